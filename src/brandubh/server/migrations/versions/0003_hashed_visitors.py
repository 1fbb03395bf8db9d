"""The owner of a game is known by a digest of the token that only their browser has."""

import hashlib

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Put the digest in the token's place, as ``visitors.py`` makes it."""
    games = sa.table("games", sa.column("owner", sa.String))
    connection = op.get_bind()
    for token in connection.scalars(sa.select(games.c.owner).distinct()).all():
        digest = hashlib.sha256(token.encode()).hexdigest()[:32]
        connection.execute(games.update().where(games.c.owner == token).values(owner=digest))


def downgrade() -> None:
    """Nobody can tell a token by its digest."""
    raise NotImplementedError("tokens cannot be made of their digests: put a backup in the place of the database")
