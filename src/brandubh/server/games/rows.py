"""Games in the database: a row for each game, and one for each of its moves.

Plain values, read and written by SQLAlchemy's Core: its object-relational half took most of a move's time.
"""

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field, fields
from typing import Any

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Connection,
    Float,
    ForeignKey,
    Index,
    Integer,
    Select,
    String,
    Table,
    and_,
    bindparam,
    insert,
    select,
    text,
)

from brandubh.server.accounts.rows import accounts
from brandubh.server.database import Prepared, metadata

_IS_OPEN = text("termination IS NULL")
_TO_WATCH = text("public IS NOT NULL AND termination IS NULL")


def _index_where_there(name: str, *columns: str, unique: bool = False) -> Index:
    """An index of the games that have something in the first of its columns."""
    is_there = text(f"{columns[0]} IS NOT NULL")
    return Index(name, *columns, unique=unique, sqlite_where=is_there, postgresql_where=is_there)


games = Table(
    "games",
    metadata,
    Column("id", String(12), primary_key=True),
    Column("version", Integer, nullable=False),  # grows with every change
    Column("owner", String(40), nullable=False),
    Column("created_at", Float, nullable=False),  # seconds since 1970
    Column("updated_at", Float, nullable=False),
    Column("rules", JSON, nullable=False),
    Column("rules_name", String(60), nullable=False),
    Column("start", String(80)),  # the position text, if not the ruleset's own start
    Column("attackers_level", Integer),  # the computer's level; none for a person
    Column("defenders_level", Integer),
    Column("attackers_name", String(60)),
    Column("defenders_name", String(60)),
    Column("clock_initial", Integer),  # milliseconds
    Column("clock_increment", Integer),
    Column("clock_days", Integer),  # by correspondence: days for each move, which clock_initial has as milliseconds
    Column("clock_from", Float),  # since when the side to move is thinking
    Column("flag_at", Float),  # when its time will be up
    Column("lag", String(40)),  # what the way takes: lag.py reads it
    Column("computer_node", String(32)),  # the server that thinks about the computer's move
    Column("computer_until", Float),  # and when another may take over; none where it is not its turn
    Column("plies", Integer, nullable=False),
    Column("position", String(80)),  # as it is now, for lists; none in games from before it was kept
    Column("winner", String(12)),
    Column("termination", String(20)),  # none while the game goes on
    Column("match_id", String(12)),
    Column("match_set", Integer),
    Column("in_openings", Boolean),  # none in games from before anybody was asked: they count
    Column("attackers_player", String(40)),  # of two people at two screens; none: not there yet. seats.py reads them
    Column("defenders_player", String(40)),
    Column("invite", String(12)),  # the link to the other seat; it stays, so that whoever comes late is told
    Column("offer", String(30)),  # what one of two people offers the other: offers.py reads it
    Column("public", Boolean),  # anybody may find it; none: whoever has its link
    Column("rated", Boolean),  # whether rating points are at stake
    Column("attackers_account", String(20)),  # the names of those who play with an account
    Column("defenders_account", String(20)),
    Column("attackers_rating", Integer),  # how strong those who have a rating were when the game began
    Column("defenders_rating", Integer),
    Column("attackers_unsure", Boolean),  # whether that was only a guess
    Column("defenders_unsure", Boolean),
    Column("attackers_change", Integer),  # by how many points the game has changed it
    Column("defenders_change", Integer),
    Column("attackers_bot", Boolean),  # whether that account is a program's
    Column("defenders_bot", Boolean),
    Column("tournament", String(12)),  # in which it was paired
    Index("games_by_owner", "owner", "updated_at"),
    Index("games_that_go_on", "owner", "updated_at", sqlite_where=_IS_OPEN, postgresql_where=_IS_OPEN),
    Index("games_by_match", "match_id", "match_set", unique=True),
    _index_where_there("games_by_attackers", "attackers_player", "updated_at"),
    _index_where_there("games_by_defenders", "defenders_player", "updated_at"),
    _index_where_there("games_by_invite", "invite", unique=True),
    _index_where_there("games_by_flag", "flag_at"),
    _index_where_there("games_by_lease", "computer_until"),
    Index("games_to_watch", "created_at", sqlite_where=_TO_WATCH, postgresql_where=_TO_WATCH),
)

