"""What stands on a sheet to be printed: puzzles or the steps of a lesson with their solutions, or the chapters of a
study, in one answer.
"""

from typing import Annotated

from fastapi import APIRouter, Query
from fastapi.concurrency import run_in_threadpool
from pydantic import BaseModel

from brandubh.game import Cursor
from brandubh.lessons import Goal, Step, chapters
from brandubh.pieces import Side
from brandubh.server.dependencies import StudiesDep
from brandubh.server.learn.routes import LessonId
from brandubh.server.problems import RESPONSES, not_found
from brandubh.server.puzzles import shipped
from brandubh.server.puzzles.views import PuzzleSummary, puzzle_summary
from brandubh.server.studies.contents import game_of
from brandubh.server.studies.rows import ChapterRow

router = APIRouter(prefix="/api/sheets", tags=["sheets"], responses=RESPONSES)

MOST_PUZZLES = 48


class SheetPuzzle(PuzzleSummary):
    """A puzzle with the moves that solve it."""

    moves: list[str]


class PuzzleSheet(BaseModel):
    """Puzzles in the order in which they were asked for."""

    puzzles: list[SheetPuzzle]


class SheetChapter(BaseModel):
    """A chapter: the board that shows it, what is said at its beginning, and its main line. `from_start` says whether
    that leads from the beginning of a game to the board, or goes on from it.
    """

    number: int
    name: str
    fen: str
    text: str
    moves: list[str]
    from_start: bool


class StudySheet(BaseModel):
    """The chapters of a study, in their order."""

    name: str
    chapters: list[SheetChapter]


class SheetStep(BaseModel):
    """A step of a lesson: its position, and the moves that solve it, of several ways the first."""

    name: str
    fen: str
    turn: Side
    moves: list[str]


class LessonSheet(BaseModel):
    """The steps of a lesson."""

    id: str
    chapter: str
    steps: list[SheetStep]


@router.get("/puzzles")
def of_puzzles(
    ids: Annotated[
        str,
        Query(
            min_length=1,
            max_length=MOST_PUZZLES * 9,
            pattern=r"^[0-9a-z]{1,8}(,[0-9a-z]{1,8})*$",
            examples=["22a83bbd,f5eeb840"],
            description="Names of puzzles, with commas between them.",
        ),
    ],
) -> PuzzleSheet:
    """Puzzles with their solutions."""
    puzzles = [shipped.find(name) for name in dict.fromkeys(ids.split(","))]
    return PuzzleSheet(puzzles=[SheetPuzzle(**dict(puzzle_summary(each)), moves=list(each.moves)) for each in puzzles])


@router.get("/lessons/{lesson_id}")
def of_lesson(lesson_id: LessonId) -> LessonSheet:
    """The steps of a lesson of the course with their solutions."""
    for chapter in chapters():
        for lesson in chapter.lessons:
            if lesson.id == lesson_id:
                return LessonSheet(id=lesson.id, chapter=chapter.id, steps=[_step(each) for each in lesson.steps])
    raise not_found()


def _step(step: Step) -> SheetStep:
    board = step.board()
    moves = step.line if step.line or step.goal is Goal.LOOK else step.right_moves(board)[:1]
    return SheetStep(name=step.name, fen=board.fen(), turn=board.turn, moves=board.line_text(moves))


@router.get("/studies/{study_id}")
async def of_study(study_id: str, studies: StudiesDep) -> StudySheet:
    """The chapters of a study, each with its main line."""
    row, chapters = await studies.contents(study_id)
    return StudySheet(name=row.name, chapters=await run_in_threadpool(lambda: [_chapter(each) for each in chapters]))


def _chapter(row: ChapterRow) -> SheetChapter:
    game = game_of(row.text)
    cursor = Cursor(game)
    moves = []
    for node in game.root.line():
        assert node.parent is not None
        assert node.move is not None
        moves.append(cursor.at(node.parent).text(node.move))
    return SheetChapter(
        number=row.number,
        name=row.name,
        fen=row.position,
        text=game.root.comment,
        moves=moves,
        from_start=game.starts_normally(),
    )
