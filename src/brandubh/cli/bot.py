"""``brandubh bot``: an engine that plays on a server, in all its games at once, until it is told to stop."""

import contextlib
import os
import queue
import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path

from brandubh.board import Board
from brandubh.bulk.text_file import read_text
from brandubh.cli.bot_server import AwayError, Json, Pause, RefusedError, Server
from brandubh.cli.progress import compile_first
from brandubh.cli.screen import counted, put
from brandubh.engine.limits import Clock, Limit
from brandubh.engine.matches.play import Contestant, Control, check_contestants, start
from brandubh.engine.uci.blocking import UciEngine
from brandubh.engine.uci.errors import EngineError
from brandubh.errors import BrandubhError, file_trouble, quote
from brandubh.rules import Rules

VARIABLE = "BRANDUBH_TOKEN"
ON_THE_WAY = 0.1  # seconds of the clock that are left for the way to the server
MOST_FAILURES = 3  # of an engine in one game, before it gives up
REMATCH_SECONDS = 30.0  # in which the other may want to play again


@dataclass(frozen=True, slots=True)
class Wish:
    """What a bot is to do."""

    engine: str  # as ``brandubh match`` has it
    seconds: float = 2.0  # for a move, if the clock does not ask for less
    at_once: int = 4  # games
    games: int | None = None  # after which it leaves; None for ever
    join: tuple[str, ...] = ()  # links of invitations
    invite: Json | None = None  # the game to invite somebody to


def read_token(given: str | None, file: Path | None) -> str:
    """The token of the options, or of the environment."""
    if file is not None:
        try:
            return read_text(file).strip()
        except (OSError, UnicodeDecodeError) as error:
            raise BrandubhError("cannot-read", file=str(file), reason=file_trouble(error)) from None
    token = given or os.environ.get(VARIABLE, "")
    if not token.strip():
        raise BrandubhError(f"a bot needs a token: --token, --token-file, or {VARIABLE} in the environment")
    return token.strip()


def read_engine(engine: str | None, level: int | None) -> str:
    """The engine of the options, as ``brandubh match`` names it.

    >>> read_engine(None, 3), read_engine(None, None)
    ('self:level=3', 'self')
    """
    if engine is not None and level is not None:
        raise BrandubhError("--level is for our own engine: give --engine or --level, not both")
    return engine or ("self" if level is None else f"self:level={level}")


def read_invite(side: str, tc: str | None, rules: Rules) -> Json:
    """The game of the options, to which somebody is to be invited."""
    if side not in ("attackers", "defenders", "random"):
        raise BrandubhError(f"a side is attackers, defenders or random, not {quote(side)}")
    clock = None
    if tc is not None:
        initial, increment = Control.read_clock(tc)
        clock = {"initial": initial, "increment": increment}
    return {"side": side, "clock": clock, "rules": rules.preset or rules.to_dict()}


def _say(text: str, *, to_stderr: bool = False) -> None:
    """Print a line at once, also where nobody sees a terminal."""
    put(text, to_stderr=to_stderr)
    sys.stdout.flush()


def bot_command(address: str, token: str, wish: Wish) -> None:
    """Connect, play, and say what happens. It goes on until Ctrl-C, or until so many games are over."""
    server = Server(address, token)
    try:
        me = server.ask("GET", "/api/account")
    except AwayError as error:
        raise BrandubhError(f"{server.address} cannot be reached: {error}") from None
    if not me.get("bot"):
        raise BrandubhError(f"{me.get('name')} is not a bot's account; {server.address}/account/tokens makes it one")
    if server.is_open_to_all:
        _say("The token is sent without encryption: anybody on the way can read it. Use https.", to_stderr=True)
    compile_first("brandubh.engine.engine")
    check_contestants(wish.engine)
    _say(f"{me['name']} is connected to {server.address}.")
    bot = Bot(server, wish)
    try:
        bot.run()
    except AwayError as error:
        raise BrandubhError(f"{server.address} cannot be reached: {error}") from None
    finally:
        bot.close()
    if bot.trouble is not None:
        raise bot.trouble


