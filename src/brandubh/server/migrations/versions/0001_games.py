"""Games and their moves."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Create the rows' tables."""
    op.create_table(
        "games",
        sa.Column("id", sa.String(12), primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("owner", sa.String(40), nullable=False),
        sa.Column("created_at", sa.Float, nullable=False),
        sa.Column("updated_at", sa.Float, nullable=False),
        sa.Column("rules", sa.JSON, nullable=False),
        sa.Column("rules_name", sa.String(60), nullable=False),
        sa.Column("start", sa.String(80)),
        sa.Column("attackers_level", sa.Integer),
        sa.Column("defenders_level", sa.Integer),
        sa.Column("attackers_name", sa.String(60)),
        sa.Column("defenders_name", sa.String(60)),
        sa.Column("clock_initial", sa.Integer),
        sa.Column("clock_increment", sa.Integer),
        sa.Column("clock_from", sa.Float),
        sa.Column("plies", sa.Integer, nullable=False),
        sa.Column("winner", sa.String(12)),
        sa.Column("termination", sa.String(20)),
        sa.Column("match_id", sa.String(12)),
        sa.Column("match_set", sa.Integer),
    )
    op.create_index("games_by_owner", "games", ["owner", "updated_at"])
    op.create_index("games_by_match", "games", ["match_id", "match_set"], unique=True)
    op.create_table(
        "moves",
        sa.Column("game_id", sa.String(12), sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("ply", sa.Integer, primary_key=True),
        sa.Column("move", sa.String(5), nullable=False),
        sa.Column("played_at", sa.Float, nullable=False),
        sa.Column("clock", sa.Integer),
    )


def downgrade() -> None:
    """Drop them again."""
    op.drop_table("moves")
    op.drop_table("games")
