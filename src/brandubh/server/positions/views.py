"""A position as the client sees it: where pieces may go, what was just played and why, and how it ended.

The browser holds no rules: all it knows about them is in here.
"""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

from brandubh.board import Board
from brandubh.kernel.flags import ATTACKERS
from brandubh.kernel.play import wins_at_once
from brandubh.move import Move
from brandubh.outcome import Outcome, RepetitionWarning, Termination
from brandubh.pieces import THRONE, Piece, Side
from brandubh.reasons import capture_reasons, ending_squares
from brandubh.rules import Rules, get_rules
from brandubh.rules.clauses import clause_of_capture, clause_of_outcome

Square = Annotated[str, Field(pattern="^[a-g][1-7]$", examples=["d4"])]
PieceName = Literal["attacker", "defender", "king"]
MoveText = Annotated[str, Field(max_length=40, examples=["d2-e2"])]
PositionText = Annotated[str, Field(max_length=100, examples=["3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3 b"])]

MOST_MOVES = 2000
"""So long a game is refused: a request must be answered in no time."""


class RulesFields(BaseModel):
    """A ruleset of one's own: what is not said is as in wtf."""

    model_config = ConfigDict(extra="allow")

    name: Annotated[str, Field(max_length=60)] = "custom"


RulesChoice = Annotated[str, Field(max_length=60, examples=["wtf", "raven"])] | RulesFields


def read_rules(choice: "str | RulesFields") -> Rules:
    """The ruleset that a client chose: a preset's name, or its own fields."""
    return get_rules(choice) if isinstance(choice, str) else Rules.from_dict(choice.model_dump())


class CaptureView(BaseModel):
    """A captured piece: who took it, the hostile squares that helped, and the clause that says so."""

    square: Square
    piece: PieceName
    captors: list[Square]
    hostile: list[Square]
    clause: str


class MoveView(BaseModel):
    """A move that was played."""

    from_square: Square
    to_square: Square
    text: str
    uci: str
    side: Side
    piece: PieceName
    captures: list[CaptureView]


class OutcomeView(BaseModel):
    """How a game ended, the squares that show it, and the clause that says so."""

    winner: Side | None
    termination: Termination
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


class PositionRequest(BaseModel):
    """A position: a ruleset, where the game began, and the moves since."""

    rules: RulesChoice = "wtf"
    fen: PositionText | None = None
    moves: Annotated[list[MoveText], Field(max_length=MOST_MOVES)] = []

    def board(self) -> Board:
        """The board after the moves."""
        board = start_board(read_rules(self.rules), self.fen)
        for text in self.moves:
            board.push(read_move(board, text))
        return board


def start_board(rules: Rules, fen: str | None) -> Board:
    """The board of a position text, which must be possible."""
    board = Board(fen, rules=rules)
    board.check()
    return board


def read_move(board: Board, text: str) -> Move:
    """A move as people write it, d2-e2, or as engines do, d2e2."""
    return board.parse_text(text) if "-" in text else Move.from_uci(text)


def piece_name(piece: Piece) -> PieceName:
    """The piece in a word."""
    names: dict[Piece, PieceName] = {Piece.ATTACKER: "attacker", Piece.DEFENDER: "defender", Piece.KING: "king"}
    return names[piece]


def move_view(board: Board, move: Move) -> MoveView:
    """A legal move on the board before it."""
    piece = board.piece_at(move.origin)
    assert piece is not None
    captures = [
        CaptureView(
            square=reason.square,
            piece=piece_name(reason.piece),
            captors=list(reason.captors),
            hostile=list(reason.hostile),
            clause=clause_of_capture(reason.piece, _hostile_kind(reason.hostile), reason.square),
        )
        for reason in capture_reasons(board, move)
    ]
    return MoveView(
        from_square=move.origin,
        to_square=move.target,
        text=board.text(move),
        uci=move.uci(),
        side=board.turn,
        piece=piece_name(piece),
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
        termination=outcome.termination,
        squares=list(ending_squares(board)) if on_board else [],
        clause=clause_of_outcome(outcome, board.rules),
    )


def position_view(board: Board) -> PositionView:
    """The present position of a board."""
    last = None
    if board.ply:
        before = board.copy()
        last = move_view(before, before.pop())
    outcome = board.outcome()
    threatened = outcome is None and wins_at_once(*board.placement, ATTACKERS, board.rules.flags)
    destinations: dict[str, list[str]] = {}
    warnings: list[RepetitionView] = []
    for move in board.legal_moves:
        destinations.setdefault(move.origin, []).append(move.target)
        if board.ply >= 3:
            warning = board.repetition_warning(move)
            if warning is not None:
                warnings.append(_warning_view(move, warning))
    return PositionView(
        fen=board.fen(),
        rules_id=board.rules.rules_id,
        turn=board.turn,
        ply=board.ply,
        destinations=destinations,
        king_threatened=threatened,
        last=last,
        outcome=outcome_view(outcome, board) if outcome else None,
        warnings=warnings,
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
