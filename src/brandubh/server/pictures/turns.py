"""Turns at something scarce, fair among those who ask: round by round, each asker gets one."""

import asyncio
from collections import OrderedDict, deque


class Turns:
    """At most ``number`` turns at once. Whoever asks for much waits for it alone; the others come in between."""

    def __init__(self, number: int) -> None:
        self._free = number
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()  # the next asker first

    async def acquire(self, asker: str) -> None:
        """Wait for a turn; it lasts until :meth:`release`."""
        if self._free:  # then nobody waits
            self._free -= 1
            return
        turn = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(asker, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():
                self.release()  # it had just been given
            raise

    def release(self) -> None:
        """End a turn; the next in the round has it."""
        while self._waiting:
            asker, turns = self._waiting.popitem(last=False)
            while turns and turns[0].cancelled():  # whoever waited has gone
                turns.popleft()
            if turns:
                turns.popleft().set_result(None)
                if turns:
                    self._waiting[asker] = turns  # at the round's end
                return
        self._free += 1
