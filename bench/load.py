"""How many moves a second the server takes, beside a bare echo on the same stack, and how soon watchers hear of one.

    python -m bench.load [CHECKOUT …]

The clients play random games of two people at one screen, each waiting for its answer. An echo is a FastAPI route that
gives back the JSON it gets, under the same uvicorn. Server, echo and, with checkouts of several versions, all of these
take turns in one run, because machines are noisy. Server and clients are processes of their own, on a core each.
"""

import asyncio
import contextlib
import json
import os
import random
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import uvicorn
from fastapi import FastAPI
from websockets.asyncio.client import connect

from tests.support.paths import ROOT

CLIENTS = (1, 10, 100)
SECONDS = 6.0
WATCHERS = 1000
LONG = 150  # plies; a game that is longer ends, and another begins


class Client:
    """A connection that is kept open. Only what the server here answers is understood: a length, then the body."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._cookie = ""

    async def open(self) -> None:
        """Connect."""
        self._reader, self._writer = await asyncio.open_connection("127.0.0.1", self._port)

    async def ask(self, method: str, path: str, body: object = None) -> tuple[int, Any]:
        """The status and the JSON of an answer."""
        text = b"" if body is None else json.dumps(body).encode()
        head = (
            f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{self._port}\r\n{self._cookie}"
            f"Content-Type: application/json\r\nContent-Length: {len(text)}\r\n\r\n"
        )
        self._writer.write(head.encode() + text)
        answer = (await self._reader.readuntil(b"\r\n\r\n")).decode("latin-1")
        lines = answer.split("\r\n")
        fields = {name.lower(): value for name, _, value in (line.partition(": ") for line in lines[1:] if line)}
        if "set-cookie" in fields:
            self._cookie = f"Cookie: {fields['set-cookie'].split(';')[0]}\r\n"
        content = await self._reader.readexactly(int(fields["content-length"]))
        return int(lines[0].split()[1]), json.loads(content)

    def close(self) -> None:
        """Hang up."""
        self._writer.close()


@dataclass
class Tally:
    """What the clients saw."""

    latencies: list[float] = field(default_factory=list)
    errors: int = 0
    seconds: float = 0

    @property
    def rate(self) -> float:
        """Answers a second."""
        return len(self.latencies) / self.seconds

    def __str__(self) -> str:
        ordered = sorted(self.latencies)
        p99 = ordered[int(0.99 * len(ordered))]
        middle = statistics.median(ordered)
        return f"{self.rate:.0f}/s, median {1000 * middle:.1f}, p99 {1000 * p99:.0f} ms, {self.errors} errors"


def random_move(position: dict[str, Any], chance: random.Random) -> str:
    """A legal move of a position as the server shows it."""
    origin, targets = chance.choice(list(position["destinations"].items()))
    return f"{origin}-{chance.choice(targets)}"


async def player(port: int, tally: Tally, until: float, number: int) -> None:
    """Play random games; only moves are timed."""
    chance = random.Random(number)
    client = Client(port)
    await client.open()
    game = None
    while time.perf_counter() < until:
        if game is None or game["outcome"] or not game["position"]["destinations"] or game["position"]["ply"] >= LONG:
            _, game = await client.ask("POST", "/api/games", {"mode": "local"})
            address = f"/api/games/{game['id']}/moves"
        ply = game["position"]["ply"]
        move = {"move": random_move(game["position"], chance), "ply": ply, "fen": game["position"]["fen"]}
        started = time.perf_counter()
        status, game = await client.ask("POST", address, move)
        tally.latencies.append(time.perf_counter() - started)
        if status != 200:
            tally.errors += 1
            game = None
    client.close()


async def parrot(port: int, tally: Tally, until: float, _: int) -> None:
    """Send what a player sends, and get it back."""
    client = Client(port)
    await client.open()
    while time.perf_counter() < until:
        started = time.perf_counter()
        status, _ = await client.ask("POST", "/echo", {"move": "d2-e2", "ply": 3})
        tally.latencies.append(time.perf_counter() - started)
        tally.errors += status != 200
    client.close()


async def measure(kind: Any, port: int, clients: int) -> Tally:
    """Let clients work for a while."""
    tally = Tally()
    started = time.perf_counter()
    await asyncio.gather(*(kind(port, tally, started + SECONDS, number) for number in range(clients)))
    tally.seconds = time.perf_counter() - started
    return tally


async def until_all_heard(port: int) -> float:
    """Seconds from a move until the last of many watchers has heard of it."""
    client = Client(port)
    await client.open()
    _, game = await client.ask("POST", "/api/games", {"mode": "local"})
    address = f"ws://127.0.0.1:{port}/api/games/{game['id']}/live"
    async with contextlib.AsyncExitStack() as stack:
        sockets = []
        for _ in range(WATCHERS):
            sockets.append(await stack.enter_async_context(connect(address, compression=None)))
            await sockets[-1].recv()
        await client.open()  # again: an idle connection is closed
        started = time.perf_counter()
        await client.ask(
            "POST", f"/api/games/{game['id']}/moves", {"move": "d2-e2", "ply": 0, "fen": game["position"]["fen"]}
        )
        await asyncio.gather(*(each.recv() for each in sockets))
        took = time.perf_counter() - started
    client.close()
    return took


@contextlib.contextmanager
def process(command: list[str], port: int, source: Path) -> Iterator[int]:
    """A server in a process of its own, from when it listens."""
    environment = os.environ | {"PYTHONPATH": f"{source / 'src'}{os.pathsep}{ROOT}", "BRANDUBH_LIMITS": "off"}
    running = subprocess.Popen(command, stdout=subprocess.DEVNULL, env=environment, cwd=source)
    try:
        for _ in range(600):
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", port)) == 0:
                    break
            time.sleep(0.1)
        yield port
    finally:
        running.terminate()
        running.wait(20)


def free_port() -> int:
    """A port that nobody uses."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def echo(port: int) -> None:
    """Serve what a move would cost if nothing happened."""
    app = FastAPI()

    @app.post("/echo")
    async def back(body: dict[str, Any]) -> dict[str, Any]:
        return body

    uvicorn.run(app, host="127.0.0.1", port=port, log_level="warning", access_log=False)


