"""An index of the games that go on: of a visitor's, of those that wait for the computer, and of those left long ago."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add it."""
    is_open = sa.text("termination IS NULL")
    op.create_index(
        "games_that_go_on", "games", ["owner", "updated_at"], sqlite_where=is_open, postgresql_where=is_open
    )


def downgrade() -> None:
    """Drop it again."""
    op.drop_index("games_that_go_on", "games")