@dataclass(slots=True)
class Game:
    """A game as its stream has told it."""

    view: Json = field(default_factory=dict)
    sent: int = -1  # the version that one's own last move made
    ended_at: float | None = None
    failures: int = 0

    def hear(self, line: Json) -> None:
        """Take in a line: all of the game, or what has changed in it."""
        if "since" not in line:
            self.view = line
        elif self.view and line["since"] == self.view["version"]:
            moves = self.view["moves"][: line["kept"]] + line["moves"]
            self.view = self.view | line | {"moves": moves, "fens": self.view["fens"]}

    @property
    def side(self) -> str:
        """One's own."""
        return str(self.view["my_side"])

    @property
    def is_my_turn(self) -> bool:
        """Whether one is to move, and has not done so already."""
        here = self.view["version"] > self.sent
        return here and not self.view["outcome"] and bool(self.view["position"]["turn"] == self.side)

    @property
    def other_offer(self) -> str | None:
        """What the other player offers."""
        offer = self.view["offer"]
        return offer["kind"] if offer and offer["side"] != self.side else None

    def board(self) -> Board:
        """The board with all its moves, so that the engine knows what is repeated."""
        board = Board(self.view["fens"][0], rules=Rules.from_dict(self.view["rules"]))
        return board.play_all(move["uci"] for move in self.view["moves"])

    def limit(self, seconds: float) -> Limit:
        """What a move may cost."""
        clock = self.view["clock"]
        if clock is None:
            return Limit(time=seconds)
        left = max(0.05, clock[self.side] / 1000 - ON_THE_WAY)
        return Limit(time=seconds, clock=Clock(left, clock["increment"] / 1000))

    def name(self) -> str:
        """Which game it is, for those who read along."""
        other = self.view["players"]["defenders" if self.side == "attackers" else "attackers"]
        called = other["name"] or ("the computer" if other["kind"] == "computer" else "somebody")
        return f"{self.view['id']}: {self.side} against {called}"


