"""Gathering a strategy from the transposition table: from the root, one move for each position in which its holder is
to move, all moves for the opponent, until nothing is open.

For a proof the holder is the prover, for a disproof the prover's opponent. Positions in which the holder takes the king
or brings him home at once need no entry. A gathered set in which nothing is open is closed: that is what makes a
disproof true.
"""

from typing import NamedTuple

import numpy as np
from numba import boolean, from_dtype, int64, types

from brandubh.compiled import compiled
from brandubh.kernel.bits import count
from brandubh.kernel.endings import ending
from brandubh.kernel.entries import MISS, probe
from brandubh.kernel.hashing import key as position_key
from brandubh.kernel.moves import MOST_MOVES, list_moves
from brandubh.kernel.play import after, is_move
from brandubh.kernel.symmetry import canonical
from brandubh.solver.core.memory import SEARCH, Fields, Record, Records, Search, record_of
from brandubh.solver.core.settle import DISPROVEN, PROVEN, wins_at_sight
from brandubh.solver.core.transpositions import VOID, kind_of, move_of, tag_of
from brandubh.tablebase.core.probing import look_up
from brandubh.tablebase.core.values import NEITHER

_ROW = record_of(  # a canonical position with the holder to move, and what is known of it
    "attackers",
    "defenders",
    "king",
    "move",  # 0: not known yet
    "rank",  # the most plies to the end; 0: not known yet
    "last_pass",  # in which it was reached
)
LOST = -1
"""The move of an entry that turned out to be the opponent's."""

_STATE = record_of("entries", "last_pass", "queued", "problems", "edges", "changed")

DONE = 0
NO_ROOM = 1
REFUTED = 2
"""What gathering comes to: REFUTED says that the root's own moves contradict the claim."""


class Book(NamedTuple):
    """A strategy that is being gathered."""

    states: Records  # of one
    slots: Fields  # a hash table: 1 + the number of an entry, or 0
    queue: Fields  # the entries reached in this pass
    problems: Fields  # entries without a good move
    edges: Fields  # pairs of entries of which one leads to the other; with room for no pair, they are not noted
    rows: Records

    @property
    def state(self) -> Record:
        """How far the gathering is."""
        return self.states[0]


BOOK = types.NamedTuple([from_dtype(_STATE)[::1], *[int64[::1]] * 4, from_dtype(_ROW)[::1]], Book)
"""The type of a :class:`Book` in compiled code."""
NO_EDGES = np.zeros(1, np.int64)


def new_book(entries: int) -> Book:
    """An empty book with room for ``entries``."""
    return Book(
        states=np.zeros(1, _STATE),
        slots=np.zeros(4 * entries, np.int64),
        queue=np.zeros(entries, np.int64),
        problems=np.zeros(1 << 14, np.int64),
        edges=NO_EDGES,
        rows=np.zeros(entries, _ROW),
    )


@compiled(int64(BOOK, int64, int64, int64))
def slot_of(book: Book, attackers: int, defenders: int, king: int) -> int:
    """The slot that has a canonical position, or the empty one where it belongs."""
    mask = len(book.slots) - 1
    slot = position_key(attackers, defenders, king, 0) & mask
    while book.slots[slot]:
        row = book.rows[book.slots[slot] - 1]
        if row.attackers == attackers and row.defenders == defenders and row.king == king:
            break
        slot = slot + 1 & mask
    return slot


@compiled(int64(BOOK, int64, int64, int64))
def entry_of(book: Book, attackers: int, defenders: int, king: int) -> int:
    """The number of a canonical position in the book, where it is added if need be."""
    slot = slot_of(book, attackers, defenders, king)
    if book.slots[slot] == 0:
        state = book.states[0]
        row = book.rows[state.entries]
        row.attackers = attackers
        row.defenders = defenders
        row.king = king
        state.entries += 1
        book.slots[slot] = state.entries
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
    state = book.states[0]
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
        row = book.rows[entry]
        if row.move == LOST:
            return LOST
        if row.last_pass != state.last_pass:
            row.last_pass = state.last_pass
            book.queue[state.queued] = entry
            state.queued += 1
        if len(edges) > 2 and source >= 0:
            edges[state.edges] = source
            edges[state.edges + 1] = entry
            state.edges += 2
    return rank


