"""``brandubh bench``: ratios measured side by side in one run, because machines are noisy.

The yardsticks are a hand-tuned C++ program (``bench/perft.cpp``, compiled here where there is a compiler) and
python-chess. Where a yardstick is missing, its row says so. bench/speed.py measures how fast
processes start and react.
"""

import json
import platform
import shutil
import subprocess
import tempfile
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from rich.table import Table

from brandubh import __version__
from brandubh.board import Board
from brandubh.cli.progress import compile_first
from brandubh.cli.screen import Screen
from brandubh.engine.engine import Engine
from brandubh.engine.limits import Limit
from brandubh.errors import BrandubhError

ROUNDS = 5
PERFT_DEPTH = 6


@dataclass(frozen=True, slots=True)
class Measurement:
    """One row: our number, the yardstick's where there is one, and how many times better ours is."""

    name: str
    unit: str
    ours: float
    yardstick: str = ""
    theirs: float | None = None
    ratio: float | None = None
    target: str = ""


def bench_command(what: str = "", *, as_json: bool = False) -> None:
    """Measure everything, or only the ``search``, and print a table or JSON."""
    if what not in ("", "search"):
        raise BrandubhError("bench", text=what)
    compile_first("brandubh.engine.engine")
    others = [] if what else [*perft_speed(), board_speed()]
    show([*others, *search_speed()], as_json=as_json)


def show(results: list[Measurement], *, as_json: bool) -> None:
    """Print measurements as a table, or as JSON with the version and the machine."""
    if as_json:
        report: dict[str, Any] = {"version": __version__, "machine": machine()}
        print(json.dumps({**report, "measurements": [asdict(result) for result in results]}, indent=2))
        return
    table = Table("what", "ours", "yardstick", "ratio", "target", title=f"brandubh {__version__}, {machine()}")
    for result in results:
        theirs = "" if result.theirs is None else f"{result.theirs:.4g} "
        table.add_row(
            result.name,
            f"{result.ours if isinstance(result.ours, int) else format(result.ours, '.4g')} {result.unit}",
            f"{theirs}{result.yardstick}",
            "" if result.ratio is None else f"{result.ratio:.2f}",
            result.target,
        )
    Screen().print(table)


def machine() -> str:
    """The kind of machine, in a few words."""
    return f"Python {platform.python_version()} on {platform.system()} {platform.machine()}"


def perft_speed() -> list[Measurement]:
    """Paths a second, in turns with the C++ program on the same positions."""
    program = _compile_yardstick()
    results = []
    for rules in ("wtf", "raven"):
        board = Board(rules=rules)
        paths = board.perft(PERFT_DEPTH)
        ours, theirs = [], []
        for _ in range(ROUNDS):
            ours.append(paths / seconds_of(lambda: board.perft(PERFT_DEPTH)))  # noqa: B023 - called at once
            if program:
                report = json.loads(subprocess.check_output([program, str(PERFT_DEPTH), rules], text=True))
                if report["paths"] != paths:
                    raise AssertionError(f"C++ counts {report['paths']} paths, the kernel {paths}")
                theirs.append(report["paths"] / report["seconds"])
        best = max(ours) / 1e6
        yardstick = max(theirs) / 1e6 if theirs else None
        results.append(
            Measurement(
                f"perft {PERFT_DEPTH}, {rules}",
                "million paths/s",
                best,
                "C++" if theirs else "no C++ compiler, or not in the repository",
                yardstick,
                best / yardstick if yardstick else None,
                "ratio ≥ 0.7",
            )
        )
    if program:
        shutil.rmtree(program.parent)
    return results


def _compile_yardstick() -> Path | None:
    """The C++ program, compiled into a folder of its own."""
    source = Path(__file__).parents[3] / "bench" / "perft.cpp"
    compiler = shutil.which("g++") or shutil.which("clang++")
    if not source.exists() or compiler is None:
        return None
    program = Path(tempfile.mkdtemp(prefix="brandubh-bench-")) / "perft"
    subprocess.run([compiler, "-O3", "-march=native", "-std=c++17", "-o", program, source], check=True)
    return program


def board_speed() -> Measurement:
    """Legal moves, push and pop on the start position, for each move, in turns with python-chess."""

    def per_move(new_board: Callable[[], Any]) -> float:
        board = new_board()
        loops = 200

        def walk() -> None:
            for _ in range(loops):
                for move in board.legal_moves:
                    board.push(move)
                    board.pop()

        return 1e6 * seconds_of(walk) / (loops * len(list(board.legal_moves)))

    try:
        import chess
    except ImportError:
        return Measurement(
            "legal moves, push, pop", "µs/move", min(per_move(Board) for _ in range(ROUNDS)), "no python-chess"
        )
    pairs = [(per_move(Board), per_move(chess.Board)) for _ in range(ROUNDS)]
    ours, theirs = (min(column) for column in zip(*pairs, strict=True))
    return Measurement("legal moves, push, pop", "µs/move", ours, "python-chess", theirs, theirs / ours, "ratio ≥ 2")


def search_speed() -> list[Measurement]:
    """Nodes a second on the start position, with one thread and two, depths in time, and the search's signature."""
    signature, seconds = Engine(hash_mb=16).bench()
    one: list[float] = []
    two: list[float] = []
    reached: dict[int, float] = {}
    for _ in range(3):
        for threads, speeds in ((1, one), (2, two)):
            engine = Engine(threads=threads, hash_mb=256)
            depths: list[tuple[int, float]] = []
            info = engine.analyse(Board(), Limit(time=4), on_info=lambda i: depths.append((i.depth, i.seconds)))[0]  # noqa: B023
            speeds.append(info.nodes / info.seconds / 1e6)
            if threads == 1:
                for depth, at in depths:
                    reached[depth] = min(at, reached.get(depth, at))
    rows = [
        Measurement("search, signature", "nodes", signature),
        Measurement("search, bench", "million nodes/s", signature / seconds / 1e6),
        Measurement("search, one thread", "million nodes/s", max(one), target="≥ 2.5"),
        Measurement(
            "search, two threads", "million nodes/s", max(two), "one thread", max(one), max(two) / max(one), "≥ 1.7"
        ),
    ]
    for depth, target in ((12, "< 2 s"), (16, "< 20 s")):
        if depth in reached:
            rows.append(Measurement(f"search to depth {depth}", "s", reached[depth], target=target))
    return rows


def seconds_of(work: Callable[[], object]) -> float:
    """How long it takes to do something once."""
    started = time.perf_counter()
    work()
    return time.perf_counter() - started
