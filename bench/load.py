"""Two people at two screens, a thousand times at once: how many moves a second the server takes, and how soon both know
of each, beside a bare echo on the same stack.

    python -m bench.load [--games G] [--seconds S] [--rate R] [--minutes M] [--only NAME …] [--json FILE]

Three places are measured, one after the other: a server with SQLite, one with PostgreSQL and Redis, and two with both,
where the players of each game are at different servers. For each there is first the echo, by WebSocket and by HTTP,
over a connection for each game; then all games are played at full speed; then at half of the rate that was reached, or
at ``--rate``. ``--minutes`` goes on at that rate for so long and shows the server's memory. Then each game is read and
compared with what was acknowledged.

PostgreSQL and Redis are started as for the tests, in private folders, but here PostgreSQL waits for the disk. Clients
are processes of their own. Everything is on this machine: servers, databases and clients share its cores.
"""

import argparse
import contextlib
import json
import multiprocessing
import os
import resource
import statistics
import sys
import tempfile
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from bench.moves import free_port, process, serve
from bench.pairs import Tally, serve_orders
from tests.support import postgres, redis
from tests.support.paths import ROOT
from tests.support.postgres import Postgres
from tests.support.redis import Redis
from tests.support.served import children

PLACES = ("sqlite", "postgres", "nodes")
TITLES = {"sqlite": "SQLite", "postgres": "PostgreSQL and Redis", "nodes": "the same, two servers"}
ECHO_SHARE = 0.3  # of the seconds of a measurement, for each echo
READY_SECONDS = 120.0
SETTLE = 3.0  # seconds for what a server begins with once it is ready
MB = 1e6


@dataclass
class Place:
    """Where games are played: the servers' ports, and the processes by what they are."""

    ports: list[int]
    processes: dict[str, list[int]]

    @property
    def servers(self) -> list[int]:
        """The servers' processes."""
        return self.processes["server"]


@dataclass
class Clients:
    """The processes that play."""

    orders: list[Connection]
    processes: list[Any] = field(default_factory=list)

    def all(self, name: str, *arguments: object) -> list[Any]:
        """Let all do the same at the same time; what came of it."""
        for each in self.orders:
            each.send((name, arguments))
        return [each.recv() for each in self.orders]

    def tally(self, name: str, *arguments: object) -> Tally:
        """The same, added up."""
        seen = Tally()
        for each in self.all(name, *arguments):
            seen.add(each)
        return seen


@contextlib.contextmanager
def clients(number: int) -> Iterator[Clients]:
    """Processes that play, until the end."""
    spawning = multiprocessing.get_context("spawn")
    made = Clients([])
    for _ in range(number):
        ours, theirs = spawning.Pipe()
        worker = spawning.Process(target=serve_orders, args=(theirs,), daemon=True)
        worker.start()
        made.orders.append(ours)
        made.processes.append(worker)
    try:
        yield made
    finally:
        for order, worker in zip(made.orders, made.processes, strict=True):
            with contextlib.suppress(OSError):
                order.send(None)
            worker.join(5)
            worker.kill()


@contextlib.contextmanager
def place(name: str) -> Iterator[Place]:
    """Servers that are ready, and what they need."""
    with contextlib.ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        variables: dict[str, str] = {}
        processes: dict[str, list[int]] = {"server": []}
        if name != "sqlite":
            database = stack.enter_context(Postgres(durable=True))
            bus = stack.enter_context(Redis())
            variables = {"BRANDUBH_DATABASE_URL": database.new_database(), "BRANDUBH_REDIS_URL": bus.address}
            processes |= {"PostgreSQL": [database.pid or 0], "Redis": [bus.pid or 0]}
        ports = []
        for number in range(2 if name == "nodes" else 1):
            port = free_port()
            command = [sys.executable, "-m", "brandubh", "serve", "--no-open", "--port", str(port)]
            words = [*command, "--data", str(folder / str(number))]
            _, pid = stack.enter_context(process(words, port, ROOT, **variables))
            ports.append(port)
            processes["server"].append(pid)
        for port in ports:
            _wait_until_ready(port)
        time.sleep(SETTLE)
        yield Place(ports, processes)


def _wait_until_ready(port: int) -> None:
    end = time.monotonic() + READY_SECONDS
    while time.monotonic() < end:
        with contextlib.suppress(urllib.error.URLError), urllib.request.urlopen(f"http://127.0.0.1:{port}/readyz"):
            return
        time.sleep(0.2)
    raise RuntimeError("the server did not get ready")


