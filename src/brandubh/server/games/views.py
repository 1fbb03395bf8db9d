"""Games as the client sees them."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, Field, StrictBool

from brandubh.match import Decision
from brandubh.outcome import Termination
from brandubh.pieces import Side
from brandubh.server.positions.requests import MOST_MOVES, MoveText, PositionText, RulesChoice
from brandubh.server.positions.views import MoveView, OutcomeView, PositionView

Mode = Literal["computer", "local"]
Level = Annotated[int, Field(strict=True, ge=1, le=8)]
Name = Annotated[str, Field(max_length=60)]


class ClockChoice(BaseModel):
    """A Fischer clock: seconds to begin with, and seconds added for each move."""

    initial: Annotated[float, Field(strict=True, ge=5, le=86_400, allow_inf_nan=False)]
    increment: Annotated[float, Field(strict=True, ge=0, le=600, allow_inf_nan=False)] = 0


class NewGame(BaseModel):
    """What kind of game to begin; it may begin with moves that are made already."""

    rules: RulesChoice = "wtf"
    mode: Mode = "computer"
    side: Side | Literal["random"] = Side.ATTACKERS
    level: Level = 3
    clock: ClockChoice | None = None
    match: StrictBool = False
    start: PositionText | None = None
    moves: Annotated[list[MoveText], Field(max_length=MOST_MOVES)] = []
    attackers_name: Name | None = None
    defenders_name: Name | None = None


class NewMove(BaseModel):
    """A move, and how many were made before it, so that none is ever made twice."""

    move: MoveText
    ply: Annotated[int, Field(strict=True, ge=0, le=MOST_MOVES)]


class TakeBack(BaseModel):
    """How many moves are to be left."""

    ply: Annotated[int, Field(strict=True, ge=0, le=MOST_MOVES)]


class Resignation(BaseModel):
    """Who gives up; the person, if only one plays."""

    side: Side | None = None


class PlayerView(BaseModel):
    """Who has a side."""

    kind: Literal["person", "computer"]
    level: int | None
    name: str | None


class PlayersView(BaseModel):
    """Who plays."""

    attackers: PlayerView
    defenders: PlayerView


class ClockView(BaseModel):
    """The clocks, in milliseconds at the moment of the answer, and whose is running."""

    initial: int
    increment: int
    attackers: int
    defenders: int
    running: Side | None


class SetView(BaseModel):
    """A set of a match. `first_side` is the side of the match's first player in it."""

    game_id: str
    number: int
    first_side: Side
    winner: Literal["first", "second"] | None
    over: bool
    winning_moves: int | None


class MatchResultView(BaseModel):
    """How a match ended."""

    winner: Literal["first", "second"] | None
    decision: Decision


class MatchView(BaseModel):
    """A two-set match: its first player has the attackers in the first set."""

    id: str
    number: int
    sets: list[SetView]
    score: tuple[float, float]
    result: MatchResultView | None


class GameView(BaseModel):
    """A game, all of it. The version grows with every change."""

    id: str
    version: int
    created_at: float
    rules: dict[str, Any]
    rules_name: str
    preset: str | None
    start: str | None
    mode: Mode
    players: PlayersView
    moves: list[MoveView]
    fens: list[str]
    position: PositionView
    outcome: OutcomeView | None
    clock: ClockView | None
    match: MatchView | None
    thinking: bool
    mine: bool


class GameSummary(BaseModel):
    """A game in a list."""

    id: str
    created_at: float
    updated_at: float
    rules_name: str
    mode: Mode
    players: PlayersView
    plies: int
    winner: Side | None
    termination: Termination | None
    fen: str
    last: tuple[str, str] | None
    match_id: str | None
    match_set: int | None


class GameList(BaseModel):
    """A page of a list of games, and how many there are in all."""

    games: list[GameSummary]
    total: int
