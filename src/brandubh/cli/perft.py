"""``brandubh perft``: move paths, counted move by move, so that a long count shows its progress and can be
interrupted.
"""

import contextlib
import json
import time
from collections.abc import Iterator
from typing import Any

from brandubh.board import Board
from brandubh.cli.progress import bar

# The compiled counter cannot be interrupted, so Python walks the first plies of a deep count itself.
_UNINTERRUPTED = 5


def perft_command(board: Board, depth: int, *, divide: bool = False, as_json: bool = False) -> None:
    """Print the number of paths of ``depth`` plies; ``divide`` prints it for each first move, too."""
    board.check()
    started = time.perf_counter()
    counts: dict[str, int] = {}
    with bar("counting", len(board.legal_moves)) if depth > _UNINTERRUPTED else contextlib.nullcontext() as shown:
        for text, paths in count_by_move(board, depth):
            counts[text] = paths
            if shown is not None:
                shown.step()
            if divide and not as_json:
                print(f"{text}: {paths}")
    total = sum(counts.values()) if depth else 1
    seconds = time.perf_counter() - started
    if as_json:
        report: dict[str, Any] = {"fen": board.fen(), "rules": board.rules.name, "depth": depth, "paths": total}
        if divide:
            report["divide"] = counts
        print(json.dumps({**report, "seconds": round(seconds, 6)}))
    else:
        print(f"{total} paths of {depth} plies in {seconds:.2f} s ({total / seconds / 1e6:.0f} million a second)")


def count_by_move(board: Board, depth: int) -> Iterator[tuple[str, int]]:
    """For each legal move, its text and the number of paths of ``depth`` plies that begin with it.

    >>> sum(paths for _, paths in count_by_move(Board(), 3))
    39512
    """
    for move in board.legal_moves if depth else ():
        yield board.text(move), _count(board.after(move), depth - 1)


def _count(board: Board, depth: int) -> int:
    if depth <= _UNINTERRUPTED:
        return board.perft(depth)
    return sum(_count(board.after(move), depth - 1) for move in board.legal_moves)
