"""The opponent's answer in a drill, where the tables know: the longest resistance, and of that the hardest to meet."""

from brandubh.board import Board
from brandubh.move import Move
from brandubh.tablebase import MoveVerdict, Tables


def best_answer(board: Board, tables: Tables) -> Move:
    """The best move for the side to move; of those that hold out equally long, the one after which the fewest moves
    are right. All its moves must lead to positions of the tables.

    >>> from brandubh.tablebase import open_tables
    >>> best_answer(Board("7/7/K1t4/7/7/7/7 b"), open_tables())
    Move.from_text('c5-b5')
    """
    moves = tables.probe_moves(board)
    best = [each for each in moves if each.verdict == moves[0].verdict]
    if moves[0].verdict.winner is board.turn or len(best) == 1:
        return best[0].move
    return min(best, key=lambda each: _right_moves(board, each, tables)).move


def _right_moves(board: Board, answer: MoveVerdict, tables: Tables) -> tuple[int, int]:
    """How many moves are best after an answer, and how many win."""
    there = board.after(answer.move)
    if there.is_game_over():
        return 0, 0
    moves = tables.probe_moves(there)
    quick = sum(each.verdict == moves[0].verdict for each in moves)
    return quick, sum(each.verdict.winner is there.turn for each in moves)
