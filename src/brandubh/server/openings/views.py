"""What is known of an opening, as the client sees it."""

from pydantic import BaseModel

from brandubh.board import Board
from brandubh.engine.weights import default_weights
from brandubh.openings.explorer import Explored, ExploredMove, Opinion
from brandubh.openings.store import Counts
from brandubh.pieces import Side
from brandubh.server.analysis.views import ScoreView, score_view
from brandubh.server.positions.requests import MoveText, PositionText
from brandubh.server.positions.views import Square


class CountsView(BaseModel):
    """How many games there are, and how they ended."""

    games: int
    attackers: int
    defenders: int
    draws: int


class OpinionView(BaseModel):
    """What the engine thinks, and how deep it has looked."""

    score: ScoreView
    depth: int
    nodes: int


class OpeningMoveView(BaseModel):
    """A move, or several that are each other's mirror images: `alike` says how many, this one included, and `images`
    which.

    `opinion` is what the engine thinks of the position after it, and `proven` who is certain to win then.
    """

    from_square: Square
    to_square: Square
    text: MoveText
    uci: str
    alike: int
    images: list[str]
    counts: CountsView
    opinion: OpinionView | None
    proven: Side | None


class OpeningView(BaseModel):
    """A position: how games with it ended, what the engine thinks, who is proven to win, and the same of its moves.

    The moves that were played most come first, then those that the engine likes best.
    """

    fen: PositionText
    rules_id: str
    turn: Side
    counts: CountsView
    opinion: OpinionView | None
    line: list[MoveText]
    proven: Side | None
    moves: list[OpeningMoveView]


def opening_view(board: Board, explored: Explored) -> OpeningView:
    """What is known of a position."""
    return OpeningView(
        fen=board.fen(),
        rules_id=board.rules.rules_id,
        turn=board.turn,
        counts=_counts(explored.counts),
        opinion=_opinion(explored.opinion),
        line=board.copy(stack=False).line_text(explored.line),
        proven=explored.proven,
        moves=[_move(board, each) for each in explored.moves],
    )


def _move(board: Board, each: ExploredMove) -> OpeningMoveView:
    move = each.move
    return OpeningMoveView(
        from_square=move.origin,
        to_square=move.target,
        text=board.text(move),
        uci=move.uci(),
        alike=len(each.alike),
        images=[image.uci() for image in each.alike],
        counts=_counts(each.counts),
        opinion=_opinion(each.opinion),
        proven=each.proven,
    )


def _counts(counts: Counts) -> CountsView:
    return CountsView(games=counts.games, attackers=counts.attackers, defenders=counts.defenders, draws=counts.draws)


def _opinion(opinion: Opinion | None) -> OpinionView | None:
    if opinion is None:
        return None
    score = opinion.score.of(Side.DEFENDERS)
    if score.wins_in is not None:
        chance = float(score.wins_in > 0)
    else:
        assert score.centimen is not None
        chance = default_weights().chance(score.centimen)
    return OpinionView(score=score_view(score, chance), depth=opinion.depth, nodes=opinion.nodes)
