"""Games between two people: who has which seat, the link that offers the other one, and what one offers the other."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"

_INDEXES = (
    ("games_by_attackers", ["attackers_player", "updated_at"], False),
    ("games_by_defenders", ["defenders_player", "updated_at"], False),
    ("games_by_invite", ["invite"], True),
)


def upgrade() -> None:
    """Add the columns, which are empty in all games that are there, and find games by them."""
    op.add_column("games", sa.Column("attackers_player", sa.String(40)))
    op.add_column("games", sa.Column("defenders_player", sa.String(40)))
    op.add_column("games", sa.Column("invite", sa.String(12)))
    op.add_column("games", sa.Column("offer", sa.String(30)))
    for name, columns, unique in _INDEXES:
        is_there = sa.text(f"{columns[0]} IS NOT NULL")
        op.create_index(name, "games", columns, unique=unique, sqlite_where=is_there, postgresql_where=is_there)


def downgrade() -> None:
    """Drop them again."""
    for name, _, _ in _INDEXES:
        op.drop_index(name, "games")
    for column in ("offer", "invite", "defenders_player", "attackers_player"):
        op.drop_column("games", column)
