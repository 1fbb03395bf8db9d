"""What ends the game at once, seen without searching: the king's open lines, and the squares that take him."""

from brandubh.compiled import compiled
from brandubh.kernel.bits import count, first
from brandubh.kernel.captures import king_taking_squares, plain_king_taking_squares
from brandubh.kernel.endings import escape_squares
from brandubh.kernel.flags import OTHER_MOVES
from brandubh.kernel.geometry import rays
from brandubh.kernel.moves import destinations, men_blockers, men_squares
from brandubh.kernel.squares import FULL, RESTRICTED


@compiled("UniTuple(int64, 2)(int64, int64, int64, int64)")
def open_lines(attackers: int, defenders: int, king: int, flags: int) -> tuple[int, int]:
    """How many lines lead the king to where he wins, and the squares on which men could bar them."""
    if flags & OTHER_MOVES:
        return other_open_lines(attackers, defenders, king, flags)
    return plain_open_lines(attackers, defenders, king, flags)


@compiled("UniTuple(int64, 2)(int64, int64, int64, int64)")
def plain_open_lines(attackers: int, defenders: int, king: int, flags: int) -> tuple[int, int]:
    """The same where pieces move like rooks, and men do not stop where the king may."""
    escapes = escape_squares(flags)
    number = 0
    way = 0
    for ray in rays(king, FULL & ~(attackers | defenders | king)):
        if ray & escapes:
            number += 1
            way |= ray
    return number, way & ~RESTRICTED


@compiled("UniTuple(int64, 2)(int64, int64, int64, int64)")
def other_open_lines(attackers: int, defenders: int, king: int, flags: int) -> tuple[int, int]:
    """The same where pieces do not all move like rooks, or men may stop where the king may.

    Way by way and step by step: what is long stays out of the function above, which is short and much called.
    """
    square = first(king) if king else 0
    ways = destinations(attackers, defenders, king, square, flags) & escape_squares(flags) if king else 0
    number = count(ways)
    way = 0
    while ways:
        target = first(ways)
        ways &= ways - 1
        step = 7 if target % 7 == square % 7 else 1
        if target < square:
            step = -step
        at = square
        while at != target:
            at += step
            way |= 1 << at
    return number, way & men_squares(flags)


@compiled("int64(int64, int64, int64, int64)")
def king_threats(attackers: int, defenders: int, king: int, flags: int) -> int:
    """The squares to which an attacker can go and take the king."""
    if flags & OTHER_MOVES:
        return other_king_threats(attackers, defenders, king, flags)
    squares = king_taking_squares(attackers, defenders, king, flags)
    return reached_like_rooks(attackers, defenders, king, squares, flags)


@compiled("int64(int64, int64, int64, int64)")
def plain_king_threats(attackers: int, defenders: int, king: int, flags: int) -> int:
    """The same where nothing is other than in the documents' rulesets."""
    squares = plain_king_taking_squares(attackers, king, flags)
    return reached_like_rooks(attackers, defenders, king, squares, flags)


@compiled("int64(int64, int64, int64, int64, int64)")
def reached_like_rooks(attackers: int, defenders: int, king: int, squares: int, flags: int) -> int:
    """Which of some squares an attacker can go to, where men move like rooks."""
    squares &= ~RESTRICTED
    if squares == 0:
        return 0
    east, west, north, south = rays(attackers, FULL & ~men_blockers(attackers | defenders | king, flags))
    return squares & (east | west | north | south)


@compiled("int64(int64, int64, int64, int64)")
def other_king_threats(attackers: int, defenders: int, king: int, flags: int) -> int:
    """The same where pieces do not all move like rooks, or men may stop where the king may."""
    squares = king_taking_squares(attackers, defenders, king, flags)
    reached = 0
    men = attackers if squares else 0
    while men:
        reached |= destinations(attackers, defenders, king, first(men), flags)
        men &= men - 1
    return squares & reached
