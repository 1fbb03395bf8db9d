"""Games that go on: how many a visitor may have, and how long those are kept that nobody goes on with. One that is over
is kept for ever.
"""

from collections.abc import Sequence

from sqlalchemy import ColumnElement, Connection, and_, func, or_, select

from brandubh.server.games.from_rows import has_computer
from brandubh.server.games.rows import GameRow, games
from brandubh.server.limits import Limits
from brandubh.server.problems import too_many

DAY = 24 * 3600.0
BATCH = 200  # games removed in one transaction

IS_OPEN = games.c.termination.is_(None)
_AGAINST_COMPUTER = and_(IS_OPEN, or_(games.c.attackers_level.is_not(None), games.c.defenders_level.is_not(None)))


def make_room(connection: Connection, row: GameRow, limits: Limits) -> None:
    """See that the owner of a new game may have it. Whoever has very many open ones loses the one that was left longest
    ago, if it was left for a day at least; whoever made them all today is refused.
    """
    if not limits.on:
        return
    _make_room(connection, row, IS_OPEN, limits.open_games)
    if has_computer(row):
        _make_room(connection, row, _AGAINST_COMPUTER, limits.open_computer_games)


def _make_room(connection: Connection, row: GameRow, kind: ColumnElement[bool], most: int) -> None:
    owned = and_(games.c.owner == row.owner, kind)
    if (connection.scalar(select(func.count()).select_from(games).where(owned)) or 0) < most:
        return
    alone = or_(games.c.attackers_player.is_(None), games.c.defenders_player.is_(None))  # nobody loses another's game
    casual = or_(games.c.rated.is_(None), ~games.c.rated)  # or gets rid of one for points
    left = and_(owned, alone, casual, games.c.updated_at < row.created_at - DAY)
    oldest = connection.scalar(select(games.c.id).where(left).order_by(games.c.updated_at).limit(1))
    if oldest is None:
        raise too_many("many-games", 3600, most=most)
    connection.execute(games.delete().where(games.c.id == oldest))


def remove_abandoned(connection: Connection, now: float, unbegun: float, begun: float) -> Sequence[str]:
    """Remove some of the games that nobody has touched for days: ``unbegun`` of them if no move was made, ``begun``
    otherwise, and 0 stands for ever. The ids of those that are gone. By correspondence people take their time: a game
    has begun when both are there, and goes on until somebody's time is up.
    """
    both_there = and_(games.c.attackers_player.is_not(None), games.c.defenders_player.is_not(None))
    has_begun = or_(games.c.plies > 0, and_(games.c.clock_days.is_not(None), both_there))
    goes_on = and_(games.c.clock_days.is_not(None), games.c.flag_at.is_not(None))
    left = [
        and_(condition, games.c.updated_at < now - DAY * days)
        for condition, days in ((~has_begun, unbegun), (and_(has_begun, ~goes_on), begun))
        if days
    ]
    if not left:
        return []
    found = connection.scalars(select(games.c.id).where(IS_OPEN, or_(*left)).limit(BATCH)).all()
    if found:
        connection.execute(games.delete().where(games.c.id.in_(found)))
    return found
