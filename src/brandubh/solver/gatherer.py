"""From a verdict of the search to a strategy: gather, search again what was lost or is wrong, and repeat.

A disproof of the search may rest on a position that was proven later. Gathering meets the contradiction: it forgets
the wrong disproof, searches there again, now that more is known, and goes round until the set is closed.
"""

import time
from collections.abc import Callable

import numpy as np

from brandubh.board import Board
from brandubh.kernel.hashing import key
from brandubh.kernel.play import after
from brandubh.kernel.symmetry import canonical
from brandubh.pieces import SIDES
from brandubh.solver.core.book import (
    LOST,
    NO_ROOM,
    REFUTED,
    entry_of,
    gather,
    mend_circles,
    new_book,
    rank_entries,
)
from brandubh.solver.core.memory import Search
from brandubh.solver.core.search import df_pn
from brandubh.solver.core.settle import OPEN, PROVEN, settle, wins_at_sight
from brandubh.solver.core.transpositions import forget
from brandubh.solver.strategy import Strategy, canonical_position

MOST_MENDING = 50
"""How often circles are mended before a proof is given up."""
SLICE = 200_000
"""Positions between two looks at the clock."""
LOST_TOO_MUCH = "the table has lost too much of the proof to write it down"


class Gatherer:
    """The gathering of one verdict, with what one thread's search has found out.

    ``tell`` is told what is being done, now and then, and answers whether to go on.
    """

    def __init__(self, search: Search, board: Board, found: int, *, until: float, tell: Callable[[str], bool]) -> None:
        self.search = search
        self.board = board
        self.proven = found == PROVEN
        self.wanted = found
        self.holder = search.prover if self.proven else 1 - search.prover
        self.position = canonical_position(board)
        self.side = board.turn.number
        self.refuted = False
        self.reason = ""
        self._until = until
        self._tell = tell
        self._book = new_book(1 << 16)

    def run(self) -> Strategy | None:
        """The strategy; None if the verdict is refuted, or if it cannot be gathered in time (``reason``)."""
        if self.board.is_game_over() or (
            self.side == self.holder and wins_at_sight(*self.position, self.side, self.search.flags)
        ):
            return self._strategy()
        while True:
            outcome = self._pass()
            if outcome == NO_ROOM:
                self._grow()
                continue
            if outcome == REFUTED:
                # The root's verdict was wrong: forget it, so that the search can do better.
                self._forget(*self.position, self.side)
                self.refuted = True
                self.reason = "the search contradicts itself"
                return None
            state = self._book.state
            if state.problems == 0 and state.changed == 0:
                break
            for entry in self._book.problems[: state.problems].tolist():
                if not self._solve_again(entry):
                    return None
            if self._late(f"gathering {state.entries:,} positions"):
                return None
        return self._ranked() if self.proven else self._strategy()

    def _pass(self) -> int:
        return gather(self._book, self.search, *self.position, self.side, self.holder)

    def _grow(self) -> None:
        """Make the book twice as large, with the same moves."""
        old = self._book
        self._book = new_book(2 * len(old.queue))
        for attackers, defenders, king, move, *_ in old.rows[: old.state.entries].tolist():
            self._book.rows[entry_of(self._book, attackers, defenders, king)].move = move

    def _late(self, doing: str) -> bool:
        """Tell what is being done; whether gathering has to end."""
        if not self._tell(doing):
            self.reason = "it was stopped before the strategy was gathered"
        elif time.monotonic() > self._until:
            self.reason = "the strategy could not be gathered in time"
        return bool(self.reason)

    def _forget(self, attackers: int, defenders: int, king: int, side: int) -> None:
        forget(self.search.transpositions, key(attackers, defenders, king, side))

    def _solve_again(self, entry: int) -> bool:
        """Search for a good move in an entry; whether gathering can go on."""
        search, row = self.search, self._book.rows[entry]
        position = int(row.attackers), int(row.defenders), int(row.king)
        self._forget(*position, self.holder)
        if row.move > 0:
            a, d, k, _ = canonical(*after(*position, self.holder, int(row.move), search.flags))
            if k:
                self._forget(a, d, k, 1 - self.holder)
        row.move = 0
        found, _ = settle(*position, self.holder, search.prover, search.flags, search.directory, search.table_pieces)
        if found != OPEN:
            # The tables of perfect play know the move, or there is none.
            if found != self.wanted:
                row.move = LOST
            return True
        while found == OPEN:
            search.allow(SLICE)
            found = df_pn(search, *position, self.holder)
            if found == OPEN and self._late("gathering: searching again"):
                return False
        if found == self.wanted:
            row.move = search.control.move
            return True
        if self.proven:
            self.reason = LOST_TOO_MUCH
            return False
        row.move = LOST
        return True

    def _ranked(self) -> Strategy | None:
        """Give each position the most plies to the end, which shows that the proof goes round in no circle."""
        room = 1 << 20
        for _ in range(MOST_MENDING):
            while True:
                self._book = self._book._replace(edges=np.zeros(room, np.int64))
                if self._pass() != NO_ROOM:
                    break
                if 2 * self._book.state.edges > room:
                    room *= 2
                else:
                    self._grow()
            if rank_entries(self._book) == 0:
                return self._strategy()
            if mend_circles(self._book, self.search, self.holder) == 0:
                break
        self.reason = LOST_TOO_MUCH
        return None

    def _strategy(self) -> Strategy:
        state = self._book.state
        rows = self._book.rows[: state.entries]
        rows = rows[rows["last_pass"] == state.last_pass]
        columns = np.stack([rows[name] for name in ("attackers", "defenders", "king", "move", "rank")], axis=1)
        if not self.proven:
            columns[:, -1] = 0
        return Strategy(self.board, SIDES[self.search.prover], self.proven, columns)
