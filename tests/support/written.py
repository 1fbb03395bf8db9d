"""What tests write into a server's database behind its back, and what they count in its memory."""

import asyncio
import gc
from collections.abc import Callable
from typing import TypeVar

from sqlalchemy import Connection, literal, select

from brandubh.server.games.rows import GameRow, games, moves
from tests.support.running import PATIENCE, Running

T = TypeVar("T")


def write(server: Running, work: Callable[[Connection], T]) -> T:
    """Do some work in a transaction."""
    written = server.app.state.services.database.write(work)
    result: T = asyncio.run_coroutine_threadsafe(written, server.loop).result(PATIENCE)
    return result


def copies(server: Running, game_id: str, number: int) -> None:
    """Give the owner of a game more games that are all the same."""

    def work(connection: Connection) -> None:
        for copy in range(number):
            name = f"{game_id[:6]}{copy:06}"
            values = {"id": literal(name), "created_at": games.c.created_at + 1 + copy}
            row = select(*(values.get(column.name, column) for column in games.c)).where(games.c.id == game_id)
            connection.execute(games.insert().from_select([column.name for column in games.c], row))
            kept = {"game_id": literal(name)}
            made = select(*(kept.get(column.name, column) for column in moves.c)).where(moves.c.game_id == game_id)
            connection.execute(moves.insert().from_select([column.name for column in moves.c], made))

    write(server, work)


def rows_in_memory() -> int:
    """How many games' rows there are."""
    # by its type: isinstance() would ask weak proxies for what they stand for, which may be gone
    return sum(type(each) is GameRow for each in gc.get_objects())
