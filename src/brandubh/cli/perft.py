"""``brandubh perft``: move paths, counted move by move, so that a long count shows its progress."""

import contextlib
import json
import time
from typing import Any

from brandubh.board import COUNTED_AT_ONCE, Board
from brandubh.cli.progress import bar, compile_first
from brandubh.cli.screen import in_seconds, speed


def perft_command(board: Board, depth: int, *, divide: bool = False, as_json: bool = False) -> None:
    """Print the number of paths of ``depth`` plies; ``divide`` prints it for each first move, too."""
    compile_first("brandubh.kernel.perft")
    board.check()
    started = time.perf_counter()
    counts: dict[str, int] = {}
    with bar("counting", len(board.legal_moves)) if depth > COUNTED_AT_ONCE else contextlib.nullcontext() as shown:
        for move in board.legal_moves if depth else ():
            text = board.text(move)
            counts[text] = board.after(move).perft(depth - 1)
            if shown is not None:
                shown.step()
            if divide and not as_json:
                print(f"{text}: {counts[text]}")
    total = sum(counts.values()) if depth else 1
    seconds = time.perf_counter() - started
    if as_json:
        report: dict[str, Any] = {"fen": board.fen(), "rules": board.rules.name, "depth": depth, "paths": total}
        if divide:
            report["divide"] = counts
        print(json.dumps({**report, "seconds": round(seconds, 6)}))
    else:
        paths = f"{total} {'path' if total == 1 else 'paths'} of {depth} {'ply' if depth == 1 else 'plies'}"
        print(f"{paths} in {in_seconds(seconds)} ({speed(total, seconds)})")
