"""How many are there: who watches each game, and who is here at all, at all servers of one place together.

Each server writes down how many it has, and says every few seconds that it is still there: the numbers of one that died
are soon forgotten.
"""

import asyncio
import json
import logging
import secrets
from collections import Counter, defaultdict
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy import Column, Connection, Float, Integer, String, Table, and_, func, or_, select

from brandubh.server.database import Database, metadata
from brandubh.server.games.news import News
from brandubh.server.listeners import Listener
from brandubh.server.moments import moment

log = logging.getLogger(__name__)

BEAT = 10.0  # seconds between two signs of life
LIVES = 35.0  # seconds that the numbers of a server count without one
PAUSE = 0.5  # seconds in which what happens is written together
EVERYWHERE = "*"
"""The place of everybody who is here, whatever they look at."""

TOPIC = "audience"

audience = Table(
    "audience",
    metadata,
    Column("node", String(16), primary_key=True),
    Column("place", String(12), primary_key=True),  # a game's id, or everywhere
    Column("count", Integer, nullable=False),
    Column("seen_at", Float, nullable=False),  # seconds since 1970, by the database's clock
)


class Audience:
    """Counts those who are here, and knows how many there are in all."""

    def __init__(self, database: Database, news: News) -> None:
        self._database, self._news = database, news
        self._node = secrets.token_hex(8)
        self._here: dict[str, Counter[str]] = defaultdict(Counter)  # by place: the streams of each visitor
        self._unwritten: set[str] = set()  # places whose number has changed
        self._counts: dict[str, int] = {}
        self._listeners: dict[str, set[Listener]] = defaultdict(set)
        self._strangers = 0
        self._changed = asyncio.Event()
        news.topic(TOPIC, self._changed.set)

    def count(self, place: str) -> int:
        """How many are there, as far as is known here."""
        return self._counts.get(place, 0)

    @contextmanager
    def present(self, place: str, visitor: str) -> Iterator[None]:
        """Somebody is there for a while. Whoever has several pages open is one; strangers cannot be told apart."""
        if not visitor:
            self._strangers += 1
            visitor = f"stranger {self._strangers}"
        here = self._here[place]
        here[visitor] += 1
        if here[visitor] == 1:
            self._change(place)
        try:
            yield
        finally:
            here[visitor] -= 1
            if not here[visitor]:
                del here[visitor]
                self._change(place)

    @contextmanager
    def listening(self, place: str) -> Iterator[Listener]:
        """Be told how many are there, whenever it is another number."""
        listener = Listener()
        self._listeners[place].add(listener)
        if self.count(place):
            listener.tell(TOPIC, _said(self.count(place)))
        try:
            yield listener
        finally:
            self._listeners[place].discard(listener)
            if not self._listeners[place]:
                del self._listeners[place]

    def _change(self, place: str) -> None:
        self._unwritten.add(place)
        self._changed.set()

    async def keep(self) -> None:
        """Write down how many are here, and find out how many there are in all, for ever."""
        while True:
            try:
                async with asyncio.timeout(BEAT):
                    await self._changed.wait()
                await asyncio.sleep(PAUSE)
            except TimeoutError:
                pass
            self._changed.clear()
            try:
                await self._exchange()
            except Exception:
                log.exception("it could not be counted who watches")

    async def _exchange(self) -> None:
        """Nobody is here, and nobody was: then there is nothing to say, and nobody who wants to know."""
        places, self._unwritten = self._unwritten, set()
        if not places and not any(self._here.values()):
            self._counts = {}
            return
        numbers = {place: len(self._here[place]) for place in places}
        for place in places:
            if not self._here[place]:
                del self._here[place]

        def write(connection: Connection) -> dict[str, int]:
            return _exchange(connection, self._node, numbers)

        try:
            counts = await self._database.write(write)
        except BaseException:
            self._unwritten |= places
            raise
        if places:
            self._news.tell(TOPIC)
        before, self._counts = self._counts, counts
        for place, listeners in self._listeners.items():
            if counts.get(place, 0) != before.get(place, 0):
                text = _said(counts.get(place, 0))
                for listener in listeners:
                    listener.tell(TOPIC, text)

    async def leave(self) -> None:
        """The server ends: its numbers count no more."""
        await self._database.write(lambda connection: _forget(connection, self._node))


def _said(count: int) -> str:
    return json.dumps({"watchers": count})


def _exchange(connection: Connection, node: str, numbers: dict[str, int]) -> dict[str, int]:
    """Write down a server's numbers; those of all servers together."""
    now = moment(connection)
    here = audience.c.node == node
    gone = or_(audience.c.seen_at < now - LIVES, and_(here, audience.c.place.in_(list(numbers))))
    connection.execute(audience.delete().where(gone))
    rows = [{"node": node, "place": place, "count": count, "seen_at": now} for place, count in numbers.items() if count]
    if rows:
        connection.execute(audience.insert(), rows)
    connection.execute(audience.update().where(here).values(seen_at=now))
    query = select(audience.c.place, func.sum(audience.c.count)).group_by(audience.c.place)
    return {place: int(count) for place, count in connection.execute(query)}


def _forget(connection: Connection, node: str) -> None:
    connection.execute(audience.delete().where(audience.c.node == node))
