"""A server told to end does so at once, whoever is connected and whatever they or it are waiting for."""

import contextlib
import json
import os
import signal
import socket
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.support.gates import mainly
from tests.support.running import PATIENCE, Visitor, move_in, until
from tests.support.served import Served, children, is_running, serving

Doing = Callable[[Served, Visitor, Path, ExitStack], None]


def _connect(server: Served, stack: ExitStack, sent: bytes = b"", *, buffer: int | None = None) -> socket.socket:
    connection = socket.socket()
    if buffer is not None:
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
    connection.settimeout(PATIENCE)
    connection.connect(server.place)
    stack.enter_context(closing(connection))
    connection.sendall(sent)
    return connection


def _head(server: Served, line: str, *more: str) -> bytes:
    host, port = server.place
    return "\r\n".join((f"{line} HTTP/1.1", f"Host: {host}:{port}", *more, "", "")).encode()


def idle(server: Served, visitor: Visitor, data: Path, stack: ExitStack) -> None:
    """A connection without a request, one with half a head, and one that was answered."""
    _connect(server, stack)
    _connect(server, stack, b"GET / HTTP/1.1\r\nHost: loc")
    assert _connect(server, stack, _head(server, "GET /healthz")).recv(10)


def upload(server: Served, visitor: Visitor, data: Path, stack: ExitStack) -> None:
    """Half a body."""
    more = ("Content-Type: application/json", "Content-Length: 100")
    _connect(server, stack, _head(server, "POST /api/games", *more) + b'{"mode": ')


def download(server: Served, visitor: Visitor, data: Path, stack: ExitStack) -> None:
    """A big answer that nobody reads."""
    body = json.dumps({"moves": ["d2-e2", "d3-e3", "e2-d2", "e3-d3"] * 40, "rules": {"repetition": "none"}}).encode()
    more = ("Content-Type: application/json", f"Content-Length: {len(body)}")
    request = _head(server, "POST /api/positions/line", *more) + body
    connection = _connect(server, stack, buffer=4096)
    _start(stack, lambda: connection.sendall(100 * request))
    time.sleep(0.5)


def streams(server: Served, visitor: Visitor, data: Path, stack: ExitStack) -> None:
    """An analysis, a report, and analyses that wait for their turn; one is not read."""
    for _ in range(3):
        answer = stack.enter_context(visitor.http.stream("POST", "/api/analysis", json={"seconds": 3600}))
    next(answer.iter_lines())
    report = {"moves": ["d2-e2", "d3-c3"], "nodes": 2_000_000}
    stack.enter_context(visitor.http.stream("POST", "/api/reports", json=report))


def watchers(server: Served, visitor: Visitor, data: Path, stack: ExitStack) -> None:
    """Somebody who watches, and somebody who does not read what comes."""
    game = visitor.begin()
    for _ in range(2):
        stack.enter_context(visitor.watching(game["id"])).next()
    keys = ("Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Key: " + "A" * 22 + "==")
    path = f"GET /api/games/{game['id']}/live"
    lazy = _connect(server, stack, _head(server, path, *keys, "Sec-WebSocket-Version: 13"), buffer=4096)
    assert lazy.recv(12) == b"HTTP/1.1 101"
    view = game
    for _ in range(5):
        view = visitor.change(view, "moves", move_in(view, "d2-e2"))
        view = visitor.change(view, "takeback", {"ply": 0})


def locked(server: Served, visitor: Visitor, data: Path, stack: ExitStack) -> None:
    """A move that waits for a database that another program has locked."""
    visitor.begin()
    other = stack.enter_context(closing(sqlite3.connect(data / "brandubh.sqlite", isolation_level=None)))
    other.execute("BEGIN IMMEDIATE")
    _start(stack, lambda: visitor.http.post("/api/games", json={"mode": "local"}))
    time.sleep(0.5)


def stopped(server: Served, visitor: Visitor, data: Path, stack: ExitStack) -> None:
    """Engines that hang, and people who wait for them."""
    answer = stack.enter_context(visitor.http.stream("POST", "/api/analysis", json={"seconds": 3600}))
    next(answer.iter_lines())
    visitor.begin(mode="computer", side="defenders")
    until(lambda: len(children(server.process.pid)) == 2, "the engines were started")
    for pid in children(server.process.pid):
        os.kill(pid, signal.SIGSTOP)
        stack.callback(_kill, pid)
    _start(stack, lambda: visitor.http.post("/api/hints", json={}))
    time.sleep(0.5)


