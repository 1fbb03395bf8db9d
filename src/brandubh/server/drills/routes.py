"""Drills over HTTP. Nothing is kept: a client that makes a move sends the line so far."""

from typing import Annotated

from fastapi import APIRouter, Path
from fastapi.concurrency import run_in_threadpool

from brandubh.lessons.drills import Drill, load
from brandubh.server.askers import AskerDep
from brandubh.server.dependencies import EnginesDep, TablesDep
from brandubh.server.drills.judge import Judge
from brandubh.server.drills.playing import hint, play, replay
from brandubh.server.drills.views import (
    DrillHint,
    DrillLine,
    DrillList,
    DrillMove,
    DrillSoFar,
    DrillView,
    PlayedDrill,
    drill_line,
    drill_summary,
    drill_view,
)
from brandubh.server.problems import BUSY, RESPONSES, not_found
from brandubh.server.ratings.alone import AloneDep

router = APIRouter(prefix="/api/drills", tags=["drills"], responses=RESPONSES)

DrillId = Annotated[str, Path(max_length=40, examples=["open-lines"])]


def find(drill_id: str) -> Drill:
    """The drill of this name."""
    drill = load().get(drill_id)
    if drill is None:
        raise not_found()
    return drill


@router.get("")
def every() -> DrillList:
    """All drills, group by group."""
    return DrillList(drills=[drill_summary(drill) for drill in load().values()])


@router.get("/{drill_id}")
def look(drill_id: DrillId) -> DrillView:
    """A drill by its name."""
    return drill_view(find(drill_id))


@router.get("/{drill_id}/line")
def line(drill_id: DrillId) -> DrillLine:
    """Best play of both sides."""
    return drill_line(find(drill_id))


@router.post("/{drill_id}/move", responses=BUSY)
async def move(
    drill_id: DrillId, request: DrillMove, tables: TablesDep, engines: EnginesDep, asker: AskerDep, alone: AloneDep
) -> PlayedDrill:
    """Judge the learner's move, and answer it with best play."""
    drill = await run_in_threadpool(find, drill_id)
    board = await run_in_threadpool(replay, drill, request.moves)
    await alone.check(board)
    return await play(drill, board, Judge(drill, tables, engines, asker), helped=request.helped)


@router.post("/{drill_id}/hint", responses=BUSY)
async def look_ahead(
    drill_id: DrillId, request: DrillSoFar, tables: TablesDep, engines: EnginesDep, asker: AskerDep, alone: AloneDep
) -> DrillHint:
    """The move of best play for the learner, who is to move."""
    drill = await run_in_threadpool(find, drill_id)
    board = await run_in_threadpool(replay, drill, request.moves)
    await alone.check(board)
    return await hint(board, Judge(drill, tables, engines, asker))
