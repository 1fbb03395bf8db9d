"""What is known of a player: the ratings' way, how games went by side and by level, and how they begin.

Others learn of what was played for points; a game between friends is theirs alone. Its players see all of their own.
"""

import functools
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from sqlalchemy import ColumnElement, Connection, Select, and_, or_, select

from brandubh.board import Board
from brandubh.move import Move
from brandubh.openings.folding import family, fold
from brandubh.pieces import Side
from brandubh.rules import Rules
from brandubh.server.games.from_rows import ABORTED, level_of, rules_of
from brandubh.server.games.rows import GameRow, games, moves, read_rows
from brandubh.server.ratings.levels import level_of_player
from brandubh.server.ratings.rating import LEAST_PLIES, player_of
from brandubh.server.ratings.rows import KINDS, Kind, rating_changes

COUNTED = 500  # last games that a profile is made of
MOST_POINTS = 200  # of a rating's graph
MOST_OPENINGS = 4  # of each side

IS_PUBLIC = or_(games.c.rated.is_(True), games.c.public.is_(True))
"""Which games others may find by their players."""
_HAS_BEGUN = and_(games.c.plies > 0, or_(games.c.termination.is_(None), games.c.termination != ABORTED))
_COUNTS = and_(games.c.termination.is_not(None), games.c.termination != ABORTED, games.c.plies >= LEAST_PLIES)


@dataclass(slots=True)
class Tally:
    """How games went."""

    won: int = 0
    drawn: int = 0
    lost: int = 0

    def add(self, row: GameRow, side: Side) -> None:
        """Count a game, from the side of one who played it."""
        if row.winner is None:
            self.drawn += 1
        elif row.winner == side.value:
            self.won += 1
        else:
            self.lost += 1


@dataclass(slots=True)
class Beginning:
    """How somebody likes to begin: the position, the moves to it as they were played most, and how games went."""

    fen: str
    moves: tuple[str, ...]
    rules: str
    tally: Tally = field(default_factory=Tally)
    lines: Counter[tuple[str, tuple[str, ...]]] = field(default_factory=Counter)


@dataclass(frozen=True, slots=True)
class Point:
    """A rating after a game."""

    at: float
    rating: float
    before: float
    game_id: str


@dataclass(frozen=True, slots=True)
class Record:
    """How somebody's games went."""

    sides: dict[Side, Tally]
    levels: dict[int, Tally]
    openings: dict[Side, list[Beginning]]


def history(connection: Connection, player: str) -> dict[Kind, list[Point]]:
    """The last changes of somebody's ratings, the first one first."""
    found: dict[Kind, list[Point]] = {}
    changes = rating_changes.c
    for kind in KINDS:
        query = (
            select(changes.at, changes.after, changes.before, changes.game_id)
            .where(changes.player == player, changes.kind == kind)
            .order_by(changes.at.desc())
            .limit(MOST_POINTS)
        )
        found[kind] = [Point(*row) for row in reversed(connection.execute(query).all())]
    return found


def played_with(player: str) -> ColumnElement[bool]:
    """The games in which somebody plays one side, against another person or the computer."""
    alone = games.c.attackers_player.is_(None) & games.c.defenders_player.is_(None)
    computer = or_(games.c.attackers_level.is_not(None), games.c.defenders_level.is_not(None))
    return or_(
        games.c.attackers_player == player,
        games.c.defenders_player == player,
        and_(games.c.owner == player, alone, computer),
    )


def games_of(player: str, *, own: bool) -> Select[tuple[object, ...]]:
    """The games of a player that somebody may find: all of one's ``own``."""
    if level_of_player(player) is not None:
        counted = select(rating_changes.c.game_id).where(
            rating_changes.c.player == player, rating_changes.c.kind == "overall"
        )
        return select(games).where(games.c.id.in_(counted), IS_PUBLIC)
    query = select(games).where(played_with(player), _HAS_BEGUN)
    return query if own else query.where(IS_PUBLIC)


