"""Tournaments in the database: what is played, who has entered, and each pairing with its first game and its result.

Results are read from the games once, when these are over; standings are counted from them. Whoever changes a tournament
holds its lock and raises its version.
"""

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any, Literal

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Connection,
    Float,
    ForeignKey,
    Index,
    Integer,
    String,
    Table,
    and_,
    func,
    select,
    text,
)

from brandubh.server.accounts.rows import accounts
from brandubh.server.database import metadata
from brandubh.server.ratings.rows import ratings

Kind = Literal["swiss", "arena"]
Presence = Literal["in", "paused", "withdrawn"]

_GOES_ON = text("ended_at IS NULL")

tournaments = Table(
    "tournaments",
    metadata,
    Column("id", String(12), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("name", String(60), nullable=False),
    Column("maker", String(40), nullable=False),
    Column("kind", String(8), nullable=False),
    Column("rules", String(60), nullable=False),  # a preset's name
    Column("clock", JSON, nullable=False),
    Column("two_sets", Boolean, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("rounds", Integer),  # of a Swiss tournament
    Column("minutes", Integer),  # of an arena
    Column("round", Integer, nullable=False),  # that was paired last
    Column("created_at", Float, nullable=False),  # seconds since 1970, by the database's clock
    Column("starts_at", Float),  # none: when its maker says so
    Column("started_at", Float),
    Column("ends_at", Float),  # an arena pairs nobody any more
    Column("ended_at", Float),
    Index("tournaments_that_go_on", "created_at", sqlite_where=_GOES_ON, postgresql_where=_GOES_ON),
    Index("tournaments_by_end", "ended_at"),
)


def _of_tournament() -> Column[Any]:
    return Column("tournament_id", String(12), ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True)


entrants = Table(
    "entrants",
    metadata,
    _of_tournament(),
    Column("player", String(40), primary_key=True),
    Column("joined_at", Float, nullable=False),
    Column("waits_from", Float, nullable=False),  # since when there is no game to be played, in an arena
    Column("presence", String(10), nullable=False),
    Index("entrants_by_player", "player"),
)

pairings = Table(
    "pairings",
    metadata,
    _of_tournament(),
    Column("number", Integer, primary_key=True),
    Column("round", Integer, nullable=False),
    Column("one", String(40), nullable=False),  # who has the attackers in the first set
    Column("two", String(40)),  # nobody: a bye
    Column("game_id", String(12)),  # the first set
    Column("paired_at", Float, nullable=False),
    Column("ended_at", Float),
    Column("points_one", Float),
    Column("points_two", Float),
    Column("sets_one", Float),
    Column("sets_two", Float),
)


@dataclass(slots=True, kw_only=True)
class TournamentRow:
    """A tournament."""

    id: str
    version: int = 1
    name: str
    maker: str
    kind: Kind
    rules: str
    clock: dict[str, Any]
    two_sets: bool
    rated: bool
    rounds: int | None
    minutes: int | None
    round: int = 0
    created_at: float
    starts_at: float | None = None
    started_at: float | None = None
    ends_at: float | None = None
    ended_at: float | None = None

    @property
    def goes_on(self) -> bool:
        """Whether it has begun, and is not over."""
        return self.started_at is not None and self.ended_at is None


@dataclass(slots=True, kw_only=True)
class EntrantRow:
    """Somebody who has entered. The name is the account's, if it is still there."""

    tournament_id: str
    player: str
    joined_at: float
    waits_from: float
    presence: Presence
    name: str | None
    rating: float | None  # overall, as it is now; none before the first rated game
    is_closed: bool


@dataclass(slots=True, kw_only=True)
class PairingRow:
    """Two who play each other, or one who has a bye."""

    tournament_id: str
    number: int
    round: int
    one: str
    two: str | None
    game_id: str | None
    paired_at: float
    ended_at: float | None = None
    points_one: float | None = None
    points_two: float | None = None
    sets_one: float | None = None
    sets_two: float | None = None


def lock_of(tournament_id: str) -> str:
    """The name of what only one server changes at a time."""
    return f"tournament {tournament_id}"


def tournament_of(connection: Connection, tournament_id: str) -> TournamentRow | None:
    """A tournament by its id."""
    found = connection.execute(select(tournaments).where(tournaments.c.id == tournament_id)).mappings().first()
    return TournamentRow(**found) if found else None


def going_on(connection: Connection) -> list[TournamentRow]:
    """All tournaments that are not over, the oldest first."""
    query = select(tournaments).where(tournaments.c.ended_at.is_(None)).order_by(tournaments.c.created_at)
    return [TournamentRow(**row) for row in connection.execute(query).mappings()]


def past(connection: Connection, most: int) -> list[TournamentRow]:
    """The last tournaments that are over, without those that never began."""
    query = select(tournaments).where(tournaments.c.ended_at.is_not(None), tournaments.c.started_at.is_not(None))
    found = connection.execute(query.order_by(tournaments.c.ended_at.desc()).limit(most)).mappings()
    return [TournamentRow(**row) for row in found]


def entrants_of(connection: Connection, tournament_id: str) -> list[EntrantRow]:
    """Who has entered, the first one first."""
    query = (
        select(entrants, accounts.c.name, accounts.c.closed_at, ratings.c.rating)
        .join(accounts, accounts.c.player == entrants.c.player, isouter=True)
        .join(ratings, and_(ratings.c.player == entrants.c.player, ratings.c.kind == "overall"), isouter=True)
        .where(entrants.c.tournament_id == tournament_id)
        .order_by(entrants.c.joined_at, entrants.c.player)
    )
    found = []
    for row in connection.execute(query).mappings():
        values = dict(row)
        closed_at = values.pop("closed_at")
        found.append(EntrantRow(**values, is_closed=values["name"] is None or closed_at is not None))
    return found


def pairings_of(connection: Connection, tournament_id: str) -> list[PairingRow]:
    """All pairings, in their order."""
    query = select(pairings).where(pairings.c.tournament_id == tournament_id).order_by(pairings.c.number)
    return [PairingRow(**row) for row in connection.execute(query).mappings()]


def counts(connection: Connection, ids: Sequence[str]) -> dict[str, int]:
    """How many have entered these tournaments."""
    query = select(entrants.c.tournament_id, func.count()).where(
        entrants.c.tournament_id.in_(ids), entrants.c.presence != "withdrawn"
    )
    found = connection.execute(query.group_by(entrants.c.tournament_id))
    return dict(iter(found))


def write_new(connection: Connection, row: TournamentRow) -> None:
    """Write a tournament that is not there yet."""
    connection.execute(tournaments.insert(), asdict(row))


def change(connection: Connection, row: TournamentRow, **values: Any) -> None:
    """Change a tournament, and raise its version; without values, after something else of it was changed."""
    version = {"version": row.version + 1}
    connection.execute(tournaments.update().where(tournaments.c.id == row.id).values(values | version))


def write_entrant(connection: Connection, tournament_id: str, player: str, now: float) -> None:
    """Write down that somebody has entered."""
    values = {"tournament_id": tournament_id, "player": player, "joined_at": now, "waits_from": now, "presence": "in"}
    connection.execute(entrants.insert().values(values))


def change_entrants(connection: Connection, tournament_id: str, players: Sequence[str], **values: Any) -> None:
    """Change something for some of the entrants."""
    theirs = entrants.update().where(entrants.c.tournament_id == tournament_id, entrants.c.player.in_(players))
    connection.execute(theirs.values(values))


def write_pairing(connection: Connection, row: PairingRow) -> None:
    """Write a new pairing."""
    connection.execute(pairings.insert(), asdict(row))


def change_pairing(connection: Connection, row: PairingRow, **values: Any) -> None:
    """Write how a pairing ended."""
    mine = (pairings.c.tournament_id == row.tournament_id, pairings.c.number == row.number)
    connection.execute(pairings.update().where(*mine).values(values))
