"""The game that ``brandubh play`` keeps: where it is, what it is, and how it makes room for another."""

import contextlib
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from brandubh.bulk.folders import data_folder
from brandubh.bulk.text_file import read_text
from brandubh.cli.screen import counted
from brandubh.errors import BrandubhError
from brandubh.game import Game
from brandubh.match import Match
from brandubh.pieces import Side
from brandubh.record import read_games
from brandubh.rules import Rules

NAME = "terminal-game.txt"


@contextlib.contextmanager
def saved_game_file() -> Iterator[Path]:
    """Where the game in progress is kept. Whoever plays at another terminal meanwhile has a file of his own."""
    usual = data_folder() / NAME
    with contextlib.ExitStack() as stack:
        try:
            import fcntl  # where there is such a thing

            usual.parent.mkdir(parents=True, exist_ok=True)
            lock = stack.enter_context(usual.with_suffix(".lock").open("w"))
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            yield _free(usual)
            return
        except (ImportError, OSError):
            pass  # nobody can be told, and mostly nobody is there
        yield usual


def _free(usual: Path) -> Path:
    number = 1
    while (aside := usual.with_name(f"{usual.stem}-{number}{usual.suffix}")).exists():
        number += 1
    return aside


def computer_name(level: int) -> str:
    """What the computer is called in the headers of a game."""
    return f"Computer, level {level}"


@dataclass(frozen=True)
class Kept:
    """A game, or a match, that has been begun and is not over."""

    path: Path
    games: list[Game]

    @classmethod
    def read(cls, path: Path, tell: Callable[[str], None]) -> "Kept | None":
        """What a file keeps, if it is to be gone on with. One that cannot be read is put aside, not written over."""
        try:
            games = list(read_games(read_text(path)))
        except FileNotFoundError:
            return None
        except (OSError, UnicodeDecodeError, BrandubhError):
            with contextlib.suppress(OSError):
                tell(f"The kept game cannot be read. It is put aside as {cls(path, []).put_aside()}.")
            return None
        if not any(game.mainline() or game.outcome() for game in games):
            return None
        first_of_two = len(games) == 1 and "Round" in games[0].headers
        return cls(path, games) if games[-1].outcome() is None or first_of_two else None

    @property
    def last(self) -> Game:
        """The game, or the set, that is being played."""
        return self.games[-1]

    @property
    def rules(self) -> Rules:
        """Its rules."""
        return self.last.rules

    @property
    def is_match(self) -> bool:
        """Whether it is a match: its sets say so in their Round header."""
        return "Round" in self.last.headers

    @property
    def players(self) -> list[str]:
        """The names of the attackers and the defenders of the first set, as far as they have any."""
        return [self.games[0].headers.get(side.title(), "") for side in Side]

    @property
    def level(self) -> int | None:
        """The computer's level, if it plays."""
        found = (re.fullmatch(r"Computer, level ([1-8])", name) for name in self.players)
        return next((int(each[1]) for each in found if each), None)

    @property
    def person(self) -> Side | None:
        """The side, in the first set, of the one who plays against the computer."""
        if self.level is None:
            return None
        return Side.ATTACKERS if self.players[1] == computer_name(self.level) else Side.DEFENDERS

    def as_match(self) -> Match:
        """The match, with its sets."""
        first = self.games[0]
        match = Match(first.headers["Attackers"], first.headers["Defenders"], rules=first.rules)
        match.sets = self.games
        return match

    def put_aside(self) -> Path:
        """Give the file another name, so that a new game does not overwrite it."""
        aside = _free(self.path)
        self.path.replace(aside)
        return aside

    def __str__(self) -> str:
        """What it is: ``game: Ann (attackers) against Bo (defenders), rules wtf, 3 moves played``."""
        names = [self.last.headers.get(side.title(), "") for side in Side]
        who = " against ".join(
            f"{name} ({side})" if name else str(side) for name, side in zip(names, Side, strict=True)
        )
        played = counted(len(self.last.mainline()), "move") + " played"
        if len(self.games) == 2:
            played += " in the second set"
        return f"{'match' if self.is_match else 'game'}: {who}, rules {self.rules.name}, {played}"
