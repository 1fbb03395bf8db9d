"""Requests that take their time are answered by turns of those who ask: with forty long games in flight from one
address, somebody at another waits for one of them.
"""

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from brandubh.server.askers import asker_of
from brandubh.server.fair_queue import FairQueue
from brandubh.server.limits import kind_of

AT_ONCE = 4  # requests that are worked on: as many as there are threads and readers for them
KINDS = ("looks", "files", "studies", "chapters")  # others have queues of their own, or cost next to nothing


def _takes_time(method: str, path: str) -> bool:
    # Tables may have to be built first, by turns as well, and nobody else should wait for that.
    return kind_of(method, path) in KINDS and not path.startswith("/api/tables")


class ByTurns:
    """The middleware. A turn ends when the answer begins: how long somebody takes to read it is their own affair."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app
        self._turns = FairQueue(AT_ONCE)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:  # noqa: D102  # ASGI's own
        if scope["type"] != "http" or not _takes_time(scope["method"], scope["path"]):
            await self._app(scope, receive, send)
            return
        await self._turns.acquire(asker_of(HTTPConnection(scope)))
        has_turn = True

        def end() -> None:
            nonlocal has_turn
            if has_turn:
                has_turn = False
                self._turns.release()

        async def send_and_end(message: Message) -> None:
            end()
            await send(message)

        try:
            await self._app(scope, receive, send_and_end)
        finally:
            end()
