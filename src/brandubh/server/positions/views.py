"""A position as the client sees it: where pieces may go, what was just played and why, and how it ended.

The browser holds no rules: this is all it knows about them.
"""

from dataclasses import dataclass
from enum import StrEnum
from typing import Annotated, Literal

from pydantic import BaseModel, Field

from brandubh.board import Board
from brandubh.move import Move
from brandubh.outcome import Outcome, RepetitionWarning
from brandubh.pieces import THRONE, Piece, Side
from brandubh.reasons import capture_reasons, ending_squares
from brandubh.rules.clauses import clause_of_capture, clause_of_outcome

Square = Annotated[str, Field(pattern="^[a-g][1-7]$", examples=["d4"])]
PieceName = Literal["attacker", "defender", "king"]


# The moves of all games in play are kept in memory. As small objects they cost the garbage collector, during whose work
# nobody is answered, a quarter of what models would.


@dataclass(slots=True)
class CaptureView:
    """A captured piece: who took it, the hostile squares that helped, and the clause that says so."""

    square: Square
    piece: PieceName
    captors: tuple[Square, ...]
    hostile: tuple[Square, ...]
    clause: str


@dataclass(slots=True)
class MoveView:
    """A move that was played, with the number that a game file gives it."""

    number: int
    from_square: Square
    to_square: Square
    text: str
    uci: str
    side: Side
    piece: PieceName
    captures: tuple[CaptureView, ...]


class Ending(StrEnum):
    """Why a game is over: as in the library, or because it was aborted before it had really begun, or left."""

    ESCAPE = "escape"
    CAPTURE = "capture"
    NO_MEN = "no_men"
    ENCIRCLEMENT = "encirclement"
    NO_MOVES = "no_moves"
    REPETITION = "repetition"
    RESIGNATION = "resignation"
    TIMEOUT = "timeout"
    AGREEMENT = "agreement"
    ABORTED = "aborted"
    LEFT = "left"


class OutcomeView(BaseModel):
    """How a game ended, the squares that show it, and the clause that says so."""

    winner: Side | None
    termination: Ending
    squares: list[Square]
    clause: str | None


class RepetitionView(BaseModel):
    """A legal move that brings back an earlier position, and what that means."""

    move: str
    from_square: Square
    to_square: Square
    occurrences: int
    loser: Side | None
    final: bool


class PositionView(BaseModel):
    """A position with everything that a board needs to be played on."""

    fen: str
    rules_id: str
    turn: Side
    ply: int
    destinations: dict[Square, list[Square]]
    king_threatened: bool
    last: MoveView | None
    outcome: OutcomeView | None
    warnings: list[RepetitionView]


_PIECE_NAMES: dict[Piece, PieceName] = {Piece.ATTACKER: "attacker", Piece.DEFENDER: "defender", Piece.KING: "king"}


def move_view(board: Board, move: Move) -> MoveView:
    """A legal move, seen on the board before it is made."""
    piece = board.piece_at(move.origin)
    assert piece is not None
    captures = tuple(
        CaptureView(
            square=reason.square,
            piece=_PIECE_NAMES[reason.piece],
            captors=reason.captors,
            hostile=reason.hostile,
            clause=clause_of_capture(reason.piece, _hostile_kind(reason.hostile), reason.square),
        )
        for reason in capture_reasons(board, move)
    )
    return MoveView(
        number=board.move_number,
        from_square=move.origin,
        to_square=move.target,
        text=board.text(move),
        uci=move.uci(),
        side=board.turn,
        piece=_PIECE_NAMES[piece],
        captures=captures,
    )


def _hostile_kind(squares: tuple[str, ...]) -> Literal["throne", "corner"] | None:
    if not squares:
        return None
    return "throne" if THRONE in squares else "corner"


def outcome_view(outcome: Outcome, board: Board) -> OutcomeView:
    """An outcome, on the board or off it."""
    on_board = board.outcome() == outcome
    return OutcomeView(
        winner=outcome.winner,
        termination=Ending(outcome.termination.value),
        squares=list(ending_squares(board)) if on_board else [],
        clause=clause_of_outcome(outcome, board.rules),
    )


def position_view(board: Board, last: MoveView | None = None) -> PositionView:
    """The position on a board, and how it came about: the last move is explained, unless that was done already."""
    if last is None and board.ply:
        before = board.copy()
        last = move_view(before, before.pop())
    outcome = board.outcome()
    destinations: dict[str, list[str]] = {}
    for move in board.legal_moves:
        destinations.setdefault(move.origin, []).append(move.target)
    return PositionView(
        fen=board.fen(),
        rules_id=board.rules.rules_id,
        turn=board.turn,
        ply=board.ply,
        destinations=destinations,
        king_threatened=board.king_threatened(),
        last=last,
        outcome=outcome_view(outcome, board) if outcome else None,
        warnings=[_warning_view(move, warning) for move, warning in board.repetition_warnings().items()],
    )


def _warning_view(move: Move, warning: RepetitionWarning) -> RepetitionView:
    return RepetitionView(
        move=str(move),
        from_square=move.origin,
        to_square=move.target,
        occurrences=warning.occurrences,
        loser=warning.loser,
        final=warning.final,
    )