def record(connection: Connection, player: str, *, own: bool) -> Record:
    """How the last games of a player went, of those that somebody may find."""
    query = games_of(player, own=own).where(_COUNTS).order_by(games.c.updated_at.desc()).limit(COUNTED)
    rows = read_rows(connection, query, with_moves=False)
    sides = {side: Tally() for side in Side}
    levels: defaultdict[int, Tally] = defaultdict(Tally)
    played: dict[Side, list[GameRow]] = {side: [] for side in Side}
    for row in rows:
        side = side_of(row, player)
        if side is None:
            continue
        sides[side].add(row, side)
        played[side].append(row)
        if (level := level_of(row, side.other)) is not None:
            levels[level].add(row, side)
    begun = _first_moves(connection, [row.id for row in rows if row.start is None])
    openings = {side: _beginnings(played[side], begun, side) for side in Side}
    return Record(sides, dict(sorted(levels.items())), openings)


def side_of(row: GameRow, player: str) -> Side | None:
    """The side that somebody plays."""
    return next((side for side in Side if player_of(row, side) == player), None)


def between(connection: Connection, player: str, other: str) -> Tally:
    """How the games of two went, from the first one's side. They have played them, and so may know all."""
    level = level_of_player(other)
    if level is None:
        columns = (games.c.attackers_player, games.c.defenders_player)
        together = or_(*(and_(one == player, two == other) for one, two in (columns, columns[::-1])))
    else:
        level_columns = (games.c.attackers_level, games.c.defenders_level)
        together = and_(games.c.owner == player, or_(*(each == level for each in level_columns)))
    query = select(games).where(together, _COUNTS).order_by(games.c.updated_at.desc()).limit(COUNTED)
    tally = Tally()
    for row in read_rows(connection, query, with_moves=False):
        if (side := side_of(row, player)) is not None:
            tally.add(row, side)
    return tally


def _first_moves(connection: Connection, ids: Sequence[str]) -> dict[str, tuple[str, ...]]:
    """The first two moves of games."""
    query = (
        select(moves.c.game_id, moves.c.move)
        .where(moves.c.game_id.in_(ids), moves.c.ply < 2)
        .order_by(moves.c.game_id, moves.c.ply)
    )
    found: defaultdict[str, list[str]] = defaultdict(list)
    for game_id, move in connection.execute(query):
        found[game_id].append(move)
    return {game_id: tuple(each) for game_id, each in found.items()}


def _beginnings(rows: Iterable[GameRow], begun: dict[str, tuple[str, ...]], side: Side) -> list[Beginning]:
    """What a side likes to play first: the attackers their move, the defenders their answer. Mirror images are one."""
    found: dict[tuple[str, str], Beginning] = {}
    for row in rows:
        rules = rules_of(row)
        if row.id not in begun or rules.preset is None:
            continue
        first = Board(rules=rules).turn is side
        made = begun[row.id][: 1 if first else 2]
        key, fen, line = _opening(rules, made)
        each = found.setdefault(key, Beginning(fen, line, rules.preset))
        each.tally.add(row, side)
        each.lines[fen, line] += 1
    for each in found.values():
        (each.fen, each.moves), _ = each.lines.most_common(1)[0]
    by_number = sorted(found.values(), key=lambda each: -each.lines.total())
    return by_number[:MOST_OPENINGS]


@functools.lru_cache(maxsize=2000)
def _opening(rules: Rules, made: tuple[str, ...]) -> tuple[tuple[str, str], str, tuple[str, ...]]:
    """By what an opening is known, whichever way the board is turned; its position; its moves as people write them."""
    board = Board(rules=rules)
    line = board.line_text([Move.from_uci(move) for move in made])
    board.play_all(Move.from_uci(move) for move in made)
    return (family(rules), fold(board).fen), board.fen(), tuple(line)
