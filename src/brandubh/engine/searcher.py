"""One searching thread: iterative deepening over the moves of the root position.

The thread owns its work area; the transposition table is shared. A callback tells of each finished line.
"""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from brandubh.board import Board
from brandubh.engine.core import memory
from brandubh.engine.core.evaluate import evaluate
from brandubh.engine.core.search import INFINITY, enter, search, table_score
from brandubh.engine.core.transpositions import Table
from brandubh.engine.weights import Weights, default_weights
from brandubh.move import MOVES, Move
from brandubh.tablebase import Tables

FIRST_WINDOW = 25
"""How far, in hundredths of a man, a score is expected to stay from that of the last iteration."""


@dataclass(slots=True)
class RootMove:
    """A move of the root position: where it leads, and what is thought of it."""

    move: Move
    position: tuple[int, int, int]
    reversible: int
    decided: int | None  # the score, where the move ends the game or tables of perfect play know its end
    score: int = -INFINITY
    previous: int = -INFINITY
    line: tuple[Move, ...] = ()


OnLine = Callable[["Searcher", int, int, RootMove], None]
"""Called with the searcher, the depth, the number of the line (from 1) and the line."""


class Searcher:
    """A thread's search of one root position."""

    def __init__(self, weights: Weights | None = None) -> None:
        self.work = np.zeros(memory.SIZE, np.int64)
        self.work[memory.WEIGHTS : memory.KILLERS] = (weights or default_weights()).scaled()

    def forget(self) -> None:
        """Forget what was learnt about moves."""
        self.work[memory.KILLERS : memory.PV_LENGTH] = 0
        self.work[memory.HISTORY : memory.SIZE] = 0

    def set_up(
        self, board: Board, *, node_limit: int, age: int, plain: bool = False, tables: Tables | None = None
    ) -> None:
        """Take over a game, and list the moves of its last position."""
        self.board = board
        self.side = board.turn.number
        self.flags = board.rules.flags
        history = board.history()[-memory.MOST_GAME :]
        row = len(history) - 1
        reversible = -1
        men: list[int] = []
        for index, (attackers, defenders, king) in enumerate(history.tolist()):
            before, men = men, [attackers.bit_count(), defenders.bit_count()]
            reversible = reversible + 1 if men == before else 0
            enter(self.work, index, attackers, defenders, king, reversible)
        work = self.work
        work[memory.STOP] = 0
        work[memory.NODES] = 0
        work[memory.NODE_LIMIT] = node_limit
        work[memory.SELECTIVE_DEPTH] = 0
        work[memory.TABLE_HITS] = 0
        work[memory.ROOT_ROW] = row
        work[memory.PLAIN] = plain
        work[memory.AGE] = age
        self._consult(tables)
        work[memory.KILLERS : memory.PV_LENGTH] = 0
        self.row = row
        self.roots = [self._root(move, reversible) for move in board.legal_moves]
        # What is known to win is looked at first and what is known to lose last, however little time there is.
        self.roots.sort(key=lambda root: root.decided or 0, reverse=True)

    def _consult(self, tables: Tables | None) -> None:
        """Ask tables of perfect play, or none."""
        pieces = 0 if tables is None else tables.largest(self.board.rules)
        self.work[memory.TABLE_PIECES] = pieces
        if tables is not None and pieces > 0:
            directory = tables.directory(self.board.rules)
            self.work[memory.DIRECTORY] = directory.ctypes.data
            self.work[memory.DIRECTORY_LENGTH] = len(directory)

    def _root(self, move: Move, reversible: int) -> RootMove:
        before = self.board.placement
        after = self.board.copy()
        after.push(move)
        position = after.placement
        outcome = after.outcome()
        decided = None
        if outcome is not None:
            winner = outcome.winner
            decided = 0 if winner is None else (memory.WIN - 1) * (1 if winner.number == self.side else -1)
        elif sum(int(part).bit_count() for part in position) <= self.work[memory.TABLE_PIECES]:
            known = -table_score(self.work, *position, 1 - self.side, 1, self.flags)
            decided = None if known == -INFINITY else known
        same_men = all(int(a).bit_count() == int(b).bit_count() for a, b in zip(before, position, strict=True))
        return RootMove(move, position, reversible + 1 if same_men else 0, decided)

    @property
    def stopped(self) -> bool:
        """Whether the search has been told to end."""
        return bool(self.work[memory.STOP])

    @property
    def nodes(self) -> int:
        """How many positions have been visited."""
        return int(self.work[memory.NODES])

    def iterate(self, table: Table, depth: int, lines: int, on_line: OnLine | None = None) -> None:
        """Search to a depth for the best ``lines`` moves. If stopped, what was finished counts."""
        for root in self.roots:
            root.previous = root.score
        for line in range(min(lines, len(self.roots))):
            # The moves before this place are the better lines found already.
            rest = self.roots[line:]
            rest.sort(key=lambda root: (root.score, root.previous), reverse=True)
            self.roots[line:] = rest
            self._search_line(table, depth, line)
            if self.stopped:
                return
            if on_line is not None:
                on_line(self, depth, line + 1, self.roots[line])

    def _search_line(self, table: Table, depth: int, line: int) -> None:
        expected = self.roots[line].previous
        window = FIRST_WINDOW
        narrow = depth >= 4 and abs(expected) < memory.BY_REPETITION - 1000
        alpha = expected - window if narrow else -INFINITY
        beta = expected + window if narrow else INFINITY
        while True:
            best = self.search_moves(table, depth, line, alpha, beta)
            if self.stopped:
                return
            if best <= alpha and alpha > -INFINITY:
                alpha = max(alpha - window, -INFINITY) if window < 400 else -INFINITY
            elif best >= beta and beta < INFINITY:
                beta = min(beta + window, INFINITY) if window < 400 else INFINITY
            else:
                return
            window *= 2

    def search_moves(self, table: Table, depth: int, line: int, alpha: int, beta: int) -> int:
        """One pass over the moves from a place on; afterwards the best of them stands there."""
        best = -INFINITY
        for index in range(line, len(self.roots)):
            root = self.roots[index]
            score = self._search_move(table, root, depth, index - line, alpha, beta)
            if self.stopped:
                return best
            if score > alpha or index == line:
                root.score = score
                root.line = self._line_after(root) if root.decided is None else (root.move,)
            else:
                root.score = -INFINITY
            if score > best:
                best = score
                if index > line and score > alpha:
                    self.roots.insert(line, self.roots.pop(index))
            alpha = max(alpha, score)
            if alpha >= beta:
                break
        return best

    def _search_move(self, table: Table, root: RootMove, depth: int, late: int, alpha: int, beta: int) -> int:
        if root.decided is not None:
            return root.decided
        if late == 0 or self.work[memory.PLAIN]:
            return self.score_after(root, table, alpha, beta, depth - 1)
        score = self.score_after(root, table, alpha, alpha + 1, depth - 1)
        return self.score_after(root, table, alpha, beta, depth - 1) if alpha < score < beta else score

    def score_after(self, root: RootMove, table: Table, alpha: int, beta: int, depth: int) -> int:
        """What a move that decides nothing is worth to the mover, by a search to a depth after it."""
        other = 1 - self.side
        enter(self.work, self.row + 1, *root.position, root.reversible)
        return -search(self.work, table, *root.position, other, -beta, -alpha, depth, 1, root.move.code, self.flags)

    def static_after(self, root: RootMove) -> int:
        """The same by a look at where the move leads."""
        return -evaluate(self.work, *root.position, 1 - self.side, self.flags)

    def glance(self) -> None:
        """Rank the moves by a look at where they lead, without searching."""
        for root in self.roots:
            root.score = self.static_after(root) if root.decided is None else root.decided
            root.line = (root.move,)
        self.roots.sort(key=lambda root: root.score, reverse=True)

    def _line_after(self, root: RootMove) -> tuple[Move, ...]:
        length = int(self.work[memory.PV_LENGTH + 1])
        start = memory.PV + memory.MOST_PLIES
        return (root.move, *(MOVES[int(self.work[start + ply])] for ply in range(1, length)))
