"""Keeps the time of the games true, and starts their clocks again after a time in which nobody could play.

A server on its own starts them again when it has started, when the wall clock was set, and when the machine slept.
Where several share a database, all follow its clock and leave a heartbeat there. One that comes back finds those of the
others: only if there are none as well could nobody play, and the clocks are started again, by the first who notices.
"""

import asyncio
import contextlib
import logging

from sqlalchemy import Connection, case

from brandubh.server.database import Database
from brandubh.server.games import nodes
from brandubh.server.games.game_time import ASLEEP, BEAT, GameTime
from brandubh.server.games.games import Games
from brandubh.server.games.news import News
from brandubh.server.games.rows import games

log = logging.getLogger(__name__)

AT_LEAST = 3600.0  # seconds that are left of days per move when the server has come back
_LOCK = "clocks"
_FAREWELL = 0.3  # seconds that the end may wait for the database


class Timekeeper:
    """The heart of a server: beats every second, and looks at the clock that all follow."""

    def __init__(self, database: Database, news: News, games: Games) -> None:
        self._database = database
        self._news = news
        self._games = games
        self._node = games.node
        # Since when it is not known whether another server is alive, or only was until a moment ago.
        self._in_doubt_since: float | None = None
        self._failing_since: float | None = None  # by the steady clock: the database does not answer

    @property
    def _time(self) -> GameTime:
        return self._games.time

    async def start(self) -> None:
        """Take the time from the clock that is followed, and start the clocks of games again if nobody could play."""
        if not self._database.is_shared:
            await self._database.write(lambda connection: restart_clocks(connection, self._time.now()))
            return
        self._time.follow(await self._database.read(lambda each: nodes.read_clock(each, self._time.steady)))
        now = self._time.now()

        def work(connection: Connection) -> bool:
            last = nodes.last_seen(connection)
            nodes.arrive(connection, self._node, now)
            is_alone = last is None or abs(now - last) > ASLEEP
            if is_alone:
                nodes.set_back(connection, now)
                restart_clocks(connection, now)
            return is_alone

        if not await self._database.write(work, lock=_LOCK):
            self._in_doubt_since, self._time.is_in_doubt = now, True

    async def keep(self) -> None:
        """Beat until cancelled."""
        while True:
            await asyncio.sleep(BEAT)
            try:
                await (self._beat_together() if self._database.is_shared else self._beat_alone())
                self._failing_since = None
            except Exception as error:  # time flows on without the database
                if self._failing_since is None:
                    self._failing_since = self._time.steady()
                    log.warning("the clocks cannot be compared with the database (%s); time flows on", error)

    async def _beat_alone(self) -> None:
        if self._time.beat():
            stepped = self._time.stepped
            await self._database.write(lambda connection: restart_clocks(connection, self._time.now(), stepped))
            self._tell_restart()

    async def _beat_together(self) -> None:
        reading = await self._database.read(lambda each: nodes.read_clock(each, self._time.steady))
        was_away = self._failing_since is not None and self._time.steady() - self._failing_since > ASLEEP
        has_jumped = self._time.beat(reading) or was_away
        now, stepped, doubt = self._time.now(), self._time.stepped, self._in_doubt_since

        def work(connection: Connection) -> tuple[bool, bool]:
            """Whether the clocks were started again, and whether it is still in doubt who is alive."""
            restarts = in_doubt = False
            if has_jumped:
                last = nodes.last_seen(connection)
                restarts = last is None or abs(now - last) > ASLEEP
            elif doubt is not None and not nodes.are_others_since(connection, self._node, doubt):
                restarts = now - doubt > ASLEEP
                in_doubt = not restarts
            if restarts:
                nodes.set_back(connection, now)
                restart_clocks(connection, now, stepped)
            nodes.show_life(connection, self._node, now)
            return restarts, in_doubt

        restarted, in_doubt = await self._database.write(work, lock=_LOCK if has_jumped or doubt is not None else None)
        self._in_doubt_since, self._time.is_in_doubt = doubt if in_doubt else None, in_doubt
        if restarted:
            self._tell_restart()

    def _tell_restart(self) -> None:
        log.warning("the clock was set, or the machine slept: clocks of games are started again")
        self._news.look_again()
        self._time.go_on()  # a disk that takes its time is no sleep

    async def close(self) -> None:
        """Take leave of the others."""
        if self._database.is_shared:
            with contextlib.suppress(Exception):
                gone = self._database.write(lambda connection: nodes.leave(connection, self._node))
                await asyncio.wait_for(gone, _FAREWELL)


def restart_clocks(connection: Connection, now: float, stepped: float = 0.0) -> None:
    """Let the clocks of all open games run from now on: nobody pays for the time in which nobody could play. Days per
    move go on, ``stepped`` with the clock that was set; but nobody comes back to find that they have just run out.
    """
    is_running = (games.c.termination.is_(None), games.c.clock_from.is_not(None))
    left_alone = games.c.flag_at + stepped
    days_later = case((left_alone < now + AT_LEAST, now + AT_LEAST), else_=left_alone) - games.c.flag_at
    for condition, later in (
        (games.c.clock_days.is_(None), now - games.c.clock_from),
        (games.c.clock_days.is_not(None) & games.c.flag_at.is_not(None), days_later),
    ):
        connection.execute(
            games.update()
            .where(*is_running, condition)
            .values(
                clock_from=games.c.clock_from + later,
                flag_at=games.c.flag_at + later,
                version=games.c.version + 1,
            )
        )
