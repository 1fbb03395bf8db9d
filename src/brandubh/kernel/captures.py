"""What a move takes. All captures of a move happen at once and are judged before any piece is removed.

The square that the moved piece left can never be the far jaw of a pincer: it would lie beyond the victim on the
piece's own path. So the jaws of a position are found once, for all moves of a side, from the pieces as they stand.
"""

from brandubh.compiled import compiled
from brandubh.kernel.flags import (
    ATTACKERS,
    CORNERS_HOSTILE,
    EMPTY_THRONE_TAKES_ATTACKERS,
    EMPTY_THRONE_TAKES_DEFENDERS,
    EMPTY_THRONE_TAKES_KING,
    FOUR_AT_EDGE,
    FOUR_BESIDE_THRONE,
    FOUR_ELSEWHERE,
    FOUR_ON_THRONE,
    KING_ARMED,
    MEN_ON_RESTRICTED,
    OCCUPIED_THRONE_TAKES_ATTACKERS,
    OCCUPIED_THRONE_TAKES_DEFENDERS,
    OCCUPIED_THRONE_TAKES_KING,
    OPEN_THRONE,
    OTHER_KING,
    SAFE_AT_EDGE,
)
from brandubh.kernel.geometry import neighbours
from brandubh.kernel.squares import CORNERS, EDGE, NOT_A, NOT_G, RESTRICTED, THRONE

Jaws = tuple[int, int, int, int]


@compiled("int64(int64)")
def hostile_corners(flags: int) -> int:
    """The corners, where the rules make them hostile."""
    return CORNERS if flags & CORNERS_HOSTILE else 0


@compiled("UniTuple(int64, 4)(int64, int64)")
def jaws(victims: int, hostile: int) -> Jaws:
    """The victims with something hostile directly east, west, north and south of them.

    Each is taken by a piece that arrives on the other side, so those with no square on the other side are left out.
    """
    return (
        victims & (hostile & NOT_A) >> 1 & NOT_A,
        victims & (hostile & NOT_G) << 1 & NOT_G,
        victims & hostile >> 7,
        victims & hostile << 7,
    )


@compiled("int64(int64, int64, int64, int64, int64)")
def bitten(arrival: int, east: int, west: int, north: int, south: int) -> int:
    """The victims taken by a piece that arrives on a square, given the jaws of the position."""
    return arrival << 1 & east | arrival >> 1 & west | arrival << 7 & north | arrival >> 7 & south


@compiled("int64(int64, int64, int64, int64)")
def biting_squares(east: int, west: int, north: int, south: int) -> int:
    """The squares on which an arriving piece takes something, given the jaws of the position."""
    return east >> 1 | west << 1 | north >> 7 | south << 7


@compiled("UniTuple(int64, 4)(int64, int64, int64, int64)")
def jaws_on_attackers(attackers: int, defenders: int, king: int, flags: int) -> Jaws:
    """The jaws that wait for attackers."""
    if flags & MEN_ON_RESTRICTED:
        return other_jaws_on_attackers(attackers, defenders, king, flags)
    return plain_jaws_on_attackers(attackers, defenders, king, flags)


@compiled("UniTuple(int64, 4)(int64, int64, int64, int64)")
def plain_jaws_on_attackers(attackers: int, defenders: int, king: int, flags: int) -> Jaws:
    """The same where men do not stop on the throne or the corners."""
    hostile = defenders | hostile_corners(flags)
    if flags & KING_ARMED:
        hostile |= king
    if flags & (OCCUPIED_THRONE_TAKES_ATTACKERS if king & THRONE else EMPTY_THRONE_TAKES_ATTACKERS):
        hostile |= THRONE
    return jaws(attackers, hostile)


@compiled("UniTuple(int64, 4)(int64, int64, int64, int64)")
def other_jaws_on_attackers(attackers: int, defenders: int, king: int, flags: int) -> Jaws:
    """The same where men may stand there."""
    enemies = defenders | king if flags & KING_ARMED else defenders
    empty = flags & EMPTY_THRONE_TAKES_ATTACKERS
    always = flags & OCCUPIED_THRONE_TAKES_ATTACKERS
    return jaws(attackers, among_men(attackers, defenders | king, enemies, empty, always, flags))


@compiled("UniTuple(int64, 4)(int64, int64, int64, int64)")
def jaws_on_defenders(attackers: int, defenders: int, king: int, flags: int) -> Jaws:
    """The jaws that wait for the king's men (his own capture is apart, in :func:`king_taking_squares`)."""
    if flags & MEN_ON_RESTRICTED:
        return other_jaws_on_defenders(attackers, defenders, king, flags)
    return plain_jaws_on_defenders(attackers, defenders, king, flags)


