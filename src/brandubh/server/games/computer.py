"""The computer as an opponent: whenever it is its turn in a game, it thinks and moves, after a restart too."""

import asyncio
import logging
import time

from brandubh.engine.limits import Clock, Limit
from brandubh.server.askers import Addresses
from brandubh.server.engines import EnginePool
from brandubh.server.games.games import Games
from brandubh.server.games.news import Change, News
from brandubh.server.problems import ProblemError

log = logging.getLogger(__name__)


AT_ONCE = 8  # games that are taken up at the same time after a restart
SWEEP = 30.0  # seconds between looks for games in which the computer has fallen silent
FIRST_PAUSE, LONGEST_PAUSE = 0.5, 60.0  # seconds before it tries again after an error


class Computer:
    """Plays the computer's moves, one task for each game in which it is its turn."""

    def __init__(self, games: Games, news: News, engines: EnginePool, addresses: Addresses, pace: float) -> None:
        self._games = games
        self._engines = engines
        self._addresses = addresses
        self._pace = pace
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()
        self._sweeping: asyncio.Task[None] | None = None
        news.follow(self._hear)

    def start(self) -> None:
        """Take up the games in which it is the computer's turn, and look for such games again from time to time."""
        self._sweeping = asyncio.create_task(self._sweep())

    async def _sweep(self) -> None:
        room = asyncio.Semaphore(AT_ONCE)
        while True:
            try:
                for game_id in await self._games.waiting_for_computer():
                    if game_id not in self._tasks:
                        await room.acquire()
                        self._wake(game_id).add_done_callback(lambda _: room.release())
            except Exception:
                log.exception("could not look for games in which it is the computer's turn")
            await asyncio.sleep(SWEEP)

    def _hear(self, change: Change) -> None:
        if not change.computers_turn:
            return
        if change.game_id in self._tasks:
            self._again.add(change.game_id)  # what it is thinking about may be past
        else:
            self._wake(change.game_id)

    def _wake(self, game_id: str) -> asyncio.Task[None]:
        task = asyncio.create_task(self._attend(game_id), name=f"computer in {game_id}")
        self._tasks[game_id] = task
        task.add_done_callback(lambda _: self._left(game_id))
        return task

    def _left(self, game_id: str) -> None:
        self._tasks.pop(game_id, None)
        if game_id in self._again:
            self._again.discard(game_id)
            self._wake(game_id)

    async def _attend(self, game_id: str) -> None:
        """Make the computer's move, whatever goes wrong on the way."""
        pause = FIRST_PAUSE
        while True:
            try:
                await self._move(game_id)
                return
            except ProblemError as error:
                if error.problem.status < 500:
                    return  # the game was removed, or went on meanwhile: there is news of that
                log.warning("game %s: %s", game_id, error.problem.detail)
            except Exception:
                log.exception("no move in game %s; the next try is in %g s", game_id, pause)
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    async def _move(self, game_id: str) -> None:
        """Make a move if it is the computer's turn."""
        loaded = await self._games.load(game_id)
        level = loaded.computers_level
        if level is None:
            return
        started = time.monotonic()
        clock = None
        ticking = loaded.clocks(self._games.time.now())
        if ticking is not None:
            clock = Clock(ticking.left[loaded.board.turn] / 1000, (loaded.row.clock_increment or 0) / 1000)
        asker = self._addresses.asker(loaded.row.owner)
        move = await self._engines.move(loaded.board, level, game_id, asker, clock)
        pace = Limit(time=self._pace, clock=clock).seconds() or 0.0
        await asyncio.sleep(max(0.0, started + pace - time.monotonic()))
        await self._games.play_for_computer(game_id, loaded.board, move)

    async def close(self) -> None:
        """Stop thinking; the games stay as they are."""
        self._again.clear()
        tasks = [*self._tasks.values(), *([self._sweeping] if self._sweeping else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
