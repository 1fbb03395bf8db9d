"""Proof by exhaustive search, with the engine's plain mode."""

from brandubh import Board
from brandubh.engine.core import memory
from brandubh.engine.core.transpositions import Table
from brandubh.engine.searcher import Searcher

MOST_NODES = 150_000_000


def wins_within(board: Board, plies: int, searcher: Searcher, table: Table) -> bool | None:
    """Whether the side to move can force a win in so many plies, asking nothing but that: yes or no at every node."""
    table[:] = 0
    searcher.set_up(board, node_limit=MOST_NODES, age=1, plain=True)
    bound = memory.WIN - plies
    for depth in range(1, plies + 1):
        score = searcher.search_moves(table, depth, 0, bound - 1, bound)
        if searcher.stopped:
            return None
        if score >= bound:
            return True
    return False
