"""Connections: after an error the client has its answer, and then the end; whoever asks for nothing is not kept."""

import contextlib
import gc
import json
import socket
import threading
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest
from fastapi.responses import StreamingResponse

from brandubh.errors import BrandubhError
from brandubh.server import connections, guard
from brandubh.server.connections import Networks
from brandubh.server.limits import Limits
from brandubh.server.settings import Settings
from brandubh.server.visitors import COOKIE
from tests.support.running import PATIENCE, Running, Visitor, problem, quick, until


@contextmanager
def connected(address: str, sent: bytes = b"", *, buffer: int | None = None) -> Iterator[socket.socket]:
    host, port = address.removeprefix("http://").split(":")
    with closing(socket.socket()) as connection:
        if buffer is not None:
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
        connection.settimeout(PATIENCE)
        connection.connect((host, int(port)))
        connection.sendall(sent)
        yield connection


def head(address: str, line: str, *more: str) -> bytes:
    return "\r\n".join((f"{line} HTTP/1.1", f"Host: {address.removeprefix('http://')}", *more, "", "")).encode()


def whole(connection: socket.socket) -> bytes:
    """All that comes until the other end closes; a reset would be an error."""
    parts = []
    while part := connection.recv(1 << 16):
        parts.append(part)
    return b"".join(parts)


def told(answer: bytes) -> dict[str, Any]:
    """The problem in an answer that is the last one of its connection."""
    top, _, body = answer.partition(b"\r\n\r\n")
    lines = top.decode().lower().split("\r\n")
    assert "connection: close" in lines
    assert "content-type: application/problem+json" in lines
    assert any(line.startswith("content-security-policy:") for line in lines)
    assert f"content-length: {len(body)}" in lines, "there is one answer and nothing after it"
    found: dict[str, Any] = json.loads(body)
    assert lines[0].split()[1] == str(found["status"])
    return found


# After an error


