"""A transposition table: what searches found out about positions, shared by all threads without locks.

An entry has two fields: its key mixed with its value, and the value, which means what each search makes it mean. An
entry torn by two threads fits no position. Four entries, a cluster, share a line of the processor's cache.
"""

import numpy as np
import numpy.typing as npt

from brandubh.compiled import compiled
from brandubh.kernel.bits import unsigned_shift

Entries = npt.NDArray[np.int64]

CLUSTER = 4
MISS = 0
"""The value of an entry that is not there."""


@compiled("int64(int64[::1], int64)")
def cluster_of(entries: Entries, key: int) -> int:
    """Where a position's four entries begin: the upper half of the key, scaled (a division would take longer)."""
    return (unsigned_shift(key, 32) * (len(entries) // (2 * CLUSTER)) >> 32) * (2 * CLUSTER)


@compiled("int64(int64[::1], int64)")
def probe(entries: Entries, key: int) -> int:
    """The value kept for a position, or MISS."""
    base = cluster_of(entries, key)
    for slot in range(base, base + 2 * CLUSTER, 2):
        value = int(entries[slot + 1])
        if entries[slot] ^ value == key and value != MISS:
            return value
    return MISS


def new_entries(size: int, least: int) -> Entries:
    """Empty entries of at most ``size`` bytes, but at least ``least`` clusters."""
    return np.zeros(2 * CLUSTER * max(least, size // (16 * CLUSTER)), np.int64)
