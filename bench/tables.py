"""How fast tables of perfect play are built and asked.

    python bench/tables.py [men] [rules]

Builds the tables of up to ``men`` pieces (5) in a temporary folder with two processes, the compiler warm, and then asks
for random positions of the largest, from compiled code and from Python. Prints what was measured.
"""

import random
import sys
import tempfile
import time
from pathlib import Path

import numba
import numpy as np
import numpy.typing as npt

from brandubh.board import Board
from brandubh.bulk.executor import open_executor
from brandubh.notation import Placement, format_position
from brandubh.pieces import SIDES
from brandubh.rules import get_rules
from brandubh.tablebase import open_tables
from brandubh.tablebase.build import build_up_to
from brandubh.tablebase.core.index import unrank
from brandubh.tablebase.core.probing import look_up
from brandubh.tablebase.core.shape import shape
from brandubh.tablebase.material import materials

PROBES = 200_000


@numba.njit(nogil=True)  # type: ignore[untyped-decorator]
def _ask_all(directory: npt.NDArray[np.int64], rows: npt.NDArray[np.int64]) -> int:
    total = 0
    for row in range(len(rows)):
        total += look_up(directory, rows[row, 0], rows[row, 1], rows[row, 2], rows[row, 3])
    return total


def main() -> None:
    """Measure and print."""
    men = int(sys.argv[1]) if len(sys.argv) > 1 else 5
    rules = get_rules(sys.argv[2] if len(sys.argv) > 2 else "wtf")
    with tempfile.TemporaryDirectory() as name, open_executor(2) as executor:
        folder = Path(name)
        build_up_to(folder / "warm", rules, 3, executor)
        started = time.perf_counter()
        build_up_to(folder / "built", rules, men, executor, at_once=2)
        seconds = time.perf_counter() - started
        tables = open_tables(folder / "built")
        headers = tables.headers(rules)
        positions = 2 * sum(header.positions for header in headers)
        size = sum(header.size for header in headers)
        print(f"{rules.name}, up to {men} men: {positions:,} positions in {seconds:.1f} s with two processes,")
        print(
            f"  {positions / seconds / 1e6:.2f} million a second; {size:,} bytes, {8 * size / positions:.2f} bits each"
        )
        largest = max(materials(men), key=lambda material: material.positions)
        rng = random.Random(1)
        rows = np.array(
            [(*unrank(shape(), *largest, rng.randrange(largest.positions)), rng.randrange(2)) for _ in range(PROBES)],
            np.int64,
        )
        directory = tables.directory(rules)
        _ask_all(directory, rows[:10])
        _ask_all(directory, rows)
        started = time.perf_counter()
        _ask_all(directory, rows)
        compiled = (time.perf_counter() - started) / PROBES * 1e6
        boards = [
            board
            for attackers, defenders, king, side in rows[:4000].tolist()
            if not (
                board := Board(format_position(Placement(attackers, defenders, king), SIDES[side]), rules=rules)
            ).is_game_over()
        ]
        started = time.perf_counter()
        for board in boards:
            tables.probe(board)
        python = (time.perf_counter() - started) / len(boards) * 1e6
        print(f"a probe of {largest}: {compiled:.2f} µs from compiled code, {python:.1f} µs from Python")


if __name__ == "__main__":
    main()
