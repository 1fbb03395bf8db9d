"""The time by which games are played. It flows evenly, whatever happens to the clock on the wall."""

import time
from collections.abc import Callable
from dataclasses import dataclass

BEAT = 1.0  # seconds between two looks at the other clock
SLEW = 0.25  # seconds of difference that are no more than a clock being regulated
ASLEEP = 5.0  # seconds between two beats after which nobody can have played here
IDLE = 0.2  # share of them for which this process worked at most if it slept: one that is kept busy does not sleep


@dataclass(frozen=True, slots=True)
class Reading:
    """What another clock showed at a moment of the steady one, give or take ``error`` seconds."""

    time: float
    at: float
    error: float = 0.0


class GameTime:
    """Seconds since 1970, as the wall clock had them when the server started, or the clock of a database that several
    servers share; and from then on by a clock that nobody can set. Somebody must call :meth:`beat` regularly.
    """

    def __init__(
        self,
        wall: Callable[[], float] = time.time,
        steady: Callable[[], float] = time.monotonic,
        worked: Callable[[], float] = time.process_time,
    ) -> None:
        self._wall = wall
        self.steady = steady
        self._worked = worked
        self._since = wall() - steady()
        self.stepped = 0.0  # seconds by which the last beat moved this time
        self.is_in_doubt = False  # whether games go on at other servers, so that it counts
        self.go_on()

    def now(self) -> float:
        """The present moment."""
        return self._since + self.steady()

    def follow(self, reading: Reading) -> None:
        """Begin to follow another clock than the wall's."""
        self._since = reading.time - reading.at
        self.go_on()

    def beat(self, reading: Reading | None = None) -> bool:
        """Compare with a reading of the clock that is followed; of the wall clock, if there is none. True if that was
        set, or if machine or server slept meanwhile: then this time has jumped, and clocks that are running must be
        started again, as after a restart of the server.
        """
        passed = self.steady() - self._last_beat
        slept = passed > ASLEEP and self._worked() - self._worked_before < IDLE * passed
        self.go_on()
        reading = reading or Reading(self._wall(), self.steady())
        difference = reading.time - (self._since + reading.at)
        self.stepped = difference if abs(difference) > reading.error else 0.0  # what may be the way is no difference
        self._since += self.stepped
        return slept or abs(self.stepped) > SLEW

    def go_on(self) -> None:
        """Count from here to the next beat."""
        self._last_beat = self.steady()
        self._worked_before = self._worked()

    @property
    def is_kept(self) -> bool:
        """Whether the last beat was a short while ago, and nothing is in doubt. Otherwise nobody knows yet who has
        slept, and nobody's time is up because of it.
        """
        return not self.is_in_doubt and self.steady() - self._last_beat < ASLEEP
