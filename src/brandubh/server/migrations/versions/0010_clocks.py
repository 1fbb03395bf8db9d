"""Clocks: when somebody's time is up, days per move; and which server thinks about the computer's move."""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"

_COLUMNS: dict[str, sa.types.TypeEngine[Any]] = {
    "clock_days": sa.Integer(),
    "flag_at": sa.Float(),
    "lag": sa.String(40),
    "computer_node": sa.String(32),
    "computer_until": sa.Float(),
}
_INDEXES = {"games_by_flag": "flag_at", "games_by_lease": "computer_until"}


def upgrade() -> None:
    """Add what is new, and say of the games that go on when their time is up, and where the computer has to move."""
    op.create_table(
        "nodes",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("started_at", sa.Float, nullable=False),
        sa.Column("seen_at", sa.Float, nullable=False),
    )
    for name, kind in _COLUMNS.items():
        op.add_column("games", sa.Column(name, kind))
    # The side to move has what was left to it after its last move; its first one finds the clock full.
    op.execute(
        "UPDATE games SET flag_at = clock_from + COALESCE("
        "(SELECT clock FROM moves WHERE game_id = games.id AND ply = games.plies - 2), clock_initial) / 1000.0 "
        "WHERE termination IS NULL AND clock_initial IS NOT NULL AND clock_from IS NOT NULL AND plies > 0"
    )
    op.execute(
        "UPDATE games SET computer_until = 0 WHERE termination IS NULL AND ("
        "(position IS NULL AND (attackers_level IS NOT NULL OR defenders_level IS NOT NULL))"
        " OR (attackers_level IS NOT NULL AND position LIKE '% b')"
        " OR (defenders_level IS NOT NULL AND position LIKE '% w'))"
    )
    for index, column in _INDEXES.items():
        is_there = sa.text(f"{column} IS NOT NULL")
        op.create_index(index, "games", [column], sqlite_where=is_there, postgresql_where=is_there)


def downgrade() -> None:
    """Drop it again."""
    for index in _INDEXES:
        op.drop_index(index, "games")
    for name in reversed(_COLUMNS):
        op.drop_column("games", name)
    op.drop_table("nodes")
