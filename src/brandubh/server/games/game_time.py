"""The time by which games are played. It flows evenly, whatever happens to the clock on the wall."""

import time
from collections.abc import Callable

BEAT = 1.0  # seconds between two looks at the wall clock
SLEW = 0.25  # seconds of difference that are no more than a wall clock being regulated
ASLEEP = 5.0  # seconds between two beats after which nobody can have played here
IDLE = 0.2  # share of them for which this process worked at most if it slept: one that is kept busy does not sleep


class GameTime:
    """Seconds since 1970, as the wall clock had them when the server started, and from then on by a clock that nobody
    can set. Somebody must call :meth:`beat` regularly.
    """

    def __init__(
        self,
        wall: Callable[[], float] = time.time,
        steady: Callable[[], float] = time.monotonic,
        worked: Callable[[], float] = time.process_time,
    ) -> None:
        self._wall = wall
        self._steady = steady
        self._worked = worked
        self._since = wall() - steady()
        self.go_on()

    def now(self) -> float:
        """The present moment."""
        return self._since + self._steady()

    def beat(self) -> bool:
        """Compare with the wall clock. True if it was set, or if machine or server slept meanwhile: then this time
        has jumped, and clocks that are running must be started again, as after a restart of the server.
        """
        passed = self._steady() - self._last_beat
        slept = passed > ASLEEP and self._worked() - self._worked_before < IDLE * passed
        self.go_on()
        difference = self._wall() - self.now()
        self._since += difference
        return slept or abs(difference) > SLEW

    def go_on(self) -> None:
        """Count from here to the next beat."""
        self._last_beat = self._steady()
        self._worked_before = self._worked()
