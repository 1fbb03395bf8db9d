"""A strategy: what proves or disproves that a side wins, position by position, and its main line."""

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from brandubh.board import Board
from brandubh.errors import expect
from brandubh.kernel.symmetry import INVERSE, canonical, transform_move
from brandubh.move import MOVES, Move
from brandubh.pieces import Side
from brandubh.solver.certificate import Claim

Rows = npt.NDArray[np.int64]

LONGEST_HOLDING_LINE = 12
"""How many plies to show of a line that need not end."""


@dataclass(frozen=True, slots=True)
class Strategy:
    """The moves of one side, the holder, against all moves of the other.

    A row holds a canonical position with the holder to move (attackers, defenders, king), the holder's move, and for a
    proof the most plies to the end, 0 for a disproof. Positions where the holder wins at once need no row.
    """

    board: Board  # the position
    side: Side  # the side that was asked about
    proven: bool  # whether it can force a win
    rows: Rows  # an array of five columns

    def __repr__(self) -> str:
        can = "can" if self.proven else "cannot"
        return f"<Strategy: the {self.side} {can} force a win, {len(self.rows)} positions>"

    def claim(self) -> Claim:
        """What a certificate with these rows claims."""
        return Claim(self.board, self.side, self.proven, len(self.rows))

    @property
    def holder(self) -> Side:
        """The side whose moves these are: the side asked about for a proof, its opponent for a disproof."""
        return self.claim().holder

    def row(self, board: Board) -> tuple[Move, int] | None:
        """The holder's move and the most plies to the end, if the position has a row."""
        expect(board, Board, "a board")
        a, d, k, symmetry = canonical(*board.placement)
        rows = self.rows
        found = np.nonzero((rows[:, 0] == a) & (rows[:, 1] == d) & (rows[:, 2] == k))[0]
        if not len(found):
            return None
        move, rank = int(rows[found[0], 3]), int(rows[found[0], 4])
        return MOVES[transform_move(move, int(INVERSE[symmetry]))], rank

    def line(self) -> list[Move]:
        """The main line: the holder plays by the strategy, the opponent resists longest.

        That of a disproof need not end: it stops where a position comes back, or after a few moves.
        """
        board = self.board.copy(stack=False)
        seen = set()
        while not board.is_game_over():
            position = canonical_position(board)
            if not self.proven and (position in seen or board.ply >= LONGEST_HOLDING_LINE):
                break
            if board.turn is self.holder:
                seen.add(position)
                found = self.row(board)
                move = found[0] if found else next(iter(board.winning_moves()), None)
            else:
                move = self._longest_resistance(board)
            if move is None:
                break
            board.push(move)
        return board.move_stack

    def _longest_resistance(self, board: Board) -> Move | None:
        best, most = None, -1
        for move in board.legal_moves:
            after = board.after(move)
            if after.is_game_over():
                plies = 0
            else:
                found = self.row(after)
                plies = 1 if found is None else max(found[1], 2)
            if plies > most:
                best, most = move, plies
        return best


def canonical_position(board: Board) -> tuple[int, int, int]:
    """The pieces of a board in their canonical image."""
    a, d, k, _ = canonical(*board.placement)
    return a, d, k
