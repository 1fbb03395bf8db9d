"""The report on a game: what every position was worth, how good each move was, and where the game turned.

A move is measured by what it cost of the mover's chance to win. One that costs nothing has an accuracy of 100; each
fifteen points of a hundred that it gives away halve that.
"""

from collections.abc import AsyncIterator
from dataclasses import dataclass

from brandubh.board import Board
from brandubh.engine.score import Score
from brandubh.move import Move
from brandubh.pieces import Side
from brandubh.server.analysis.views import (
    Judgement,
    ReportEnd,
    ReportStep,
    ScoreView,
    SideReport,
    TryAnswer,
    chance_of,
    score_view,
)
from brandubh.server.engines import EnginePool

HALVING_LOSS = 0.15
INACCURACY, MISTAKE, BLUNDER = 0.06, 0.12, 0.25
TURN = 0.2


@dataclass(frozen=True, slots=True)
class Worth:
    """What a position is worth: the defenders' chance, and the best line if the game is not over."""

    chance: float
    score: ScoreView
    best: Move | None
    line: list[str]

    def for_side(self, side: Side) -> float:
        """A side's chance to win."""
        return self.chance if side is Side.DEFENDERS else 1 - self.chance


def accuracy_of(loss: float) -> float:
    """How good a move is, from 0 to 100, by what it cost.

    >>> accuracy_of(0), accuracy_of(0.15)
    (100.0, 50.0)
    """
    return float(100 * 0.5 ** (loss / HALVING_LOSS))


def judgement_of(loss: float, *, is_best: bool) -> Judgement:
    """A word for a move."""
    if is_best:
        return "best"
    if loss >= BLUNDER:
        return "blunder"
    if loss >= MISTAKE:
        return "mistake"
    return "inaccuracy" if loss >= INACCURACY else "good"


async def worth(board: Board, engines: EnginePool, nodes: int) -> Worth:
    """What a position is worth."""
    outcome = board.outcome()
    if outcome is not None:
        chance = 0.5 if outcome.winner is None else float(outcome.winner is Side.DEFENDERS)
        score = Score(Side.DEFENDERS, centimen=0) if outcome.winner is None else Score(outcome.winner, wins_in=0)
        return Worth(chance, score_view(score, chance), None, [])
    info = await engines.analyse(board, nodes)
    chance = chance_of(info, Side.DEFENDERS)
    return Worth(chance, score_view(info.score, chance), info.pv[0], board.line_text(info.pv))


async def report(board: Board, engines: EnginePool, nodes: int) -> AsyncIterator[ReportStep | ReportEnd]:
    """The steps of the report on a board's history, each when it is known, and then the summary."""
    replay = board.root()
    before = await worth(replay, engines, nodes)
    yield ReportStep(
        ply=0, fen=replay.fen(), score=before.score, move=None, side=None, loss=None, accuracy=None, judgement=None,
        best=None, best_line=[],
    )  # fmt: skip
    steps: list[ReportStep] = []
    for move in board.move_stack:
        side, text = replay.turn, replay.text(move)
        replay.push(move)
        after = await worth(replay, engines, nodes)
        is_best = move is before.best
        loss = 0.0 if is_best else max(0.0, before.for_side(side) - after.for_side(side))
        judgement = judgement_of(loss, is_best=is_best)
        flawed = judgement in ("inaccuracy", "mistake", "blunder")
        step = ReportStep(
            ply=replay.ply,
            fen=replay.fen(),
            score=after.score,
            move=text,
            side=side,
            loss=round(loss, 4),
            accuracy=round(accuracy_of(loss), 1),
            judgement=judgement,
            best=before.line[0] if flawed else None,
            best_line=before.line if flawed else [],
        )
        steps.append(step)
        yield step
        before = after
    yield ReportEnd(
        attackers=_side_report(steps, Side.ATTACKERS),
        defenders=_side_report(steps, Side.DEFENDERS),
        turning_points=turning_points(steps),
    )


def turning_points(steps: list[ReportStep]) -> list[int]:
    """The plies of the moves that cost most, at least a fifth of the chance to win, five at most."""
    dear = sorted((step for step in steps if (step.loss or 0) >= TURN), key=lambda step: -(step.loss or 0))
    return sorted(step.ply for step in dear[:5])


def _side_report(steps: list[ReportStep], side: Side) -> SideReport:
    own = [step for step in steps if step.side is side]
    values = [step.accuracy for step in own if step.accuracy is not None]
    return SideReport(
        accuracy=round(sum(values) / len(values), 1) if values else None,
        inaccuracies=sum(step.judgement == "inaccuracy" for step in own),
        mistakes=sum(step.judgement == "mistake" for step in own),
        blunders=sum(step.judgement == "blunder" for step in own),
    )


async def attempt(board: Board, move: Move, engines: EnginePool, nodes: int) -> TryAnswer:
    """How good a move is that was tried instead of a mistake."""
    side = board.turn
    before = await worth(board, engines, nodes)
    assert before.best is not None, "the game is not over"
    tried = board.copy()
    tried.push(move)
    after = await worth(tried, engines, nodes)
    is_best = move is before.best
    loss = 0.0 if is_best else max(0.0, before.for_side(side) - after.for_side(side))
    return TryAnswer(
        good=loss < INACCURACY,
        loss=round(loss, 4),
        judgement=judgement_of(loss, is_best=is_best),
        score=after.score,
        best=before.line[0],
        best_line=before.line,
    )
