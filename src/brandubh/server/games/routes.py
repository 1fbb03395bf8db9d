"""Games over HTTP, and their news over a WebSocket."""

from functools import partial
from typing import Annotated, Literal
from urllib.parse import quote

from fastapi import APIRouter, Depends, Query, Request, Response
from fastapi.responses import StreamingResponse

from brandubh.server.askers import Asker, address_of, asker_of
from brandubh.server.dependencies import CompanyDep, ExportPlace, GamesDep, services
from brandubh.server.games import exports
from brandubh.server.games.claims import Claim, PresenceView
from brandubh.server.games.invites import InviteView, Joining
from brandubh.server.games.live import live
from brandubh.server.games.news import Change
from brandubh.server.games.phrases import PhraseView, Saying
from brandubh.server.games.views import (
    GameChange,
    GameList,
    GameView,
    Mode,
    NewGame,
    NewMove,
    Resignation,
    TakeBack,
)
from brandubh.server.problems import RESPONSES
from brandubh.server.quick_route import QuickRoute
from brandubh.server.visitors import (
    KnownVisitor,
    Visitor,
    account_name,
    give_token,
    known_or_new_visitor,
    known_visitor,
)

router = APIRouter(prefix="/api/games", tags=["games"], responses=RESPONSES)
invites = APIRouter(prefix="/api/invites", tags=["games"], responses=RESPONSES)


def _remember(visitor: str, request: Request) -> None:
    """Remember from where somebody plays whom the computer may have to answer."""
    services(request).addresses.saw(Asker(address_of(request), visitor))


async def _player(visitor: Visitor, request: Request) -> str:
    _remember(visitor, request)
    return visitor


Player = Annotated[str, Depends(_player)]

GAME_FILE = "application/x-brandubh-game; charset=utf-8"


async def play(game_id: str, new: NewMove, request: Request) -> Response:
    """Make a move. Once it is answered, it is on the disk."""
    visitor = known_visitor(request)
    _remember(visitor, request)
    return _answer(await services(request).games.play(game_id, visitor, new))


async def create(new: NewGame, request: Request) -> Response:
    """Begin a game against the computer, for two people at one screen, or for a friend who comes by the link `invite`;
    or the first set of a match.
    """
    visitor, token = known_or_new_visitor(request)
    _remember(visitor, request)
    served = services(request)
    served.limiter.charge("moves", asker_of(request), len(new.moves))
    view = await served.games.create(new, visitor, account_name(request))
    answer = Response(view.model_dump_json(), 201, media_type="application/json")
    if token is not None:
        give_token(token, request, answer)
    return answer


_quick = partial(router.add_api_route, methods=["POST"], route_class_override=QuickRoute)
_quick("/{game_id}/moves", play, response_model=GameChange)
_quick("", create, response_model=GameView, status_code=201)


@router.get("")
async def list_games(
    games: GamesDep,
    visitor: KnownVisitor,
    search: Annotated[str, Query(max_length=60)] = "",
    rules: Annotated[str | None, Query(max_length=60)] = None,
    result: Literal["attackers", "defenders", "draw", "open"] | None = None,
    mode: Mode | None = None,
    offset: Annotated[int, Query(ge=0, le=1_000_000)] = 0,
) -> GameList:
    """My games, the last played first, fifty at a time."""
    return await games.list(visitor, search=search, rules=rules, result=result, mode=mode, offset=offset)


@router.get(
    "/export",
    response_class=Response,
    responses={200: {"content": {"application/x-brandubh-game": {}}}},
    dependencies=[ExportPlace],
)
async def export_all(games: GamesDep, visitor: KnownVisitor) -> Response:
    """All my games as one game file."""
    pieces = await exports.all_games(games, visitor)
    return StreamingResponse(pieces, media_type=GAME_FILE, headers=attached("brandubh-games.txt"))


@router.get("/{game_id}")
async def look(game_id: str, games: GamesDep, visitor: Visitor) -> GameView:
    """A game with all its moves."""
    return await games.view(game_id, visitor)


@router.delete("/{game_id}", status_code=204)
async def delete(game_id: str, games: GamesDep, visitor: Visitor) -> None:
    """Remove a game for good."""
    await games.delete(game_id, visitor)


