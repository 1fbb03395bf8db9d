"""How many moves a second the server takes, beside a bare echo on the same stack, how soon watchers hear of one, how
many pages it gives beside bare Starlette, and what its start costs.

    python -m bench.moves [CHECKOUT …]

The clients play random games of two people at one screen, each waiting for its answer. An echo is a FastAPI route that
gives back the JSON it gets, under the same uvicorn; bare Starlette gives the same bytes as our page, from memory.
Server, echo and, with checkouts of several versions, all of these take turns in one run, because machines are noisy.
Server and clients are processes of their own, on a core each.
"""

import asyncio
import contextlib
import json
import os
import random
import re
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

import uvicorn
from fastapi import FastAPI
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
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
        is_json = fields.get("content-type", "").endswith("json")
        return int(lines[0].split()[1]), json.loads(content) if is_json else content

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


async def reader(port: int, tally: Tally, until: float, _: int, path: str) -> None:
    """Get a page again and again."""
    client = Client(port)
    await client.open()
    while time.perf_counter() < until:
        started = time.perf_counter()
        status, _ = await client.ask("GET", path)
        tally.latencies.append(time.perf_counter() - started)
        tally.errors += status != 200
    client.close()


async def script_of(port: int) -> str:
    """The address of the first page's script."""
    client = Client(port)
    await client.open()
    _, page = await client.ask("GET", "/")
    client.close()
    return str(re.findall(r'src="(/assets/[^"]+\.js)"', page.decode())[0])


async def size_of(port: int, path: str) -> int:
    """How many bytes there are at an address."""
    client = Client(port)
    await client.open()
    _, page = await client.ask("GET", path)
    client.close()
    return len(page)


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
def process(command: list[str], port: int, source: Path, **variables: str) -> Iterator[tuple[int, int]]:
    """A server in a process of its own, from when it listens: its port and its process's number."""
    paths = {"PYTHONPATH": f"{source / 'src'}{os.pathsep}{ROOT}", "BRANDUBH_LIMITS": "off"}
    environment = os.environ | paths | variables
    running = subprocess.Popen(command, stdout=subprocess.DEVNULL, env=environment, cwd=source)
    try:
        for _ in range(600):
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", port)) == 0:
                    break
            time.sleep(0.1)
        yield port, running.pid
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

    serve(app, port)


def bare(port: int) -> None:
    """Serve as many bytes as are asked for, from memory, by nothing but Starlette."""

    async def some(request: Request) -> Response:
        return Response(b"x" * int(request.path_params["size"]), media_type="text/html")

    serve(Starlette(routes=[Route("/bytes/{size:int}", some)]), port)


def serve(app: Any, port: int) -> None:
    """Serve an app until the end."""
    uvicorn.run(app, host="127.0.0.1", port=port, log_level="warning", access_log=False)


@contextlib.contextmanager
def servers(checkouts: list[Path]) -> Iterator[tuple[int, int, list[int]]]:
    """The ports of the echo, of bare Starlette, and of each checkout's server."""
    with contextlib.ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))

        def started(source: Path, *command: str) -> int:
            port = free_port()
            words = [sys.executable, "-m", *(word.format(port=port) for word in command)]
            return stack.enter_context(process(words, port, source))[0]

        mirror = started(ROOT, "bench.moves", "echo", "{port}")
        plain = started(ROOT, "bench.moves", "bare", "{port}")
        serve = ("brandubh", "serve", "--no-open", "--port", "{port}", "--data")
        ports = [started(checkout, *serve, str(folder / str(at))) for at, checkout in enumerate(checkouts)]
        time.sleep(5)  # engines start and tables are built meanwhile
        yield mirror, plain, ports


def start_cost(checkout: Path) -> float:
    """Seconds of processor time from the server's start to its first page."""
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "brandubh", "serve", "--no-open", "--port", str(port), "--data", folder]
        with process(command, port, checkout) as (_, pid):
            urllib.request.urlopen(f"http://127.0.0.1:{port}/").read()
            times = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
            return (int(times[11]) + int(times[12])) / os.sysconf("SC_CLK_TCK")


async def run(checkouts: list[Path]) -> None:
    """Measure and print."""
    names = [f" ({checkout.name})" if len(checkouts) > 1 else "" for checkout in checkouts]
    with servers(checkouts) as (mirror, plain, ports):
        print("| clients | echo | moves | ratio |\n|---|---|---|---|")
        for clients in CLIENTS:
            bare_rate = (await measure(parrot, mirror, clients)).rate
            for port, name in zip(ports, names, strict=True):
                played = await measure(player, port, clients)
                print(
                    f"| {clients}{name} | {bare_rate:.0f}/s | {played} | 1/{bare_rate / played.rate:.1f} |", flush=True
                )
        print("\n| page | bare Starlette | here | ratio |\n|---|---|---|---|")
        for port, name in zip(ports, names, strict=True):
            for path in ("/", await script_of(port)):
                size = await size_of(port, path)
                bare_rate = (await measure(partial(reader, path=f"/bytes/{size}"), plain, 10)).rate
                given = await measure(partial(reader, path=path), port, 10)
                print(f"| {path}{name} | {bare_rate:.0f}/s | {given} | {given.rate / bare_rate:.2f} |", flush=True)
        for port, name in zip(ports, names, strict=True):
            took = await until_all_heard(port)
            print(f"\n{WATCHERS} watchers of a game heard of a move within {took:.2f} s{name}")
    for checkout, name in zip(checkouts, names, strict=True):
        print(f"\nprocessor time from the start to the first page: {start_cost(checkout):.2f} s{name}")


if __name__ == "__main__":
    if sys.argv[1:2] in (["echo"], ["bare"]):
        {"echo": echo, "bare": bare}[sys.argv[1]](int(sys.argv[2]))
    else:
        asyncio.run(run([Path(name).resolve() for name in sys.argv[1:]] or [ROOT]))
