"""The lobby as the client sees it."""

from typing import Annotated, Literal

from pydantic import BaseModel, Field, StrictBool

from brandubh.pieces import Side
from brandubh.server.games.views import ClockChoice, DaysChoice, PlayersView
from brandubh.server.texts import Name

RulesName = Annotated[str, Field(max_length=60, examples=["wtf", "raven"])]


class NewSeek(BaseModel):
    """A game that somebody would like to play, by the rules of a preset. `side` is the maker's own."""

    rules: RulesName = "wtf"
    clock: ClockChoice | DaysChoice | None = None
    side: Side | Literal["random"] = "random"
    match: StrictBool = False
    rated: StrictBool = False
    name: Name = None
    in_openings: StrictBool = True


class QuickPairing(BaseModel):
    """A game with whoever comes next and wants the same, by the federation's rules."""

    clock: ClockChoice
    match: StrictBool = False
    rated: StrictBool = False
    name: Name = None
    in_openings: StrictBool = True


class Accepting(BaseModel):
    """Who accepts a seek, and whether the game may be counted in the openings."""

    name: Name = None
    in_openings: StrictBool = True


class SeekView(BaseModel):
    """Somebody who looks for an opponent. `side` is the maker's own; `live`: the maker is there and waits."""

    id: str
    name: str | None
    account: str | None  # the name of a maker's account
    rules: str
    clock: ClockChoice | DaysChoice | None
    side: Side | Literal["random"]
    match: bool
    rated: bool
    live: bool


class LobbyView(BaseModel):
    """The lobby: open seeks, the oldest first; how many people are there, and how many games anybody may watch."""

    seeks: list[SeekView]
    players: int
    games: int


class SeekAnswer(BaseModel):
    """What came of a seek: a game, if somebody wanted the same, or else the seek that waits."""

    seek_id: str | None = None
    game_id: str | None = None


class OwnSeeks(BaseModel):
    """What only its maker is told: the seeks that are one's own, `waiting` for quick pairing, and the game that came of
    one of them.
    """

    own: list[str]
    waiting: str | None
    game_id: str | None


class WatchedGame(BaseModel):
    """A game that anybody may watch, as a list shows it."""

    id: str
    rules_name: str
    players: PlayersView
    plies: int
    fen: str
    last: tuple[str, str] | None
    clock: ClockChoice | DaysChoice | None
    rated: bool
    over: bool
    watchers: int


class WatchView(BaseModel):
    """The games that anybody may watch, the best first, and the one that is featured."""

    games: list[WatchedGame]
    featured: str | None
