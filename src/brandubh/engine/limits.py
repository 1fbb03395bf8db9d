"""When a search ends: limits given by the caller, and how much of a clock a move may use."""

from dataclasses import dataclass, field

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

    >>> Limit(depth=6, time=0.5)
    Limit(depth=6, nodes=None, time=0.5, clock=None, wins_in=None, moves=())
    """

    depth: int | None = None  # plies
    nodes: int | None = None  # positions searched
    time: float | None = None  # seconds
    clock: Clock | None = None  # of which a part is used, see :meth:`Limit.seconds`
    wins_in: int | None = None  # stop when a win in at most this many moves is found
    moves: tuple[Move, ...] = field(default=())  # search these first moves only; all if none is named

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
