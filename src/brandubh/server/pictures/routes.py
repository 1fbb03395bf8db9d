"""Pictures over HTTP: of any position, and of games for those who share a link."""

from typing import Annotated, Literal

from fastapi import APIRouter, Query, Response
from fastapi.concurrency import run_in_threadpool
from pydantic import Field

from brandubh.board import Board
from brandubh.errors import BrandubhError
from brandubh.game import Drawing
from brandubh.move import Move
from brandubh.pictures.svg import Arrow
from brandubh.pieces import Side
from brandubh.server.dependencies import GamesDep
from brandubh.server.pictures.card import card_svg
from brandubh.server.pictures.drawing import board_svg, game_gif, png
from brandubh.server.positions.requests import MoveText, PositionRequest
from brandubh.server.positions.tree import Drawings
from brandubh.server.problems import RESPONSES, invalid

router = APIRouter(prefix="/api", tags=["pictures"], responses=RESPONSES)

Format = Literal["svg", "png", "gif"]
ThemeName = Literal["ballinderry", "manuscript", "slate"]
PieceSet = Literal["discs", "pegs", "flat"]
MEDIA_TYPES: dict[str, str] = {"svg": "image/svg+xml", "png": "image/png", "gif": "image/gif"}
MOST_FRAMES = 300


class PictureRequest(PositionRequest):
    """A position, or for a GIF the line that leads to it, and how to draw it."""

    theme: ThemeName = "ballinderry"
    pieces: PieceSet = "discs"
    orientation: Literal["attackers", "defenders"] = "defenders"
    size: Annotated[int, Field(strict=True, ge=64, le=1200)] = 480
    arrows: Annotated[list[MoveText], Field(max_length=20, default_factory=list)]
    drawings: Annotated[Drawings, Field(default_factory=list)]


@router.post(
    "/pictures/{form}",
    response_class=Response,
    responses={200: {"content": {kind: {} for kind in MEDIA_TYPES.values()}}},
)
async def draw(form: Format, request: PictureRequest) -> Response:
    """A picture of a position, or an animation of a line."""
    board = request.board()
    arrows = [_arrow(board, text) for text in request.arrows]
    arrows += [_drawn(Drawing.from_text(text)) for text in request.drawings]
    if form == "gif" and board.ply > MOST_FRAMES:
        raise invalid(BrandubhError("animation-long", most=MOST_FRAMES))

    def work() -> bytes:
        look = {"theme": request.theme, "pieces": request.pieces, "orientation": request.orientation}
        if form == "gif":
            return game_gif(board, size=request.size, **look)
        picture = board_svg(board, size=request.size, arrows=arrows, **look)
        return picture.encode() if form == "svg" else png(picture)

    return Response(await run_in_threadpool(work), media_type=MEDIA_TYPES[form])


@router.get("/games/{game_id}/picture.png", response_class=Response, responses={200: {"content": {"image/png": {}}}})
async def of_game(game_id: str, games: GamesDep, size: Annotated[int, Query(ge=64, le=1200)] = 600) -> Response:
    """A game as it stands, for those who share its link."""
    return await _png((await games.load(game_id)).board, size)


@router.get("/pictures/board.png", response_class=Response, responses={200: {"content": {"image/png": {}}}})
async def of_position(
    fen: Annotated[str | None, Query(max_length=100)] = None,
    rules: Annotated[str, Query(max_length=60)] = "wtf",
    size: Annotated[int, Query(ge=64, le=1200)] = 600,
) -> Response:
    """Any position, for those who share its link."""
    return await _png(PositionRequest(rules=rules, fen=fen).board(), size)


@router.get("/games/{game_id}/card.png", response_class=Response, responses={200: {"content": {"image/png": {}}}})
async def card_of_game(game_id: str, games: GamesDep) -> Response:
    """A game as it stands and who has won it, as large as a shared link shows it: 1200 by 630."""
    loaded = await games.load(game_id)
    outcome = loaded.outcome()
    return await _card(loaded.board, outcome.winner if outcome else None)


@router.get("/pictures/card.png", response_class=Response, responses={200: {"content": {"image/png": {}}}})
async def card_of_position(
    fen: Annotated[str | None, Query(max_length=100)] = None, rules: Annotated[str, Query(max_length=60)] = "wtf"
) -> Response:
    """Any position, as large as a shared link shows it: 1200 by 630."""
    return await _card(PositionRequest(rules=rules, fen=fen).board())


def _arrow(board: Board, text: str) -> Arrow:
    """An arrow written like ``d2-e2`` must be a legal move; one like ``d2e2`` may lead anywhere."""
    move = board.parse_text(text) if "-" in text else Move.from_uci(text)
    return Arrow(move.origin, move.target)


def _drawn(drawing: Drawing) -> Arrow:
    return Arrow(drawing.origin, drawing.target, drawing.color.name.lower())


async def _png(board: Board, size: int) -> Response:
    def work() -> bytes:
        return png(board_svg(board, size=size, theme="ballinderry", pieces="discs", orientation="defenders"))

    return Response(await run_in_threadpool(work), media_type="image/png")


async def _card(board: Board, winner: Side | None = None) -> Response:
    return Response(await run_in_threadpool(lambda: png(card_svg(board, winner))), media_type="image/png")