@router.post("/{game_id}/takeback", response_model=GameChange)
async def take_back(game_id: str, back: TakeBack, games: GamesDep, visitor: Player) -> Response:
    """Take moves back until `ply` are left. Against another person: ask for it, or allow what the other asks for."""
    return _answer(await games.take_back(game_id, visitor, back.ply))


@router.post("/{game_id}/resign", response_model=GameChange)
async def resign(game_id: str, who: Resignation, games: GamesDep, visitor: Visitor) -> Response:
    """Give up."""
    return _answer(await games.resign(game_id, visitor, who.side))


@router.post("/{game_id}/draw", response_model=GameChange)
async def draw(game_id: str, games: GamesDep, visitor: Visitor) -> Response:
    """Agree to a draw, where two people play at one screen. Against another person: offer one, or accept it."""
    return _answer(await games.draw(game_id, visitor))


@router.post("/{game_id}/decline", response_model=GameChange)
async def decline(game_id: str, games: GamesDep, visitor: Visitor) -> Response:
    """Decline what the other player offers, or withdraw one's own offer."""
    return _answer(await games.decline(game_id, visitor))


@router.post("/{game_id}/abort", response_model=GameChange)
async def abort(game_id: str, games: GamesDep, visitor: Visitor) -> Response:
    """End a game against another person without a result, before its second move."""
    return _answer(await games.abort(game_id, visitor))


@router.post("/{game_id}/claim", response_model=GameChange)
async def claim(game_id: str, wanted: Claim, company: CompanyDep, visitor: Visitor) -> Response:
    """Claim a win, or call it a draw, when the other player has left and it is their turn."""
    return _answer(await company.claim(game_id, visitor, wanted.result))


@router.post("/{game_id}/phrases")
async def say(game_id: str, saying: Saying, company: CompanyDep, visitor: Visitor) -> PhraseView:
    """Say one of the set phrases to the other player."""
    return await company.say(game_id, visitor, saying.phrase)


@router.get("/{game_id}/presence")
async def presence(game_id: str, company: CompanyDep, visitor: KnownVisitor) -> PresenceView:
    """Which of two players at two screens is there, and when a win may be claimed. For players only."""
    return await company.presence(game_id, visitor)


@router.post("/{game_id}/next-set", status_code=201)
async def next_set(game_id: str, games: GamesDep, visitor: Player) -> GameView:
    """Begin the second set of a match, with the sides swapped."""
    return await games.next_set(game_id, visitor)


@router.post("/{game_id}/rematch", status_code=201)
async def rematch(game_id: str, games: GamesDep, visitor: Player) -> GameView:
    """Begin another game like this one, with the sides swapped. Against another person: offer it, and be answered this
    game; or accept it, and be answered the new one.
    """
    return await games.rematch(game_id, visitor)


@invites.get("/{invite}")
async def invitation(invite: str, games: GamesDep, visitor: KnownVisitor) -> InviteView:
    """What a link offers. Looking takes nothing."""
    return await games.invitation(invite, visitor)


@invites.post("/{invite}")
async def join(invite: str, joining: Joining, games: GamesDep, visitor: Visitor, request: Request) -> GameView:
    """Take the seat that a link offers. The first one who does has it."""
    return await games.join(invite, visitor, joining, account_name(request))


@router.get(
    "/{game_id}/record", response_class=Response, responses={200: {"content": {"application/x-brandubh-game": {}}}}
)
async def record(game_id: str, games: GamesDep) -> Response:
    """The game, or its whole match, as a game file."""
    text, name = await exports.one_game(games, game_id)
    return Response(text, media_type=GAME_FILE, headers=attached(f"{name}.txt"))


def _answer(change: Change) -> Response:
    """What was made once for all who watch."""
    return Response(change.text, media_type="application/json")


def attached(name: str) -> dict[str, str]:
    """The header that gives a file its name; letters beyond ASCII have a form of their own there."""
    said = f'filename="{name}"' if name.isascii() else f"filename*=UTF-8''{quote(name)}"
    return {"Content-Disposition": f"attachment; {said}"}


router.add_api_websocket_route("/{game_id}/live", live)
