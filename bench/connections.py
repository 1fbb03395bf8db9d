"""Connections of clients that cost as little as may be, so that the server is measured and not they: HTTP and WebSocket
with just what a browser sends and what the server here answers.
"""

import asyncio
import base64
import os
import zlib
from collections.abc import Callable
from typing import Self, cast

Heard = Callable[["Socket", bytes], None]
Answered = Callable[[int, bytes], None]


class Http(asyncio.Protocol):
    """A connection that is kept open, with one question at a time; it is opened again when it was closed meanwhile."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.cookie = b""
        self._transport: asyncio.Transport | None = None
        self._opening: asyncio.Future[None] | None = None  # kept, so that it is not forgotten half-way
        self._answered: Answered | None = None
        self._buffer = b""

    def head(self, method: str, path: str) -> bytes:
        """All of a question but its body, and how long that is."""
        lines = f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\n".encode() + self.cookie
        return lines + b"Content-Type: application/json\r\nContent-Length: "

    def send(self, head: bytes, body: bytes, answered: Answered) -> None:
        """Ask; ``answered`` is called with the status and the body, or with 0 if the connection is lost."""
        self._answered = answered
        if self._transport is None or self._transport.is_closing():
            self._opening = asyncio.ensure_future(self._open_and_send(head, body))
        else:
            self._transport.write(b"%b%d\r\n\r\n%b" % (head, len(body), body))

    async def _open_and_send(self, head: bytes, body: bytes) -> None:
        self._buffer = b""
        try:
            await asyncio.get_running_loop().create_connection(lambda: self, "127.0.0.1", self.port)
        except OSError:
            self._answer(0, b"")
            return
        assert self._transport is not None
        self._transport.write(b"%b%d\r\n\r\n%b" % (head, len(body), body))

    async def ask(self, method: str, path: str, body: bytes = b"{}") -> tuple[int, bytes]:
        """The status and the body of an answer."""
        answer: asyncio.Future[tuple[int, bytes]] = asyncio.get_running_loop().create_future()
        self.send(self.head(method, path), body, lambda status, content: answer.set_result((status, content)))
        return await answer

    def close(self) -> None:
        """Hang up."""
        if self._transport is not None:
            self._transport.close()

    def _answer(self, status: int, body: bytes) -> None:
        answered, self._answered = self._answered, None
        if answered is not None:
            answered(status, body)

    # What asyncio calls

    def connection_made(self, transport: asyncio.BaseTransport) -> None:  # noqa: D102
        self._transport = cast("asyncio.Transport", transport)

    def data_received(self, data: bytes) -> None:  # noqa: D102
        self._buffer += data
        end = self._buffer.find(b"\r\n\r\n")
        if end < 0:
            return
        head = self._buffer[: end + 2].lower()
        at = head.find(b"\r\ncontent-length: ") + 18
        length = int(head[at : head.find(b"\r\n", at)])
        if len(self._buffer) < end + 4 + length:
            return
        at = head.find(b"\r\nset-cookie: ")
        if at >= 0:
            self.cookie = b"Cookie: %b\r\n" % self._buffer[at + 14 : self._buffer.find(b";", at)]
        status, body = int(head[9:12]), self._buffer[end + 4 : end + 4 + length]
        self._buffer = b""
        self._answer(status, body)

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: D102
        self._transport = None
        self._answer(0, b"")


class Socket(asyncio.Protocol):
    """A WebSocket. ``heard`` is called with each text. It agrees to compression, as browsers do."""

    def __init__(self, heard: Heard) -> None:
        self._heard = heard
        self._buffer = b""
        self._inflate: Callable[[bytes], bytes] | None = None
        self._is_open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._transport: asyncio.Transport
        self.is_lost = False

    @classmethod
    async def open(cls, port: int, path: str, cookie: bytes, heard: Heard) -> Self:
        """Connect, and wait until the server has agreed."""
        _, made = await asyncio.get_running_loop().create_connection(lambda: cls(heard), "127.0.0.1", port)
        key = base64.b64encode(os.urandom(16)).decode()
        made._transport.write(
            f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n".encode()
            + cookie
            + f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n\r\n".encode()
        )
        await made._is_open
        return made

    def say(self, text: bytes) -> None:
        """Send a short text; the mask that clients have to put on it is one of zeros."""
        self._frame(0x81, text)

    def close(self) -> None:
        """Say goodbye, and hang up."""
        if not self._transport.is_closing():
            self._frame(0x88, b"\x03\xe8")
            self._transport.close()

    def _frame(self, first: int, content: bytes) -> None:
        size = len(content)
        length = bytes((0x80 | size,)) if size < 126 else b"\xfe" + size.to_bytes(2)
        self._transport.write(b"%c%b\0\0\0\0%b" % (first, length, content))

    def _frames(self) -> None:
        buffer, at = self._buffer, 0
        while len(buffer) >= at + 2:
            first, size, start = buffer[at], buffer[at + 1], at + 2
            if size >= 126:
                start += 2 if size == 126 else 8
                size = int.from_bytes(buffer[at + 2 : start]) if len(buffer) >= start else len(buffer)
            if len(buffer) < start + size:
                break
            content, at = buffer[start : start + size], start + size
            if first & 0x0F == 1:
                if first & 0x40 and self._inflate is not None:
                    content = self._inflate(content + b"\0\0\xff\xff")
                self._heard(self, content)
            elif first == 0x89:
                self._frame(0x8A, content)
            elif first == 0x88:
                self._transport.close()
        self._buffer = buffer[at:]

    # What asyncio calls

    def connection_made(self, transport: asyncio.BaseTransport) -> None:  # noqa: D102
        self._transport = cast("asyncio.Transport", transport)

    def data_received(self, data: bytes) -> None:  # noqa: D102
        self._buffer += data
        if not self._is_open.done():
            head, end, self._buffer = self._buffer.partition(b"\r\n\r\n")
            if not end:
                self._buffer = head
                return
            if not head.startswith(b"HTTP/1.1 101"):
                self._is_open.set_exception(ConnectionError(head.decode("latin-1")))
                return
            if b"permessage-deflate" in head:
                self._inflate = zlib.decompressobj(-15).decompress
            self._is_open.set_result(None)
        self._frames()

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: D102
        self.is_lost = True
        if not self._is_open.done():
            self._is_open.set_exception(ConnectionError("the connection was lost"))
