"""The static evaluation: a sum of features, each with a weight that self-play has tuned (``brandubh tune``).

Features are whole numbers; scores are hundredths of a man, seen from the defenders. What a feature weighs depends on
how many men are left: the weights have a row for each number of attackers and defenders.
"""

import numpy as np
import numpy.typing as npt

from brandubh.compiled import compiled
from brandubh.engine.core.memory import DECIDED, KILLERS, MOST_ATTACKERS, MOST_DEFENDERS, WEIGHTS, WEIGHTS_ROW
from brandubh.kernel.bits import count, first
from brandubh.kernel.captures import (
    biting_squares,
    jaws_on_attackers,
    jaws_on_defenders,
    king_taking_squares,
    plain_jaws_on_attackers,
    plain_jaws_on_defenders,
)
from brandubh.kernel.endings import escape_squares
from brandubh.kernel.flags import DEFENDERS, OTHER_MOVES
from brandubh.kernel.geometry import neighbours, rays
from brandubh.kernel.moves import destinations, king_squares, men_blockers
from brandubh.kernel.squares import CORNERS, EDGE, FULL, RESTRICTED, SQUARE_NUMBERS
from brandubh.kernel.symmetry import image_of

Work = npt.NDArray[np.int64]
Rows = npt.NDArray[np.int64]

WEIGHT_SHIFT = 4
WEIGHT_UNIT = 1 << WEIGHT_SHIFT
"""Weights are kept in sixteenths of a hundredth of a man."""


def _orbit(name: str) -> int:
    """The squares that the symmetries of the board make of a square."""
    return sum({1 << image_of(SQUARE_NUMBERS[name], symmetry) for symmetry in range(8)})


ORBITS = ("b1", "c1", "d1", "b2", "c2", "d2", "c3", "d3")
"""The kinds of squares on which men stand, each named by one of them."""
_ORBITS = tuple(map(_orbit, ORBITS))
_KING_ORBITS = (*_ORBITS, _orbit("d4"))
_NO_KIND = len(_KING_ORBITS)
_KIND_OF_SQUARE = tuple(
    next((kind for kind, orbit in enumerate(_KING_ORBITS) if orbit >> square & 1), _NO_KIND) for square in range(49)
)
"""The kind of each square; corners, where a king has won under almost all rules, are of none."""

_features: list[str] = []


def _feature(*names: str) -> int:
    """Add features to the list; the place of the first, which is where its weight stands in a row of weights."""
    _features.extend(names)
    return len(_features) - len(names)


ATTACKERS_ON = _feature(*(f"attackers on {name}" for name in ORBITS))
DEFENDERS_ON = _feature(*(f"defenders on {name}" for name in ORBITS))
KING_ON = _feature(*(f"king on {name}" for name in (*ORBITS, "d4")))
KING_MOVES = _feature("king's moves")
KING_EDGE_MOVES = _feature("edge squares the king reaches")
KING_TO_LINE = _feature("king's moves to a line on a corner")
KING_TO_TWO_LINES = _feature("king's moves to lines on two corners")
OPEN_LINES = _feature("king's open lines")
ATTACKERS_BESIDE_KING = _feature("attackers beside the king")
DEFENDERS_BESIDE_KING = _feature("defenders beside the king")
KING_TAKING = _feature("squares that take the king")
KING_TAKING_REACHED = _feature("reachable squares that take the king")
ATTACKERS_MOVES = _feature("attackers' moves")
DEFENDERS_MOVES = _feature("defenders' moves")
ATTACKERS_BITTEN = _feature("attackers that can be taken")
DEFENDERS_BITTEN = _feature("defenders that can be taken")
CORNERS_OPEN = _feature(
    "no corner open to the spread", "one corner open", "two corners open", "three corners open", "four corners open"
)
EDGE_OPEN = _feature("edge squares open to the spread")
SQUARES_OPEN = _feature("squares open to the spread")
TURN = _feature("defenders to move")

FEATURES = tuple(_features)
"""What each feature is, in the order of the weights."""


@compiled("int64(int64, int64)")
def weights_row(attackers: int, defenders: int) -> int:
    """Where the weights for the men left begin; a set-up with more men than a game has is weighed as a full one."""
    attackers_left = min(count(attackers), MOST_ATTACKERS)
    defenders_left = min(count(defenders), MOST_DEFENDERS)
    return WEIGHTS + (attackers_left * (MOST_DEFENDERS + 1) + defenders_left) * WEIGHTS_ROW


