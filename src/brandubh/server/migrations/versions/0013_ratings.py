"""Ratings, what each game has changed of them, the levels of the computer as players, and in games: how strong the
players were, and what the game has changed.
"""

import time

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"

_IN_GAMES = tuple(
    (f"{side}_{name}", kind)
    for name, kind in (("rating", sa.Integer()), ("unsure", sa.Boolean()), ("change", sa.Integer()))
    for side in ("attackers", "defenders")
)
_LEVELS = (600, 800, 1090, 1400, 1655, 1905, 2155, 2480)  # as the ladder had them when they became players


def upgrade() -> None:
    """Add the tables and the levels, and the columns, which are empty in all games that are there."""
    op.create_table(
        "ratings",
        sa.Column("player", sa.String(40), sa.ForeignKey("accounts.player", ondelete="CASCADE"), primary_key=True),
        sa.Column("kind", sa.String(10), primary_key=True),
        sa.Column("rating", sa.Float, nullable=False),
        sa.Column("deviation", sa.Float, nullable=False),
        sa.Column("volatility", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("last_at", sa.Float),
    )
    op.create_index("ratings_by_strength", "ratings", ["kind", "rating"])
    op.create_table(
        "rating_changes",
        sa.Column("game_id", sa.String(12), primary_key=True),
        sa.Column("player", sa.String(40), sa.ForeignKey("accounts.player", ondelete="CASCADE"), primary_key=True),
        sa.Column("kind", sa.String(10), primary_key=True),
        sa.Column("before", sa.Float, nullable=False),
        sa.Column("after", sa.Float, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("rating_changes_by_player", "rating_changes", ["player", "kind", "at"])
    for name, kind in _IN_GAMES:
        op.add_column("games", sa.Column(name, kind))
    _add_levels()


def _add_levels() -> None:
    """The levels' accounts, which no password fits, and their ratings. Somebody may have a level's name already."""
    connection = op.get_bind()
    accounts = _table("accounts", "player", "name", "folded", "password", "recovery", "created_at", "is_bot")
    ratings = _table("ratings", "player", "kind", "rating", "deviation", "volatility", "games")
    taken = set(connection.scalars(sa.select(accounts.c.folded)))
    for level, elo in enumerate(_LEVELS, 1):
        name = f"Level {level}"
        if _folded(name) in taken:
            name = f"Brandubh level {level}"
        player = f"{level:032x}"
        row = {"player": player, "name": name, "folded": _folded(name), "password": "-", "recovery": "-"}
        connection.execute(accounts.insert().values(**row, created_at=time.time(), is_bot=True))
        for kind in ("overall", "attackers", "defenders"):
            begun = {"rating": elo, "deviation": 60.0, "volatility": 0.06, "games": 0}
            connection.execute(ratings.insert().values(player=player, kind=kind, **begun))


def _table(name: str, *columns: str) -> sa.TableClause:
    return sa.table(name, *(sa.column(each, sa.Boolean if each == "is_bot" else None) for each in columns))


def _folded(name: str) -> str:
    """As the accounts have it, of names of plain letters and digits."""
    return name.lower().replace(" ", "").replace("1", "l").replace("i", "l").replace("0", "o")


def downgrade() -> None:
    """Drop them again."""
    for name, _ in _IN_GAMES:
        op.drop_column("games", name)
    op.drop_table("rating_changes")
    op.drop_table("ratings")
    op.get_bind().execute(sa.text("DELETE FROM accounts WHERE player LIKE '0000000000000000%'"))
