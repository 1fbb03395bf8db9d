"""What stands before all routes: requests for other names, from other sites, too often, or with more to say than
anybody needs are refused before they cost anything.
"""

import asyncio
import ipaddress
import re
import socket
from collections.abc import Iterable
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from brandubh.server.askers import Asker, address_of
from brandubh.server.limits import Limiter, kind_of
from brandubh.server.problems import ProblemError, answer_to
from brandubh.server.visitors import bearer_of, browser_of

MOST_BODY = 64_000  # bytes; the longest game fits, each move with what it takes
MOST_ADDRESS = 4_000  # characters of path and query; a ruleset of one's own fits
MOST_RECORD = 1_000_000  # bytes, for a route of game files; 200 000 characters fit, whatever letters they are
MOST_VALUES = 50_000  # in a body; to make an object of each is what takes long, and nothing else is done meanwhile
RECORDS = ("/api/records/", "/api/studies")
BODY_SECONDS = 20.0  # for all of a body to arrive
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
MOST_KNOWN = 100  # ways to write hosts that need not be read again
LOOPBACK = ("localhost", "127.0.0.1", "::1")


_HOST = re.compile(r"(\[[0-9A-Fa-f:.]+\]|[^\s/\\@?#:\[\]]+)(:[0-9]{1,5})?")


class Hosts:
    """The names by which a server may be called. Another site whose name leads to this machine is none of them, so that
    a page in a visitor's browser cannot reach a server that listens to the visitor's own machine alone.
    """

    def __init__(self, listening: str, named: Iterable[str] = ()) -> None:
        self._names = {*LOOPBACK, listening, *named}
        # Whoever listens to other machines is called by address or by the machine's own name.
        self._any_address = listening not in LOOPBACK
        if self._any_address:
            name = socket.gethostname()
            self._names |= {name, f"{name}.local"}

        self._known: set[str] = set()  # as they were written

    def __contains__(self, host: object) -> bool:
        if host in self._known:
            return True
        name = _name(host) if isinstance(host, str) and _HOST.fullmatch(host) else ""
        known = name in self._names or (self._any_address and _is_address(name))
        if known and isinstance(host, str) and len(self._known) < MOST_KNOWN:
            self._known.add(host)
        return known


def _name(host: str) -> str:
    """A host's name without its port, in lower case."""
    try:
        return (urlsplit(f"//{host}").hostname or "").rstrip(".")
    except ValueError:
        return ""


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


class Guard:
    """The middleware."""

    def __init__(self, app: ASGIApp, hosts: Hosts, limiter: Limiter) -> None:
        self._app = app
        self._hosts = hosts
        self._limiter = limiter

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:  # noqa: D102  # ASGI's own
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        try:
            headers = Headers(scope=scope)
            if bearer_of(headers) is not None:
                # A program's token and a browser's cookies never mix: no other site can lend a visitor's cookies to it.
                scope = {**scope, "headers": [each for each in scope["headers"] if each[0] != b"cookie"]}
            self._check(scope, headers)
            self._count(scope)
            if scope["type"] == "http" and scope["method"] not in SAFE_METHODS:
                most = MOST_RECORD if scope["path"].startswith(RECORDS) else MOST_BODY
                body = await _body(headers, receive, most)
                if body is None:  # whoever asked has gone; half of a request is none
                    return
                receive = _once(body, receive)
        except ProblemError as error:
            if scope["type"] == "websocket":
                await send({"type": "websocket.close", "code": 1008, "reason": error.problem.detail})
            else:
                await answer_to(error)(scope, receive, send)
            return
        await self._app(scope, receive, send)

    def _check(self, scope: Scope, headers: Headers) -> None:
        path: str = scope["path"]
        if len(path) + len(scope["query_string"]) > MOST_ADDRESS:
            raise _refused(414, "too-large", "The address is too long.")
        # Routes would take a line feed at the end for nothing, and limits would not; PostgreSQL's texts have no NUL.
        if not path.isprintable() or b"%00" in scope["query_string"]:
            raise _refused(400, "http", "The address has characters that no address has.")
        host = headers.get("host", "")
        if host not in self._hosts:
            raise _refused(421, "unknown-host", "This server does not go by that name.")
        if scope["type"] == "http" and scope["method"] in SAFE_METHODS:
            return
        if bearer_of(headers) is not None:  # which no browser sends by itself
            return
        origin = headers.get("origin")
        # Browsers say where a request comes from; programs need not.
        elsewhere = headers.get("sec-fetch-site") in ("cross-site", "same-site")
        if elsewhere or (origin is not None and _place(origin) != host):
            raise _refused(403, "other-site", "Only this server's own pages may ask for that.")

    def _count(self, scope: Scope) -> None:
        if self._limiter.limits.on:
            kind = kind_of(scope.get("method", ""), scope["path"])
            if kind is not None:
                connection = HTTPConnection(scope)
                self._limiter.check(kind, Asker(address_of(connection), browser_of(connection)))


def _place(origin: str) -> str | None:
    """The host and port of an origin; None where it cannot be read."""
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return None


async def _body(headers: Headers, receive: Receive, most: int) -> bytes | None:
    """All of a request's body, if it is not too long and does not take too long; None if it never came."""
    length = headers.get("content-length", "0")
    if length.isdecimal() and int(length) > most:
        raise _too_large(most)
    body = bytearray()
    try:
        async with asyncio.timeout(BODY_SECONDS):
            while True:
                message = await receive()
                if message["type"] == "http.disconnect":
                    return None
                body += message.get("body", b"")
                if len(body) > most:
                    raise _too_large(most)
                if not message.get("more_body"):
                    break
    except TimeoutError:
        raise _refused(408, "too-slow", "The request did not arrive in time.") from None
    # Signs in a text count as well: it is quicker to count them than to tell them apart.
    if sum(body.count(sign) for sign in b",[{") > MOST_VALUES:
        raise _too_large(MOST_VALUES)
    return bytes(body)


_CLOSE = {"Connection": "close"}


def _refused(status: int, slug: str, detail: str) -> ProblemError:
    """An answer to programs: nobody gets it by using the app."""
    return ProblemError(status, "invalid", "Refused", detail, _CLOSE, slug=slug)


def _too_large(most: int) -> ProblemError:
    return ProblemError(413, "too-long", "Too large", headers=_CLOSE, slug="too-large", arguments={"most": most})


def _once(body: bytes, receive: Receive) -> Receive:
    """A ``receive`` that gives the body, which is known, and then goes on as before."""
    waiting: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

    async def next_message() -> Message:
        return waiting.pop() if waiting else await receive()

    return next_message
