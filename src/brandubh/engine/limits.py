"""When a search ends: limits given by the caller, and how much of a clock a move may use."""

from dataclasses import dataclass, field

from brandubh.errors import expect, expect_number
from brandubh.move import Move

MOST_SECONDS = 1e9
"""No clock of the system counts further."""


@dataclass(frozen=True, slots=True)
class Clock:
    """The mover's clock: seconds left, seconds added per move, and how many moves until more time comes."""

    remaining: float  # seconds left
    increment: float = 0.0  # seconds added with each move
    moves_to_go: int | None = None  # moves until more time comes; None if none will

    def __post_init__(self) -> None:
        expect_number(self.remaining, "the seconds that are left", whole=False)
        expect_number(self.increment, "a number of seconds", 0, whole=False)
        if self.moves_to_go is not None:
            expect_number(self.moves_to_go, "a number of moves", 1)


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
        for name in ("depth", "nodes", "wins_in"):
            # A depth of 0 would be no limit at all, and a search without one goes on for ever.
            if getattr(self, name) is not None:
                expect_number(getattr(self, name), f"a number for {name}", 1)
        if self.time is not None:
            expect_number(self.time, "a number of seconds", 0, MOST_SECONDS, whole=False)
        if self.clock is not None:
            expect(self.clock, Clock, "a clock")
        expect(self.moves, (tuple, list), "a list of moves")
        moves = [Move.from_text(move) if isinstance(move, str) else move for move in self.moves]
        for move in moves:
            expect(move, Move, "a move")
        object.__setattr__(self, "moves", tuple(moves))

    @property
    def has_end(self) -> bool:
        """Whether a search with this limit ends by itself."""
        return any(end is not None for end in (self.depth, self.nodes, self.time, self.clock, self.wins_in))

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
