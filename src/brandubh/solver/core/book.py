"""Gathering a strategy from the table: from the root, one move for each position in which its owner (the hero) is to
move, all moves for the other side, until nothing is open.

For a proof the hero is the prover, for a disproof his opponent. Positions in which the hero takes the king or brings
him home at once need no entry. A gathered set in which nothing is open is closed: that is what makes a disproof true.
"""

import numpy as np
import numpy.typing as npt

from brandubh.compiled import compiled
from brandubh.kernel.bits import count
from brandubh.kernel.endings import ending
from brandubh.kernel.entries import MISS, Entries, probe
from brandubh.kernel.hashing import key as position_key
from brandubh.kernel.moves import MOST_MOVES, list_moves
from brandubh.kernel.play import after, is_move
from brandubh.kernel.symmetry import canonical
from brandubh.solver.core.settle import DISPROVEN, PROVEN, wins_at_sight
from brandubh.solver.core.transpositions import VOID, Tags, kind_of, move_of, tag_of
from brandubh.tablebase.core.probing import Directory, look_up
from brandubh.tablebase.core.values import NEITHER

Words = npt.NDArray[np.int64]

# An entry of the book: a canonical position with the hero to move, and what is known of it.
E_ATTACKERS = 0
E_DEFENDERS = 1
E_KING = 2
E_MOVE = 3  # 0: not known yet
E_PASS = 4  # the pass in which it was last reached
E_RANK = 5  # the most plies to the end; 0: not known yet
ENTRY = 6
LOST = -1
"""The move of an entry that turned out to be the other side's."""

# The words of ``state``.
ENTRIES = 0
PASS = 1
QUEUED = 2
PROBLEMS = 3
EDGES = 4
CHANGED = 5
STATE_SIZE = 8

DONE = 0
NO_ROOM = 1
REFUTED = 2
"""What gathering comes to: REFUTED says that the root's own moves contradict the claim."""


@compiled("int64(int64[::1], int64[::1], int64, int64, int64)")
def slot_of(book: Words, index: Words, attackers: int, defenders: int, king: int) -> int:
    """The slot of the index that has a canonical position, or the empty one where it belongs."""
    mask = len(index) - 1
    slot = position_key(attackers, defenders, king, 0) & mask
    while index[slot]:
        at = ENTRY * (int(index[slot]) - 1)
        if book[at] == attackers and book[at + E_DEFENDERS] == defenders and book[at + E_KING] == king:
            break
        slot = slot + 1 & mask
    return slot


@compiled("int64(int64[::1], int64[::1], int64[::1], int64, int64, int64)")
def entry_of(state: Words, book: Words, index: Words, attackers: int, defenders: int, king: int) -> int:
    """The number of a canonical position in the book, where it is added if need be."""
    slot = slot_of(book, index, attackers, defenders, king)
    if index[slot] == 0:
        at = ENTRY * int(state[ENTRIES])
        book[at] = attackers
        book[at + E_DEFENDERS] = defenders
        book[at + E_KING] = king
        book[at + E_MOVE] = 0
        book[at + E_PASS] = 0
        book[at + E_RANK] = 0
        state[ENTRIES] += 1
        index[slot] = state[ENTRIES]
    return int(index[slot]) - 1


@compiled("int64(int64[::1], int64[::1], int64, int64, int64)")
def find_entry(book: Words, index: Words, attackers: int, defenders: int, king: int) -> int:
    """The number of a position, canonical or not, in the book, or -1."""
    a, d, k, _ = canonical(attackers, defenders, king)
    return int(index[slot_of(book, index, a, d, k)]) - 1


@compiled("boolean(int64, int64, int64)")
def good_ending(end: int, hero: int, prover: int) -> bool:
    """Whether the hero claimed this ending: a prover must have won, his opponent only not have lost."""
    return (end & 3 == prover) == (hero == prover)


@compiled("int64(int64[::1], int64, int64, int64, int64, int64, int64)")
def table_move(
    directory: Directory, attackers: int, defenders: int, king: int, hero: int, prover: int, flags: int
) -> int:
    """The hero's best move by the tables of perfect play, LOST, or 0 if they do not know."""
    if look_up(directory, attackers, defenders, king, hero) < NEITHER:
        return 0
    moves = np.empty(MOST_MOVES, np.int64)
    best = LOST
    least = 1 << 30
    for number in range(list_moves(attackers, defenders, king, hero, flags, moves)):
        move = int(moves[number])
        a, d, k = after(attackers, defenders, king, hero, move, flags)
        end = ending(a, d, k, 1 - hero, flags)
        if end:
            if good_ending(end, hero, prover):
                return move
            continue
        known = look_up(directory, a, d, k, 1 - hero)
        if known < NEITHER:
            return 0
        # The other side loses in an even number of plies; neither is good enough for the prover's opponent.
        if known == NEITHER:
            if hero != prover and least > 1 << 20:
                least = 1 << 20
                best = move
        elif known % 2 and known < least:
            least = known
            best = move
    return best


