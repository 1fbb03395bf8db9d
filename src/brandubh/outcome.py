"""How a game ends: the outcome, the kinds of ending, and the warning before a repetition."""

from dataclasses import dataclass
from enum import StrEnum

from brandubh.errors import BrandubhError, one_line
from brandubh.kernel import flags as kernel
from brandubh.pieces import SIDES, Side


class Termination(StrEnum):
    """Why a game is over."""

    ESCAPE = "escape"  # the king reached a square where he wins
    CAPTURE = "capture"  # the king was captured
    NO_MEN = "no_men"  # no attacker is left
    ENCIRCLEMENT = "encirclement"  # the king and all his men are encircled
    NO_MOVES = "no_moves"  # the side to move has no legal move
    REPETITION = "repetition"  # a position came back too often
    RESIGNATION = "resignation"  # a player gave up
    TIMEOUT = "timeout"  # a player's clock ran out
    AGREEMENT = "agreement"  # the players agreed to a draw

    @classmethod
    def _missing_(cls, value: object) -> "Termination":
        raise BrandubhError(f"a game ends by {', '.join(cls)}, not by {one_line(repr(value))}")


@dataclass(frozen=True, slots=True)
class Outcome:
    """The end of a game: the winner, or None for a draw, and why.

    >>> print(Outcome(Side.DEFENDERS, Termination.ESCAPE))
    The king has escaped: the defenders win.
    """

    winner: Side | None  # None for a draw
    termination: Termination  # why it is over

    def result(self) -> str:
        """The result as game files write it, White being the defenders."""
        if self.winner is None:
            return "1/2-1/2"
        return "1-0" if self.winner is Side.DEFENDERS else "0-1"

    def __str__(self) -> str:
        loser = self.winner.other if self.winner else None
        reason = {
            Termination.ESCAPE: "The king has escaped",
            Termination.CAPTURE: "The king is captured",
            Termination.NO_MEN: "No attacker is left",
            Termination.ENCIRCLEMENT: "The king and all his men are encircled",
            Termination.NO_MOVES: f"The {loser} cannot move" if loser else "The side to move has no move",
            Termination.REPETITION: f"The {loser} repeated too often" if loser else "The position was repeated",
            Termination.RESIGNATION: f"The {loser} resigned",
            Termination.TIMEOUT: f"The {loser} ran out of time",
            Termination.AGREEMENT: "The players agreed",
        }[self.termination]
        return f"{reason}: the {self.winner} win." if self.winner else f"{reason}: a draw."


@dataclass(frozen=True, slots=True)
class RepetitionWarning:
    """What a player is told before a move that brings back an earlier position.

    ``occurrences`` counts how often the position has stood on the board already; ``loser`` is the side that going
    round again will lose for, None where it draws; ``final`` says that this very move ends the game.
    """

    occurrences: int
    loser: Side | None
    final: bool

    def __str__(self) -> str:
        times = {1: "once", 2: "twice"}.get(self.occurrences, f"{self.occurrences} times")
        end = f"the {self.loser} lose" if self.loser else "the game is drawn"
        then = f"with this move {end}" if self.final else f"if the players keep going round, {end}"
        return f"This position has stood on the board {times} before: {then}."


_TERMINATIONS = {
    kernel.ESCAPE: Termination.ESCAPE,
    kernel.CAPTURE: Termination.CAPTURE,
    kernel.NO_MEN: Termination.NO_MEN,
    kernel.ENCIRCLEMENT: Termination.ENCIRCLEMENT,
    kernel.NO_MOVES: Termination.NO_MOVES,
    kernel.REPETITION: Termination.REPETITION,
}

OUTCOMES: dict[int, Outcome] = {
    4 * number + winner: Outcome(SIDES[winner] if winner != kernel.NOBODY else None, termination)
    for number, termination in _TERMINATIONS.items()
    for winner in (kernel.ATTACKERS, kernel.DEFENDERS, kernel.NOBODY)
}
"""Outcomes by the kernel's number for an ending."""
