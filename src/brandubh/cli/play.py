"""``brandubh play``: two people at one keyboard, or one against the computer; a game or a match of two sets."""

import contextlib
import random
import re
import sys
import time
from pathlib import Path

from brandubh import compiled
from brandubh.board import Board
from brandubh.bulk.folders import data_folder
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
from brandubh.record import read_games
from brandubh.rules import Rules


def saved_game_file() -> Path:
    """Where the game in progress is kept."""
    return data_folder() / "terminal-game.txt"


class Computer:
    """The engine at one of its levels, answering in a steady rhythm."""

    RHYTHM = 0.9
    """Seconds that an answer takes, so that it neither startles nor bores."""

    def __init__(self, level: int, rules: Rules) -> None:
        compile_meanwhile("brandubh.engine.engine", "brandubh.tablebase.build", progress=self._count)
        from brandubh.engine.engine import Engine

        self.name = f"Computer, level {level}"
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


def play_command(
    rules: Rules,
    *,
    fen: str | None = None,
    match: bool = False,
    names: tuple[str, str] = ("", ""),
    level: int | None = None,
    side: str = "attackers",
    ascii_only: bool = False,
) -> None:
    """Play at this terminal until the game, or the match, is over or the players stop.

    With a ``level`` the computer plays against whoever has ``side`` (in a match: in the first set).
    """
    if side not in (*Side, "random"):
        raise BrandubhError("side-to-play", text=side)
    if match and fen:
        raise BrandubhError("match-fen")
    console = Screen()
    interactive = sys.stdin.isatty()
    if interactive:
        with contextlib.suppress(ImportError):
            import readline  # noqa: F401 - gives input() line editing and history
    encodable = _can_encode("●○♔·×◇•", console.encoding)
    opponent = None if level is None else Computer(level, rules)
    if opponent is not None:
        person = names[0] or names[1] or "You"
        yours = random.choice(list(Side)) if side == "random" else Side(side)
        names = (person, opponent.name) if yours is Side.ATTACKERS else (opponent.name, person)
    terminal = Terminal(
        console,
        input,
        ascii_only=ascii_only or not encodable,
        keep=saved_game_file() if interactive else None,
        opponent=opponent,
    )
    try:
        games = _unfinished() if interactive else []
        if games:
            if terminal.yes(f"There is an unfinished game, {_how_far(games)}. Go on with it?"):
                _resume(terminal, games)
                return
            console.print(f"  It is put aside as {_put_aside()}.", highlight=False, soft_wrap=True)
        terminal.welcome(rules)
        if match:
            terminal.play_match(Match(names[0] or "First", names[1] or "Second", rules=rules))
        else:
            headers = {side.title(): name for side, name in zip(Side, names, strict=True) if name}
            terminal.play_game(Game(fen, rules=rules, headers=headers))
    except Quit:
        console.print("Until next time." + (" The game is kept." if interactive else ""))


def _can_encode(text: str, encoding: str) -> bool:
    try:
        text.encode(encoding)
    except (UnicodeEncodeError, LookupError):
        return False
    return True


def _unfinished() -> list[Game]:
    """The kept games, if they are a game, or a match, that has been begun and is not over."""
    try:
        games = list(read_games(saved_game_file().read_text(encoding="utf-8")))
    except (OSError, UnicodeDecodeError, BrandubhError):
        return []
    if not any(game.mainline() for game in games):
        return []
    first_of_two = len(games) == 1 and "Round" in games[0].headers
    return games if games[-1].outcome() is None or first_of_two else []


def _how_far(games: list[Game]) -> str:
    plies = len(games[-1].mainline())
    return f"{plies} {'move' if plies == 1 else 'moves'} into " + ("its second set" if len(games) == 2 else "it")


def _put_aside() -> Path:
    """Give the kept game another name, so that a new one does not overwrite it."""
    kept = saved_game_file()
    number = 1
    while (aside := kept.with_name(f"terminal-game-{number}.txt")).exists():
        number += 1
    kept.replace(aside)
    return aside


def _resume(terminal: Terminal, games: list[Game]) -> None:
    """Go on with kept games: a set of a match says so in its Round header."""
    last = games[-1]
    for name in last.headers.values():
        if found := re.fullmatch(r"Computer, level ([1-8])", name):
            terminal.against(Computer(int(found[1]), last.rules))
    if "Round" not in last.headers:
        terminal.play_game(last)
        return
    first = games[0]
    match = Match(first.headers["Attackers"], first.headers["Defenders"], rules=first.rules)
    match.sets = games
    terminal.play_match(match)