@compiled("int64(int64[::1], uint8[::1], int64[::1], int64, int64, int64, int64, int64, int64, int64)")
def known_move(
    table: Entries,
    tags: Tags,
    directory: Directory,
    most_men: int,
    attackers: int,
    defenders: int,
    king: int,
    hero: int,
    prover: int,
    flags: int,
) -> int:
    """The hero's move in a canonical position by what is known: LOST if he has none, 0 if nothing is known."""
    if count(attackers | defenders) < most_men:
        move = table_move(directory, attackers, defenders, king, hero, prover, flags)
        if move:
            return move
    entry = probe(table, position_key(attackers, defenders, king, hero))
    if entry == MISS:
        return 0
    kind = kind_of(entry)
    if kind == (PROVEN if hero == prover else DISPROVEN):
        if kind == DISPROVEN and tag_of(entry) >= 0 and tags[tag_of(entry)] & VOID:
            return 0
        move = move_of(entry)
        return move if is_move(attackers, defenders, king, hero, move, flags) else 0
    return LOST if kind == PROVEN else 0


@compiled(
    "int64(int64[::1], int64[::1], int64[::1], int64[::1], int64[::1], int64, int64, int64, int64, int64, int64, int64)"
)
def answer_all(
    state: Words,
    book: Words,
    index: Words,
    queue: Words,
    edges: Words,
    source: int,
    attackers: int,
    defenders: int,
    king: int,
    hero: int,
    prover: int,
    flags: int,
) -> int:
    """Put the hero's positions after every move of the other side on the queue; the least rank of it all, or LOST."""
    villain = 1 - hero
    moves = np.empty(MOST_MOVES, np.int64)
    rank = 2
    for number in range(list_moves(attackers, defenders, king, villain, flags, moves)):
        a, d, k = after(attackers, defenders, king, villain, int(moves[number]), flags)
        end = ending(a, d, k, hero, flags)
        if end:
            if not good_ending(end, hero, prover):
                return LOST
            continue
        if wins_at_sight(a, d, k, hero, flags):
            rank = max(rank, 3)
            continue
        a, d, k, _ = canonical(a, d, k)
        entry = entry_of(state, book, index, a, d, k)
        at = ENTRY * entry
        if book[at + E_MOVE] == LOST:
            return LOST
        if book[at + E_PASS] != state[PASS]:
            book[at + E_PASS] = state[PASS]
            queue[state[QUEUED]] = entry
            state[QUEUED] += 1
        if len(edges) > 2 and source >= 0:
            edges[state[EDGES]] = source
            edges[state[EDGES] + 1] = entry
            state[EDGES] += 2
    return rank


@compiled(
    "int64(int64[::1], int64[::1], int64[::1], int64[::1], int64[::1], int64[::1], int64[::1], uint8[::1], int64[::1],"
    " int64, int64, int64, int64, int64, int64, int64, int64)"
)
def gather(
    state: Words,
    book: Words,
    index: Words,
    queue: Words,
    edges: Words,
    problems: Words,
    table: Entries,
    tags: Tags,
    directory: Directory,
    most_men: int,
    attackers: int,
    defenders: int,
    king: int,
    side: int,
    hero: int,
    prover: int,
    flags: int,
) -> int:
    """One pass from a canonical root over all that the strategy reaches; problems are positions without a good move.

    With room for ``edges``, which entry leads to which is written there in pairs.
    """
    state[PASS] += 1
    state[QUEUED] = 0
    state[PROBLEMS] = 0
    state[EDGES] = 0
    state[CHANGED] = 0
    if side == hero:
        entry = entry_of(state, book, index, attackers, defenders, king)
        if book[ENTRY * entry + E_MOVE] == LOST:
            return REFUTED
        book[ENTRY * entry + E_PASS] = state[PASS]
        queue[0] = entry
        state[QUEUED] = 1
    elif answer_all(state, book, index, queue, edges, -1, attackers, defenders, king, hero, prover, flags) == LOST:
        return REFUTED
    at_queue = 0
    while at_queue < state[QUEUED]:
        entry = int(queue[at_queue])
        at_queue += 1
        if (
            ENTRY * (state[ENTRIES] + MOST_MOVES) > len(book)
            or 2 * (state[ENTRIES] + MOST_MOVES) > len(index)
            or state[QUEUED] + MOST_MOVES > len(queue)
            or (len(edges) > 2 and state[EDGES] + 2 * MOST_MOVES > len(edges))
        ):
            return NO_ROOM
        at = ENTRY * entry
        a = int(book[at])
        d = int(book[at + E_DEFENDERS])
        k = int(book[at + E_KING])
        move = int(book[at + E_MOVE])
        if move == 0:
            move = known_move(table, tags, directory, most_men, a, d, k, hero, prover, flags)
            book[at + E_MOVE] = move
            state[CHANGED] += move == LOST
        rank = LOST
        if move == LOST:
            continue
        if move:
            a, d, k = after(a, d, k, hero, move, flags)
            end = ending(a, d, k, 1 - hero, flags)
            if end:
                if good_ending(end, hero, prover):
                    rank = 1
            else:
                rank = answer_all(state, book, index, queue, edges, entry, a, d, k, hero, prover, flags)
        book[at + E_RANK] = rank
        if rank == LOST and state[PROBLEMS] < len(problems):
            problems[state[PROBLEMS]] = entry
            state[PROBLEMS] += 1
    return DONE


