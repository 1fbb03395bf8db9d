"""When a game is over on the board, and for whom: escape, capture, no men, encirclement, no moves, in this order.

Repetition, the fifth ending, needs the whole game and has its own file.
"""

from brandubh.compiled import compiled
from brandubh.kernel.flags import (
    ATTACKERS,
    CAPTURE,
    DEFENDERS,
    ENCIRCLEMENT,
    ENCIRCLING_WINS,
    ESCAPE,
    ESCAPE_AT_EDGES,
    NO_MEN,
    NO_MOVES,
    NO_MOVES_DRAWS,
    NOBODY,
)
from brandubh.kernel.geometry import neighbours
from brandubh.kernel.moves import count_moves
from brandubh.kernel.squares import CORNERS, EDGE, FULL


@compiled("int64(int64)")
def escape_squares(flags: int) -> int:
    """Where the king wins."""
    return EDGE if flags & ESCAPE_AT_EDGES else CORNERS


@compiled("int64(int64, int64)")
def reach(attackers: int, white: int) -> int:
    """Where white pieces come step by step through squares without attackers, as far as the first edge square."""
    passable = FULL & ~attackers
    spread = white
    while not spread & EDGE:
        wider = spread | neighbours(spread) & passable
        if wider == spread:
            break
        spread = wider
    return spread


@compiled("boolean(int64, int64)")
def encircled(attackers: int, white: int) -> bool:
    """Whether no step-by-step way through squares without attackers leads from any white piece to the edge."""
    return reach(attackers, white) & EDGE == 0


@compiled("int64(int64, int64, int64, int64, int64)")
def ending(attackers: int, defenders: int, king: int, side: int, flags: int) -> int:
    """The ending of a position with ``side`` to move: 4 * termination + winner, or 0 while the game goes on."""
    if king & escape_squares(flags):
        return 4 * ESCAPE + DEFENDERS
    if king == 0:
        return 4 * CAPTURE + ATTACKERS
    if attackers == 0:
        return 4 * NO_MEN + DEFENDERS
    if flags & ENCIRCLING_WINS and encircled(attackers, defenders | king):
        return 4 * ENCIRCLEMENT + ATTACKERS
    if count_moves(attackers, defenders, king, side, flags) == 0:
        return 4 * NO_MOVES + (NOBODY if flags & NO_MOVES_DRAWS else 1 - side)
    return 0
