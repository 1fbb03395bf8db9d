"""The report on a game: the engine's verdict on every position, how good each move was, and where the game turned."""

from collections.abc import AsyncIterator
from dataclasses import dataclass

from brandubh.board import Board
from brandubh.engine.score import Score
from brandubh.move import Move
from brandubh.pieces import Side
from brandubh.server.analysis.judging import judge, turning_points
from brandubh.server.analysis.views import (
    ReportEnd,
    ReportStep,
    ScoreView,
    SideReport,
    TryAnswer,
    chance_of,
    score_view,
)
from brandubh.server.engines import EnginePool


@dataclass(frozen=True, slots=True)
class Worth:
    """The engine's verdict on a position: the defenders' chance, and the best line if the game is not over."""

    chance: float
    score: ScoreView
    best: Move | None
    line: list[str]

    def for_side(self, side: Side) -> float:
        """A side's chance to win."""
        return self.chance if side is Side.DEFENDERS else 1 - self.chance


async def worth(board: Board, engines: EnginePool, nodes: int) -> Worth:
    """The engine's verdict on a position, or the result of a game that is over."""
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
        judged = judge(before.for_side(side), after.for_side(side), is_best=move is before.best)
        step = ReportStep(
            ply=replay.ply,
            fen=replay.fen(),
            score=after.score,
            move=text,
            side=side,
            loss=round(judged.loss, 4),
            accuracy=round(judged.accuracy, 1),
            judgement=judged.judgement,
            best=before.line[0] if judged.is_flawed else None,
            best_line=before.line if judged.is_flawed else [],
        )
        steps.append(step)
        yield step
        before = after
    yield ReportEnd(
        attackers=_side_report(steps, Side.ATTACKERS),
        defenders=_side_report(steps, Side.DEFENDERS),
        turning_points=turning_points((step.ply, step.loss or 0.0) for step in steps),
    )


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
    """Judge a move that was tried instead of a mistake."""
    side = board.turn
    before = await worth(board, engines, nodes)
    assert before.best is not None, "the game is not over"
    tried = board.copy()
    tried.push(move)
    after = await worth(tried, engines, nodes)
    judged = judge(before.for_side(side), after.for_side(side), is_best=move is before.best)
    return TryAnswer(
        good=not judged.is_flawed,
        loss=round(judged.loss, 4),
        judgement=judged.judgement,
        score=after.score,
        best=before.line[0],
        best_line=before.line,
    )
