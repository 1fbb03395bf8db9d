"""The openings explorer with many games: how fast they are imported, and how soon a server that has just been started
answers.

    python -m bench.openings [--games 100000] [--starts 7] [--folder DIR]
"""

import argparse
import json
import os
import random
import signal
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import numpy as np

from brandubh.kernel.moves import MOST_MOVES, list_moves
from brandubh.kernel.play import play
from brandubh.move import MOVES
from brandubh.openings.store import FILE
from brandubh.rules import get_rules

LONGEST = 60  # plies; then somebody resigns
GOAL = 50.0  # milliseconds


def games(count: int, seed: int) -> Iterator[str]:
    """Lines of a list of games. Each player has favourites, so that openings are shared as they are among people."""
    rules = get_rules("wtf")
    rng = random.Random(seed)
    codes = np.empty(MOST_MOVES, np.int64)
    for _ in range(count):
        (a, d, k), side, end = rules.placement, 0, 0
        men = (d.bit_count(), a.bit_count())
        texts = []
        while not end and len(texts) < LONGEST:
            number = list_moves(a, d, k, side, rules.flags, codes)
            code = int(codes[int(number * rng.random() ** 2)])
            before = (a, d)
            a, d, k, end = play(a, d, k, side, code, rules.flags)
            lost = before[1 - side] & ~(a, d)[1 - side]
            texts.append(f"{MOVES[code]}" + "".join(f"x{name}" for name in _squares(lost)))
            side = 1 - side
        winner = end & 3 if end else rng.randrange(2)
        result = ("Black", "White", "Draw")[winner]
        yield f"{' '.join(texts)},{men[0] - d.bit_count()},{men[1] - a.bit_count()},{result}\n"


def _squares(squares: int) -> list[str]:
    return sorted("abcdefg"[bit % 7] + "1234567"[bit // 7] for bit in range(49) if squares >> bit & 1)


def first_answer(folder: Path, path: str) -> tuple[float, float]:
    """Start a server: milliseconds until it answers at all, and then for a first answer about openings."""
    command = [sys.executable, "-m", "brandubh", "serve", "--no-open", "--port", "0", "--data", str(folder)]
    started = time.perf_counter()
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    try:
        assert server.stdout is not None
        address = server.stdout.readline().split("at ")[1].split()[0].rstrip("/")
        _get(address + "/healthz")
        ready = time.perf_counter()
        answer = _get(address + path)
        done = time.perf_counter()
        assert answer["counts"]["games"] > 0
        return 1000 * (ready - started), 1000 * (done - ready)
    finally:
        server.send_signal(signal.SIGTERM)
        server.wait()


def _get(address: str) -> dict[str, dict[str, int]]:
    with urllib.request.urlopen(address, timeout=60) as answer:
        found: dict[str, dict[str, int]] = json.load(answer)
        return found


def main() -> None:
    """Make the games, import them, ask."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--starts", type=int, default=7)
    parser.add_argument("--folder", type=Path)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as temporary:
        folder = options.folder or Path(temporary)
        folder.mkdir(parents=True, exist_ok=True)
        file = folder / "games.csv"
        if not file.exists():
            with file.open("w", encoding="ascii") as out:
                out.writelines(games(options.games, 0))
        environment = {**os.environ, "BRANDUBH_OPENINGS": str(folder / "openings")}
        started = time.perf_counter()
        build = [sys.executable, "-m", "brandubh", "openings", "build", str(file), "--no-server"]
        subprocess.run(build, env=environment, check=True)
        seconds = time.perf_counter() - started
        size = (folder / "openings" / FILE).stat().st_size
        print(f"imported {options.games} games in {seconds:.0f} s, {options.games / seconds:.0f} a second")
        print(f"{size / 1e6:.0f} MB")
        for name, path in (
            ("start", "/api/openings"),
            ("ply 2", "/api/openings?fen=3t3/3t3/3T3/ttTKTtt/3T3/4t2/3t3+w"),
        ):
            times = [first_answer(folder, path) for _ in range(options.starts)]
            first = [each[1] for each in times]
            print(
                f"{name}: first answer of a server just started: median {statistics.median(first):.0f} ms, "
                f"worst {max(first):.0f} ms (goal {GOAL:.0f}); the server was there after "
                f"{statistics.median(each[0] for each in times):.0f} ms"
            )


if __name__ == "__main__":
    main()
