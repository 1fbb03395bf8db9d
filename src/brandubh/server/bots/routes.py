"""Programs over HTTP: their tokens, and their streams. What they do in games, they do by the routes of games."""

from collections.abc import AsyncIterator
from typing import Annotated

from fastapi import APIRouter, Depends, Request
from fastapi.responses import StreamingResponse

from brandubh.server.accounts.identity import Person
from brandubh.server.accounts.routes import PersonDep
from brandubh.server.accounts.views import PersonView, person_view
from brandubh.server.analysis.routes import NDJSON, stream_of
from brandubh.server.bots.scopes import SCOPES
from brandubh.server.bots.streams import Place
from brandubh.server.bots.tokens import unknown
from brandubh.server.bots.views import EventView, GameLine, NewToken, NewTokenView, TokensView, token_view
from brandubh.server.dependencies import AccountsDep, GamesDep, StreamsDep, TokensDep
from brandubh.server.problems import RESPONSES, not_found

tokens = APIRouter(prefix="/api/account", tags=["bots"], responses=RESPONSES)
router = APIRouter(prefix="/api/bot", tags=["bots"], responses=RESPONSES)


@tokens.get("/tokens")
async def list_tokens(tokens: TokensDep, person: PersonDep) -> TokensView:
    """Your tokens, without their texts."""
    return TokensView(tokens=[token_view(each) for each in await tokens.list(person.player)])


@tokens.post("/tokens", status_code=201)
async def make_token(new: NewToken, tokens: TokensDep, person: PersonDep) -> NewTokenView:
    """Make a token for a program. This answer is the only one that shows it. To play, the account must be a bot's."""
    scopes = tuple(scope for scope in SCOPES if scope in new.scopes)
    token, text = await tokens.make(person, new.name, scopes, new.days)
    return NewTokenView(token=text, **dict(token_view(token)))


@tokens.delete("/tokens/{token_id}", status_code=204)
async def revoke_token(token_id: str, tokens: TokensDep, person: PersonDep) -> None:
    """End a token."""
    if not await tokens.revoke(person.player, token_id):
        raise not_found()


@tokens.post("/bot")
async def become_bot(tokens: TokensDep, accounts: AccountsDep, person: PersonDep) -> PersonView:
    """Make this account a bot's, for good. It must not have played against people."""
    await tokens.become_bot(person)
    await accounts.look_again(person.player)
    return person_view(person).model_copy(update={"bot": True})


async def _program(person: PersonDep) -> Person:
    """Streams are for tokens: they end with theirs, and a browser has a WebSocket."""
    if not person.token:
        raise unknown()
    return person


ProgramDep = Annotated[Person, Depends(_program)]


async def _place(streams: StreamsDep, program: ProgramDep, request: Request) -> AsyncIterator[Place]:
    """Room for a stream, until it was read."""
    with streams.place(program.player, request.path_params.get("game_id", "")) as place:
        yield place


PlaceDep = Annotated[Place, Depends(_place)]


@router.get("/events", response_class=StreamingResponse, responses=stream_of(EventView))
async def events(streams: StreamsDep, program: ProgramDep, place: PlaceDep) -> StreamingResponse:
    """What happens in all your games, as it happens: games begun, your turn, games that are over. It begins with the
    games that are open; a blank line comes every few seconds. Another stream of yours ends this one.
    """
    return StreamingResponse(streams.events(program, place), media_type=NDJSON)


@router.get("/games/{game_id}/stream", response_class=StreamingResponse, responses=stream_of(GameLine))
async def game(
    game_id: str, streams: StreamsDep, games: GamesDep, program: ProgramDep, place: PlaceDep
) -> StreamingResponse:
    """A game, and what becomes of it: first all of it, then what changes. A blank line comes every few seconds."""
    await games.view(game_id, program.player)  # if it is there at all
    return StreamingResponse(streams.game(program, place, game_id), media_type=NDJSON)
