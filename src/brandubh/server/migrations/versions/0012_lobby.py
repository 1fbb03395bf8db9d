"""The lobby: who looks for an opponent, which games anybody may find, and how many watch."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"

_TO_WATCH = sa.text("public IS NOT NULL AND termination IS NULL")


def upgrade() -> None:
    """Add the tables, and the column, which is empty in all games that are there: these are known by their links."""
    op.create_table(
        "seeks",
        sa.Column("id", sa.String(12), primary_key=True),
        sa.Column("player", sa.String(40), nullable=False),
        sa.Column("name", sa.String(60)),
        sa.Column("account", sa.String(20)),
        sa.Column("rules", sa.String(60), nullable=False),
        sa.Column("clock", sa.JSON),
        sa.Column("side", sa.String(12), nullable=False),
        sa.Column("two_sets", sa.Boolean, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("live", sa.Boolean, nullable=False),
        sa.Column("in_openings", sa.Boolean, nullable=False),
        sa.Column("address", sa.String(16), nullable=False),
        sa.Column("created_at", sa.Float, nullable=False),
        sa.Column("seen_at", sa.Float, nullable=False),
        sa.Column("game_id", sa.String(12)),
    )
    op.create_index("seeks_by_player", "seeks", ["player"])
    op.create_table(
        "audience",
        sa.Column("node", sa.String(16), primary_key=True),
        sa.Column("place", sa.String(12), primary_key=True),
        sa.Column("count", sa.Integer, nullable=False),
        sa.Column("seen_at", sa.Float, nullable=False),
    )
    op.add_column("games", sa.Column("public", sa.Boolean))
    op.create_index("games_to_watch", "games", ["created_at"], sqlite_where=_TO_WATCH, postgresql_where=_TO_WATCH)


def downgrade() -> None:
    """Drop them again."""
    op.drop_index("games_to_watch", "games")
    op.drop_column("games", "public")
    op.drop_table("audience")
    op.drop_table("seeks")
