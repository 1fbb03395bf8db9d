"""The engine's lines and judgements, as the client sees them."""

from typing import Annotated, Literal

from pydantic import BaseModel, Field, StrictBool

from brandubh.board import Board
from brandubh.engine.review import Judgement
from brandubh.engine.score import Info, Score
from brandubh.pieces import Side
from brandubh.server.analysis.consequences import Consequence
from brandubh.server.positions.requests import MoveText, PositionRequest, PositionText
from brandubh.server.positions.views import Square
from brandubh.server.problems import Reason

Lines = Annotated[int, Field(strict=True, ge=1, le=5)]


class AnalysisRequest(PositionRequest):
    """A position to analyse: how many lines, and for how long at most."""

    lines: Lines = 1
    seconds: Annotated[float, Field(strict=True, gt=0, le=3600, allow_inf_nan=False)] = 600
    depth: Annotated[int, Field(strict=True, ge=1, le=99)] | None = None
    threat: StrictBool = False  # as if it were the other side's turn

    def analysed(self) -> Board:
        """The board to be analysed; for a threat, with the other side to move."""
        board = self.board()
        return board.passed() if self.threat else board


class ScoreView(BaseModel):
    """A score seen from the defenders: hundredths of a man, or the moves to a forced win (below zero: a forced loss).

    `chance` is the defenders' chance to win, from 0 to 1.
    """

    centimen: int | None
    wins_in: int | None
    chance: float


class LineView(BaseModel):
    """A report on one line of a search."""

    kind: Literal["line"] = "line"
    rank: int
    depth: int
    seldepth: int
    nodes: int
    nps: int
    hashfull: int
    table_hits: int
    score: ScoreView
    moves: list[MoveText]  # as people write them
    uci: list[str]


class AnalysisEnd(BaseModel):
    """The search has come to its end."""

    kind: Literal["end"] = "end"


class StreamFailure(Reason):
    """Something went wrong after the stream had begun."""

    kind: Literal["error"] = "error"
    detail: str


class ReportRequest(PositionRequest):
    """A game to report on."""

    nodes: Annotated[int, Field(strict=True, ge=1000, le=2_000_000)] = 120_000  # for each position


class ReportStep(BaseModel):
    """A position of the game, what it is worth, and how good the move was that led to it."""

    kind: Literal["step"] = "step"
    ply: int
    fen: PositionText
    score: ScoreView
    move: MoveText | None
    side: Side | None
    loss: float | None  # of the mover's chance to win
    accuracy: float | None
    judgement: Judgement | None
    best: MoveText | None  # the best move instead of this one
    best_line: list[MoveText]
    line: list[MoveText]  # how play goes on from here at its best; empty where the game is over


class SideReport(BaseModel):
    """How well a side played."""

    accuracy: float | None
    inaccuracies: int
    mistakes: int
    blunders: int


class ReportEnd(BaseModel):
    """The whole report's summary. Turning points are the plies after which the game had turned."""

    kind: Literal["end"] = "end"
    attackers: SideReport
    defenders: SideReport
    turning_points: list[int]


class TryRequest(PositionRequest):
    """A move tried instead of a mistake, in the position before it."""

    attempt: MoveText


class TryAnswer(BaseModel):
    """How good the move is, the best answer to it, and what that answer comes to."""

    good: bool
    loss: float
    judgement: Judgement
    score: ScoreView
    best: MoveText
    best_line: list[MoveText]
    reply: MoveText | None  # there is none where the move ends the game
    consequence: Consequence | None


class HintView(BaseModel):
    """The best move of a quick search."""

    from_square: Square
    to_square: Square
    text: MoveText


def score_view(score: Score, chance: float) -> ScoreView:
    """A score, with the defenders' chance to win."""
    seen = score.of(Side.DEFENDERS)
    return ScoreView(centimen=seen.centimen, wins_in=seen.wins_in, chance=round(chance, 4))


def line_view(board: Board, info: Info) -> LineView:
    """A report of the engine on one of its lines."""
    return LineView(
        rank=info.multipv,
        depth=info.depth,
        seldepth=info.seldepth,
        nodes=info.nodes,
        nps=info.nps,
        hashfull=info.hashfull,
        table_hits=info.tbhits,
        score=score_view(info.score, info.chance(Side.DEFENDERS)),
        moves=board.line_text(info.pv),
        uci=[move.uci() for move in info.pv],
    )
