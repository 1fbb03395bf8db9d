"""What ends the game at once, seen without searching: the king's open lines, and the squares that take him."""

from brandubh.compiled import compiled
from brandubh.kernel.captures import king_taking_squares
from brandubh.kernel.endings import escape_squares
from brandubh.kernel.moves import king_rays, men_blockers, men_rays, men_squares
from brandubh.kernel.squares import FULL


@compiled("UniTuple(int64, 2)(int64, int64, int64, int64)")
def open_lines(attackers: int, defenders: int, king: int, flags: int) -> tuple[int, int]:
    """How many lines lead the king to where he wins, and the squares on which men could bar them."""
    escapes = escape_squares(flags)
    number = 0
    way = 0
    for ray in king_rays(king, FULL & ~(attackers | defenders | king), flags):
        if ray & escapes:
            number += 1
            way |= ray
    return number, way & men_squares(flags)


@compiled("int64(int64, int64, int64, int64)")
def king_threats(attackers: int, defenders: int, king: int, flags: int) -> int:
    """The squares to which an attacker can go and take the king."""
    squares = king_taking_squares(attackers, defenders, king, flags) & men_squares(flags)
    if squares == 0:
        return 0
    free = FULL & ~men_blockers(attackers | defenders | king, flags)
    east, west, north, south = men_rays(attackers, free, flags)
    return squares & (east | west | north | south)
