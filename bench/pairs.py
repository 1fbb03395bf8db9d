"""Pairs of people who play each other at two screens, many in one process: the clients of bench/load.py.

Each player has a connection for moves and a WebSocket, as a page has, and answers each change that is heard with its
version. What is played was thought out before, so that next to nothing is done here while the server is measured.
"""

import asyncio
import contextlib
import json
import random
import re
import time
from array import array
from collections import Counter, deque
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from multiprocessing.connection import Connection
from typing import Any

from bench.connections import Http, Socket
from brandubh import Board

SHORTEST, LONGEST = 30, 120  # plies of a game
SCRIPTS = 60  # games that are thought out; pairs may play the same
AT_ONCE = 20  # games that a process opens at the same time
CLOCK = {"initial": 600, "increment": 5}
TICK = 0.001  # seconds between two looks at what is due
PATIENCE = 30.0  # seconds to wait for what is under way

_VERSION = re.compile(rb'"version":(\d+)')


@dataclass
class Tally:
    """What was seen in a while: seconds from sending a move until both players were notified, and until it was
    acknowledged.
    """

    notified: "array[float]" = field(default_factory=lambda: array("d"))
    acknowledged: "array[float]" = field(default_factory=lambda: array("d"))
    errors: Counter[str] = field(default_factory=Counter)
    moves: int = 0  # that were acknowledged in that while; the times also have those that were under way at its end
    begun: int = 0  # games, after those that ended meanwhile
    seconds: float = 0.0

    def add(self, other: "Tally") -> None:
        """Count what another process saw in the same while."""
        self.notified.extend(other.notified)
        self.acknowledged.extend(other.acknowledged)
        self.errors.update(other.errors)
        self.moves += other.moves
        self.begun += other.begun
        self.seconds = max(self.seconds, other.seconds)


def think_out(number: int, chance: random.Random) -> list[list[bytes]]:
    """Random games that do not end before their last ply, as bodies of the requests that make their moves."""
    scripts = []
    for _ in range(number):
        board, script = Board(), list[bytes]()
        length = chance.randint(SHORTEST, LONGEST)
        while len(script) < length and not board.is_game_over():
            moves = list(board.legal_moves)
            chance.shuffle(moves)
            for move in moves:
                board.push(move)
                goes_on = not board.is_game_over()
                board.pop()
                if goes_on:
                    break
            body = {"move": str(move), "ply": board.ply, "fen": board.fen()}
            script.append(json.dumps(body).encode())
            board.push(move)
        scripts.append(script)
    return scripts


class Pair:
    """Two people and their game. ``done`` is called when all is in for a move: the acknowledgement, and the news of it
    at both screens.
    """

    def __init__(self, ports: Sequence[int], script: Sequence[bytes], done: Callable[["Pair"], None]) -> None:
        self.people = [Http(port) for port in ports]
        self.script = script
        self.tally = Tally()
        self.done = done
        self.game_id = ""
        self.version = 0
        self.ply = 0
        self._heads: list[bytes] = []
        self._sockets: list[Socket] = []
        self._seen = [0, 0]  # the versions that the players have been told
        self._sent_at = 0.0
        self._waiting = 0  # for so many of the three
        self._may_repeat = True

    @property
    def is_over(self) -> bool:
        """Whether all that was thought out is played."""
        return self.ply >= len(self.script)

    async def begin(self) -> None:
        """Begin a game: one makes a link, the other follows it, and both open its page."""
        one, other = self.people
        self.leave()
        new = json.dumps({"mode": "friend", "side": "attackers", "clock": CLOCK}).encode()
        game = _json(await one.ask("POST", "/api/games", new))
        joined = _json(await other.ask("POST", f"/api/invites/{game['invite']}"))
        self.game_id, self.version, self.ply = game["id"], joined["version"], 0
        self._seen = [0, 0]
        self._heads = [each.head("POST", f"/api/games/{self.game_id}/moves") for each in self.people]
        live = f"/api/games/{self.game_id}/live"
        for side, person in enumerate(self.people):
            self._sockets.append(await Socket.open(person.port, live, person.cookie, partial(self._hear, side)))
        async with asyncio.timeout(PATIENCE):
            while min(self._seen) < self.version:
                await asyncio.sleep(0.01)

    def move(self, sent_at: float) -> None:
        """Make the next move."""
        self._sent_at, self._waiting = sent_at, 3
        self._may_repeat = True
        self.version += 1
        self._send()

    def _send(self) -> None:
        side = self.ply % 2
        self.people[side].send(self._heads[side], self.script[self.ply], self._acknowledge)

    def _acknowledge(self, status: int, body: bytes) -> None:
        if not status and self._may_repeat:  # an idle connection was closed meanwhile; a page would ask again, too
            self._may_repeat = False
            self._send()
            return
        self.tally.acknowledged.append(time.perf_counter() - self._sent_at)
        if status == 200:
            self.ply += 1
        else:
            self.tally.errors[f"{status} {body.decode()[:200]}"] += 1
        self._is_in()

    def _hear(self, side: int, socket: Socket, text: bytes) -> None:
        found = _VERSION.search(text, 0, 100)
        if found is None:
            return  # who is there, or how many watch
        version = int(found[1])
        socket.say(found[1])
        before, self._seen[side] = self._seen[side], version
        if self._waiting and before < self.version <= version:
            if min(self._seen) >= self.version:
                self.tally.notified.append(time.perf_counter() - self._sent_at)
            self._is_in()

    def _is_in(self) -> None:
        self._waiting -= 1
        if not self._waiting:
            self.done(self)

    async def check(self) -> str | None:
        """What is wrong with the game as the server has it: every move that was acknowledged is there, once."""
        if not self.game_id:
            return None
        game = _json(await self.people[0].ask("GET", f"/api/games/{self.game_id}", b""))
        made = [json.loads(body)["move"] for body in self.script[: self.ply]]
        there = [f"{move['from_square']}-{move['to_square']}" for move in game["moves"]]
        return None if made == there else f"{self.game_id}: {len(made)} moves acknowledged, {len(there)} there"

    def leave(self) -> None:
        """Close both pages of the game."""
        for socket in self._sockets:
            socket.close()
        self._sockets = []


