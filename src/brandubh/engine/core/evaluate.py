"""What a position is worth: a sum of features, each with a weight that self-play has tuned (``brandubh tune``).

Features are whole numbers; scores are hundredths of a man, seen from the defenders. What a feature weighs depends on
how many men are left: the weights have a row for each number of attackers and defenders.
"""

import numpy as np
import numpy.typing as npt

from brandubh.compiled import compiled
from brandubh.engine.core.memory import DECIDED, KILLERS, MOST_ATTACKERS, MOST_DEFENDERS, WEIGHTS, WEIGHTS_ROW
from brandubh.kernel.bits import count
from brandubh.kernel.captures import biting_squares, jaws_on_attackers, jaws_on_defenders, king_taking_squares
from brandubh.kernel.endings import escape_squares
from brandubh.kernel.flags import DEFENDERS
from brandubh.kernel.geometry import CORNERS, EDGE, FULL, RESTRICTED, neighbours, rays
from brandubh.kernel.moves import king_squares, men_blockers

Work = npt.NDArray[np.int64]
Rows = npt.NDArray[np.int64]

WEIGHT_UNIT = 16
"""Weights are kept in sixteenths of a hundredth of a man."""


def _orbit(*squares: str) -> int:
    """The squares that the symmetries of the board make of some squares."""
    found = 0
    for name in squares:
        file, rank = "abcdefg".index(name[0]), int(name[1]) - 1
        for x, y in ((file, rank), (rank, file)):
            for column in (x, 6 - x):
                for row in (y, 6 - y):
                    found |= 1 << 7 * row + column
    return found


ORBITS = ("b1", "c1", "d1", "b2", "c2", "d2", "c3", "d3")
"""The kinds of squares on which men stand, each named by one of them."""
_B1, _C1, _D1, _B2, _C2, _D2, _C3, _D3 = (_orbit(name) for name in ORBITS)
_THRONE = _orbit("d4")

NAMES = (
    *(f"attackers on {name}" for name in ORBITS),
    *(f"defenders on {name}" for name in ORBITS),
    *(f"king on {name}" for name in (*ORBITS, "d4")),
    "king's moves",
    "edge squares the king reaches",
    "king's moves to a line on a corner",
    "king's moves to lines on two corners",
    "king's open lines",
    "attackers beside the king",
    "defenders beside the king",
    "squares that take the king",
    "reachable squares that take the king",
    "attackers' moves",
    "defenders' moves",
    "attackers that can be taken",
    "defenders that can be taken",
    "no corner open to the spread",
    "one corner open",
    "two corners open",
    "three corners open",
    "four corners open",
    "edge squares open to the spread",
    "squares open to the spread",
    "defenders to move",
)
"""What each feature is."""
NUMBER = len(NAMES)


@compiled("int64(int64, int64)")
def weights_row(attackers: int, defenders: int) -> int:
    """Where the weights for the men left begin; a set-up with more men than a game has is weighed as a full one."""
    attackers_left = min(count(attackers), MOST_ATTACKERS)
    defenders_left = min(count(defenders), MOST_DEFENDERS)
    return WEIGHTS + (attackers_left * (MOST_DEFENDERS + 1) + defenders_left) * WEIGHTS_ROW


