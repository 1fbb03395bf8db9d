"""Pictures over HTTP: of any position, and of games for those who share a link. Whoever hangs up ends the drawing."""

import asyncio
import base64
import contextlib
from collections.abc import AsyncIterator, Coroutine
from typing import Annotated, Any, Literal, TypeVar

from fastapi import APIRouter, Query, Request, Response
from fastapi.responses import StreamingResponse
from pydantic import BaseModel, Field

from brandubh.board import Board
from brandubh.game import Drawing
from brandubh.move import Move
from brandubh.pictures import svg
from brandubh.pictures.svg import Arrow
from brandubh.server.analysis.views import StreamFailure
from brandubh.server.askers import Asker, asker_of
from brandubh.server.dependencies import GalleryDep, GamesDep
from brandubh.server.pictures import orders
from brandubh.server.pictures.gallery import Gallery
from brandubh.server.pictures.look import Look
from brandubh.server.pictures.orders import Order
from brandubh.server.positions.requests import MoveText, PositionRequest
from brandubh.server.positions.tree import Drawings
from brandubh.server.problems import BUSY, RESPONSES, ProblemError, busy

router = APIRouter(prefix="/api", tags=["pictures"], responses=RESPONSES | BUSY)

Format = Literal["svg", "png", "gif"]
ThemeName = Literal["ballinderry", "manuscript", "slate"]
PieceSet = Literal["discs", "pegs", "flat"]
MEDIA_TYPES: dict[str, str] = {"svg": "image/svg+xml", "png": "image/png", "gif": "image/gif"}
NDJSON = "application/x-ndjson"
T = TypeVar("T")

LASTING = "public, max-age=86400"  # for an address that says all that is drawn: only the art may change
PASSING = "public, max-age=10, must-revalidate"  # for a game's, which goes on
_PNG: dict[int | str, dict[str, Any]] = {
    200: {"content": {"image/png": {}}},
    304: {"description": "The picture is the one that the request names by its ETag."},
}


class PictureRequest(PositionRequest):
    """A position, or for a GIF the line that leads to it, and how to draw it."""

    theme: ThemeName = "ballinderry"
    pieces: PieceSet = "discs"
    orientation: Literal["attackers", "defenders"] = "defenders"
    size: Annotated[int, Field(strict=True, ge=64, le=1200)] = 480
    arrows: Annotated[list[MoveText], Field(max_length=20, default_factory=list)]
    drawings: Annotated[Drawings, Field(default_factory=list)]

    @property
    def look(self) -> Look:
        """How to draw it."""
        return Look(self.size, self.theme, self.pieces, self.orientation)


class FilmProgress(BaseModel):
    """How many frames of an animation are drawn."""

    kind: Literal["progress"] = "progress"
    frames: int
    of: int


class FilmEnd(BaseModel):
    """The whole animation: a GIF file in base64."""

    kind: Literal["end"] = "end"
    gif: str


class FilmLine(BaseModel):
    """One line of the stream of an animation."""

    line: FilmProgress | FilmEnd | StreamFailure


@router.post(
    "/pictures/film",
    response_class=StreamingResponse,
    responses={200: {"model": FilmLine, "content": {NDJSON: {}}, "description": "Lines of JSON, one object each."}},
)
async def draw_film(asked: PictureRequest, request: Request, gallery: GalleryDep) -> StreamingResponse:
    """An animation of a line, with news of how far it is."""
    order = orders.film(await asyncio.to_thread(asked.board), asked.look)
    gallery.check_room(order, asker_of(request))
    return StreamingResponse(_film(order, asker_of(request), gallery), media_type=NDJSON)


@router.post(
    "/pictures/{form}",
    response_class=Response,
    responses={200: {"content": {kind: {} for kind in MEDIA_TYPES.values()}}},
)
async def draw(form: Format, asked: PictureRequest, request: Request, gallery: GalleryDep) -> Response:
    """A picture of a position, or an animation of a line."""
    board = await asyncio.to_thread(asked.board)
    arrows = [_arrow(board, text) for text in asked.arrows]
    arrows += [_drawn(Drawing.from_text(text)) for text in asked.drawings]
    if form == "svg":
        return Response(_svg(board, asked, arrows), media_type=MEDIA_TYPES["svg"])
    order = orders.film(board, asked.look) if form == "gif" else orders.still(board, asked.look, arrows)
    picture = await _while_connected(request, gallery.picture(order, asker_of(request)))
    return Response(picture, media_type=order.media_type)


@router.get("/games/{game_id}/picture.png", response_class=Response, responses=_PNG)
async def of_game(
    game_id: str,
    request: Request,
    games: GamesDep,
    gallery: GalleryDep,
    size: Annotated[int, Query(ge=64, le=1200)] = 600,
) -> Response:
    """A game as it stands, for those who share its link."""
    board = (await games.load(game_id)).board
    return await _answer(orders.still(board, Look(size)), PASSING, request, gallery)


