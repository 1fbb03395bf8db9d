"""A game's positions and moves as the openings count them: folded by symmetry, all plies in one go."""

import numpy as np
import numpy.typing as npt

from brandubh.board import Board
from brandubh.compiled import compiled
from brandubh.kernel.hashing import key
from brandubh.kernel.play import after
from brandubh.kernel.symmetry import canonical, transform, transform_move
from brandubh.move import Move

Numbers = npt.NDArray[np.int64]


@compiled("int64(int64, int64, int64, int64)")
def fold_move(attackers: int, defenders: int, king: int, move: int) -> int:
    """The least of the images of a move under the symmetries that leave a position as it is."""
    least = move
    for symmetry in range(1, 8):
        if (
            transform(king, symmetry) == king
            and transform(attackers, symmetry) == attackers
            and transform(defenders, symmetry) == defenders
        ):
            least = min(least, transform_move(move, symmetry))
    return least


@compiled("int64(int64[:], int64, int64, int64, int64, int64, int64[:], int64[:])")
def fold_line(
    codes: Numbers,
    attackers: int,
    defenders: int,
    king: int,
    side: int,
    flags: int,
    keys: Numbers,
    moves: Numbers,
) -> int:
    """For each of some legal moves from a position: the key of the folded position before it, and the move there."""
    for index in range(len(codes)):
        code = int(codes[index])
        a, d, k, symmetry = canonical(attackers, defenders, king)
        keys[index] = key(a, d, k, side)
        moves[index] = fold_move(a, d, k, transform_move(code, symmetry))
        attackers, defenders, king = after(attackers, defenders, king, side, code, flags)
        side = 1 - side
    return len(codes)


def folded_line(start: Board, moves: list[Move]) -> list[tuple[int, int]]:
    """The keys and folded moves of a game's first moves. A position that comes back counts with its first move, so that
    a game is one game everywhere.

    >>> len(folded_line(Board(), [Move("d2", "e2"), Move("c4", "c2")]))
    2
    """
    codes = np.array([move.code for move in moves], np.int64)
    keys, folded = np.empty(len(codes), np.int64), np.empty(len(codes), np.int64)
    fold_line(codes, *start.placement, start.turn.number, start.rules.flags, keys, folded)
    first = dict(zip(keys[::-1].tolist(), folded[::-1].tolist(), strict=True))  # what comes later in it prevails
    return list(first.items())
