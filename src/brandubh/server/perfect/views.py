"""The verdict of the tables of perfect play on a position, as the client sees it."""

from pydantic import BaseModel

from brandubh.board import Board
from brandubh.pieces import Side
from brandubh.server.positions.requests import MoveText, PositionText
from brandubh.server.positions.views import Square
from brandubh.tablebase import MoveVerdict, Tables, Verdict
from brandubh.tablebase.material import Material


class VerdictView(BaseModel):
    """Who wins with best play of both sides, and how soon.

    `distance` counts plies to the end, `wins_in` the winner's moves among them. If neither side can force an end, both
    are null and `forced` is false; the winner is then the one to whom the ruleset gives endless repetition, or null for
    a draw. Where that depends on how the game goes round, `certain` is false, and the winner is the one to whom it goes
    as a rule.
    """

    winner: Side | None
    forced: bool
    certain: bool
    distance: int | None
    wins_in: int | None


class TableMoveView(BaseModel):
    """A legal move, and the verdict on the game with it; its distance counts the move too."""

    from_square: Square
    to_square: Square
    text: MoveText
    uci: str
    verdict: VerdictView


class TableView(BaseModel):
    """A position's verdict, its moves, the best first, and the line of best play as far as it can be forced.

    `men` counts all pieces, the king included.
    """

    fen: PositionText
    rules_id: str
    turn: Side
    men: int
    verdict: VerdictView
    moves: list[TableMoveView]
    mainline: list[MoveText]


class ExtentView(BaseModel):
    """Up to how many pieces, the king included, all tables of a ruleset are there; 0 if there are none."""

    rules_id: str
    most_men: int


def pieces_on(board: Board) -> int:
    """How many pieces stand on the board, the king included."""
    return Material.of(*board.placement[:2]).pieces


def table_view(board: Board, tables: Tables) -> TableView:
    """The tables' verdict on a position; an error if it is in none of them."""
    over = board.is_game_over()
    return TableView(
        fen=board.fen(),
        rules_id=board.rules.rules_id,
        turn=board.turn,
        men=pieces_on(board),
        verdict=_verdict(tables.probe(board)),
        moves=[] if over else [_move(board, each) for each in tables.probe_moves(board)],
        mainline=[] if over else board.copy(stack=False).line_text(tables.mainline(board)),
    )


def _verdict(verdict: Verdict) -> VerdictView:
    distance = verdict.distance
    return VerdictView(
        winner=verdict.winner,
        forced=distance is not None,
        certain=verdict.certain,
        distance=distance,
        wins_in=(distance + 1) // 2 if distance is not None and verdict.winner else None,
    )


def _move(board: Board, judged: MoveVerdict) -> TableMoveView:
    move = judged.move
    return TableMoveView(
        from_square=move.origin,
        to_square=move.target,
        text=board.text(move),
        uci=move.uci(),
        verdict=_verdict(judged.verdict),
    )
