"""A server under everything at once, for minutes, killed again and again: is anything lost, does anything fail, how
long does the slowest answer take, and does memory grow?

    python -m bench.soak [MINUTES] [KILLS]

Players make moves and note each one that was acknowledged; watchers listen; analysts analyse; others ask for pictures,
lists and files. Now and then the server is killed with SIGKILL and started again on the same data. What was under way
in such a moment may fail; nothing else may. In the end every game is read and compared with what was acknowledged.
"""

import asyncio
import contextlib
import json
import os
import random
import signal
import sys
import tempfile
import time
from collections import Counter, defaultdict
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from bench.moves import free_port, random_move

PLAYERS, OPPONENTS, WATCHERS, ANALYSTS, PAINTERS, READERS = 10, 3, 20, 2, 2, 2
LONG = 150  # plies, after which a game is left and another begun
AWAY = (OSError, httpx.TransportError, WebSocketException, EOFError)
"""What somebody sees of a server that was killed, or has not come back."""


@dataclass
class Server:
    """``brandubh serve`` in a process that comes back after each kill. ``life`` is odd while it lives."""

    data: Path
    port: int = field(default_factory=free_port)
    life: int = 0
    process: asyncio.subprocess.Process | None = None

    @property
    def address(self) -> str:
        """Where it listens."""
        return f"http://127.0.0.1:{self.port}"

    async def start(self) -> None:
        """Start it, and wait until it answers."""
        environment = os.environ | {"BRANDUBH_LIMITS": "off"}
        command = [sys.executable, "-m", "brandubh", "serve", "--no-open", "--port", str(self.port)]
        self.process = await asyncio.create_subprocess_exec(
            *command, "--data", str(self.data), stdout=asyncio.subprocess.DEVNULL, env=environment
        )
        async with httpx.AsyncClient(base_url=self.address) as client:
            for _ in range(600):
                with contextlib.suppress(httpx.TransportError):
                    if (await client.get("/healthz")).is_success:
                        self.life += 1
                        return
                await asyncio.sleep(0.1)
        raise RuntimeError("the server does not come up")

    async def kill(self) -> None:
        """End it as a power cut would."""
        assert self.process is not None
        self.life += 1
        with contextlib.suppress(ProcessLookupError):
            self.process.send_signal(signal.SIGKILL)
        await self.process.wait()

    def memory(self) -> float:
        """Megabytes that it has in memory, without its engines and painters."""
        assert self.process is not None
        with contextlib.suppress(OSError):
            for line in Path(f"/proc/{self.process.pid}/status").read_text().splitlines():
                if line.startswith("VmRSS"):
                    return int(line.split()[1]) / 1024
        return 0.0


@dataclass
class Record:
    """What everybody saw."""

    answers: Counter[str] = field(default_factory=Counter)
    slowest: defaultdict[str, float] = field(default_factory=lambda: defaultdict(float))
    errors: list[str] = field(default_factory=list)
    cut_off: int = 0
    acknowledged: dict[str, list[str]] = field(default_factory=dict)  # the moves of each game
    memory: list[float] = field(default_factory=list)


class Somebody:
    """A visitor with a connection, a cookie, and a stopwatch."""

    def __init__(self, server: Server, record: Record, seed: int) -> None:
        self.server, self.record = server, record
        self.chance = random.Random(seed)
        self.http = httpx.AsyncClient(base_url=server.address, timeout=60)

    async def ask(self, kind: str, method: str, path: str, body: object = None) -> httpx.Response:
        """Ask, and note how long the answer took and whether it is one."""
        started = time.perf_counter()
        answer = await self.http.request(method, path, json=body)
        self.took(kind, started)
        if not answer.is_success and answer.status_code != 409:
            self.record.errors.append(f"{kind}: {answer.status_code} {answer.text[:200]}")
        return answer

    def took(self, kind: str, started: float) -> None:
        """Note that something was answered."""
        self.record.answers[kind] += 1
        self.record.slowest[kind] = max(self.record.slowest[kind], time.perf_counter() - started)


