"""Benchmarks: ratios measured side by side in one run, because machines are noisy.

The yardsticks are a hand-tuned C++ program (``bench/perft.cpp``, compiled here where there is a compiler) and
python-chess. Where a yardstick is missing, its row says so.
"""

import json
import platform
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import IO, Any

from rich.console import Console
from rich.table import Table

from brandubh import __version__
from brandubh.board import Board

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


def run(*, as_json: bool) -> None:
    """Measure everything and print a table or JSON."""
    show([*perft_speed(), board_speed(), *start_times(), *search_speed(), *reaction_times()], as_json=as_json)


def search(*, as_json: bool) -> None:
    """Measure the search alone."""
    show([*search_speed(), *reaction_times()], as_json=as_json)


def show(results: list[Measurement], *, as_json: bool) -> None:
    """Print measurements."""
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
    Console().print(table)


def machine() -> str:
    """The kind of machine, in a few words."""
    return f"Python {platform.python_version()} on {platform.system()} {platform.machine()}"


def perft_speed() -> list[Measurement]:
    """Paths a second, in turns with the C++ program on the same positions."""
    board = Board()
    program = _compile_yardstick()
    results = []
    for rules in ("wtf", "raven"):
        board = Board(rules=rules)
        paths = board.perft(PERFT_DEPTH)
        ours, theirs = [], []
        for _ in range(ROUNDS):
            ours.append(paths / _seconds(lambda: board.perft(PERFT_DEPTH)))  # noqa: B023 - called at once
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
    source = Path(__file__).parents[2] / "bench" / "perft.cpp"
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

        return 1e6 * _seconds(walk) / (loops * len(list(board.legal_moves)))

    try:
        import chess
    except ImportError:
        return Measurement(
            "legal moves, push, pop", "µs/move", min(per_move(Board) for _ in range(ROUNDS)), "no python-chess"
        )
    pairs = [(per_move(Board), per_move(chess.Board)) for _ in range(ROUNDS)]
    ours, theirs = (min(column) for column in zip(*pairs, strict=True))
    return Measurement("legal moves, push, pop", "µs/move", ours, "python-chess", theirs, theirs / ours, "ratio ≥ 2")


def start_times() -> list[Measurement]:
    """The seconds a new process takes: to compile everything, to start with it compiled, and to answer --help."""
    with tempfile.TemporaryDirectory(prefix="brandubh-bench-") as folder:
        environment = {**_environment(), "BRANDUBH_CACHE": folder}
        command = [sys.executable, "-m", "brandubh"]
        cold = _seconds(lambda: _run([*command, "warm"], environment))
        starts = [_seconds(lambda: _run([*command, "perft", "1"], environment)) for _ in range(ROUNDS)]
        helps = [_seconds(lambda: _run([*command, "--help"], environment)) for _ in range(ROUNDS)]
    return [
        Measurement("first compilation", "s", cold, target="< 60 s"),
        Measurement("later start, one perft", "s", min(starts), target="< 1.5 s"),
        Measurement("--help", "s", min(helps), target="< 0.5 s"),
    ]


def search_speed() -> list[Measurement]:
    """Nodes a second on the start position, with one thread and two, depths in time, and the search's signature."""
    from brandubh.engine.engine import Engine
    from brandubh.engine.limits import Limit

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


def reaction_times() -> list[Measurement]:
    """How late the UCI program, as a process, answers: after stop, after ponderhit, and after its time is up."""
    rows = []
    for threads in (1, 2):
        command = [sys.executable, "-m", "brandubh", "engine"]
        pipe = subprocess.PIPE
        with subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True, bufsize=1, env=_environment()) as process:
            assert process.stdin is not None
            assert process.stdout is not None

            def say(line: str, stdin: IO[str] = process.stdin) -> None:
                stdin.write(line + "\n")

            def until(word: str, stdout: IO[str] = process.stdout) -> float:
                while not stdout.readline().startswith(word):
                    pass
                return time.perf_counter()

            say(f"setoption name Threads value {threads}")
            say("isready")
            until("readyok")
            delays: dict[str, list[float]] = {"stop": [], "ponderhit": [], "a limit of 100 ms": []}
            for _ in range(4 * ROUNDS):
                for what, late in delays.items():
                    say("ucinewgame")
                    say("isready")
                    until("readyok")
                    due = 0.1 if what != "stop" else 0.0
                    if what.startswith("a limit"):
                        say("go movetime 100")
                    else:
                        say("go infinite" if what == "stop" else "go ponder movetime 100")
                        time.sleep(0.15)
                        say(what)
                        due = 0.0  # all the time it had is used up already
                    started = time.perf_counter()
                    late.append(until("bestmove") - started - due)
            say("quit")
        for what, late in delays.items():
            name = f"bestmove after {what}, {'one thread' if threads == 1 else 'two threads'}"
            rows.append(Measurement(name, "ms late, median", 1000 * statistics.median(late), target="< 20 ms"))
            rows.append(Measurement(f"{name}, worst of {len(late)}", "ms late", 1000 * max(late), target="< 20 ms"))
    return rows


def _environment() -> dict[str, str]:
    import os

    return {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}


def _run(command: list[str], environment: dict[str, str]) -> None:
    subprocess.run(command, env=environment, check=True, capture_output=True)


def _seconds(work: Callable[[], object]) -> float:
    started = time.perf_counter()
    work()
    return time.perf_counter() - started
