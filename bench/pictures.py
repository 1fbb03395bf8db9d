"""Moves a second while somebody has pictures drawn without end, and what a GIF costs.

    python -m bench.pictures [CHECKOUT …]

The player plays random games; beside it one client asks for pictures of positions that nobody asked for before, each
as soon as the last has come. The GIF is of a game of 60 plies; its cost is the processor time of the server and all the
processes that it has started. With checkouts of several versions they take turns in one run.
"""

import asyncio
import contextlib
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlencode

from bench.moves import SECONDS, Tally, free_port, player
from brandubh import Board
from tests.support.paths import ROOT

PLIES = 60


def games() -> Iterator[Board]:
    """Random games, always the same ones."""
    chance = random.Random(60)
    while True:
        board = Board()
        while board.ply < PLIES and not board.is_game_over():
            board.push(chance.choice(list(board.legal_moves)))
        yield board


async def ask(port: int, method: str, path: str, body: object = None) -> bytes:
    """An answer, whatever it is."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    text = b"" if body is None else json.dumps(body).encode()
    head = f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\nContent-Type: application/json\r\n"
    writer.write(f"{head}Content-Length: {len(text)}\r\n\r\n".encode() + text)
    answer = await reader.read(-1)
    writer.close()
    assert b" 200 " in answer[:20], answer[:500]
    return answer


async def looker(port: int, until: float) -> int:
    """How many pictures came in time."""
    came = 0
    for board in games():
        while board.ply:
            await ask(port, "GET", f"/api/pictures/board.png?{urlencode({'fen': board.fen()})}")
            board.pop()
            if time.perf_counter() > until:
                return came
            came += 1
    raise AssertionError


def processor_seconds(pid: int) -> float:
    """What a process and its children have used."""
    used = 0.0
    for entry in Path("/proc").iterdir():
        with contextlib.suppress(OSError):
            if entry.name.isdigit():
                fields = (entry / "stat").read_text().rpartition(")")[2].split()
                if pid in (int(entry.name), int(fields[1])):
                    used += (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return used


@contextlib.contextmanager
def serving(checkout: Path) -> Iterator[tuple[int, int]]:
    """A server's port and the number of its process, once its engines rest."""
    port = free_port()
    environment = os.environ | {"PYTHONPATH": f"{checkout / 'src'}{os.pathsep}{ROOT}", "BRANDUBH_LIMITS": "off"}
    with tempfile.TemporaryDirectory() as data:
        command = [sys.executable, "-m", "brandubh", "serve", "--no-open", "--port", str(port), "--data", data]
        running = subprocess.Popen(command, stdout=subprocess.DEVNULL, env=environment, cwd=checkout)
        try:
            time.sleep(10)
            yield port, running.pid
        finally:
            running.terminate()
            running.wait(20)


async def run(checkouts: list[Path]) -> None:
    """Measure and print."""
    print("| | moves alone | beside a loop of pictures | its pictures | a GIF of 60 plies |\n|---|---|---|---|---|")
    for checkout in checkouts:
        with serving(checkout) as (port, pid):
            alone, beside = Tally(), Tally()
            start = time.perf_counter()
            await player(port, alone, start + SECONDS, 1)
            alone.seconds = time.perf_counter() - start
            start = time.perf_counter()
            _, pictures = await asyncio.gather(player(port, beside, start + SECONDS, 2), looker(port, start + SECONDS))
            beside.seconds = time.perf_counter() - start
            board = next(board for board in games() if board.ply == PLIES)
            before = processor_seconds(pid)
            moves = [move.uci() for move in board.move_stack]
            size = len(await ask(port, "POST", "/api/pictures/gif", {"moves": moves, "size": 420}))
            used = processor_seconds(pid) - before
            made = f"{used:.2f} s of processor time, {size // 1000} kB"
            print(f"| {checkout.name} | {alone} | {beside} | {pictures / SECONDS:.1f}/s | {made} |", flush=True)


if __name__ == "__main__":
    asyncio.run(run([Path(name).resolve() for name in sys.argv[1:]] or [ROOT]))
