"""What is wrong with a move that is not right, and what the opponent does about it, as far as the rules alone say it.

For a forced line, and for moves that the file names, an engine has to be asked for the best answer.
"""

from brandubh.board import Board
from brandubh.errors import Words, expect, expect_number
from brandubh.lessons.step import Goal, Step
from brandubh.move import Move


class Fault(Words):
    """What a wrong move is, in relation to the goal."""

    ENDED = "ended"
    """It ends the game, but not as it should."""
    ELSEWHERE = "elsewhere"
    """It leads to another square."""
    NOTHING = "nothing"
    """It captures nothing."""
    MISSED = "missed"
    """It captures, but not that, or not enough."""
    OPEN = "open"
    """It was to end the game, which goes on."""
    ANSWERED = "answered"
    """It leaves the answer that it should have taken away."""
    REPEATED = "repeated"
    """It brings back an earlier position."""
    SLOW = "slow"
    """It leaves out a win at once."""
    GONE = "gone"
    """It lets go a win that was there."""
    OTHER = "other"
    """It is none of those that the step is about."""


_OF_GOAL = {
    Goal.REACH: Fault.ELSEWHERE,
    Goal.WIN: Fault.OPEN,
    Goal.DRAW: Fault.OPEN,
    Goal.STOP: Fault.ANSWERED,
    Goal.SAFE: Fault.ANSWERED,
    Goal.NEW: Fault.REPEATED,
    Goal.MOVES: Fault.OTHER,
}


def fault_of(step: Step, board: Board, move: Move, played: int = 0) -> Fault:
    """What is wrong with a wrong move, on the board before it, which is the step's after ``played`` moves.

    >>> from brandubh.lessons import find
    >>> step = find("minute").steps[1]
    >>> fault_of(step, step.board(), Move.from_text("d7-e7"))
    <Fault.NOTHING: 'nothing'>
    """
    expect(step, Step, "a step of a lesson")
    expect(board, Board, "a board")
    expect_number(played, "a number of moves", 0)
    if board.copy().play_all([move]).is_game_over():  # with its history: a repetition may end it
        return Fault.ENDED
    if step.goal is Goal.CAPTURE:
        return Fault.MISSED if board.captures(move) else Fault.NOTHING
    if step.goal is Goal.LINE:
        return Fault.SLOW if played == len(step.line) - 1 else Fault.GONE
    return _OF_GOAL[step.goal]


def refuting_move(step: Step, board: Board) -> Move | None:
    """The answer that shows by the rules alone why a move was wrong, which has been made on the board: a win at once;
    or where something was to be safe, the capture of it.
    """
    expect(step, Step, "a step of a lesson")
    expect(board, Board, "a board")
    if board.is_game_over():
        return None
    if wins := board.winning_moves():
        return wins[0]
    if step.goal is Goal.SAFE:
        taking = [move for move in board.legal_moves if step.is_loss(board.captures(move))]
        return max(taking, key=lambda move: len(board.captures(move)), default=None)
    return None
