"""Ratings in the database: how each player stands, and what each game has changed. The second can be replayed to give
the first.
"""

from dataclasses import asdict, dataclass
from typing import Any, Literal, get_args

from sqlalchemy import Column, Connection, Float, ForeignKey, Index, Integer, String, Table, select

from brandubh.server.accounts.rows import accounts
from brandubh.server.database import metadata

Kind = Literal["overall", "attackers", "defenders"]
KINDS: tuple[Kind, ...] = get_args(Kind)


def _players() -> Column[Any]:
    """Whose it is; it goes with the account."""
    owner = ForeignKey(accounts.c.player, ondelete="CASCADE")
    return Column("player", String(40), owner, primary_key=True)


ratings = Table(
    "ratings",
    metadata,
    _players(),
    Column("kind", String(10), primary_key=True),
    Column("rating", Float, nullable=False),
    Column("deviation", Float, nullable=False),  # when the last game ended; it grows from then on
    Column("volatility", Float, nullable=False),
    Column("games", Integer, nullable=False),  # that have counted
    Column("last_at", Float),  # when the last of them ended: seconds since 1970
    Index("ratings_by_strength", "kind", "rating"),
)

rating_changes = Table(
    "rating_changes",
    metadata,
    Column("game_id", String(12), primary_key=True),
    _players(),
    Column("kind", String(10), primary_key=True),
    Column("before", Float, nullable=False),
    Column("after", Float, nullable=False),
    Column("at", Float, nullable=False),
    Index("rating_changes_by_player", "player", "kind", "at"),
)


@dataclass(slots=True, kw_only=True)
class Standing:
    """How somebody stands since the last game that counted."""

    player: str
    kind: Kind
    rating: float
    deviation: float
    volatility: float
    games: int = 0
    last_at: float | None = None


def standings_of(connection: Connection, *players: str) -> dict[tuple[str, str], Standing]:
    """How some players stand, by player and kind; whoever has not played for points is left out."""
    query = select(ratings).where(ratings.c.player.in_(players))
    found = (Standing(**row) for row in connection.execute(query).mappings())
    return {(each.player, each.kind): each for each in found}


def write_standing(connection: Connection, standing: Standing) -> None:
    """Write how somebody stands after a game; whoever has played before has a row."""
    values = asdict(standing)
    if standing.games == 1:
        connection.execute(ratings.delete().where(_is(standing)))
        connection.execute(ratings.insert().values(values))
    else:
        connection.execute(ratings.update().where(_is(standing)).values(values))


def _is(standing: Standing) -> Any:
    return (ratings.c.player == standing.player) & (ratings.c.kind == standing.kind)