@router.get("/pictures/board.png", response_class=Response, responses=_PNG)
async def of_position(
    request: Request,
    gallery: GalleryDep,
    fen: Annotated[str | None, Query(max_length=100)] = None,
    rules: Annotated[str, Query(max_length=60)] = "wtf",
    size: Annotated[int, Query(ge=64, le=1200)] = 600,
) -> Response:
    """Any position, for those who share its link."""
    board = PositionRequest(rules=rules, fen=fen).board()
    return await _answer(orders.still(board, Look(size)), LASTING, request, gallery)


@router.get("/games/{game_id}/card.png", response_class=Response, responses=_PNG)
async def card_of_game(game_id: str, request: Request, games: GamesDep, gallery: GalleryDep) -> Response:
    """A game as it stands and who has won it, as large as a shared link shows it: 1200 by 630."""
    loaded = await games.load(game_id)
    outcome = loaded.outcome()
    return await _answer(orders.card(loaded.board, outcome.winner if outcome else None), PASSING, request, gallery)


@router.get("/pictures/card.png", response_class=Response, responses=_PNG)
async def card_of_position(
    request: Request,
    gallery: GalleryDep,
    fen: Annotated[str | None, Query(max_length=100)] = None,
    rules: Annotated[str, Query(max_length=60)] = "wtf",
) -> Response:
    """Any position, as large as a shared link shows it: 1200 by 630."""
    board = PositionRequest(rules=rules, fen=fen).board()
    return await _answer(orders.card(board), LASTING, request, gallery)


def _arrow(board: Board, text: str) -> Arrow:
    """An arrow written like ``d2-e2`` must be a legal move; one like ``d2e2`` may lead anywhere."""
    move = board.parse_text(text) if "-" in text else Move.from_uci(text)
    return Arrow(move.origin, move.target)


def _drawn(drawing: Drawing) -> Arrow:
    return Arrow(drawing.origin, drawing.target, drawing.color.name.lower())


def _svg(board: Board, asked: PictureRequest, arrows: list[Arrow]) -> str:
    # A millisecond: not worth a painter.
    return svg.board(
        board,
        last_move=board.peek() if board.ply else None,
        arrows=arrows,
        orientation=asked.orientation,
        size=asked.size,
        theme=asked.theme,
        pieces=asked.pieces,
    )


async def _answer(order: Order, cache: str, request: Request, gallery: Gallery) -> Response:
    """A picture, or 304 for whoever has it already: that costs no drawing, and not even a look into the gallery."""
    tag = f'"{order.name}"'
    headers = {"ETag": tag, "Cache-Control": cache}
    known = {each.strip().removeprefix("W/") for each in request.headers.get("if-none-match", "").split(",")}
    if known & {tag, "*"}:
        return Response(status_code=304, headers=headers)
    picture = await _while_connected(request, gallery.picture(order, asker_of(request)))
    return Response(picture, headers=headers, media_type=order.media_type)


async def _film(order: Order, asker: Asker, gallery: Gallery) -> AsyncIterator[str]:
    news: asyncio.Queue[int | None] = asyncio.Queue()

    async def watch() -> bytes:
        try:
            return await gallery.picture(order, asker, news.put_nowait)
        finally:
            news.put_nowait(None)

    async with _running(watch()) as task:
        while (frames := await news.get()) is not None:
            yield _line(FilmProgress(frames=frames, of=len(order.steps)))
        end: FilmEnd | StreamFailure
        try:
            end = FilmEnd(gif=base64.b64encode(await task).decode())
        except ProblemError as error:
            end = StreamFailure(**error.problem.model_dump(include={"code", "arguments", "detail"}))
        yield _line(end)


def _line(line: FilmProgress | FilmEnd | StreamFailure) -> str:
    return line.model_dump_json() + "\n"


async def _while_connected(request: Request, work: Coroutine[Any, Any, bytes]) -> bytes:
    """What some work brings; it is called off when the client hangs up."""

    async def hung_up() -> None:
        while (await request.receive())["type"] != "http.disconnect":
            pass

    async with _running(work) as task, _running(hung_up()) as gone:
        await asyncio.wait((task, gone), return_when=asyncio.FIRST_COMPLETED)
        if not task.done():
            raise busy()  # which nobody will hear
        return task.result()


@contextlib.asynccontextmanager
async def _running(work: Coroutine[Any, Any, T]) -> AsyncIterator[asyncio.Task[T]]:
    """A task that is called off, if it has not ended, when one leaves."""
    task = asyncio.create_task(work)
    try:
        yield task
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
