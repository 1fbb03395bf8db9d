"""From a verdict of the search to a strategy: gather, search again what the table has lost or got wrong, and repeat.

A disproof of the search may rest on a position that was proven later. Gathering meets the contradiction: it forgets
the wrong disproof, searches there again, now that more is known, and goes round until the set is closed.
"""

import time
from typing import TYPE_CHECKING

import numpy as np

from brandubh.kernel.hashing import key
from brandubh.kernel.play import after
from brandubh.kernel.symmetry import canonical
from brandubh.solver.core import memory
from brandubh.solver.core.book import (
    CHANGED,
    E_DEFENDERS,
    E_KING,
    E_MOVE,
    E_PASS,
    E_RANK,
    EDGES,
    ENTRIES,
    ENTRY,
    LOST,
    NO_ROOM,
    PASS,
    PROBLEMS,
    REFUTED,
    STATE_SIZE,
    entry_of,
    gather,
    mend_circles,
    rank_entries,
)
from brandubh.solver.core.search import Words
from brandubh.solver.core.settle import OPEN, PROVEN, wins_at_sight
from brandubh.solver.core.transpositions import forget
from brandubh.solver.strategy import Rows, Strategy, canonical_position

if TYPE_CHECKING:
    from brandubh.solver.solver import Solver

LEAST_SECONDS = 60.0
"""Gathering may take this long, or as long as the search did if that is longer."""
MOST_MENDING = 50
SLICE = 200_000
"""Positions between two looks at the clock."""

_NO_EDGES = np.zeros(1, np.int64)


class Gatherer:
    """The gathering of one verdict."""

    def __init__(self, solver: "Solver", found: int) -> None:
        self.solver = solver
        self.proven = found == PROVEN
        self.wanted = found
        self.hero = solver.prover if self.proven else 1 - solver.prover
        self.position = canonical_position(solver.board)
        self.side = solver.board.turn.number
        self.refuted = False
        self.reason = ""
        self._make_room(1 << 16)

    def _make_room(self, entries: int) -> None:
        """An empty book for so many entries."""
        self.state = np.zeros(STATE_SIZE, np.int64)
        self.book = np.zeros(ENTRY * entries, np.int64)
        self.index = np.zeros(4 * entries, np.int64)
        self.queue = np.zeros(entries, np.int64)
        self.problems = np.zeros(1 << 14, np.int64)

    def _grow(self) -> None:
        """A book twice as large, with the same moves."""
        old = self.book[: ENTRY * int(self.state[ENTRIES])].copy()
        self._make_room(2 * len(self.queue))
        for row in old.reshape(-1, ENTRY).tolist():
            number = entry_of(self.state, self.book, self.index, *row[:3])
            self.book[ENTRY * number + E_MOVE] = row[E_MOVE]

    def _pass(self, edges: Words) -> int:
        solver = self.solver
        return gather(
            self.state,
            self.book,
            self.index,
            self.queue,
            edges,
            self.problems,
            solver.table,
            solver.tags,
            solver.directory,
            solver.most_men,
            *self.position,
            self.side,
            self.hero,
            solver.prover,
            solver.flags,
        )

    def run(self) -> Strategy | None:
        """The strategy; None if the verdict is refuted, or if it cannot be gathered in time (``reason``)."""
        if self.solver.board.is_game_over() or (
            self.side == self.hero and wins_at_sight(*self.position, self.side, self.solver.flags)
        ):
            return self._strategy()
        self.until = time.monotonic() + max(LEAST_SECONDS, self.solver.seconds)
        while True:
            outcome = self._pass(_NO_EDGES)
            if outcome == NO_ROOM:
                self._grow()
                continue
            if outcome == REFUTED:
                self._refute()
                return None
            self.solver.tell(f"gathering {int(self.state[ENTRIES]):,} positions")
            if self.state[PROBLEMS] == 0 and self.state[CHANGED] == 0:
                break
            for entry in self.problems[: int(self.state[PROBLEMS])].tolist():
                if not self._solve_again(entry):
                    return None
            if self._late():
                return None
        return self._ranked() if self.proven else self._strategy()

    def _late(self) -> bool:
        if self.solver.stopping:
            self.reason = "it was stopped before the strategy was gathered"
        elif time.monotonic() > self.until:
            self.reason = "the strategy could not be gathered in time"
        return bool(self.reason)

    def _refute(self) -> None:
        """The root's verdict was wrong: forget it, so that the search can do better."""
        self.refuted = True
        self.reason = "the search contradicts itself"
        forget(self.solver.table, key(*self.position, self.side))

    def _solve_again(self, entry: int) -> bool:
        """Search for a good move in an entry; whether gathering can go on."""
        solver = self.solver
        at = ENTRY * entry
        a, d, k = int(self.book[at]), int(self.book[at + E_DEFENDERS]), int(self.book[at + E_KING])
        move = int(self.book[at + E_MOVE])
        forget(solver.table, key(a, d, k, self.hero))
        if move > 0:
            a2, d2, k2 = after(a, d, k, self.hero, move, solver.flags)
            if k2:
                a2, d2, k2, _ = canonical(a2, d2, k2)
                forget(solver.table, key(a2, d2, k2, 1 - self.hero))
        self.book[at + E_MOVE] = 0
        found = solver.settle((a, d, k), self.hero)
        if found != OPEN:
            # The table of perfect play knows the move, or there is none.
            if found != self.wanted:
                self.book[at + E_MOVE] = LOST
            return True
        worker = solver.workers[0]
        while found == OPEN:
            worker.control[memory.STOP] = 0
            worker.control[memory.NODE_LIMIT] = worker.control[memory.NODES] + SLICE
            found = solver.search_with(worker, (a, d, k), self.hero)
            if found == OPEN:
                solver.tell("gathering: searching again")
                if self._late():
                    return False
        if found == self.wanted:
            self.book[at + E_MOVE] = worker.control[memory.MOVE]
            return True
        if self.proven:
            self.reason = "the table has lost too much of the proof to write it down"
            return False
        self.book[at + E_MOVE] = LOST
        return True

    def _ranked(self) -> Strategy | None:
        """Give each position the most plies to the end, which shows that the proof goes round in no circle."""
        room = 1 << 20
        for _ in range(MOST_MENDING):
            while True:
                edges = np.zeros(room, np.int64)
                if self._pass(edges) != NO_ROOM:
                    break
                if 2 * self.state[EDGES] > room:
                    room *= 2
                else:
                    self._grow()
            if rank_entries(self.state, self.book, edges) == 0:
                return self._strategy()
            if mend_circles(self.state, self.book, self.index, self.hero, self.solver.prover, self.solver.flags) == 0:
                break
        self.reason = "the table has lost too much of the proof to write it down"
        return None

    def _strategy(self) -> Strategy:
        book = self.book[: ENTRY * int(self.state[ENTRIES])].reshape(-1, ENTRY)
        reached = book[book[:, E_PASS] == self.state[PASS]] if len(book) else book
        rows: Rows = reached[:, [0, E_DEFENDERS, E_KING, E_MOVE, E_RANK]].copy()
        if not self.proven:
            rows[:, 4] = 0
        return Strategy(self.solver.board, self.solver.side, self.proven, rows)
