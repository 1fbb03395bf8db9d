"""What ends the game at once, seen without searching: the king's open lines, and the squares that take him."""

from brandubh.compiled import compiled
from brandubh.kernel.captures import king_taking_squares
from brandubh.kernel.endings import escape_squares
from brandubh.kernel.geometry import rays
from brandubh.kernel.moves import men_blockers
from brandubh.kernel.squares import FULL, RESTRICTED


@compiled("UniTuple(int64, 2)(int64, int64, int64, int64)")
def open_lines(attackers: int, defenders: int, king: int, flags: int) -> tuple[int, int]:
    """How many lines lead the king to where he wins, and the squares on which men could bar them."""
    escapes = escape_squares(flags)
    number = 0
    way = 0
    for ray in rays(king, FULL & ~(attackers | defenders | king)):
        if ray & escapes:
            number += 1
            way |= ray
    return number, way & ~RESTRICTED


@compiled("int64(int64, int64, int64, int64)")
def king_threats(attackers: int, defenders: int, king: int, flags: int) -> int:
    """The squares to which an attacker can go and take the king."""
    squares = king_taking_squares(attackers, king, flags) & ~RESTRICTED
    if squares == 0:
        return 0
    east, west, north, south = rays(attackers, FULL & ~men_blockers(attackers | defenders | king, flags))
    return squares & (east | west | north | south)