class Pairs:
    """All pairs of one process."""

    def __init__(self, ports: Sequence[int], number: int, seed: int) -> None:
        chance = random.Random(seed)
        self._scripts = think_out(min(number, SCRIPTS), chance)
        self._chance = chance
        self._pairs = [Pair(ports, chance.choice(self._scripts), self._done) for _ in range(number)]
        self._ready: deque[Pair] = deque()
        self._is_playing = False
        self._is_paced = False
        self._tasks: set[asyncio.Task[None]] = set()
        self._tally = Tally()

    async def open(self) -> None:
        """Begin all games."""
        places = asyncio.Semaphore(AT_ONCE)

        async def begin(pair: Pair) -> None:
            async with places:
                await pair.begin()

        await asyncio.gather(*map(begin, self._pairs))
        self._ready.extend(self._pairs)

    async def play(self, seconds: float, rate: float | None = None) -> Tally:
        """Play for a while: each pair moves as soon as both have seen the last move; or all together so many moves a
        second, those first that have waited longest. Then a move counts from the moment at which it was due, even if
        nobody was ready to make it.
        """
        self._tally = Tally()
        for pair in self._pairs:
            pair.tally = self._tally
        began = time.perf_counter()
        self._is_playing, self._is_paced = True, rate is not None
        if rate is None:
            while self._ready:
                self._ready.popleft().move(time.perf_counter())
            await asyncio.sleep(seconds)
        else:
            await self._pace(began, began + seconds, rate)
        self._is_playing = False
        counted = self._tally
        counted.seconds, counted.moves = time.perf_counter() - began, len(counted.acknowledged)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                while len(self._ready) < len(self._pairs):
                    await asyncio.sleep(0.01)
        if len(self._ready) < len(self._pairs):
            counted.errors["a move or its news never came"] += len(self._pairs) - len(self._ready)
        return counted

    async def _pace(self, due: float, until: float, rate: float) -> None:
        while due < until:
            now = time.perf_counter()
            while due <= now and self._ready:
                self._ready.popleft().move(due)
                due += 1 / rate
            await asyncio.sleep(TICK)

    def _done(self, pair: Pair) -> None:
        if pair.is_over:
            task = asyncio.ensure_future(self._begin_again(pair))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        elif self._is_playing and not self._is_paced:
            pair.move(time.perf_counter())
        else:
            self._ready.append(pair)

    async def _begin_again(self, pair: Pair) -> None:
        await pair.people[0].ask("POST", f"/api/games/{pair.game_id}/resign")  # unless the last move has ended it
        pair.script = self._chance.choice(self._scripts)
        try:
            await pair.begin()
        except (OSError, TimeoutError) as error:
            self._tally.errors[f"no new game: {error}"] += 1
            return
        self._tally.begun += 1
        self._done(pair)

    async def check(self) -> list[str]:
        """What is wrong with games, as the server has them."""
        return [wrong for pair in self._pairs if (wrong := await pair.check()) is not None]

    async def close(self) -> None:
        """Leave."""
        for pair in self._pairs:
            pair.leave()
            for person in pair.people:
                person.close()


async def echo(port: int, kind: str, clients: int, seconds: float) -> Tally:
    """Send what a player sends, and get it back, over one connection for each client."""
    tally, body = Tally(), think_out(1, random.Random(1))[0][0]
    until = time.perf_counter() + seconds

    async def by_http() -> None:
        person = Http(port)
        while (sent_at := time.perf_counter()) < until:
            status, _ = await person.ask("POST", "/echo", body)
            tally.acknowledged.append(time.perf_counter() - sent_at)
            tally.errors.update([str(status)] if status != 200 else [])
        person.close()

    async def by_socket() -> None:
        sent_at = 0.0

        def heard(socket: Socket, _: bytes) -> None:
            nonlocal sent_at
            now = time.perf_counter()
            tally.acknowledged.append(now - sent_at)
            sent_at = now
            if now < until:
                socket.say(body)

        socket = await Socket.open(port, "/echo", b"", heard)
        sent_at = time.perf_counter()
        socket.say(body)
        await asyncio.sleep(until - time.perf_counter())
        socket.close()

    began = time.perf_counter()
    await asyncio.gather(*({"http": by_http, "socket": by_socket}[kind]() for _ in range(clients)))
    tally.seconds, tally.moves = time.perf_counter() - began, len(tally.acknowledged)
    return tally


def serve_orders(orders: Connection) -> None:
    """A process of clients: do what is ordered, one after another, and tell what came of it."""
    with contextlib.suppress(KeyboardInterrupt):
        import uvloop

        uvloop.run(_serve_orders(orders))


async def _serve_orders(orders: Connection) -> None:
    pairs: Pairs | None = None
    while (order := await asyncio.to_thread(orders.recv)) is not None:
        name, arguments = order
        if name == "echo":
            orders.send(await echo(*arguments))
        elif name == "open":
            pairs = Pairs(*arguments)
            await pairs.open()
            orders.send(None)
        else:
            assert pairs is not None
            work: Callable[..., Awaitable[Any]] = getattr(pairs, name)
            orders.send(await work(*arguments))


def _json(answer: tuple[int, bytes]) -> Any:
    status, body = answer
    if status not in (200, 201):
        raise ConnectionError(f"{status} {body.decode()[:200]}")
    return json.loads(body)
