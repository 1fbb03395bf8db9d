"""Matches between engines: every opening from both sides, every move checked, and what the result proves.

An engine that crashes, oversteps its time or plays an illegal move loses that game and is started anew. Every claim of
strength in this project comes from here.
"""

import dataclasses
import itertools
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor, wait

from brandubh.board import Board
from brandubh.engine.limits import Clock, Limit
from brandubh.engine.matches.elo import PlayedGame, Sprt, Tally
from brandubh.engine.matches.openings import balanced_openings, search_evaluator
from brandubh.engine.uci import SELF
from brandubh.engine.uci.blocking import UciEngine
from brandubh.engine.uci.errors import EngineError, EngineMoveError, EngineTimeoutError
from brandubh.errors import BrandubhError, expect, expect_number, quote
from brandubh.game import Evaluation, Game
from brandubh.outcome import Outcome, Termination
from brandubh.pieces import Side
from brandubh.rules import Rules, get_rules

HANDSHAKE = 6.0
"""Seconds in which a program must have said that it speaks UCI. Our own may take longer, on a busy machine."""

MOST_GAMES = 10_000_000

_SHORT_NAMES = {"level": "Skill Level", "threads": "Threads", "hash": "Hash"}


@dataclasses.dataclass(frozen=True)
class Contestant:
    """An engine that takes part: its name in the report, how to start it, and its options.

    >>> Contestant.from_text("self:level=3,hash=16").options
    {'Skill Level': '3', 'Hash': '16'}
    """

    name: str  # in the report
    command: tuple[str, ...] | str  # a command line, or its words
    options: dict[str, str] = dataclasses.field(default_factory=dict)  # UCI options and their values

    @classmethod
    def from_text(cls, text: str) -> "Contestant":
        """Read ``self``, ``self:level=3,threads=2,hash=16,elo=1500``, or the command line of any UCI engine.

        Behind ``self:``, other keys are names of options as UCI lists them.
        """
        expect(text, str, "an engine, as a text,")
        word, _, settings = text.partition(":")
        if word != "self":
            return cls(text, text)
        options: dict[str, str] = {}
        for setting in filter(None, settings.split(",")):
            key, equals, value = (part.strip() for part in setting.partition("="))
            if not equals or not key or not value:
                raise BrandubhError(f"settings are written like self:level=3,threads=2, not {quote(text)}")
            if key == "elo":
                options |= {"UCI_LimitStrength": "true", "UCI_Elo": value}
            else:
                options[_SHORT_NAMES.get(key, key)] = value
        return cls(text, SELF, options)


def check_contestants(*texts: str) -> None:
    """See that each can be started and speaks UCI, or raise an :class:`EngineError` that says why not."""
    for contestant in dict.fromkeys(texts):
        start(Contestant.from_text(contestant)).quit()


def start(contestant: Contestant, timeout: float = 120.0) -> UciEngine:
    """Start a contestant's engine, with its options set."""
    handshake = timeout if contestant.command is SELF else min(timeout, HANDSHAKE)
    return UciEngine.start(contestant.command, options=contestant.options, timeout=timeout, handshake=handshake)


@dataclasses.dataclass(frozen=True)
class Control:
    """What each engine may spend: on a move (depth, nodes, seconds), or on a game (seconds and increment)."""

    depth: int | None = None  # plies a move
    nodes: int | None = None  # positions a move
    movetime: float | None = None  # seconds a move
    base: float | None = None  # seconds a game
    increment: float = 0.0  # seconds added with each move
    margin: float = 1.0
    """Seconds beyond the limit, a move's or a game's, after which it counts as overstepped."""

    def __post_init__(self) -> None:
        numbers = (self.depth, self.nodes, self.movetime, self.base)
        for number in (self.depth, self.nodes):
            expect(number, (int, type(None)), "a whole number as the limit of a match")
        for seconds in (self.movetime, self.base, self.increment, self.margin):
            expect(seconds, (int, float, type(None)), "a number of seconds")
        if all(number is None for number in numbers):
            raise BrandubhError("a match needs a limit: a time, a clock, a depth or nodes")
        if any(number is not None and not 0 < number < 1e12 for number in numbers) or not (
            0 <= self.increment < 1e6 and 0 <= self.margin < 1e6
        ):
            raise BrandubhError("the limits of a match are numbers above 0")

    @staticmethod
    def read_clock(text: str) -> tuple[float, float]:
        """Read seconds for a game and seconds added for each move, ``10+0.1``.

        >>> Control.read_clock("10+0.1")
        (10.0, 0.1)
        """
        expect(text, str, "a clock, as a text,")
        base, _, increment = text.partition("+")
        try:
            return float(base), float(increment or 0)
        except ValueError:
            raise BrandubhError(f"a clock is written in seconds like 10+0.1, not {quote(text)}") from None

    def limit(self, left: float) -> Limit:
        """The limit of a move by an engine with ``left`` seconds on its clock."""
        expect_number(left, "a number of seconds", whole=False)
        clock = None if self.base is None else Clock(max(0.001, left), self.increment)
        return Limit(depth=self.depth, nodes=self.nodes, time=self.movetime, clock=clock)

    def patience(self, left: float) -> float | None:
        """The seconds to wait for that move; None where only the client's own patience counts."""
        expect_number(left, "a number of seconds", whole=False)
        times = [self.movetime] if self.movetime is not None else []
        times += [max(0.0, left)] if self.base is not None else []
        return min(times) + self.margin if times else None

    def __str__(self) -> str:
        parts = {
            "depth {}": self.depth,
            "{} nodes a move": self.nodes,
            "{:g} s a move": self.movetime,
            "{:g} s a game": self.base,
            "{:g} s increment": self.increment or None,
        }
        return ", ".join(text.format(number) for text, number in parts.items() if number is not None)


