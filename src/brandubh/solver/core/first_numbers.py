"""The first proof and disproof numbers of a position that nobody has searched yet."""

import numpy as np
import numpy.typing as npt

from brandubh.compiled import compiled
from brandubh.engine.core.evaluate import evaluate
from brandubh.kernel.moves import count_moves
from brandubh.solver.core.memory import GUESS

PLAIN = 0
MOBILITY = 1
JUDGEMENT = 2
BOTH = 3
"""The forms: all the same; by the number of moves; by the engine's evaluation; by both."""

Words = npt.NDArray[np.int64]


@compiled("UniTuple(int64, 2)(int64[::1], int64[::1], int64, int64, int64, int64, int64, int64)")
def guess(
    control: Words, weights: Words, attackers: int, defenders: int, king: int, side: int, prover: int, flags: int
) -> tuple[int, int]:
    """How hard it seems to prove and to disprove a position that is not settled."""
    form = control[GUESS]
    proof = 1
    disproof = 1
    if form & JUDGEMENT:
        # The numbers double with every half a man, up to 64.
        score = evaluate(weights, attackers, defenders, king, side, flags)
        if side != prover:
            score = -score
        steps = min(max(score, -300), 300)
        if steps < 0:
            proof = 1 << -steps // 50
        else:
            disproof = 1 << steps // 50
    if form & MOBILITY:
        moves = count_moves(attackers, defenders, king, side, flags)
        if side == prover:
            disproof += moves >> 2
        else:
            proof += moves >> 2
    return proof, disproof