@pytest.mark.parametrize("size", [guard.MOST_BODY + 1, 4 * guard.MOST_BODY])
@pytest.mark.parametrize("kind", ["length", "chunked"])
def test_whoever_sends_too_much_gets_the_answer_and_no_reset(visitor: Visitor, size: int, kind: str) -> None:
    chunked = kind == "chunked"
    more = "Transfer-Encoding: chunked" if chunked else f"Content-Length: {size}"
    chunk = b"8000\r\n" + b"x" * 0x8000 + b"\r\n" if chunked else b"x" * 0x8000
    for _ in range(3):
        with connected(visitor.address, head(visitor.address, "POST /api/games", more)) as connection:
            for _ in range(size // 0x8000 + chunked):  # like many clients, it reads only when all is sent
                connection.sendall(chunk)
            assert told(whole(connection))["type"] == "/problems/too-large"


@pytest.mark.parametrize(
    ("line", "more", "status"),
    [
        ("POST /api/games", ("Origin: http://evil.example", "Content-Length: 1000000"), 403),
        ("POST /api/games", ("Host: evil.example", "Content-Length: 1000000"), 421),
    ],
)
def test_whoever_is_refused_before_the_body_has_come_gets_the_answer(
    visitor: Visitor, line: str, more: tuple[str, ...], status: int
) -> None:
    request = head(visitor.address, line, *more)
    if "Host" in more[0]:
        request = request.replace(f"Host: {visitor.address.removeprefix('http://')}\r\n".encode(), b"")
    with connected(visitor.address, request) as connection:
        for _ in range(10):
            connection.sendall(b"x" * 100_000)
        assert told(whole(connection))["status"] == status


@pytest.mark.parametrize(
    "sent",
    [
        b"nonsense\r\n\r\n",
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + b"\x00" * 500,  # TLS where there is none
        b"GET / HTTP/9.9\r\n\r\n",
        b"GET / HTTP/1.1\r\nContent-Length: five\r\n\r\n",
        b"POST / HTTP/1.1\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n",
        b"GET /\xff HTTP/1.1\r\n\r\n",
        b"nonsense" * 50_000,
    ],
    ids=lambda sent: ascii(sent[:30]),
)
def test_what_is_no_request_gets_one_answer_and_the_end(visitor: Visitor, sent: bytes) -> None:
    with connected(visitor.address, sent) as connection:
        assert told(whole(connection))["status"] == 400


def test_a_body_that_breaks_off_or_breaks_its_form_changes_nothing(visitor: Visitor) -> None:
    game = visitor.begin()
    cookie = f"Cookie: {COOKIE}={visitor.http.cookies[COOKIE]}"
    more = (cookie, "Content-Type: application/json", "Transfer-Encoding: chunked")
    draw = head(visitor.address, f"POST /api/games/{game['id']}/draw", *more)
    with connected(visitor.address, draw + b"2\r\n{}\r\nnonsense\r\n") as connection:
        assert told(whole(connection))["status"] == 400
    with connected(visitor.address, draw + b"2\r\n{}\r\n") as connection:
        connection.shutdown(socket.SHUT_WR)
        whole(connection)
    assert visitor.game(game["id"])["version"] == game["version"], "half of a request is none"


def test_a_connection_goes_on_after_an_error_whose_request_was_read(visitor: Visitor) -> None:
    body = b'{"fen": "no position"}'
    more = ("Content-Type: application/json", f"Content-Length: {len(body)}")
    request = head(visitor.address, "POST /api/positions", *more) + body
    last = head(visitor.address, "GET /healthz", "Connection: close")
    with connected(visitor.address, request + request + last) as connection:
        answers = whole(connection)
    assert (answers.count(b"HTTP/1.1 422"), answers.count(b"HTTP/1.1 200")) == (2, 1)


@pytest.fixture(scope="module")
def failing(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server with two routes that fail, at once and half-way."""
    server = Running(quick(tmp_path_factory.mktemp("failing")))

    async def fail() -> None:
        raise RuntimeError("on purpose")

    async def fail_half_way() -> StreamingResponse:
        async def lines() -> AsyncIterator[str]:
            yield "one\n"
            raise RuntimeError("on purpose")

        return StreamingResponse(lines())

    server.app.router.add_api_route("/fail", fail, methods=["GET", "POST"])
    server.app.router.add_api_route("/fail-half-way", fail_half_way)
    server.app.router.routes[:0] = [server.app.router.routes.pop() for _ in range(2)]
    with server:
        yield server


def test_a_failure_is_told_and_ends_the_connection(failing: Running, caplog: pytest.LogCaptureFixture) -> None:
    for request in (head(failing.address, "GET /fail"), head(failing.address, "POST /fail", "Content-Length: 0")):
        with connected(failing.address, request + head(failing.address, "GET /healthz")) as connection:
            assert told(whole(connection))["type"] == "/problems/failure"
    assert "on purpose" in caplog.text, "whoever runs the server learns why"


def test_a_stream_that_fails_half_way_is_not_taken_for_a_whole_one(failing: Running) -> None:
    with connected(failing.address, head(failing.address, "GET /fail-half-way")) as connection:
        answer = whole(connection)
    assert answer.endswith(b"\r\n\r\n4\r\none\n\r\n"), "the last chunk, of length 0, never comes"


def test_nothing_is_written_into_an_answer_that_is_under_way(visitor: Visitor) -> None:
    body = b'{"seconds": 3600}'
    more = ("Content-Type: application/json", f"Content-Length: {len(body)}")
    with connected(visitor.address, head(visitor.address, "POST /api/analysis", *more) + body) as connection:
        first = connection.recv(1 << 16)
        assert first.startswith(b"HTTP/1.1 200")
        connection.sendall(b"nonsense\r\n\r\n")
        assert b"HTTP/1.1 400" not in whole(connection)


# Those who ask for nothing, or too much at once


@contextmanager
def server_with(tmp_path: Path, **changes: Any) -> Iterator[Running]:
    with Running(quick(tmp_path, **changes)) as server:
        yield server


def test_a_connection_without_a_request_ends(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "HEAD_SECONDS", 0.3)
    monkeypatch.setattr(connections, "IDLE_SECONDS", 1)
    with server_with(tmp_path) as server:
        with connected(server.address) as connection:
            assert whole(connection) == b"", "nothing was asked"
        with connected(server.address, b"GET / HTTP/1.1\r\nHost: loc") as connection:
            assert told(whole(connection))["status"] == 408
        with connected(server.address, head(server.address, "GET /healthz")) as connection:
            assert whole(connection).startswith(b"HTTP/1.1 200"), "and then it waited for more"
        with connected(server.address, head(server.address, "GET /healthz") + b"GET / HTTP") as connection:
            assert whole(connection).count(b"HTTP/1.1 408") == 1


@pytest.mark.parametrize("drop", [b"X", b"\r\n"])
def test_whoever_sends_a_little_now_and_then_gains_nothing_by_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, drop: bytes
) -> None:
    monkeypatch.setattr(connections, "HEAD_SECONDS", 0.5)
    with server_with(tmp_path) as server, connected(server.address) as connection:
        end = time.monotonic() + PATIENCE
        connection.settimeout(0.05)
        while time.monotonic() < end:
            with contextlib.suppress(TimeoutError):
                connection.sendall(drop)
                if connection.recv(1000)[:12] in (b"", b"HTTP/1.1 408", b"HTTP/1.1 400"):
                    break
        else:
            pytest.fail("it was waited for")


def test_a_head_that_never_ends_is_not_kept(visitor: Visitor) -> None:
    with connected(visitor.address, b"GET / HTTP/1.1\r\nX: ") as connection:
        with contextlib.suppress(ConnectionError):  # it goes on sending for long after it was told
            for _ in range(200):
                connection.sendall(b"x" * 1000)
                time.sleep(0.001)
        assert told(whole(connection))["status"] == 431


def test_a_client_that_never_reads_is_not_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "UNREAD_SECONDS", 0.3)
    moves = ["d2-e2", "d3-e3", "e2-d2", "e3-d3"] * 40
    body = json.dumps({"moves": moves, "rules": {"repetition": "none"}}).encode()
    server = Running(quick(tmp_path))
    server.listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
    more = ("Content-Type: application/json", f"Content-Length: {len(body)}")
    request = head(server.address, "POST /api/positions/line", *more) + body
    with server, connected(server.address, request, buffer=4096) as connection:
        assert connection.recv(12) == b"HTTP/1.1 200"
        until(lambda: not server.open_connections, "it was dropped")


def test_a_watcher_who_is_gone_or_never_reads_is_dropped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "PING_SECONDS", 0.3)
    monkeypatch.setattr(connections, "FLUSH_SECONDS", 0.3)
    server = Running(quick(tmp_path))
    server.listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
    with server, server.visitor() as visitor:
        game = visitor.begin(moves=["d2-e2", "d3-e3", "e2-d2", "e3-d3"] * 100, rules={"repetition": "none"})
        more = ("Upgrade: websocket", "Connection: Upgrade", f"Sec-WebSocket-Key: {'A' * 22}==")
        request = head(server.address, f"GET /api/games/{game['id']}/live", *more, "Sec-WebSocket-Version: 13")
        with connected(server.address, request, buffer=4096) as connection:
            assert connection.recv(12) == b"HTTP/1.1 101"
            until(lambda: not _watchers(server, game["id"]), "it was dropped")
            with visitor.watching(game["id"]) as live:  # whoever answers pings stays
                live.next()
                time.sleep(1.0)
                visitor.change(visitor.game(game["id"]), "takeback", {"ply": 0})
                assert live.next()["moves"] == []


def _watchers(server: Running, game_id: str) -> int:
    watchers: dict[str, set[Any]] = server.app.state.services.news._watchers
    return len(watchers.get(game_id, ()))


def test_connections_beyond_the_bound_are_told_so_and_room_comes_back(
    tmp_path: Path,
) -> None:
    with (
        server_with(tmp_path, connections=5, connections_each=3, limits=Limits()) as server,
        contextlib.ExitStack() as stack,
    ):
        held = [stack.enter_context(connected(server.address)) for _ in range(3)]
        request = head(server.address, "GET /healthz", "Connection: close")
        with connected(server.address, request) as connection:
            answer = whole(connection)
        assert told(answer)["type"] == "/problems/busy"
        assert b"\r\nretry-after: 5\r\n" in answer.lower()
        held.pop().close()

        def is_answered() -> bool:
            with connected(server.address, request) as connection:
                return whole(connection).startswith(b"HTTP/1.1 200")

        until(is_answered, "there was room again")
    with (
        server_with(tmp_path, connections=1, connections_each=1, limits=Limits(on=False)) as server,
        contextlib.ExitStack() as stack,
    ):
        for _ in range(5):
            connection = stack.enter_context(connected(server.address, head(server.address, "GET /healthz")))
            assert connection.recv(12) == b"HTTP/1.1 200"


def test_a_proxy_may_have_all_connections(tmp_path: Path) -> None:
    settings = {"connections": 4, "connections_each": 1, "proxies": ("127.0.0.0/8",), "limits": Limits()}
    with server_with(tmp_path, **settings) as server, contextlib.ExitStack() as stack:
        for status in (200, 200, 200, 200, 503):
            connection = stack.enter_context(connected(server.address, head(server.address, "GET /healthz")))
            assert connection.recv(12) == f"HTTP/1.1 {status}".encode()


def test_no_connection_is_remembered_when_it_is_over(server: Running, visitor: Visitor) -> None:
    for _ in range(20):
        with connected(visitor.address, head(visitor.address, "GET /healthz", "Connection: close")) as connection:
            whole(connection)
    gc.collect()
    until(lambda: len(server.open_connections) <= 5, "they were forgotten")
    assert threading.active_count() < 100


# Proxies


@pytest.fixture(scope="module")
def behind(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server behind a proxy on this machine, by whose name it is called."""
    folder = tmp_path_factory.mktemp("behind")
    with Running(quick(folder, proxies=("127.0.0.1",), hosts=("brandubh.example",))) as server:
        _tell_who_asks(server)
        yield server


def _tell_who_asks(server: Running) -> None:
    from fastapi import Request

    async def who(request: Request) -> dict[str, str]:
        assert request.client
        return {"address": request.client.host, "scheme": request.url.scheme}

    server.app.router.add_api_route("/who", who)
    server.app.router.routes.insert(0, server.app.router.routes.pop())


FORWARDED = {"X-Forwarded-For": "203.0.113.7", "X-Forwarded-Proto": "https"}


def test_what_a_stranger_says_about_itself_is_not_believed(tmp_path: Path) -> None:
    with Running(quick(tmp_path, proxies=("192.0.2.1",))) as elsewhere, Running(quick(tmp_path)) as alone:
        for server in (elsewhere, alone):
            _tell_who_asks(server)
            with server.visitor() as visitor:
                answer = visitor.http.get("/who", headers=FORWARDED)
                assert answer.json() == {"address": "127.0.0.1", "scheme": "http"}
                begun = visitor.http.post("/api/games", json={"mode": "local"}, headers=FORWARDED)
                assert "secure" not in begun.headers["set-cookie"].lower()


def test_a_proxy_that_is_named_is_believed(behind: Running) -> None:
    with behind.visitor() as visitor:
        proxied = FORWARDED | {"Host": "brandubh.example", "Origin": "https://brandubh.example"}
        answer = visitor.http.get("/who", headers=proxied)
        assert answer.json() == {"address": "203.0.113.7", "scheme": "https"}
        lying = proxied | {"X-Forwarded-For": "198.51.100.1, 203.0.113.7"}
        assert visitor.http.get("/who", headers=lying).json()["address"] == "203.0.113.7", "the proxy adds at the end"
        begun = visitor.http.post("/api/games", json={"mode": "local"}, headers=proxied)
        assert begun.status_code == 201
        flags = {flag.strip().lower() for flag in begun.headers["set-cookie"].split(";")[1:]}
        assert {"secure", "httponly", "samesite=lax"} <= flags
        other = proxied | {"Origin": "https://evil.example"}
        assert problem(visitor.http.post("/api/games", json={"mode": "local"}, headers=other))["status"] == 403
        unknown = visitor.http.get("/who", headers=proxied | {"Host": "evil.example"})
        assert problem(unknown)["status"] == 421


def test_proxies_are_addresses() -> None:
    networks = Networks(["10.0.0.2", "192.168.0.0/16", "::1", "2001:db8::/32"])
    assert all(each in networks for each in ("10.0.0.2", "192.168.7.7", "::1", "2001:db8::5"))
    assert not any(each in networks for each in ("10.0.0.3", "::2", "", "nonsense", None))
    for text in ("proxy.example", "10.0.0.1/8", "*", ""):
        with pytest.raises(BrandubhError) as caught:
            Networks([text])
        assert caught.value.code == "proxy"
    assert Settings().proxies == ()
