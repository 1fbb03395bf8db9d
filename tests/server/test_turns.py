"""Requests that take their time are answered by turns of addresses."""

import asyncio
from collections.abc import Iterable
from typing import Any

from starlette.types import Message, Receive, Scope, Send

from brandubh.server.turns import AT_ONCE, ByTurns


class Work:
    """An app that is told when to answer, and notes whose requests it began with."""

    def __init__(self) -> None:
        self.begun: list[str] = []
        self.go_on = asyncio.Semaphore(0)
        self.read_on = asyncio.Event()

    async def __call__(self, scope: Scope, _: Receive, send: Send) -> None:
        self.begun.append(scope["client"][0])
        await self.go_on.acquire()
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await self.read_on.wait()


async def _receive() -> Message:
    return {"type": "http.disconnect"}


async def _send(_: Message) -> None:
    return None


def asked(app: ByTurns, addresses: Iterable[str], path: str = "/api/positions") -> list[asyncio.Task[None]]:
    scopes: list[dict[str, Any]] = [
        {"type": "http", "method": "POST", "path": path, "client": (address, 1), "headers": []} for address in addresses
    ]
    return [asyncio.create_task(app(scope, _receive, _send)) for scope in scopes]


async def _settled() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


def test_with_forty_requests_of_one_address_in_flight_the_next_address_waits_for_one() -> None:
    async def ask() -> None:
        work = Work()
        app = ByTurns(work)
        tasks = asked(app, ["greedy"] * 40)
        await _settled()
        assert work.begun == ["greedy"] * AT_ONCE
        tasks += asked(app, ["modest"])
        await _settled()
        assert "modest" not in work.begun
        work.go_on.release()  # and whoever asked for it never reads it
        await _settled()
        assert work.begun == [*["greedy"] * AT_ONCE, "modest"]
        for _ in range(50):
            work.go_on.release()
        await _settled()
        work.read_on.set()
        await asyncio.gather(*tasks)

    asyncio.run(ask())


def test_what_costs_nothing_or_has_its_own_queue_does_not_wait() -> None:
    async def ask() -> None:
        work = Work()
        app = ByTurns(work)
        tasks = asked(app, ["greedy"] * 40)
        await _settled()
        for path in ("/healthz", "/api/analysis", "/api/tables", "/api/games/abcdefghij/moves"):
            tasks += asked(app, [path], path)
        await _settled()
        assert len(work.begun) == AT_ONCE + 4
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    asyncio.run(ask())
