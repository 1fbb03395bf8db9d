"""Drills as the client sees them: the task, a move with what it is worth, and the result."""

import functools
from typing import Annotated, Literal

from pydantic import BaseModel, Field

from brandubh.board import Board
from brandubh.lessons.drills import MOST_BEST, Drill, Goal, Group, Step, Verdict, load, nearly
from brandubh.pieces import Side
from brandubh.server.positions.requests import MoveText
from brandubh.server.positions.views import PositionView, position_view

State = Literal["on", "won", "held", "lost", "drawn", "late"]

MOST_MOVES = 2 * (2 * MOST_BEST + 6)
"""Of a line that is played in a drill, both sides' together."""


class DrillSummary(BaseModel):
    """A drill in a list. `best` counts the learner's own moves with best play of both sides; a win in up to `nearly`
    moves has two stars.
    """

    id: str
    group: Group
    rules: str
    fen: str
    side: Side
    goal: Goal
    best: int
    nearly: int
    most_moves: int
    pieces: int


class DrillList(BaseModel):
    """All drills, group by group, the easiest of each first."""

    drills: list[DrillSummary]


class DrillView(DrillSummary):
    """A drill with its position, and the one after it in the list."""

    position: PositionView
    next: str | None


class DrillLine(BaseModel):
    """Best play of both sides, and each position of it from the first."""

    moves: list[str]
    positions: list[PositionView]


Line = Annotated[list[MoveText], Field(max_length=MOST_MOVES)]


class DrillSoFar(BaseModel):
    """The moves so far, the answers included; the learner is to move."""

    moves: Line = []


class DrillMove(BaseModel):
    """The moves so far, the answers included, and at their end the learner's move. `helped` if a hint was given, or a
    move taken back.
    """

    moves: Annotated[Line, Field(min_length=1)]
    helped: bool = False


class DrillStep(BaseModel):
    """What the learner's move is worth.

    `best` loses nothing; `slower` costs `lost` moves; `thrown` gives the goal up; `unknown` is too far from the end to
    say, or comes after the goal was given up. `left` is how many more moves the learner needs to win. If the opponent
    now wins by force, `opponent_wins_in` says in how many of his moves. `exact` if the tables say so, and not a search.
    """

    move: str
    verdict: Verdict
    lost: int
    left: int | None
    opponent_wins_in: int | None
    exact: bool


class DrillResult(BaseModel):
    """The end of a drill: the learner's moves, those of best play, and the stars, none if it was not done."""

    moves: int
    best: int
    stars: Annotated[int, Field(ge=0, le=3)]


class PlayedDrill(BaseModel):
    """A drill after the learner's move and the answer to it, if there is one, with the positions after both.

    `moves` is the line with the answer: the next move is made at its end. The drill is `on`, or over: `won`, `held` as
    long as it takes, `lost`, `drawn`, or `late`, which means that too many moves were made.
    """

    state: State
    moves: list[str]
    positions: list[PositionView]
    step: DrillStep
    result: DrillResult | None = None


class DrillHint(BaseModel):
    """The move of best play."""

    move: str
    from_square: str
    to_square: str


@functools.lru_cache(maxsize=200)
def drill_summary(drill: Drill) -> DrillSummary:
    """A drill without its position's particulars."""
    return DrillSummary(
        id=drill.id,
        group=drill.group,
        rules=drill.rules,
        fen=drill.fen,
        side=drill.side,
        goal=drill.goal,
        best=drill.best,
        nearly=nearly(drill.best),
        most_moves=drill.most_moves,
        pieces=drill.pieces,
    )


def drill_view(drill: Drill) -> DrillView:
    """A drill as it begins."""
    names = list(load())
    after = names[names.index(drill.id) + 1 :]
    return DrillView(**dict(drill_summary(drill)), position=position_view(drill.board()), next=next(iter(after), None))


def drill_line(drill: Drill) -> DrillLine:
    """Best play in a drill."""
    board = drill.board()
    positions = [position_view(board)]
    for move in drill.moves():
        board.push(move)
        positions.append(position_view(board))
    return DrillLine(moves=list(drill.line), positions=positions)


def step_view(move: str, step: Step, left: int | None) -> DrillStep:
    """What a move is worth."""
    return DrillStep(
        move=move,
        verdict=step.verdict,
        lost=step.lost,
        left=left,
        opponent_wins_in=step.opponent_wins_in,
        exact=step.exact,
    )


def played_view(drill: Drill, board: Board, played: int, step: DrillStep, state: State, *, helped: bool) -> PlayedDrill:
    """A drill after the learner's move, the ``played``-th on the board, and the answer to it if that is there, too."""
    positions = []
    replay = board.root()
    for number, move in enumerate(board.move_stack, 1):
        replay.push(move)
        if number >= played:
            positions.append(position_view(replay))
    moves = (played + 1) // 2
    counts = state in ("won", "held") or (state == "lost" and drill.goal is Goal.RESIST)
    stars = drill.stars(moves, helped=helped) if counts else 0
    return PlayedDrill(
        state=state,
        moves=board.root().line_text(board.move_stack),
        positions=positions,
        step=step,
        result=None if state == "on" else DrillResult(moves=moves, best=drill.best, stars=stars),
    )