Part = Callable[[Somebody], Awaitable[None]]


async def play(me: Somebody, **choices: object) -> None:
    """A game, noting each move that the server said it has."""
    begun = await me.ask("begin", "POST", "/api/games", {"mode": "local"} | choices)
    game: dict[str, Any] = begun.json()
    moves = me.record.acknowledged.setdefault(game["id"], [])
    path = f"/api/games/{game['id']}"
    while len(moves) < LONG:
        await asyncio.sleep(0.02 + 0.05 * me.chance.random())
        try:
            if game["thinking"] or "id" not in game:
                game = (await me.ask("look", "GET", path)).json()
                note(me.record, game)
                continue
            if game["outcome"] or not game["position"]["destinations"]:
                return
            position = game["position"]
            move = {"move": random_move(position, me.chance), "ply": position["ply"], "fen": position["fen"]}
            answer = await me.ask("move", "POST", f"{path}/moves", move)
            if answer.status_code == 409:  # it had been made when the connection was cut off
                game["thinking"] = True
                continue
            game = answer.json()
            moves[position["ply"] :] = [game["moves"][-1]["uci"]]
        except AWAY:
            me.record.cut_off += 1
            await asyncio.sleep(0.3)
            game["thinking"] = True  # look what has become of it


def note(record: Record, game: dict[str, Any]) -> None:
    """Compare a game with what was acknowledged of it; moves that were made besides are taken over."""
    made = [move["uci"] for move in game["moves"]]
    known = record.acknowledged[game["id"]]
    if made[: len(known)] != known:
        record.errors.append(f"lost in {game['id']}: of {len(known)} plies the server has {len(made)}, or others")
    known[:] = made


async def play_people(me: Somebody) -> None:
    """Two people at one screen."""
    await play(me, mode="local")


async def play_computer(me: Somebody) -> None:
    """Against the computer."""
    await play(me, mode="computer", side=me.chance.choice(["attackers", "defenders"]), level=me.chance.randint(1, 8))


async def watch(me: Somebody) -> None:
    """Listen to a game for a while; its versions never go back."""
    if not me.record.acknowledged:
        return
    game_id = me.chance.choice(list(me.record.acknowledged)[-20:])
    address = f"ws://127.0.0.1:{me.server.port}/api/games/{game_id}/live"
    async with connect(address, compression=None) as socket:
        version = 0
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(10):
                while True:
                    news = json.loads(await socket.recv())
                    me.record.answers["news"] += 1
                    if "version" not in news:  # who is there, how many watch
                        continue
                    if news["version"] < version:
                        me.record.errors.append(f"news of {game_id} went back")
                    version = news["version"]


async def analyse(me: Somebody) -> None:
    """An analysis of two seconds, or a hint."""
    if me.chance.random() < 0.3:
        await me.ask("hint", "POST", "/api/hints", {})
        return
    started = time.perf_counter()
    async with me.http.stream("POST", "/api/analysis", json={"seconds": 2, "lines": 3}) as answer:
        async for _ in answer.aiter_lines():
            pass
    me.took("analysis", started)


async def paint(me: Somebody) -> None:
    """A picture, mostly a new one; sometimes an animation, sometimes one that nobody waits for."""
    size = me.chance.randint(64, 800)
    if me.chance.random() < 0.8:
        await me.ask("picture", "GET", f"/api/pictures/board.png?size={size}")
        return
    gif = {"moves": ["d2-e2", "d3-e3", "d6-e6", "d5-e5"], "size": 64 + size % 300}
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(me.chance.choice([0.05, 60])):
            await me.ask("animation", "POST", "/api/pictures/gif", gif)


async def read(me: Somebody) -> None:
    """Lists, files, pages."""
    await me.ask("list", "GET", "/api/games")
    await me.ask("page", "GET", "/")
    if me.record.acknowledged:
        await me.ask("file", "GET", f"/api/games/{me.chance.choice(list(me.record.acknowledged))}/record")
    await asyncio.sleep(0.2)


