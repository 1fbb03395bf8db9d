"""A move that is tried on a puzzle: the main line answers a right one, the tables or the opponent's best the others."""

import asyncio
from typing import TYPE_CHECKING

from brandubh.board import Board
from brandubh.engine.uci.errors import EngineError
from brandubh.errors import BrandubhError
from brandubh.server.askers import Asker
from brandubh.server.engines import EnginePool
from brandubh.server.perfect.open_tables import OpenTables
from brandubh.server.problems import ProblemError, invalid
from brandubh.server.puzzles.views import Judgement, judgement
from brandubh.tablebase import TableError, Tables

if TYPE_CHECKING:
    from brandubh.puzzles import Puzzle

NODES = 60_000


def judge(puzzle: "Puzzle", texts: list[str]) -> tuple[bool, Board]:
    """Whether the last of these moves is right, and the board after it; answers before it must be the main line's.

    A wrong move earlier in the line is judged where it stands: nobody can ask about a line without trying it.
    """
    line = puzzle.line()
    board = puzzle.board()
    for number, text in enumerate(texts):
        if number >= len(line):
            raise invalid(BrandubhError("invalid"))
        move = board.parse_move(text)
        if number % 2 and move is not line[number]:
            raise invalid(BrandubhError("invalid"))
        right = number % 2 == 1 or puzzle.is_solution(line[:number], move)
        board.push(move)
        if not right:
            return False, board
    if len(texts) % 2 == 0:  # it is not the solver's move
        raise invalid(BrandubhError("invalid"))
    return True, board


def go_on(puzzle: "Puzzle", board: Board) -> Judgement:
    """The answer to a right move, which ends the game or is followed by the main line's reply."""
    tried = board.ply
    if board.is_game_over():
        return judgement("solved", board, tried)
    board.push(puzzle.line()[tried])
    return judgement("right", board, tried)


async def refute(puzzle: "Puzzle", board: Board, engines: EnginePool, tables: OpenTables, asker: Asker) -> Judgement:
    """The answer to a wrong move.

    Before the last move every wrong one is proven to give up the win, so that the search has only to find the answer.
    Where the tables know the position, they say for certain what has become of it.
    """
    tried = board.ply
    given_up = judgement("slow" if tried == len(puzzle.moves) else "gone", board, tried)
    if board.is_game_over():
        return given_up
    wins = board.winning_moves()
    if wins:
        board.push(wins[0])
        return judgement("loses", board, tried, 1)
    try:
        opened = await tables.tables(board.rules, asker)
        return await asyncio.to_thread(_by_tables, board, opened, given_up)
    except (TableError, ProblemError):
        pass  # in no table here, or in one that is damaged
    try:
        with engines.admit(asker) as analyst:
            info = await analyst.analyse(board, NODES)
    except (EngineError, ProblemError):
        return given_up  # that it is wrong is known without an engine
    wins_in = info.score.of(board.turn).wins_in
    board.push(info.pv[0])
    if wins_in is not None and wins_in > 0:
        return judgement("loses", board, tried, wins_in)
    return judgement(given_up.verdict, board, tried)


def _by_tables(board: Board, tables: Tables, given_up: Judgement) -> Judgement:
    """What the tables say of the position after a wrong move, and their best answer to it."""
    tried = board.ply
    best = tables.probe_moves(board)[0]
    distance = best.verdict.distance
    lost = distance is not None and best.verdict.winner is board.turn
    board.push(best.move)
    if lost and distance is not None:
        return judgement("loses", board, tried, (distance + 1) // 2, certain=True)
    return judgement(given_up.verdict, board, tried, certain=distance is None)
