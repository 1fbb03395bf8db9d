"""A strategy: what proves or disproves that a side wins, position by position, and its main line."""

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from brandubh.board import Board
from brandubh.kernel.symmetry import INVERSE, canonical, transform_move
from brandubh.move import MOVES, Move
from brandubh.pieces import Side

Rows = npt.NDArray[np.int64]

LONGEST_HOLDING_LINE = 12
"""How many plies to show of a line that need not end."""


@dataclass(frozen=True, slots=True)
class Strategy:
    """The moves of one side, the hero, against all moves of the other.

    A row holds a canonical position with the hero to move (attackers, defenders, king), his move, and for a proof the
    most plies to the end, 0 for a disproof. Positions where he wins at once need no row.
    """

    board: Board
    side: Side
    proven: bool
    rows: Rows

    @property
    def hero(self) -> Side:
        """The side whose moves these are: the prover for a proof, his opponent for a disproof."""
        return self.side if self.proven else self.side.other

    def row(self, board: Board) -> tuple[Move, int] | None:
        """The hero's move and the most plies to the end, if the position has a row."""
        a, d, k, symmetry = canonical(*board.placement)
        rows = self.rows
        found = np.nonzero((rows[:, 0] == a) & (rows[:, 1] == d) & (rows[:, 2] == k))[0]
        if not len(found):
            return None
        move, rank = int(rows[found[0], 3]), int(rows[found[0], 4])
        return MOVES[transform_move(move, int(INVERSE[symmetry]))], rank

    def line(self) -> list[Move]:
        """The main line: the hero as the strategy says, his opponent to resist longest.

        That of a disproof need not end: it stops where a position comes back, or after a few moves.
        """
        board = self.board.copy(stack=False)
        seen = set()
        while not board.is_game_over():
            position = canonical(*board.placement)[:3]
            if not self.proven and (position in seen or board.ply >= LONGEST_HOLDING_LINE):
                break
            move = self._heros(board) if board.turn is self.hero else self._longest(board)
            if move is None:
                break
            if board.turn is self.hero:
                seen.add(position)
            board.push(move)
        return board.move_stack

    def _heros(self, board: Board) -> Move | None:
        found = self.row(board)
        return found[0] if found else _winning_move(board)

    def _longest(self, board: Board) -> Move | None:
        best, most = None, -1
        for move in board.legal_moves:
            after = board.copy(stack=False)
            after.push(move)
            if after.is_game_over():
                plies = 0
            else:
                found = self.row(after)
                plies = 1 if found is None else max(found[1], 2)
            if plies > most:
                best, most = move, plies
        return best


def _winning_move(board: Board) -> Move | None:
    """A move that wins at once."""
    for move in board.legal_moves:
        after = board.copy(stack=False)
        after.push(move)
        outcome = after.outcome()
        if outcome is not None and outcome.winner is board.turn:
            return move
    return None


def canonical_position(board: Board) -> tuple[int, int, int]:
    """The pieces of a board in their canonical image."""
    a, d, k, _ = canonical(*board.placement)
    return a, d, k
