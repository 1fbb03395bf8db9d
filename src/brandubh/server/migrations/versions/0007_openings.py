"""Whether a game may be counted in the openings."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0004"


def upgrade() -> None:
    """Add the column; nobody was asked about the games that are there."""
    op.add_column("games", sa.Column("in_openings", sa.Boolean))


def downgrade() -> None:
    """Drop it again."""
    op.drop_column("games", "in_openings")