@compiled("UniTuple(int64, 2)(int64, int64, int64, int64, int64)")
def reach_of(attackers: int, defenders: int, king: int, movers: int, flags: int) -> tuple[int, int]:
    """The squares that some pieces reach under any rules, and how many moves they have."""
    reach = 0
    number = 0
    while movers:
        targets = destinations(attackers, defenders, king, first(movers), flags)
        movers &= movers - 1
        reach |= targets
        number += count(targets)
    return reach, number


@compiled("int64(int64[::1], int64, int64, int64, int64, int64)")
def evaluate_other(work: Work, attackers: int, defenders: int, king: int, side: int, flags: int) -> int:
    """The same where pieces do not all move like rooks, or men may stop where the king may.

    No lines lead a king from afar to a corner there, or they do not decide: those features are left out.
    """
    white = defenders | king
    free = FULL & ~(attackers | white)
    row = weights_row(attackers, defenders)
    around = neighbours(king)
    total = 0
    for kind in range(8):
        total += count(attackers & _ORBITS[kind]) * int(work[row + ATTACKERS_ON + kind])
        total += count(defenders & _ORBITS[kind]) * int(work[row + DEFENDERS_ON + kind])
    kind = _KIND_OF_SQUARE[first(king)]
    if kind != _NO_KIND:
        total += int(work[row + KING_ON + kind])

    ride, king_moves = reach_of(attackers, defenders, king, king, flags)
    black_reach, black_moves = reach_of(attackers, defenders, king, attackers, flags)
    white_reach, white_moves = reach_of(attackers, defenders, king, defenders, flags)
    taking = king_taking_squares(attackers, defenders, king, flags)
    east, west, north, south = jaws_on_attackers(attackers, defenders, king, flags)
    attackers_bitten = count(biting_squares(east, west, north, south) & (white_reach | ride))
    east, west, north, south = jaws_on_defenders(attackers, defenders, king, flags)
    defenders_bitten = count(biting_squares(east, west, north, south) & black_reach)

    total += king_moves * int(work[row + KING_MOVES])
    total += count(ride & EDGE) * int(work[row + KING_EDGE_MOVES])
    total += count(ride & escape_squares(flags)) * int(work[row + OPEN_LINES])
    total += count(around & attackers) * int(work[row + ATTACKERS_BESIDE_KING])
    total += count(around & defenders) * int(work[row + DEFENDERS_BESIDE_KING])
    total += count(taking & free) * int(work[row + KING_TAKING])
    total += count(taking & black_reach) * int(work[row + KING_TAKING_REACHED])
    total += black_moves * int(work[row + ATTACKERS_MOVES])
    total += white_moves * int(work[row + DEFENDERS_MOVES])
    total += attackers_bitten * int(work[row + ATTACKERS_BITTEN])
    total += defenders_bitten * int(work[row + DEFENDERS_BITTEN])
    return spread_score(work, row, total, attackers, white, white, side)


@compiled("int64(int64[::1], int64, int64, int64, int64, int64, int64)")
def spread_score(work: Work, row: int, total: int, attackers: int, white: int, reached: int, side: int) -> int:
    """The whole score, seen from the side to move: what is added up so far, and how far white pieces could spread.

    ``reached`` are squares to which they are known to spread, their own included: the more, the sooner it is done.
    """
    passable = FULL & ~attackers
    spread = reached
    wider = spread | neighbours(spread) & passable
    while wider != spread:
        spread = wider
        wider = spread | neighbours(spread) & passable
    corners = count(spread & CORNERS)
    total += int(work[row + CORNERS_OPEN + corners])
    total += count(spread & EDGE) * int(work[row + EDGE_OPEN])
    total += count(spread & ~white) * int(work[row + SQUARES_OPEN])
    total += (1 if side == DEFENDERS else -1) * int(work[row + TURN])

    score = total >> WEIGHT_SHIFT
    # A static evaluation never looks like a decided game.
    score = min(max(score, 1 - DECIDED), DECIDED - 1)
    return score if side == DEFENDERS else -score


