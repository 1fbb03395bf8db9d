"""Tokens and events as programs and their owners see them."""

from typing import Annotated, Literal

from pydantic import AfterValidator, BaseModel, Field

from brandubh.pieces import Side
from brandubh.server.bots.rows import LONGEST_NAME, Token
from brandubh.server.bots.scopes import SCOPES, Scope
from brandubh.server.games.views import GameChange, GameView, Mode, PlayerView
from brandubh.server.positions.views import OutcomeView
from brandubh.server.texts import clean_line

LONGEST_DAYS = 3650

Kind = Literal["game-start", "your-turn", "game-end"]


class NewToken(BaseModel):
    """What a token is for, in its owner's words; what it may do; and for how many days, if not for ever."""

    name: Annotated[str, Field(max_length=LONGEST_NAME), AfterValidator(clean_line)] = ""
    scopes: Annotated[list[Scope], Field(min_length=1, max_length=len(SCOPES))]
    days: Annotated[int, Field(strict=True, ge=1, le=LONGEST_DAYS)] | None = None


class TokenView(BaseModel):
    """A token as its owner sees it: everything but the token itself. Times are seconds since 1970, `used_at` to the
    day.
    """

    id: str
    name: str
    scopes: list[Scope]
    created_at: float
    used_at: float | None
    expires_at: float | None


class NewTokenView(TokenView):
    """A token that was just made, with its text; nobody sees that again."""

    token: str


class TokensView(BaseModel):
    """All of somebody's tokens, the newest first."""

    tokens: list[TokenView]


class EventView(BaseModel):
    """A line of the stream of events.

    `game-start`: a game has begun, or had when the stream began. `your-turn`: so it is, after `ply` moves. `game-end`:
    it is over, and `outcome` says how. `replaced`: the stream ends, because the same player has begun another one.
    """

    type: Literal["game-start", "your-turn", "game-end", "replaced"]
    game_id: str | None = None
    my_side: Side | None = None
    mode: Mode | None = None
    opponent: PlayerView | None = None
    ply: int | None = None
    outcome: OutcomeView | None = None


class GameLine(BaseModel):
    """A line of the stream of a game: first the whole game, then what changes; the whole again where something was
    missed.
    """

    line: GameView | GameChange


def token_view(token: Token) -> TokenView:
    """A token as its owner sees it."""
    return TokenView(
        id=token.id,
        name=token.name,
        scopes=[scope for scope in SCOPES if scope in token.scopes.split(",")],
        created_at=token.created_at,
        used_at=token.used_at,
        expires_at=token.expires_at,
    )


def event(kind: Kind, view: GameView) -> EventView:
    """What has happened in a game, to whoever looks at it."""
    opponent = None
    if view.my_side is not None:
        opponent = view.players.defenders if view.my_side is Side.ATTACKERS else view.players.attackers
    return EventView(
        type=kind,
        game_id=view.id,
        my_side=view.my_side,
        mode=view.mode,
        opponent=opponent,
        ply=len(view.moves),
        outcome=view.outcome,
    )
