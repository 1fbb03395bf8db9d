"""Fischer clocks, computed from the moves when somebody asks; no timer runs.

The first move of a game is free; from then on the side to move is thinking since the last move, or since the server
came back, so that nobody loses time by a restart.
"""

from dataclasses import dataclass

from brandubh.outcome import Termination
from brandubh.pieces import Side
from brandubh.server.games.rows import GameRow

MOST_LEFT = 7 * 24 * 3600 * 1000
"""Milliseconds; moves made at once, each adding time, would let a clock grow for ever."""


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
    left = dict.fromkeys(Side, row.clock_initial)
    turn = first if len(row.moves) % 2 == 0 else first.other
    for side, move in zip((turn.other, turn), reversed(row.moves[-2:]), strict=False):
        if move.clock is not None:
            left[side] = move.clock
    running = turn if row.moves and row.termination is None else None
    if row.termination == Termination.TIMEOUT:
        left[turn] = 0
    elif running is not None and row.clock_from is not None:
        left[running] = max(0, left[running] - max(0, round(1000 * (now - row.clock_from))))
    return Clocks(left, running)
