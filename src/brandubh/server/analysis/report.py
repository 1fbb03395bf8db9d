"""The report on a game as the client sees it; :mod:`brandubh.engine.review` judges the moves."""

from collections.abc import AsyncIterator

from fastapi.concurrency import run_in_threadpool

from brandubh.board import Board
from brandubh.engine.review import INACCURACY, Review, ReviewedMove, SideReview, Worth
from brandubh.move import Move
from brandubh.pieces import Side
from brandubh.server.analysis.consequences import consequence_of
from brandubh.server.analysis.views import HintView, ReportEnd, ReportStep, SideReport, TryAnswer, score_view
from brandubh.server.engines import Analyst


async def _worth(board: Board, analyst: Analyst, nodes: int) -> Worth:
    return Worth.of(board, None if board.is_game_over() else await analyst.analyse(board, nodes))


async def report(board: Board, analyst: Analyst, nodes: int) -> AsyncIterator[ReportStep | ReportEnd]:
    """The steps of the report on a board's history, each when it is known, and then the summary."""
    review = await run_in_threadpool(Review, board)
    for position in review.positions():
        worth = await _worth(position, analyst, nodes)
        reviewed = review.add(worth)
        step = _step(position, worth, reviewed)
        if reviewed is not None and reviewed.better:
            before = position.copy()
            before.pop()
            step.best_line = await _played_out(before, reviewed.before, analyst, nodes)
            step.line = await _played_out(position, worth, analyst, nodes)
        yield step
    yield ReportEnd(
        attackers=_side_report(review.of(Side.ATTACKERS)),
        defenders=_side_report(review.of(Side.DEFENDERS)),
        turning_points=review.turning_points(),
    )


async def _played_out(board: Board, worth: Worth, analyst: Analyst, nodes: int) -> list[str]:
    """The line of a position; if it wins by force, to the end: a search leaves off where it knows how to go on."""
    line = list(worth.line)
    replay = board.copy()
    for text in line:
        replay.push_text(text)
    wins_in = worth.score.wins_in
    while wins_in is not None and len(line) < 2 * abs(wins_in) and not replay.is_game_over():
        more = await analyst.analyse(replay, nodes)
        if more.score.wins_in is None:
            break
        line += replay.line_text(more.pv)
        replay.play_all(more.pv)
    return line


def _step(board: Board, worth: Worth, reviewed: ReviewedMove | None) -> ReportStep:
    score = score_view(worth.score, worth.chance)
    if reviewed is None:
        return ReportStep(
            ply=0, fen=board.fen(), score=score, move=None, side=None, loss=None, accuracy=None, judgement=None,
            best=None, best_line=[], line=list(worth.line),
        )  # fmt: skip
    return ReportStep(
        ply=board.ply,
        fen=board.fen(),
        score=score,
        move=reviewed.text,
        side=reviewed.side,
        loss=reviewed.loss,
        accuracy=round(reviewed.accuracy, 1),
        judgement=reviewed.judgement,
        best=reviewed.better[0] if reviewed.better else None,
        best_line=list(reviewed.better),
        line=list(worth.line),
    )


def _side_report(side: SideReview) -> SideReport:
    accuracy = None if side.accuracy is None else round(side.accuracy, 1)
    return SideReport(accuracy=accuracy, inaccuracies=side.inaccuracies, mistakes=side.mistakes, blunders=side.blunders)


async def attempt(board: Board, move: Move, analyst: Analyst, nodes: int) -> TryAnswer:
    """How good a move is that was tried instead of a mistake."""
    before = await _worth(board, analyst, nodes)
    tried = board.copy().play_all([move])
    after = await _worth(tried, analyst, nodes)
    reviewed = ReviewedMove(move, board.text(move), board.turn, before, after)
    return TryAnswer(
        good=reviewed.loss < INACCURACY,
        loss=reviewed.loss,
        judgement=reviewed.judgement,
        score=score_view(after.score, after.chance),
        best=before.line[0],
        best_line=list(before.line),
        reply=after.line[0] if after.line else None,
        consequence=consequence_of(tried, after),
    )


async def hint(board: Board, analyst: Analyst, nodes: int) -> HintView:
    """The best move of a quick search."""
    move = (await analyst.analyse(board, nodes)).pv[0]
    return HintView(from_square=move.origin, to_square=move.target, text=board.text(move))
