"""OpenTafl's notation of positions and moves, for the 7×7 board."""

import re
from collections.abc import Collection

from brandubh.errors import BrandubhError, PositionTextError, expect
from brandubh.move import Move
from brandubh.notation import Placement, format_placement, parse_placement
from brandubh.pieces import SQUARE_NUMBERS

__all__ = ["OpenTaflError", "read_move", "read_position", "write_move", "write_position"]


class OpenTaflError(BrandubhError):
    """Text that is not OpenTafl's, or that is about another game than this one."""


_STRANGERS = {"k": "king", "n": "knight", "c": "commander", "m": "mercenary", "g": "guard"}


def write_position(placement: Placement) -> str:
    """Write where the pieces stand as OpenTafl's position text.

    >>> from brandubh.notation import parse_placement
    >>> write_position(parse_placement("7/7/7/3K3/7/7/t6"))
    '/t6/7/7/3K3/7/7/7/'
    """
    expect(placement, Placement, "the placement of a board")
    # OpenTafl begins with rank 1, whichever side of the board it shows on top; our texts begin with rank 7.
    return "/" + "/".join(reversed(format_placement(placement).split("/"))) + "/"


def read_position(text: str) -> Placement:
    """Read OpenTafl's position text, rank 1 first.

    >>> from brandubh.notation import format_placement
    >>> format_placement(read_position("/t6/7/7/3K3/7/7/7/"))
    '7/7/7/3K3/7/7/t6'
    """
    expect(text, str, "a position text of OpenTafl")
    ranks = text.removeprefix("/").removesuffix("/").split("/")
    if len(ranks) != 7:
        raise OpenTaflError("position-ranks", count=len(ranks))
    if letter := re.search("[kncmgNCMG]", text):
        raise OpenTaflError("opentafl-piece", letter=letter[0], kind=_STRANGERS[letter[0].lower()])
    # In OpenTafl 12 is twelve empty squares; in our texts, one and two.
    if number := re.search("[0-9]{2,}", text):
        raise OpenTaflError("opentafl-empty", text=number[0])
    try:
        return parse_placement("/".join(reversed(ranks)))
    except PositionTextError as error:
        raise OpenTaflError(error.code, **error.arguments) from None


# A letter marks special pieces, here the king, moving or captured. Marks at the end stand for threats and for the end
# of the game; OpenTafl reads them without using them and does not write them.
_PIECE = "[tTK]?[a-g][1-7]"
_MOVE = re.compile(rf"[tTK]?([a-g][1-7])-([a-g][1-7])(?:x({_PIECE}(?:/{_PIECE}){{0,3}}))?(?:\+\+?|--?)?")


def write_move(move: Move, captures: Collection[str] = (), *, king: str | None = None) -> str:
    """Write a move and what it takes, ``captures``; ``king`` is the square that the king has before it.

    >>> write_move(Move("c2", "c3"), {"c4"}, king="c4"), write_move(Move("d4", "d3"), king="d4")
    ('c2-c3xKc4', 'Kd4-d3')
    """
    expect(move, Move, "a move")
    expect(captures, Collection, "a number of squares")
    for square in (*captures, *([] if king is None else [king])):
        if not isinstance(square, str) or square not in SQUARE_NUMBERS:
            raise OpenTaflError("square", text=str(square))
    origin, *taken = [f"K{square}" if square == king else square for square in (move.origin, *sorted(set(captures)))]
    return f"{origin}-{move.target}" + ("x" + "/".join(taken) if taken else "")


def read_move(text: str) -> tuple[Move, frozenset[str] | None]:
    """Read a move and the squares it says it takes, None where it says nothing.

    >>> move, captures = read_move("d7-d6xd5/Kc6++")
    >>> move, sorted(captures)
    (Move.from_text('d7-d6'), ['c6', 'd5'])
    """
    expect(text, str, "a move of OpenTafl")
    if text == "---":
        raise OpenTaflError("opentafl-resignation")
    match = _MOVE.fullmatch(text)
    if match is None:
        raise OpenTaflError("opentafl-move", text=text)
    origin, target, taken = match.groups()
    return Move(origin, target), frozenset(piece[-2:] for piece in taken.split("/")) if taken else None
