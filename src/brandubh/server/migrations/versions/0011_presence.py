"""Who of two people at two screens is there: a row for each seat and server at which it has a page open, or had."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Make the table, which is empty: nobody is there while a server starts."""
    op.create_table(
        "presence",
        sa.Column("game_id", sa.String(12), sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("side", sa.String(12), primary_key=True),
        sa.Column("node", sa.String(16), primary_key=True),
        sa.Column("since", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
        sa.Column("is_open", sa.Boolean, nullable=False),
    )
    op.create_index("presence_by_node", "presence", ["node"])
    op.create_index("presence_by_seen", "presence", ["seen"])


def downgrade() -> None:
    """Drop it again."""
    op.drop_table("presence")
