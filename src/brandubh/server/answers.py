"""The opponent's answer to a move that somebody tries, on a puzzle or in a lesson, and the positions to be shown."""

import asyncio
from dataclasses import dataclass

from brandubh.board import Board
from brandubh.engine.uci.errors import EngineError
from brandubh.move import Move
from brandubh.server.askers import Asker
from brandubh.server.engines import EnginePool
from brandubh.server.perfect.open_tables import OpenTables
from brandubh.server.positions.views import PositionView, position_view
from brandubh.server.problems import ProblemError
from brandubh.tablebase import TableError, Tables

NODES = 60_000


@dataclass(frozen=True, slots=True)
class Answer:
    """A move, and in how many it wins if that is known; ``certain`` if what is said of it is the tables' word."""

    move: Move
    wins_in: int | None = None
    certain: bool = False


async def best_answer(board: Board, engines: EnginePool, tables: OpenTables, asker: Asker) -> Answer | None:
    """The best move on a board: a win at once, else the tables', else what a quick search finds. None where the game is
    over, and where no engine has time: that the move before it was wrong is known without one.
    """
    if board.is_game_over():
        return None
    if wins := board.winning_moves():
        return Answer(wins[0], 1)
    try:
        opened = await tables.tables(board.rules, asker)
        return await asyncio.to_thread(_by_tables, board, opened)
    except (TableError, ProblemError):
        pass  # in no table here, or in one that is damaged
    try:
        with engines.admit(asker) as analyst:
            info = await analyst.analyse(board, NODES)
    except (EngineError, ProblemError):
        return None
    wins_in = info.score.of(board.turn).wins_in
    return Answer(info.pv[0], wins_in if wins_in is not None and wins_in > 0 else None)


def _by_tables(board: Board, tables: Tables) -> Answer:
    best = tables.probe_moves(board)[0]
    distance = best.verdict.distance
    if distance is not None and best.verdict.winner is board.turn:
        return Answer(best.move, (distance + 1) // 2, certain=True)
    return Answer(best.move, certain=distance is None)


def views_after(board: Board, ply: int) -> list[PositionView]:
    """The positions of a board's history that are later than a ply."""
    views = []
    replay = board.root()
    for number, move in enumerate(board.move_stack, 1):
        replay.push(move)
        if number > ply:
            views.append(position_view(replay))
    return views
