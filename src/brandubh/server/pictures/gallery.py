"""The pictures of a server: those that were drawn lately, and those that are being drawn.

A picture is known by its content (orders.py). Whoever asks for one that is being drawn waits for that; when the last of
them has gone, the drawing ends.
"""

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field

from brandubh.server.pictures.orders import Order
from brandubh.server.pictures.painters import Painters
from brandubh.server.problems import busy

MOST_KEPT = 32_000_000  # bytes
MOST_DRAWN = 24  # pictures at once: they take turns, so that each of them waits for all the others
MOST_OF_ONE = 8  # by the same asker

OnStep = Callable[[int], None]
"""Hears how many steps of a picture are drawn."""


@dataclass
class _Drawing:
    asker: str
    task: asyncio.Task[bytes] = field(init=False)
    listeners: list[OnStep] = field(default_factory=list)  # all who wait
    done: int = 0


class Gallery:
    """Draws each picture once, and keeps it for a while."""

    def __init__(self, painters: Painters) -> None:
        self.painters = painters
        self._kept: OrderedDict[str, bytes] = OrderedDict()  # the one asked for last is the last
        self._bytes = 0
        self._drawings: dict[str, _Drawing] = {}

    def check_room(self, order: Order, asker: str) -> None:
        """Raise the error ``busy`` where a picture has to be drawn and too many are drawn already."""
        if order.name in self._kept or order.name in self._drawings:
            return
        askers = Counter(drawing.asker for drawing in self._drawings.values())
        if askers.total() >= MOST_DRAWN or askers[asker] >= MOST_OF_ONE:
            raise busy()

    async def picture(self, order: Order, asker: str, on_step: OnStep = lambda done: None) -> bytes:
        """A picture's file. Whoever is cancelled leaves; the drawing ends with the last."""
        if order.name in self._kept:
            self._kept.move_to_end(order.name)
            return self._kept[order.name]
        self.check_room(order, asker)
        drawing = self._drawings.get(order.name)
        if drawing is None:
            drawing = self._drawings[order.name] = _Drawing(asker)
            drawing.task = asyncio.create_task(self._draw(order, drawing))
        drawing.listeners.append(on_step)
        on_step(drawing.done)
        try:
            return await asyncio.shield(drawing.task)
        finally:
            drawing.listeners.remove(on_step)
            if not drawing.listeners:
                drawing.task.cancel()
                if self._drawings.get(order.name) is drawing:
                    del self._drawings[order.name]

    async def _draw(self, order: Order, drawing: _Drawing) -> bytes:
        parts = []
        for step in order.steps:
            parts.append(await self.painters.paint(step, drawing.asker))
            drawing.done = len(parts)
            for on_step in drawing.listeners:
                on_step(drawing.done)
        picture = b"".join(parts)
        self._keep(order.name, picture)
        return picture

    def _keep(self, name: str, picture: bytes) -> None:
        self._kept[name] = picture
        self._bytes += len(picture)
        while self._bytes > MOST_KEPT:
            self._bytes -= len(self._kept.popitem(last=False)[1])

    async def close(self) -> None:
        """End the painters."""
        await self.painters.close()
