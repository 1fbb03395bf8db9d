"""Attempts at puzzles, judged and kept: what a result does to the solver's rating, and which puzzle comes next."""

import asyncio
import functools
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from sqlalchemy import Connection, func, select

from brandubh.server.database import Database
from brandubh.server.games.actions import new_id
from brandubh.server.problems import not_found
from brandubh.server.puzzles import shipped
from brandubh.server.puzzles.views import puzzle_summary
from brandubh.server.training import rows
from brandubh.server.training.choosing import Task, Wanted, choose
from brandubh.server.training.rows import Attempt, Mark, Mode, Solver
from brandubh.server.training.standing import (
    PROVISIONAL,
    is_weak,
    preferred_themes,
    rate,
    rating_at,
    theme_standings,
)
from brandubh.server.training.views import (
    AttemptView,
    HistoryView,
    PastAttempt,
    PastRun,
    RatingPoint,
    RatingView,
    ThemeView,
    TrainingView,
)

if TYPE_CHECKING:
    from brandubh.puzzles import Puzzle

PAGE = 50
MOST_PAST_RUNS = 20
DAY = 24 * 3600.0


@functools.cache
def all_tasks() -> Sequence[Task]:
    """What a choice between the puzzles depends on, the easiest first."""
    return [
        Task(each.id, each.rules, each.side, each.themes, each.difficulty, each.wins_in)
        for each in shipped.all_puzzles().values()
    ]


class Training:
    """What solvers do, and what is known of them. ``now`` is the server's clock, in seconds since 1970."""

    def __init__(self, database: Database, now: Callable[[], float]) -> None:
        self.database = database
        self.now = now

    # Attempts

    async def begin(self, visitor: str, puzzle_id: str, mode: Mode) -> AttemptView:
        """Begin an attempt at a puzzle, or go on with the one that is open: nobody tries a puzzle twice at once, to
        find out in one attempt what counts in the other.
        """
        now = self.now()
        puzzle = await asyncio.to_thread(shipped.find, puzzle_id)  # the first time, it reads all of them

        def write(connection: Connection) -> AttemptView:
            open_too_long = (rows.attempts.c.result.is_(None), rows.attempts.c.begun_at < now - DAY)
            connection.execute(rows.attempts.delete().where(*open_too_long))
            if going_on := rows.open_attempt(connection, visitor, puzzle.id):
                return _attempt_view(connection, going_on, now)
            attempt = Attempt(id=new_id(), visitor=visitor, puzzle=puzzle.id, mode=mode, begun_at=now)
            rows.write(connection, attempt)
            rows.keep_last(connection, rows.attempts, visitor, rows.MOST_OPEN_ATTEMPTS, only_open=True)
            rows.keep_last(connection, rows.attempts, visitor, rows.MOST_ATTEMPTS)
            return _attempt_view(connection, attempt, now)

        return await self.database.write(write, lock=visitor)

    async def attempt(self, visitor: str, attempt_id: str) -> tuple[AttemptView, "Puzzle"]:
        """A visitor's attempt, and its puzzle."""

        def read(connection: Connection) -> tuple[AttemptView, "Puzzle"]:
            attempt = _mine(rows.read_attempt(connection, attempt_id), visitor)
            return _attempt_view(connection, attempt, self.now()), shipped.find(attempt.puzzle)

        return await self.database.read(read)

    async def decide(self, visitor: str, attempt_id: str, *, solved: bool) -> AttemptView:
        """Note that an attempt has come to its end, or has failed: which is rated if it is the first in training.

        What is decided stays so, except that a puzzle which went wrong may still be solved with help.
        """
        now = self.now()

        def write(connection: Connection) -> AttemptView:
            attempt = _mine(rows.read_attempt(connection, attempt_id), visitor)
            result: Mark = "failed" if not solved else "alone" if attempt.result is None else "helped"
            if attempt.result is None:
                if _counts(connection, attempt):
                    solver = rows.read_solver(connection, visitor)
                    difficulty = shipped.find(attempt.puzzle).difficulty
                    attempt.change = rate(solver, difficulty, solved=solved, now=now)
                    attempt.rating = solver.rating
                    rows.write(connection, solver)
                attempt.seconds = max(0.0, now - attempt.begun_at)
            elif attempt.result != "failed" or not solved:
                return _attempt_view(connection, attempt, now)
            attempt.result = result
            rows.write(connection, attempt)
            rows.write_mark(connection, visitor, attempt.puzzle, result, now)
            return _attempt_view(connection, attempt, now)

        return await self.database.write(write, lock=visitor)

    # The next puzzle

    async def next(self, visitor: str, wanted: Wanted) -> "Puzzle":
        """The puzzle that a visitor should train with next."""

        def read(connection: Connection) -> "Puzzle":
            tasks = [task for task in all_tasks() if wanted.includes(task)]
            marks = rows.read_marks(connection, visitor) if visitor else {}
            solver = rows.read_solver(connection, visitor)
            preferred = preferred_themes(theme_standings(_log(connection, visitor), _themes())) if marks else {}
            # After every result there is another one; as long as there is none, the same.
            latest = max((at for _, at in marks.values()), default=0.0)
            chosen = choose(tasks, marks, solver.rating, preferred, f"{visitor} {len(marks)} {latest}")
            if chosen is None:
                raise not_found()
            return shipped.find(chosen.id)

        return await self.database.read(read)

    # Standing and history

    async def standing(self, visitor: str) -> TrainingView:
        """How a visitor stands."""

        def read(connection: Connection) -> TrainingView:
            solver = rows.read_solver(connection, visitor)
            marks = [mark for mark, _ in rows.read_marks(connection, visitor).values()]
            return TrainingView(
                rating=rating_view(solver, self.now()),
                rated=solver.rated,
                alone=marks.count("alone"),
                helped=marks.count("helped"),
                failed=marks.count("failed"),
                best_streak=solver.best_streak,
                best_storm=solver.best_storm,
            )

        return await self.database.read(read)

    async def marks(self, visitor: str) -> dict[str, Mark]:
        """How each puzzle went that a visitor has tried."""
        found = await self.database.read(lambda connection: rows.read_marks(connection, visitor))
        return {puzzle: mark for puzzle, (mark, _) in found.items()}

    async def history(self, visitor: str, offset: int) -> HistoryView:
        """What a visitor has done, of the attempts as many as fit on a page."""

        def read(connection: Connection) -> HistoryView:
            log = _log(connection, visitor)
            themes = theme_standings(log, _themes())
            over = rows.runs.c.ended_at.is_not(None)
            runs = (
                select(rows.runs)
                .where(rows.runs.c.visitor == visitor, over)
                .order_by(rows.runs.c.begun_at.desc())
                .limit(MOST_PAST_RUNS)
            )
            return HistoryView(
                attempts=[_past(attempt) for attempt in log[offset : offset + PAGE]],
                total=len(log),
                runs=[
                    PastRun(
                        id=run.id, kind=run.kind, at=run.begun_at, solved=run.solved, missed=len(run.done) - run.solved
                    )
                    for run in connection.execute(runs)
                ],
                ratings=[
                    RatingPoint(at=attempt.begun_at, rating=round(attempt.rating))
                    for attempt in reversed(log)
                    if attempt.rating is not None
                ],
                themes=[
                    ThemeView(theme=each.theme, tried=each.tried, alone=each.alone, weak=is_weak(each, themes))
                    for each in themes
                ],
            )

        return await self.database.read(read)

    async def forget(self, visitor: str) -> None:
        """Remove all that is known of a visitor's training."""
        await self.database.write(lambda connection: rows.forget(connection, visitor), lock=visitor)


