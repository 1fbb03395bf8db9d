"""Positions that a look is enough to settle.

A position is settled when the game is over, when what ends it at once can be seen (kernel/threats.py), or when the
tables of perfect play know it.
"""

from brandubh.compiled import compiled
from brandubh.kernel.bits import count
from brandubh.kernel.endings import ending
from brandubh.kernel.flags import ATTACKERS, DEFENDERS
from brandubh.kernel.threats import king_threats, open_lines
from brandubh.tablebase.core.probing import Directory, look_up
from brandubh.tablebase.core.values import NEITHER

OPEN = 0
PROVEN = 1
DISPROVEN = 2


@compiled("boolean(int64, int64, int64, int64, int64)")
def wins_at_sight(attackers: int, defenders: int, king: int, side: int, flags: int) -> bool:
    """Whether the side to move takes the king or brings him home, in a position that is not over."""
    if side == ATTACKERS:
        return king_threats(attackers, defenders, king, flags) != 0
    return open_lines(attackers, defenders, king, flags)[0] > 0


@compiled("UniTuple(int64, 2)(int64, int64, int64, int64, int64, int64, int64[::1], int64)")
def settle(
    attackers: int,
    defenders: int,
    king: int,
    side: int,
    prover: int,
    flags: int,
    directory: Directory,
    table_pieces: int,
) -> tuple[int, int]:
    """What a look tells about a position: PROVEN for the prover, DISPROVEN or OPEN, and the plies to the end.

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
    if winner < 0 and count(attackers | defenders) < table_pieces:
        known = look_up(directory, attackers, defenders, king, side)
        if known == NEITHER:
            return DISPROVEN, 0
        if known > NEITHER:
            plies = known - 1
            winner = side if plies % 2 else 1 - side
    if winner < 0:
        return OPEN, 0
    return (PROVEN if winner == prover else DISPROVEN), plies
