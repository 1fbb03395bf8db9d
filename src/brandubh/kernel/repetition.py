"""Repetition: when it ends a game, and who had the choice.

A game is an array with one row (attackers, defenders, king) for each position; the side to move alternates from
``starter``, who moves in the first row. The last row is the position on the board.
"""

import numpy as np
import numpy.typing as npt

from brandubh.compiled import compiled
from brandubh.kernel.endings import ending
from brandubh.kernel.flags import (
    ATTACKERS,
    DEFENDERS,
    NOBODY,
    REPETITION,
    TRIGGER_MASK,
    TRIGGER_NONE,
    TRIGGER_SECOND_TIME,
    TRIGGER_SHIFT,
    TRIGGER_THIRD_LOOP,
    TRIGGER_THIRD_TIME,
    TRIGGER_THREE_LOOPS,
    VERDICT_CHOICE,
    VERDICT_DEFENDERS_LOSE,
    VERDICT_MASK,
    VERDICT_NONE,
    VERDICT_SHIFT,
)
from brandubh.kernel.moves import MOST_MOVES, list_moves
from brandubh.kernel.play import after, wins_at_once

History = npt.NDArray[np.int64]

Bound = npt.NDArray[np.int8]
"""For each position of a game whether its mover is known to have been bound to the loop. A position that has occurred
has occurred for good, so that this stays true as the game goes on: a long game that goes round and round is judged
again and again, and each of its positions once.
"""

BACKSTOP = 7
"""The occurrence of a position that counts whatever loops led to it, so that no game is endless."""


@compiled("boolean(int64[:, ::1], int64, int64)")
def same(history: History, one: int, other: int) -> bool:
    """Whether two positions of a game are the same: board and side to move."""
    return (
        (one - other) % 2 == 0
        and history[one, 0] == history[other, 0]
        and history[one, 1] == history[other, 1]
        and history[one, 2] == history[other, 2]
    )


@compiled("int64(int64[:, ::1])")
def occurrences(history: History) -> int:
    """How often the last position has stood on the board, this time included."""
    last = len(history) - 1
    number = 0
    for index in range(last, -1, -2):
        number += same(history, index, last)
    return number


@compiled("int64(int64[:, ::1])")
def last_loop(history: History) -> int:
    """How many plies ago the last position stood on the board before, or 0."""
    last = len(history) - 1
    for index in range(last - 2, -1, -2):
        if same(history, index, last):
            return last - index
    return 0


@compiled("int64(int64[:, ::1])")
def threefold_loop(history: History) -> int:
    """The length of the shortest loop that has just been played three times in a row, or 0."""
    last = len(history) - 1
    length = 2
    while 3 * length <= last:
        back = 0
        while back <= 2 * length and same(history, last - back, last - back - length):
            back += 1
        if back > 2 * length:
            return length
        length += 2
    return 0


@compiled("int64(int64[:, ::1], int64)")
def times_played(history: History, loop: int) -> int:
    """How often the last ``loop`` plies have been played in the game, in a row or not, this time included."""
    last = len(history) - 1
    times = 0
    for end in range(last, loop - 1, -2):
        back = 0
        while back <= loop and same(history, end - back, last - back):
            back += 1
        times += back > loop
    return times


@compiled("boolean(int64[:, ::1], int64, int64, int64, int64, int64)")
def occurred(history: History, starter: int, attackers: int, defenders: int, king: int, side: int) -> bool:
    """Whether a position with ``side`` to move occurs in the game."""
    for index in range(starter ^ side, len(history), 2):
        if history[index, 0] == attackers and history[index, 1] == defenders and history[index, 2] == king:
            return True
    return False


@compiled("boolean(int64[:, ::1], int64, int64, int64, int64, int8[::1])")
def was_free(history: History, starter: int, loop: int, side: int, flags: int, bound: Bound) -> bool:
    """Whether a side could have left the last ``loop`` plies: by winning, or unpunished by a new position."""
    last = len(history) - 1
    moves = np.empty(MOST_MOVES, np.int64)
    for index in range(last - loop, last):
        if (starter + index) % 2 != side or bound[index]:
            continue
        attackers = int(history[index, 0])
        defenders = int(history[index, 1])
        king = int(history[index, 2])
        for number in range(list_moves(attackers, defenders, king, side, flags, moves)):
            a, d, k = after(attackers, defenders, king, side, int(moves[number]), flags)
            result = ending(a, d, k, 1 - side, flags)
            if result and result & 3 == side:
                return True
            if occurred(history, starter, a, d, k, 1 - side):
                continue
            if result or not wins_at_once(a, d, k, 1 - side, flags):
                return True
        bound[index] = 1
    return False


@compiled("int64(int64[:, ::1], int64, int64, int64, int8[::1])")
def winner_of_loop(history: History, starter: int, loop: int, flags: int, bound: Bound) -> int:
    """Who wins, by the ruleset's verdict, when the last ``loop`` plies are the repetition that counts."""
    verdict = flags >> VERDICT_SHIFT & VERDICT_MASK
    if verdict == VERDICT_DEFENDERS_LOSE:
        return ATTACKERS
    if verdict == VERDICT_CHOICE:
        attackers_free = was_free(history, starter, loop, ATTACKERS, flags, bound)
        defenders_free = was_free(history, starter, loop, DEFENDERS, flags, bound)
        return DEFENDERS if attackers_free and not defenders_free else ATTACKERS
    return NOBODY


@compiled("int64(int64[:, ::1], int64, int64)")
def closing_loop(history: History, trigger: int, times: int) -> int:
    """The length of the loop by which a position's ``times``-th occurrence ends the game, or 0."""
    since = last_loop(history)
    if trigger == TRIGGER_THREE_LOOPS:
        loop = threefold_loop(history)
        if loop:
            return loop
    elif trigger == TRIGGER_THIRD_LOOP:
        if times_played(history, since) >= 3:
            return since
    else:
        return since
    return since if times >= BACKSTOP else 0


@compiled("int64(int64)")
def least_times(trigger: int) -> int:
    """The occurrence of a position that may end the game, at the earliest."""
    if trigger == TRIGGER_SECOND_TIME:
        return 2
    # A loop that was played three times has a beginning and three ends.
    return 3 if trigger == TRIGGER_THIRD_TIME else 4


@compiled("int64(int64[:, ::1], int64, int64, int8[::1])")
def repetition(history: History, starter: int, flags: int, bound: Bound) -> int:
    """The ending by repetition of the game so far, or 0."""
    trigger = flags >> TRIGGER_SHIFT & TRIGGER_MASK
    if trigger == TRIGGER_NONE or flags >> VERDICT_SHIFT & VERDICT_MASK == VERDICT_NONE:
        return 0
    times = occurrences(history)
    if times < least_times(trigger):
        return 0
    loop = closing_loop(history, trigger, times)
    return 4 * REPETITION + winner_of_loop(history, starter, loop, flags, bound) if loop else 0
