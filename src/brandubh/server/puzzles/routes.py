"""Puzzles over HTTP, to be looked at. ``training/routes.py`` is where they are solved."""

import datetime
import re
from typing import Annotated

from fastapi import APIRouter, Path, Query
from pydantic import BeforeValidator

from brandubh.pieces import Side
from brandubh.server.problems import RESPONSES
from brandubh.server.puzzles import shipped
from brandubh.server.puzzles.views import DailyPuzzle, PuzzleList, PuzzleView, puzzle_summary, puzzle_view

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


@router.get("")
def search(
    rules: Annotated[str | None, Query(max_length=60, examples=["wtf"])] = None,
    side: Side | None = None,
    theme: Annotated[str | None, Query(max_length=40, examples=["sacrifice"])] = None,
    grade: Annotated[int | None, Query(ge=1, le=5)] = None,
    moves: Annotated[int | None, Query(ge=1, le=20, description="In how many moves it wins.")] = None,
) -> PuzzleList:
    """All puzzles of a ruleset, a side to move, a theme, a grade and a length, the easiest first."""
    every = shipped.all_puzzles().values()
    wanted = {"rules": rules, "side": side, "grade": grade, "wins_in": moves}
    asked = {name: value for name, value in wanted.items() if value is not None}
    found = [
        puzzle
        for puzzle in every
        if all(getattr(puzzle, name) == value for name, value in asked.items())
        and (theme is None or theme in puzzle.themes)
    ]
    return PuzzleList(
        puzzles=[puzzle_summary(puzzle) for puzzle in found],
        themes=sorted({name for puzzle in every for name in puzzle.themes}),
        lengths=sorted({puzzle.wins_in for puzzle in every}),
    )


@router.get("/today")
def of_today(day: Day = None) -> DailyPuzzle:
    """The puzzle of the day."""
    day = day or shipped.today()
    return DailyPuzzle(date=day, **dict(puzzle_view(shipped.of_day(day))))


@router.get("/{puzzle_id}")
def look(puzzle_id: PuzzleId) -> PuzzleView:
    """A puzzle by its name."""
    return puzzle_view(shipped.find(puzzle_id))
