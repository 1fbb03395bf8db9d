"""The solver's transposition table: what an entry (kernel/entries.py) says, and which entry gives way to a new one.

Each entry knows about how much work it stands for; where there is no room, the least work goes.
"""

import math

import numpy as np

from brandubh.compiled import compiled
from brandubh.kernel.entries import CLUSTER, MISS, Entries, cluster_of, new_entries
from brandubh.solver.core.memory import Tags
from brandubh.solver.core.settle import DISPROVEN, PROVEN

NUMBERS = 3
"""The kind of an entry that is neither PROVEN nor DISPROVEN: it holds a proof and a disproof number."""
INFINITE = (1 << 24) - 1
"""The number of what cannot be; greater numbers are cut to one less."""
MOST_LENGTH = (1 << 16) - 1

# The value of an entry: kind (2 bits), work (8 bits) and 48 bits that depend on the kind:
# proof and disproof number (24 each); or move (12) and length (16); or move (12), tag (24) and whether it has one.
_WORK = 2
_FIRST = 10
_SECOND = 34
_LENGTH = 22
_TAG = 22
_TAGGED = 46

TAG_BITS = 24
# What is known of the position of a tag.
USED = 1  # a disproof rests on it
VOID = 2  # it was proven: what rests on it is wrong
HOLDS = 4  # it was disproven, resting on nothing itself


@compiled("int64(int64)")
def kind_of(entry: int) -> int:
    """PROVEN, DISPROVEN or NUMBERS."""
    return entry & 3


@compiled("int64(int64)")
def work_of(entry: int) -> int:
    """About how many positions were searched for an entry."""
    return int(2.0 ** ((entry >> _WORK & 255) / 8)) - 1


@compiled("int64(int64)")
def proof_of(entry: int) -> int:
    """The proof number of NUMBERS."""
    return entry >> _FIRST & INFINITE


@compiled("int64(int64)")
def disproof_of(entry: int) -> int:
    """The disproof number of NUMBERS."""
    return entry >> _SECOND & INFINITE


@compiled("int64(int64)")
def move_of(entry: int) -> int:
    """The move that proves or disproves, or 0 where it is the other side's turn."""
    return entry >> _FIRST & 4095


@compiled("int64(int64)")
def length_of(entry: int) -> int:
    """How many plies a proof takes at most."""
    return entry >> _LENGTH & MOST_LENGTH


@compiled("int64(int64)")
def tag_of(entry: int) -> int:
    """The tag of the position on which a disproof rests, or -1 if it rests on none."""
    return entry >> _TAG & (1 << TAG_BITS) - 1 if entry >> _TAGGED & 1 else -1


@compiled("int64(int64)")
def tag_of_key(key: int) -> int:
    """The tag of a position: a part of its key that is not used to find its cluster."""
    return key & (1 << TAG_BITS) - 1


@compiled("int64(int64, int64)")
def numbers(proof: int, disproof: int) -> int:
    """An entry with two numbers."""
    return NUMBERS | min(proof, INFINITE - 1) << _FIRST | min(disproof, INFINITE - 1) << _SECOND


@compiled("int64(int64, int64)")
def proven(move: int, length: int) -> int:
    """An entry of a proven position."""
    return PROVEN | move << _FIRST | min(length, MOST_LENGTH) << _LENGTH


@compiled("int64(int64, int64)")
def disproven(move: int, tag: int) -> int:
    """An entry of a disproven position; the tag of what it rests on, or -1."""
    return DISPROVEN | move << _FIRST | (0 if tag < 0 else 1 << _TAGGED | tag << _TAG)


@compiled("void(int64[::1], int64)")
def forget(entries: Entries, key: int) -> None:
    """Remove what is known of a position."""
    base = cluster_of(entries, key)
    for slot in range(base, base + 2 * CLUSTER, 2):
        if entries[slot] ^ entries[slot + 1] == key:
            entries[slot + 1] = MISS
            entries[slot] = 0


