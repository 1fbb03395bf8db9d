"""Gathering a strategy from the transposition table: from the root, one move for each position in which its holder is
to move, all moves for the opponent, until nothing is open.

For a proof the holder is the prover, for a disproof the prover's opponent. Positions in which the holder takes the king
or brings him home at once need no entry. A gathered set in which nothing is open is closed: that is what makes a
disproof true.
"""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt
from numba import boolean, int64, types

from brandubh.compiled import compiled
from brandubh.kernel.bits import count
from brandubh.kernel.endings import ending
from brandubh.kernel.entries import MISS, probe
from brandubh.kernel.hashing import key as position_key
from brandubh.kernel.moves import MOST_MOVES, list_moves
from brandubh.kernel.play import after, is_move
from brandubh.kernel.symmetry import canonical
from brandubh.solver.core.memory import SEARCH, Fields, Search
from brandubh.solver.core.settle import DISPROVEN, PROVEN, wins_at_sight
from brandubh.solver.core.transpositions import VOID, kind_of, move_of, tag_of
from brandubh.tablebase.core.probing import look_up
from brandubh.tablebase.core.values import NEITHER

Rows = npt.NDArray[np.int64]

# A row of the book: a canonical position with the holder to move, and what is known of it.
ATTACKERS = 0
DEFENDERS = 1
KING = 2
MOVE = 3  # 0: not known yet
PASS = 4  # the pass in which it was last reached
RANK = 5  # the most plies to the end; 0: not known yet
ROW = 6
LOST = -1
"""The move of an entry that turned out to be the opponent's."""

# The fields of ``state``.
ENTRIES = 0
LAST_PASS = 1
QUEUED = 2
PROBLEMS = 3
EDGES = 4
CHANGED = 5
STATE_SIZE = 8

DONE = 0
NO_ROOM = 1
REFUTED = 2
"""What gathering comes to: REFUTED says that the root's own moves contradict the claim."""


class Book(NamedTuple):
    """A strategy that is being gathered."""

    state: Fields
    slots: Fields  # a hash table: 1 + the number of an entry, or 0
    queue: Fields  # the entries reached in this pass
    problems: Fields  # entries without a good move
    edges: Fields  # pairs of entries of which one leads to the other; with room for no pair, they are not noted
    rows: Rows


BOOK = types.NamedTuple([int64[::1]] * 5 + [int64[:, ::1]], Book)
"""The type of a :class:`Book` in compiled code."""
NO_EDGES = np.zeros(1, np.int64)


def new_book(entries: int) -> Book:
    """An empty book with room for ``entries``."""
    return Book(
        state=np.zeros(STATE_SIZE, np.int64),
        slots=np.zeros(4 * entries, np.int64),
        queue=np.zeros(entries, np.int64),
        problems=np.zeros(1 << 14, np.int64),
        edges=NO_EDGES,
        rows=np.zeros((entries, ROW), np.int64),
    )


@compiled(int64(BOOK, int64, int64, int64))
def slot_of(book: Book, attackers: int, defenders: int, king: int) -> int:
    """The slot that has a canonical position, or the empty one where it belongs."""
    rows = book.rows
    mask = len(book.slots) - 1
    slot = position_key(attackers, defenders, king, 0) & mask
    while book.slots[slot]:
        entry = int(book.slots[slot]) - 1
        if rows[entry, ATTACKERS] == attackers and rows[entry, DEFENDERS] == defenders and rows[entry, KING] == king:
            break
        slot = slot + 1 & mask
    return slot


@compiled(int64(BOOK, int64, int64, int64))
def entry_of(book: Book, attackers: int, defenders: int, king: int) -> int:
    """The number of a canonical position in the book, where it is added if need be."""
    slot = slot_of(book, attackers, defenders, king)
    if book.slots[slot] == 0:
        row = book.rows[book.state[ENTRIES]]
        row[:] = 0
        row[ATTACKERS] = attackers
        row[DEFENDERS] = defenders
        row[KING] = king
        book.state[ENTRIES] += 1
        book.slots[slot] = book.state[ENTRIES]
    return int(book.slots[slot]) - 1


@compiled(boolean(int64, int64, int64))
def good_ending(end: int, holder: int, prover: int) -> bool:
    """Whether the holder claimed this ending: a prover must have won, the prover's opponent only not have lost."""
    return (end & 3 == prover) == (holder == prover)


