"""The computer as an opponent: whenever it is its turn in a game, it thinks and moves, after a restart too."""

import asyncio
import logging
import time

from brandubh.engine.limits import Clock, Limit
from brandubh.engine.uci.errors import EngineError
from brandubh.server.engines import EnginePool
from brandubh.server.games.clock import clocks
from brandubh.server.games.from_rows import board_of, level_of
from brandubh.server.games.games import Games
from brandubh.server.problems import ProblemError

log = logging.getLogger(__name__)


class Computer:
    """Plays the computer's moves, one task for each game in which it is its turn."""

    def __init__(self, games: Games, engines: EnginePool, pace: float) -> None:
        self._games = games
        self._engines = engines
        self._pace = pace
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()
        games.on_turn = self.wake

    async def resume(self) -> None:
        """Take up all games in which it is the computer's turn."""
        for game_id in await self._games.waiting_for_computer():
            self.wake(game_id)

    def wake(self, game_id: str) -> None:
        """Look at a game that has changed."""
        task = self._tasks.get(game_id)
        if task is not None:
            self._again.add(game_id)  # what it is thinking about may be past
            return
        task = asyncio.create_task(self._attend(game_id), name=f"computer in {game_id}")
        self._tasks[game_id] = task
        task.add_done_callback(lambda _: self._left(game_id))

    def _left(self, game_id: str) -> None:
        self._tasks.pop(game_id, None)
        if game_id in self._again:
            self._again.discard(game_id)
            self.wake(game_id)

    async def _attend(self, game_id: str) -> None:
        try:
            while await self._move(game_id):
                self._again.discard(game_id)
        except ProblemError:
            pass  # the game was removed, or went on meanwhile: whoever changed it calls again
        except EngineError:
            log.exception("no engine could move in game %s", game_id)

    async def _move(self, game_id: str) -> bool:
        """Make a move if it is the computer's turn; whether there may be another one to make."""
        row = await self._games.row(game_id)
        if row.termination is not None:
            return False
        board = board_of(row)
        level = level_of(row, board.turn)
        if level is None:
            return False
        started = time.monotonic()
        ticking = clocks(row, board.root().turn, time.time())
        clock = None
        if ticking is not None:
            clock = Clock(ticking.left[board.turn] / 1000, (row.clock_increment or 0) / 1000)
        move = await self._engines.move(board, level, game_id, clock)
        pace = Limit(time=self._pace, clock=clock).seconds() or 0.0
        await asyncio.sleep(max(0.0, started + pace - time.monotonic()))
        await self._games.play_for_computer(game_id, row.version, move.uci())
        return True

    async def close(self) -> None:
        """Leave all games as they are."""
        self._again.clear()
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
