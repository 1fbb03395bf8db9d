"""A server of Brandubh as a program sees it: requests with a token, and streams of lines. Python's own HTTP will do."""

import contextlib
import http.client
import json
import random
import threading
from collections.abc import Iterator
from typing import Any
from urllib.parse import urlsplit

from brandubh.errors import BrandubhError, one_line, quote

SILENCE = 20.0  # seconds without a line, after which a stream is taken for dead: the server sends one every five
FIRST_PAUSE, LONGEST_PAUSE = 0.3, 15.0  # seconds between two tries
MOST_LINE = 4_000_000  # bytes; the longest game has a fraction of it

Json = dict[str, Any]


class AwayError(Exception):
    """The server cannot be reached now, or has no time; it may pass."""

    def __init__(self, why: str, wait: float = 0.0) -> None:
        super().__init__(why)
        self.wait = wait


class RefusedError(BrandubhError):
    """The server's answer is no."""

    def __init__(self, status: int, code: str, detail: str) -> None:
        super().__init__(f"the server says: {one_line(detail)}")
        self.status = status
        self.answer = code  # by which the server calls it


class Server:
    """A server, and a token for it, which is sent to no other host: nothing here follows a redirection."""

    def __init__(self, address: str, token: str) -> None:
        parts = urlsplit(address if "://" in address else f"http://{address}")
        try:
            port = parts.port
        except ValueError:
            port = -1
        if parts.scheme not in ("http", "https") or not parts.hostname or port == -1:
            raise BrandubhError(f"a server is named like https://brandubh.example, not {quote(address)}")
        if not token.isascii() or not token.isprintable() or " " in token or not token:
            raise BrandubhError("this is no token: it is one word that begins with brd_")
        self.address = f"{parts.scheme}://{parts.netloc.rpartition('@')[2]}{parts.path.rstrip('/')}"
        self.is_open_to_all = parts.scheme == "http" and parts.hostname not in ("localhost", "127.0.0.1", "::1")
        self._host, self._port, self._path = parts.hostname, port, parts.path.rstrip("/")
        self._is_secure = parts.scheme == "https"
        self._headers = {"Authorization": f"Bearer {token}", "Accept": "application/json", "User-Agent": "brandubh-bot"}
        self._lock = threading.Lock()
        self._streams: set[http.client.HTTPConnection] = set()
        self._is_closed = False

    def ask(self, method: str, path: str, body: Json | None = None) -> Json:
        """The answer to a request."""
        connection = self._connect()
        try:
            with _trouble():
                answer = self._send(connection, method, path, body)
                read: Json = json.loads(answer.read() or b"{}")
                return read
        finally:
            connection.close()

    def lines(self, path: str) -> Iterator[Json | None]:
        """The lines of a stream as they come; None for the blank ones, which only show that it lives."""
        connection = self._connect()
        with self._lock:
            self._streams.add(connection)
        try:
            with _trouble():
                answer = self._send(connection, "GET", path)
                while not self._is_closed and (line := answer.readline(MOST_LINE)):
                    yield json.loads(line) if line.strip() else None
        finally:
            with self._lock:
                self._streams.discard(connection)
            connection.close()

    def close(self) -> None:
        """End all streams, whoever reads them."""
        self._is_closed = True
        with self._lock:
            for connection in self._streams:
                if connection.sock is not None:
                    with contextlib.suppress(OSError):
                        connection.sock.shutdown(2)

    def _connect(self) -> http.client.HTTPConnection:
        kind = http.client.HTTPSConnection if self._is_secure else http.client.HTTPConnection
        return kind(self._host, self._port, timeout=SILENCE)

    def _send(
        self, connection: http.client.HTTPConnection, method: str, path: str, body: Json | None = None
    ) -> http.client.HTTPResponse:
        headers = dict(self._headers)
        content = None
        if method == "POST":
            content = json.dumps(body or {})
            headers["Content-Type"] = "application/json"
        connection.request(method, self._path + path, content, headers)
        answer = connection.getresponse()
        if answer.status >= 500 or answer.status == 429:
            wait = answer.headers.get("Retry-After", "")
            raise AwayError(f"it answers {answer.status}", float(wait) if wait.isdecimal() else 0.0)
        if not 200 <= answer.status < 300:
            raise _refused(answer.status, answer.read(100_000))
        return answer


class Pause:
    """The time between two tries, which grows while nothing helps."""

    def __init__(self) -> None:
        self._next = FIRST_PAUSE

    def over(self) -> None:
        """It has helped."""
        self._next = FIRST_PAUSE

    def seconds(self, least: float = 0.0) -> float:
        """How long to wait now; not the same for all who wait for one server."""
        seconds = max(least, self._next * random.uniform(0.7, 1.3))
        self._next = min(2 * self._next, LONGEST_PAUSE)
        return seconds


def _refused(status: int, content: bytes) -> RefusedError:
    try:
        problem = json.loads(content)
        return RefusedError(status, str(problem["code"]), str(problem["detail"]))
    except (ValueError, KeyError, TypeError):
        return RefusedError(status, "", f"{status}; is this a server of Brandubh?")


@contextlib.contextmanager
def _trouble() -> Iterator[None]:
    """What can go wrong on the way, as one error."""
    try:
        yield
    except (OSError, http.client.HTTPException, json.JSONDecodeError, UnicodeDecodeError) as error:
        raise AwayError(one_line(str(error) or type(error).__name__)) from None
