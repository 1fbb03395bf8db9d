"""Whom somebody has blocked, who has left games, and what those have done who keep order."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    """Add the tables."""
    op.create_table(
        "blocks",
        sa.Column("player", sa.String(40), sa.ForeignKey("accounts.player", ondelete="CASCADE"), primary_key=True),
        sa.Column("blocked", sa.String(40), sa.ForeignKey("accounts.player", ondelete="CASCADE"), primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("blocks_by_blocked", "blocks", ["blocked"])
    op.create_table(
        "leavings",
        sa.Column("game_id", sa.String(12), primary_key=True),
        sa.Column("player", sa.String(40), primary_key=True),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("leavings_by_player", "leavings", ["player", "at"])
    op.create_table(
        "keeping",
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("action", sa.String(20), nullable=False),
        sa.Column("name", sa.String(20), nullable=False),
        sa.Column("note", sa.String(200), nullable=False),
    )


def downgrade() -> None:
    """Drop them again."""
    for table in ("keeping", "leavings", "blocks"):
        op.drop_table(table)
