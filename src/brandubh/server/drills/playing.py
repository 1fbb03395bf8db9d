"""A drill under way. Nothing is kept: the client sends the line so far, and is answered with best play.

That the answers in a line are those that were given is not checked, only that every move is legal: stars are kept in
the learner's browser, and whoever writes the opponent's moves himself fools nobody else.
"""

import asyncio

from brandubh.board import Board
from brandubh.errors import BrandubhError
from brandubh.lessons.drills import Drill, compare
from brandubh.server.drills.judge import Judge
from brandubh.server.drills.views import DrillHint, PlayedDrill, State, played_view, step_view
from brandubh.server.problems import conflict, invalid


def replay(drill: Drill, texts: list[str]) -> Board:
    """The board after a line, which must end neither the game nor the drill before its last move."""
    board = drill.board()
    for text in texts:
        if board.is_game_over():
            raise conflict("position-over")
        board.push(board.parse_text(text))
    if (len(texts) + 1) // 2 > drill.most_moves:
        raise invalid(BrandubhError("too-long", most=2 * drill.most_moves - 1))
    return board


async def play(drill: Drill, board: Board, judge: Judge, *, helped: bool) -> PlayedDrill:
    """Judge the learner's move, which is the last on the board, and answer it."""
    played = board.ply
    if played % 2 == 0:
        raise conflict("computers-turn")
    before = board.copy()
    move = before.pop()
    was, now = await judge.worth(before), await judge.worth(board)
    step = compare(drill.goal, drill.side, was, now)
    said = step_view(before.text(move), step, now.moves_of(drill.side))
    state = _state(drill, board)
    if state == "on":
        assert now.move is not None, "the game goes on"
        board.push(now.move)
        state = _state(drill, board)
    return await asyncio.to_thread(played_view, drill, board, played, said, state, helped=helped)


async def hint(board: Board, judge: Judge) -> DrillHint:
    """The move of best play for the learner."""
    if board.is_game_over():
        raise conflict("position-over")
    if board.ply % 2:
        raise conflict("computers-turn")
    move = (await judge.worth(board)).move
    assert move is not None, "the game goes on"
    return DrillHint(move=board.text(move), from_square=move.origin, to_square=move.target)


def _state(drill: Drill, board: Board) -> State:
    outcome = board.outcome()
    if outcome is not None:
        if outcome.winner is None:
            return "drawn" if drill.goal.wins else "held"
        return "won" if outcome.winner is drill.side else "lost"
    if board.ply < 2 * drill.most_moves - 1:
        return "on"
    return "late" if drill.goal.wins else "held"
