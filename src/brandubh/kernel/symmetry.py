"""The eight symmetries of the board. Symmetry ``s`` first swaps files and ranks if ``s & 4``, then mirrors the files
(a with g) if ``s & 1`` and the ranks (1 with 7) if ``s & 2``.
"""

import numpy as np

from brandubh.compiled import compiled
from brandubh.kernel.bits import first

_REVERSED = np.array([int(f"{line:07b}"[::-1], 2) for line in range(128)], dtype=np.int64)
_SPREAD = np.array([sum(1 << 7 * i for i in range(7) if line >> i & 1) for line in range(128)], dtype=np.int64)

INVERSE = np.array([0, 1, 2, 3, 4, 6, 5, 7], dtype=np.int64)
"""What undoes each symmetry: all undo themselves, but for the two quarter turns."""


def image_of(square: int, symmetry: int) -> int:
    """One square under a symmetry, in plain Python: for tables that are made when a module is imported."""
    file, rank = square % 7, square // 7
    if symmetry & 4:
        file, rank = rank, file
    return 7 * (6 - rank if symmetry & 2 else rank) + (6 - file if symmetry & 1 else file)


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


@compiled("int64(int64, int64)")
def transform_move(move: int, symmetry: int) -> int:
    """A move under a symmetry."""
    return transform_square(move >> 6, symmetry) << 6 | transform_square(move & 63, symmetry)


# The canonical image

_NO_KING = 49


def _best_for_king(square: int) -> list[int]:
    """The symmetries that bring a king to the least square he can come to; all eight where there is no king."""
    images = [0 if square == _NO_KING else image_of(square, symmetry) for symmetry in range(8)]
    return [symmetry for symmetry in range(8) if images[symmetry] == min(images)]


_BEST = np.array([(_best_for_king(square) + [0] * 8)[:8] for square in range(_NO_KING + 1)], dtype=np.int64)
_BEST_COUNT = np.array([len(_best_for_king(square)) for square in range(_NO_KING + 1)], dtype=np.int64)


@compiled("UniTuple(int64, 4)(int64, int64, int64)")
def canonical(attackers: int, defenders: int, king: int) -> tuple[int, int, int, int]:
    """The image of a position that stands for all eight, and the symmetry that leads to it.

    It is the least, comparing the king, then attackers, then defenders. Only the symmetries that are best for the king
    are tried: for most of his squares there is but one.
    """
    square = first(king) if king else _NO_KING
    best = int(_BEST[square, 0])
    a = transform(attackers, best)
    d = transform(defenders, best)
    for index in range(1, _BEST_COUNT[square]):
        symmetry = int(_BEST[square, index])
        a2 = transform(attackers, symmetry)
        if a2 > a:
            continue
        d2 = transform(defenders, symmetry)
        if a2 < a or d2 < d:
            best, a, d = symmetry, a2, d2
    return a, d, transform(king, best), best
