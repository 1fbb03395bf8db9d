"""The check of finished tables, apart from how they were made: each value follows from those of the moves.

If it does everywhere, all values are right: a win or loss in n plies rests on positions decided in fewer, so by
induction on n it is one; and a position said to be decided for neither side has no move to a win, and one that holds.
"""

import numpy as np
import numpy.typing as npt

from brandubh.compiled import compiled
from brandubh.kernel.bits import count
from brandubh.kernel.endings import ending
from brandubh.kernel.flags import NOBODY
from brandubh.kernel.moves import MOST_MOVES, list_moves
from brandubh.kernel.play import after
from brandubh.tablebase.core.addresses import byte_at
from brandubh.tablebase.core.index import Shape, rank, unrank
from brandubh.tablebase.core.shape import DEFENDERS_RANGE
from brandubh.tablebase.core.values import ALREADY_WON, NEITHER, OVER


@compiled("int64(int64[::1], int64[::1], int64[::1], int64, int64, int64, int64, int64)")
def value_by_moves(
    shape: Shape,
    tables: npt.NDArray[np.int64],
    moves: npt.NDArray[np.int64],
    attackers: int,
    defenders: int,
    king: int,
    side: int,
    flags: int,
) -> int:
    """The value that a position must have, given the tables' values of the positions its moves lead to."""
    end = ending(attackers, defenders, king, side, flags)
    if end:
        winner = end & 3
        return NEITHER if winner == NOBODY else ALREADY_WON if winner == side else OVER
    quickest = 1 << 30
    slowest = 0
    held = False
    for index in range(list_moves(attackers, defenders, king, side, flags, moves)):
        a, d, k = after(attackers, defenders, king, side, int(moves[index]), flags)
        end = ending(a, d, k, 1 - side, flags)
        if end:
            winner = end & 3
            value = NEITHER if winner == NOBODY else OVER if winner == side else ALREADY_WON
        else:
            value = byte_at(int(tables[2 * (count(a) * DEFENDERS_RANGE + count(d)) + 1 - side]) + rank(shape, a, d, k))
        if value == NEITHER:
            held = True
        elif value & 1 and value != ALREADY_WON:
            quickest = min(quickest, value + 1)
        else:
            slowest = max(slowest, value + 1)
    if quickest < 1 << 30:
        return quickest
    return NEITHER if held else slowest


@compiled("int64(int64[::1], int64[::1], int64, int64, int64, int64[::1], int64)")
def first_wrong(
    shape: Shape,
    tables: npt.NDArray[np.int64],
    number_of_attackers: int,
    number_of_defenders: int,
    side: int,
    places: npt.NDArray[np.int64],
    flags: int,
) -> int:
    """The first of some places whose value does not follow from those of the moves, or -1."""
    moves = np.empty(MOST_MOVES, np.int64)
    values = int(tables[2 * (number_of_attackers * DEFENDERS_RANGE + number_of_defenders) + side])
    for place in places:
        attackers, defenders, king = unrank(shape, number_of_attackers, number_of_defenders, int(place))
        if byte_at(values + place) != value_by_moves(shape, tables, moves, attackers, defenders, king, side, flags):
            return int(place)
    return -1
