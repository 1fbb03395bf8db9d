"""Moves, a piece's way from one square to another; and symmetries, the eight ways to lay the board over itself."""

from enum import IntEnum

from brandubh.errors import BrandubhError, expect, one_line
from brandubh.notation import format_move, parse_move, parse_uci
from brandubh.pieces import SQUARES, square_number


class Move:
    """A move from a square to a square, legal or not. :meth:`Board.captures` tells what it takes.

    There is one object for each pair of squares, so moves compare and hash at the speed of identity.

    >>> move = Move.from_text("d2-e2")
    >>> move
    Move.from_text('d2-e2')
    >>> move.origin, move.target, move.uci(), str(move)
    ('d2', 'e2', 'd2e2', 'd2-e2')
    >>> Move("d2", "e2") is move
    True
    """

    __slots__ = ("code", "origin", "target")

    origin: str
    """The square that the piece leaves."""
    target: str
    """The square that it goes to."""
    code: int
    """The kernel's number for the move: 64 * the origin's number + the target's."""

    def __new__(cls, origin: str, target: str) -> "Move":
        """The move between two named squares."""
        return MOVES[square_number(origin) << 6 | square_number(target)]

    @classmethod
    def from_text(cls, text: str) -> "Move":
        """Read ``d2-e2``. Captures may follow, as in ``e2-d2xc2``; :meth:`Board.push_text` checks them.

        What is no move raises :class:`MoveTextError`.
        """
        origin, target, _ = parse_move(text)
        return MOVES[origin << 6 | target]

    @classmethod
    def from_uci(cls, text: str) -> "Move":
        """Read ``d2e2``, as engines write it; :class:`MoveTextError` if it is not that."""
        origin, target, _ = parse_uci(text)
        return MOVES[origin << 6 | target]

    def uci(self) -> str:
        """The move as engines write it, ``d2e2``."""
        return self.origin + self.target

    def __lt__(self, other: "Move") -> bool:
        """By where it begins, then by where it ends, from a1 to g7: the order of ``legal_moves``."""
        return self.code < other.code if isinstance(other, Move) else NotImplemented

    def __str__(self) -> str:
        return format_move(self.code >> 6, self.code & 63)

    def __repr__(self) -> str:
        return f"Move.from_text({str(self)!r})"

    def __reduce__(self) -> tuple[type["Move"], tuple[str, str]]:
        return Move, (self.origin, self.target)

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"a move does not change: cannot set {name}")


def _make(code: int) -> Move:
    move: Move = object.__new__(Move)
    for name, value in (("origin", SQUARES[code >> 6]), ("target", SQUARES[code & 63]), ("code", code)):
        object.__setattr__(move, name, value)
    return move


MOVES: dict[int, Move] = {o << 6 | t: _make(o << 6 | t) for o in range(49) for t in range(49)}
"""Every move by its code."""


class Symmetry(IntEnum):
    """The eight symmetries of the board, by what becomes of it."""

    IDENTITY = 0  # all stays
    MIRROR_FILES = 1  # a ↔ g
    MIRROR_RANKS = 2  # 1 ↔ 7
    TURN_HALF = 3  # by 180 degrees
    MIRROR_DIAGONAL = 4  # a1–g7 stays
    TURN_LEFT = 5  # by 90 degrees, against the clock
    TURN_RIGHT = 6  # by 90 degrees, with the clock
    MIRROR_ANTIDIAGONAL = 7  # a7–g1 stays

    @classmethod
    def _missing_(cls, value: object) -> "Symmetry":
        raise BrandubhError(f"a symmetry is a number from 0 to 7, not {one_line(repr(value))}")

    def square(self, name: str) -> str:
        """Where a square goes.

        >>> Symmetry.MIRROR_FILES.square("b1")
        'f1'
        """
        # here, so that moves alone do not wait for the compiler
        from brandubh.kernel.symmetry import transform_square

        return SQUARES[transform_square(square_number(name), int(self))]

    def move(self, move: Move) -> Move:
        """What a move becomes.

        >>> Symmetry.TURN_HALF.move(Move("d2", "e2"))
        Move.from_text('d6-c6')
        """
        expect(move, Move, "a move")
        return Move(self.square(move.origin), self.square(move.target))
