"""A tournament's results as a table, and its games as one game file."""

import csv
import io
from collections.abc import AsyncIterator

from sqlalchemy import Connection, or_, select

from brandubh.server.database import Database
from brandubh.server.games import exports
from brandubh.server.games.games import Games
from brandubh.server.games.rows import games as game_rows
from brandubh.server.tournaments.rows import pairings
from brandubh.server.tournaments.state import State
from brandubh.server.tournaments.views import results_view


def table(state: State) -> str:
    """The standings, and for each round whom somebody met and how it ended: `+ Bjorn` is a win."""
    view = results_view(state)
    swiss = view.kind == "swiss"
    out = io.StringIO()
    writer = csv.writer(out)
    ties = ("buchholz", "sonneborn_berger") if swiss else ()
    rounds = range(1, view.round + 1) if swiss else ()
    columns = ("rank", "name", "points", *ties, "sets", "played", "won", "drawn", "lost")
    writer.writerow([*columns, *(f"round {number}" for number in rounds)])
    met: dict[tuple[str, int], str] = {}
    for each in view.pairings if swiss else ():
        for name, other, mine in ((each.one, each.two, 0), (each.two, each.one, 1)):
            if name is not None:
                sign = "?" if each.points is None else {1.0: "+", 0.5: "=", 0.0: "-"}[each.points[mine]]
                met[name, each.round] = _bye(each.points) if each.bye else f"{sign} {other or ''}".strip()
    for standing in view.standings:
        own = [met.get((standing.name or "", number), "") for number in rounds]
        writer.writerow([*(_cell(getattr(standing, column)) for column in columns), *map(_cell, own)])
    return out.getvalue()


def _bye(points: tuple[float, float] | None) -> str:
    """A round without an opponent: won without playing, or missed by coming late."""
    return "late" if points is not None and points[0] < 1 else "bye"


def _cell(value: object) -> str:
    """A cell that no program takes for a formula: names begin with a letter, signs are followed by a space."""
    if isinstance(value, float):
        return f"{value:g}"
    return "" if value is None else str(value)


async def record(database: Database, games: Games, tournament_id: str) -> AsyncIterator[str]:
    """All games, the first one first, as one game file, in pieces."""
    first = select(pairings.c.game_id).where(pairings.c.tournament_id == tournament_id)
    matches = select(game_rows.c.match_id).where(game_rows.c.id.in_(first), game_rows.c.match_id.is_not(None))
    query = select(game_rows.c.id).where(or_(game_rows.c.id.in_(first), game_rows.c.match_id.in_(matches)))
    query = query.order_by(game_rows.c.created_at, game_rows.c.id)

    def read(connection: Connection) -> list[str]:
        return list(connection.scalars(query))

    return exports.some_games(games, await database.read(read))
