"""The first proof and disproof numbers of a position that nobody has searched yet."""

from brandubh.compiled import compiled
from brandubh.engine.core.evaluate import evaluate
from brandubh.solver.core.memory import Fields

STEP = 50
"""The number of the side that stands worse doubles with every half a man, in hundredths of a man…"""
MOST = 300
"""…up to six times."""


@compiled("UniTuple(int64, 2)(int64[::1], int64, int64, int64, int64, int64, int64)")
def first_numbers(
    weights: Fields, attackers: int, defenders: int, king: int, side: int, prover: int, flags: int
) -> tuple[int, int]:
    """How hard it seems to prove and to disprove a position that is not settled, by the engine's evaluation."""
    score = evaluate(weights, attackers, defenders, king, side, flags)
    if side != prover:
        score = -score
    score = min(max(score, -MOST), MOST)
    if score < 0:
        return 1 << -score // STEP, 1
    return 1, 1 << score // STEP
