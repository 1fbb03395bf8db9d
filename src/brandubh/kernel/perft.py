"""Counting move paths: the test of all rules at once, and the benchmark of the kernel.

Paths of a length n, a finished position having no continuation and repetition ignored. The moves of the last ply are
counted without being played.
"""

from brandubh.kernel.bits import first
from brandubh.kernel.captures import bitten, jaws_on_attackers, jaws_on_defenders, king_killers
from brandubh.kernel.compiler import compiled
from brandubh.kernel.endings import encircled, ending, escape_squares
from brandubh.kernel.flags import ATTACKERS, ENCIRCLING_WINS, KING_ARMED
from brandubh.kernel.geometry import EDGE, RESTRICTED, slides
from brandubh.kernel.moves import (
    count_attackers_moves,
    count_moves,
    destinations,
    king_squares,
    men_blockers,
    survey_defenders_moves,
)
from brandubh.kernel.play import after


@compiled("int64(int64, int64, int64, int64)")
def pairs_attackers(attackers: int, defenders: int, king: int, flags: int) -> int:
    """Paths of two plies, attackers first."""
    total = 0
    east, west, north, south = jaws_on_defenders(attackers, defenders, king, flags)
    stops = ~(RESTRICTED | king_killers(attackers, king, flags))
    blockers = men_blockers(attackers | defenders | king, flags)
    movers = attackers
    while movers:
        origin = movers & -movers
        targets = slides(first(movers), blockers) & stops
        movers ^= origin
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
    """Paths of two plies, defenders first. Their moves can never close a ring around themselves."""
    total = 0
    east, west, north, south = jaws_on_attackers(attackers, defenders, king, flags)
    pieces = attackers | defenders | king
    blockers = men_blockers(pieces, flags)
    movers = defenders
    while movers:
        origin = movers & -movers
        targets = slides(first(movers), blockers) & ~RESTRICTED
        movers ^= origin
        while targets:
            arrival = targets & -targets
            targets ^= arrival
            a = attackers & ~bitten(arrival, east, west, north, south)
            total += count_attackers_moves(a, defenders ^ origin ^ arrival, king, flags)
    targets = slides(first(king), pieces) & king_squares(flags) & ~escape_squares(flags)
    while targets:
        arrival = targets & -targets
        targets ^= arrival
        a = attackers
        if flags & KING_ARMED:
            a &= ~bitten(arrival, east, west, north, south)
        total += count_attackers_moves(a, defenders, arrival, flags)
    return total


@compiled("int64(int64, int64, int64, int64, int64, int64)")
def count_paths(attackers: int, defenders: int, king: int, side: int, depth: int, flags: int) -> int:
    """Paths of ``depth`` plies from a position that is not over."""
    if depth == 0:
        return 1
    if depth == 1:
        return count_moves(attackers, defenders, king, side, flags)
    if depth == 2:
        if side == ATTACKERS:
            return pairs_attackers(attackers, defenders, king, flags)
        return pairs_defenders(attackers, defenders, king, flags)
    total = 0
    movers = attackers if side == ATTACKERS else defenders | king
    while movers:
        origin = first(movers)
        movers &= movers - 1
        targets = destinations(attackers, defenders, king, origin, flags)
        while targets:
            move = origin << 6 | first(targets)
            targets &= targets - 1
            a, d, k = after(attackers, defenders, king, side, move, flags)
            if not ending(a, d, k, 1 - side, flags):
                total += count_paths(a, d, k, 1 - side, depth - 1, flags)
    return total


@compiled("int64(int64, int64, int64, int64, int64, int64)")
def perft(attackers: int, defenders: int, king: int, side: int, depth: int, flags: int) -> int:
    """Paths of ``depth`` plies from any position; one that is over has none but the empty path."""
    if depth and ending(attackers, defenders, king, side, flags):
        return 0
    return count_paths(attackers, defenders, king, side, depth, flags)
