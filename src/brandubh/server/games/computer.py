"""The computer as an opponent: whenever it is its turn in a game, it thinks and moves, after a restart too.

Where several servers share a database, one of them thinks about a game, as its lease says, and another takes over if
that one dies.
"""

import asyncio
import contextlib
import logging
import time
from collections.abc import Sequence
from functools import partial

from brandubh.engine.limits import Clock, Limit
from brandubh.server.askers import Addresses
from brandubh.server.database import Database
from brandubh.server.engines import EnginePool
from brandubh.server.games import leases
from brandubh.server.games.games import Games
from brandubh.server.games.news import Change, News
from brandubh.server.problems import ProblemError

log = logging.getLogger(__name__)


AT_ONCE = 8  # games that are taken up at the same time after a restart
SWEEP = 30.0  # seconds between looks for games in which the computer has fallen silent
TAKEOVER = 2.0  # seconds between looks for those of other servers
FAREWELL = 0.3  # seconds that the end may wait for the database
FIRST_PAUSE, LONGEST_PAUSE = 0.5, 60.0  # seconds before it tries again after an error


class Computer:
    """Plays the computer's moves, one task for each game in which it is its turn."""

    def __init__(
        self,
        database: Database,
        games: Games,
        news: News,
        engines: EnginePool,
        addresses: Addresses,
        pace: float,
    ) -> None:
        self._database = database
        self._games = games
        self._engines = engines
        self._addresses = addresses
        self._pace = pace
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()
        self._keeping: list[asyncio.Task[None]] = []
        news.follow(self._hear)

    def start(self) -> None:
        """Take up the games in which it is the computer's turn, and look for such games again from time to time."""
        work = [self._sweep(), self._renew()] if self._database.is_shared else [self._sweep()]
        self._keeping = [asyncio.create_task(each) for each in work]

    async def _sweep(self) -> None:
        room = asyncio.Semaphore(AT_ONCE)
        while True:
            try:
                for game_id in await self._silent():
                    if game_id not in self._tasks:
                        await room.acquire()
                        self._wake(game_id).add_done_callback(lambda _: room.release())
            except Exception:
                log.exception("could not look for games in which it is the computer's turn")
            await asyncio.sleep(TAKEOVER if self._database.is_shared else SWEEP)

    async def _silent(self) -> Sequence[str]:
        """Games in which it is the computer's turn and no server thinks: this one's, or those of which it now has the
        lease.
        """
        if not self._database.is_shared:
            return await self._database.read(leases.waiting)
        node, now = self._games.node, self._games.time.now()
        if not await self._database.read(lambda connection: leases.expired(connection, now)):
            return []
        return await self._database.write(lambda connection: leases.take(connection, node, now, AT_ONCE))

    async def _renew(self) -> None:
        """Keep the leases of the games that are thought about, and leave those that another server has taken."""
        while True:
            await asyncio.sleep(leases.RENEWAL)
            if not self._tasks:
                continue
            asked = dict(self._tasks)
            work = partial(leases.renew, node=self._games.node, now=self._games.time.now(), ids=asked.keys())
            try:
                kept = await self._database.write(work)
            except Exception as error:
                log.warning("leases could not be renewed: %s", error)
                continue
            for game_id in asked.keys() - set(kept):
                if self._tasks.get(game_id) is asked[game_id]:
                    asked[game_id].cancel()

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
            if loaded.row.computer_until is not None:  # nobody knew whose turn it was
                node = self._games.node
                await self._database.write(lambda connection: leases.leave(connection, node, game_id))
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
        tasks = [*self._tasks.values(), *self._keeping]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if self._database.is_shared:
            with contextlib.suppress(Exception):  # then the others wait until the leases have expired
                work = partial(leases.leave, node=self._games.node)
                await asyncio.wait_for(self._database.write(work), FAREWELL)
