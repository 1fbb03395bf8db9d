"""The words of the game: the two sides, the three kinds of piece, and the names of the squares."""

from collections.abc import Iterable, Iterator, Set
from enum import Enum, StrEnum

from brandubh.errors import BrandubhError, SquareError, WrongTypeError, expect, one_line
from brandubh.kernel import squares
from brandubh.kernel.flags import ATTACKERS, DEFENDERS
from brandubh.kernel.squares import SQUARE_NUMBERS as SQUARE_NUMBERS
from brandubh.kernel.squares import SQUARES as SQUARES


class Side(StrEnum):
    """One of the two sides, by its name or by its letter in position texts.

    >>> Side.ATTACKERS.value, Side.ATTACKERS.other
    ('attackers', <Side.DEFENDERS: 'defenders'>)
    >>> Side("w")
    <Side.DEFENDERS: 'defenders'>
    """

    ATTACKERS = "attackers"  # eight men, who move first; Black in records and position texts
    DEFENDERS = "defenders"  # the king and his four men; White

    @classmethod
    def _missing_(cls, value: object) -> "Side":
        for side in cls:
            if value == side.letter:
                return side
        raise BrandubhError("side", text=str(value))

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

    ATTACKER = "t"  # a man of the attackers
    DEFENDER = "T"  # a man of the defenders, not the king
    KING = "K"  # the king, one of the defenders

    @classmethod
    def _missing_(cls, value: object) -> "Piece":
        raise BrandubhError("piece", text=str(value))

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
"""The square in the middle, where the king begins."""
CORNERS = tuple(square_names(squares.CORNERS))
"""The four corners, where the king escapes to under most rulesets."""
RESTRICTED = (THRONE, *CORNERS)
"""The squares on which only the king may stop."""


def square_number(name: str) -> int:
    """The number of a named square."""
    try:
        return SQUARE_NUMBERS[name]
    except (KeyError, TypeError):
        raise SquareError("square", text=str(name)) from None


EDGE = tuple(square_names(squares.EDGE))
"""The squares along the four sides of the board, corners included."""


class SquareSet(Set[str]):
    """A set of squares that knows how to show itself; all operations of sets work on it.

    It is made of ``names``, or empty; a name of no square raises :class:`SquareError`.

    >>> SquareSet(["d4"]) | SquareSet(CORNERS)
    SquareSet(['a1', 'g1', 'd4', 'a7', 'g7'])
    >>> print(SquareSet(EDGE) - SquareSet(CORNERS))
    . X X X X X .
    X . . . . . X
    X . . . . . X
    X . . . . . X
    X . . . . . X
    X . . . . . X
    . X X X X X .
    >>> "d4" in SquareSet(EDGE), len(SquareSet(EDGE))
    (False, 24)
    """

    __slots__ = ("mask",)

    mask: int
    """The kernel's bit mask: square ``7 * rank + file`` is that bit."""

    def __init__(self, names: Iterable[str] = ()) -> None:
        expect(names, Iterable, "a number of squares")
        self.mask = sum(1 << square_number(name) for name in set(names))

    @classmethod
    def from_mask(cls, mask: int) -> "SquareSet":
        """The set that a bit mask stands for."""
        if not isinstance(mask, int) or mask >> len(SQUARES):
            raise WrongTypeError(f"a bit mask of {len(SQUARES)} squares is wanted here, not {one_line(repr(mask))}")
        return cls(square_names(mask))

    def __contains__(self, name: object) -> bool:
        return isinstance(name, str) and name in SQUARE_NUMBERS and bool(self.mask >> SQUARE_NUMBERS[name] & 1)

    def __iter__(self) -> Iterator[str]:
        return iter(square_names(self.mask))

    def __len__(self) -> int:
        return self.mask.bit_count()

    def __hash__(self) -> int:
        return self._hash()

    def __repr__(self) -> str:
        return f"SquareSet({list(self)!r})"

    def __str__(self) -> str:
        rows = [" ".join("X" if f"{file}{rank}" in self else "." for file in "abcdefg") for rank in "7654321"]
        return "\n".join(rows)


def neighbours(square: str) -> SquareSet:
    """The squares that touch a square with a side.

    >>> neighbours("a1")
    SquareSet(['b1', 'a2'])
    """
    number = square_number(square)
    file, rank = number % 7, number // 7
    steps = [(file - 1, rank), (file + 1, rank), (file, rank - 1), (file, rank + 1)]
    return SquareSet(SQUARES[7 * r + f] for f, r in steps if 0 <= f < 7 and 0 <= r < 7)
