"""A bounded pool of engine processes. Players answer moves and are never asked to analyse, so that a computer's move
does not wait behind analysis; analysts share their time fairly among those who watch.

A process that crashes, hangs or talks nonsense is killed and replaced.
"""

import asyncio
import contextlib
import time
import zlib
from collections.abc import AsyncIterator, Callable, Sequence

from brandubh.board import Board
from brandubh.engine.async_client import AsyncAnalysis, AsyncUciEngine
from brandubh.engine.errors import EngineError
from brandubh.engine.levels import LEVELS
from brandubh.engine.limits import Limit
from brandubh.engine.score import Info
from brandubh.move import Move
from brandubh.server.problems import busy
from brandubh.server.settings import Settings

START_TIMEOUT = 120.0  # the first start of all may compile the kernel
ANSWER_TIMEOUT = 5.0
SLICE = 1.5  # seconds of analysis before somebody who waits gets his turn
MOST_WAITING = 64
TRIES = 3


class Lane:
    """A few engine processes, and those who wait for one of them, first come first served."""

    def __init__(self, command: Sequence[str], number: int, hash_mb: int) -> None:
        self._command = command
        self._options = {"Hash": hash_mb, "UCI_ShowWDL": True}
        self._turns = asyncio.Semaphore(number)  # not a queue: whoever gives an engine back must not overtake
        self._idle: list[AsyncUciEngine] = []
        self._started: set[AsyncUciEngine] = set()
        self.waiting = 0

    @contextlib.asynccontextmanager
    async def engine(self) -> AsyncIterator[AsyncUciEngine]:
        """An engine of one's own for a while. If it fails meanwhile, the next user gets a new one."""
        if self.waiting >= MOST_WAITING:
            raise busy("Too many analyses are waiting. Try again in a moment.")
        self.waiting += 1
        try:
            await self._turns.acquire()
        finally:
            self.waiting -= 1
        engine = self._idle.pop() if self._idle else None
        keep = False
        try:
            if engine is None:  # started when it is first needed
                engine = await AsyncUciEngine.start(self._command, options=self._options, timeout=START_TIMEOUT)
                engine.timeout = ANSWER_TIMEOUT
                self._started.add(engine)
            yield engine
            keep = True
        except (asyncio.CancelledError, GeneratorExit):
            keep = True  # whoever asked has gone; the engine is at rest all the same
            raise
        finally:
            if engine is not None and keep and not engine.closed:
                self._idle.append(engine)
            elif engine is not None:
                self._started.discard(engine)
                engine.kill()
            self._turns.release()

    async def start_one(self) -> None:
        """Have an engine ready before it is needed."""
        with contextlib.suppress(EngineError):
            async with self.engine() as engine:
                await engine.ping()

    async def close(self) -> None:
        """End all processes."""
        for engine in self._started:
            engine.kill()
        for engine in self._started:
            with contextlib.suppress(EngineError, TimeoutError):
                await engine.quit()


class EnginePool:
    """The engines of a server."""

    def __init__(self, settings: Settings) -> None:
        self._players = Lane(settings.engine, settings.players, 16)
        self._analysts = Lane(settings.engine, settings.analysts, settings.hash_mb)
        self._think = settings.think

    async def move(self, board: Board, level: int, game_id: str, seconds: float | None = None) -> Move:
        """The computer's move at a level. The game's name is its seed, so that a taste stays for a whole game."""
        limit = Limit(time=min(self._think, seconds) if seconds is not None else self._think)
        for attempt in range(TRIES):
            try:
                async with self._players.engine() as engine:
                    seed = zlib.crc32(game_id.encode()) % 2**31
                    # By its Elo, because full strength then varies its openings too.
                    elo = LEVELS[level - 1].elo
                    await engine.configure({"UCI_LimitStrength": True, "UCI_Elo": elo, "Seed": seed})
                    result = await engine.play(board, limit)
                assert result.move is not None, "it was the computer's turn"
                return result.move
            except EngineError:
                if attempt == TRIES - 1:
                    raise
        raise AssertionError

    async def analyse(self, board: Board, limit: Limit, lines: int = 1) -> list[Info]:
        """A short search, to its end."""
        for attempt in range(TRIES):
            try:
                async with self._analysts.engine() as engine:
                    return await engine.analyse(board, limit, multipv=lines)
            except EngineError:
                if attempt == TRIES - 1:
                    raise
        raise AssertionError

    async def watch(self, board: Board, limit: Limit, lines: int, on_info: Callable[[Info], None]) -> None:
        """A long search, each report of which is passed on. When others wait, it is set aside and taken up again."""
        deepest = 0
        until = None if limit.time is None else time.monotonic() + limit.time
        while True:
            async with self._analysts.engine() as engine:
                left = None if until is None else max(0.01, until - time.monotonic())
                slice_limit = Limit(depth=limit.depth, nodes=limit.nodes, time=left)
                async with engine.analysis(board, slice_limit, multipv=lines) as search:
                    relief = asyncio.create_task(self._relieve(search))
                    try:
                        async for info in search:
                            if info.depth >= deepest:  # what was known before the pause need not be said again
                                deepest = info.depth
                                on_info(info)
                    finally:
                        relief.cancel()
                    if not relief.done() or relief.cancelled():
                        return
            if until is not None and time.monotonic() >= until:
                return

    async def _relieve(self, search: AsyncAnalysis) -> None:
        """Stop a search that has had its share, once somebody waits."""
        await asyncio.sleep(SLICE)
        while not self._analysts.waiting:
            await asyncio.sleep(SLICE / 10)
        await search.stop()

    async def warm(self) -> None:
        """Have one engine of each kind ready."""
        await self._players.start_one()
        await self._analysts.start_one()

    async def close(self) -> None:
        """End all processes."""
        await self._players.close()
        await self._analysts.close()
