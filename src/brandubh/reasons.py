"""All the whys: why a move is refused, why a piece was taken, why a game ended.

The kernel has judged already; these functions only say, or point at, what it saw.
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from brandubh.kernel.endings import reach
from brandubh.kernel.geometry import neighbours
from brandubh.move import Move
from brandubh.outcome import Termination
from brandubh.pieces import RESTRICTED, SQUARE_NUMBERS, THRONE, Piece, Side, square_names, square_number

if TYPE_CHECKING:  # a board asks for reasons
    from brandubh.board import Board


def why_illegal(board: "Board", move: Move) -> str:
    """Why a move is not legal, in a person's words.

    >>> from brandubh import Board
    >>> why_illegal(Board(), Move("d2", "d5"))
    'd5 is occupied'
    """
    outcome = board.outcome()
    piece = board.piece_at(move.origin)
    if not board.is_valid():
        return f"the position is impossible, {board.status()}"
    if outcome is not None:
        return f"the game is over. {outcome}"
    if piece is None:
        return f"{move.origin} is empty"
    if piece.side is not board.turn:
        return f"it is the {board.turn}' turn"
    if move.origin == move.target:
        return "a turn cannot be skipped"
    if move.origin[0] != move.target[0] and move.origin[1] != move.target[1]:
        return "pieces move in straight lines"
    if board.piece_at(move.target) is not None:
        return f"{move.target} is occupied"
    if move.target in RESTRICTED and piece is not Piece.KING:
        return f"only the king may stop on {move.target}"
    if move.target == THRONE and not board.rules.king_may_return:
        return "in these rules the king may not return to his throne"
    return "something stands in the way"


@dataclass(frozen=True, slots=True)
class CaptureReason:
    """A captured piece, the enemies that closed in on it, and the hostile squares that helped them."""

    square: str
    piece: Piece
    captors: tuple[str, ...]
    hostile: tuple[str, ...]


def capture_reasons(board: "Board", move: Move) -> tuple[CaptureReason, ...]:
    """Why a legal move takes what it takes.

    >>> from brandubh import Board
    >>> board = Board("7/7/7/7/1tT3t/7/3K3 b")
    >>> capture_reasons(board, Move.from_text("g3-d3"))
    (CaptureReason(square='c3', piece=<Piece.DEFENDER: 'T'>, captors=('d3', 'b3'), hostile=()),)
    """
    return tuple(_reason(board, move, square) for square in sorted(board.captures(move)))


def _reason(board: "Board", move: Move, square: str) -> CaptureReason:
    piece = board.piece_at(square)
    assert piece is not None
    if piece is Piece.KING and _taken_by(board, square) == 4:
        around = square_names(neighbours(1 << square_number(square)))
    else:
        across = _across(move.target, square)
        around = [move.target] if across is None else [move.target, across]
    idle = () if board.rules.king_armed else (Piece.KING,)  # an unarmed king helps nobody; the throne under him may
    men = {name for name, other in board.pieces().items() if other.side is board.turn and other not in idle}
    own = men - {move.origin} | {move.target}
    captors = tuple(name for name in around if name in own)
    return CaptureReason(square, piece, captors, tuple(name for name in around if name not in own))


def _taken_by(board: "Board", king: str) -> int:
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
    return name if name in SQUARE_NUMBERS else None


def ending_squares(board: "Board") -> tuple[str, ...]:
    """The squares that show why the game ended on the board: the corner, the captors, the ring, the men who are stuck.

    >>> from brandubh import Board
    >>> ending_squares(Board("K6/7/7/7/7/7/3t3 b"))
    ('a7',)
    """
    outcome = board.outcome()
    if outcome is None:
        return ()
    attackers, defenders, king = board.placement
    white = defenders | king
    if outcome.termination is Termination.ESCAPE:
        return tuple(square_names(king))
    if outcome.termination is Termination.CAPTURE and board.ply:
        before = board.copy()
        move = before.pop()
        reasons = [reason for reason in capture_reasons(before, move) if reason.piece is Piece.KING]
        return tuple(square for reason in reasons for square in (reason.square, *reason.captors, *reason.hostile))
    if outcome.termination is Termination.ENCIRCLEMENT:
        return tuple(square_names(neighbours(reach(attackers, white)) & attackers))
    if outcome.termination is Termination.NO_MOVES:
        return tuple(square_names(attackers if board.turn is Side.ATTACKERS else white))
    if outcome.termination is Termination.REPETITION:
        move = board.peek()
        return (move.origin, move.target)
    return ()
