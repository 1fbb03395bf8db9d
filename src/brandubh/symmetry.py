"""Symmetry: the eight ways to lay the board over itself."""

from enum import IntEnum

from brandubh.kernel.symmetry import transform_square
from brandubh.move import Move
from brandubh.pieces import SQUARES, square_number


class Symmetry(IntEnum):
    """The eight symmetries of the board, by what becomes of it."""

    IDENTITY = 0
    MIRROR_FILES = 1  # a ↔ g
    MIRROR_RANKS = 2  # 1 ↔ 7
    TURN_HALF = 3
    MIRROR_DIAGONAL = 4  # a1–g7 stays
    TURN_LEFT = 5
    TURN_RIGHT = 6
    MIRROR_ANTIDIAGONAL = 7  # a7–g1 stays

    def square(self, name: str) -> str:
        """Where a square goes.

        >>> Symmetry.MIRROR_FILES.square("b1")
        'f1'
        """
        return SQUARES[transform_square(square_number(name), int(self))]

    def move(self, move: Move) -> Move:
        """What a move becomes."""
        return Move(self.square(move.origin), self.square(move.target))