def rating_view(solver: Solver, now: float) -> RatingView:
    """A solver's rating at a moment."""
    rating = rating_at(solver, now)
    return RatingView(
        rating=round(rating.rating), deviation=round(rating.deviation), provisional=rating.deviation > PROVISIONAL
    )


def _mine(attempt: Attempt | None, visitor: str) -> Attempt:
    if attempt is None or attempt.visitor != visitor:
        raise not_found()
    return attempt


def _counts(connection: Connection, attempt: Attempt) -> bool:
    """Whether an attempt that is not decided yet is the first at its puzzle, and rated."""
    tried = select(func.count()).where(
        rows.puzzle_marks.c.visitor == attempt.visitor, rows.puzzle_marks.c.puzzle == attempt.puzzle
    )
    return attempt.mode == "train" and not connection.scalar(tried)


def _attempt_view(connection: Connection, attempt: Attempt, now: float) -> AttemptView:
    counts = _counts(connection, attempt) if attempt.result is None else attempt.change is not None
    return AttemptView(
        id=attempt.id,
        puzzle=attempt.puzzle,
        mode=attempt.mode,
        counts=counts,
        result=attempt.result,
        seconds=attempt.seconds,
        change=None if attempt.change is None else round(attempt.change),
        rating=rating_view(rows.read_solver(connection, attempt.visitor), now),
    )


def _log(connection: Connection, visitor: str) -> list[Attempt]:
    """A visitor's attempts that are decided, at puzzles that there still are, the newest first."""
    query = (
        select(rows.attempts)
        .where(rows.attempts.c.visitor == visitor, rows.attempts.c.result.is_not(None))
        .order_by(rows.attempts.c.begun_at.desc(), rows.attempts.c.id)
    )
    there = shipped.all_puzzles()
    return [Attempt(**row) for row in connection.execute(query).mappings() if row["puzzle"] in there]


def _past(attempt: Attempt) -> PastAttempt:
    assert attempt.result is not None
    return PastAttempt(
        puzzle=puzzle_summary(shipped.find(attempt.puzzle)),
        mode=attempt.mode,
        at=attempt.begun_at,
        result=attempt.result,
        seconds=attempt.seconds or 0.0,
        change=None if attempt.change is None else round(attempt.change),
    )


def _themes() -> dict[str, tuple[str, ...]]:
    return {name: puzzle.themes for name, puzzle in shipped.all_puzzles().items()}
