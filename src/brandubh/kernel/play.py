"""Playing a move on a position: the one place where a move changes the board."""

import numpy as np

from brandubh.compiled import compiled
from brandubh.kernel.captures import captured_by
from brandubh.kernel.endings import ending
from brandubh.kernel.flags import ATTACKERS
from brandubh.kernel.moves import MOST_MOVES, destinations, list_moves

Position = tuple[int, int, int]
ILLEGAL = -1


@compiled("UniTuple(int64, 3)(int64, int64, int64, int64, int64, int64)")
def after(attackers: int, defenders: int, king: int, side: int, move: int, flags: int) -> Position:
    """The pieces after a legal move: attackers, defenders and king, which is 0 once he is captured."""
    origin = move >> 6
    target = move & 63
    left = ~captured_by(attackers, defenders, king, side, origin, target, flags)
    path = 1 << origin | 1 << target
    if side == ATTACKERS:
        return attackers ^ path, defenders & left, king & left
    if king >> origin & 1:
        return attackers & left, defenders, king ^ path
    return attackers & left, defenders ^ path, king


@compiled("boolean(int64, int64, int64, int64, int64, int64)")
def is_move(attackers: int, defenders: int, king: int, side: int, move: int, flags: int) -> bool:
    """Whether a side has such a move, in a position that is not over."""
    origin = move >> 6
    movers = attackers if side == ATTACKERS else defenders | king
    if not movers >> origin & 1:
        return False
    return destinations(attackers, defenders, king, origin, flags) >> (move & 63) & 1 != 0


@compiled("UniTuple(int64, 4)(int64, int64, int64, int64, int64, int64)")
def play(attackers: int, defenders: int, king: int, side: int, move: int, flags: int) -> tuple[int, int, int, int]:
    """Check and play a move in a position that is not over; the fourth number is the ending, or ILLEGAL."""
    if not is_move(attackers, defenders, king, side, move, flags):
        return attackers, defenders, king, ILLEGAL
    attackers, defenders, king = after(attackers, defenders, king, side, move, flags)
    return attackers, defenders, king, ending(attackers, defenders, king, 1 - side, flags)


@compiled("boolean(int64, int64, int64, int64, int64)")
def wins_at_once(attackers: int, defenders: int, king: int, side: int, flags: int) -> bool:
    """Whether a side to move has a move that wins on the board."""
    moves = np.empty(MOST_MOVES, np.int64)
    for index in range(list_moves(attackers, defenders, king, side, flags, moves)):
        a, d, k = after(attackers, defenders, king, side, int(moves[index]), flags)
        result = ending(a, d, k, 1 - side, flags)
        if result and result & 3 == side:
            return True
    return False
