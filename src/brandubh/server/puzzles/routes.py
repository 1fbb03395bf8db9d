"""Puzzles over HTTP. Nothing is kept: a client that tries a move sends the line so far."""

import datetime
import re
from typing import Annotated

from fastapi import APIRouter, Path, Query
from fastapi.concurrency import run_in_threadpool
from pydantic import BeforeValidator

from brandubh.server.askers import AskerDep
from brandubh.server.dependencies import EnginesDep
from brandubh.server.problems import RESPONSES
from brandubh.server.puzzles import shipped
from brandubh.server.puzzles.attempt import attempt
from brandubh.server.puzzles.views import (
    DailyPuzzle,
    PuzzleView,
    SolutionView,
    TriedPuzzle,
    TryPuzzle,
    puzzle_view,
    solution_view,
)

router = APIRouter(prefix="/api/puzzles", tags=["puzzles"], responses=RESPONSES)

PuzzleId = Annotated[str, Path(max_length=40, examples=["22a83bbd"])]


def _check_written(text: object) -> object:
    # pydantic would take any number for a date, as seconds since 1970
    if isinstance(text, str) and not re.fullmatch(r"\d{4}-\d\d-\d\d", text):
        raise ValueError("a date is written like 2026-03-01")
    return text


Day = Annotated[
    datetime.date | None,
    BeforeValidator(_check_written),
    Query(alias="date", description="The visitor's date, else Greenwich's.", examples=["2026-03-01"]),
]


@router.get("/today")
def of_today(day: Day = None) -> DailyPuzzle:
    """The puzzle of the day."""
    day = day or shipped.today()
    return DailyPuzzle(date=day, **dict(puzzle_view(shipped.of_day(day))))


@router.get("/{puzzle_id}")
def look(puzzle_id: PuzzleId) -> PuzzleView:
    """A puzzle by its name."""
    return puzzle_view(shipped.find(puzzle_id))


@router.get("/{puzzle_id}/solution")
def solution(puzzle_id: PuzzleId) -> SolutionView:
    """How a puzzle is solved, and what the solution is about."""
    return solution_view(shipped.find(puzzle_id))


@router.post("/{puzzle_id}/try")
async def try_move(puzzle_id: PuzzleId, request: TryPuzzle, engines: EnginesDep, asker: AskerDep) -> TriedPuzzle:
    """Judge a move that is tried, and answer it."""
    return await attempt(await run_in_threadpool(shipped.find, puzzle_id), request.moves, engines, asker)