@compiled(int64(SEARCH, int64, int64, int64, int64))
def table_move(search: Search, attackers: int, defenders: int, king: int, holder: int) -> int:
    """The holder's best move by the tables of perfect play, LOST, or 0 if they do not know."""
    directory = search.directory
    flags = search.flags
    if look_up(directory, attackers, defenders, king, holder) < NEITHER:
        return 0
    moves = np.empty(MOST_MOVES, np.int64)
    best = LOST
    least = 1 << 30
    for number in range(list_moves(attackers, defenders, king, holder, flags, moves)):
        move = int(moves[number])
        a, d, k = after(attackers, defenders, king, holder, move, flags)
        end = ending(a, d, k, 1 - holder, flags)
        if end:
            if good_ending(end, holder, search.prover):
                return move
            continue
        known = look_up(directory, a, d, k, 1 - holder)
        if known < NEITHER:
            return 0
        # The opponent loses in an even number of plies; neither is good enough for the prover's opponent.
        if known == NEITHER:
            if holder != search.prover and least > 1 << 20:
                least = 1 << 20
                best = move
        elif known % 2 and known < least:
            least = known
            best = move
    return best


@compiled(int64(SEARCH, int64, int64, int64, int64))
def known_move(search: Search, attackers: int, defenders: int, king: int, holder: int) -> int:
    """The holder's move in a canonical position by what is known: LOST if there is none, 0 if nothing is known."""
    if count(attackers | defenders) < search.table_pieces:
        move = table_move(search, attackers, defenders, king, holder)
        if move:
            return move
    entry = probe(search.transpositions, position_key(attackers, defenders, king, holder))
    if entry == MISS:
        return 0
    kind = kind_of(entry)
    if kind == (PROVEN if holder == search.prover else DISPROVEN):
        if kind == DISPROVEN and tag_of(entry) >= 0 and search.tags[tag_of(entry)] & VOID:
            return 0
        move = move_of(entry)
        return move if is_move(attackers, defenders, king, holder, move, search.flags) else 0
    return LOST if kind == PROVEN else 0


@compiled(int64(BOOK, SEARCH, int64, int64, int64, int64, int64))
def answer_all(book: Book, search: Search, source: int, attackers: int, defenders: int, king: int, holder: int) -> int:
    """Put the holder's positions after every move of the opponent on the queue; the least rank of it all, or LOST."""
    state = book.state
    edges = book.edges
    opponent = 1 - holder
    flags = search.flags
    moves = np.empty(MOST_MOVES, np.int64)
    rank = 2
    for number in range(list_moves(attackers, defenders, king, opponent, flags, moves)):
        a, d, k = after(attackers, defenders, king, opponent, int(moves[number]), flags)
        end = ending(a, d, k, holder, flags)
        if end:
            if not good_ending(end, holder, search.prover):
                return LOST
            continue
        if wins_at_sight(a, d, k, holder, flags):
            rank = max(rank, 3)
            continue
        a, d, k, _ = canonical(a, d, k)
        entry = entry_of(book, a, d, k)
        if book.rows[entry, MOVE] == LOST:
            return LOST
        if book.rows[entry, PASS] != state[LAST_PASS]:
            book.rows[entry, PASS] = state[LAST_PASS]
            book.queue[state[QUEUED]] = entry
            state[QUEUED] += 1
        if len(edges) > 2 and source >= 0:
            edges[state[EDGES]] = source
            edges[state[EDGES] + 1] = entry
            state[EDGES] += 2
    return rank


@compiled(boolean(BOOK))
def has_room(book: Book) -> bool:
    """Whether there is room for what the moves of one position may add."""
    state = book.state
    return bool(
        state[ENTRIES] + MOST_MOVES <= len(book.rows)
        and 2 * (state[ENTRIES] + MOST_MOVES) <= len(book.slots)
        and state[QUEUED] + MOST_MOVES <= len(book.queue)
        and (len(book.edges) <= 2 or state[EDGES] + 2 * MOST_MOVES <= len(book.edges))
    )


@compiled(int64(BOOK, SEARCH, int64, int64, int64, int64, int64))
def gather(book: Book, search: Search, attackers: int, defenders: int, king: int, side: int, holder: int) -> int:
    """One pass from a canonical root over all that the strategy reaches: DONE, NO_ROOM or REFUTED."""
    state = book.state
    rows = book.rows
    state[LAST_PASS] += 1
    state[QUEUED] = 0
    state[PROBLEMS] = 0
    state[EDGES] = 0
    state[CHANGED] = 0
    if side == holder:
        entry = entry_of(book, attackers, defenders, king)
        if rows[entry, MOVE] == LOST:
            return REFUTED
        rows[entry, PASS] = state[LAST_PASS]
        book.queue[0] = entry
        state[QUEUED] = 1
    elif answer_all(book, search, -1, attackers, defenders, king, holder) == LOST:
        return REFUTED
    done = 0
    while done < state[QUEUED]:
        entry = int(book.queue[done])
        done += 1
        if not has_room(book):
            return NO_ROOM
        a = int(rows[entry, ATTACKERS])
        d = int(rows[entry, DEFENDERS])
        k = int(rows[entry, KING])
        move = int(rows[entry, MOVE])
        if move == 0:
            move = known_move(search, a, d, k, holder)
            rows[entry, MOVE] = move
            state[CHANGED] += move == LOST
        rank = LOST
        if move == LOST:
            continue
        if move:
            a, d, k = after(a, d, k, holder, move, search.flags)
            end = ending(a, d, k, 1 - holder, search.flags)
            if end:
                if good_ending(end, holder, search.prover):
                    rank = 1
            else:
                rank = answer_all(book, search, entry, a, d, k, holder)
        rows[entry, RANK] = rank
        if rank == LOST and state[PROBLEMS] < len(book.problems):
            book.problems[state[PROBLEMS]] = entry
            state[PROBLEMS] += 1
    return DONE


