"""Training as the client sees it: attempts, the solver's standing and history, and runs."""

from typing import Annotated, Literal

from pydantic import BaseModel, Field

from brandubh.server.positions.requests import MoveText
from brandubh.server.positions.views import PositionView
from brandubh.server.puzzles.views import Judgement, PuzzleSummary, PuzzleView
from brandubh.server.training.rows import Kind, Mark, Mode
from brandubh.server.training.running import RunVerdict

MOST_MOVES = 16  # of a puzzle's main line


class RatingView(BaseModel):
    """A rating, and how sure it is: a ``provisional`` one is only a guess."""

    rating: int
    deviation: int
    provisional: bool


# Attempts


class NewAttempt(BaseModel):
    """How a puzzle is attempted: in rated training, or freely."""

    mode: Mode = "free"


class AttemptView(BaseModel):
    """An attempt at a puzzle. It ``counts`` for the rating if it is the first one, in training.

    ``result`` is null until it is decided: by the first wrong move, a hint or the solution (``failed``, and ``helped``
    once it is solved all the same), or by the last right move (``alone``). ``change`` is what the rating changed by.
    """

    id: str
    puzzle: str
    mode: Mode
    counts: bool
    result: Mark | None
    seconds: float | None
    change: int | None
    rating: RatingView


class Line(BaseModel):
    """The line so far, answers included; none at the beginning."""

    moves: Annotated[list[MoveText], Field(max_length=MOST_MOVES)] = []


class TriedLine(BaseModel):
    """The line so far, answers included, and at its end the move that is tried."""

    moves: Annotated[list[MoveText], Field(min_length=1, max_length=MOST_MOVES)]


class HintRequest(Line):
    """What to tell: what the solution is about, or which piece to move."""

    about: Literal["theme", "piece"] = "theme"


class PuzzleHint(BaseModel):
    """The theme of a solution, or where it has none that tells anything, the square of the piece to move."""

    theme: str | None
    square: str | None
    attempt: AttemptView


class TriedPuzzle(Judgement):
    """What a move is worth, and what has become of the attempt."""

    attempt: AttemptView


# Standing and history


class TrainingView(BaseModel):
    """How somebody stands: the rating, how many puzzles went how, and the best runs."""

    rating: RatingView
    rated: int
    alone: int
    helped: int
    failed: int
    best_streak: int
    best_storm: int


class MarksView(BaseModel):
    """How each puzzle went that was tried, by its name."""

    marks: dict[str, Mark]


class PastAttempt(BaseModel):
    """An attempt that was decided."""

    puzzle: PuzzleSummary
    mode: Mode
    at: float
    result: Mark
    seconds: float
    change: int | None


class PastRun(BaseModel):
    """A streak or a storm that is over."""

    id: str
    kind: Kind
    at: float
    solved: int
    missed: int


class RatingPoint(BaseModel):
    """The rating after an attempt, and when that was, in seconds since 1970."""

    at: float
    rating: int


class ThemeView(BaseModel):
    """How many puzzles of a theme were tried, and how many solved alone at once; ``weak`` if these are few."""

    theme: str
    tried: int
    alone: int
    weak: bool


class HistoryView(BaseModel):
    """The last attempts and runs, the newest first; the rating's way from the oldest; the themes, the weakest first."""

    attempts: list[PastAttempt]
    total: int
    runs: list[PastRun]
    ratings: list[RatingPoint]
    themes: list[ThemeView]


# Runs


class NewRun(BaseModel):
    """A streak or a storm, and by which rules."""

    kind: Kind
    rules: Annotated[str, Field(max_length=60, examples=["wtf"])] = "wtf"


class RunMove(BaseModel):
    """A move in a run, on the board that the player saw: ``number`` puzzles done, ``ply`` moves made in this one."""

    move: MoveText
    number: Annotated[int, Field(ge=0)]
    ply: Annotated[int, Field(ge=0, le=MOST_MOVES)]


class DonePuzzle(BaseModel):
    """A puzzle of a run, and whether it was solved."""

    puzzle: PuzzleSummary
    solved: bool


class RunView(BaseModel):
    """A run as it stands. ``left`` is the time left to a storm in seconds, by the server's clock.

    ``puzzle`` is the one to be solved, and ``position`` how far that has come; both are null when the run is over, and
    only then ``done`` lists what was in it. ``best`` is the best ever, this run included, ``best_today`` that of today.
    """

    id: str
    kind: Kind
    rules: str
    number: int
    ply: int
    solved: int
    combo: int
    best_combo: int
    left: float | None
    over: bool
    puzzle: PuzzleView | None
    position: PositionView | None
    done: list[DonePuzzle]
    best: int
    best_today: int


class PlayedRun(BaseModel):
    """What a move came to, the positions after it and after the answer, the seconds won or lost, and the run now."""

    verdict: RunVerdict
    positions: list[PositionView]
    seconds: float
    run: RunView
