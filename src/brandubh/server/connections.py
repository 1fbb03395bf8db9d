"""Connections as they are held: how many, for how long without a request, and how they end.

uvicorn reads and answers requests. It waits for ever for a head that never comes, and for a client that never reads;
and it closes a connection while a body is still arriving, upon which the system resets it and the client may never
see the answer. What is here puts bounds to that.
"""

import asyncio
import ipaddress
from collections.abc import Iterable, Mapping
from http import HTTPStatus
from typing import TYPE_CHECKING, Any

import uvicorn
from starlette.types import ASGIApp
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.server import ServerState

from brandubh.errors import BrandubhError
from brandubh.server.problems import ProblemError, answer_to
from brandubh.server.security import HEADERS
from brandubh.server.settings import Settings

if TYPE_CHECKING:
    _Transport = asyncio.Transport
else:
    _Transport = object  # whatever is not said below is the transport's own

HEAD_SECONDS = 15.0  # for all of a request's head to arrive, from the first byte or from the connection's beginning
IDLE_SECONDS = 20  # between an answer and the next request
UNREAD_SECONDS = 60.0  # for a client to read something of what was sent
FLUSH_SECONDS = 5.0  # for a client to read the last of it
LINGER_SECONDS = 5.0  # for a client that is still sending to see the answer
PING_SECONDS = 20.0  # between pings to those who watch, and for their answer
MOST_REFUSED = 100  # connections too many that are told so
MOST_HEAD = 16 * 1024  # bytes, about: what comes in one piece is read
MOST_AFTER = 16 * 1024 * 1024  # bytes that are read of a request and thrown away


class Networks:
    """Addresses, and ranges of addresses."""

    def __init__(self, texts: Iterable[str]) -> None:
        self.texts: list[str] = []
        for text in texts:
            try:
                ipaddress.ip_network(text)
            except ValueError:
                raise BrandubhError("proxy", text=text) from None
            self.texts.append(text)
        self._networks = [ipaddress.ip_network(text) for text in self.texts]

    def __contains__(self, address: object) -> bool:
        try:
            found = ipaddress.ip_address(str(address))
        except ValueError:
            return False
        return any(found in network for network in self._networks)


