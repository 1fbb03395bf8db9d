"""A bounded pool of engine processes. Players answer moves and are never asked to analyse, so that a computer's move
does not wait behind analysis; analysts share their time among those who were admitted. Both take askers in turns.

A process that crashes, hangs or talks nonsense is killed and replaced.
"""

import asyncio
import contextlib
import time
import zlib
from collections.abc import AsyncIterator, Callable
from typing import Self
from weakref import WeakKeyDictionary

from brandubh.board import Board
from brandubh.engine.limits import Clock, Limit
from brandubh.engine.score import Info
from brandubh.engine.uci import AT_ONCE, SELF
from brandubh.engine.uci.client import AsyncAnalysis, AsyncUciEngine, Values
from brandubh.engine.uci.errors import EngineError
from brandubh.move import Move
from brandubh.server.analysis.neighbours import Neighbours
from brandubh.server.askers import Asker
from brandubh.server.fair_queue import HERE, FairQueue, Place, Room
from brandubh.server.perfect.open_tables import folder_state
from brandubh.server.settings import Settings

START_TIMEOUT = 120.0  # the first start of all may compile the kernel
ANSWER_TIMEOUT = 5.0
SLICE = 1.5  # seconds of analysis before somebody who waits gets a turn
GRACE = 1.0  # seconds after which a search that should have ended is told so
LEAST_SPEED = 20_000  # nodes a second; an engine that is slower is taken to hang
MOST_ANALYSED = 64  # at the same time, in all
UNLIMITED = 1_000_000
TRIES = 3


class EngineQueue:
    """At most ``number`` engine processes, and those who wait for one of them."""

    def __init__(self, settings: Settings, number: int, options: Values, *, at_once: bool = False) -> None:
        own = settings.engine == SELF
        self._command = (*settings.engine, AT_ONCE) if own and at_once else settings.engine
        self._options = options
        self._tables = settings.tables
        self._shown: WeakKeyDictionary[AsyncUciEngine, int] = WeakKeyDictionary()  # the tables as each has seen them
        self._idle: list[AsyncUciEngine] = []  # they are started when they are first needed
        self._started: set[AsyncUciEngine] = set()
        # Not a queue of engines: from that, whoever gives one back and wants it again gets it before those who wait.
        self._free = FairQueue(number)
        self.closed = False

    @property
    def busy(self) -> int:
        """How many engines are at work."""
        return self._free.taken

    @property
    def waiting(self) -> int:
        """How many wait for an engine."""
        return self._free.waiting

    @property
    def is_full(self) -> bool:
        """Whether the next one has to wait."""
        return not self._free.is_free

    @property
    def idle(self) -> int:
        """How many engines others could use: none before the first has shown that it starts."""
        return self._free.free if self._started and not self.closed else 0

    @property
    def may_leave(self) -> bool:
        """Whether somebody waits who may go to another server."""
        return self._free.may_leave

    def send(self, server: str) -> bool:
        """Send whoever is next of those who may leave to another server; whether there is somebody."""
        return self._free.send(server)

    async def place(self, asker: Asker, *, may_leave: bool = False) -> str:
        """Wait for an engine, to be borrowed at once: ``HERE``, or at which other server."""
        return await self._free.acquire(asker, may_leave=may_leave)

    @contextlib.asynccontextmanager
    async def engine(self, asker: Asker) -> AsyncIterator[AsyncUciEngine]:
        """Wait for an engine and borrow it."""
        await self.place(asker)
        async with self._borrowed() as engine:
            yield engine

    @contextlib.asynccontextmanager
    async def _borrowed(self) -> AsyncIterator[AsyncUciEngine]:
        """Borrow the engine of one's place. If it fails meanwhile, the next user gets a new one."""
        engine = self._idle.pop() if self._idle else None
        if engine is not None and engine.closed:  # it died while nobody needed it
            self._started.discard(engine)
            engine = None
        keep = False
        try:
            if self.closed:
                raise EngineError("the server is shutting down")
            if engine is None:
                engine = await AsyncUciEngine.start(self._command, options=self._options, timeout=START_TIMEOUT)
                engine.timeout = ANSWER_TIMEOUT
                self._started.add(engine)
            await self._show_tables(engine)
            yield engine
            keep = True
        except (asyncio.CancelledError, GeneratorExit):
            keep = True  # whoever asked has gone; the engine is at rest all the same
            raise
        finally:
            usable = engine is not None and keep and not engine.closed
            if engine is not None and usable:
                self._idle.append(engine)
            elif engine is not None:
                self._started.discard(engine)
                engine.kill()
            self._free.release()
            if engine is not None and not usable:
                await engine.quit()

    async def search(self, board: Board, limit: Limit, lines: int, on_info: Callable[[Info], None]) -> bool:
        """Pass on each report of a search in one's place; whether it came to its end or was set aside for others."""
        async with (
            self._borrowed() as engine,
            engine.analysis(board, limit, multipv=lines) as search,
            self._sharing(search, limit.time) as shared,
        ):
            async for info in search:
                on_info(info)
        return not shared.is_set()

    @contextlib.asynccontextmanager
    async def _sharing(self, search: AsyncAnalysis, seconds: float | None) -> AsyncIterator[asyncio.Event]:
        """Stop a search, and set the event, when its slice is over and somebody waits. A search that should have ended
        by itself is stopped as well: this finds engines that hang.
        """
        shared = asyncio.Event()

        async def stop() -> None:
            started = time.monotonic()
            while True:
                await asyncio.sleep(0.1)
                passed = time.monotonic() - started
                if passed > SLICE and self.waiting:
                    shared.set()
                elif seconds is None or passed < seconds + GRACE:
                    continue
                with contextlib.suppress(EngineError):  # who reads on is told
                    await search.stop()
                return

        task = asyncio.create_task(stop())
        try:
            yield shared
        finally:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)

    async def _show_tables(self, engine: AsyncUciEngine) -> None:
        """Tell an engine where the tables of perfect play are, and again when they have changed."""
        state = folder_state(self._tables)
        if "tablepath" in engine.options and state != self._shown.get(engine, 0):
            await engine.configure({"TablePath": str(self._tables)})
            self._shown[engine] = state

    async def check(self) -> None:
        """Raise an error unless an engine is at work, or one that rests, or is started now, answers."""
        if self._free.is_free or not self._started:
            async with self.engine(Asker()) as engine:
                await engine.ping()

    async def start_one(self) -> None:
        """Start an engine before it is needed."""
        with contextlib.suppress(EngineError):
            async with self.engine(Asker()) as engine:
                await engine.ping()

    async def close(self) -> None:
        """End all processes. Whoever waits for an answer is told."""
        self.closed = True
        started = list(self._started)
        for engine in started:
            engine.kill()
        for engine in started:
            with contextlib.suppress(EngineError, TimeoutError):
                await engine.quit()


