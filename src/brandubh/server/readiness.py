"""Whether the parts of a server can do what they are for. Finding out is cheap, however often somebody asks."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Literal

from brandubh.server.bus import Bus
from brandubh.server.database import Database
from brandubh.server.engines import EnginePool

log = logging.getLogger(__name__)

SECONDS = 2.0  # that a part may take to show that it is ready
LASTS = 1.0  # seconds for which an answer is given again

State = Literal["ok", "failing"]


class Readiness:
    """Asks the parts of a server whether they are ready, once for all who ask at the same time."""

    def __init__(self, database: Database, engines: EnginePool, bus: Bus | None = None) -> None:
        self.is_draining = False  # told to end, it answers on for a while, but nobody new is to come
        self._bus = bus
        self._parts = {"database": _Part(database.check), "engine": _Part(engines.check)}
        self._known: tuple[float, dict[str, State]] | None = None
        self._asking = asyncio.Lock()

    @property
    def bus(self) -> Literal["ok", "failing", "none"]:
        """The state of the bus, which nothing depends on."""
        if self._bus is None:
            return "none"
        return "ok" if self._bus.is_up else "failing"

    async def states(self) -> dict[str, State]:
        """The state of each part, as it was a moment ago or is now."""
        async with self._asking:
            if self._known is None or time.monotonic() > self._known[0] + LASTS:
                states = await asyncio.gather(*(part.state() for part in self._parts.values()))
                self._known = time.monotonic(), dict(zip(self._parts, states, strict=True))
            return self._known[1]

    def close(self) -> None:
        """Ask no more."""
        for part in self._parts.values():
            part.close()


class _Part:
    """A part that is asked again only when it has answered: one that hangs is not given more to do."""

    def __init__(self, check: Callable[[], Awaitable[None]]) -> None:
        self._check = check
        self._task: asyncio.Task[bool] | None = None

    async def state(self) -> State:
        self._task = self._task or asyncio.create_task(self._works())
        done, _ = await asyncio.wait({self._task}, timeout=SECONDS)
        if not done:
            return "failing"
        works, self._task = self._task.result(), None
        return "ok" if works else "failing"

    async def _works(self) -> bool:
        try:
            await self._check()
        except Exception as error:
            log.error("not ready: %s", error)
            return False
        return True

    def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
