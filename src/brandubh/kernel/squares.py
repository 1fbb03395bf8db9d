"""The squares of the board: their names, their numbers, and the sets that the rules speak of, as bit masks.

Square ``7 * rank + file`` is bit ``7 * rank + file`` of a set: a1 is bit 0, g7 is bit 48. Plain numbers, without
compiled code, so that whoever only wants to name a square does not wait for the compiler.
"""

SQUARES = tuple(f"{file}{rank}" for rank in "1234567" for file in "abcdefg")
"""The names of the squares by their number: a1, b1 … g7."""

SQUARE_NUMBERS = {name: number for number, name in enumerate(SQUARES)}
"""The numbers of the squares by their name."""


def square_set(*names: str) -> int:
    """The set of some named squares.

    >>> square_set("a1", "c1") == 0b101
    True
    """
    return sum(1 << SQUARE_NUMBERS[name] for name in names)


FULL = (1 << 49) - 1
FILE_A = sum(1 << 7 * rank for rank in range(7))
NOT_A = FULL & ~FILE_A
NOT_G = FULL & ~(FILE_A << 6)
EDGE = FILE_A | FILE_A << 6 | 0b1111111 | 0b1111111 << 42
CORNERS = square_set("a1", "g1", "a7", "g7")
THRONE = square_set("d4")
RESTRICTED = CORNERS | THRONE
"""The squares on which only the king may stop, unless a ruleset says otherwise."""
