"""Position text and move text, read and written.

Pure text and numbers: a position is the kernel's three sets of squares and a side; a move is two square numbers.
"""

import functools
import re
from typing import NamedTuple

from brandubh.errors import MoveTextError, PositionTextError, expect
from brandubh.pieces import SQUARE_NUMBERS, SQUARES, Side

__all__ = ["Placement", "format_placement", "format_position", "parse_placement", "parse_position"]

START = "3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3"


class Placement(NamedTuple):
    """Where the pieces stand, as the kernel's sets of squares."""

    attackers: int  # a bit for each square, a1 the lowest, g7 bit 48
    defenders: int  # without the king
    king: int  # one bit, or none


class MoveText(NamedTuple):
    """A move as written: square numbers, and the squares said to be captured (None where nothing is said)."""

    origin: int
    target: int
    captures: frozenset[str] | None


def parse_placement(text: str) -> Placement:
    """Read the board part of a position text.

    >>> parse_placement("7/7/7/3K3/7/7/7").king == 1 << 24
    True
    """
    expect(text, str, "a position text")
    ranks = text.split("/")
    if len(ranks) != 7:
        raise PositionTextError("position-ranks", count=len(ranks))
    pieces = {"t": 0, "T": 0, "K": 0}
    for row, rank in enumerate(ranks):
        file = 0
        for letter in rank:
            if letter in "1234567":
                file += int(letter)
            elif letter in pieces:
                if file < 7:
                    pieces[letter] |= 1 << 7 * (6 - row) + file
                file += 1
            else:
                raise PositionTextError("position-letter", letter=letter, rank=7 - row)
        if file != 7:
            raise PositionTextError("position-rank", rank=7 - row, count=file)
    return Placement(pieces["t"], pieces["T"], pieces["K"])


def parse_position(text: str) -> tuple[Placement, Side]:
    """Read a position text: the board, a space, and ``b`` (attackers) or ``w`` (defenders) to move."""
    fields = text.split() if isinstance(text, str) else []
    if len(fields) != 2:
        raise PositionTextError("position-fields", text=str(text))
    placement = parse_placement(fields[0])
    for side in Side:
        if fields[1] == side.letter:
            return placement, side
    raise PositionTextError("position-side", text=fields[1])


def format_placement(placement: Placement) -> str:
    """Write the board part of a position text, empty squares in full runs."""
    expect(placement, Placement, "a placement, such as a board's,")
    return _ranks(placement)


@functools.lru_cache(maxsize=500)  # whoever writes a position down mostly writes it again at once
def _ranks(placement: Placement) -> str:
    attackers, defenders, king = placement
    return "/".join(
        _rank(attackers >> first & 127, defenders >> first & 127, king >> first & 127) for first in range(42, -1, -7)
    )


@functools.cache  # there are a few thousand ranks, and positions are written all the time
def _rank(attackers: int, defenders: int, king: int) -> str:
    pieces = ((attackers, "t"), (defenders, "T"), (king, "K"))
    letters = ["".join(letter for squares, letter in pieces if squares >> file & 1)[:1] or "1" for file in range(7)]
    return re.sub("1+", lambda run: str(len(run[0])), "".join(letters))


def format_position(placement: Placement, side: Side) -> str:
    """Write a position text."""
    expect(side, Side, "a side")
    return f"{format_placement(placement)} {side.letter}"


_DASHES = "-\u2010\u2011\u2012\u2013\u2014\u2212"  # what editors make of a hyphen
_MOVE = re.compile(rf"([a-g][1-7])[{_DASHES}]?([a-g][1-7])((?:x[a-g][1-7])*)")
_UCI = re.compile(r"([a-g][1-7])([a-g][1-7])")


def parse_move(text: str) -> MoveText:
    """Read a move text, with or without what it takes; in capitals, without the hyphen or with a dash for it, too.

    >>> parse_move("e2-d2xc2xd3").captures == {"c2", "d3"}
    True
    >>> parse_move("d2-e2") == parse_move("d2e2") == parse_move("D2–E2")
    True
    """
    match = _MOVE.fullmatch(text.lower()) if isinstance(text, str) else None
    if match is None:
        raise MoveTextError("move-text", text=str(text))
    origin, target, taken = match.groups()
    captures = frozenset(taken.split("x")[1:]) if taken else None
    return MoveText(SQUARE_NUMBERS[origin], SQUARE_NUMBERS[target], captures)


def parse_uci(text: str) -> MoveText:
    """Read a move as engines write it, ``d2e2``."""
    match = _UCI.fullmatch(text) if isinstance(text, str) else None
    if match is None:
        raise MoveTextError("move-uci", text=str(text))
    return MoveText(SQUARE_NUMBERS[match[1]], SQUARE_NUMBERS[match[2]], None)


def format_move(origin: int, target: int, captures: set[str] | frozenset[str] = frozenset()) -> str:
    """Write a move text; captured squares go by file, then rank."""
    return f"{SQUARES[origin]}-{SQUARES[target]}" + "".join(f"x{square}" for square in sorted(captures))
