"""Tables of perfect play over HTTP."""

import asyncio
import logging
from typing import Annotated

from fastapi import APIRouter, Query, Request

from brandubh.board import Board
from brandubh.rules import Rules
from brandubh.server.perfect.open_tables import Shelf
from brandubh.server.perfect.views import ExtentView, TableView, men_of, table_view
from brandubh.server.positions.requests import PositionRequest, read_rules
from brandubh.server.problems import BUSY, RESPONSES, ProblemError
from brandubh.server.rules import RulesRequest
from brandubh.tablebase import MissingTableError, TableError, Tables

log = logging.getLogger(__name__)
router = APIRouter(prefix="/api/tables", tags=["tables"], responses=RESPONSES | BUSY)


@router.get("")
async def look_up(
    request: Request,
    fen: Annotated[str, Query(max_length=100, examples=["7/7/7/t6/7/3K3/7 b"])],
    rules: Annotated[str, Query(max_length=60, description="The name of a preset.")] = "wtf",
) -> TableView:
    """Who wins a position of few men with best play, how soon, and what each move is worth."""
    return await _answer(request, PositionRequest(rules=rules, fen=fen).board())


@router.post("")
async def look_up_any(position: PositionRequest, request: Request) -> TableView:
    """The same for any ruleset, and after a line of moves."""
    return await _answer(request, position.board())


@router.post("/extent")
async def extent(asked: RulesRequest, request: Request) -> ExtentView:
    """Up to how many men there are tables."""
    rules = read_rules(asked.rules)
    return ExtentView(rules_id=rules.rules_id, most_men=(await _tables(request, rules)).most_men(rules))


async def _tables(request: Request, rules: Rules) -> Tables:
    shelf: Shelf = request.app.state.tables
    try:
        return await shelf.tables(rules)
    except TableError as error:
        raise _damaged(error) from error


async def _answer(request: Request, board: Board) -> TableView:
    tables = await _tables(request, board.rules)
    try:
        return await asyncio.to_thread(table_view, board, tables)
    except MissingTableError:
        most = tables.most_men(board.rules)
        here = f"the tables here go up to {most}" if most else "there are no tables of this ruleset here"
        detail = f"This position has {men_of(board)} men, the king with them; {here}."
        raise ProblemError(404, "table-missing", "No table", detail) from None
    except TableError as error:
        raise _damaged(error) from error


def _damaged(error: TableError) -> ProblemError:
    """It is for whoever runs the server to build the table again; its path is nobody else's business."""
    log.error("%s", error)
    return ProblemError(500, "table-damaged", "Damaged table", "A table here is damaged and must be built again.")