@compiled("UniTuple(int64, 4)(int64, int64, int64, int64)")
def plain_jaws_on_defenders(attackers: int, defenders: int, king: int, flags: int) -> Jaws:
    """The same where men do not stop on the throne or the corners."""
    hostile = attackers | hostile_corners(flags)
    if flags & (OCCUPIED_THRONE_TAKES_DEFENDERS if king & THRONE else EMPTY_THRONE_TAKES_DEFENDERS):
        hostile |= THRONE
    return jaws(defenders, hostile)


@compiled("UniTuple(int64, 4)(int64, int64, int64, int64)")
def other_jaws_on_defenders(attackers: int, defenders: int, king: int, flags: int) -> Jaws:
    """The same where men may stand there."""
    empty = flags & EMPTY_THRONE_TAKES_DEFENDERS
    always = flags & OCCUPIED_THRONE_TAKES_DEFENDERS
    return jaws(defenders, among_men(attackers, defenders | king, attackers, empty, always, flags))


@compiled("int64(int64, int64, int64, int64, int64, int64)")
def among_men(attackers: int, white: int, enemies: int, empty: int, always: int, flags: int) -> int:
    """What is hostile where men may stand on the throne and the corners: of those that are occupied, the enemies'.

    A throne that is always hostile is so whoever stands on it.
    """
    hostile = hostile_corners(flags) | THRONE if empty else hostile_corners(flags)
    occupied = (attackers | white) & (CORNERS if always else RESTRICTED)
    return hostile & ~occupied | enemies


@compiled("int64(int64, int64, int64, int64)")
def king_taking_squares(attackers: int, defenders: int, king: int, flags: int) -> int:
    """The squares on which an arriving attacker takes the king."""
    if flags & OTHER_KING:
        return other_king_taking_squares(attackers, defenders, king, flags)
    return plain_king_taking_squares(attackers, king, flags)


@compiled("int64(int64, int64, int64)")
def plain_king_taking_squares(attackers: int, king: int, flags: int) -> int:
    """The same where no men stand on the throne or the corners, and the edge is like any other square."""
    hostile = attackers | hostile_corners(flags)
    if flags & EMPTY_THRONE_TAKES_KING:
        hostile |= THRONE
    around = neighbours(king)
    if king & THRONE:
        four = flags & FOUR_ON_THRONE
    elif around & THRONE:
        four = flags & FOUR_BESIDE_THRONE
    else:
        four = flags & FOUR_ELSEWHERE
    if four:
        # Beside the throne, the throne counts as closed; anywhere else it is no neighbour.
        gaps = around & ~(hostile | THRONE)
        return gaps if gaps & (gaps - 1) == 0 else 0
    east, west, north, south = jaws(king, hostile)
    return biting_squares(east, west, north, south)


@compiled("int64(int64, int64, int64, int64)")
def other_king_taking_squares(attackers: int, defenders: int, king: int, flags: int) -> int:
    """The same where men may stand on the throne and the corners, or the edge or the throne protects the king."""
    at_edge = king & EDGE
    if at_edge and flags & SAFE_AT_EDGE:
        return 0
    hostile = attackers | hostile_corners(flags) & ~defenders
    on_throne = (attackers | defenders) & THRONE
    if flags & (OCCUPIED_THRONE_TAKES_KING if on_throne else EMPTY_THRONE_TAKES_KING):
        hostile |= THRONE
    around = neighbours(king)
    if king & THRONE:
        four = flags & FOUR_ON_THRONE
    elif around & THRONE:
        four = flags & FOUR_BESIDE_THRONE
    else:
        four = flags & (FOUR_AT_EDGE if at_edge else FOUR_ELSEWHERE)
    if four:
        if not flags & OPEN_THRONE and not on_throne:
            hostile |= THRONE
        gaps = around & ~hostile
        if gaps == 0:
            # Where men may stop on a hostile square, the last one can still arrive there.
            return around & ~(attackers | defenders)
        return gaps if gaps & (gaps - 1) == 0 else 0
    east, west, north, south = jaws(king, hostile)
    return biting_squares(east, west, north, south)


@compiled("int64(int64, int64, int64, int64, int64, int64, int64)")
def captured_by(attackers: int, defenders: int, king: int, side: int, origin: int, target: int, flags: int) -> int:
    """All pieces, the king included, that the move of a side's piece takes."""
    arrival = 1 << target
    if side == ATTACKERS:
        east, west, north, south = jaws_on_defenders(attackers, defenders, king, flags)
        taken = bitten(arrival, east, west, north, south)
        return taken | king if arrival & king_taking_squares(attackers, defenders, king, flags) else taken
    if king >> origin & 1 and not flags & KING_ARMED:
        return 0
    east, west, north, south = jaws_on_attackers(attackers, defenders, king, flags)
    return bitten(arrival, east, west, north, south)
