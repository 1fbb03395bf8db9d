"""All the whys: why a move is refused, why a piece was taken, why a game ended.

The kernel has judged already; these functions only say, or point at, what it saw.
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from brandubh.errors import IllegalMoveError
from brandubh.kernel.endings import reach
from brandubh.kernel.geometry import neighbours
from brandubh.move import Move
from brandubh.outcome import Termination
from brandubh.pieces import EDGE, SQUARE_NUMBERS, THRONE, Piece, Side, square_names, square_number
from brandubh.rules import Range

if TYPE_CHECKING:  # a position asks for reasons
    from brandubh.board import Board
    from brandubh.position import Position


def why_illegal(board: "Position", move: Move) -> IllegalMoveError:
    """The error that a move which is not legal is, with the reason.

    >>> from brandubh import Board
    >>> why_illegal(Board(), Move("d2", "d5")).code
    'illegal-occupied'
    """
    origin, target = move.origin, move.target
    piece = board.piece_at(origin)

    def no(code: str, **arguments: str) -> IllegalMoveError:
        return IllegalMoveError(code, move=str(move), **arguments)

    if not board.is_valid():
        return no(board.status().code)
    if board.is_game_over():
        return no("illegal-over")
    if piece is None:
        return no("illegal-empty", square=origin)
    if piece.side is not board.turn:
        return no("illegal-turn", side=board.turn.value)
    if origin == target:
        return no("illegal-skip") if board.destinations(origin) else no("illegal-shut-in", square=origin)
    if origin[0] != target[0] and origin[1] != target[1]:
        return no("illegal-straight")
    if board.piece_at(target) is not None:
        return no("illegal-occupied", square=target)
    if piece is not Piece.KING and board.rules.closed_to_men >> square_number(target) & 1:
        return no("illegal-throne" if target == THRONE else "illegal-corner")
    between = _between(origin, target)
    if any(board.piece_at(square) is not None for square in between):
        return no("illegal-blocked")
    if between and (board.rules.king_range if piece is Piece.KING else board.rules.men_range) is Range.ONE:
        return no("illegal-far", piece="king" if piece is Piece.KING else "man")
    # The way is free, so it is the throne that the rules close.
    return no("illegal-return" if target == THRONE else "illegal-cross")


def _between(one: str, other: str) -> list[str]:
    """The squares between two squares of a rank or a file."""
    low, high = sorted((one, other))
    if low[0] == high[0]:
        return [f"{low[0]}{rank}" for rank in range(int(low[1]) + 1, int(high[1]))]
    return [f"{chr(file)}{low[1]}" for file in range(ord(low[0]) + 1, ord(high[0]))]


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


def _taken_by(board: "Board", king: str) -> int | None:
    rules = board.rules
    if king == THRONE:
        return rules.king_taken_on_throne
    if neighbours(1 << square_number(king)) >> square_number(THRONE) & 1:
        return rules.king_taken_beside_throne
    return rules.taken_at_edge if king in EDGE else rules.king_taken_elsewhere


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
