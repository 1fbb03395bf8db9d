"""The words of the game: the two sides, the three kinds of piece, and the names of the squares."""

from enum import Enum, StrEnum

from brandubh.errors import SquareError
from brandubh.kernel import squares
from brandubh.kernel.flags import ATTACKERS, DEFENDERS
from brandubh.kernel.squares import SQUARE_NUMBERS as SQUARE_NUMBERS
from brandubh.kernel.squares import SQUARES as SQUARES


class Side(StrEnum):
    """One of the two sides.

    >>> Side.ATTACKERS.value, Side.ATTACKERS.other
    ('attackers', <Side.DEFENDERS: 'defenders'>)
    """

    ATTACKERS = "attackers"
    DEFENDERS = "defenders"

    @property
    def other(self) -> "Side":
        """The opponent."""
        return Side.DEFENDERS if self is Side.ATTACKERS else Side.ATTACKERS

    @property
    def letter(self) -> str:
        """The letter of position texts: ``b`` for the attackers (black), ``w`` for the defenders (white)."""
        return "b" if self is Side.ATTACKERS else "w"

    @property
    def number(self) -> int:
        """The kernel's number for the side."""
        return SIDES.index(self)


SIDES = (Side.ATTACKERS, Side.DEFENDERS)
assert SIDES.index(Side.ATTACKERS) == ATTACKERS
assert SIDES.index(Side.DEFENDERS) == DEFENDERS


class Piece(Enum):
    """A kind of piece; the value is its letter in position texts."""

    ATTACKER = "t"
    DEFENDER = "T"
    KING = "K"

    @property
    def side(self) -> Side:
        """Whose piece it is."""
        return Side.ATTACKERS if self is Piece.ATTACKER else Side.DEFENDERS


def square_names(mask: int) -> list[str]:
    """The names of the squares in a bit mask, in the order of their numbers."""
    names = []
    mask = int(mask)  # an array's element knows fewer operations
    while mask:
        least = mask & -mask
        names.append(SQUARES[least.bit_length() - 1])
        mask ^= least
    return names


(THRONE,) = square_names(squares.THRONE)
CORNERS = tuple(square_names(squares.CORNERS))
RESTRICTED = (THRONE, *CORNERS)
"""The squares on which only the king may stop."""


def square_number(name: str) -> int:
    """The number of a named square."""
    try:
        return SQUARE_NUMBERS[name]
    except (KeyError, TypeError):
        raise SquareError("square", text=str(name)) from None
