"""Tables for keeping order."""

from sqlalchemy import Column, Float, ForeignKey, Index, Integer, String, Table

from brandubh.server.accounts.rows import accounts
from brandubh.server.database import metadata

blocks = Table(
    "blocks",
    metadata,
    Column("player", String(40), ForeignKey(accounts.c.player, ondelete="CASCADE"), primary_key=True),
    Column("blocked", String(40), ForeignKey(accounts.c.player, ondelete="CASCADE"), primary_key=True),
    Column("at", Float, nullable=False),  # seconds since 1970
    Index("blocks_by_blocked", "blocked"),
)

leavings = Table(
    "leavings",
    metadata,
    Column("game_id", String(12), primary_key=True),
    Column("player", String(40), primary_key=True),  # a guest's, too
    Column("kind", String(10), nullable=False),  # aborted, or left
    Column("at", Float, nullable=False),
    Index("leavings_by_player", "player", "at"),
)

keeping = Table(
    "keeping",
    metadata,
    Column("number", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("action", String(20), nullable=False),
    Column("name", String(20), nullable=False),  # of the account, as it was then
    Column("note", String(200), nullable=False),
)
