"""Analysis and reports over HTTP, as streams of JSON lines. Whoever closes the connection ends the search."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace

from fastapi import APIRouter
from fastapi.concurrency import run_in_threadpool
from fastapi.responses import StreamingResponse
from pydantic import BaseModel

from brandubh.board import Board
from brandubh.engine.limits import Limit
from brandubh.engine.score import Info
from brandubh.engine.uci.errors import EngineError
from brandubh.server.analysis.report import attempt, hint, report
from brandubh.server.analysis.views import (
    AnalysisEnd,
    AnalysisRequest,
    HintView,
    LineView,
    ReportEnd,
    ReportRequest,
    ReportStep,
    StreamFailure,
    TryAnswer,
    TryRequest,
    line_view,
)
from brandubh.server.dependencies import AnalystDep
from brandubh.server.engines import Analyst
from brandubh.server.positions.requests import PositionRequest
from brandubh.server.problems import BUSY, RESPONSES, ProblemError, conflict, no_engine
from brandubh.server.ratings.alone import AloneDep

router = APIRouter(prefix="/api", tags=["analysis"], responses=RESPONSES | BUSY)

NDJSON = "application/x-ndjson"
TRY_NODES = 120_000
HINT_NODES = 120_000


def stream_of(model: object) -> dict[int | str, dict[str, object]]:
    """A stream in the OpenAPI document: each line is an object of this model."""
    return {200: {"model": model, "content": {NDJSON: {}}, "description": "Lines of JSON, one object each."}}


class AnalysisLine(BaseModel):
    """One line of the stream of an analysis."""

    line: LineView | AnalysisEnd | StreamFailure


class ReportLine(BaseModel):
    """One line of the stream of a report."""

    line: ReportStep | ReportEnd | StreamFailure


@router.post("/analysis", response_class=StreamingResponse, responses=stream_of(AnalysisLine))
async def analyse(request: AnalysisRequest, analyst: AnalystDep, alone: AloneDep) -> StreamingResponse:
    """Analyse a position, live."""
    board = await run_in_threadpool(request.analysed)
    await alone.check(board)
    if board.is_game_over():
        raise conflict("position-over")
    limit = Limit(depth=request.depth, time=request.seconds)
    return StreamingResponse(_lines(analyst, board, limit, request.lines), media_type=NDJSON)


async def _lines(analyst: Analyst, board: Board, limit: Limit, lines: int) -> AsyncIterator[str]:
    news: asyncio.Queue[Info | None] = asyncio.Queue()

    async def watch() -> None:
        try:
            await analyst.watch(board, limit, lines, news.put_nowait)
        finally:
            news.put_nowait(None)

    task = asyncio.create_task(watch())
    try:
        number = min(lines, len(board.legal_moves))
        found: dict[int, Info] = {}
        while (info := await news.get()) is not None:
            found[info.multipv] = info
            # All lines of an iteration together: those of different depths may begin with the same move.
            if info.multipv == number:
                for rank, each in enumerate(sorted(found.values(), key=lambda info: info.score.worth, reverse=True), 1):
                    yield _line(AnalysisLine(line=line_view(board, replace(each, multipv=rank))))
                found.clear()
        end: AnalysisEnd | StreamFailure = AnalysisEnd()
        try:
            await task
        except (EngineError, ProblemError) as error:
            end = _failure(error)
        yield _line(AnalysisLine(line=end))
    finally:
        # Cancelled once: a second time, while it stops, it would leave the engine's last word to the next, who would
        # take it for the end of their own search. Whoever waits here may be cancelled again and again.
        task.cancel()
        task.add_done_callback(lambda ended: ended.cancelled() or ended.exception())
        await asyncio.wait({task})


@router.post("/reports", response_class=StreamingResponse, responses=stream_of(ReportLine))
async def make_report(request: ReportRequest, analyst: AnalystDep, alone: AloneDep) -> StreamingResponse:
    """Judge every move of a game."""
    board = await run_in_threadpool(request.board)
    if not board.ply:
        raise conflict("nothing-to-report")
    await alone.check_line(board)
    return StreamingResponse(_report(analyst, board, request.nodes), media_type=NDJSON)


async def _report(analyst: Analyst, board: Board, nodes: int) -> AsyncIterator[str]:
    try:
        async for step in report(board, analyst, nodes):
            yield _line(ReportLine(line=step))
    except (EngineError, ProblemError) as error:
        yield _line(ReportLine(line=_failure(error)))


@router.post("/reports/try")
async def try_move(request: TryRequest, analyst: AnalystDep, alone: AloneDep) -> TryAnswer:
    """Judge a move that is tried instead of a mistake."""
    board = await run_in_threadpool(request.board)
    await alone.check(board)
    if board.is_game_over():
        raise conflict("position-over")
    return await attempt(board, board.parse_text(request.attempt), analyst, TRY_NODES)


@router.post("/hints")
async def give_hint(request: PositionRequest, analyst: AnalystDep, alone: AloneDep) -> HintView:
    """The best move for the side to move, by a quick search."""
    board = await run_in_threadpool(request.board)
    await alone.check(board)
    if board.is_game_over():
        raise conflict("position-over")
    return await hint(board, analyst, HINT_NODES)


def _failure(error: EngineError | ProblemError) -> StreamFailure:
    problem = (no_engine(error) if isinstance(error, EngineError) else error).problem
    return StreamFailure(**problem.model_dump(include={"code", "arguments", "detail"}))


def _line(line: AnalysisLine | ReportLine) -> str:
    return line.line.model_dump_json() + "\n"
