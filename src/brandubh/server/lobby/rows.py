"""Seeks in the database: who looks for an opponent, and for which game.

A live seek is there as long as its maker is: some server that the maker's browser listens to says so every few seconds.
One for a game by correspondence waits for days.
"""

from dataclasses import asdict, dataclass
from typing import Any

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    ColumnElement,
    Connection,
    Float,
    Index,
    String,
    Table,
    and_,
    false,
    or_,
    select,
    true,
)

from brandubh.server.database import metadata

BEAT = 5.0  # seconds between two signs of life of a seek's maker
LIVES = 20.0  # seconds that a seek is there without one
LEFT = (
    LIVES - 1.5 * BEAT
)  # seconds by which a seek ages when its maker closes the page: another one may be open elsewhere
WAITS = 14 * 86_400.0  # seconds that one for a game by correspondence waits
REMEMBERED = 60.0  # seconds that a seek which found somebody is kept, so that its maker is told after all

seeks = Table(
    "seeks",
    metadata,
    Column("id", String(12), primary_key=True),
    Column("player", String(40), nullable=False),
    Column("name", String(60)),
    Column("account", String(20)),  # the name of a maker's account
    Column("rules", String(60), nullable=False),  # a preset's name
    Column("clock", JSON(none_as_null=True)),
    Column("side", String(12), nullable=False),  # the maker's, or random
    Column("two_sets", Boolean, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("listed", Boolean, nullable=False),  # others see it; not, where somebody waits for quick pairing
    Column("live", Boolean, nullable=False),
    Column("in_openings", Boolean, nullable=False),
    Column("address", String(16), nullable=False),  # a digest
    Column("created_at", Float, nullable=False),  # seconds since 1970, by the database's clock
    Column("seen_at", Float, nullable=False),
    Column("game_id", String(12)),  # the game that came of it
    Index("seeks_by_player", "player"),
)


@dataclass(frozen=True, slots=True, kw_only=True)
class SeekRow:
    """Somebody who looks for an opponent."""

    id: str
    player: str
    name: str | None
    account: str | None
    rules: str
    clock: dict[str, Any] | None
    side: str
    two_sets: bool
    rated: bool
    listed: bool
    live: bool
    in_openings: bool
    address: str
    created_at: float
    seen_at: float
    game_id: str | None = None


def is_open(now: float) -> ColumnElement[bool]:
    """The seeks that somebody may accept."""
    there = or_(
        and_(seeks.c.live == true(), seeks.c.seen_at > now - LIVES),
        and_(seeks.c.live == false(), seeks.c.seen_at > now - WAITS),
    )
    return and_(seeks.c.game_id.is_(None), there)


def open_seeks(connection: Connection, now: float) -> list[SeekRow]:
    """The seeks that somebody may accept, the oldest first."""
    query = select(seeks).where(is_open(now)).order_by(seeks.c.created_at, seeks.c.id)
    return [SeekRow(**row) for row in connection.execute(query).mappings()]


def write(connection: Connection, seek: SeekRow) -> None:
    """Write a new seek."""
    connection.execute(seeks.insert(), asdict(seek))


def touch(connection: Connection, players: list[str], now: float) -> None:
    """The makers of these seeks are there."""
    there = and_(seeks.c.player.in_(players), seeks.c.game_id.is_(None), seeks.c.live == true())
    connection.execute(seeks.update().where(there).values(seen_at=now))


def leave(connection: Connection, player: str, now: float) -> None:
    """Somebody has closed the page. The seeks go soon, unless the same person is there by another server."""
    theirs = and_(seeks.c.player == player, seeks.c.game_id.is_(None), seeks.c.live == true())
    connection.execute(seeks.update().where(theirs, seeks.c.seen_at > now - LEFT).values(seen_at=now - LEFT))


def adopt(connection: Connection, guest: str, player: str, name: str) -> None:
    """Let an account have the seeks of a guest who was the same person."""
    connection.execute(seeks.update().where(seeks.c.player == guest).values(player=player, name=name, account=name))


def prune(connection: Connection, now: float) -> None:
    """Remove what nobody needs any more."""
    gone = or_(
        and_(seeks.c.live == true(), seeks.c.seen_at < now - LIVES - REMEMBERED),
        seeks.c.seen_at < now - WAITS - REMEMBERED,
        and_(seeks.c.game_id.is_not(None), seeks.c.seen_at < now - REMEMBERED),
    )
    connection.execute(seeks.delete().where(gone))
