"""How squares lie to each other: neighbours, and how far pieces slide."""

import numpy as np

from brandubh.compiled import compiled
from brandubh.kernel.bits import wrapping_product
from brandubh.kernel.squares import FILE_A, FULL, NOT_A, NOT_G

# Multiplying a file (its squares at bits 0, 7 … 42) by this brings its seven bits together at bits 42 … 48. No two
# products meet in one bit, so nothing carries.
GATHER_FILE = sum(1 << 42 - 6 * rank for rank in range(7))


def _line_reach(place: int, blockers: int) -> int:
    """The free places of a line of seven that a piece on ``place`` reaches, as seven bits."""
    reach = 0
    for step in (-1, 1):
        at = place + step
        while 0 <= at < 7 and not blockers >> at & 1:
            reach |= 1 << at
            at += step
    return reach


def _as_file(line: int) -> int:
    return sum(1 << 7 * rank for rank in range(7) if line >> rank & 1)


# Indexed by 128 * (file or rank of the piece) + the seven bits of its line.
_LINES = [_line_reach(place, blockers) for place in range(7) for blockers in range(128)]
RANK_REACH = np.array(_LINES, dtype=np.int64)
FILE_REACH = np.array([_as_file(line) for line in _LINES], dtype=np.int64)
FILE_OF = np.array([square % 7 for square in range(49)], dtype=np.int64)
RANK_OF = np.array([square // 7 for square in range(49)], dtype=np.int64)


@compiled("int64(int64, int64)")
def slides(square: int, blockers: int) -> int:
    """The squares that a rook-like piece reaches before the first blocker in each direction."""
    file = int(FILE_OF[square])
    rank = int(RANK_OF[square])
    across = int(RANK_REACH[128 * file + (blockers >> 7 * rank & 127)]) << 7 * rank
    gathered = wrapping_product(blockers >> file & FILE_A, GATHER_FILE) >> 42 & 127
    return across | int(FILE_REACH[128 * rank + gathered]) << file


@compiled("int64(int64)")
def neighbours(squares: int) -> int:
    """The squares one orthogonal step away from any square of the set."""
    return ((squares & NOT_G) << 1 | (squares & NOT_A) >> 1 | squares << 7 | squares >> 7) & FULL


@compiled("UniTuple(int64, 4)(int64, int64)")
def rays(movers: int, free: int) -> tuple[int, int, int, int]:
    """All squares the movers reach through free squares eastwards, westwards, northwards and southwards.

    In one direction a square is reached by at most one mover, the nearest, so counting the squares of the four
    answers counts the moves. Directions without a carry are filled in three doubling steps (Kogge–Stone).
    """
    past_a = free & NOT_A
    past_g = free & NOT_G

    # Eastwards a fill is one addition: the carry of a mover's neighbour runs through free squares to the next piece.
    # (Files other than a, so that no carry goes round the edge of the board.)
    east = past_a & ~(past_a + (movers << 1 & past_a))

    path = past_g
    west = movers | path & movers >> 1
    path &= path >> 1
    west |= path & west >> 2
    path &= path >> 2
    west |= path & west >> 4

    path = free
    north = movers | path & movers << 7
    path &= path << 7
    north |= path & north << 14
    path &= path << 14
    north |= path & north << 28

    path = free
    south = movers | path & movers >> 7
    path &= path >> 7
    south |= path & south >> 14
    path &= path >> 14
    south |= path & south >> 28

    return east, west & free, north & free, south & free
