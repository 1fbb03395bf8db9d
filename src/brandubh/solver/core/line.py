"""The line from the root to the position that is being searched: who stands on it, and where other threads are."""

import numpy as np
import numpy.typing as npt

from brandubh.compiled import compiled
from brandubh.solver.core.memory import (
    BUSY,
    F_KEY,
    FRAME,
    MOST_PLIES_SEEN,
    PATH,
    PLIES,
    THREAD,
    THREADS,
)
from brandubh.solver.core.transpositions import (
    tag_of_key,
)

Words = npt.NDArray[np.int64]


@compiled("int64(int64[::1], int64[::1], int64, boolean)")
def find_on_line(path: Words, frames: Words, key: int, by_tag: bool) -> int:
    """The depth at which a position, or one with the same tag, stands on the line; or -1."""
    slot = key & PATH - 1
    while path[slot]:
        depth = int(path[slot]) - 1
        other = int(frames[FRAME * depth + F_KEY])
        if other == key or (by_tag and tag_of_key(other) == key):
            return depth
        slot = slot + 1 & PATH - 1
    return -1


@compiled("void(int64[::1], int64[::1], int64[::1], int64[::1], int64, int64)")
def enter_line(control: Words, path: Words, busy: Words, frames: Words, depth: int, key: int) -> None:
    """Mark a position as standing on the line."""
    slot = key & PATH - 1
    while path[slot]:
        slot = slot + 1 & PATH - 1
    path[slot] = depth + 1
    frames[FRAME * depth + F_KEY] = key
    busy[BUSY * int(control[THREAD]) + (key >> 24 & BUSY - 1)] += 1
    control[PLIES] = depth
    control[MOST_PLIES_SEEN] = max(int(control[MOST_PLIES_SEEN]), depth)


@compiled("void(int64[::1], int64[::1], int64[::1], int64, int64)")
def leave_line(control: Words, path: Words, busy: Words, depth: int, key: int) -> None:
    """Take the last position off the line. It was marked last, so no other mark stands behind it."""
    slot = key & PATH - 1
    while path[slot] != depth + 1:
        slot = slot + 1 & PATH - 1
    path[slot] = 0
    busy[BUSY * int(control[THREAD]) + (key >> 24 & BUSY - 1)] -= 1


@compiled("boolean(int64[::1], int64[::1], int64)")
def is_busy(control: Words, busy: Words, key: int) -> bool:
    """Whether another thread is searching a position."""
    slot = key >> 24 & BUSY - 1
    others = 0
    for thread in range(control[THREADS]):
        if thread != control[THREAD]:
            others += busy[BUSY * thread + slot]
    return others != 0
