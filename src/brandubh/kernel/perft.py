"""Counting move paths: the test of all rules at once, and the benchmark of the kernel.

Paths of a length n, a finished position having no continuation and repetition ignored. The moves of the last ply are
counted without being played.
"""

import numpy as np

from brandubh.compiled import compiled
from brandubh.kernel.bits import count, first
from brandubh.kernel.captures import (
    biting_squares,
    bitten,
    plain_jaws_on_attackers,
    plain_jaws_on_defenders,
    plain_king_taking_squares,
)
from brandubh.kernel.endings import encircled, ending, escape_squares
from brandubh.kernel.flags import ATTACKERS, ENCIRCLING_WINS, KING_ARMED, KING_RETURNS, MEN_CROSS, OTHER_RULES
from brandubh.kernel.geometry import rays, slides
from brandubh.kernel.moves import (
    MOST_MOVES,
    count_men_moves,
    count_moves,
    king_squares,
    list_moves,
    men_blockers,
    survey_defenders_moves,
)
from brandubh.kernel.play import after
from brandubh.kernel.squares import EDGE, FILE_A, FULL, RESTRICTED, THRONE

# The king is on a line with a restricted square on the edge, and on the lines through the throne.
NEAR_RESTRICTED = (EDGE | FILE_A << 3 | 0b1111111 << 21) & ~THRONE


@compiled("boolean(int64, int64)")
def no_ring_near(white: int, pieces: int) -> bool:
    """Whether no single move of the attackers can close a ring, seen at a glance.

    A white piece on the edge is never inside a ring. Of three open ways to the edge a man bars at most two, one along
    the rank and one along the file on which he arrives.
    """
    if white & EDGE:
        return True
    east, west, north, south = rays(white, FULL & ~pieces)
    return count(east & EDGE) + count(west & EDGE) + count(north & EDGE) + count(south & EDGE) >= 3


@compiled("int64(int64, int64, int64, int64)")
def pairs_attackers(attackers: int, defenders: int, king: int, flags: int) -> int:
    """Paths of two plies, attackers first, under the rules of the documents and those near them."""
    total = 0
    east, west, north, south = plain_jaws_on_defenders(attackers, defenders, king, flags)
    stops = ~(RESTRICTED | plain_king_taking_squares(attackers, king, flags))
    white = defenders | king
    pieces = attackers | white
    blockers = men_blockers(pieces, flags)
    # A move that takes nothing and closes no ring changes only which squares are free.
    quiet = ~biting_squares(east, west, north, south)
    if flags & ENCIRCLING_WINS and not no_ring_near(white, pieces):
        quiet = 0
    # Where the king moves like his men but for the restricted squares, he is counted with them, and those apart.
    if flags & (MEN_CROSS | KING_RETURNS) != MEN_CROSS | KING_RETURNS:
        quiet = 0
    king_at = first(king)
    king_apart = king & NEAR_RESTRICTED
    movers = attackers
    while movers:
        origin = movers & -movers
        targets = slides(first(movers), blockers) & stops
        movers ^= origin
        plain = targets & quiet
        targets ^= plain
        free = FULL & ~pieces | origin
        while plain:
            arrival = plain & -plain
            plain ^= arrival
            total += count_men_moves(white, free ^ arrival)
            if king_apart:
                total += count(slides(king_at, ~(free ^ arrival)) & RESTRICTED)
        while targets:
            arrival = targets & -targets
            targets ^= arrival
            a = attackers ^ origin ^ arrival
            d = defenders & ~bitten(arrival, east, west, north, south)
            number, reached = survey_defenders_moves(a, d, king, flags)
            if flags & ENCIRCLING_WINS and (reached | d | king) & EDGE == 0 and encircled(a, d | king):
                continue
            total += number
    return total


@compiled("int64(int64, int64, int64, int64)")
def pairs_defenders(attackers: int, defenders: int, king: int, flags: int) -> int:
    """The same, defenders first. Their moves can never close a ring around themselves."""
    total = 0
    east, west, north, south = plain_jaws_on_attackers(attackers, defenders, king, flags)
    pieces = attackers | defenders | king
    blockers = men_blockers(pieces, flags)
    quiet = ~biting_squares(east, west, north, south)
    movers = defenders | king
    while movers:
        origin = movers & -movers
        at = first(movers)
        movers ^= origin
        if origin == king:
            targets = slides(at, pieces) & king_squares(flags) & ~escape_squares(flags)
            plain = targets & quiet if flags & KING_ARMED else targets
        else:
            targets = slides(at, blockers) & ~RESTRICTED
            plain = targets & quiet
        targets ^= plain
        free = FULL & ~pieces | origin
        while plain:
            arrival = plain & -plain
            plain ^= arrival
            total += count_men_moves(attackers, free & ~arrival & ~men_blockers(0, flags))
        while targets:
            arrival = targets & -targets
            targets ^= arrival
            a = attackers & ~bitten(arrival, east, west, north, south)
            free_now = FULL & ~(pieces ^ origin ^ arrival ^ attackers ^ a)
            total += count_men_moves(a, free_now & ~men_blockers(0, flags))
    return total


@compiled("int64(int64, int64, int64, int64, int64, int64)")
def count_paths(attackers: int, defenders: int, king: int, side: int, depth: int, flags: int) -> int:
    """Paths of ``depth`` plies from a position that is not over."""
    if depth == 0:
        return 1
    if depth == 1:
        return count_moves(attackers, defenders, king, side, flags)
    if depth == 2 and flags & OTHER_RULES == 0:
        if side == ATTACKERS:
            return pairs_attackers(attackers, defenders, king, flags)
        return pairs_defenders(attackers, defenders, king, flags)
    total = 0
    moves = np.empty(MOST_MOVES, np.int64)
    for index in range(list_moves(attackers, defenders, king, side, flags, moves)):
        a, d, k = after(attackers, defenders, king, side, int(moves[index]), flags)
        if not ending(a, d, k, 1 - side, flags):
            total += count_paths(a, d, k, 1 - side, depth - 1, flags)
    return total


@compiled("int64(int64, int64, int64, int64, int64, int64)")
def perft(attackers: int, defenders: int, king: int, side: int, depth: int, flags: int) -> int:
    """Paths of ``depth`` plies from any position; one that is over has none but the empty path."""
    if depth and ending(attackers, defenders, king, side, flags):
        return 0
    return count_paths(attackers, defenders, king, side, depth, flags)
