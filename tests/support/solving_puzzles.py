"""Somebody who trains with puzzles over HTTP, well or badly."""

from brandubh.puzzles import Puzzle, load
from tests.support.running import Json, Visitor

PUZZLES = {puzzle.id: puzzle for puzzle in load()}


class Clock:
    """A clock that stands still until it is moved."""

    def __init__(self, now: float = 1_800_000_000.0) -> None:
        self.now = now

    def __call__(self) -> float:
        return self.now


def wrong_move(puzzle: Puzzle, ply: int = 0) -> str:
    """A move that is not the solution, after so many plies of the main line."""
    board = puzzle.board().play_all(puzzle.line()[:ply])
    return next(str(move) for move in board.legal_moves if not puzzle.is_solution(puzzle.line()[:ply], move))


def begin(visitor: Visitor, puzzle: Puzzle, mode: str = "train") -> str:
    """Begin an attempt; its path."""
    return f"/api/training/attempts/{visitor.post(f'/api/training/puzzles/{puzzle.id}', {'mode': mode})['id']}"


def solve(visitor: Visitor, path: str, puzzle: Puzzle) -> Json:
    """Play the solution in an attempt; what has become of it."""
    line: list[str] = []
    for move in puzzle.moves[::2]:
        tried = visitor.post(f"{path}/try", {"moves": [*line, move]})
        line = tried["moves"]
    attempt: Json = tried["attempt"]
    return attempt


def fail(visitor: Visitor, path: str, puzzle: Puzzle) -> Json:
    """Play a wrong move in an attempt; what has become of it."""
    attempt: Json = visitor.post(f"{path}/try", {"moves": [wrong_move(puzzle)]})["attempt"]
    return attempt
