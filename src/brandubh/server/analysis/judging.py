"""How good a move was, by what it cost of the mover's chance to win: numbers in, numbers and words out.

A move that costs nothing has an accuracy of 100; each fifteen points of a hundred that it gives away halve that.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

Judgement = Literal["best", "good", "inaccuracy", "mistake", "blunder"]

HALVING_LOSS = 0.15
INACCURACY, MISTAKE, BLUNDER = 0.06, 0.12, 0.25
TURN = 0.2
MOST_TURNS = 5


@dataclass(frozen=True, slots=True)
class JudgedMove:
    """A move's judgement, and what the move cost of the mover's chance to win, from 0 to 1."""

    loss: float
    judgement: Judgement

    @property
    def accuracy(self) -> float:
        """How good the move is, from 0 to 100.

        >>> JudgedMove(0, "good").accuracy, JudgedMove(0.15, "mistake").accuracy
        (100.0, 50.0)
        """
        return float(100 * 0.5 ** (self.loss / HALVING_LOSS))

    @property
    def is_flawed(self) -> bool:
        """Whether there was a clearly better move."""
        return self.judgement in ("inaccuracy", "mistake", "blunder")


def judge(before: float, after: float, *, is_best: bool) -> JudgedMove:
    """Judge a move by the mover's chance to win before and after it; the engine's own choice costs nothing.

    >>> judge(0.75, 0.5, is_best=False)
    JudgedMove(loss=0.25, judgement='blunder')
    """
    loss = 0.0 if is_best else max(0.0, before - after)
    return JudgedMove(loss, "best" if is_best else _judgement(loss))


def _judgement(loss: float) -> Judgement:
    if loss >= BLUNDER:
        return "blunder"
    if loss >= MISTAKE:
        return "mistake"
    return "inaccuracy" if loss >= INACCURACY else "good"


def turning_points(losses: Iterable[tuple[int, float]]) -> list[int]:
    """Of moves, each with its ply and its loss, the plies of the dearest ones, where the game turned.

    >>> turning_points([(1, 0.1), (2, 0.5), (3, 0.2)])
    [2, 3]
    """
    dear = sorted(((loss, ply) for ply, loss in losses if loss >= TURN), key=lambda found: -found[0])
    return sorted(ply for _, ply in dear[:MOST_TURNS])
