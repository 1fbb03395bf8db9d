"""The computer as an opponent: whenever it is its turn in a game, it thinks and moves, after a restart too."""

import asyncio
import logging
import time

from brandubh.engine.limits import Clock, Limit
from brandubh.engine.uci.errors import EngineError
from brandubh.server.engines import EnginePool
from brandubh.server.games.games import Games
from brandubh.server.games.news import Change, News
from brandubh.server.problems import ProblemError

log = logging.getLogger(__name__)


class Computer:
    """Plays the computer's moves, one task for each game in which it is its turn."""

    def __init__(self, games: Games, news: News, engines: EnginePool, pace: float) -> None:
        self._games = games
        self._engines = engines
        self._pace = pace
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()
        news.follow(self._hear)

    async def resume(self) -> None:
        """Take up all games in which it is the computer's turn."""
        for game_id in await self._games.open_with_computer():
            self._wake(game_id)

    def _hear(self, change: Change) -> None:
        if change.computers_turn:
            self._wake(change.game_id)

    def _wake(self, game_id: str) -> None:
        if game_id in self._tasks:
            self._again.add(game_id)  # what it is thinking about may be past
            return
        task = asyncio.create_task(self._attend(game_id), name=f"computer in {game_id}")
        self._tasks[game_id] = task
        task.add_done_callback(lambda _: self._left(game_id))

    def _left(self, game_id: str) -> None:
        self._tasks.pop(game_id, None)
        if game_id in self._again:
            self._again.discard(game_id)
            self._wake(game_id)

    async def _attend(self, game_id: str) -> None:
        try:
            await self._move(game_id)
        except ProblemError:
            pass  # the game was removed, or went on meanwhile: there is news of that
        except EngineError:
            log.exception("no engine could move in game %s", game_id)

    async def _move(self, game_id: str) -> None:
        """Make a move if it is the computer's turn."""
        loaded = await self._games.load(game_id)
        level = loaded.computers_level
        if level is None:
            return
        started = time.monotonic()
        clock = None
        ticking = loaded.clocks(time.time())
        if ticking is not None:
            clock = Clock(ticking.left[loaded.board.turn] / 1000, (loaded.row.clock_increment or 0) / 1000)
        move = await self._engines.move(loaded.board, level, game_id, clock)
        pace = Limit(time=self._pace, clock=clock).seconds() or 0.0
        await asyncio.sleep(max(0.0, started + pace - time.monotonic()))
        await self._games.play_for_computer(game_id, loaded.row.version, move)

    async def close(self) -> None:
        """Stop thinking; the games stay as they are."""
        self._again.clear()
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
