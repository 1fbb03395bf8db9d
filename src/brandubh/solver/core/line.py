"""The line from the root to the position that is being searched: who stands on it, and where other threads are."""

from numba import boolean, int64, void

from brandubh.compiled import compiled
from brandubh.solver.core.memory import BUSY, FRAMES, PATH, SEARCH, Fields, Records, Search
from brandubh.solver.core.transpositions import tag_of_key


@compiled(int64(int64[::1], FRAMES, int64, boolean))
def find_on_line(path: Fields, frames: Records, key: int, by_tag: bool) -> int:
    """The depth at which a position, or one with the same tag, stands on the line; or -1."""
    slot = key & PATH - 1
    while path[slot]:
        depth = int(path[slot]) - 1
        other = int(frames[depth].key)
        if other == key or (by_tag and tag_of_key(other) == key):
            return depth
        slot = slot + 1 & PATH - 1
    return -1


@compiled(void(SEARCH, int64, int64))
def enter_line(search: Search, depth: int, key: int) -> None:
    """Mark a position as standing on the line."""
    path = search.path
    slot = key & PATH - 1
    while path[slot]:
        slot = slot + 1 & PATH - 1
    path[slot] = depth + 1
    search.frames[depth].key = key
    search.busy[BUSY * search.thread + (key >> 24 & BUSY - 1)] += 1


@compiled(void(SEARCH, int64))
def leave_line(search: Search, depth: int) -> None:
    """Take the last position off the line. It was marked last, so no other mark stands behind it."""
    path = search.path
    key = int(search.frames[depth].key)
    slot = key & PATH - 1
    while path[slot] != depth + 1:
        slot = slot + 1 & PATH - 1
    path[slot] = 0
    search.busy[BUSY * search.thread + (key >> 24 & BUSY - 1)] -= 1


@compiled(boolean(SEARCH, int64))
def is_busy(search: Search, key: int) -> bool:
    """Whether another thread is searching a position."""
    slot = key >> 24 & BUSY - 1
    others = 0
    for thread in range(search.threads):
        if thread != search.thread:
            others += search.busy[BUSY * thread + slot]
    return others != 0
