"""Studies and their chapters."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Create their tables."""
    op.create_table(
        "studies",
        sa.Column("id", sa.String(12), primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("owner", sa.String(40), nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("created_at", sa.Float, nullable=False),
        sa.Column("updated_at", sa.Float, nullable=False),
        sa.Column("numbered", sa.Integer, nullable=False),
    )
    op.create_index("studies_by_owner", "studies", ["owner", "updated_at"])
    op.create_table(
        "chapters",
        sa.Column("study_id", sa.String(12), sa.ForeignKey("studies.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("position", sa.String(80), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
    )


def downgrade() -> None:
    """Drop them again."""
    op.drop_table("chapters")
    op.drop_table("studies")