@compiled(boolean(BOOK))
def has_room(book: Book) -> bool:
    """Whether there is room for what the moves of one position may add."""
    state = book.states[0]
    return bool(
        state.entries + MOST_MOVES <= len(book.rows)
        and 2 * (state.entries + MOST_MOVES) <= len(book.slots)
        and state.queued + MOST_MOVES <= len(book.queue)
        and (len(book.edges) <= 2 or state.edges + 2 * MOST_MOVES <= len(book.edges))
    )


@compiled(int64(BOOK, SEARCH, int64, int64, int64, int64, int64))
def gather(book: Book, search: Search, attackers: int, defenders: int, king: int, side: int, holder: int) -> int:
    """One pass from a canonical root over all that the strategy reaches: DONE, NO_ROOM or REFUTED."""
    state = book.states[0]
    rows = book.rows
    state.last_pass += 1
    state.queued = 0
    state.problems = 0
    state.edges = 0
    state.changed = 0
    if side == holder:
        entry = entry_of(book, attackers, defenders, king)
        if rows[entry].move == LOST:
            return REFUTED
        rows[entry].last_pass = state.last_pass
        book.queue[0] = entry
        state.queued = 1
    elif answer_all(book, search, -1, attackers, defenders, king, holder) == LOST:
        return REFUTED
    done = 0
    while done < state.queued:
        entry = int(book.queue[done])
        done += 1
        if not has_room(book):
            return NO_ROOM
        row = rows[entry]
        a, d, k, move = int(row.attackers), int(row.defenders), int(row.king), int(row.move)
        if move == 0:
            move = known_move(search, a, d, k, holder)
            row.move = move
            state.changed += move == LOST
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
        row.rank = rank
        if rank == LOST and state.problems < len(book.problems):
            book.problems[state.problems] = entry
            state.problems += 1
    return DONE


@compiled(int64(BOOK))
def rank_entries(book: Book) -> int:
    """Give each entry reached the most plies to the end; return how many have none, being part of a circle."""
    state = book.states[0]
    rows = book.rows
    edges = book.edges
    number = int(state.entries)
    waiting = np.zeros(number, np.int64)
    start = np.zeros(number + 1, np.int64)
    for at in range(0, state.edges, 2):
        waiting[edges[at]] += 1
        start[edges[at + 1] + 1] += 1
    for entry in range(number):
        start[entry + 1] += start[entry]
    place = start.copy()
    sources = np.empty(state.edges // 2, np.int64)
    for at in range(0, state.edges, 2):
        target = edges[at + 1]
        sources[place[target]] = edges[at]
        place[target] += 1
    ready = np.empty(number, np.int64)
    known = 0
    reached = 0
    for entry in range(number):
        if rows[entry].last_pass == state.last_pass:
            reached += 1
            if waiting[entry] == 0:
                ready[known] = entry
                known += 1
    done = 0
    while done < known:
        entry = ready[done]
        done += 1
        rank = rows[entry].rank + 2
        for at in range(start[entry], start[entry + 1]):
            source = sources[at]
            if rows[source].rank < rank:
                rows[source].rank = rank
            waiting[source] -= 1
            if waiting[source] == 0:
                ready[known] = source
                known += 1
    for entry in range(number):
        if waiting[entry]:
            rows[entry].rank = 0
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
            if entry < 0:
                return LOST
            row = book.rows[entry]
            if row.last_pass != book.states[0].last_pass or row.rank <= 0:
                return LOST
            rank = max(rank, int(row.rank) + 2)
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
    mended = 0
    before = -1
    while mended != before:
        before = mended
        for entry in range(book.states[0].entries):
            row = book.rows[entry]
            if row.last_pass != book.states[0].last_pass or row.rank:
                continue
            move, rank = ranked_move(book, search, int(row.attackers), int(row.defenders), int(row.king), holder)
            if move:
                row.move = move
                row.rank = rank
                mended += 1
    return mended