OnGame = Callable[[PlayedGame, Tally], None]
"""Is given a game that has ended, and how the match stands now."""


def run_match(
    a: str | Contestant,
    b: str | Contestant,
    *,
    control: Control,
    games: int = 100,
    rules: str | Rules = "wtf",
    openings: Sequence[Board] | None = None,
    concurrency: int = 1,
    sprt: Sprt | None = None,
    on_game: OnGame | None = None,
    seed: int = 0,
    max_plies: int = 400,
    timeout: float = 120.0,
) -> Tally:
    """Play a match of ``games``; they come in pairs, so an odd number is rounded up.

    An engine is ``self``, ``self`` with options, or the command line of any UCI program: :meth:`Contestant.from_text`.
    ``control`` is what each may spend.

    Without ``openings``, balanced ones are made from the ``seed``; where there are too few they are used again. So many
    games are played at a time as ``concurrency`` says. A game of ``max_plies`` is a draw. The match ends early when the
    sequential test ``sprt`` has decided, or by Ctrl-C, which still returns the tally. ``on_game`` is called after each
    game, one call at a time. An engine has ``timeout`` seconds to get ready; one that cannot be started raises
    :class:`EngineError`.
    """
    for contestant in (a, b):
        expect(contestant, (str, Contestant), "an engine, as a text or a contestant,")
    expect(control, Control, "what each engine may spend")
    expect_number(games, "a number of games", 1, MOST_GAMES)
    expect_number(concurrency, "a number of games at a time", 1)
    expect(sprt, (Sprt, type(None)), "a sequential test")
    expect(on_game, (Callable, type(None)), "a function to call after each game")  # type: ignore[arg-type]
    expect_number(seed, "a whole number as the seed")
    expect_number(max_plies, "a number of plies", 1)
    expect_number(timeout, "a number of seconds", 0, 1e6, whole=False)
    if openings is not None:
        expect(openings, Sequence, "openings, as boards,")
        for opening in openings:
            expect(opening, Board, "an opening, as a board,")
    contestants = tuple(Contestant.from_text(each) if isinstance(each, str) else each for each in (a, b))
    ruleset = get_rules(rules)
    pairs = (games + 1) // 2
    if openings is None:
        openings = balanced_openings(ruleset, pairs, seed=seed, evaluator=search_evaluator(ruleset))
    if not openings:
        raise BrandubhError("no balanced openings were found under these rules: give some of your own")
    tally = Tally(contestants[0].name, contestants[1].name, ruleset.name, str(control), sprt)
    plan = enumerate(itertools.islice(itertools.cycle(openings), pairs))
    match = _Match(contestants, control, ruleset, plan, tally, on_game, max_plies, timeout)
    threads = min(concurrency, pairs)
    with ThreadPoolExecutor(threads) as pool:
        work = [pool.submit(match.work) for _ in range(threads)]
        try:
            while not match.over.is_set() and wait(work, timeout=0.2).not_done:
                pass
        except KeyboardInterrupt:
            tally.interrupted = True
        finally:
            match.stop()
    for done in work:
        done.result()
    return tally


