"""Tokens in the database: a row for each, with a digest of what only its owner has."""

from dataclasses import asdict, dataclass

from sqlalchemy import Column, Connection, Float, ForeignKey, Index, String, Table, func, select

from brandubh.server.accounts.rows import Account, accounts
from brandubh.server.database import metadata

LONGEST_NAME = 40

tokens = Table(
    "tokens",
    metadata,
    Column("digest", String(64), primary_key=True),  # of the token that only its owner has
    Column("id", String(12), nullable=False, unique=True),  # by which its owner speaks of it
    Column("player", String(40), ForeignKey("accounts.player", ondelete="CASCADE"), nullable=False),
    Column("name", String(LONGEST_NAME), nullable=False),  # what it is for, in its owner's words
    Column("scopes", String(40), nullable=False),  # with commas between them
    Column("created_at", Float, nullable=False),  # seconds since 1970
    Column("used_at", Float),  # none: never; to the day
    Column("expires_at", Float),  # none: never
    Index("tokens_by_player", "player", "created_at"),
)


@dataclass(slots=True, kw_only=True)
class Token:
    """A program's way in."""

    digest: str
    id: str
    player: str
    name: str
    scopes: str
    created_at: float
    used_at: float | None = None
    expires_at: float | None = None


def write_new(connection: Connection, token: Token) -> None:
    """Write a token that is not there yet."""
    connection.execute(tokens.insert().values(asdict(token)))


def tokens_of(connection: Connection, player: str) -> list[Token]:
    """Somebody's tokens, the newest first."""
    query = select(tokens).where(tokens.c.player == player).order_by(tokens.c.created_at.desc(), tokens.c.id)
    return [Token(**row) for row in connection.execute(query).mappings()]


def count_of(connection: Connection, player: str) -> int:
    """How many tokens somebody has."""
    return connection.scalar(select(func.count()).where(tokens.c.player == player)) or 0


def look_up(connection: Connection, digest: str) -> tuple[Token, Account] | None:
    """A token and the account that it belongs to."""
    found = connection.execute(select(tokens).where(tokens.c.digest == digest)).mappings().first()
    if found is None:
        return None
    token = Token(**found)
    owner = connection.execute(select(accounts).where(accounts.c.player == token.player)).mappings().one()
    return token, Account(**owner)
