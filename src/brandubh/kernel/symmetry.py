"""The eight symmetries of the board. Symmetry ``s`` first swaps files and ranks if ``s & 4``, then mirrors the files
(a with g) if ``s & 1`` and the ranks (1 with 7) if ``s & 2``.
"""

import numpy as np

from brandubh.compiled import compiled
from brandubh.kernel.bits import first

_REVERSED = np.array([int(f"{line:07b}"[::-1], 2) for line in range(128)], dtype=np.int64)
_SPREAD = np.array([sum(1 << 7 * i for i in range(7) if line >> i & 1) for line in range(128)], dtype=np.int64)


@compiled("int64(int64, int64)")
def transform(squares: int, symmetry: int) -> int:
    """A set of squares under a symmetry."""
    image = 0
    for rank in range(7):
        line = squares >> 7 * rank & 127
        if symmetry & 4:
            image |= int(_SPREAD[line]) << rank
        else:
            image |= line << 7 * rank
    if symmetry & 3:
        plain = image
        image = 0
        for rank in range(7):
            line = plain >> 7 * rank & 127
            if symmetry & 1:
                line = int(_REVERSED[line])
            image |= line << 7 * (6 - rank if symmetry & 2 else rank)
    return image


@compiled("int64(int64, int64)")
def transform_square(square: int, symmetry: int) -> int:
    """One square under a symmetry."""
    return first(transform(1 << square, symmetry))


@compiled("int64(int64, int64, int64)")
def canonical_symmetry(attackers: int, defenders: int, king: int) -> int:
    """The symmetry whose image of a position is the least, comparing the king, then attackers, then defenders."""
    best = 0
    least_king, least_attackers, least_defenders = king, attackers, defenders
    for symmetry in range(1, 8):
        k = transform(king, symmetry)
        if k > least_king:
            continue
        a = transform(attackers, symmetry)
        d = transform(defenders, symmetry)
        if k < least_king or a < least_attackers or (a == least_attackers and d < least_defenders):
            best = symmetry
            least_king, least_attackers, least_defenders = k, a, d
    return best
