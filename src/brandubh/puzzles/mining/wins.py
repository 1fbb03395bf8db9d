"""Won positions: a quick look for wins, and the positions one move before another, to look there too."""

from collections.abc import Iterator

from brandubh.board import Board
from brandubh.engine.core import memory
from brandubh.engine.core.search import INFINITY, enter, search
from brandubh.engine.core.transpositions import new_table
from brandubh.engine.searcher import Searcher
from brandubh.kernel.bits import first
from brandubh.kernel.geometry import slides
from brandubh.kernel.play import ILLEGAL, play, wins_at_once
from brandubh.move import MOVES
from brandubh.notation import Placement, format_position
from brandubh.pieces import SIDES, Side

DEEPEST = 9
NODES = 3_000


class WinFinder:
    """A short search that asks one thing: does a side win, or lose, within a number of moves?

    It looks at many thousand positions a minute.
    """

    def __init__(self) -> None:
        self._searcher = Searcher()
        self._entries = new_table(1)

    def forget(self) -> None:
        """Forget what was learnt about moves, so that what was looked at before does not matter."""
        self._searcher.forget()

    def wins_in(self, board: Board, most: int) -> int | None:
        """In how many moves the side to move wins, if a short search sees it win in at most ``most``."""
        if wins_at_once(*board.placement, board.turn.number, board.rules.flags):
            return 1
        # The search begins at ply 1, where a win with the next move is worth WIN - 2.
        bound = memory.WIN - 2 * most - 1
        score = self._search(board, bound, INFINITY)
        return (memory.WIN - score) // 2 if score > bound else None

    def loses_within(self, board: Board, most: int) -> bool:
        """Whether a short search sees that the side to move loses to at most ``most`` moves of the opponent."""
        bound = 2 * most + 1 - memory.WIN
        return self._search(board, bound, bound + 1) <= bound

    def _search(self, board: Board, alpha: int, beta: int) -> int:
        """Deepen until the score is a win or a loss; what lies between if it does not come to be one."""
        work = self._searcher.work
        self._entries[:] = 0
        work[memory.STOP] = work[memory.NODES] = 0
        work[memory.NODE_LIMIT] = NODES
        enter(work, 1, *board.placement, 0)
        for depth in range(2, DEEPEST + 1):
            score = search(
                work, self._entries, *board.placement, board.turn.number, alpha, beta, depth, 1, 0, board.rules.flags
            )
            if work[memory.STOP]:
                break
            if abs(score) >= memory.LEAST_WIN:
                return int(score)
        return 0


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
