"""Lessons as the client sees them: the task and the position. Which moves are right is told to who tries one, or asks
for a hint.
"""

import functools
from typing import Annotated, Literal

from pydantic import BaseModel, Field

from brandubh.board import Board
from brandubh.lessons import Fault, Goal, Lesson, Step, chapters
from brandubh.pieces import Side
from brandubh.server.answers import views_after
from brandubh.server.positions.requests import MoveText
from brandubh.server.positions.views import PositionView, Square, position_view

MOST_MOVES = 32
"""More than any line of a lesson has."""


class LessonSummary(BaseModel):
    """A lesson in the list: its rules, the names of its steps, the clauses that it teaches, the drill that practises
    it, and the position of its first step.
    """

    id: str
    rules: str
    steps: list[str]
    clauses: list[str]
    drill: str | None
    fen: str


class CourseChapter(BaseModel):
    """A chapter and its lessons."""

    id: str
    lessons: list[LessonSummary]


class CourseView(BaseModel):
    """The whole course."""

    chapters: list[CourseChapter]


class StepView(BaseModel):
    """A step: what to do, on which squares, with how many captures, in how many moves; the squares to be ringed."""

    name: str
    goal: Goal
    squares: list[Square]
    count: int
    moves: int
    marks: list[Square]
    side: Side
    position: PositionView


class LessonView(BaseModel):
    """A lesson with its steps, and those before and after it; ``chapter`` is null for what stands before the course."""

    id: str
    chapter: str | None
    rules: str
    clauses: list[str]
    drill: str | None
    previous: str | None
    next: str | None
    steps: list[StepView]


class TryLesson(BaseModel):
    """The line so far, answers included, and at its end the move that is tried."""

    moves: Annotated[list[MoveText], Field(min_length=1, max_length=MOST_MOVES)]


class TriedLesson(BaseModel):
    """What a move is worth, and the positions after it and after the answer to it, as far as there is one.

    ``right`` goes on, ``done`` is the end of the step. A ``wrong`` move has a ``fault``, and the name of its
    ``mistake`` if it is one of those with words of their own; the answer refutes it, and wins in ``wins_in`` moves if
    that is known. ``moves`` is the line with the answer: the next move is tried at its end.
    """

    verdict: Literal["right", "done", "wrong"]
    moves: list[str]
    positions: list[PositionView]
    fault: Fault | None = None
    mistake: str | None = None
    wins_in: int | None = None


class LessonHint(BaseModel):
    """The square of a piece that has a right move, and where it goes if that was asked for."""

    square: Square
    target: Square | None


@functools.cache
def course_view() -> CourseView:
    """The list of all lessons."""
    return CourseView(
        chapters=[
            CourseChapter(id=chapter.id, lessons=[_summary(lesson) for lesson in chapter.lessons])
            for chapter in chapters()
        ]
    )


def _summary(lesson: Lesson) -> LessonSummary:
    return LessonSummary(
        id=lesson.id,
        rules=lesson.rules,
        steps=[step.name for step in lesson.steps],
        clauses=list(lesson.clauses),
        drill=lesson.drill,
        fen=lesson.steps[0].board().fen(),
    )


@functools.lru_cache(maxsize=200)  # all that there are
def lesson_view(lesson: Lesson) -> LessonView:
    """A lesson without its solutions."""
    order = [(chapter.id, each.id) for chapter in chapters() for each in chapter.lessons]
    ids = [None, *(each for _, each in order), None]
    at = ids.index(lesson.id) if lesson.id in ids else None
    return LessonView(
        id=lesson.id,
        chapter=order[at - 1][0] if at else None,
        rules=lesson.rules,
        clauses=list(lesson.clauses),
        drill=lesson.drill,
        previous=ids[at - 1] if at else None,
        next=ids[at + 1] if at else None,
        steps=[_step_view(step) for step in lesson.steps],
    )


def _step_view(step: Step) -> StepView:
    return StepView(
        name=step.name,
        goal=step.goal,
        squares=list(step.squares),
        count=step.count,
        moves=(len(step.line) + 1) // 2 or 1,
        marks=list(step.marks),
        side=step.side,
        position=position_view(step.board()),
    )


def tried_view(
    verdict: Literal["right", "done", "wrong"],
    board: Board,
    begun: int,
    tried: int,
    *,
    fault: Fault | None = None,
    mistake: str | None = None,
    wins_in: int | None = None,
) -> TriedLesson:
    """What came of a move, the ``tried``-th after the ``begun`` moves with which the step begins: the board has it, and
    perhaps the answer behind it.
    """
    return TriedLesson(
        verdict=verdict,
        moves=board.root().line_text(board.move_stack)[begun:],
        positions=views_after(board, begun + tried - 1),
        fault=fault,
        mistake=mistake,
        wins_in=wins_in,
    )