@compiled("void(int64[::1], uint8[::1], int64, int64, int64)")
def store(entries: Entries, tags: Tags, key: int, entry: int, work: int) -> None:
    """Keep an entry, with the work added to what its position had; instead of the least work if there is no room.

    A proof is never given up for less or for a longer one. A disproof gives way to a proof, for it may rest on a
    position that has been proven since, and to anything while it is not sure of what it rests on.
    """
    base = cluster_of(entries, key)
    chosen = base
    least = 1 << 20
    for slot in range(base, base + 2 * CLUSTER, 2):
        old = int(entries[slot + 1])
        if old == MISS:
            if least > -1:
                least = -1
                chosen = slot
            continue
        if entries[slot] ^ old == key:
            chosen = slot
            kind = old & 3
            if kind == PROVEN and (entry & 3 != PROVEN or length_of(entry) >= length_of(old)):
                return
            if kind == DISPROVEN and entry & 3 == NUMBERS:
                tag = tag_of(old)
                if tag < 0 or tags[tag] & (VOID | HOLDS) == HOLDS:
                    return
            work += work_of(old)
            break
        weight = old >> _WORK & 255
        if weight < least:
            least = weight
            chosen = slot
    entry |= min(int(8 * math.log2(work + 1)), 255) << _WORK
    entries[chosen + 1] = entry
    entries[chosen] = key ^ entry


@compiled("float64(int64[::1])")
def fullness(entries: Entries) -> float:
    """The part of the entries that is in use, by a sample."""
    clusters = len(entries) // (2 * CLUSTER)
    step = max(clusters // 2000, 1)
    used = 0
    seen = 0
    for cluster in range(0, clusters, step):
        for slot in range(CLUSTER):
            used += entries[2 * (CLUSTER * cluster + slot) + 1] != MISS
            seen += 1
    return used / seen


@compiled("int64(int64[::1])")
def collect(entries: Entries) -> int:
    """Drop the half of the entries that stands for the least work; return how many were dropped.

    Other threads may go on searching: what they write meanwhile is kept or dropped, but never mixed up.
    """
    number = np.zeros(256, np.int64)
    used = 0
    for slot in range(0, len(entries), 2):
        entry = int(entries[slot + 1])
        if entry != MISS:
            number[entry >> _WORK & 255] += 1
            used += 1
    limit = 0
    total = 0
    while limit < 256 and total < used // 2:
        total += number[limit]
        limit += 1
    dropped = 0
    for slot in range(0, len(entries), 2):
        entry = int(entries[slot + 1])
        if entry != MISS and entry >> _WORK & 255 < limit:
            entries[slot + 1] = MISS
            entries[slot] = 0
            dropped += 1
    return dropped


@compiled("int64(int64[::1], uint8[::1], int64, int64[::1])")
def list_entries(entries: Entries, tags: Tags, slot: int, into: Entries) -> int:
    """Copy entries from a slot on, as pairs of key and entry, until ``into`` is full; return the slot to go on from.

    What rests on a void tag is left out. ``into[0]`` gets the number of fields written after it.
    """
    at = 1
    while slot < len(entries) and at + 2 <= len(into):
        entry = int(entries[slot + 1])
        key = int(entries[slot]) ^ entry
        slot += 2
        if entry == MISS:
            continue
        if entry & 3 == DISPROVEN:
            tag = tag_of(entry)
            if tag >= 0 and tags[tag] & VOID:
                continue
        into[at] = key
        into[at + 1] = entry
        at += 2
    into[0] = at - 1
    return slot


@compiled("void(int64[::1], uint8[::1], int64[::1])")
def enter_entries(entries: Entries, tags: Tags, pairs: Entries) -> None:
    """Put pairs of key and entry into a transposition table of any size."""
    for at in range(0, len(pairs) - 1, 2):
        entry = int(pairs[at + 1])
        bare = entry & ~(255 << _WORK)
        if entry & 3 == DISPROVEN and tag_of(entry) >= 0:
            tags[tag_of(entry)] |= USED
        store(entries, tags, int(pairs[at]), bare, work_of(entry))


def new_transpositions(gigabytes: float) -> Entries:
    """An empty transposition table of about ``gigabytes``."""
    return new_entries(int(gigabytes * 2**30), 64)


def new_tags() -> Tags:
    """No tags: of each, whether a disproof rests on it, and whether it is void or holds."""
    return np.zeros(1 << TAG_BITS, np.uint8)
