"""When a search ends: limits given by the caller, and how much of a clock a move may use."""

import math
from collections.abc import Iterable
from dataclasses import dataclass, field

from brandubh.errors import BrandubhError, expect, one_line
from brandubh.move import Move


@dataclass(frozen=True, slots=True)
class Clock:
    """The mover's clock: seconds left, seconds added per move, and how many moves until more time comes."""

    remaining: float  # seconds left
    increment: float = 0.0  # seconds added with each move
    moves_to_go: int | None = None  # moves until more time comes; None if none will


@dataclass(frozen=True, slots=True)
class Limit:
    """What ends a search; whichever is met first. Without any, a search goes on until it is stopped.

    Numbers that cannot be raise :class:`BrandubhError`. Moves may be given as texts.

    >>> Limit(depth=6, time=0.5)
    Limit(depth=6, nodes=None, time=0.5, clock=None, wins_in=None, moves=())
    """

    depth: int | None = None  # plies
    nodes: int | None = None  # positions searched
    time: float | None = None  # seconds
    clock: Clock | None = None  # of which a part is used, see :meth:`Limit.seconds`
    wins_in: int | None = None  # stop when a win in at most this many moves is found
    moves: tuple[Move, ...] = field(default=())  # search these first moves only; all if none is named

    def __post_init__(self) -> None:
        # A depth of 0 would be no limit at all, and a search without one goes on for ever.
        for name in ("depth", "nodes", "wins_in"):
            _check(name, getattr(self, name), int, 1)
        _check("time", self.time, (int, float), 0)
        expect(self.clock, (Clock, type(None)), "a clock")
        expect(self.moves, Iterable, "a number of moves")
        moves = [Move.from_text(move) if isinstance(move, str) else move for move in self.moves]
        for move in moves:
            expect(move, Move, "a move")
        object.__setattr__(self, "moves", tuple(moves))

    def seconds(self) -> float | None:
        """The time this move may take, None for no limit.

        A clock is shared out over the moves that are still to come: Brandubh games between equals last some 30 moves
        a side, so a twentieth of what is left, and most of the increment, but never more than a third.
        """
        times = [] if self.time is None else [self.time]
        if self.clock is not None:
            left = max(0.0, self.clock.remaining - 0.05)
            share = left / min(self.clock.moves_to_go or 20, 20) + 0.8 * self.clock.increment
            times.append(max(0.005, min(share, left / 3 if self.clock.moves_to_go != 1 else left * 0.8)))
        return min(times) if times else None


def _check(name: str, value: object, kind: type | tuple[type, ...], least: int) -> None:
    if value is None:
        return
    if isinstance(value, bool) or not isinstance(value, kind) or not least <= value < math.inf:  # type: ignore[operator]
        number = "a whole number" if kind is int else "a number of seconds"
        raise BrandubhError(f"the limit {name} is {number}, at least {least}, not {one_line(repr(value))}")
