"""Tables of perfect play over HTTP."""

import asyncio
import logging
from typing import Annotated

from fastapi import APIRouter, Query

from brandubh.board import Board
from brandubh.rules import Rules
from brandubh.server.askers import Asker, AskerDep
from brandubh.server.dependencies import TablesDep
from brandubh.server.perfect.open_tables import OpenTables
from brandubh.server.perfect.views import ExtentView, TableView, pieces_on, table_view
from brandubh.server.positions.requests import PositionRequest, read_rules
from brandubh.server.problems import BUSY, RESPONSES, ProblemError
from brandubh.server.ratings.alone import Alone, AloneDep
from brandubh.server.rules import RulesRequest
from brandubh.tablebase import MissingTableError, TableError, Tables

log = logging.getLogger(__name__)
router = APIRouter(prefix="/api/tables", tags=["tables"], responses=RESPONSES | BUSY)


@router.get("")
async def look_up(
    tables: TablesDep,
    asker: AskerDep,
    alone: AloneDep,
    fen: Annotated[str, Query(max_length=100, examples=["7/7/7/t6/7/3K3/7 b"])],
    rules: Annotated[str, Query(max_length=60, description="The name of a preset.")] = "wtf",
) -> TableView:
    """Who wins a position of few pieces with best play, how soon, and what each move is worth."""
    return await _answer(tables, asker, alone, PositionRequest(rules=rules, fen=fen).board())


@router.post("")
async def look_up_any(position: PositionRequest, tables: TablesDep, asker: AskerDep, alone: AloneDep) -> TableView:
    """The same for any ruleset, and after a line of moves."""
    return await _answer(tables, asker, alone, await asyncio.to_thread(position.board))


@router.post("/extent")
async def extent(asked: RulesRequest, tables: TablesDep, asker: AskerDep) -> ExtentView:
    """Up to how many pieces there are tables."""
    rules = read_rules(asked.rules)
    return ExtentView(rules_id=rules.rules_id, most_men=(await _opened(tables, asker, rules)).most_pieces(rules))


async def _opened(tables: OpenTables, asker: Asker, rules: Rules) -> Tables:
    try:
        return await tables.tables(rules, asker)
    except TableError as error:
        raise _damaged(error) from error


async def _answer(tables: OpenTables, asker: Asker, alone: Alone, board: Board) -> TableView:
    await alone.check(board)
    opened = await _opened(tables, asker, board.rules)
    try:
        return await asyncio.to_thread(table_view, board, opened)
    except MissingTableError:
        most = opened.most_pieces(board.rules)
        numbers = {"pieces": pieces_on(board), "most": most}
        raise ProblemError(404, "table-missing", "No table", arguments=numbers) from None
    except TableError as error:
        raise _damaged(error) from error


def _damaged(error: TableError) -> ProblemError:
    """The answer 500, not 503: to try again does not help, somebody must build the table again.

    The log has its path, for whoever runs the server; visitors do not get it.
    """
    log.error("%s", error)
    return ProblemError(500, "table-damaged", "Damaged table")
