"""Games over HTTP, and their news over a WebSocket."""

import asyncio
from typing import Annotated, Literal

from fastapi import APIRouter, Query, Request, Response, WebSocket, WebSocketDisconnect

from brandubh.pieces import Side
from brandubh.record import write_game
from brandubh.server.games.from_rows import game_of
from brandubh.server.games.games import Games
from brandubh.server.games.news import Hub
from brandubh.server.games.views import (
    GameList,
    GameView,
    Mode,
    NewGame,
    NewMove,
    Resignation,
    TakeBack,
)
from brandubh.server.problems import RESPONSES, ProblemError
from brandubh.server.visitors import Visitor, known_visitor

router = APIRouter(prefix="/api/games", tags=["games"], responses=RESPONSES)

GAME_FILE = "application/x-brandubh-game; charset=utf-8"


def _games(request: Request) -> Games:
    games: Games = request.app.state.games
    return games


@router.post("", status_code=201)
async def create(new: NewGame, request: Request, visitor: Visitor) -> GameView:
    """Begin a game against the computer or for two people at one screen, or the first set of a match."""
    games = _games(request)
    return await games.view(await games.create(new, visitor), visitor)


@router.get("")
async def list_games(
    request: Request,
    visitor: Visitor,
    search: Annotated[str, Query(max_length=60)] = "",
    rules: Annotated[str | None, Query(max_length=60)] = None,
    result: Literal["attackers", "defenders", "draw", "open"] | None = None,
    mode: Mode | None = None,
    offset: Annotated[int, Query(ge=0, le=1_000_000)] = 0,
) -> GameList:
    """My games, the last played first, fifty at a time."""
    return await _games(request).list(visitor, search=search, rules=rules, result=result, mode=mode, offset=offset)


@router.get("/export", response_class=Response, responses={200: {"content": {"application/x-brandubh-game": {}}}})
async def export_all(request: Request, visitor: Visitor) -> Response:
    """All my games as one game file."""
    rows = await _games(request).all_of(visitor)
    text = "\n".join(write_game(game_of(row)) for row in rows)
    return Response(text, media_type=GAME_FILE, headers=_attachment("brandubh-games.txt"))


@router.get("/{game_id}")
async def look(game_id: str, request: Request, visitor: Visitor) -> GameView:
    """A game with all its moves."""
    return await _games(request).view(game_id, visitor)


@router.delete("/{game_id}", status_code=204)
async def delete(game_id: str, request: Request, visitor: Visitor) -> None:
    """Remove a game for good."""
    await _games(request).delete(game_id, visitor)


@router.post("/{game_id}/moves")
async def play(game_id: str, new: NewMove, request: Request, visitor: Visitor) -> GameView:
    """Make a move. Once it is answered, it is on the disk."""
    return await _games(request).play(game_id, visitor, new)


@router.post("/{game_id}/takeback")
async def take_back(game_id: str, back: TakeBack, request: Request, visitor: Visitor) -> GameView:
    """Take moves back until so many are left."""
    games = _games(request)
    await games.take_back(game_id, visitor, back.ply)
    return await games.view(game_id, visitor)


@router.post("/{game_id}/resign")
async def resign(game_id: str, who: Resignation, request: Request, visitor: Visitor) -> GameView:
    """Give up."""
    games = _games(request)
    await games.resign(game_id, visitor, who.side)
    return await games.view(game_id, visitor)


@router.post("/{game_id}/draw")
async def draw(game_id: str, request: Request, visitor: Visitor) -> GameView:
    """Agree to a draw, where two people play at one screen."""
    games = _games(request)
    await games.agree_draw(game_id, visitor)
    return await games.view(game_id, visitor)


@router.post("/{game_id}/next-set", status_code=201)
async def next_set(game_id: str, request: Request, visitor: Visitor) -> GameView:
    """Begin the second set of a match, with the sides swapped."""
    games = _games(request)
    return await games.view(await games.next_set(game_id, visitor), visitor)


@router.post("/{game_id}/rematch", status_code=201)
async def rematch(game_id: str, request: Request, visitor: Visitor) -> GameView:
    """Begin another game like this one, with the sides swapped."""
    games = _games(request)
    return await games.view(await games.rematch(game_id, visitor), visitor)


@router.get(
    "/{game_id}/record", response_class=Response, responses={200: {"content": {"application/x-brandubh-game": {}}}}
)
async def record(game_id: str, request: Request) -> Response:
    """The game, or its whole match, as a game file."""
    rows = await _games(request).rows_of_match(game_id)
    text = "\n".join(write_game(game_of(row)) for row in rows)
    return Response(text, media_type=GAME_FILE, headers=_attachment(f"brandubh-{game_id}.txt"))


def _attachment(name: str) -> dict[str, str]:
    return {"Content-Disposition": f'attachment; filename="{name}"'}


@router.websocket("/{game_id}/live")
async def live(socket: WebSocket, game_id: str) -> None:
    """The game whenever it changes, beginning with how it is now."""
    games: Games = socket.app.state.games
    hub: Hub = socket.app.state.hub
    visitor = known_visitor(socket)
    await socket.accept()
    with hub.watching(game_id) as changed:
        gone = asyncio.create_task(_until_gone(socket))
        try:
            while not gone.done():
                changed.clear()
                view = await games.view(game_id, visitor)
                await socket.send_text(view.model_dump_json())
                news = asyncio.create_task(changed.wait())
                await asyncio.wait({news, gone}, timeout=_until_flag(view), return_when=asyncio.FIRST_COMPLETED)
                news.cancel()
        except ProblemError as error:
            await socket.close(4404, error.problem.detail)
        except WebSocketDisconnect:
            pass
        finally:
            gone.cancel()


async def _until_gone(socket: WebSocket) -> None:
    """Read until the other end closes; what it says does not matter."""
    while (await socket.receive())["type"] != "websocket.disconnect":
        pass


def _until_flag(view: GameView) -> float | None:
    """Seconds until the running clock has run out."""
    clock = view.clock
    if clock is None or clock.running is None:
        return None
    left = clock.attackers if clock.running is Side.ATTACKERS else clock.defenders
    return left / 1000 + 0.01