@contextlib.contextmanager
def mirror() -> Iterator[Place]:
    """A bare echo."""
    port = free_port()
    with process([sys.executable, "-m", "bench.load", "echo", str(port)], port, ROOT) as (_, pid):
        yield Place([port], {"server": [pid]})


def echo(port: int) -> None:
    """Give back what comes, by nothing but Starlette."""

    async def back(request: Request) -> Response:
        return Response(await request.body(), media_type="application/json")

    async def say_back(socket: WebSocket) -> None:
        await socket.accept()
        with contextlib.suppress(WebSocketDisconnect):
            while True:
                await socket.send_text(await socket.receive_text())

    app = Starlette(routes=[Route("/echo", back, methods=["POST"]), WebSocketRoute("/echo", say_back)])
    serve(app, port)


class Watch:
    """What processes use from ``with`` to its end: processor time, and the servers' memory, looked at every second."""

    def __init__(self, where: Place, clients: Clients) -> None:
        self._groups = {
            name: [*pids, *(c for pid in pids for c in children(pid))] for name, pids in where.processes.items()
        }
        self._groups["server"] = where.servers  # without its engines and painters, who have nothing to do
        self._groups["clients"] = [worker.pid for worker in clients.processes]
        self.cpu: dict[str, float] = {}
        self.memory: list[float] = []  # megabytes
        self._end = threading.Event()
        self._thread = threading.Thread(target=self._look, daemon=True)

    def __enter__(self) -> "Watch":
        self._before = {name: sum(map(_cpu, pids)) for name, pids in self._groups.items()}
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._end.set()
        self._thread.join()
        self.cpu = {name: sum(map(_cpu, pids)) - self._before[name] for name, pids in self._groups.items()}

    def _look(self) -> None:
        while True:
            self.memory.append(sum(map(_memory, self._groups["server"])))
            if self._end.wait(1):
                return


def _cpu(pid: int) -> float:
    with contextlib.suppress(OSError):
        times = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        return (int(times[11]) + int(times[12])) / os.sysconf("SC_CLK_TCK")
    return 0.0


def _memory(pid: int) -> float:
    with contextlib.suppress(OSError):
        return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * resource.getpagesize() / MB
    return 0.0


def measured(seen: Tally, watch: Watch, rate: float | None) -> dict[str, Any]:
    """What is told of a while in which games were played."""
    moves = max(1, seen.moves)
    return {
        "moves_a_second": round(seen.moves / seen.seconds, 1),
        "wanted": None if rate is None else round(rate, 1),
        "notified_ms": _quantiles(seen.notified),
        "acknowledged_ms": _quantiles(seen.acknowledged),
        "games_begun": seen.begun,
        "errors": dict(seen.errors),
        "cpu_us_a_move": {name: round(1e6 * used / moves) for name, used in watch.cpu.items()},
        "cpu_cores": {name: round(used / seen.seconds, 2) for name, used in watch.cpu.items()},
        "memory_mb": {
            "first": round(watch.memory[0]),
            "last": round(watch.memory[-1]),
            "most": round(max(watch.memory)),
        },
    }


def _quantiles(seconds: Sequence[float]) -> dict[str, float]:
    ordered = sorted(seconds) or [0.0]
    return {
        "p50": round(1000 * statistics.median(ordered), 1),
        "p99": round(1000 * ordered[int(0.99 * len(ordered))], 1),
        "most": round(1000 * ordered[-1], 1),
    }


