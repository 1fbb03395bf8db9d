"""The server's own finished games, counted in the openings.

A server does it by itself, now and then, so that nobody has to run anything; ``brandubh openings build`` does the same
at once. A game is counted once, however many servers and commands look at it.
"""

import asyncio
import logging
import time
from collections import defaultdict

from sqlalchemy import Connection, Select, or_, select, tuple_

from brandubh import compiled
from brandubh.move import Move
from brandubh.openings.store import PLIES, Played, Store
from brandubh.openings.verdicts import OpeningsError
from brandubh.pieces import Side
from brandubh.server.database import Database
from brandubh.server.games.from_rows import rules_of
from brandubh.server.games.rows import GameRow, games, moves, read_rows

COUNTER = "brandubh.openings.lines"
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


def _played(connection: Connection, rows: list[GameRow], plies: int) -> list[Played]:
    """What counts of games: their first moves, and who won."""
    query = (
        select(moves.c.game_id, moves.c.move)
        .where(moves.c.game_id.in_([row.id for row in rows]), moves.c.ply < plies)
        .order_by(moves.c.game_id, moves.c.ply)
    )
    begun: defaultdict[str, list[Move]] = defaultdict(list)
    for game_id, move in connection.execute(query):
        begun[game_id].append(Move.from_uci(move))
    return [
        Played(rules_of(row), tuple(begun[row.id]), Side(row.winner) if row.winner else None, f"{SOURCE} {row.id}")
        for row in rows
    ]


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
            rows = read_rows(connection, query, with_moves=False)
            if rows:
                since = (rows[-1].updated_at, rows[-1].id)
            return _played(connection, rows, plies)

        found = await database.read(read)
        if not found:
            return added
        added += await asyncio.to_thread(store.add, found, plies=plies, mark=(SOURCE, since[0]))


async def keep_counting(database: Database, store: Store) -> None:
    """Count now and then, for as long as the server runs."""
    await asyncio.sleep(FIRST)
    while True:
        try:
            # in other processes, once: a compiler here would hold up the server
            await asyncio.to_thread(compiled.warm, COUNTER, gently=True)
            await count_finished(database, store, settled=SETTLED)
        except OpeningsError as error:
            log.error("finished games could not be counted: %s", error)
        except Exception:
            log.exception("finished games could not be counted")
        await asyncio.sleep(EVERY)