async def busy_with(part: Part, server: Server, record: Record, seed: int, until: float) -> None:
    """Do something over and over; a server that is away is waited for."""
    me = Somebody(server, record, seed)
    while time.monotonic() < until:
        life = server.life
        try:
            await part(me)
        except AWAY as error:
            if life % 2 and life == server.life:
                record.errors.append(f"{part.__name__}: {error!r}")
            record.cut_off += 1
        await asyncio.sleep(0.05)
    await me.http.aclose()


async def kills(server: Server, record: Record, number: int, until: float) -> None:
    """Kill the server from time to time, and look at its memory in between."""
    pause = (until - time.monotonic()) / (number + 1)
    for left in range(number, -1, -1):
        end = min(until, time.monotonic() + pause)
        while time.monotonic() < end:
            await asyncio.sleep(min(1.0, max(0.0, end - time.monotonic())))
            record.memory.append(server.memory())
        if left:
            await server.kill()
            await server.start()


async def check(server: Server, record: Record) -> int:
    """How many moves were lost or doubled."""
    wrong = 0
    async with httpx.AsyncClient(base_url=server.address, timeout=60) as client:
        for game_id, known in record.acknowledged.items():
            made = [move["uci"] for move in (await client.get(f"/api/games/{game_id}")).json()["moves"]]
            wrong += sum(1 for at, move in enumerate(known) if at >= len(made) or made[at] != move)
    return wrong


@contextlib.asynccontextmanager
async def running(server: Server) -> AsyncIterator[Server]:
    """A server, from its first start to its end."""
    await server.start()
    try:
        yield server
    finally:
        assert server.process is not None
        server.process.terminate()
        await server.process.wait()


async def soak(minutes: float, number: int, data: Path) -> tuple[Record, int]:
    """All of it; what everybody saw, and how many moves were lost."""
    record = Record()
    parts: Sequence[Part] = (
        [play_people] * PLAYERS + [play_computer] * OPPONENTS + [watch] * WATCHERS
        + [analyse] * ANALYSTS + [paint] * PAINTERS + [read] * READERS
    )  # fmt: skip
    async with running(Server(data)) as server:
        until = time.monotonic() + 60 * minutes
        tasks = [busy_with(part, server, record, seed, until) for seed, part in enumerate(parts)]
        await asyncio.gather(kills(server, record, number, until), *tasks)
        return record, await check(server, record)


def report(record: Record, lost: int, minutes: float, number: int) -> str:
    """What is worth knowing, in a few lines."""
    moves = sum(map(len, record.acknowledged.values()))
    slowest = ", ".join(f"{kind} {1000 * took:.0f} ms" for kind, took in sorted(record.slowest.items()))
    answers = ", ".join(f"{count} {kind}" for kind, count in record.answers.most_common())
    steady = record.memory[len(record.memory) // 10 :] or [0.0]
    lines = [
        f"{minutes:g} minutes, {number} kills: {len(record.acknowledged)} games with {moves} moves, {lost} lost",
        f"{len(record.errors)} errors; {record.cut_off} requests cut off by kills",
        f"answers: {answers}",
        f"slowest: {slowest}",
        f"memory of the server: {min(steady):.0f} to {max(steady):.0f} MB",
    ]
    return "\n".join([*lines, *record.errors[:20]])


def main() -> None:
    """Run it and print the report; the exit code says whether all was well."""
    numbers = [float(word) for word in sys.argv[1:]]
    minutes, number = (*numbers, *(10.0, 10.0)[len(numbers) :])
    with tempfile.TemporaryDirectory() as folder:
        record, lost = asyncio.run(soak(minutes, int(number), Path(folder)))
    print(report(record, lost, minutes, int(number)))
    sys.exit(bool(lost or record.errors))


if __name__ == "__main__":
    main()
