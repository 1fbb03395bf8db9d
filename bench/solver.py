"""The proof search: the effort of proofs, positions a second, what a second thread adds, and checking.

python bench/solver.py [--json]
"""

import json
import sys
import tempfile
import time
from pathlib import Path

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from brandubh.board import Board
from brandubh.pieces import Side
from brandubh.solver import verify
from brandubh.solver.certificate import write_certificate
from brandubh.solver.solver import Answer, Solver

POSITIONS = (
    ("wtf", "3t1t1/3t2t/T2T3/tt1K3/7/6t/2Tt3 w", Side.DEFENDERS),
    ("raven", "3t3/2t4/7/t1t2t1/7/4K2/2ttt2 b", Side.ATTACKERS),
)
"""Won positions whose proofs are measured, and the side that wins."""
NODES = 100_000
"""Positions expanded from the start position to measure speed."""


def _solve(board: Board, side: Side, threads: int) -> tuple[Answer, float]:
    solver = Solver(board, side, memory=0.1, threads=threads)
    started = time.perf_counter()
    answer = solver.run(nodes=NODES)
    return answer, time.perf_counter() - started


def _check_rate(answer: Answer) -> float:
    """Entries of a certificate checked per second."""
    strategy = answer.strategy
    if strategy is None or not len(strategy.rows):
        return 0.0
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "certificate.txt"
        claim = strategy.claim()
        write_certificate(path, claim, strategy.rows.tolist())
        verify(path)
        started = time.perf_counter()
        verify(path)
        return len(strategy.rows) / (time.perf_counter() - started)


def main() -> None:
    """Measure and print."""
    rows = []
    for rules, fen, side in (*POSITIONS, ("wtf", Board().fen(), Side.DEFENDERS)):
        for threads in (1, 2):
            answer, seconds = _solve(Board(fen, rules=rules), side, threads)
            nodes = answer.progress.nodes
            rows.append(
                {
                    "rules": rules,
                    "position": fen,
                    "side": side.value,
                    "threads": threads,
                    "verdict": answer.verdict.value,
                    "positions": nodes,
                    "seconds": round(seconds, 3),
                    "positions a second": round(nodes / seconds),
                    "entries": len(answer.strategy.rows) if answer.strategy else 0,
                    "entries checked a second": round(_check_rate(answer)),
                }
            )
    if "--json" in sys.argv:
        print(json.dumps(rows, indent=1))
        return
    table = Table(box=SIMPLE_HEAD)
    shown = [name for name in rows[0] if name not in ("position", "side")]
    for name in shown:
        table.add_column(name, justify="right" if isinstance(rows[0][name], int | float) else "left")
    for row in rows:
        values = [row[name] for name in shown]
        table.add_row(*(f"{value:,}" if isinstance(value, int | float) else str(value) for value in values))
    Console().print(table)


if __name__ == "__main__":
    main()