@compiled("int64(int64[::1], int64, int64, int64, int64, int64)")
def evaluate(work: Work, attackers: int, defenders: int, king: int, side: int, flags: int) -> int:
    """The score of a position that is not over, seen from the side to move.

    Each feature is multiplied by its weight, as soon as it is known: keeping them in an array first took half as long
    again. :func:`list_features` gets them back by weights that are all 0 but for one.
    """
    if flags & OTHER_MOVES:
        return evaluate_other(work, attackers, defenders, king, side, flags)
    white = defenders | king
    pieces = attackers | white
    free = FULL & ~pieces
    men_free = FULL & ~men_blockers(pieces, flags)
    escapes = escape_squares(flags)
    row = weights_row(attackers, defenders)

    total = 0
    for kind in range(8):
        total += count(attackers & _ORBITS[kind]) * int(work[row + ATTACKERS_ON + kind])
        total += count(defenders & _ORBITS[kind]) * int(work[row + DEFENDERS_ON + kind])
    kind = _KIND_OF_SQUARE[first(king)]
    if kind != _NO_KIND:
        total += int(work[row + KING_ON + kind])

    ride = 0
    lines = 0
    for ray in rays(king, free):
        ride |= ray & king_squares(flags)
        lines += ray & escapes != 0
    # Seen from the escape squares: where a king would have an open line, and where two. East and west never meet on
    # a square of a corner's line, so a square is on two lines where a line along the rank and one along the file
    # cross, or where both ends of an edge are open.
    gate_east, gate_west, gate_north, gate_south = rays(escapes & free, free)
    gates = gate_east | gate_west | gate_north | gate_south
    double_gates = (
        (gate_east & gate_west) | (gate_north & gate_south) | ((gate_east | gate_west) & (gate_north | gate_south))
    )
    around = neighbours(king)
    taking = king_taking_squares(attackers, defenders, king, flags)
    black_reach = 0
    black_moves = 0
    for ray in rays(attackers, men_free):
        black_reach |= ray & ~RESTRICTED
        black_moves += count(ray & ~RESTRICTED)
    white_reach = 0
    white_moves = 0
    for ray in rays(defenders, men_free):
        white_reach |= ray & ~RESTRICTED
        white_moves += count(ray & ~RESTRICTED)
    east, west, north, south = plain_jaws_on_attackers(attackers, defenders, king, flags)
    attackers_bitten = count(biting_squares(east, west, north, south) & (white_reach | ride))
    east, west, north, south = plain_jaws_on_defenders(attackers, defenders, king, flags)
    defenders_bitten = count(biting_squares(east, west, north, south) & black_reach)

    total += count(ride) * int(work[row + KING_MOVES])
    total += count(ride & EDGE) * int(work[row + KING_EDGE_MOVES])
    total += count(ride & gates) * int(work[row + KING_TO_LINE])
    total += count(ride & double_gates) * int(work[row + KING_TO_TWO_LINES])
    total += lines * int(work[row + OPEN_LINES])
    total += count(around & attackers) * int(work[row + ATTACKERS_BESIDE_KING])
    total += count(around & defenders) * int(work[row + DEFENDERS_BESIDE_KING])
    total += count(taking & free) * int(work[row + KING_TAKING])
    total += count(taking & black_reach) * int(work[row + KING_TAKING_REACHED])
    total += black_moves * int(work[row + ATTACKERS_MOVES])
    total += white_moves * int(work[row + DEFENDERS_MOVES])
    total += attackers_bitten * int(work[row + ATTACKERS_BITTEN])
    total += defenders_bitten * int(work[row + DEFENDERS_BITTEN])

    return spread_score(work, row, total, attackers, white, white | white_reach | ride, side)


@compiled("void(int64[:, ::1], int64[:, ::1], int64[::1], int64)")
def list_features(positions: Rows, features: Rows, work: Work, flags: int) -> None:
    """The features of positions, rows of attackers, defenders, king and side, one row for each."""
    for index in range(len(FEATURES)):
        work[WEIGHTS:KILLERS] = 0
        work[WEIGHTS + index : KILLERS : WEIGHTS_ROW] = WEIGHT_UNIT
        for row in range(len(positions)):
            side = int(positions[row, 3])
            score = evaluate(work, int(positions[row, 0]), int(positions[row, 1]), int(positions[row, 2]), side, flags)
            features[row, index] = score if side == DEFENDERS else -score
