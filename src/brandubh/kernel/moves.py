"""Where the pieces may go: destinations of one piece, the list of all moves, and their number without the list.

A move is ``origin << 6 | target``. These functions know movement only; whether the game is over is for endings.py.
"""

import numpy as np
import numpy.typing as npt

from brandubh.compiled import compiled
from brandubh.kernel.bits import count, first
from brandubh.kernel.flags import (
    ATTACKERS,
    KING_RETURNS,
    KING_STEPS,
    MEN_CROSS,
    MEN_ON_CORNERS,
    MEN_ON_THRONE,
    MEN_STEP,
    OTHER_MOVES,
)
from brandubh.kernel.geometry import neighbours, rays, slides
from brandubh.kernel.squares import CORNERS, FULL, RESTRICTED, THRONE

# A square is entered from at most four directions, so no position has more moves than this.
MOST_MOVES = 4 * 49


@compiled("int64(int64, int64)")
def men_blockers(pieces: int, flags: int) -> int:
    """What stops a man: the pieces and, where men may not cross it, the throne."""
    return pieces if flags & MEN_CROSS else pieces | THRONE


@compiled("int64(int64)")
def king_squares(flags: int) -> int:
    """The squares on which the king may end a move."""
    return FULL if flags & KING_RETURNS else FULL & ~THRONE


@compiled("int64(int64)")
def men_squares(flags: int) -> int:
    """The squares on which men may end a move."""
    squares = FULL & ~RESTRICTED
    if flags & MEN_ON_THRONE:
        squares |= THRONE
    if flags & MEN_ON_CORNERS:
        squares |= CORNERS
    return squares


@compiled("int64(int64, int64, int64)")
def king_reach(square: int, pieces: int, flags: int) -> int:
    """The squares to which a king on ``square`` may move among pieces."""
    reach = slides(square, pieces) & king_squares(flags)
    return reach & neighbours(1 << square) if flags & KING_STEPS else reach


@compiled("int64(int64, int64, int64)")
def man_reach(square: int, blockers: int, flags: int) -> int:
    """The squares to which a man on ``square`` may move, given what stops men."""
    reach = slides(square, blockers) & men_squares(flags)
    return reach & neighbours(1 << square) if flags & MEN_STEP else reach


@compiled("int64(int64, int64, int64, int64, int64)")
def destinations(attackers: int, defenders: int, king: int, square: int, flags: int) -> int:
    """The squares to which the piece on ``square`` may move."""
    pieces = attackers | defenders | king
    if king >> square & 1:
        return king_reach(square, pieces, flags)
    return man_reach(square, men_blockers(pieces, flags), flags)


@compiled("int64(int64, int64, int64, int64, int64, int64[::1])")
def list_moves(attackers: int, defenders: int, king: int, side: int, flags: int, moves: npt.NDArray[np.int64]) -> int:
    """Write the moves of a side into ``moves``, by origin and then target, and return how many there are."""
    number = 0
    movers = attackers if side == ATTACKERS else defenders | king
    while movers:
        origin = first(movers)
        movers &= movers - 1
        targets = destinations(attackers, defenders, king, origin, flags)
        while targets:
            moves[number] = origin << 6 | first(targets)
            targets &= targets - 1
            number += 1
    return number


@compiled("int64(int64, int64)")
def count_men_moves(men: int, free: int) -> int:
    """How many moves men have through free squares, where they move like rooks."""
    east, west, north, south = rays(men, free)
    stops = ~RESTRICTED
    return count(east & stops) + count(west & stops) + count(north & stops) + count(south & stops)


@compiled("int64(int64, int64, int64, int64, int64)")
def count_destinations(attackers: int, defenders: int, king: int, movers: int, flags: int) -> int:
    """How many moves some pieces have, one piece after the other: under any rules."""
    number = 0
    while movers:
        number += count(destinations(attackers, defenders, king, first(movers), flags))
        movers &= movers - 1
    return number


@compiled("int64(int64, int64, int64, int64)")
def count_attackers_moves(attackers: int, defenders: int, king: int, flags: int) -> int:
    """How many moves the attackers have."""
    if flags & OTHER_MOVES:
        return count_destinations(attackers, defenders, king, attackers, flags)
    return count_men_moves(attackers, FULL & ~men_blockers(attackers | defenders | king, flags))


@compiled("UniTuple(int64, 2)(int64, int64, int64, int64)")
def survey_defenders_moves(attackers: int, defenders: int, king: int, flags: int) -> tuple[int, int]:
    """How many moves the defenders have, where pieces move like rooks, and all squares that these cross or reach.

    The squares come along for free, and tell at a glance that no ring holds a side that can reach the edge.
    """
    pieces = attackers | defenders | king
    east, west, north, south = rays(defenders, FULL & ~men_blockers(pieces, flags))
    ride = slides(first(king), pieces) if king else 0
    stops = ~RESTRICTED
    number = count(east & stops) + count(west & stops) + count(north & stops) + count(south & stops)
    return number + count(ride & king_squares(flags)), east | west | north | south | ride


@compiled("int64(int64, int64, int64, int64, int64)")
def count_moves(attackers: int, defenders: int, king: int, side: int, flags: int) -> int:
    """How many moves a side has."""
    if side == ATTACKERS:
        return count_attackers_moves(attackers, defenders, king, flags)
    if flags & OTHER_MOVES:
        return count_destinations(attackers, defenders, king, defenders | king, flags)
    return survey_defenders_moves(attackers, defenders, king, flags)[0]
