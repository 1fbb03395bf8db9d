"""What becomes of somebody's games when their account is deleted: their own are removed, and those with somebody else
stay with the other, without a name.
"""

import asyncio
import contextlib
import secrets
from collections.abc import Sequence
from functools import partial

from sqlalchemy import ColumnElement, Connection, and_, or_, select

from brandubh.server.database import Database
from brandubh.server.games.finding import played_by
from brandubh.server.games.games import Games
from brandubh.server.games.news import Change, News
from brandubh.server.games.rows import games
from brandubh.server.games.seats import FORMER
from brandubh.server.problems import ProblemError

BATCH = 50  # games in one transaction: others write, too


async def leave(service: Games, database: Database, news: News, player: str) -> None:
    """Let a player go from all games. It can be repeated, if it was cut short."""
    shared = select(games.c.id).where(played_by(player), ~_is_alone(player))
    going_on = shared.where(games.c.termination.is_(None))
    for game_id in await database.read(lambda connection: connection.scalars(going_on).all()):
        await _give_up(service, game_id, player)
    former = FORMER + secrets.token_hex(12)
    ids = await database.read(lambda connection: connection.scalars(shared).all())
    for start in range(0, len(ids), BATCH):
        some = ids[start : start + BATCH]
        # each under a lock of its own, because the other may be about to change it; the disk takes them together
        part = partial(_part, player=player, former=former)
        await asyncio.gather(*(database.write(partial(part, game_id=each), lock=each) for each in some))
        _tell(news, some)
    while gone := await database.write(partial(_remove_some, player=player)):
        _tell(news, gone)


async def _give_up(service: Games, game_id: str, player: str) -> None:
    """End a game that goes on: without a result if it has hardly begun."""
    for end in (service.abort(game_id, player), service.resign(game_id, player, None)):
        with contextlib.suppress(ProblemError):  # it has gone too far, or ended meanwhile
            await end


def _is_alone(player: str) -> ColumnElement[bool]:
    """Whether nobody else has a seat in a game of somebody's."""
    seats = (games.c.attackers_player, games.c.defenders_player)
    return and_(*(or_(seat.is_(None), seat == player) for seat in seats))


def _part(connection: Connection, game_id: str, player: str, former: str) -> None:
    """Let a game be one with a former player."""
    this = games.c.id == game_id
    connection.execute(games.update().where(this, games.c.owner == player).values(owner=former))
    for side in ("attackers", "defenders"):
        seat = games.c[f"{side}_player"]
        nameless = {seat.name: former, f"{side}_name": None, f"{side}_account": None}
        again = {"version": games.c.version + 1}  # for those who keep it in memory
        connection.execute(games.update().where(this, seat == player).values(nameless | again))


def _remove_some(connection: Connection, player: str) -> Sequence[str]:
    """Remove some of the games that are somebody's alone; their ids."""
    found = select(games.c.id).where(played_by(player), _is_alone(player)).limit(BATCH)
    ids = connection.scalars(found).all()
    connection.execute(games.delete().where(games.c.id.in_(ids)))
    return ids


def _tell(news: News, ids: Sequence[str]) -> None:
    for game_id in ids:
        news.changed(Change(game_id))
