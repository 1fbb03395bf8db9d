"""Accounts, the sessions of those who are logged in, and in games: who plays with an account, and for rating points."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"

_IN_GAMES = (("rated", sa.Boolean()), ("attackers_account", sa.String(20)), ("defenders_account", sa.String(20)))


def upgrade() -> None:
    """Add the tables, and the columns, which are empty in all games that are there."""
    op.create_table(
        "accounts",
        sa.Column("player", sa.String(40), primary_key=True),
        sa.Column("name", sa.String(20), nullable=False),
        sa.Column("folded", sa.String(40), nullable=False, unique=True),
        sa.Column("password", sa.String(200), nullable=False),
        sa.Column("recovery", sa.String(200), nullable=False),
        sa.Column("created_at", sa.Float, nullable=False),
        sa.Column("closed_at", sa.Float),
        sa.Column("closed_for", sa.String(20)),
        sa.Column("is_bot", sa.Boolean, nullable=False),
    )
    op.create_table(
        "sessions",
        sa.Column("digest", sa.String(40), primary_key=True),
        sa.Column("id", sa.String(12), nullable=False, unique=True),
        sa.Column("player", sa.String(40), sa.ForeignKey("accounts.player", ondelete="CASCADE"), nullable=False),
        sa.Column("created_at", sa.Float, nullable=False),
        sa.Column("seen_at", sa.Float, nullable=False),
        sa.Column("browser", sa.String(60), nullable=False),
    )
    op.create_index("sessions_by_player", "sessions", ["player", "seen_at"])
    for name, kind in _IN_GAMES:
        op.add_column("games", sa.Column(name, kind))


def downgrade() -> None:
    """Drop them again."""
    for name, _ in _IN_GAMES:
        op.drop_column("games", name)
    op.drop_table("sessions")
    op.drop_table("accounts")
