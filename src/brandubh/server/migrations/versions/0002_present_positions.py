"""The present position of a game, so that lists need not replay it."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add the column; games of before have none, until their next change."""
    op.add_column("games", sa.Column("position", sa.String(80)))


def downgrade() -> None:
    """Drop it again."""
    with op.batch_alter_table("games") as games:
        games.drop_column("position")
