"""Tournaments: what is played, who has entered, who is paired with whom; and in games, which tournament they are of."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"

_GOES_ON = sa.text("ended_at IS NULL")


def _of_tournament() -> sa.Column[str]:
    return sa.Column(
        "tournament_id", sa.String(12), sa.ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True
    )


def upgrade() -> None:
    """Add the tables, and the column, which is empty in all games that are there."""
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(12), primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("maker", sa.String(40), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("rules", sa.String(60), nullable=False),
        sa.Column("clock", sa.JSON, nullable=False),
        sa.Column("two_sets", sa.Boolean, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("rounds", sa.Integer),
        sa.Column("minutes", sa.Integer),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("created_at", sa.Float, nullable=False),
        sa.Column("starts_at", sa.Float),
        sa.Column("started_at", sa.Float),
        sa.Column("ends_at", sa.Float),
        sa.Column("ended_at", sa.Float),
    )
    op.create_index(
        "tournaments_that_go_on", "tournaments", ["created_at"], sqlite_where=_GOES_ON, postgresql_where=_GOES_ON
    )
    op.create_index("tournaments_by_end", "tournaments", ["ended_at"])
    op.create_table(
        "entrants",
        _of_tournament(),
        sa.Column("player", sa.String(40), primary_key=True),
        sa.Column("joined_at", sa.Float, nullable=False),
        sa.Column("waits_from", sa.Float, nullable=False),
        sa.Column("presence", sa.String(10), nullable=False),
    )
    op.create_index("entrants_by_player", "entrants", ["player"])
    op.create_table(
        "pairings",
        _of_tournament(),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("one", sa.String(40), nullable=False),
        sa.Column("two", sa.String(40)),
        sa.Column("game_id", sa.String(12)),
        sa.Column("paired_at", sa.Float, nullable=False),
        sa.Column("ended_at", sa.Float),
        sa.Column("points_one", sa.Float),
        sa.Column("points_two", sa.Float),
        sa.Column("sets_one", sa.Float),
        sa.Column("sets_two", sa.Float),
    )
    op.add_column("games", sa.Column("tournament", sa.String(12)))


def downgrade() -> None:
    """Drop them again."""
    op.drop_column("games", "tournament")
    for table in ("pairings", "entrants", "tournaments"):
        op.drop_table(table)
