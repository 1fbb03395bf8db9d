"""Accounts in the database: a row for each, and one for each browser that is logged in."""

import hashlib
from dataclasses import asdict, dataclass
from typing import Any

from sqlalchemy import Boolean, Column, Connection, Float, ForeignKey, Index, String, Table, select

from brandubh.server.database import metadata

LONGEST_BROWSER = 60

accounts = Table(
    "accounts",
    metadata,
    Column("player", String(40), primary_key=True),  # by which games and all else name their people
    Column("name", String(20), nullable=False),  # as its owner writes it
    Column("folded", String(40), nullable=False, unique=True),  # the same for all names that look alike
    Column("password", String(200), nullable=False),  # argon2id's text
    Column("recovery", String(200), nullable=False),  # the same of the code that replaces a forgotten password
    Column("created_at", Float, nullable=False),  # seconds since 1970
    Column("closed_at", Float),
    Column("closed_for", String(20)),  # why: by its owner, or by whoever keeps order
    Column("is_bot", Boolean, nullable=False),
)

sessions = Table(
    "sessions",
    metadata,
    Column("digest", String(40), primary_key=True),  # of the token that only the browser has
    Column("id", String(12), nullable=False, unique=True),  # by which its owner speaks of it
    Column("player", String(40), ForeignKey("accounts.player", ondelete="CASCADE"), nullable=False),
    Column("created_at", Float, nullable=False),
    Column("seen_at", Float, nullable=False),
    Column("browser", String(LONGEST_BROWSER), nullable=False),
    Index("sessions_by_player", "player", "seen_at"),
)


@dataclass(slots=True, kw_only=True)
class Account:
    """Somebody with a name and a password."""

    player: str
    name: str
    folded: str
    password: str
    recovery: str
    created_at: float
    closed_at: float | None = None
    closed_for: str | None = None
    is_bot: bool = False


@dataclass(slots=True, kw_only=True)
class Session:
    """A browser that is logged in."""

    digest: str
    id: str
    player: str
    created_at: float
    seen_at: float
    browser: str


def account_of(connection: Connection, player: str) -> Account | None:
    """The account of a player."""
    found = connection.execute(select(accounts).where(accounts.c.player == player)).mappings().first()
    return Account(**found) if found else None


def account_named(connection: Connection, folded: str) -> Account | None:
    """The account whose name is folded like this."""
    found = connection.execute(select(accounts).where(accounts.c.folded == folded)).mappings().first()
    return Account(**found) if found else None


def gone(folded: str) -> str:
    """What is kept of the name of an account that was deleted: enough to give it to nobody else, and no more."""
    return "gone " + hashlib.sha256(f"name {folded}".encode()).hexdigest()[:35]


def is_taken(connection: Connection, folded: str) -> bool:
    """Whether somebody has a name like this, or had it."""
    query = select(accounts.c.player).where(accounts.c.folded.in_([folded, gone(folded)]))
    return connection.execute(query).first() is not None


def change(connection: Connection, player: str, **values: Any) -> None:
    """Change what is known of an account."""
    connection.execute(accounts.update().where(accounts.c.player == player).values(values))


def write_new(connection: Connection, row: Account | Session) -> None:
    """Write an account or a session that is not there yet."""
    connection.execute((accounts if isinstance(row, Account) else sessions).insert().values(asdict(row)))


def session_of(connection: Connection, digest: str) -> Session | None:
    """A session by the digest of its token."""
    found = connection.execute(select(sessions).where(sessions.c.digest == digest)).mappings().first()
    return Session(**found) if found else None


def sessions_of(connection: Connection, player: str) -> list[Session]:
    """Where somebody is logged in, the browser that was used last first."""
    query = select(sessions).where(sessions.c.player == player).order_by(sessions.c.seen_at.desc(), sessions.c.id)
    return [Session(**row) for row in connection.execute(query).mappings()]


def end_sessions(connection: Connection, player: str, *, only: str | None = None, but: str | None = None) -> list[str]:
    """Log somebody out: in ``only`` one browser, or in all ``but`` one. The digests of what has ended."""
    found = [
        each.digest for each in sessions_of(connection, player) if (only is None or each.id == only) and each.id != but
    ]
    connection.execute(sessions.delete().where(sessions.c.digest.in_(found)))
    return found
