"""Games in the database: one by its id, those of a player, those that are as somebody looks for them."""

from typing import Any

from sqlalchemy import ColumnElement, Connection, Select, and_, or_, select

from brandubh.server.games.from_rows import ABORTED, LoadedGame
from brandubh.server.games.rows import games, read_rows
from brandubh.server.problems import not_found


def load(connection: Connection, game_id: str) -> LoadedGame:
    """A game with the rows of its match; an error if it is not there."""
    row = next(iter(read_rows(connection, select(games).where(games.c.id == game_id))), None)
    if row is None:
        raise not_found()
    if row.match_id is None:
        return LoadedGame(row)
    query = select(games).where(games.c.match_id == row.match_id).order_by(games.c.match_set)
    return LoadedGame(row, [row if each.id == game_id else each for each in read_rows(connection, query)])


def played_by(player: str) -> ColumnElement[bool]:
    """The games in which somebody has a seat."""
    return or_(games.c.owner == player, games.c.attackers_player == player, games.c.defenders_player == player)


def filtered(query: Select[Any], search: str, rules: str | None, result: str | None, mode: str | None) -> Select[Any]:
    """The games of a query that are as somebody looks for them."""
    if search:
        text = "%" + search.replace("\\", "\\\\").replace("%", "\\%").replace("_", "\\_") + "%"
        columns = (games.c.attackers_name, games.c.defenders_name, games.c.rules_name, games.c.id)
        query = query.where(or_(*(column.ilike(text, escape="\\") for column in columns)))
    if rules:
        query = query.where(games.c.rules_name == rules)
    if result == "open":
        query = query.where(games.c.termination.is_(None))
    elif result == "draw":
        query = query.where(games.c.termination != ABORTED, games.c.winner.is_(None))
    elif result in ("attackers", "defenders"):
        query = query.where(games.c.winner == result)
    people = and_(games.c.attackers_level.is_(None), games.c.defenders_level.is_(None))
    apart = or_(games.c.attackers_player.is_not(None), games.c.defenders_player.is_not(None))
    if mode == "local":
        query = query.where(people, ~apart)
    elif mode == "friend":
        query = query.where(apart)
    elif mode == "computer":
        query = query.where(~people)
    return query
