"""The rules of a streak and of a storm: what a move changes in a run. Time is the server's, and so is the judgement.

A storm lasts three minutes. A mistake costs ten seconds and leads to the next puzzle; right moves in a row win time.
"""

from typing import TYPE_CHECKING, Literal

from brandubh.board import Board
from brandubh.server.problems import conflict
from brandubh.server.training.rows import Run

if TYPE_CHECKING:
    from brandubh.puzzles import Puzzle

STORM = 180.0  # seconds
PENALTY = 10.0
BONUSES = {5: 3.0, 12: 5.0, 20: 7.0, 30: 10.0}
"""Seconds that so many right moves in a row win."""
AGAIN = 10  # right moves after the last of these that win as much once more

RunVerdict = Literal["right", "solved", "wrong", "over"]


def bonus_of(combo: int) -> float:
    """The seconds that a right move wins when it makes the combo so long.

    >>> [bonus_of(combo) for combo in (4, 5, 30, 40, 41)]
    [0.0, 3.0, 10.0, 10.0, 0.0]
    """
    last = max(BONUSES)
    if combo > last and (combo - last) % AGAIN == 0:
        return BONUSES[last]
    return BONUSES.get(combo, 0.0)


def end_if_late(run: Run, now: float) -> bool:
    """End a storm whose time is up. Whether the run is over."""
    if run.ended_at is None and run.ends_at is not None and now >= run.ends_at:
        run.ended_at = run.ends_at
    return run.ended_at is not None


def play(run: Run, puzzle: "Puzzle", text: str, seen: tuple[int, int], now: float) -> tuple[RunVerdict, Board, float]:
    """Make a move in a run, in which the player has ``seen`` so many puzzles done, and so many plies of this one.

    What came of it, the board with the move and the answer to it if there is one, and the seconds won or lost. When a
    puzzle is done, the caller finds the next.
    """
    line = puzzle.line()
    board = puzzle.board().play_all(line[: run.ply])
    if end_if_late(run, now):
        return "over", board, 0.0
    if seen != (len(run.done), run.ply):
        raise conflict("went-on")
    move = board.parse_text(text)
    board.push(move)
    if not puzzle.is_solution(line[: run.ply], move):
        return "wrong", board, _miss(run, now)
    run.combo += 1
    run.best_combo = max(run.best_combo, run.combo)
    won = 0.0
    if run.ends_at is not None:
        won = bonus_of(run.combo)
        run.ends_at += won
    if board.is_game_over():
        run.solved += 1
        run.done = [*run.done, [run.puzzle, True]]
        return "solved", board, won
    board.push(line[run.ply + 1])
    run.ply += 2
    return "right", board, won


def _miss(run: Run, now: float) -> float:
    run.done = [*run.done, [run.puzzle, False]]
    run.combo = 0
    if run.ends_at is None:  # one mistake ends a streak
        run.ended_at = now
        return 0.0
    run.ends_at -= PENALTY
    end_if_late(run, now)
    return -PENALTY
