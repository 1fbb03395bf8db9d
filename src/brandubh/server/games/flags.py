"""Ends games whose time is up, even if nobody looks. Every server does, and each game ends once, in its transaction."""

import asyncio
import contextlib
import logging

from sqlalchemy import select

from brandubh.server.database import Database
from brandubh.server.games.games import Games
from brandubh.server.games.news import Change, News
from brandubh.server.games.rows import games as games_table

log = logging.getLogger(__name__)

LOOK = 1.0  # seconds between looks, at most
MOST = 100  # games that are ended at a time
A_LITTLE = 0.005  # seconds later, so that the time is up


class Flags:
    """Looks once a second for clocks that run out in the next; those that are set in between are heard of."""

    def __init__(self, database: Database, games: Games, news: News) -> None:
        self._database = database
        self._games = games
        self._heard = asyncio.Event()
        self._next = 0.0
        news.follow(self._hear)

    def _hear(self, change: Change) -> None:
        if change.flag_at is not None and change.flag_at < self._next:
            self._heard.set()

    async def keep(self) -> None:
        """Let flags fall until cancelled."""
        while True:
            self._heard.clear()
            try:
                seconds = await self._fall()
            except Exception:
                log.exception("could not look for clocks that have run out")
                seconds = LOOK
            self._next = self._games.time.now() + seconds
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._heard.wait(), seconds)

    async def _fall(self) -> float:
        """End the games whose time is up; seconds until the next one's is."""
        time = self._games.time
        if not time.is_kept:
            return LOOK
        column = games_table.c.flag_at
        query = select(games_table.c.id, column).where(column <= time.now() + LOOK).order_by(column).limit(MOST)
        found = await self._database.read(lambda connection: connection.execute(query).all())
        now = time.now()
        for game_id, flag_at in found:
            if flag_at <= now:
                await self._games.end_on_time(game_id)
        later = [flag_at - now for _, flag_at in found if flag_at > now]
        if not later:
            return 0.05 if len(found) == MOST else LOOK
        return min(LOOK, float(later[0]) + A_LITTLE)
