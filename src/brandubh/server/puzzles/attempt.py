"""A move that is tried on a puzzle: the main line answers a right one, the opponent's best a wrong one."""

from typing import TYPE_CHECKING

from brandubh.board import Board
from brandubh.errors import BrandubhError
from brandubh.server.answers import best_answer
from brandubh.server.askers import Asker
from brandubh.server.engines import EnginePool
from brandubh.server.problems import invalid
from brandubh.server.puzzles.views import TriedPuzzle, tried_view

if TYPE_CHECKING:
    from brandubh.puzzles import Puzzle


async def attempt(puzzle: "Puzzle", texts: list[str], engines: EnginePool, asker: Asker) -> TriedPuzzle:
    """What the last of these moves is worth; those before it must be the main line's."""
    from brandubh.puzzles import PuzzleError  # nobody who starts the server should wait for it

    board = puzzle.board()
    for text in texts:
        board.push(board.parse_move(text))
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
    answer = await best_answer(board, engines, asker)
    if answer is not None:
        board.push(answer.move)
        if answer.wins_in is not None:
            return tried_view("loses", board, tried, answer.wins_in)
    return tried_view("slow" if is_last else "gone", board, tried)