@contextlib.asynccontextmanager
async def servers(checkouts: list[Path]) -> AsyncIterator[tuple[int, list[int]]]:
    """The ports of the echo and of each checkout's server."""
    with contextlib.ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        port = free_port()
        mirror = stack.enter_context(process([sys.executable, "-m", "bench.load", "echo", str(port)], port, ROOT))
        ports = []
        for number, checkout in enumerate(checkouts):
            port = free_port()
            data = ["--data", str(folder / str(number))]
            command = [sys.executable, "-m", "brandubh", "serve", "--no-open", "--port", str(port), *data]
            ports.append(stack.enter_context(process(command, port, checkout)))
        await asyncio.sleep(3)  # engines start and tables are built meanwhile
        yield mirror, ports


async def run(checkouts: list[Path]) -> None:
    """Measure and print."""
    async with servers(checkouts) as (mirror, ports):
        print("| clients | echo | moves | ratio |\n|---|---|---|---|")
        for clients in CLIENTS:
            bare = await measure(parrot, mirror, clients)
            for port, checkout in zip(ports, checkouts, strict=True):
                played = await measure(player, port, clients)
                name = f" ({checkout.name})" if len(checkouts) > 1 else ""
                ratio = bare.rate / played.rate
                print(f"| {clients}{name} | {bare.rate:.0f}/s | {played} | 1/{ratio:.1f} |", flush=True)
        for port, checkout in zip(ports, checkouts, strict=True):
            took = await until_all_heard(port)
            print(f"\n{WATCHERS} watchers of a game heard of a move within {took:.2f} s ({checkout.name})")


if __name__ == "__main__":
    if sys.argv[1:2] == ["echo"]:
        echo(int(sys.argv[2]))
    else:
        asyncio.run(run([Path(name).resolve() for name in sys.argv[1:]] or [ROOT]))
