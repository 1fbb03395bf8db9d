"""Clocks, computed from the moves when somebody asks. Fischer's has a time for the whole game, to which each move adds;
by correspondence, each move has the same number of days.

The first move of a game is free; from then on the side to move is thinking since the last move, or since the server
came back, so that nobody loses time by a restart.
"""

from dataclasses import dataclass

from brandubh.outcome import Termination
from brandubh.pieces import Side
from brandubh.server.games.lag import grace
from brandubh.server.games.rows import GameRow

MOST_LEFT = 7 * 24 * 3600 * 1000
"""Milliseconds; moves made at once, each adding time, would let a clock grow for ever."""


DAY = 24 * 3600 * 1000
"""Milliseconds."""


@dataclass(frozen=True, slots=True)
class Clocks:
    """What is left to each side, in milliseconds, and who is thinking."""

    left: dict[Side, int]
    running: Side | None

    @property
    def flagged(self) -> Side | None:
        """The side whose time is up."""
        running = self.running
        return running if running is not None and self.left[running] <= 0 else None


def clocks(row: GameRow, first: Side, now: float) -> Clocks | None:
    """The clocks of a game in which ``first`` moved first; None if it is played without."""
    if row.clock_initial is None:
        return None
    turn = first if len(row.moves) % 2 == 0 else first.other
    left = _left(row, row.clock_initial, turn)
    running = turn if row.moves and row.termination is None else None
    if row.termination == Termination.TIMEOUT:
        left[turn] = 0
    elif running is not None and row.clock_from is not None:
        left[running] = max(0, left[running] - max(0, round(1000 * (now - row.clock_from))))
    return Clocks(left, running)


def flag_at(row: GameRow, first: Side) -> float | None:
    """When the time of the side to move will be up, a move that may be on its way included; None if no clock runs."""
    if row.clock_initial is None or row.clock_from is None or not row.moves or row.termination is not None:
        return None
    turn = first if len(row.moves) % 2 == 0 else first.other
    return row.clock_from + (_left(row, row.clock_initial, turn)[turn] + grace(row, turn)) / 1000


def after_move(row: GameRow, left: int) -> int:
    """What is left to a side that had so much when it moved."""
    if row.clock_days is not None and row.clock_initial is not None:
        return row.clock_initial
    return min(left + (int(row.clock_increment or 0) if row.plies else 0), MOST_LEFT)


def _left(row: GameRow, initial: int, turn: Side) -> dict[Side, int]:
    """What was left to both sides after the last move."""
    left = dict.fromkeys(Side, initial)
    for side, move in zip((turn.other, turn), reversed(row.moves[-2:]), strict=False):
        if move.clock is not None:
            left[side] = move.clock
    return left
