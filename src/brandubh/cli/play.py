"""``brandubh play``: two people at one keyboard, or one against the computer; a game or a match of two sets."""

import contextlib
import random
import sys
import time
from dataclasses import dataclass

from brandubh import compiled
from brandubh.board import Board
from brandubh.cli.kept import Kept, computer_name, saved_game_file
from brandubh.cli.progress import compile_meanwhile
from brandubh.cli.screen import Screen, put
from brandubh.cli.speech import spoken
from brandubh.cli.terminal import Quit, Terminal
from brandubh.errors import BrandubhError
from brandubh.game import Game
from brandubh.language import say
from brandubh.match import Match
from brandubh.move import Move
from brandubh.pieces import Side
from brandubh.rules import WTF, Rules


class Computer:
    """The engine at one of its levels, answering in a steady rhythm."""

    RHYTHM = 0.9
    """Seconds that an answer takes, so that it neither startles nor bores."""

    def __init__(self, level: int, rules: Rules) -> None:
        compile_meanwhile("brandubh.engine.engine", "brandubh.tablebase.build", progress=self._count)
        from brandubh.engine.engine import Engine

        self.name = computer_name(level)
        self._engine = Engine(rules, level=level, hash_mb=64)
        self._compiled = ""

    def _count(self, done: int, total: int) -> None:
        self._compiled = f"{done}/{total}"

    def choose(self, board: Board) -> Move:
        """The engine's move, after :attr:`RHYTHM` seconds."""
        from brandubh.engine.limits import Limit
        from brandubh.tablebase import open_tables

        started = time.monotonic()
        if compiled.is_meanwhile():
            put(f"{say(spoken(), 'compiling-meanwhile')} {self._compiled}".rstrip(), to_stderr=True)
        elif self._engine.tables is None:
            self._engine.tables = open_tables()  # not before: the smallest are built there
        move = self._engine.play(board, Limit(time=self.RHYTHM)).move
        assert move is not None
        time.sleep(max(0.0, self.RHYTHM - (time.monotonic() - started)))
        return move


@dataclass(frozen=True)
class Wish:
    """What was asked for; None where nothing was said."""

    rules: Rules | None = None
    fen: str | None = None
    match: bool = False
    attackers: str = ""
    defenders: str = ""
    level: int | None = None
    side: str | None = None

    def __post_init__(self) -> None:
        if self.side is not None and self.side not in (*Side, "random"):
            raise BrandubhError("side-to-play", text=self.side)
        if self.side is not None and self.level is None:
            raise BrandubhError("side-alone")
        if self.level is not None and self.attackers and self.defenders:
            raise BrandubhError("names-and-level")
        if self.match and self.fen:
            raise BrandubhError("match-fen")

    def players(self) -> tuple[str, str]:
        """The names of the attackers and the defenders."""
        if self.level is None:
            return self.attackers, self.defenders
        person, computer = self.attackers or self.defenders or "You", computer_name(self.level)
        side = self.side or (Side.DEFENDERS if self.defenders else Side.ATTACKERS)
        yours = random.choice(list(Side)) if side == "random" else Side(side)
        return (person, computer) if yours is Side.ATTACKERS else (computer, person)

    def left_out_by(self, kept: Kept) -> list[str]:
        """The options that a kept game does not go with."""
        person = kept.person
        against = {
            f"--rules {self.rules and self.rules.name}": self.rules not in (None, kept.rules),
            f"--fen {self.fen!r}": self.fen is not None and self.fen != kept.last.board().root().fen(),
            "--match": self.match and not kept.is_match,
            f"--attackers {self.attackers}": self.attackers not in ("", *kept.players),
            f"--defenders {self.defenders}": self.defenders not in ("", *kept.players),
            f"--level {self.level}": self.level not in (None, kept.level),
            f"--side {self.side}": self.side not in (None, "random") and self.side != person,
        }
        return [option for option, is_against in against.items() if is_against]


def play_command(wish: Wish, *, ascii_only: bool = False, words: bool = False) -> None:
    """Play at this terminal until the game, or the match, is over or the players stop.

    With a level the computer plays against whoever has the side that was asked for (in a match: in the first set).
    """
    console = Screen()
    interactive = sys.stdin.isatty()
    if interactive:
        with contextlib.suppress(ImportError):
            import readline  # noqa: F401 - gives input() line editing and history
    with saved_game_file() if interactive else contextlib.nullcontext() as keep:
        terminal = Terminal(console, input, ascii_only=ascii_only, words=words, keep=keep)
        try:
            kept = None if keep is None else Kept.read(keep, terminal.tell)
            if kept is None or not _goes_on(kept, wish, terminal):
                _begin(wish, terminal)
        except Quit:
            console.print("Until next time." + (" The game is kept." if terminal.is_kept else ""))


def _begin(wish: Wish, terminal: Terminal) -> None:
    """A new game, or match."""
    rules = wish.rules or WTF
    names = wish.players()
    game = None if wish.match else Game(wish.fen, rules=rules)
    if wish.level is not None:
        terminal.against(Computer(wish.level, rules))
    terminal.welcome(rules)
    if game is None:
        terminal.play_match(Match(names[0] or "First", names[1] or "Second", rules=rules))
    else:
        game.headers |= {side.title(): name for side, name in zip(Side, names, strict=True) if name}
        terminal.play_game(game)


def _goes_on(kept: Kept, wish: Wish, terminal: Terminal) -> bool:
    """Offer the kept game, with what it is and what it would leave out; whether it was played."""
    terminal.tell(f"There is an unfinished {kept}.")
    if left_out := wish.left_out_by(kept):
        terminal.tell(f"Going on with it leaves out {', '.join(left_out)}.")
    if not terminal.yes("Go on with it?"):
        terminal.tell(f"It is put aside as {kept.put_aside()}.")
        return False
    level = kept.level
    if level is not None:
        terminal.against(Computer(level, kept.rules))
    if kept.is_match:
        terminal.play_match(kept.as_match())
    else:
        terminal.play_game(kept.last)
    return True
