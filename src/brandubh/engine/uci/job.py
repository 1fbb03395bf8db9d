"""Work of the UCI program beside the conversation: a search, a count of paths, or a bench."""

import threading
import time
from collections.abc import Callable

from brandubh.engine.limits import Limit

_PATIENCE = 5.0  # seconds; a search ends within milliseconds


class Job:
    """Work in a thread of its own. It is given its job, so that it can see whether it was told to end."""

    def __init__(
        self,
        work: Callable[["Job"], None],
        limit: Limit | None = None,
        *,
        held: str = "",
        patience: float = _PATIENCE,
    ) -> None:
        self.limit = limit
        self._patience = patience  # how many seconds it may take to end once it is told to
        self.held = held  # "infinite" or "ponder" while bestmove must wait for stop or ponderhit
        self._began = time.monotonic()
        self.released = threading.Event()
        if not held:
            self.released.set()
        self.stopped = False
        self._timer: threading.Timer | None = None
        self._thread = threading.Thread(target=work, args=(self,), daemon=True)

    def start(self) -> None:
        """Begin."""
        self._thread.start()

    def is_running(self) -> bool:
        """Whether it is still at work."""
        return self._thread.is_alive()

    def release(self) -> None:
        """Let its bestmove come as soon as it is known."""
        self.held = ""
        self.released.set()

    def end_after(self, seconds: float, stop: Callable[[], None]) -> None:
        """End it, by calling ``stop``, so many seconds after it began."""

        def time_is_up() -> None:
            while self.is_running():
                stop()
                self._thread.join(0.01)

        self._timer = threading.Timer(max(0.0, self._began + seconds - time.monotonic()), time_is_up)
        self._timer.daemon = True
        self._timer.start()

    def end(self, stop: Callable[[], None]) -> bool:
        """End it, by calling ``stop``, and wait until it has said its last word; whether it did so in time."""
        self.stopped = True
        self.release()
        deadline = time.monotonic() + self._patience
        while self.is_running() and time.monotonic() < deadline:
            # Told again and again: a search that is only just beginning may not have heard it the first time.
            stop()
            self._thread.join(0.01)
        ended = not self.is_running() or not self._patience
        if self._timer is not None:  # gone for good, so that it cannot stop a later search
            self._timer.cancel()
            self._timer.join(self._patience)
        return ended
