"""Training over HTTP. Who only looks leaves no trace; whoever begins an attempt or a run is given a token."""

import asyncio
from typing import Annotated

from fastapi import APIRouter, Path, Query
from fastapi.concurrency import run_in_threadpool

from brandubh.pieces import Side
from brandubh.server.askers import AskerDep
from brandubh.server.dependencies import EnginesDep, RunsDep, TablesDep, TrainingDep
from brandubh.server.problems import RESPONSES
from brandubh.server.puzzles.judging import go_on, judge, refute
from brandubh.server.puzzles.views import PuzzleView, SolutionView, puzzle_view, solution_view
from brandubh.server.training.choosing import Wanted
from brandubh.server.training.views import (
    AttemptView,
    HintRequest,
    HistoryView,
    MarksView,
    NewAttempt,
    NewRun,
    PlayedRun,
    PuzzleHint,
    RunMove,
    RunView,
    TrainingView,
    TriedLine,
    TriedPuzzle,
)
from brandubh.server.visitors import KnownVisitor, Visitor

router = APIRouter(prefix="/api/training", tags=["training"], responses=RESPONSES)

Id = Annotated[str, Path(max_length=40)]
# Themes that say no more than the task does.
_ENDINGS = frozenset(("escape", "king-hunt", "encirclement", "last-man", "blockade"))


# Standing, and the next puzzle


@router.get("")
async def standing(training: TrainingDep, visitor: KnownVisitor) -> TrainingView:
    """How you stand."""
    return await training.standing(visitor)


@router.delete("", status_code=204)
async def forget(training: TrainingDep, visitor: KnownVisitor) -> None:
    """Forget all of your training: rating, marks, attempts and runs."""
    await training.forget(visitor)


@router.get("/next")
async def next_puzzle(
    training: TrainingDep,
    visitor: KnownVisitor,
    rules: Annotated[str | None, Query(max_length=60, examples=["wtf"])] = None,
    theme: Annotated[str | None, Query(max_length=40, examples=["sacrifice"])] = None,
    side: Side | None = None,
) -> PuzzleView:
    """The puzzle to train with next: about as hard as you are strong; the same until you have tried it."""
    puzzle = await training.next(visitor, Wanted(rules, theme, side))
    return await run_in_threadpool(puzzle_view, puzzle)


@router.get("/marks")
async def marks(training: TrainingDep, visitor: KnownVisitor) -> MarksView:
    """How each puzzle went that you have tried."""
    return MarksView(marks=await training.marks(visitor))


@router.get("/history")
async def history(
    training: TrainingDep, visitor: KnownVisitor, offset: Annotated[int, Query(ge=0, le=10_000)] = 0
) -> HistoryView:
    """Your last attempts and runs, the way of your rating, and how the themes go."""
    return await training.history(visitor, offset)


# Attempts


@router.post("/puzzles/{puzzle_id}", status_code=201)
async def begin_attempt(puzzle_id: Id, new: NewAttempt, training: TrainingDep, visitor: Visitor) -> AttemptView:
    """Begin an attempt at a puzzle."""
    return await training.begin(visitor, puzzle_id, new.mode)


@router.get("/attempts/{attempt_id}")
async def look_at_attempt(attempt_id: Id, training: TrainingDep, visitor: KnownVisitor) -> AttemptView:
    """An attempt of yours."""
    view, _ = await training.attempt(visitor, attempt_id)
    return view


@router.post("/attempts/{attempt_id}/try")
async def try_move(
    attempt_id: Id,
    line: TriedLine,
    training: TrainingDep,
    visitor: KnownVisitor,
    engines: EnginesDep,
    tables: TablesDep,
    asker: AskerDep,
) -> TriedPuzzle:
    """Judge a move that is tried, and answer it. What it does to the attempt is on the disk before it is refuted."""
    view, puzzle = await training.attempt(visitor, attempt_id)
    right, board = await asyncio.to_thread(judge, puzzle, line.moves)
    if not right:
        view = await training.decide(visitor, attempt_id, solved=False)
        judged = await refute(puzzle, board, engines, tables, asker)
        return TriedPuzzle(**dict(judged), attempt=view)
    judged = await asyncio.to_thread(go_on, puzzle, board)
    if judged.verdict == "solved":
        view = await training.decide(visitor, attempt_id, solved=True)
    return TriedPuzzle(**dict(judged), attempt=view)


@router.post("/attempts/{attempt_id}/hint")
async def hint(attempt_id: Id, asked: HintRequest, training: TrainingDep, visitor: KnownVisitor) -> PuzzleHint:
    """Tell what the solution is about, or which piece to move; from then on it is not solved alone."""
    _, puzzle = await training.attempt(visitor, attempt_id)
    done = min(len(asked.moves), len(puzzle.moves) - 1)
    theme = next((each for each in puzzle.themes if each not in _ENDINGS), None) if asked.about == "theme" else None
    square = None if theme else puzzle.line()[done].origin
    view = await training.decide(visitor, attempt_id, solved=False)
    return PuzzleHint(theme=theme, square=square, attempt=view)


@router.post("/attempts/{attempt_id}/solution")
async def solution(attempt_id: Id, training: TrainingDep, visitor: KnownVisitor) -> SolutionView:
    """How the puzzle is solved, and why; an attempt that is not decided has failed."""
    _, puzzle = await training.attempt(visitor, attempt_id)
    await training.decide(visitor, attempt_id, solved=False)
    return await asyncio.to_thread(solution_view, puzzle)


# Runs


@router.post("/runs", status_code=201)
async def begin_run(new: NewRun, runs: RunsDep, visitor: Visitor) -> RunView:
    """Begin a streak or a storm. Its time runs from now, by the server's clock."""
    return await runs.begin(visitor, new.kind, new.rules)


@router.get("/runs/{run_id}")
async def look_at_run(run_id: Id, runs: RunsDep, visitor: KnownVisitor) -> RunView:
    """A run of yours."""
    return await runs.look(visitor, run_id)


@router.post("/runs/{run_id}/moves")
async def play(run_id: Id, move: RunMove, runs: RunsDep, visitor: KnownVisitor) -> PlayedRun:
    """Make a move in a run. The answer has the next puzzle when this one is done."""
    return await runs.play(visitor, run_id, move)


@router.post("/runs/{run_id}/end")
async def end(run_id: Id, runs: RunsDep, visitor: KnownVisitor) -> RunView:
    """End a run."""
    return await runs.end(visitor, run_id)