class Bot:
    """An engine that plays on a server. ``trouble`` is why it had to stop, if it had to."""

    def __init__(self, server: Server, wish: Wish) -> None:
        self._server = server
        self._wish = wish
        self._contestant = Contestant.from_text(wish.engine)
        self._engines: queue.SimpleQueue[UciEngine] = queue.SimpleQueue()
        self._running: set[UciEngine] = set()
        self._pool = ThreadPoolExecutor(wish.at_once, "game")
        self._lock = threading.Lock()
        self._taken: set[str] = set()
        self._over = 0
        self._stop = threading.Event()
        self.trouble: BrandubhError | None = None

    def run(self) -> None:
        """Hear what happens, and play, until there is nothing more to do."""
        for link in self._wish.join:
            self._server.ask("POST", f"/api/invites/{link.rstrip('/').rpartition('/')[2]}")
        if self._wish.invite is not None:
            game = self._server.ask("POST", "/api/games", {"mode": "friend"} | self._wish.invite)
            _say(f"Whoever opens this link plays against it: {self._server.address}/join/{game['invite']}")
        pause = Pause()
        while not self._stop.is_set():
            try:
                for event in self._server.lines("/api/bot/events"):
                    pause.over()
                    if event is not None:
                        self._hear(event)
                self._away("the connection has ended", pause)
            except AwayError as error:
                self._away(str(error), pause, error.wait)
            except RefusedError as error:
                self._fail(error)

    def _hear(self, event: Json) -> None:
        if event["type"] == "replaced":
            self._fail(BrandubhError("another program plays with this account"))
        elif event["type"] in ("game-start", "your-turn"):
            self._take(event["game_id"])

    def _take(self, game_id: str) -> None:
        """Play a game, as soon as there is room for it."""
        with self._lock:
            if game_id in self._taken or self._stop.is_set():
                return
            self._taken.add(game_id)
        self._pool.submit(self._attend, game_id)

    def _attend(self, game_id: str) -> None:
        """One game, in a thread of its own."""
        try:
            self._play(game_id)
        except BrandubhError as error:
            _say(f"{game_id}: {error}", to_stderr=True)
        except Exception as error:  # the other games go on
            _say(f"{game_id}: {type(error).__name__}: {error}", to_stderr=True)
        finally:
            with self._lock:
                self._taken.discard(game_id)

    def _play(self, game_id: str) -> None:
        game, pause = Game(), Pause()
        while not self._stop.is_set():
            try:
                for line in self._server.lines(f"/api/bot/games/{game_id}/stream"):
                    pause.over()
                    if line is not None:
                        is_new = not game.view
                        game.hear(line)
                        if is_new and not game.view["outcome"]:
                            _say(f"{game.name()} …")
                    if game.view and not self._act(game):
                        return
                self._away(f"{game_id}: the connection has ended", pause)
            except AwayError as error:
                self._away(f"{game_id}: {error}", pause, error.wait)
            except RefusedError as error:
                if error.status == 401:
                    self._fail(error)
                raise

    def _act(self, game: Game) -> bool:
        """Do what there is to do in a game; whether it is to be listened to any longer."""
        if game.view["outcome"]:
            return self._afterwards(game)
        if game.is_my_turn:
            self._move(game)
        elif game.other_offer is not None:
            self._try(game, "decline")
        return not self._stop.is_set()

    def _move(self, game: Game) -> None:
        board = game.board()
        engine = self._borrow()
        try:
            move = engine.play(board, game.limit(self._wish.seconds)).move
        except EngineError as error:
            self._discard(engine)
            if self._stop.is_set():
                return
            game.failures += 1
            _say(f"{game.view['id']}: {error}", to_stderr=True)
            if game.failures >= MOST_FAILURES:
                self._try(game, "resign")
            else:
                self._move(game)
            return
        self._engines.put(engine)
        if move is not None:
            self._try(game, "moves", {"move": move.uci(), "ply": board.ply, "fen": board.fen()})

    def _try(self, game: Game, action: str, body: Json | None = None) -> Json | None:
        """Do something in a game. If the game has gone on meanwhile, its stream tells how; if the server is away, the
        next stream does. A move that is sent twice is made once.
        """
        try:
            answer = self._server.ask("POST", f"/api/games/{game.view['id']}/{action}", body)
        except RefusedError as error:
            if error.status == 409:
                return None
            raise
        game.sent = max(game.sent, int(answer.get("version", -1)))
        return answer

    def _afterwards(self, game: Game) -> bool:
        """A game is over: the second set of its match begins, or another game if the other wants one."""
        view = game.view
        if game.ended_at is None:
            game.ended_at = time.monotonic()
            winner = view["outcome"]["winner"]
            result = "drawn or aborted" if winner is None else "won" if winner == game.side else "lost"
            how = view["outcome"]["termination"].replace("_", " ")
            _say(f"{game.name()}: {result} ({how}) after {counted(len(view['moves']), 'move')}")
            match = view["match"]
            is_first_set = match and not match["result"] and match["number"] == 1 and len(match["sets"]) == 1
            if is_first_set and view["outcome"]["termination"] != "aborted":
                self._try(game, "next-set")
            self._count_game()
        if self._stop.is_set() or view["next_id"] or (view["match"] and not view["match"]["result"]):
            return False
        if game.other_offer == "rematch":
            self._try(game, "rematch")
            return False
        return time.monotonic() - game.ended_at < REMATCH_SECONDS

    def _count_game(self) -> None:
        with self._lock:
            self._over += 1
            is_enough = self._wish.games is not None and self._over >= self._wish.games
        if is_enough:
            self._halt()

    # Engines

    def _borrow(self) -> UciEngine:
        with contextlib.suppress(queue.Empty):
            return self._engines.get_nowait()
        engine = start(self._contestant)
        with self._lock:
            self._running.add(engine)
        return engine

    def _discard(self, engine: UciEngine) -> None:
        with self._lock:
            self._running.discard(engine)
        engine.quit()

    # The end

    def _away(self, why: str, pause: Pause, least: float = 0.0) -> None:
        """Wait a while for a server that is away."""
        if self._stop.is_set():
            return
        seconds = pause.seconds(least)
        _say(f"{why}; trying again in {seconds:.1f} s", to_stderr=True)
        self._stop.wait(seconds)

    def _fail(self, error: BrandubhError) -> None:
        self.trouble = self.trouble or error
        self._halt()

    def _halt(self) -> None:
        self._stop.set()
        self._server.close()

    def close(self) -> None:
        """Stop at once. Games that are not over stay as they are, and can be gone on with."""
        self._halt()
        self._pool.shutdown(wait=False, cancel_futures=True)
        with self._lock:
            running, self._running = self._running, set()
            left = len(self._taken)
        for engine in running:
            engine.quit()
        self._pool.shutdown()
        if left and self.trouble is None:
            _say(f"{counted(left, 'game')} left as they are; start the bot again to go on.", to_stderr=True)
