"""A move that is tried on a puzzle: the main line answers a right one, the tables or the opponent's best the others."""

from typing import TYPE_CHECKING

from brandubh.board import Board
from brandubh.errors import BrandubhError
from brandubh.server.answers import best_answer
from brandubh.server.askers import Asker
from brandubh.server.engines import EnginePool
from brandubh.server.perfect.open_tables import OpenTables
from brandubh.server.problems import invalid
from brandubh.server.puzzles.views import Judgement, Verdict, judgement

if TYPE_CHECKING:
    from brandubh.puzzles import Puzzle


def judge(puzzle: "Puzzle", texts: list[str]) -> tuple[bool, Board]:
    """Whether the last of these moves is right, and the board after it; answers before it must be the main line's.

    A wrong move earlier in the line is judged where it stands: nobody can ask about a line without trying it.
    """
    line = puzzle.line()
    board = puzzle.board()
    for number, text in enumerate(texts):
        if number >= len(line):
            raise invalid(BrandubhError("invalid"))
        move = board.parse_text(text)
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
    given_up: Verdict = "slow" if tried == len(puzzle.moves) else "gone"
    answer = await best_answer(board, engines, tables, asker)
    if answer is None:
        return judgement(given_up, board, tried)
    board.push(answer.move)
    verdict: Verdict = "loses" if answer.wins_in is not None else given_up
    return judgement(verdict, board, tried, answer.wins_in, certain=answer.certain)
