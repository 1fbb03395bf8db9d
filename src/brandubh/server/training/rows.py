"""Training in the database: a row for each solver, for what each has done with a puzzle, for attempts, and for runs.

``puzzle_marks`` says for ever how a puzzle went, ``attempts`` is a log of which the last are kept.
"""

from dataclasses import dataclass, field, fields
from typing import Any, Literal

from sqlalchemy import JSON, Column, Connection, Float, Index, Integer, String, Table, and_, select, text

from brandubh.glicko import Rating
from brandubh.server.database import metadata

Mode = Literal["train", "free"]
"""Whether an attempt is rated training, or somebody opened the puzzle by its link."""
Mark = Literal["alone", "helped", "failed"]
"""How it went: solved at once and alone; solved in the end; not solved."""
Kind = Literal["streak", "storm"]

MOST_ATTEMPTS = 1000  # of a visitor; the oldest make room
MOST_OPEN_ATTEMPTS = 10
MOST_RUNS = 100
FIRST_RATING = 1200.0  # of somebody who has solved nothing yet: between the levels for beginners and those for players

_IS_OPEN = text("result IS NULL")

solvers = Table(
    "solvers",
    metadata,
    Column("visitor", String(40), primary_key=True),
    Column("rating", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("volatility", Float, nullable=False),
    Column("rated", Integer, nullable=False),  # how many puzzles
    Column("rated_at", Float),  # seconds since 1970
    Column("best_streak", Integer, nullable=False),
    Column("best_storm", Integer, nullable=False),
)

puzzle_marks = Table(
    "puzzle_marks",
    metadata,
    Column("visitor", String(40), primary_key=True),
    Column("puzzle", String(12), primary_key=True),
    Column("mark", String(8), nullable=False),
    Column("at", Float, nullable=False),  # of the last attempt
)

attempts = Table(
    "attempts",
    metadata,
    Column("id", String(12), primary_key=True),
    Column("visitor", String(40), nullable=False),
    Column("puzzle", String(12), nullable=False),
    Column("mode", String(8), nullable=False),
    Column("begun_at", Float, nullable=False),
    Column("result", String(8)),  # a mark, once it is decided
    Column("seconds", Float),  # until then
    Column("rating", Float),  # afterwards, if it counted
    Column("change", Float),
    Index("attempts_by_visitor", "visitor", "begun_at"),
    Index("attempts_that_go_on", "begun_at", sqlite_where=_IS_OPEN, postgresql_where=_IS_OPEN),
)

runs = Table(
    "runs",
    metadata,
    Column("id", String(12), primary_key=True),
    Column("visitor", String(40), nullable=False),
    Column("kind", String(8), nullable=False),
    Column("rules", String(60), nullable=False),
    Column("seed", String(12), nullable=False),  # from which the order of the puzzles follows
    Column("begun_at", Float, nullable=False),
    Column("ends_at", Float),  # of a storm: when its time is up
    Column("ended_at", Float),
    Column("puzzle", String(12), nullable=False),  # that is being solved
    Column("ply", Integer, nullable=False),  # of its main line, answers included
    Column("combo", Integer, nullable=False),  # right moves in a row
    Column("best_combo", Integer, nullable=False),
    Column("solved", Integer, nullable=False),
    Column("done", JSON, nullable=False),  # the puzzles before, each with whether it was solved
    Index("runs_by_visitor", "visitor", "kind", "begun_at"),
)


@dataclass(slots=True, kw_only=True)
class Solver:
    """A visitor who solves puzzles."""

    visitor: str
    rating: float = FIRST_RATING
    deviation: float = Rating().deviation
    volatility: float = Rating().volatility
    rated: int = 0
    rated_at: float | None = None
    best_streak: int = 0
    best_storm: int = 0


@dataclass(slots=True, kw_only=True)
class Attempt:
    """An attempt at a puzzle."""

    id: str
    visitor: str
    puzzle: str
    mode: Mode
    begun_at: float
    result: Mark | None = None
    seconds: float | None = None
    rating: float | None = None
    change: float | None = None


@dataclass(slots=True, kw_only=True)
class Run:
    """A streak or a storm."""

    id: str
    visitor: str
    kind: Kind
    rules: str
    seed: str
    begun_at: float
    ends_at: float | None = None
    ended_at: float | None = None
    puzzle: str
    ply: int = 0
    combo: int = 0
    best_combo: int = 0
    solved: int = 0
    done: list[list[Any]] = field(default_factory=list)


def read_solver(connection: Connection, visitor: str) -> Solver:
    """A visitor as a solver; one who is new if there is no row yet."""
    found = connection.execute(select(solvers).where(solvers.c.visitor == visitor)).mappings().first()
    return Solver(**found) if found else Solver(visitor=visitor)


def read_attempt(connection: Connection, attempt_id: str) -> Attempt | None:
    """An attempt by its id."""
    found = connection.execute(select(attempts).where(attempts.c.id == attempt_id)).mappings().first()
    return Attempt(**found) if found else None


def open_attempt(connection: Connection, visitor: str, puzzle: str) -> Attempt | None:
    """A visitor's attempt at a puzzle that is not decided."""
    wanted = (attempts.c.visitor == visitor, attempts.c.puzzle == puzzle, attempts.c.result.is_(None))
    found = connection.execute(select(attempts).where(*wanted)).mappings().first()
    return Attempt(**found) if found else None


def read_run(connection: Connection, run_id: str) -> Run | None:
    """A run by its id."""
    found = connection.execute(select(runs).where(runs.c.id == run_id)).mappings().first()
    return Run(**found) if found else None


def write(connection: Connection, row: Solver | Attempt | Run) -> None:
    """Write a row, whether it is new or not."""
    table = {Solver: solvers, Attempt: attempts, Run: runs}[type(row)]
    values = {each.name: getattr(row, each.name) for each in fields(row)}
    key = next(iter(table.primary_key))
    others = {name: value for name, value in values.items() if name != key.name}
    if not connection.execute(table.update().where(key == values[key.name]).values(others)).rowcount:
        connection.execute(table.insert().values(values))


def read_marks(connection: Connection, visitor: str) -> dict[str, tuple[Mark, float]]:
    """How each puzzle went that a visitor has tried, and when that was last."""
    query = select(puzzle_marks.c.puzzle, puzzle_marks.c.mark, puzzle_marks.c.at)
    found = connection.execute(query.where(puzzle_marks.c.visitor == visitor))
    return {puzzle: (mark, at) for puzzle, mark, at in found}


def write_mark(connection: Connection, visitor: str, puzzle: str, mark: Mark, now: float) -> None:
    """Note how a puzzle went; what went better before is not forgotten."""
    row = and_(puzzle_marks.c.visitor == visitor, puzzle_marks.c.puzzle == puzzle)
    before = connection.scalar(select(puzzle_marks.c.mark).where(row))
    if before is None:
        connection.execute(puzzle_marks.insert().values(visitor=visitor, puzzle=puzzle, mark=mark, at=now))
        return
    best: Mark = "alone" if "alone" in (before, mark) else "helped" if "helped" in (before, mark) else "failed"
    connection.execute(puzzle_marks.update().where(row).values(mark=best, at=now))


def keep_last(connection: Connection, table: Table, visitor: str, most: int, *, only_open: bool = False) -> None:
    """Let the oldest rows of a visitor go, beyond so many."""
    mine = [table.c.visitor == visitor, *([table.c.result.is_(None)] if only_open else [])]
    kept = select(table.c.id).where(*mine).order_by(table.c.begun_at.desc(), table.c.id).limit(most)
    oldest = select(kept.subquery().c.id)
    connection.execute(table.delete().where(*mine, table.c.id.not_in(oldest)))


def forget(connection: Connection, visitor: str) -> None:
    """Remove all that is known of a visitor's training."""
    for table in (solvers, puzzle_marks, attempts, runs):
        connection.execute(table.delete().where(table.c.visitor == visitor))


def adopt(connection: Connection, guest: str, player: str) -> None:
    """Let a player have the training of a guest who was the same person: the better mark of each puzzle and the longest
    runs of both. A rating that the player has stays as it is: it was won under the eyes of the account.
    """
    theirs = read_solver(connection, guest)
    if connection.scalar(select(solvers.c.visitor).where(solvers.c.visitor == player)) is None:
        connection.execute(solvers.update().where(solvers.c.visitor == guest).values(visitor=player))
    else:
        mine = read_solver(connection, player)
        mine.best_streak = max(mine.best_streak, theirs.best_streak)
        mine.best_storm = max(mine.best_storm, theirs.best_storm)
        write(connection, mine)
        connection.execute(solvers.delete().where(solvers.c.visitor == guest))
    for puzzle, (mark, at) in read_marks(connection, guest).items():
        write_mark(connection, player, puzzle, mark, at)
    connection.execute(puzzle_marks.delete().where(puzzle_marks.c.visitor == guest))
    for table in (attempts, runs):
        connection.execute(table.update().where(table.c.visitor == guest).values(visitor=player))