@dataclasses.dataclass(eq=False)
class _Match:
    """A match under way: several threads share the plan and the tally, each with a pair of engines of its own."""

    contestants: tuple[Contestant, ...]
    control: Control
    rules: Rules
    plan: Iterator[tuple[int, Board]]
    tally: Tally
    on_game: OnGame | None
    max_plies: int
    timeout: float
    over: threading.Event = dataclasses.field(default_factory=threading.Event)
    lock: threading.Lock = dataclasses.field(default_factory=threading.Lock)
    engines: set[UciEngine] = dataclasses.field(default_factory=set)

    def stop(self) -> None:
        """End the match in the middle of its games."""
        self.over.set()
        with self.lock:
            for engine in self.engines:
                engine.kill()

    def work(self) -> None:
        """Play pairs until there are no more: what one thread does."""
        seats: list[UciEngine] = []
        try:
            for contestant in self.contestants:
                seats.append(self.seat(contestant))
            while not self.over.is_set():
                with self.lock:
                    number, opening = next(self.plan, (0, None))
                if opening is None:
                    return
                for a_side in Side:
                    played = self.play(seats, number, opening, a_side)
                    if played is None:
                        return
                    self.report(played)
        except BaseException:
            self.over.set()  # without this engine there is no match
            raise
        finally:
            for engine in seats:
                self.leave(engine)

    def seat(self, contestant: Contestant) -> UciEngine:
        engine = start(contestant, self.timeout)
        with self.lock:
            self.engines.add(engine)
        try:
            engine.new_game(self.rules)
        except BaseException:
            self.leave(engine)
            raise
        return engine

    def leave(self, engine: UciEngine) -> None:
        with self.lock:
            self.engines.discard(engine)
        engine.quit()

    def report(self, played: PlayedGame) -> None:
        with self.lock:
            if self.over.is_set():
                return
            self.tally.games.append(played)
            if self.on_game is not None:
                self.on_game(played, self.tally)
            if self.tally.verdict():
                self.over.set()

    def play(self, seats: list[UciEngine], number: int, opening: Board, a_side: Side) -> PlayedGame | None:
        """A game; None if the match has ended meanwhile."""
        board = opening.copy()
        seconds, moves = [0.0, 0.0], [0, 0]
        left = [self.control.base or 0.0] * 2
        thoughts: list[tuple[Evaluation | None, float | None]] = [(None, None)] * board.ply
        who = 0
        winner: Side | None
        try:
            for who in (0, 1):
                seats[who].new_game(self.rules)
            while not board.is_game_over() and board.ply < self.max_plies and not self.over.is_set():
                who = int(board.turn is not a_side)
                started = time.perf_counter()
                patience = self.control.patience(left[who])
                result = seats[who].play(board, self.control.limit(left[who]), timeout=patience)
                spent = time.perf_counter() - started
                seconds[who] += spent
                moves[who] += 1
                if self.control.base is not None:
                    left[who] -= spent
                    if left[who] < -self.control.margin:
                        raise EngineTimeoutError(f"{seats[who].name} has no time left")
                    left[who] += self.control.increment
                assert result.move is not None
                board.push(result.move)
                evaluation = result.info.score.evaluation() if result.info is not None else None
                thoughts.append((evaluation, max(0.0, left[who]) if self.control.base is not None else None))
        except EngineError as error:
            if self.over.is_set():
                return None
            kinds = {EngineTimeoutError: "timeout", EngineMoveError: "illegal move"}
            fault, reason = kinds.get(type(error), "crash"), str(error)
            winner = a_side.other if who == 0 else a_side
            self.leave(seats[who])
            seats[who] = self.seat(self.contestants[who])
        else:
            if self.over.is_set():
                return None
            outcome = board.outcome()
            fault, winner = "", outcome.winner if outcome else None
            reason = outcome.termination.value if outcome else f"a draw after {self.max_plies} plies"
        game = Game.from_board(board)
        for node, thought in zip(game.root.line(), thoughts, strict=True):
            node.evaluation, node.clock = thought
        self.describe(game, number, a_side, winner, fault, reason)
        return PlayedGame(
            number, a_side, winner, reason, fault, board.ply, (seconds[0], seconds[1]), (moves[0], moves[1]), game
        )

    def describe(self, game: Game, number: int, a_side: Side, winner: Side | None, fault: str, reason: str) -> None:
        """Write into the game who played and, where the board does not show it, how it ended."""
        names = [contestant.name for contestant in self.contestants]
        if names[0] == names[1]:
            names = [f"{names[0]} (A)", f"{names[1]} (B)"]
        by_side = {a_side: names[0], a_side.other: names[1]}
        game.headers |= {"Event": "A match of engines", "Round": f"{number + 1}.{1 + (a_side is Side.DEFENDERS)}"}
        game.headers |= {side.title(): by_side[side] for side in Side}
        game.headers["TimeControl"] = str(self.control)
        if game.outcome() is None:
            ends = {"": Termination.AGREEMENT, "timeout": Termination.TIMEOUT}
            game.declare(Outcome(winner, ends.get(fault, Termination.RESIGNATION)))
            game.end().comment = reason
