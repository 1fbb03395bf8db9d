"""Training with puzzles: solvers and their ratings, what they have done with each puzzle, attempts, and runs."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Create the tables."""
    op.create_table(
        "solvers",
        sa.Column("visitor", sa.String(40), primary_key=True),
        sa.Column("rating", sa.Float, nullable=False),
        sa.Column("deviation", sa.Float, nullable=False),
        sa.Column("volatility", sa.Float, nullable=False),
        sa.Column("rated", sa.Integer, nullable=False),
        sa.Column("rated_at", sa.Float),
        sa.Column("best_streak", sa.Integer, nullable=False),
        sa.Column("best_storm", sa.Integer, nullable=False),
    )
    op.create_table(
        "puzzle_marks",
        sa.Column("visitor", sa.String(40), primary_key=True),
        sa.Column("puzzle", sa.String(12), primary_key=True),
        sa.Column("mark", sa.String(8), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "attempts",
        sa.Column("id", sa.String(12), primary_key=True),
        sa.Column("visitor", sa.String(40), nullable=False),
        sa.Column("puzzle", sa.String(12), nullable=False),
        sa.Column("mode", sa.String(8), nullable=False),
        sa.Column("begun_at", sa.Float, nullable=False),
        sa.Column("result", sa.String(8)),
        sa.Column("seconds", sa.Float),
        sa.Column("rating", sa.Float),
        sa.Column("change", sa.Float),
    )
    is_open = sa.text("result IS NULL")
    op.create_index("attempts_by_visitor", "attempts", ["visitor", "begun_at"])
    op.create_index("attempts_that_go_on", "attempts", ["begun_at"], sqlite_where=is_open, postgresql_where=is_open)
    op.create_table(
        "runs",
        sa.Column("id", sa.String(12), primary_key=True),
        sa.Column("visitor", sa.String(40), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("rules", sa.String(60), nullable=False),
        sa.Column("seed", sa.String(12), nullable=False),
        sa.Column("begun_at", sa.Float, nullable=False),
        sa.Column("ends_at", sa.Float),
        sa.Column("ended_at", sa.Float),
        sa.Column("puzzle", sa.String(12), nullable=False),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("combo", sa.Integer, nullable=False),
        sa.Column("best_combo", sa.Integer, nullable=False),
        sa.Column("solved", sa.Integer, nullable=False),
        sa.Column("done", sa.JSON, nullable=False),
    )
    op.create_index("runs_by_visitor", "runs", ["visitor", "kind", "begun_at"])


def downgrade() -> None:
    """Drop them again."""
    for name in ("runs", "attempts", "puzzle_marks", "solvers"):
        op.drop_table(name)
