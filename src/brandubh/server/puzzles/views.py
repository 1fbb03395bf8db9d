"""Puzzles as the client sees them: the task first, the solution only when it is asked for."""

import datetime
import functools
from typing import TYPE_CHECKING, Annotated, Literal

from pydantic import BaseModel, Field

from brandubh.board import Board
from brandubh.outcome import Termination
from brandubh.pieces import Side
from brandubh.server.answers import views_after
from brandubh.server.positions.views import PositionView, position_view
from brandubh.server.puzzles.explaining import Fact, explain

if TYPE_CHECKING:
    from brandubh.puzzles import Puzzle

Verdict = Literal["solved", "right", "loses", "gone", "slow"]


class PuzzleSummary(BaseModel):
    """A puzzle in a list: who wins, how, in how many moves, and how hard that is to find."""

    id: str
    rules: str
    fen: str
    turn: Side
    goal: Termination
    wins_in: int
    grade: Annotated[int, Field(ge=1, le=5)]
    difficulty: int


class PuzzleList(BaseModel):
    """Puzzles, the easiest first, and what there is to choose from in all: themes, and numbers of moves."""

    puzzles: list[PuzzleSummary]
    themes: list[str]
    lengths: list[int]


class PuzzleView(PuzzleSummary):
    """A puzzle with its position."""

    position: PositionView


class DailyPuzzle(PuzzleView):
    """The puzzle of a day."""

    date: datetime.date


class SolutionView(BaseModel):
    """The main line, each position of it from the first, why each move is played, and what it is all about."""

    moves: list[str]
    positions: list[PositionView]
    why: list[list[Fact]]
    themes: list[str]


class Judgement(BaseModel):
    """What a move is worth, and the positions after it and after the answer to it, as far as there is one.

    ``right`` goes on and ``solved`` is the end. Of the wrong moves one that ``loses`` lets the opponent win, in
    ``wins_in`` moves if that is known; after one that is ``gone`` he can hold out; one that is ``slow`` leaves out a
    win at once. ``certain`` if the tables of perfect play say so. ``moves`` is the line with the answer: the next move
    is tried at its end.
    """

    verdict: Verdict
    moves: list[str]
    positions: list[PositionView]
    wins_in: int | None = None
    certain: bool = False


@functools.lru_cache(maxsize=1000)  # all that come with the library
def puzzle_summary(puzzle: "Puzzle") -> PuzzleSummary:
    """A puzzle without its solution, but for how it ends."""
    outcome = puzzle.board().play_all(puzzle.line()).outcome()
    assert outcome is not None, "a solution ends with a win"
    return PuzzleSummary(
        id=puzzle.id,
        rules=puzzle.rules,
        fen=puzzle.fen,
        turn=puzzle.side,
        goal=outcome.termination,
        wins_in=puzzle.wins_in,
        grade=puzzle.grade,
        difficulty=puzzle.difficulty,
    )


@functools.lru_cache(maxsize=1000)
def puzzle_view(puzzle: "Puzzle") -> PuzzleView:
    """A puzzle without its solution."""
    return PuzzleView(**dict(puzzle_summary(puzzle)), position=position_view(puzzle.board()))


def solution_view(puzzle: "Puzzle") -> SolutionView:
    """The solution of a puzzle."""
    board = puzzle.board()
    positions = [position_view(board)]
    for move in puzzle.line():
        board.push(move)
        positions.append(position_view(board))
    why = explain(puzzle)
    return SolutionView(moves=list(puzzle.moves), positions=positions, why=why, themes=list(puzzle.themes))


def judgement(
    verdict: Verdict, board: Board, tried: int, wins_in: int | None = None, *, certain: bool = False
) -> Judgement:
    """What came of a move, the ``tried``-th of a board: the board has it and perhaps the answer behind it."""
    moves = board.root().line_text(board.move_stack)
    positions = views_after(board, tried - 1)
    return Judgement(verdict=verdict, moves=moves, positions=positions, wins_in=wins_in, certain=certain)
