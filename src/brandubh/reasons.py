"""Why a piece was taken and why a game ended, as squares to show on the board.

The kernel has judged already; these functions only point at what it saw.
"""

from dataclasses import dataclass

from brandubh.board import Board
from brandubh.kernel.endings import reach
from brandubh.kernel.geometry import neighbours
from brandubh.move import Move
from brandubh.outcome import Termination
from brandubh.pieces import NUMBERS, THRONE, Piece, Side, names, square_number


@dataclass(frozen=True, slots=True)
class CaptureReason:
    """A captured piece, the enemies that closed in on it, and the hostile squares that helped them."""

    square: str
    piece: Piece
    captors: tuple[str, ...]
    hostile: tuple[str, ...]


def capture_reasons(board: Board, move: Move) -> tuple[CaptureReason, ...]:
    """Why a legal move takes what it takes.

    >>> board = Board("7/7/7/7/1tT3t/7/3K3 b")
    >>> capture_reasons(board, Move.from_text("g3-d3"))
    (CaptureReason(square='c3', piece=<Piece.DEFENDER: 'T'>, captors=('d3', 'b3'), hostile=()),)
    """
    return tuple(_reason(board, move, square) for square in sorted(board.captures(move)))


def _reason(board: Board, move: Move, square: str) -> CaptureReason:
    piece = board.piece_at(square)
    assert piece is not None
    if piece is Piece.KING and _taken_by(board, square) == 4:
        around = names(neighbours(1 << square_number(square)))
    else:
        across = _across(move.target, square)
        around = [move.target] if across is None else [move.target, across]
    idle = () if board.rules.king_armed else (Piece.KING,)  # an unarmed king helps nobody; the throne under him may
    men = {name for name, other in board.pieces().items() if other.side is board.turn and other not in idle}
    own = men - {move.origin} | {move.target}
    captors = tuple(name for name in around if name in own)
    return CaptureReason(square, piece, captors, tuple(name for name in around if name not in own))


def _taken_by(board: Board, king: str) -> int:
    rules = board.rules
    if king == THRONE:
        return rules.king_taken_on_throne
    if neighbours(1 << square_number(king)) >> square_number(THRONE) & 1:
        return rules.king_taken_beside_throne
    return rules.king_taken_elsewhere


def _across(near: str, square: str) -> str | None:
    """The square beyond a square, seen from its neighbour; None where the board ends."""
    file, rank = (2 * ord(middle) - ord(side) for side, middle in zip(near, square, strict=True))
    name = f"{chr(file)}{chr(rank)}"
    return name if name in NUMBERS else None


def ending_squares(board: Board) -> tuple[str, ...]:
    """The squares that show why the game ended on the board: the corner, the captors, the ring, the men who are stuck.

    >>> ending_squares(Board("K6/7/7/7/7/7/3t3 b"))
    ('a7',)
    """
    outcome = board.outcome()
    if outcome is None:
        return ()
    attackers, defenders, king = board.placement
    white = defenders | king
    if outcome.termination is Termination.ESCAPE:
        return tuple(names(king))
    if outcome.termination is Termination.CAPTURE and board.ply:
        before = board.copy()
        move = before.pop()
        reasons = [reason for reason in capture_reasons(before, move) if reason.piece is Piece.KING]
        return tuple(square for reason in reasons for square in (reason.square, *reason.captors, *reason.hostile))
    if outcome.termination is Termination.ENCIRCLEMENT:
        return tuple(names(neighbours(reach(attackers, white)) & attackers))
    if outcome.termination is Termination.NO_MOVES:
        return tuple(names(attackers if board.turn is Side.ATTACKERS else white))
    if outcome.termination is Termination.REPETITION:
        move = board.peek()
        return (move.origin, move.target)
    return ()
