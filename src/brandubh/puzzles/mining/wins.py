"""A quick look for wins: the engine's search asked for nothing else, many thousand positions a minute."""

import numpy as np

from brandubh.board import Board
from brandubh.engine.core import memory
from brandubh.engine.core.search import INFINITY, enter, search
from brandubh.engine.core.transpositions import new_table
from brandubh.engine.weights import default_weights
from brandubh.kernel.play import wins_at_once

DEEPEST = 9
NODES = 3_000


class Scout:
    """Looks at positions."""

    def __init__(self) -> None:
        scaled = default_weights().scaled()
        self._work = np.zeros(memory.SIZE, np.int64)
        self._work[memory.WEIGHTS : memory.WEIGHTS + len(scaled)] = scaled
        self._table = new_table(1)

    def forget(self) -> None:
        """Forget what was learnt about moves, so that what was looked at before does not matter."""
        self._work[memory.KILLERS : memory.PV_LENGTH] = 0
        self._work[memory.HISTORY : memory.SIZE] = 0

    def wins_in(self, board: Board, most: int) -> int | None:
        """In how many moves the side to move wins, if a short search sees it do so within so many."""
        if wins_at_once(*board.placement, board.turn.number, board.rules.flags):
            return 1
        # The search begins at ply 1, where a win with the next move is worth WIN - 2.
        bound = memory.WIN - 2 * most - 1
        score = self._search(board, bound, INFINITY)
        return (memory.WIN - score) // 2 if score > bound else None

    def loses_within(self, board: Board, most: int) -> bool:
        """Whether a short search sees that the side to move loses within so many of the opponent's moves."""
        bound = 2 * most + 1 - memory.WIN
        return self._search(board, bound, bound + 1) <= bound

    def _search(self, board: Board, alpha: int, beta: int) -> int:
        """Deepen until the score is a win or a loss; what lies between if it does not come to be one."""
        work = self._work
        self._table[:] = 0
        work[memory.STOP] = work[memory.NODES] = 0
        work[memory.NODE_LIMIT] = NODES
        enter(work, 1, *board.placement, 0)
        for depth in range(2, DEEPEST + 1):
            score = search(
                work, self._table, *board.placement, board.turn.number, alpha, beta, depth, 1, 0, board.rules.flags
            )
            if work[memory.STOP]:
                break
            if abs(score) >= memory.LEAST_WIN:
                return int(score)
        return 0
