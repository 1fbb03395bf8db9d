"""The engine's transposition table: what an entry (kernel/entries.py) says, and which entry gives way to a new one."""

from brandubh.compiled import compiled
from brandubh.engine.core.memory import LEAST_WIN, MOVE_BITS, MOVE_CODES
from brandubh.kernel.entries import CLUSTER, MISS, Entries, cluster_of, new_entries

Table = Entries

EXACT = 3
AT_LEAST = 2
AT_MOST = 1

# The value of an entry: move (12 bits), score (16), depth (8), bound (2), age (6).
_SCORE = MOVE_BITS
_DEPTH = 28
_BOUND = 36
_AGE = 38


@compiled("int64(int64)")
def entry_move(entry: int) -> int:
    """The best move known, or 0."""
    return entry & MOVE_CODES - 1


@compiled("int64(int64, int64)")
def entry_score(entry: int, ply: int) -> int:
    """The score, with wins counted from the searching root."""
    score = (entry >> _SCORE & 65535) - 32768
    if score >= LEAST_WIN:
        return score - ply
    if score <= -LEAST_WIN:
        return score + ply
    return score


@compiled("int64(int64)")
def entry_depth(entry: int) -> int:
    """How deep the search was."""
    return entry >> _DEPTH & 255


@compiled("int64(int64)")
def entry_bound(entry: int) -> int:
    """Whether the score is EXACT, AT_LEAST or AT_MOST."""
    return entry >> _BOUND & 3


@compiled("void(int64[::1], int64, int64, int64, int64, int64, int64, int64)")
def store(table: Table, key: int, move: int, score: int, depth: int, bound: int, ply: int, age: int) -> None:
    """Keep what was found out: in the entry of the same position, or instead of the least useful of four."""
    base = cluster_of(table, key)
    chosen = base
    least = 1 << 20
    for slot in range(base, base + 2 * CLUSTER, 2):
        entry = int(table[slot + 1])
        if table[slot] ^ entry == key:
            chosen = slot
            # A move is not forgotten, and a deep result not for a shallow bound of the same search.
            if move == 0:
                move = entry & MOVE_CODES - 1
            if bound != EXACT and depth + 3 < entry >> _DEPTH & 255 and entry >> _AGE & 63 == age & 63:
                return
            break
        worth = (entry >> _DEPTH & 255) - 8 * (age - (entry >> _AGE) & 63) if entry else -1000
        if worth < least:
            least = worth
            chosen = slot
    if score >= LEAST_WIN:
        score += ply
    elif score <= -LEAST_WIN:
        score -= ply
    entry = move | (score + 32768) << _SCORE | min(max(depth, 0), 255) << _DEPTH | bound << _BOUND | (age & 63) << _AGE
    table[chosen + 1] = entry
    table[chosen] = key ^ entry


@compiled("int64(int64[::1], int64)")
def fullness(table: Table, age: int) -> int:
    """Thousandths of all entries that the present search has written, by a sample."""
    used = 0
    for index in range(1000):
        entry = int(table[2 * index + 1])
        used += entry != MISS and entry >> _AGE & 63 == age & 63
    return used


def new_table(megabytes: int) -> Table:
    """An empty transposition table of at most ``megabytes``."""
    return new_entries(megabytes * 2**20, 1024)
