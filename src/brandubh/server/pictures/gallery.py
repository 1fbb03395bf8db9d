"""The pictures of a server: those that were drawn lately, and those that are being drawn.

A picture is known by its content (orders.py). Whoever asks for one that is being drawn waits for that; when the last of
them has gone, the drawing ends.
"""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field

from brandubh.server.askers import Asker
from brandubh.server.fair_queue import Room
from brandubh.server.pictures.orders import Order
from brandubh.server.pictures.painters import Painters
from brandubh.server.recent import Recent

MOST_KEPT = 32_000_000  # bytes
MOST_DRAWN = 24  # pictures at once: they take turns, so that each of them waits for all the others
MOST_OF_ADDRESS, MOST_OF_VISITOR = 16, 8

OnStep = Callable[[int], None]
"""Hears how many steps of a picture are drawn."""


@dataclass
class _Drawing:
    asker: Asker
    task: asyncio.Task[bytes] = field(init=False)
    listeners: list[OnStep] = field(default_factory=list)  # all who wait
    done: int = 0


class Gallery:
    """Draws each picture once, and keeps it for a while."""

    def __init__(self, painters: Painters) -> None:
        self.painters = painters
        self._kept: Recent[bytes] = Recent(MOST_KEPT)
        self._room = Room(MOST_DRAWN, MOST_OF_ADDRESS, MOST_OF_VISITOR, refused="many-pictures")
        self._drawings: dict[str, _Drawing] = {}

    def check_room(self, order: Order, asker: Asker) -> None:
        """Raise an error where a picture has to be drawn and too many are drawn already."""
        if order.name not in self._kept and order.name not in self._drawings:
            self._room.enter(asker).leave()

    async def picture(self, order: Order, asker: Asker, on_step: OnStep = lambda done: None) -> bytes:
        """A picture's file. Whoever is cancelled leaves; the drawing ends with the last."""
        kept = self._kept.get(order.name)
        if kept is not None:
            return kept
        drawing = self._drawings.get(order.name)
        if drawing is None:
            place = self._room.enter(asker)
            drawing = self._drawings[order.name] = _Drawing(asker)
            drawing.task = asyncio.create_task(self._draw(order, drawing))
            drawing.task.add_done_callback(lambda _: place.leave())
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
        self._kept.put(order.name, picture, len(picture))
        return picture

    async def close(self) -> None:
        """End the painters."""
        await self.painters.close()
