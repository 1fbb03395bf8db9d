"""Games in the database: a row for each game, and one for each of its moves.

A move is accepted when its row (game, ply) is committed; of two writers the second loses by the key.
"""

from typing import Any

from sqlalchemy import JSON, Float, ForeignKey, Index, Integer, String
from sqlalchemy.orm import Mapped, mapped_column, relationship

from brandubh.server.database import Base


class MoveRow(Base):
    """A move that was played."""

    __tablename__ = "moves"

    game_id: Mapped[str] = mapped_column(String(12), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True)
    ply: Mapped[int] = mapped_column(Integer, primary_key=True)
    move: Mapped[str] = mapped_column(String(5))
    played_at: Mapped[float] = mapped_column(Float)  # seconds since 1970
    clock: Mapped[int | None] = mapped_column(Integer)  # milliseconds left to the player who moved

    # What another writer removed first is gone all the same; the game's version tells who lost.
    __mapper_args__ = {"confirm_deleted_rows": False}  # noqa: RUF012  # SQLAlchemy's own way


class GameRow(Base):
    """A game: who plays, by which rules, and how it ended."""

    __tablename__ = "games"
    __table_args__ = (
        Index("games_by_owner", "owner", "updated_at"),
        Index("games_by_match", "match_id", "match_set", unique=True),
    )

    id: Mapped[str] = mapped_column(String(12), primary_key=True)
    version: Mapped[int] = mapped_column(Integer)  # grows with every change; a writer who knows an old one loses
    owner: Mapped[str] = mapped_column(String(40))
    created_at: Mapped[float] = mapped_column(Float)
    updated_at: Mapped[float] = mapped_column(Float)
    rules: Mapped[dict[str, Any]] = mapped_column(JSON)
    rules_name: Mapped[str] = mapped_column(String(60))
    start: Mapped[str | None] = mapped_column(String(80))  # the position text, if not the ruleset's own start
    attackers_level: Mapped[int | None] = mapped_column(Integer)  # the computer's level; none for a person
    defenders_level: Mapped[int | None] = mapped_column(Integer)
    attackers_name: Mapped[str | None] = mapped_column(String(60))
    defenders_name: Mapped[str | None] = mapped_column(String(60))
    clock_initial: Mapped[int | None] = mapped_column(Integer)  # milliseconds
    clock_increment: Mapped[int | None] = mapped_column(Integer)
    clock_from: Mapped[float | None] = mapped_column(Float)  # since when the side to move is thinking
    plies: Mapped[int] = mapped_column(Integer)
    winner: Mapped[str | None] = mapped_column(String(12))
    termination: Mapped[str | None] = mapped_column(String(20))  # none while the game goes on
    match_id: Mapped[str | None] = mapped_column(String(12))
    match_set: Mapped[int | None] = mapped_column(Integer)

    __mapper_args__ = {"version_id_col": version}  # noqa: RUF012  # SQLAlchemy's own way

    moves: Mapped[list[MoveRow]] = relationship(order_by=MoveRow.ply, lazy="selectin", cascade="all, delete-orphan")