class Configuration(uvicorn.Config):
    """How uvicorn serves the app."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.settings = settings
        self.proxies = Networks(settings.proxies)
        super().__init__(
            app,
            http=Connection,
            log_config=None,
            log_level="error",  # what it warns of are other people's mistakes
            access_log=False,
            server_header=False,
            proxy_headers=bool(settings.proxies),
            forwarded_allow_ips=self.proxies.texts,
            timeout_keep_alive=IDLE_SECONDS,
            timeout_graceful_shutdown=1,
            ws_max_size=4096,  # watchers have nothing to say
            ws_ping_interval=PING_SECONDS,
            ws_ping_timeout=PING_SECONDS,
            ws_per_message_deflate=False,  # a change is short; what compresses it takes memory for each who watches
        )


class Connection(HttpToolsProtocol):
    """One connection: requests one after another, or one that becomes a WebSocket."""

    def __init__(
        self,
        config: Configuration,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._settings = config.settings
        self._proxies = config.proxies
        self._in_head = False
        self._in_body = False
        self._is_socket = False
        self._under_way: RequestResponseCycle | None = None  # what is being answered, while later requests wait
        self._received = 0  # bytes of this request
        self._deadline: asyncio.TimerHandle | None = None
        self._unread: asyncio.TimerHandle | None = None

    @property
    def is_answering(self) -> bool:
        """Whether a request is being answered."""
        return self.cycle is not None and not self.cycle.response_complete

    # What asyncio calls

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Begin, unless there are too many already."""
        super().connection_made(_PatientTransport(transport, self))
        if self._settings.limits.on and self._is_one_too_many():
            if len(self.connections) > self._settings.connections + MOST_REFUSED:
                self.transport.abort()
            self._refuse(503, "busy", "There are too many connections.", {"Retry-After": "5"})
        else:
            self._deadline = self.loop.call_later(HEAD_SECONDS, self._too_slow)

    def _is_one_too_many(self) -> bool:
        if len(self.connections) > self._settings.connections:
            return True
        address = self.client[0] if self.client else ""
        others = (getattr(each, "client", None) or ("",) for each in self.connections)
        from_there = sum(1 for other, *_ in others if other == address)
        return from_there > self._settings.connections_each and address not in self._proxies

    def data_received(self, data: bytes) -> None:
        """Read on, and see that a request begins and its head ends in time."""
        self._received += len(data)
        if self._received > MOST_AFTER:
            self.transport.abort()
        if self.transport.is_closing():
            return
        super().data_received(data)
        if self._in_head and self._received > MOST_HEAD:
            self._refuse(431, "too-large", "The head of the request is too long.")
        elif self._is_socket or (self.is_answering and not self._in_head):
            self._drop_deadline()
        elif self._deadline is None:  # and whoever sends a little now and then gains nothing by it
            self._deadline = self.loop.call_later(HEAD_SECONDS, self._too_slow)

    def connection_lost(self, exc: Exception | None) -> None:
        """End."""
        self._drop_deadline()
        self.resume_writing()
        super().connection_lost(exc)
        if self._under_way is not None:  # uvicorn tells the last request that has come
            self._under_way.disconnected = True
            self._under_way.message_event.set()

    def pause_writing(self) -> None:
        """Wait for the client to read, but not for ever."""
        super().pause_writing()
        self._unread = self._unread or self.loop.call_later(UNREAD_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        """Write on."""
        super().resume_writing()
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None

    def shutdown(self) -> None:
        """End when what is asked has been answered; half a head asks nothing."""
        if not self.is_answering:
            self._in_head = self._in_body = False
        super().shutdown()

    # What the parser calls

    def on_message_begin(self) -> None:
        """Begin a request."""
        super().on_message_begin()
        self._in_head, self._in_body, self._received = True, True, 0

    def on_header(self, name: bytes, value: bytes) -> None:
        """Read a header. One that comes after the body is nothing that anybody here waits for."""
        if self._in_head:
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """Let the request be answered."""
        self._in_head = False
        is_first = not self.is_answering
        super().on_headers_complete()
        if is_first:
            self._under_way = self.cycle

    def on_response_complete(self) -> None:
        """Go on with the next request, if it has come already."""
        self._under_way = self.pipeline[-1][0] if self.pipeline else None
        super().on_response_complete()

    def on_message_complete(self) -> None:
        """All of the request is here."""
        self._in_body = False
        super().on_message_complete()

    # What is refused before there is a request

    def send_400_response(self, msg: str) -> None:
        """What uvicorn calls for a request that is none."""
        self._refuse(400, "http", msg)

    def handle_websocket_upgrade(self) -> None:
        """Let another protocol go on from here."""
        self._is_socket = True
        super().handle_websocket_upgrade()

    def _too_slow(self) -> None:
        self._deadline = None
        if self._in_head:
            self._refuse(408, "too-slow", "The request did not arrive in time.")
        else:
            self.transport.close()

    def _refuse(self, status: int, slug: str, detail: str, headers: Mapping[str, str] | None = None) -> None:
        """Answer without asking the app, and close. Where an answer is under way, it ends there: nothing that is said
        now could be told from it.
        """
        if self.pipeline:  # an answer to an earlier request is under way
            self.transport.abort()
        if self.transport.is_closing():
            return
        is_under_way = self.is_answering and self.cycle.response_started
        if self.is_answering:
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        if not is_under_way:
            headers = HEADERS | {"Connection": "close"} | dict(headers or {})
            answer = answer_to(ProblemError(status, "invalid", "Refused", detail, headers, slug=slug))
            head = b"".join(b"%b: %b\r\n" % header for header in answer.raw_headers)
            line = f"HTTP/1.1 {status} {HTTPStatus(status).phrase}\r\n".encode()
            self.transport.write(b"".join((line, head, b"\r\n", answer.body)))
        self._in_body = True  # and what else will come nobody knows
        self.transport.close()

    def _drop_deadline(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    @property
    def still_sends(self) -> bool:
        """Whether the client is in the middle of a request."""
        return not self._is_socket and (self._in_head or self._in_body)


class _PatientTransport(_Transport):
    """A transport that closes when the client has had the time to read, and closes even if it never does."""

    def __init__(self, transport: asyncio.Transport, connection: Connection) -> None:
        self._transport = transport
        self._connection = connection
        self.write = transport.write  # type: ignore[method-assign]  # at every answer, and without a detour
        self._is_ending = False

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)

    def is_closing(self) -> bool:
        return self._is_ending or self._transport.is_closing()

    def close(self) -> None:
        if self._is_ending:
            return
        self._is_ending = True
        loop = self._connection.loop
        if self._connection.still_sends and not self._transport.is_closing():
            # If it were closed now, what is on its way here would be answered with a reset, which overtakes the answer.
            self._transport.write_eof()
            self._connection.flow.resume_reading()
            loop.call_later(LINGER_SECONDS, self._transport.abort)
            return
        self._transport.close()
        if self._transport.get_write_buffer_size():
            loop.call_later(FLUSH_SECONDS, self._transport.abort)
