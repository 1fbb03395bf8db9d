"""Sharing out what is scarce: who may come in, and who is next."""

import asyncio
from collections import Counter
from dataclasses import dataclass, field

from brandubh.server.askers import Asker
from brandubh.server.problems import busy, too_many
from brandubh.server.recent import Recent

MOST_REMEMBERED = 10_000  # addresses and visitors who were served
HERE = ""


@dataclass(slots=True, eq=False)
class _Waiter:
    asker: Asker
    may_leave: bool
    called: asyncio.Future[str] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class FairQueue:
    """A number of places, and those who wait for one. A place goes to the address that was served longest ago, and
    among its visitors to the one who was: however many games one person has, the next person waits for one turn.
    """

    def __init__(self, places: int) -> None:
        self._places = self._free = places
        self._waiting: list[_Waiter] = []
        self._turn = 0
        self._addresses: Recent[int] = Recent(MOST_REMEMBERED)  # the turns in which they were last served
        self._visitors: Recent[int] = Recent(MOST_REMEMBERED)

    @property
    def is_free(self) -> bool:
        """Whether nobody would have to wait."""
        return self._free > 0

    @property
    def free(self) -> int:
        """How many could come and would not have to wait."""
        return self._free

    @property
    def taken(self) -> int:
        """How many have a place."""
        return self._places - self._free

    @property
    def waiting(self) -> int:
        """How many wait."""
        return len(self._waiting)

    @property
    def may_leave(self) -> bool:
        """Whether somebody waits who may be sent elsewhere."""
        return any(each.may_leave and not each.called.done() for each in self._waiting)

    async def acquire(self, asker: Asker, *, may_leave: bool = False) -> str:
        """Wait for a place: ``HERE``. Whoever may leave can be told of one elsewhere instead."""
        if self._free and not self._waiting:
            self._free -= 1
            self._served(asker)
            return HERE
        waiter = _Waiter(asker, may_leave)
        self._waiting.append(waiter)
        try:
            return await waiter.called
        except asyncio.CancelledError:
            if waiter in self._waiting:
                self._waiting.remove(waiter)
            elif not waiter.called.cancelled() and waiter.called.result() == HERE:  # it was called in the same moment
                self.release()
            raise

    def release(self) -> None:
        """Give a place back, to whoever is next."""
        self._waiting = [each for each in self._waiting if not each.called.done()]  # some are just about to go
        if not self._waiting:
            self._free += 1
            return
        self._call(self._waiting, HERE)

    def send(self, where: str) -> bool:
        """Send whoever is next of those who may leave to a place elsewhere; whether there is somebody."""
        leaving = [each for each in self._waiting if each.may_leave and not each.called.done()]
        if leaving:
            self._call(leaving, where)
        return bool(leaving)

    def _call(self, waiting: list[_Waiter], where: str) -> None:
        chosen = min(waiting, key=self._last_turns)  # the first of those who are equal: they stand in line
        self._waiting.remove(chosen)
        self._served(chosen.asker)
        chosen.called.set_result(where)

    def _last_turns(self, waiter: _Waiter) -> tuple[int, int]:
        asker = waiter.asker
        return self._addresses.get(asker.address) or 0, self._visitors.get(asker.visitor) or 0

    def _served(self, asker: Asker) -> None:
        self._turn += 1
        self._addresses.put(asker.address, self._turn)
        self._visitors.put(asker.visitor, self._turn)


class Room:
    """How many may be inside at the same time: in all, from one address, and of one visitor. They count from the moment
    at which they are let in, not from when their work begins.
    """

    def __init__(
        self, most: int, of_address: int, of_visitor: int, *, full: str = "busy", refused: str = "many-searches"
    ) -> None:
        self._full, self._refused = full, refused
        self._most = most
        self._of_address = of_address
        self._of_visitor = of_visitor
        self._inside: Counter[Asker] = Counter()

    def enter(self, asker: Asker) -> "Place":
        """Let somebody in, or raise an error: there is no room for anybody, or none for more of theirs."""
        if self._inside.total() >= self._most:
            raise busy(self._full)
        of_address = sum(number for each, number in self._inside.items() if each.address == asker.address)
        of_visitor = sum(number for each, number in self._inside.items() if each.visitor == asker.visitor)
        if of_address >= self._of_address or (asker.visitor and of_visitor >= self._of_visitor):
            raise too_many(self._refused)
        self._inside[asker] += 1
        return Place(self, asker)

    def leave(self, asker: Asker) -> None:
        """Let go of a place."""
        self._inside[asker] -= 1
        if not self._inside[asker]:
            del self._inside[asker]


class Place:
    """Somebody's place in a room."""

    def __init__(self, room: Room, asker: Asker) -> None:
        self.asker = asker
        self._room: Room | None = room

    def leave(self) -> None:
        """Go; once is enough."""
        room, self._room = self._room, None
        if room is not None:
            room.leave(self.asker)
