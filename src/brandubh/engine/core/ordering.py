"""Which moves to try first, and what is learnt from those that were: killers, answers, history, and the best line."""

from brandubh.compiled import compiled
from brandubh.engine.core.evaluate import Work
from brandubh.engine.core.memory import (
    COUNTER,
    HISTORY,
    KILLERS,
    MOST_PLIES,
    MOVE_BITS,
    MOVE_CODES,
    MOVES,
    ORDER,
    PV,
    PV_LENGTH,
)
from brandubh.kernel.bits import first
from brandubh.kernel.flags import ATTACKERS, KING_ARMED, KING_STEPS, MEN_STEP
from brandubh.kernel.geometry import neighbours, slides
from brandubh.kernel.moves import MOST_MOVES, king_squares, men_blockers, men_squares

TAKEN = -(1 << 62)
"""Stands in the place of a move that has been tried."""


@compiled("int64(int64[::1], int64, int64, int64, int64, int64, int64, int64, int64, int64, int64)")
def order_moves(
    work: Work,
    attackers: int,
    defenders: int,
    king: int,
    side: int,
    flags: int,
    ply: int,
    biting: int,
    within: int,
    best: int,
    last_move: int,
) -> int:
    """List the moves with targets ``within`` a set and how early to try each; return how many there are."""
    number = 0
    pieces = attackers | defenders | king
    blockers = men_blockers(pieces, flags)
    movers = attackers if side == ATTACKERS else defenders | king
    # What the rules say of whole kinds of pieces is asked once, here: the loop is where much time goes.
    stops = men_squares(flags)
    steppers = king if flags & KING_STEPS else 0
    if flags & MEN_STEP:
        steppers |= attackers | defenders
    killer_1 = work[KILLERS + 2 * ply]
    killer_2 = work[KILLERS + 2 * ply + 1]
    counter = work[COUNTER + MOVE_CODES * side + last_move]
    order = ORDER + MOST_MOVES * ply
    while movers:
        bit = movers & -movers
        origin = first(movers)
        movers ^= bit
        takes = biting
        if bit == king:
            targets = slides(origin, pieces) & king_squares(flags)
            if not flags & KING_ARMED:
                takes = 0
        else:
            targets = slides(origin, blockers) & stops
        if bit & steppers:
            targets &= neighbours(bit)
        targets &= within
        while targets:
            target = first(targets)
            arrival = targets & -targets
            targets ^= arrival
            move = origin << 6 | target
            if move == best:
                worth = 1 << 40
            elif arrival & takes:
                worth = 1 << 30
            elif move == killer_1:
                worth = 1 << 29
            elif move == killer_2:
                worth = 1 << 28
            elif move == counter:
                worth = 1 << 27
            else:
                worth = int(work[HISTORY + MOVE_CODES * side + move])
            # Worth, place and move in one number, so that picking is finding the greatest.
            work[order + number] = worth << MOVE_BITS + 8 | (255 - number) << MOVE_BITS | move
            number += 1
    return number


@compiled("int64(int64[::1], int64, int64, int64)")
def pick(work: Work, ply: int, index: int, number: int) -> int:
    """Take the most promising of the moves that are left; it is the ``index``-th to be tried."""
    order = ORDER + MOST_MOVES * ply
    best = work[order]
    for place in range(1, number):
        best = max(best, work[order + place])
    best = int(best)
    work[order + 255 - (best >> MOVE_BITS & 255)] = TAKEN
    move = best & MOVE_CODES - 1
    work[MOVES + MOST_MOVES * ply + index] = move
    return move


@compiled("void(int64[::1], int64, int64)")
def remember_line(work: Work, ply: int, move: int) -> None:
    """Make a move and the line after it the best line of a ply."""
    work[PV + MOST_PLIES * ply + ply] = move
    length = work[PV_LENGTH + ply + 1]
    for index in range(ply + 1, length):
        work[PV + MOST_PLIES * ply + index] = work[PV + MOST_PLIES * (ply + 1) + index]
    work[PV_LENGTH + ply] = max(length, ply + 1)


@compiled("void(int64[::1], int64, int64, int64, int64, int64, int64)")
def reward(work: Work, side: int, ply: int, index: int, depth: int, move: int, last_move: int) -> None:
    """Remember a quiet move that refuted its position, to be tried early elsewhere, and the tries that did not."""
    if work[KILLERS + 2 * ply] != move:
        work[KILLERS + 2 * ply + 1] = work[KILLERS + 2 * ply]
        work[KILLERS + 2 * ply] = move
    work[COUNTER + MOVE_CODES * side + last_move] = move
    bonus = min(depth * depth, 400)
    for tried in range(index + 1):
        other = int(work[MOVES + MOST_MOVES * ply + tried])
        at = HISTORY + MOVE_CODES * side + other
        gain = bonus if tried == index else -bonus
        # The nearer to the limit, the less is added: a value stays within ±16384.
        work[at] += gain * 32 - work[at] * bonus // 512
