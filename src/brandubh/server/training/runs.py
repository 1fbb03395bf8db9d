"""Streaks and storms in the database: begun, played and ended, each change committed before it is answered."""

import asyncio
import datetime
from collections.abc import Callable

from sqlalchemy import Connection, func, select

from brandubh.board import Board
from brandubh.errors import BrandubhError
from brandubh.server.answers import views_after
from brandubh.server.database import Database
from brandubh.server.games.actions import new_id
from brandubh.server.positions.views import position_view
from brandubh.server.problems import invalid, not_found
from brandubh.server.puzzles import shipped
from brandubh.server.puzzles.views import puzzle_summary, puzzle_view
from brandubh.server.training import rows
from brandubh.server.training.choosing import next_of_run
from brandubh.server.training.rows import Kind, Run
from brandubh.server.training.running import STORM, RunVerdict, end_if_late, play
from brandubh.server.training.training import DAY, all_tasks
from brandubh.server.training.views import DonePuzzle, PlayedRun, RunMove, RunView


class Runs:
    """The runs of all visitors. ``now`` is the server's clock, in seconds since 1970."""

    def __init__(self, database: Database, now: Callable[[], float]) -> None:
        self._database = database
        self.now = now

    async def begin(self, visitor: str, kind: Kind, rules: str) -> RunView:
        """Begin a run; one of the kind that goes on ends here."""
        seed = new_id()
        first = next_of_run(await asyncio.to_thread(all_tasks), kind, rules, [], seed)
        if first is None:
            raise invalid(BrandubhError("invalid"), f"There are no puzzles for the rules {rules!r}.")
        now = self.now()

        def write(connection: Connection) -> RunView:
            going_on = (rows.runs.c.visitor == visitor, rows.runs.c.kind == kind, rows.runs.c.ended_at.is_(None))
            connection.execute(rows.runs.update().where(*going_on).values(ended_at=now))
            left = (rows.runs.c.ended_at.is_(None), rows.runs.c.begun_at < now - DAY)
            connection.execute(rows.runs.delete().where(*left))
            run = Run(id=new_id(), visitor=visitor, kind=kind, rules=rules, seed=seed, begun_at=now, puzzle=first.id)
            if kind == "storm":
                run.ends_at = now + STORM
            rows.write(connection, run)
            rows.keep_last(connection, rows.runs, visitor, rows.MOST_RUNS)
            return _view(connection, run, now)

        return await self._database.write(write, lock=visitor)

    async def look(self, visitor: str, run_id: str) -> RunView:
        """A run as it stands."""
        now = self.now()

        def read(connection: Connection) -> RunView:
            run = _mine(connection, run_id, visitor)
            end_if_late(run, now)
            return _view(connection, run, now)

        return await self._database.read(read)

    async def play(self, visitor: str, run_id: str, asked: RunMove) -> PlayedRun:
        """Make a move."""
        now = self.now()

        def write(connection: Connection) -> tuple[RunVerdict, Board, float, RunView]:
            run = _mine(connection, run_id, visitor)
            puzzle = shipped.find(run.puzzle)
            verdict, board, seconds = play(run, puzzle, asked.move, (asked.number, asked.ply), now)
            if verdict in ("solved", "wrong"):
                _go_on(run, now)
            rows.write(connection, run)
            if verdict == "solved":
                _note_best(connection, run)
            return verdict, board, seconds, _view(connection, run, now)

        verdict, board, seconds, view = await self._database.write(write, lock=visitor)
        positions = [] if verdict == "over" else await asyncio.to_thread(views_after, board, asked.ply)
        return PlayedRun(verdict=verdict, positions=positions, seconds=seconds, run=view)

    async def end(self, visitor: str, run_id: str) -> RunView:
        """End a run before its time."""
        view = await self.look(visitor, run_id)
        if view.over:  # nothing changes, so nobody who writes has to wait
            return view
        now = self.now()

        def write(connection: Connection) -> RunView:
            run = _mine(connection, run_id, visitor)
            if not end_if_late(run, now):
                run.ended_at = now
            rows.write(connection, run)
            return _view(connection, run, now)

        return await self._database.write(write, lock=visitor)


def _mine(connection: Connection, run_id: str, visitor: str) -> Run:
    run = rows.read_run(connection, run_id)
    if run is None or run.visitor != visitor:
        raise not_found()
    return run


def _go_on(run: Run, now: float) -> None:
    """Find the next puzzle; when there is none left, the run is over."""
    run.ply = 0
    task = next_of_run(all_tasks(), run.kind, run.rules, [name for name, _ in run.done], run.seed)
    if task is not None:
        run.puzzle = task.id
    elif run.ended_at is None:
        run.ended_at = now


def _note_best(connection: Connection, run: Run) -> None:
    solver = rows.read_solver(connection, run.visitor)
    if run.kind == "storm":
        solver.best_storm = max(solver.best_storm, run.solved)
    else:
        solver.best_streak = max(solver.best_streak, run.solved)
    rows.write(connection, solver)


def _view(connection: Connection, run: Run, now: float) -> RunView:
    over = run.ended_at is not None
    solver = rows.read_solver(connection, run.visitor)
    midnight = datetime.datetime.combine(
        datetime.datetime.fromtimestamp(now, datetime.UTC).date(), datetime.time(), datetime.UTC
    ).timestamp()
    today = select(func.max(rows.runs.c.solved)).where(
        rows.runs.c.visitor == run.visitor, rows.runs.c.kind == run.kind, rows.runs.c.begun_at >= midnight
    )
    puzzle = shipped.find(run.puzzle)
    begun = run.ply > 0 and not over
    return RunView(
        id=run.id,
        kind=run.kind,
        rules=run.rules,
        number=len(run.done),
        ply=run.ply,
        solved=run.solved,
        combo=run.combo,
        best_combo=run.best_combo,
        left=None if run.ends_at is None else 0.0 if over else max(0.0, run.ends_at - now),
        over=over,
        puzzle=None if over else puzzle_view(puzzle),
        position=position_view(puzzle.board().play_all(puzzle.line()[: run.ply])) if begun else None,
        done=[
            DonePuzzle(puzzle=puzzle_summary(shipped.find(name)), solved=solved)
            for name, solved in run.done
            if over and name in shipped.all_puzzles()
        ],
        best=max(solver.best_storm if run.kind == "storm" else solver.best_streak, run.solved),
        best_today=max(connection.scalar(today) or 0, run.solved),
    )
