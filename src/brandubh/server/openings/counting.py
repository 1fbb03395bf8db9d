"""The server's own finished games, counted in the openings.

A server does it by itself, now and then, so that nobody has to run anything; ``brandubh openings build`` does the same
at once. A game is counted once, however many servers and commands look at it.
"""

import asyncio
import logging
import time

from sqlalchemy import Connection, Select, or_, select, tuple_

from brandubh.move import Move
from brandubh.openings.store import PLIES, Played, Store
from brandubh.openings.verdicts import OpeningsError
from brandubh.pieces import Side
from brandubh.server.database import Database
from brandubh.server.games.from_rows import rules_of
from brandubh.server.games.rows import GameRow, games, read_rows

SOURCE = "server"
LEAST_PLIES = 6
"""A game that somebody gave up before was hardly one."""
SETTLED = 600.0  # seconds after its end: until then somebody may take moves back, and end the game otherwise
OVERLAP = 3600.0  # seconds of games that are looked at again: another server may have been slow to write them
BATCH = 200
EVERY = 600.0  # seconds
FIRST = 20.0  # seconds after the start, when nobody waits for the first page any more

log = logging.getLogger(__name__)


def _finished(since: tuple[float, str], until: float) -> Select[tuple[object, ...]]:
    """The games that may be counted, in the order in which they ended."""
    return (
        select(games)
        .where(
            games.c.termination.is_not(None),
            games.c.start.is_(None),
            games.c.plies >= LEAST_PLIES,
            or_(games.c.in_openings.is_(None), games.c.in_openings),
            games.c.updated_at < until,
            tuple_(games.c.updated_at, games.c.id) > since,
        )
        .order_by(games.c.updated_at, games.c.id)
        .limit(BATCH)
    )


def _played(row: GameRow) -> Played:
    moves = tuple(Move.from_uci(each.move) for each in row.moves)
    return Played(rules_of(row), moves, Side(row.winner) if row.winner else None, f"{SOURCE} {row.id}")


async def count_finished(database: Database, store: Store, *, plies: int = PLIES, settled: float = SETTLED) -> int:
    """Count the games that have ended since the last time; how many were new."""
    until = time.time() - settled
    mark = await asyncio.to_thread(store.mark, SOURCE)
    since = (mark - OVERLAP, "")
    added = 0
    while True:
        query = _finished(since, until)

        def read(connection: Connection, query: Select[tuple[object, ...]] = query) -> list[Played]:
            nonlocal since
            rows = read_rows(connection, query)
            if rows:
                since = (rows[-1].updated_at, rows[-1].id)
            return [_played(row) for row in rows]

        found = await database.read(read)
        if not found:
            return added
        added += await asyncio.to_thread(store.add, found, plies=plies, mark=(SOURCE, since[0]))


async def keep_counting(database: Database, store: Store) -> None:
    """Count now and then, for as long as the server runs."""
    await asyncio.sleep(FIRST)
    while True:
        try:
            await count_finished(database, store)
        except OpeningsError as error:
            log.error("finished games could not be counted: %s", error)
        except Exception:
            log.exception("finished games could not be counted")
        await asyncio.sleep(EVERY)
