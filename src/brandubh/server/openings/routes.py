"""The openings explorer over HTTP."""

import asyncio
import logging
from typing import Annotated

from fastapi import APIRouter, Query

from brandubh.board import Board
from brandubh.openings.explorer import Explorer
from brandubh.openings.folding import family
from brandubh.openings.verdicts import OpeningsError
from brandubh.rules import DOCUMENTED
from brandubh.server.askers import Asker, AskerDep
from brandubh.server.dependencies import OpeningsDep, TablesDep
from brandubh.server.openings.views import OpeningView, opening_view
from brandubh.server.perfect.open_tables import OpenTables
from brandubh.server.perfect.views import pieces_on
from brandubh.server.positions.requests import PositionRequest
from brandubh.server.problems import RESPONSES, ProblemError
from brandubh.server.ratings.alone import Alone, AloneDep
from brandubh.tablebase import TableError, Tables

MOST_IN_TABLES = 7  # pieces; tables of more are rare, and a capture may lead to them from here

log = logging.getLogger(__name__)
router = APIRouter(prefix="/api/openings", tags=["openings"], responses=RESPONSES)


@router.get("")
async def explore(
    openings: OpeningsDep,
    tables: TablesDep,
    asker: AskerDep,
    alone: AloneDep,
    fen: Annotated[str | None, Query(max_length=100, examples=["3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3 b"])] = None,
    rules: Annotated[str, Query(max_length=60, description="The name of a preset.")] = "wtf",
) -> OpeningView:
    """How games went on from a position, what the engine thinks of each move, and what is proven; without a position,
    of the start.
    """
    return await _answer(openings, tables, asker, alone, PositionRequest(rules=rules, fen=fen))


@router.post("")
async def explore_any(
    position: PositionRequest, openings: OpeningsDep, tables: TablesDep, asker: AskerDep, alone: AloneDep
) -> OpeningView:
    """The same for any ruleset, and after a line of moves."""
    return await _answer(openings, tables, asker, alone, position)


async def _answer(
    openings: Explorer, tables: OpenTables, asker: Asker, alone: Alone, position: PositionRequest
) -> OpeningView:
    board = await asyncio.to_thread(position.board)
    await alone.check(board)
    opened = await _few_pieces(tables, asker, board)
    try:
        return await asyncio.to_thread(lambda: opening_view(board, openings.explore(board, opened)))
    except OpeningsError as error:
        log.error("%s", error)  # it has a path, which is nothing for visitors
        raise ProblemError(500, "openings-damaged", "Damaged openings") from error


async def _few_pieces(tables: OpenTables, asker: Asker, board: Board) -> Tables | None:
    """The tables, for a position that may be in them; those of rulesets of one's own may have to be built first."""
    if pieces_on(board) > MOST_IN_TABLES or family(board.rules) not in DOCUMENTED:
        return None
    try:
        return await tables.tables(board.rules, asker)
    except TableError:
        return None
