"""Who of two people at two screens is there: whoever has a page of the game open, at whichever server.

Each server writes when somebody with a seat comes or goes, and now and then that all who are with it are still there.
One that died does not do so, and whoever was with it is away soon. Leaving is decided by these rows, not by news.
"""

import asyncio
import logging
import secrets
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from sqlalchemy import Boolean, Column, Connection, Float, ForeignKey, Index, String, Table, and_, insert, select
from sqlalchemy.exc import IntegrityError

from brandubh.pieces import Side
from brandubh.server.database import Database, metadata
from brandubh.server.games.news import News, Note

log = logging.getLogger(__name__)

REFRESH, STALE = 1 / 4, 2 / 3  # of the time after which a win can be claimed: between two looks, and for being away
KEPT = 24 * 3600.0  # seconds for which it is known when somebody was last there

presence = Table(
    "presence",
    metadata,
    Column("game_id", String(12), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("side", String(12), primary_key=True),
    Column("node", String(16), primary_key=True),  # the server, by a name that it has until it ends
    Column("since", Float, nullable=False),  # seconds since 1970
    Column("seen", Float, nullable=False),
    Column("is_open", Boolean, nullable=False),
    Index("presence_by_node", "node"),
    Index("presence_by_seen", "seen"),
)


@dataclass(frozen=True, slots=True)
class Presence:
    """A player's presence at one moment: since when they have been there, None if they are away; when last seen."""

    since: float | None = None
    seen: float | None = None


Both = Mapping[Side, Presence]


def find(connection: Connection, game_id: str, now: float, stale: float) -> Both:
    """Who is there in a game. Somebody who was away for a moment has been there all the time."""
    rows = connection.execute(
        select(presence.c.side, presence.c.since, presence.c.seen, presence.c.is_open).where(
            presence.c.game_id == game_id
        )
    ).all()
    found: dict[Side, Presence] = {}
    for side in Side:
        own = [row for row in rows if row.side == side]
        here = [row.since for row in own if row.is_open and row.seen >= now - stale]
        found[side] = Presence(min(here, default=None), max((row.seen for row in own), default=None))
    return found


class Attendance:
    """The players who have a page open with this server."""

    def __init__(self, database: Database, news: News, now: Callable[[], float], claim_after: float) -> None:
        self._database = database
        self._news = news
        self._now = now
        self._stale = STALE * claim_after
        self._refresh = REFRESH * claim_after
        self._node = secrets.token_hex(8)
        self._pages: Counter[tuple[str, Side]] = Counter()
        self._writing: set[asyncio.Task[None]] = set()
        self._beating: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Say again and again who is there."""
        self._beating = asyncio.create_task(self._beat())

    def find(self, connection: Connection, game_id: str) -> Both:
        """Who is there in a game."""
        return find(connection, game_id, self._now(), self._stale)

    async def come(self, game_id: str, side: Side) -> None:
        """A page is open; the first one of a player makes a difference."""
        self._pages[game_id, side] += 1
        if self._pages[game_id, side] == 1:
            await self._write(game_id, side, is_open=True)

    def go(self, game_id: str, side: Side, *, noted: bool = True) -> None:
        """A page was closed. When the server itself ends, nobody has left."""
        self._pages[game_id, side] -= 1
        if self._pages[game_id, side] <= 0:
            del self._pages[game_id, side]
            if noted:
                task = asyncio.create_task(self._write(game_id, side, is_open=False))
                self._writing.add(task)
                task.add_done_callback(self._writing.discard)

    async def _write(self, game_id: str, side: Side, *, is_open: bool) -> None:
        own = and_(presence.c.game_id == game_id, presence.c.side == side.value, presence.c.node == self._node)

        def write(connection: Connection) -> None:
            now = self._now()
            if not is_open:
                connection.execute(presence.update().where(own).values(seen=now, is_open=False))
                return
            lately = select(presence.c.since).where(
                presence.c.game_id == game_id, presence.c.side == side.value, presence.c.seen >= now - self._stale
            )
            values = {"since": min(connection.scalars(lately), default=now), "seen": now, "is_open": True}
            if not connection.execute(presence.update().where(own).values(values)).rowcount:
                key = {"game_id": game_id, "side": side.value, "node": self._node}
                connection.execute(insert(presence).values(key | values))

        try:
            await self._database.write(write, lambda _: self._news.note(Note(game_id)))
        except IntegrityError:
            pass  # the game was removed meanwhile
        except Exception:
            log.exception("game %s: nobody knows who is there", game_id)

    async def _beat(self) -> None:
        last = self._now()
        while True:
            await asyncio.sleep(self._refresh)
            try:
                last = await self._say_who_is_there(last)
            except Exception:
                log.exception("nobody could be told who is there")

    async def _say_who_is_there(self, last: float) -> float:
        """Write that all who are here still are, and find those whose servers have fallen silent; the moment it is."""
        now = self._now()
        table = presence.c
        here = and_(table.node == self._node, table.is_open)
        gone = and_(table.is_open, table.seen < now - self._stale, table.node != self._node)

        def look(connection: Connection) -> bool:
            return connection.execute(select(table.game_id).where(gone).limit(1)).first() is not None

        def write(connection: Connection) -> list[str]:
            # if nothing could be written for long, nobody has waited for the other all that time
            values = {"seen": now} | ({"since": now} if now - last > self._stale else {})
            connection.execute(presence.update().where(here).values(values))
            found = list(connection.scalars(select(table.game_id).where(gone)))
            if found:
                connection.execute(presence.update().where(gone).values(is_open=False))
            # and whoever was thought to be away, because this server was
            mine = select(table.game_id, table.side).where(table.node == self._node, ~table.is_open)
            for game_id, side in connection.execute(mine).all():
                if (game_id, side) in pages:
                    own = and_(table.game_id == game_id, table.side == side, table.node == self._node)
                    connection.execute(presence.update().where(own).values(since=now, seen=now, is_open=True))
                    found.append(game_id)
            connection.execute(presence.delete().where(table.seen < now - KEPT, ~table.is_open))
            return found

        def tell(found: list[str]) -> None:
            for game_id in found:
                self._news.note(Note(game_id))

        if len(self._pages) or await self._database.read(look):
            pages = set(self._pages)
            await self._database.write(write, tell, lock="presence")
        return now

    async def close(self) -> None:
        """Say no more."""
        tasks = [*self._writing, *([self._beating] if self._beating else [])]
        if self._beating is not None:
            self._beating.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
