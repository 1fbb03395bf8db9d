"""The outermost layer: every request gets a name, is counted and timed, and told to the log if that is wanted.

The name comes from a proxy's ``X-Request-ID``, or is made here, and goes back with the answer: by it the lines of
several logs find together. The log is told no query and no part of an address that may be a secret: of what stands in a
path, only words of our own and the ids of games.
"""

import logging
import re
import secrets
import time
from collections import Counter
from collections.abc import Iterable

from starlette.routing import BaseRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from brandubh.server.limits import RATES, kind_of
from brandubh.server.logs import request_id
from brandubh.server.measures import Histogram

log = logging.getLogger(__name__)

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10)
GONE = 499  # the status, as nginx has it, of a request whose sender did not wait for the answer
OTHER = "other"  # what no rate counts
_NAME = re.compile(rb"[A-Za-z0-9._-]{1,64}")
_ID = re.compile(r"[a-z0-9]{1,12}")
_WORD = re.compile(r"[a-z][a-z.-]*")
_HEADER = b"x-request-id"
_CLOSE = (b"connection", b"close")


class Access:
    """The middleware, and what it has counted."""

    def __init__(self, app: ASGIApp, *, tells: bool) -> None:
        self._app = app
        self._tells = tells
        self._words: frozenset[str] = frozenset()
        self.answers: Counter[tuple[str, int]] = Counter()  # by kind and status
        self.seconds = {kind: Histogram(*SECONDS) for kind in (*RATES, OTHER)}  # until an answer begins
        self.sockets = 0  # that are open
        self.is_draining = False  # whoever is answered is to go elsewhere next time
        if tells:
            log.setLevel(logging.INFO)

    def learn(self, routes: Iterable[BaseRoute], pages: Iterable[str]) -> None:
        """The words that stand in addresses; whatever else does is not told."""
        paths = [*(getattr(route, "path", "") for route in routes), *pages]
        self._words = frozenset(word for path in paths for word in path.split("/") if _WORD.fullmatch(word))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:  # noqa: D102  # ASGI's own
        if scope["type"] == "http":
            await self._answer(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._hold(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        began = time.perf_counter()
        name = _named(scope)
        kind = kind_of(scope["method"], scope["path"]) or OTHER
        status = 0

        async def send_named(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                self.seconds[kind].observe(time.perf_counter() - began)
                message["headers"] = [*message["headers"], (_HEADER, name)]
                if self.is_draining:
                    message["headers"].append(_CLOSE)
            await send(message)

        try:
            await self._app(scope, receive, send_named)
        finally:
            self.answers[kind, status or GONE] += 1
            if self._tells:
                self._tell(scope["method"], scope["path"], status or GONE, began)

    async def _hold(self, scope: Scope, receive: Receive, send: Send) -> None:
        began = time.perf_counter()
        _named(scope)
        self.sockets += 1
        try:
            await self._app(scope, receive, send)
        finally:
            self.sockets -= 1
            if self._tells:
                self._tell("WEBSOCKET", scope["path"], 101, began)

    def _tell(self, method: str, path: str, status: int, began: float) -> None:
        milliseconds = round(1000 * (time.perf_counter() - began), 1)
        shown = self.shown(path)
        method = method if method.isalpha() and len(method) < 12 else "?"
        fields = {"method": method, "path": shown, "status": status, "ms": milliseconds}
        log.info("%s %s %d %.1f ms", method, shown, status, milliseconds, extra={"fields": fields})

    def shown(self, path: str) -> str:
        """A path without what may be a secret in it, such as a link to a seat."""
        told = []
        before = ""
        for word in path.split("/")[:8]:
            is_known = not word or word in self._words or (before in ("game", "games") and _ID.fullmatch(word))
            told.append(word if is_known else "*")
            before = word
        return "/".join(told)


def _named(scope: Scope) -> bytes:
    """The name of a request, which is that of what is done for it, too."""
    given = next((value for header, value in scope["headers"] if header == _HEADER), b"")
    name = given if _NAME.fullmatch(given) else secrets.token_hex(8).encode()
    request_id.set(name.decode())
    return name