@compiled("int64(int64[::1], int64[::1], int64[::1])")
def rank_entries(state: Words, book: Words, edges: Words) -> int:
    """Give each entry reached the most plies to the end; return how many have none, being part of a circle."""
    number = int(state[ENTRIES])
    waiting = np.zeros(number, np.int64)
    start = np.zeros(number + 1, np.int64)
    for at in range(0, state[EDGES], 2):
        waiting[edges[at]] += 1
        start[edges[at + 1] + 1] += 1
    for entry in range(number):
        start[entry + 1] += start[entry]
    place = start.copy()
    sources = np.empty(state[EDGES] // 2, np.int64)
    for at in range(0, state[EDGES], 2):
        target = edges[at + 1]
        sources[place[target]] = edges[at]
        place[target] += 1
    ready = np.empty(number, np.int64)
    known = 0
    reached = 0
    for entry in range(number):
        if book[ENTRY * entry + E_PASS] == state[PASS]:
            reached += 1
            if waiting[entry] == 0:
                ready[known] = entry
                known += 1
    done = 0
    while done < known:
        entry = ready[done]
        done += 1
        rank = book[ENTRY * entry + E_RANK] + 2
        for at in range(start[entry], start[entry + 1]):
            source = sources[at]
            if book[ENTRY * source + E_RANK] < rank:
                book[ENTRY * source + E_RANK] = rank
            waiting[source] -= 1
            if waiting[source] == 0:
                ready[known] = source
                known += 1
    for entry in range(number):
        if waiting[entry]:
            book[ENTRY * entry + E_RANK] = 0
    return reached - known


@compiled("int64(int64[::1], int64[::1], int64[::1], int64, int64, int64)")
def mend_circles(state: Words, book: Words, index: Words, hero: int, prover: int, flags: int) -> int:
    """Give entries without a rank another move, to where all is ranked, as long as there is any; return how many.

    A circle comes about when an entry lost from the table was proven anew by another move.
    """
    moves = np.empty(MOST_MOVES, np.int64)
    replies = np.empty(MOST_MOVES, np.int64)
    mended = 0
    before = -1
    while mended != before:
        before = mended
        for entry in range(state[ENTRIES]):
            at = ENTRY * entry
            if book[at + E_PASS] != state[PASS] or book[at + E_RANK]:
                continue
            attackers = int(book[at])
            defenders = int(book[at + E_DEFENDERS])
            king = int(book[at + E_KING])
            for number in range(list_moves(attackers, defenders, king, hero, flags, moves)):
                a, d, k = after(attackers, defenders, king, hero, int(moves[number]), flags)
                end = ending(a, d, k, 1 - hero, flags)
                rank = 1
                if end:
                    if not good_ending(end, hero, prover):
                        continue
                else:
                    rank = 2
                    for reply in range(list_moves(a, d, k, 1 - hero, flags, replies)):
                        a2, d2, k2 = after(a, d, k, 1 - hero, int(replies[reply]), flags)
                        end = ending(a2, d2, k2, hero, flags)
                        if end:
                            if not good_ending(end, hero, prover):
                                rank = LOST
                                break
                        elif wins_at_sight(a2, d2, k2, hero, flags):
                            rank = max(rank, 3)
                        else:
                            below = find_entry(book, index, a2, d2, k2)
                            if below < 0 or book[ENTRY * below + E_PASS] != state[PASS]:
                                rank = LOST
                                break
                            if book[ENTRY * below + E_RANK] <= 0:
                                rank = LOST
                                break
                            rank = max(rank, int(book[ENTRY * below + E_RANK]) + 2)
                if rank > 0:
                    book[at + E_MOVE] = moves[number]
                    book[at + E_RANK] = rank
                    mended += 1
                    break
    return mended
