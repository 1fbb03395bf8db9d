"""How fast the program starts and reacts, as a process.

    python bench/speed.py [--json]

Measures the first compilation, a later start and --help, and how late the UCI program answers. ``brandubh bench``
measures what happens within a process.
"""

import os
import statistics
import subprocess
import sys
import tempfile
import time
from typing import IO

from brandubh.cli.bench import ROUNDS, Measurement, seconds_of, show


def main() -> None:
    """Measure and print."""
    show([*start_times(), *reaction_times()], as_json="--json" in sys.argv)


def start_times() -> list[Measurement]:
    """The seconds a new process takes: to compile everything, to start with it compiled, and to answer --help."""
    with tempfile.TemporaryDirectory(prefix="brandubh-bench-") as folder:
        environment = {**_environment(), "BRANDUBH_CACHE": folder}
        command = [sys.executable, "-m", "brandubh"]
        cold = seconds_of(lambda: _run([*command, "warm"], environment))
        starts = [seconds_of(lambda: _run([*command, "perft", "1"], environment)) for _ in range(ROUNDS)]
        helps = [seconds_of(lambda: _run([*command, "--help"], environment)) for _ in range(ROUNDS)]
    return [
        Measurement("first compilation", "s", cold, target="< 60 s"),
        Measurement("later start, one perft", "s", min(starts), target="< 1.5 s"),
        Measurement("--help", "s", min(helps), target="< 0.5 s"),
    ]


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
    return {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}


def _run(command: list[str], environment: dict[str, str]) -> None:
    subprocess.run(command, env=environment, check=True, capture_output=True)


if __name__ == "__main__":
    main()
