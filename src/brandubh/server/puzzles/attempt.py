"""A move that is tried on a puzzle: the main line answers a right one, the opponent's best a wrong one."""

from typing import TYPE_CHECKING

from brandubh.board import Board
from brandubh.engine.uci.errors import EngineError
from brandubh.errors import BrandubhError
from brandubh.server.askers import Asker
from brandubh.server.engines import EnginePool
from brandubh.server.problems import ProblemError, invalid
from brandubh.server.puzzles.views import TriedPuzzle, tried_view

if TYPE_CHECKING:
    from brandubh.puzzles import Puzzle

NODES = 60_000


async def attempt(puzzle: "Puzzle", texts: list[str], engines: EnginePool, asker: Asker) -> TriedPuzzle:
    """What the last of these moves is worth; those before it must be the main line's."""
    from brandubh.puzzles import PuzzleError  # nobody who starts the server should wait for it

    board = puzzle.board()
    for text in texts:
        board.push(board.parse_text(text))
    *played, move = board.move_stack
    tried = len(texts)
    try:
        right = puzzle.is_solution(played, move)
    except PuzzleError:  # the moves before it are not the main line's
        raise invalid(BrandubhError("invalid")) from None
    if right:
        if board.is_game_over():
            return tried_view("solved", board, tried)
        board.push(puzzle.line()[tried])
        return tried_view("right", board, tried)
    return await _refute(board, tried, is_last=tried == len(puzzle.moves), engines=engines, asker=asker)


async def _refute(board: Board, tried: int, *, is_last: bool, engines: EnginePool, asker: Asker) -> TriedPuzzle:
    """The answer to a wrong move.

    Before the last move every wrong one is proven to give up the win, so that the search has only to find the answer.
    """
    given_up = tried_view("slow" if is_last else "gone", board, tried)
    if board.is_game_over():
        return given_up
    wins = board.winning_moves()
    if wins:
        board.push(wins[0])
        return tried_view("loses", board, tried, 1)
    try:
        with engines.admit(asker) as analyst:
            info = await analyst.analyse(board, NODES)
    except (EngineError, ProblemError):
        return given_up  # that it is wrong is known without an engine
    wins_in = info.score.of(board.turn).wins_in
    board.push(info.pv[0])
    if wins_in is not None and wins_in > 0:
        return tried_view("loses", board, tried, wins_in)
    return tried_view(given_up.verdict, board, tried)