moves = Table(
    "moves",
    metadata,
    Column("game_id", String(12), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("ply", Integer, primary_key=True),
    Column("move", String(5), nullable=False),
    Column("played_at", Float, nullable=False),
    Column("clock", Integer),  # milliseconds left to the player who moved
)


@dataclass(slots=True)
class MoveRow:
    """A move that was played."""

    move: str
    played_at: float
    clock: int | None


@dataclass(slots=True, kw_only=True)
class GameRow:
    """A game: who plays, by which rules, and how it ended. ``moves`` are on the disk up to ``stored``."""

    id: str
    version: int = 0
    owner: str
    created_at: float
    updated_at: float
    rules: dict[str, Any]
    rules_name: str
    start: str | None
    attackers_level: int | None
    defenders_level: int | None
    attackers_name: str | None
    defenders_name: str | None
    clock_initial: int | None
    clock_increment: int | None
    clock_days: int | None = None
    clock_from: float | None = None
    flag_at: float | None = None
    lag: str | None = None
    computer_node: str | None = None
    computer_until: float | None = None
    plies: int = 0
    position: str | None = None
    winner: str | None = None
    termination: str | None = None
    match_id: str | None = None
    match_set: int | None = None
    in_openings: bool | None = None
    attackers_player: str | None = None
    defenders_player: str | None = None
    invite: str | None = None
    offer: str | None = None
    public: bool | None = None
    rated: bool | None = None
    attackers_account: str | None = None
    defenders_account: str | None = None
    attackers_rating: int | None = None
    defenders_rating: int | None = None
    attackers_unsure: bool | None = None
    defenders_unsure: bool | None = None
    attackers_change: int | None = None
    defenders_change: int | None = None
    attackers_bot: bool | None = None
    defenders_bot: bool | None = None
    tournament: str | None = None
    moves: list[MoveRow] = field(default_factory=list)
    stored: int = 0


_COLUMNS = tuple(each.name for each in fields(GameRow) if each.name in games.c)
_CHANGING = (
    *("version", "updated_at", "clock_from", "flag_at", "lag", "computer_node", "computer_until"),
    *("plies", "position", "winner", "termination", "offer"),
)
_SEATS = (
    *("attackers_player", "defenders_player", "attackers_name", "defenders_name"),
    *("attackers_account", "defenders_account", "attackers_bot", "defenders_bot", "in_openings"),
    *("attackers_rating", "defenders_rating", "attackers_unsure", "defenders_unsure"),
)

_insert_game = insert(games)
_insert_move = Prepared(insert(moves))
_update_game = Prepared(
    games.update()
    .where(games.c.id == bindparam("game_id"))
    .values({name: bindparam(f"new_{name}") for name in _CHANGING})
)
_delete_moves = Prepared(
    moves.delete().where(moves.c.game_id == bindparam("of_game"), moves.c.ply >= bindparam("first"))
)
_moves_of = (
    select(moves.c.game_id, moves.c.move, moves.c.played_at, moves.c.clock)
    .where(moves.c.game_id.in_(bindparam("games", expanding=True)))
    .order_by(moves.c.game_id, moves.c.ply)
)
_last_moves = (
    select(moves.c.game_id, moves.c.move)
    .join(games, games.c.id == moves.c.game_id)
    .where(moves.c.game_id.in_(bindparam("games", expanding=True)), moves.c.ply == games.c.plies - 1)
)
_versions = select(games.c.id, games.c.version, games.c.updated_at)
_versions_of_game = Prepared(_versions.where(games.c.id == bindparam("game_id")))
_versions_of_match = Prepared(_versions.where(games.c.match_id == bindparam("match_id")).order_by(games.c.match_set))

Versions = tuple[tuple[str, int, float], ...]
"""The ids and versions of a game, or of all sets of its match, and when they came about: where a change could not be
committed, another process may have made another one of the same number.
"""


def read_rows(connection: Connection, query: Select[Any], *, with_moves: bool = True) -> list[GameRow]:
    """The games that a query for whole rows of ``games`` finds. Without moves, only those have them that know their
    position in no other way.
    """
    found = [GameRow(**row) for row in connection.execute(query).mappings()]
    asked = [row for row in found if with_moves or row.position is None]
    played: dict[str, list[MoveRow]] = defaultdict(list)
    if asked:
        for game_id, *move in connection.execute(_moves_of, {"games": [row.id for row in asked]}):
            played[game_id].append(MoveRow(*move))
    for row in asked:
        row.moves = played[row.id]
        row.stored = len(row.moves)
    return found


def last_moves(connection: Connection, rows: Sequence[GameRow]) -> dict[str, str]:
    """The last moves of games that have one, by the games' ids."""
    found = connection.execute(_last_moves, {"games": [row.id for row in rows]})
    return dict(iter(found))


def versions_of(connection: Connection, game_id: str, match_id: str | None) -> Versions:
    """The versions of a game, or of the sets of its match, as they are now."""
    if match_id is None:
        return tuple(_versions_of_game.run(connection, game_id=game_id))
    return tuple(_versions_of_match.run(connection, match_id=match_id))


def write_new(connection: Connection, row: GameRow) -> None:
    """Write a game that is not there yet."""
    row.version = 1
    _mark_bots(connection, row)
    connection.execute(_insert_game, {name: getattr(row, name) for name in _COLUMNS})
    _write_moves(connection, row)


def write_change(connection: Connection, row: GameRow) -> None:
    """Write what has changed in a game, and raise its version."""
    row.version += 1
    values = {f"new_{name}": getattr(row, name) for name in _CHANGING}
    _update_game.run(connection, game_id=row.id, **values)
    if row.plies < row.stored:
        _delete_moves.run(connection, of_game=row.id, first=row.plies)
    _write_moves(connection, row)


def write_seats(connection: Connection, row: GameRow) -> None:
    """Write who has which seat, besides what else has changed."""
    _mark_bots(connection, row)
    connection.execute(games.update().where(games.c.id == row.id), {name: getattr(row, name) for name in _SEATS})
    write_change(connection, row)


def _mark_bots(connection: Connection, row: GameRow) -> None:
    """Note which players are programs, whoever gave them their seats."""
    names = [name for name in (row.attackers_account, row.defenders_account) if name is not None]
    if names:
        bots = set(connection.scalars(select(accounts.c.name).where(accounts.c.name.in_(names), accounts.c.is_bot)))
        row.attackers_bot = row.attackers_account in bots or None
        row.defenders_bot = row.defenders_account in bots or None


def adopt(connection: Connection, guest: str, player: str, account: str) -> None:
    """Let a player have the games of a guest who was the same person, under the account's name."""
    again = {"version": games.c.version + 1}  # for those who keep them in memory
    for side in ("attackers", "defenders"):
        seat = games.c[f"{side}_player"]
        named = {seat.name: player, f"{side}_name": account, f"{side}_account": account}
        connection.execute(games.update().where(seat == guest).values(named | again))
        other = "defenders" if side == "attackers" else "attackers"
        alone = and_(games.c.owner == guest, seat.is_(None), games.c[f"{other}_level"].is_not(None))
        connection.execute(games.update().where(alone).values({f"{side}_account": account}))
    connection.execute(games.update().where(games.c.owner == guest).values({"owner": player} | again))


def _write_moves(connection: Connection, row: GameRow) -> None:
    for ply in range(row.stored, row.plies):
        each = row.moves[ply]
        _insert_move.run(
            connection, game_id=row.id, ply=ply, move=each.move, played_at=each.played_at, clock=each.clock
        )
    row.stored = row.plies
