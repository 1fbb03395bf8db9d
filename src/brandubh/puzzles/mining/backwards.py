"""One move back: the positions from which a position could have come about, by a move that takes nothing."""

from collections.abc import Iterator

from brandubh.board import Board
from brandubh.kernel.bits import first
from brandubh.kernel.geometry import slides
from brandubh.kernel.play import ILLEGAL, play
from brandubh.move import MOVES
from brandubh.notation import Placement, format_position
from brandubh.pieces import SIDES, Side


def before(board: Board) -> Iterator[Board]:
    """The positions, not over, with the other side to move, in which a move leads here without taking anything.

    The kernel decides: a piece is put back wherever it slides to, and the move forth must be one and come out here.

    >>> sorted(position.fen() for position in before(Board("7/7/7/7/7/1t5/2K4 w")))[:2]
    ['1t5/7/7/7/7/7/2K4 b', '7/1t5/7/7/7/7/2K4 b']
    """
    there = board.placement
    side = 1 - board.turn.number
    movers = there.attackers if SIDES[side] is Side.ATTACKERS else there.defenders | there.king
    while movers:
        target = first(movers)
        movers &= movers - 1
        origins = slides(target, there.attackers | there.defenders | there.king)
        while origins:
            origin = first(origins)
            origins &= origins - 1
            path = 1 << origin | 1 << target
            came = Placement(*(part ^ path if part >> target & 1 else part for part in there))
            *forth, end = play(*came, side, MOVES[origin << 6 | target].code, board.rules.flags)
            if end != ILLEGAL and tuple(forth) == there:
                earlier = Board(format_position(came, SIDES[side]), rules=board.rules)
                if earlier.is_valid() and not earlier.is_game_over():
                    yield earlier
