"""Verdicts: what the engine thinks of positions near the start, and the text files that keep them, a line each.

A line has the ruleset, the folded position and who is to move, the score for that side (hundredths of a man, or ``#3``
for a win in three moves of the winner), the depth, the nodes allowed, the signature of the search, and the best line.
"""

import functools
import os
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from importlib import resources
from pathlib import Path

from brandubh.bulk.whole_file import replacing
from brandubh.engine.score import Score
from brandubh.errors import BrandubhError, file_trouble, quote
from brandubh.move import Move
from brandubh.pieces import Side

HEAD = "# brandubh openings 1\n"
SHIPPED = "verdicts.txt"
MOST_BYTES = 64 << 20

_LINE = re.compile(
    r"(?P<rules>[a-z0-9-]{1,64}) (?P<fen>[1-7tTK/]{13,60} [bw]) (?P<score>[+-]\d{1,6}|#-?\d{1,3}) (?P<depth>\d{1,3}) "
    r"(?P<nodes>\d{1,15}) (?P<engine>\d{1,15})(?P<line>(?: [a-g][1-7]-[a-g][1-7]){0,200})"
)


class OpeningsError(BrandubhError):
    """Openings that cannot be: a file that is none, or what cannot be counted."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a search found of a folded position: the score for the side to move, and the line that leads to it.

    ``nodes`` is what the search was allowed, whatever it had reported last, and ``engine`` the signature of the search,
    a number that changes exactly when the search does.
    """

    rules: str
    fen: str
    score: Score
    depth: int
    nodes: int
    engine: int
    line: tuple[Move, ...]

    @property
    def place(self) -> tuple[str, str]:
        """The ruleset and the position."""
        return self.rules, self.fen

    @property
    def decided(self) -> bool:
        """Whether the search saw the end: no more nodes would change who wins."""
        return self.score.wins_in is not None

    def to_text(self) -> str:
        """The verdict as a line of its file."""
        score = self.score
        worth = f"{score.centimen:+d}" if score.centimen is not None else f"#{score.wins_in}"
        moves = "".join(f" {move}" for move in self.line)
        return f"{self.rules} {self.fen} {worth} {self.depth} {self.nodes} {self.engine}{moves}\n"

    @classmethod
    def from_text(cls, text: str) -> "Verdict":
        """Read a line.

        >>> text = "wtf 3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3 b -25 18 35000000 1177541 d2-e2 c4-c2"
        >>> Verdict.from_text(text).score.centimen
        -25
        """
        found = _LINE.fullmatch(text.rstrip("\n"))
        if found is None:
            raise OpeningsError(f"this is no verdict: {quote(text)}")
        side = Side.ATTACKERS if found["fen"].endswith(Side.ATTACKERS.letter) else Side.DEFENDERS
        worth = found["score"]
        score = Score(side, wins_in=int(worth[1:])) if worth[0] == "#" else Score(side, centimen=int(worth))
        line = tuple(Move.from_text(move) for move in found["line"].split())
        depth, nodes, engine = (int(found[name]) for name in ("depth", "nodes", "engine"))
        return cls(found["rules"], found["fen"], score, depth, nodes, engine, line)


Verdicts = dict[tuple[str, str], Verdict]
"""Verdicts by their place."""


def better(old: Verdict | None, new: Verdict) -> Verdict:
    """Of two verdicts on a position, the one that cost more; the newer, if they cost the same."""
    return old if old is not None and old.nodes > new.nodes else new


def merged(verdicts: Iterable[Verdict]) -> Verdicts:
    """The best verdict on each position."""
    best: Verdicts = {}
    for verdict in verdicts:
        best[verdict.place] = better(best.get(verdict.place), verdict)
    return best


def read_verdicts(path: Path) -> Verdicts:
    """The verdicts of a file; none if it is not there. A last line that a kill has cut is left out."""
    try:
        with path.open("rb") as file:
            data = file.read(MOST_BYTES + 1)
    except FileNotFoundError:
        return {}
    except OSError as error:
        raise OpeningsError("cannot-read", file=str(path), reason=file_trouble(error)) from None
    if len(data) > MOST_BYTES:
        raise OpeningsError(f"{path} is too large to be a file of openings")
    whole = data[: data.rfind(b"\n") + 1]
    if not whole.startswith(HEAD.encode()):
        if HEAD.encode().startswith(data):
            return {}  # killed before it had a first line
        raise OpeningsError(f"{path} is no file of openings: choose another, or move it away")
    return merged(_lines(whole[len(HEAD) :].decode("ascii", "replace"), str(path)))


def _lines(text: str, source: str) -> Iterator[Verdict]:
    for number, line in enumerate(text.splitlines(), 2):
        try:
            yield Verdict.from_text(line)
        except BrandubhError as error:
            raise OpeningsError(f"{source}:{number}: {error}") from None


def write_verdicts(path: Path, verdicts: Iterable[Verdict]) -> None:
    """Write a file whole, in the order of rulesets and positions."""
    with replacing(path, OpeningsError) as part:
        lines = sorted(verdict.to_text() for verdict in verdicts)
        part.write_text(HEAD + "".join(lines), "ascii")


class Journal:
    """A file that grows by a verdict at a time. Each is on the disk when :meth:`add` returns."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.verdicts = read_verdicts(path)
        # Whole again, should a kill have cut its last line.
        write_verdicts(path, self.verdicts.values())

    def add(self, verdict: Verdict) -> None:
        """Write a verdict down."""
        try:
            with self.path.open("a", encoding="ascii") as file:
                file.write(verdict.to_text())
                file.flush()
                os.fsync(file.fileno())
        except OSError as error:
            raise OpeningsError("cannot-write", file=str(self.path), reason=file_trouble(error)) from None
        self.verdicts[verdict.place] = better(self.verdicts.get(verdict.place), verdict)

    def close(self) -> None:
        """Put the file in order."""
        write_verdicts(self.path, self.verdicts.values())


class Book:
    """The verdicts that come with the game, and those of a file of one's own over them. Lines are read when they are
    asked for: to read thousands of them would make the first answer wait.
    """

    def __init__(self, own: Path | None = None) -> None:
        self._own = own
        self._seen: tuple[int, int] | None = None  # the file's time and size when it was read
        self._mine: dict[str, str] = {}

    def get(self, rules: str, fen: str) -> Verdict | None:
        """The verdict on a folded position; None if there is none."""
        place = f"{rules} {fen}"
        best: Verdict | None = None
        for lines in (_shipped(), self._lines()):
            if place in lines:
                best = better(best, Verdict.from_text(f"{place} {lines[place]}"))
        return best

    def _lines(self) -> dict[str, str]:
        """The lines of the own file, read again when it has changed."""
        if self._own is None:
            return {}
        try:
            state = self._own.stat()
        except OSError:
            return {}
        if self._seen != (state.st_mtime_ns, state.st_size):
            self._mine = _by_place("".join(map(Verdict.to_text, read_verdicts(self._own).values())))
            self._seen = (state.st_mtime_ns, state.st_size)
        return self._mine


def _by_place(text: str) -> dict[str, str]:
    places = {}
    for line in text.splitlines():
        rules, board, side, rest = line.split(" ", 3)
        places[f"{rules} {board} {side}"] = rest
    return places


@functools.cache
def _shipped() -> dict[str, str]:
    return _by_place(_shipped_text())


def _shipped_text() -> str:
    return resources.files("brandubh.openings").joinpath(SHIPPED).read_text("ascii").removeprefix(HEAD)


def shipped() -> Verdicts:
    """All verdicts that come with the game."""
    return merged(_lines(_shipped_text(), SHIPPED))
