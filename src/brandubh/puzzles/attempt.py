"""A puzzle that somebody is solving: the main line answers a right move, the tables or a search refute the others."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from brandubh.board import Board
from brandubh.move import Move
from brandubh.outcome import Outcome
from brandubh.puzzles.puzzle import Puzzle
from brandubh.tablebase import TableError, Tables

if TYPE_CHECKING:
    from brandubh.engine.engine import Engine

NODES = 60_000
"""Nodes of the search for the answer to a wrong move; that it is wrong is proven already."""

Verdict = Literal["solved", "right", "loses", "gone", "slow"]


@dataclass(frozen=True, slots=True)
class Judged:
    """What a move is worth, and the answer to it where there is one; both as people write them.

    ``right`` goes on and ``solved`` is the end. Of the wrong moves one that ``loses`` lets the opponent win, in
    ``wins_in`` moves; after one that is ``gone`` he can hold out; one that is ``slow`` leaves out a win at once.
    ``certain`` if the tables of perfect play say so.
    """

    verdict: Verdict
    move: str
    reply: str | None = None
    wins_in: int | None = None
    certain: bool = False


class Attempt:
    """Somebody's way through a puzzle. A wrong move is judged and not played.

    >>> from brandubh.puzzles import load
    >>> from brandubh.tablebase import open_tables
    >>> attempt = Attempt(load("raven")[0], open_tables())
    >>> attempt.try_move(attempt.next_move()).verdict
    'right'
    """

    def __init__(self, puzzle: Puzzle, tables: Tables | None = None) -> None:
        self.puzzle = puzzle
        self.board = puzzle.board()
        self._tables = tables
        self._engine: Engine | None = None

    @property
    def is_solved(self) -> bool:
        """Whether the solver has won."""
        return self.board.is_game_over()

    def outcome(self) -> Outcome:
        """How the main line ends."""
        outcome = self.puzzle.board().play_all(self.puzzle.line()).outcome()
        assert outcome is not None, "a solution ends with a win"
        return outcome

    def restart(self) -> None:
        """Begin again."""
        self.board = self.puzzle.board()

    def next_move(self) -> Move:
        """The solution's next move."""
        return self.puzzle.line()[self.board.ply]

    def try_move(self, move: Move) -> Judged:
        """Judge a legal move. A right one is played, with the main line's answer to it."""
        text = self.board.text(move)
        if not self.puzzle.is_solution(self.board.move_stack, move):
            return self._refute(self.board.after(move), text)
        self.board.push(move)
        if self.is_solved:
            return Judged("solved", text)
        reply = self.next_move()
        answer = self.board.text(reply)
        self.board.push(reply)
        return Judged("right", text, answer)

    def _refute(self, after: Board, text: str) -> Judged:
        given_up: Verdict = "slow" if self.board.ply == len(self.puzzle.moves) - 1 else "gone"
        if after.is_game_over():
            return Judged(given_up, text)
        if wins := after.winning_moves():
            return Judged("loses", text, after.text(wins[0]), 1, certain=True)
        move, wins_in, certain = self._answer(after)
        return Judged("loses" if wins_in else given_up, text, after.text(move), wins_in, certain)

    def _answer(self, board: Board) -> tuple[Move, int | None, bool]:
        """The best answer, in how many moves it wins if it does, and whether that is the tables' word."""
        if self._tables is not None:
            try:
                best = self._tables.probe_moves(board)[0]
            except TableError:
                pass  # in no table here, or in one that is damaged
            else:
                distance = best.verdict.distance
                if distance is not None and best.verdict.winner is board.turn:
                    return best.move, (distance + 1) // 2, True
                return best.move, None, distance is None
        if self._engine is None:
            from brandubh.engine.engine import Engine

            self._engine = Engine(board.rules, hash_mb=16)
        from brandubh.engine.limits import Limit

        info = self._engine.analyse(board, Limit(nodes=NODES))[0]
        wins_in = info.score.of(board.turn).wins_in
        return info.pv[0], wins_in if wins_in is not None and wins_in > 0 else None, False
