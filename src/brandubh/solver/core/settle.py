"""Positions as the proof search sees them: folded by symmetry, and settled where a look is enough.

A position is settled when the game is over, when what ends it at once can be seen (kernel/threats.py), or when the
tables of perfect play know it.
"""

import numpy as np

from brandubh.compiled import compiled
from brandubh.kernel.bits import count, first
from brandubh.kernel.endings import ending
from brandubh.kernel.flags import ATTACKERS, DEFENDERS
from brandubh.kernel.symmetry import transform, transform_square
from brandubh.kernel.threats import king_threats, open_lines
from brandubh.tablebase.core.probing import Directory, look_up
from brandubh.tablebase.core.values import NEITHER

OPEN = 0
PROVEN = 1
DISPROVEN = 2

# The undoing of each symmetry: all are their own, but for the two quarter turns.
INVERSE = np.array([0, 1, 2, 3, 4, 6, 5, 7], dtype=np.int64)


def _least_symmetries() -> "tuple[np.ndarray[tuple[int, int], np.dtype[np.int64]], list[int]]":
    """For each square of the king, the symmetries that bring him to the least square of its orbit."""
    chosen = np.zeros((49, 8), np.int64)
    numbers = []
    for square in range(49):
        images = [_image(square, symmetry) for symmetry in range(8)]
        best = [symmetry for symmetry in range(8) if images[symmetry] == min(images)]
        chosen[square, : len(best)] = best
        numbers.append(len(best))
    return chosen, numbers


def _image(square: int, symmetry: int) -> int:
    file, rank = square % 7, square // 7
    if symmetry & 4:
        file, rank = rank, file
    if symmetry & 1:
        file = 6 - file
    if symmetry & 2:
        rank = 6 - rank
    return 7 * rank + file


_CHOSEN, _counts = _least_symmetries()
_NUMBER = np.array(_counts, dtype=np.int64)


@compiled("UniTuple(int64, 4)(int64, int64, int64)")
def fold(attackers: int, defenders: int, king: int) -> tuple[int, int, int, int]:
    """The image of a position that stands for all eight, and the symmetry that leads to it.

    The same as the kernel's ``canonical_symmetry``, but only the symmetries that can win are tried: mostly one.
    """
    square = first(king)
    best = int(_CHOSEN[square, 0])
    a = transform(attackers, best)
    d = transform(defenders, best)
    for index in range(1, _NUMBER[square]):
        symmetry = int(_CHOSEN[square, index])
        a2 = transform(attackers, symmetry)
        if a2 > a:
            continue
        d2 = transform(defenders, symmetry)
        if a2 < a or d2 < d:
            best, a, d = symmetry, a2, d2
    return a, d, transform(king, best), best


@compiled("int64(int64, int64)")
def transform_move(move: int, symmetry: int) -> int:
    """A move under a symmetry."""
    return transform_square(move >> 6, symmetry) << 6 | transform_square(move & 63, symmetry)


@compiled("boolean(int64, int64, int64, int64, int64)")
def wins_at_sight(attackers: int, defenders: int, king: int, side: int, flags: int) -> bool:
    """Whether the side to move takes the king or brings him home, in a position that is not over."""
    if side == ATTACKERS:
        return king_threats(attackers, defenders, king, flags) != 0
    return open_lines(attackers, defenders, king, flags)[0] > 0


@compiled("UniTuple(int64, 2)(int64, int64, int64, int64, int64, int64, int64[::1], int64)")
def settle(
    attackers: int, defenders: int, king: int, side: int, prover: int, flags: int, directory: Directory, most_men: int
) -> tuple[int, int]:
    """What a look tells about a position after a move: PROVEN for the prover, DISPROVEN or OPEN, and plies to the end.

    Against two open lines the attackers are lost if they cannot take the king: they bar one line at most, and a king
    with a way to the edge is neither encircled nor without a move.
    """
    end = ending(attackers, defenders, king, side, flags)
    if end:
        return (PROVEN if end & 3 == prover else DISPROVEN), 0
    lines, _ = open_lines(attackers, defenders, king, flags)
    winner = -1
    plies = 1
    if side == DEFENDERS:
        if lines:
            winner = DEFENDERS
    elif king_threats(attackers, defenders, king, flags):
        winner = ATTACKERS
    elif lines >= 2:
        winner = DEFENDERS
        plies = 2
    if winner < 0 and count(attackers | defenders) < most_men:
        known = look_up(directory, attackers, defenders, king, side)
        if known == NEITHER:
            return DISPROVEN, 0
        if known > NEITHER:
            plies = known - 1
            winner = side if plies % 2 else 1 - side
    if winner < 0:
        return OPEN, 0
    return (PROVEN if winner == prover else DISPROVEN), plies
