"""The course over HTTP. Nothing is kept: a client that tries a move sends the line so far."""

from typing import Annotated

from fastapi import APIRouter, Path, Query
from fastapi.concurrency import run_in_threadpool

from brandubh.lessons import LessonError, Step, find
from brandubh.server.askers import AskerDep
from brandubh.server.dependencies import EnginesDep, TablesDep
from brandubh.server.learn.attempt import answer, hint, judge
from brandubh.server.learn.views import (
    MOST_MOVES,
    CourseView,
    LessonHint,
    LessonView,
    TriedLesson,
    TryLesson,
    course_view,
    lesson_view,
)
from brandubh.server.problems import RESPONSES, not_found

router = APIRouter(prefix="/api/lessons", tags=["lessons"], responses=RESPONSES)

LessonId = Annotated[str, Path(max_length=60, examples=["moving"])]
StepName = Annotated[str, Path(max_length=60, examples=["ring"])]


@router.get("")
def course() -> CourseView:
    """All lessons of the course, chapter by chapter."""
    return course_view()


@router.get("/{lesson_id}")
def look(lesson_id: LessonId) -> LessonView:
    """A lesson by its name, with its steps; ``minute`` is the one that stands before the course."""
    try:
        return lesson_view(find(lesson_id))
    except LessonError:
        raise not_found() from None


@router.get("/{lesson_id}/{step_name}/hint")
def give_hint(
    lesson_id: LessonId,
    step_name: StepName,
    level: Annotated[int, Query(ge=1, le=2, description="1: the piece; 2: its move, too.")] = 1,
    ply: Annotated[int, Query(ge=0, le=MOST_MOVES, description="Moves of the line that have been made.")] = 0,
) -> LessonHint:
    """A right move in a step, or the piece that makes it."""
    return hint(_step(lesson_id, step_name), ply, level)


@router.post("/{lesson_id}/{step_name}/try")
async def try_move(
    lesson_id: LessonId,
    step_name: StepName,
    request: TryLesson,
    engines: EnginesDep,
    tables: TablesDep,
    asker: AskerDep,
) -> TriedLesson:
    """Judge a move that is tried in a step, and answer it."""
    step = await run_in_threadpool(_step, lesson_id, step_name)
    board, right = await run_in_threadpool(judge, step, request.moves)
    return await answer(step, board, request.moves, right=right, engines=engines, tables=tables, asker=asker)


def _step(lesson_id: str, step_name: str) -> Step:
    try:
        steps = find(lesson_id).steps
    except LessonError:
        raise not_found() from None
    for step in steps:
        if step.name == step_name:
            return step
    raise not_found()