def measure(name: str, options: argparse.Namespace) -> dict[str, Any]:
    """Play at one place."""
    number = options.clients
    with clients(number) as players:
        each = options.games // number
        told: dict[str, Any] = {"place": name, "games": each * number}
        with mirror() as where:
            for kind in ("socket", "http"):
                with Watch(where, players) as watch:
                    seen = players.tally("echo", where.ports[0], kind, each, ECHO_SHARE * options.seconds)
                told[f"{kind}_echoes_a_second"] = round(seen.moves / seen.seconds, 1)
                told[f"{kind}_echo_cpu_us"] = round(1e6 * watch.cpu["server"] / max(1, seen.moves))
        with place(name) as where:
            ports = [where.ports[0], where.ports[-1]]
            began = time.perf_counter()
            for seed, order in enumerate(players.orders):
                order.send(("open", (ports, each, seed)))
            for order in players.orders:
                order.recv()
            told["opening_seconds"] = round(time.perf_counter() - began, 1)
            with Watch(where, players) as watch:
                seen = players.tally("play", options.seconds, None)
            told["full"] = measured(seen, watch, None)
            rate = options.rate or told["full"]["moves_a_second"] / 2
            with Watch(where, players) as watch:
                seen = players.tally("play", options.seconds, rate / number)
            told["paced"] = measured(seen, watch, rate)
            if options.minutes:
                with Watch(where, players) as watch:
                    seen = players.tally("play", 60 * options.minutes, rate / number)
                told["long"] = measured(seen, watch, rate) | {
                    "memory_by_minute_mb": [round(mb) for mb in watch.memory[::60]]
                }
            told["wrong_games"] = [wrong for some in players.all("check") for wrong in some]
            players.all("close")
    full = told["full"]["moves_a_second"]
    told["of_socket_echo"] = round(full / told["socket_echoes_a_second"], 3)
    told["of_http_echo"] = round(full / told["http_echoes_a_second"], 3)
    return told


def table(results: Sequence[dict[str, Any]]) -> str:
    """What was measured, to be read."""
    lines = [
        "| place | echo by WebSocket, HTTP | moves at full speed | of the echoes | both notified: median, p99 "
        "| at half: moves | median, p99 | server's processor time a move | memory | errors, wrong games |",
        "|---|---|---|---|---|---|---|---|---|---|",
    ]
    for told in results:
        full, paced = told["full"], told["paced"]
        last = told.get("long", paced)
        errors = sum(sum(part["errors"].values()) for part in (full, paced, last))
        lines.append(
            f"| {TITLES[told['place']]}, {told['games']} games "
            f"| {told['socket_echoes_a_second']:.0f}/s, {told['http_echoes_a_second']:.0f}/s "
            f"| {full['moves_a_second']:.0f}/s | {told['of_socket_echo']:.2f}, {told['of_http_echo']:.2f} "
            f"| {full['notified_ms']['p50']:.0f}, {full['notified_ms']['p99']:.0f} ms "
            f"| {paced['moves_a_second']:.0f}/s "
            f"| {paced['notified_ms']['p50']:.0f}, {paced['notified_ms']['p99']:.0f} ms "
            f"| {full['cpu_us_a_move']['server']} µs "
            f"| {full['memory_mb']['first']} to {last['memory_mb']['last']} MB | {errors}, {len(told['wrong_games'])} |"
        )
    return "\n".join(lines)


def run(options: argparse.Namespace) -> list[dict[str, Any]]:
    """Measure all places, and tell of each as soon as it is done."""
    results = []
    for name in options.only:
        if name != "sqlite" and (postgres.programs() is None or not redis.is_there()):
            print(f"{TITLES[name]}: {postgres.MISSING}; {redis.MISSING}")
            continue
        results.append(measure(name, options))
        print(json.dumps(results[-1]), file=sys.stderr, flush=True)
    return results


def read_options(words: Sequence[str]) -> argparse.Namespace:
    """What was asked for."""
    parser = argparse.ArgumentParser(prog="python -m bench.load", description=(__doc__ or "").partition("\n\n")[0])
    parser.add_argument("--games", type=int, default=1000, help="open at the same time")
    parser.add_argument("--seconds", type=float, default=12.0, help="of each measurement")
    parser.add_argument("--rate", type=float, help="moves a second, in the place of half of full speed")
    parser.add_argument("--minutes", type=float, default=0.0, help="to go on, and look at the memory")
    parser.add_argument("--clients", type=int, default=2, help="processes that play")
    parser.add_argument("--only", nargs="+", choices=PLACES, default=PLACES)
    parser.add_argument("--json", type=Path, help="a file for all numbers")
    return parser.parse_args(words)


def main(words: Sequence[str]) -> None:
    """Measure, and print a table."""
    options = read_options(words)
    least, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(least, min(most, 20_000)), most))
    results = run(options)
    print(table(results))
    if options.json is not None:
        options.json.write_text(json.dumps(results, indent=1) + "\n")


if __name__ == "__main__":
    if sys.argv[1:2] == ["echo"]:
        echo(int(sys.argv[2]))
    else:
        main(sys.argv[1:])
