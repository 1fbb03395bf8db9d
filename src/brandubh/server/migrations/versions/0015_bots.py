"""Tokens with which programs come, and in games: which players are programs."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"

_IN_GAMES = ("attackers_bot", "defenders_bot")


def upgrade() -> None:
    """Add the table, and the columns, which are empty in all games that are there."""
    op.create_table(
        "tokens",
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.Column("id", sa.String(12), nullable=False, unique=True),
        sa.Column("player", sa.String(40), sa.ForeignKey("accounts.player", ondelete="CASCADE"), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("scopes", sa.String(40), nullable=False),
        sa.Column("created_at", sa.Float, nullable=False),
        sa.Column("used_at", sa.Float),
        sa.Column("expires_at", sa.Float),
    )
    op.create_index("tokens_by_player", "tokens", ["player", "created_at"])
    for name in _IN_GAMES:
        op.add_column("games", sa.Column(name, sa.Boolean()))


def downgrade() -> None:
    """Drop them again."""
    for name in _IN_GAMES:
        op.drop_column("games", name)
    op.drop_table("tokens")