class EnginePool:
    """The engines of a server: a queue for players and one for analysts."""

    def __init__(self, settings: Settings) -> None:
        self._players = EngineQueue(settings, settings.players, {"Hash": 16, "Variety": True}, at_once=True)
        self._analysts = EngineQueue(settings, settings.analysts, {"Hash": settings.hash_mb, "UCI_ShowWDL": True})
        self.neighbours = Neighbours(self._analysts)
        self._think = settings.think
        limits = settings.limits
        searches = (limits.searches_of_address, limits.searches_of_visitor) if limits.on else (UNLIMITED, UNLIMITED)
        self._room = Room(MOST_ANALYSED, *searches)

    async def move(self, board: Board, level: int, game_id: str, asker: Asker, clock: Clock | None = None) -> Move:
        """The computer's move at a level, against somebody. The game's id is its seed, so that its taste lasts for the
        whole game.
        """
        limit = Limit(time=self._think, clock=clock)
        seed = zlib.crc32(game_id.encode()) % 2**31
        for attempt in range(TRIES):
            try:
                async with self._players.engine(asker) as engine:
                    await engine.configure({"Skill Level": level, "Seed": seed})
                    result = await engine.play(board, limit)
                assert result.move is not None, "it was the computer's turn"
                return result.move
            except EngineError:
                if attempt == TRIES - 1 or self._players.closed:
                    raise
        raise AssertionError

    def admit(self, asker: Asker) -> "Analyst":
        """Let somebody analyse, until they leave; an error if too many do already, or they do too much."""
        return Analyst(self._analysts, self.neighbours, self._room.enter(asker))

    def load(self) -> dict[str, tuple[int, int]]:
        """How many engines of each kind are at work, and how many wait for one."""
        queues = {"players": self._players, "analysts": self._analysts}
        return {name: (each.busy, each.waiting) for name, each in queues.items()}

    async def check(self) -> None:
        """Raise an error unless the computer can answer a move."""
        await self._players.check()

    async def warm(self) -> None:
        """Start one engine of each kind."""
        await self._players.start_one()
        await self._analysts.start_one()

    async def close(self) -> None:
        """End all processes."""
        await self._players.close()
        await self._analysts.close()
        self.neighbours.close()


class Analyst:
    """What somebody who was admitted may ask the analysts."""

    def __init__(self, analysts: EngineQueue, neighbours: Neighbours, place: Place) -> None:
        self._analysts, self._neighbours = analysts, neighbours
        self._place = place

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        """Make room for somebody else."""
        self._place.leave()

    async def analyse(self, board: Board, nodes: int) -> Info:
        """The best line that a search of ``nodes`` nodes finds. It is always the same: the engine forgets what it was
        asked before, by whomever.
        """
        timeout = ANSWER_TIMEOUT + nodes / LEAST_SPEED
        for attempt in range(TRIES):
            try:
                async with self._analysts.engine(self._place.asker) as engine:
                    await engine.new_game()
                    return (await engine.analyse(board, Limit(nodes=nodes), timeout=timeout))[0]
            except EngineError:
                if attempt == TRIES - 1 or self._analysts.closed:
                    raise
        raise AssertionError

    async def watch(self, board: Board, limit: Limit, lines: int, on_info: Callable[[Info], None]) -> None:
        """Pass on each report of a long search. While others wait, it is set aside and taken up again, here or at a
        server that has nothing to do.
        """
        deepest = failures = 0
        until = None if limit.time is None else time.monotonic() + limit.time
        stays = until is None

        def report(info: Info) -> None:
            nonlocal deepest
            if info.depth >= deepest:  # what was reported before the pause is not reported again
                deepest = info.depth
                on_info(info)

        while True:
            if not stays and self._analysts.is_full:
                self._neighbours.offer()
            where = await self._analysts.place(self._place.asker, may_leave=not stays)
            left = None if until is None else max(0.01, until - time.monotonic())
            rest = Limit(depth=limit.depth, nodes=limit.nodes, time=left)
            try:
                if where == HERE:
                    is_over = await self._analysts.search(board, rest, lines, report)
                else:
                    is_over = await self._neighbours.search(where, board, rest, lines, report)
            except EngineError:
                failures += 1
                if failures == TRIES or self._analysts.closed:
                    raise
                continue
            if is_over:
                return
            stays = until is None or where != HERE  # whoever was sent back has the next turn here