@compiled("int64(int64[::1], int64, int64, int64, int64, int64)")
def evaluate(work: Work, attackers: int, defenders: int, king: int, side: int, flags: int) -> int:
    """The score of a position that is not over, seen from the side to move.

    Each feature is multiplied by its weight, in the order of ``NAMES``, as soon as it is known: keeping them in an
    array first took half as long again. Tuning gets them back by weights that are all 0 but for one.
    """
    white = defenders | king
    pieces = attackers | white
    free = FULL & ~pieces
    men_free = FULL & ~men_blockers(pieces, flags)
    escapes = escape_squares(flags)
    row = weights_row(attackers, defenders)

    total = 0
    total += (count(attackers & _B1)) * int(work[row + 0])
    total += (count(attackers & _C1)) * int(work[row + 1])
    total += (count(attackers & _D1)) * int(work[row + 2])
    total += (count(attackers & _B2)) * int(work[row + 3])
    total += (count(attackers & _C2)) * int(work[row + 4])
    total += (count(attackers & _D2)) * int(work[row + 5])
    total += (count(attackers & _C3)) * int(work[row + 6])
    total += (count(attackers & _D3)) * int(work[row + 7])
    total += (count(defenders & _B1)) * int(work[row + 8])
    total += (count(defenders & _C1)) * int(work[row + 9])
    total += (count(defenders & _D1)) * int(work[row + 10])
    total += (count(defenders & _B2)) * int(work[row + 11])
    total += (count(defenders & _C2)) * int(work[row + 12])
    total += (count(defenders & _D2)) * int(work[row + 13])
    total += (count(defenders & _C3)) * int(work[row + 14])
    total += (count(defenders & _D3)) * int(work[row + 15])
    total += (king & _B1 != 0) * int(work[row + 16])
    total += (king & _C1 != 0) * int(work[row + 17])
    total += (king & _D1 != 0) * int(work[row + 18])
    total += (king & _B2 != 0) * int(work[row + 19])
    total += (king & _C2 != 0) * int(work[row + 20])
    total += (king & _D2 != 0) * int(work[row + 21])
    total += (king & _C3 != 0) * int(work[row + 22])
    total += (king & _D3 != 0) * int(work[row + 23])
    total += (king & _THRONE != 0) * int(work[row + 24])

    king_east, king_west, king_north, king_south = rays(king, free)
    ride = (king_east | king_west | king_north | king_south) & king_squares(flags)
    lines = (
        (king_east & escapes != 0)
        + (king_west & escapes != 0)
        + (king_north & escapes != 0)
        + (king_south & escapes != 0)
    )
    # Seen from the escape squares: where a king would have an open line, and where two. East and west never meet on
    # a square of a corner's line, so a square is on two lines where a line along the rank and one along the file
    # cross, or where both ends of an edge are open.
    gate_east, gate_west, gate_north, gate_south = rays(escapes & free, free)
    gates = gate_east | gate_west | gate_north | gate_south
    double_gates = (
        (gate_east & gate_west) | (gate_north & gate_south) | ((gate_east | gate_west) & (gate_north | gate_south))
    )
    around = neighbours(king)
    killers = king_taking_squares(attackers, king, flags)
    black_east, black_west, black_north, black_south = rays(attackers, men_free)
    black_reach = (black_east | black_west | black_north | black_south) & ~RESTRICTED
    black_moves = (
        count(black_east & ~RESTRICTED)
        + count(black_west & ~RESTRICTED)
        + count(black_north & ~RESTRICTED)
        + count(black_south & ~RESTRICTED)
    )
    white_east, white_west, white_north, white_south = rays(defenders, men_free)
    white_reach = (white_east | white_west | white_north | white_south) & ~RESTRICTED
    white_moves = (
        count(white_east & ~RESTRICTED)
        + count(white_west & ~RESTRICTED)
        + count(white_north & ~RESTRICTED)
        + count(white_south & ~RESTRICTED)
    )
    east, west, north, south = jaws_on_attackers(attackers, defenders, king, flags)
    attackers_bitten = count(biting_squares(east, west, north, south) & (white_reach | ride))
    east, west, north, south = jaws_on_defenders(attackers, defenders, king, flags)
    defenders_bitten = count(biting_squares(east, west, north, south) & black_reach)

    total += (count(ride)) * int(work[row + 25])
    total += (count(ride & EDGE)) * int(work[row + 26])
    total += (count(ride & gates)) * int(work[row + 27])
    total += (count(ride & double_gates)) * int(work[row + 28])
    total += (lines) * int(work[row + 29])
    total += (count(around & attackers)) * int(work[row + 30])
    total += (count(around & defenders)) * int(work[row + 31])
    total += (count(killers & free)) * int(work[row + 32])
    total += (count(killers & black_reach)) * int(work[row + 33])
    total += (black_moves) * int(work[row + 34])
    total += (white_moves) * int(work[row + 35])
    total += (attackers_bitten) * int(work[row + 36])
    total += (defenders_bitten) * int(work[row + 37])

    passable = FULL & ~attackers
    spread = white
    wider = spread | neighbours(spread) & passable
    while wider != spread:
        spread = wider
        wider = spread | neighbours(spread) & passable
    corners = count(spread & CORNERS)
    total += (corners == 0) * int(work[row + 38])
    total += (corners == 1) * int(work[row + 39])
    total += (corners == 2) * int(work[row + 40])
    total += (corners == 3) * int(work[row + 41])
    total += (corners == 4) * int(work[row + 42])
    total += (count(spread & EDGE)) * int(work[row + 43])
    total += (count(spread & free)) * int(work[row + 44])
    total += (1 if side == DEFENDERS else -1) * int(work[row + 45])

    score = total >> 4
    # A judgement never looks like a decided game.
    score = min(max(score, 1 - DECIDED), DECIDED - 1)
    return score if side == DEFENDERS else -score


@compiled("void(int64[:, ::1], int64[:, ::1], int64[::1], int64)")
def list_features(positions: Rows, features: Rows, work: Work, flags: int) -> None:
    """The features of positions, rows of attackers, defenders, king and side, one row for each."""
    for index in range(NUMBER):
        work[WEIGHTS:KILLERS] = 0
        work[WEIGHTS + index : KILLERS : WEIGHTS_ROW] = WEIGHT_UNIT
        for row in range(len(positions)):
            side = int(positions[row, 3])
            score = evaluate(work, int(positions[row, 0]), int(positions[row, 1]), int(positions[row, 2]), side, flags)
            features[row, index] = score if side == DEFENDERS else -score