@compiled(int64(BOOK))
def rank_entries(book: Book) -> int:
    """Give each entry reached the most plies to the end; return how many have none, being part of a circle."""
    state = book.state
    rows = book.rows
    edges = book.edges
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
        if rows[entry, PASS] == state[LAST_PASS]:
            reached += 1
            if waiting[entry] == 0:
                ready[known] = entry
                known += 1
    done = 0
    while done < known:
        entry = ready[done]
        done += 1
        rank = rows[entry, RANK] + 2
        for at in range(start[entry], start[entry + 1]):
            source = sources[at]
            if rows[source, RANK] < rank:
                rows[source, RANK] = rank
            waiting[source] -= 1
            if waiting[source] == 0:
                ready[known] = source
                known += 1
    for entry in range(number):
        if waiting[entry]:
            rows[entry, RANK] = 0
    return reached - known


@compiled(int64(BOOK, SEARCH, int64, int64, int64, int64))
def rank_before_reply(book: Book, search: Search, attackers: int, defenders: int, king: int, holder: int) -> int:
    """The most plies to the end with the opponent to move, if all that a reply leads to is ranked; else LOST."""
    opponent = 1 - holder
    flags = search.flags
    moves = np.empty(MOST_MOVES, np.int64)
    rank = 2
    for number in range(list_moves(attackers, defenders, king, opponent, flags, moves)):
        a, d, k = after(attackers, defenders, king, opponent, int(moves[number]), flags)
        end = ending(a, d, k, holder, flags)
        if end:
            if not good_ending(end, holder, search.prover):
                return LOST
        elif wins_at_sight(a, d, k, holder, flags):
            rank = max(rank, 3)
        else:
            a, d, k, _ = canonical(a, d, k)
            entry = int(book.slots[slot_of(book, a, d, k)]) - 1
            if entry < 0 or book.rows[entry, PASS] != book.state[LAST_PASS] or book.rows[entry, RANK] <= 0:
                return LOST
            rank = max(rank, int(book.rows[entry, RANK]) + 2)
    return rank


@compiled(types.UniTuple(int64, 2)(BOOK, SEARCH, int64, int64, int64, int64))
def ranked_move(book: Book, search: Search, attackers: int, defenders: int, king: int, holder: int) -> tuple[int, int]:
    """A move of the holder's after which everything is ranked, and the most plies to the end with it; 0 if none is."""
    flags = search.flags
    moves = np.empty(MOST_MOVES, np.int64)
    for number in range(list_moves(attackers, defenders, king, holder, flags, moves)):
        move = int(moves[number])
        a, d, k = after(attackers, defenders, king, holder, move, flags)
        end = ending(a, d, k, 1 - holder, flags)
        if end:
            if good_ending(end, holder, search.prover):
                return move, 1
            continue
        rank = rank_before_reply(book, search, a, d, k, holder)
        if rank != LOST:
            return move, rank
    return 0, 0


@compiled(int64(BOOK, SEARCH, int64))
def mend_circles(book: Book, search: Search, holder: int) -> int:
    """Give entries without a rank another move, to where all is ranked, as long as there is any; return how many.

    A circle comes about when an entry lost from the transposition table was proven anew by another move.
    """
    rows = book.rows
    mended = 0
    before = -1
    while mended != before:
        before = mended
        for entry in range(book.state[ENTRIES]):
            if rows[entry, PASS] != book.state[LAST_PASS] or rows[entry, RANK]:
                continue
            a, d, k = int(rows[entry, ATTACKERS]), int(rows[entry, DEFENDERS]), int(rows[entry, KING])
            move, rank = ranked_move(book, search, a, d, k, holder)
            if move:
                rows[entry, MOVE] = move
                rows[entry, RANK] = rank
                mended += 1
    return mended