def _kill(pid: int) -> None:
    with contextlib.suppress(ProcessLookupError):
        os.kill(pid, signal.SIGKILL)


def starting(server: Served, visitor: Visitor, data: Path, stack: ExitStack) -> None:
    """Nobody; it may be building tables, or starting its engines."""
    time.sleep(1.2)


def _start(stack: ExitStack, ask: Callable[[], object]) -> None:
    """Ask in a thread; the answer may never come."""

    def asking() -> None:
        with contextlib.suppress(httpx.TransportError, OSError):
            ask()

    thread = threading.Thread(target=asking)
    thread.start()
    stack.callback(thread.join)


ALL: list[Doing] = [idle, upload, download, streams, watchers, locked, stopped, starting]


@contextmanager
def busy(tmp_path: Path, doings: list[Doing]) -> Iterator[Served]:
    """A server with people who do something, until it has ended."""
    with ExitStack() as stack:
        tables = str(tmp_path / "tables")  # of its own, so that it has them to build
        server = stack.enter_context(serving(tmp_path / "data", BRANDUBH_TABLES=tables))
        visitor = stack.enter_context(Visitor(server.address))
        visitor.get("/healthz")
        for doing in doings:
            doing(server, visitor, tmp_path / "data", stack)
        engines = children(server.process.pid)
        yield server
        until(lambda: not any(is_running(pid) for pid in engines), "no engine stayed")


@pytest.mark.parametrize("doing", mainly([download, stopped], ALL), ids=lambda doing: doing.__name__)
def test_sigterm_ends_it_whatever_is_under_way(tmp_path: Path, doing: Doing) -> None:
    with busy(tmp_path, [doing]) as server:
        began = time.monotonic()
        said = server.end(signal.SIGTERM)
        print(f"{doing.__name__}: {time.monotonic() - began:.2f} s")  # pytest -s shows it
    assert (server.process.returncode, said) == (0, "")


@pytest.mark.parametrize("times", mainly([2], [1, 2]))
def test_ctrl_c_ends_it_whatever_is_under_way_and_so_do_two(tmp_path: Path, times: int) -> None:
    with busy(tmp_path, [idle, upload, streams, watchers]) as server:
        began = time.monotonic()
        for _ in range(times - 1):
            server.process.send_signal(signal.SIGINT)
            time.sleep(0.1)
        said = server.end(signal.SIGINT)
        print(f"{times}: {time.monotonic() - began:.2f} s")
    assert (server.process.returncode, said) == (130, "")


@pytest.mark.long
def test_it_ends_within_seconds_of_the_signal(tmp_path: Path) -> None:
    with busy(tmp_path, [idle, upload, download, streams, watchers, stopped, locked]) as server:
        server.process.send_signal(signal.SIGTERM)
        assert server.process.wait(20) == 0


def test_a_server_that_drains_says_so_and_plays_on_until_its_streams_are_sent_elsewhere(tmp_path: Path) -> None:
    with serving(tmp_path, "--drain", "3600") as server, Visitor(server.address) as visitor:
        game = visitor.begin()
        with visitor.watching(game["id"]) as news:
            server.process.send_signal(signal.SIGTERM)
            until(lambda: visitor.http.get("/readyz").json()["status"] == "draining", "it was draining")
            told = visitor.http.get("/readyz")
            assert told.status_code == 503
            assert told.headers["connection"] == "close", "the next request is to go elsewhere"
            visitor.play(game["id"], "d2-e2")
            assert news.when(lambda view: len(view["moves"]) == 1)
            server.process.send_signal(signal.SIGTERM)  # a second one, which ends the waiting
            with pytest.raises(ConnectionClosed) as closed:
                news.when(lambda _: False)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1012, "a restart: browsers come back, and find another server"
        assert server.process.wait(PATIENCE) == 0


def test_a_server_that_has_drained_ends(tmp_path: Path) -> None:
    with serving(tmp_path, "--drain", "0.3") as server, Visitor(server.address) as visitor:
        visitor.get("/healthz")
        assert server.end(signal.SIGTERM) == ""
        assert server.process.returncode == 0
