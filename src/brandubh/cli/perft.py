"""Counting paths move by move, so that a long count shows its progress and can be interrupted."""

import contextlib
from collections.abc import Iterator

from rich.progress import Progress

from brandubh.board import Board

# The compiled counter cannot be interrupted, so Python walks the first plies of a deep count itself.
_UNINTERRUPTED = 5


def count_by_move(board: Board, depth: int, *, progress: bool = False) -> Iterator[tuple[str, int]]:
    """For each legal move, its text and the number of paths of ``depth`` plies that begin with it.

    >>> sum(paths for _, paths in count_by_move(Board(), 3))
    39512
    """
    if depth == 0:
        return
    board = board.copy(stack=False)  # repetition does not count
    moves = list(board.legal_moves)
    bar = Progress(transient=True) if progress and depth > _UNINTERRUPTED else None
    with bar or contextlib.nullcontext():
        task = bar.add_task("counting", total=len(moves)) if bar else None
        for move in moves:
            text = board.text(move)
            board.push(move)
            paths = _count(board, depth - 1)
            board.pop()
            if bar and task is not None:
                bar.advance(task)
            yield text, paths


def _count(board: Board, depth: int) -> int:
    if depth <= _UNINTERRUPTED:
        return board.perft(depth)
    total = 0
    for move in list(board.legal_moves):
        board.push(move)
        total += _count(board, depth - 1)
        board.pop()
    return total
