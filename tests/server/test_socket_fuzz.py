"""Whatever is sent to the sockets and streams: the server stays up, answers everybody else, and fails nowhere."""

import contextlib
import logging
import os
import random
import socket
import struct
from collections.abc import Callable, Iterator
from contextlib import ExitStack

import pytest

from brandubh.server.visitors import COOKIE, SESSION_COOKIE
from tests.support.programs import Program, bot
from tests.support.running import PATIENCE, Running, Visitor, until
from tests.support.tournaments import enrol, hold

TEXT, BINARY, CLOSE, PING = 1, 2, 8, 9
PIECES = (
    b"",
    b"1",
    b"{}",
    b'{"version":1e999}',
    b"[" * 2000,
    b'"\xed\xa0\x80"',
    b"\xff\xfe",
    b"null",
    b"-1",
    b"9" * 4000,
)


def frame(rng: random.Random) -> bytes:
    """One frame, which may be anything."""
    code = rng.choice([TEXT, TEXT, TEXT, BINARY, 0, CLOSE, PING, 10, 3, 15])
    body = rng.choice([rng.choice(PIECES), rng.randbytes(rng.randrange(300))])
    length = rng.choice([len(body)] * 8 + [len(body) + 5, 2**63 - 1, 70_000])
    first = code | rng.choice([0x80] * 4 + [0, 0xF0])
    size = (
        bytes([0x80 | length])
        if length < 126
        else b"\xfe" + struct.pack(">H", length)
        if length < 2**16
        else b"\xff" + struct.pack(">Q", length)
    )
    mask = rng.randbytes(4)
    masked = bytes(each ^ mask[place % 4] for place, each in enumerate(body))
    if rng.random() < 0.1:
        return rng.randbytes(rng.randrange(1, 60))
    return bytes([first]) + size + mask + masked


def head(path: str, cookies: str, rng: random.Random, *, whole: bool = True) -> bytes:
    """The request for a socket, now and then a broken one."""
    lines = [
        f"GET {path} HTTP/1.1",
        "Host: 127.0.0.1",
        f"Cookie: {cookies}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Version: {rng.choice(['13', '13', '13', '8', 'x'])}",
        f"Sec-WebSocket-Key: {rng.choice(['dGhlIHNhbXBsZSBub25jZQ==', 'dGhlIHNhbXBsZSBub25jZQ==', '', 'short'])}",
    ]
    sent = ("\r\n".join(lines) + "\r\n\r\n").encode()
    return sent if whole else sent[: rng.randrange(len(sent))]


def say_anything(server: Running, path: str, cookies: str, rng: random.Random) -> None:
    """Open a socket, send whatever comes to mind, and go in one of several ways."""
    place = ("127.0.0.1", server.listener.getsockname()[1])
    with contextlib.suppress(OSError), socket.create_connection(place, PATIENCE) as line:
        line.sendall(head(path, cookies, rng, whole=rng.random() < 0.95))
        if rng.random() < 0.8:
            line.settimeout(0.05)
            with contextlib.suppress(TimeoutError):
                line.recv(4096)
            line.settimeout(PATIENCE)
        for _ in range(rng.choice([0, 1, 3, 3, 200])):
            sent = frame(rng)
            line.sendall(sent if rng.random() < 0.9 else sent[: rng.randrange(len(sent) + 1)])
        if rng.random() < 0.3:  # a reset in the place of an end
            line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        elif rng.random() < 0.3:
            line.shutdown(socket.SHUT_WR)


def read_a_little(server: Running, path: str, program: Program, rng: random.Random) -> None:
    """Begin a stream of lines, and go in the middle of it; what is sent meanwhile was not asked for."""
    place = ("127.0.0.1", server.listener.getsockname()[1])
    with contextlib.suppress(OSError), socket.create_connection(place, PATIENCE) as line:
        line.sendall(
            f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer {program.token}\r\n\r\n".encode()
        )
        if rng.random() < 0.7:
            line.recv(rng.choice([1, 100, 4096]))
        if rng.random() < 0.5:
            line.sendall(rng.choice([rng.randbytes(500), b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" * 20]))
        if rng.random() < 0.5:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))


@pytest.fixture
def crowd(server: Running) -> Iterator[ExitStack]:
    with ExitStack() as stack:
        yield stack


@pytest.mark.parametrize("times", [60, pytest.param(3000, marks=pytest.mark.long)])
def test_whatever_is_sent_to_sockets_and_streams_everybody_else_is_served(
    server: Running, crowd: ExitStack, times: int, caplog: pytest.LogCaptureFixture
) -> None:
    player, other = (crowd.enter_context(server.visitor()) for _ in range(2))
    program = crowd.enter_context(bot(server, f"Fuzz {os.getpid()} {times}"))
    enrol(player)
    tournament = hold(player)
    game = player.post("/api/games", {"mode": "friend", "side": "attackers"})
    other.post(f"/api/invites/{game['invite']}")
    cookies = "; ".join(f"{name}={player.http.cookies.get(name, '')}" for name in (COOKIE, SESSION_COOKIE))
    sockets = [
        f"/api/games/{game['id']}/live",
        "/api/games/nonsense/live",
        "/api/lobby/live",
        "/api/watch/live",
        f"/api/tournaments/{tournament}/live",
        "/api/tournaments/%00/live",
    ]
    streams = ["/api/bot/events", f"/api/bot/games/{game['id']}/stream", "/api/bot/games/nonsense/stream"]
    rng = random.Random(times)
    before = len(server.open_connections)
    own = server.visitor()
    crowd.enter_context(own)
    mine = own.begin()
    live = crowd.enter_context(own.watching(mine["id"]))
    assert live.next()["moves"] == []
    with caplog.at_level(logging.WARNING):
        for number in range(times):
            act: Callable[[], None] = (
                (lambda: read_a_little(server, rng.choice(streams), program, rng))
                if number % 5 == 0
                else (lambda: say_anything(server, rng.choice(sockets), cookies, rng))
            )
            act()
            if number % 20 == 0:
                look_around(own, mine["id"])
        own.play(mine["id"], "d2-e2")
        assert len(live.when(lambda view: bool(view["moves"]))["moves"]) == 1, "another socket goes on"
        until(lambda: len(server.open_connections) <= before + 8, "nobody was remembered who is gone")
    faults = [each for each in caplog.records if each.exc_info or each.levelno >= logging.ERROR]
    assert [each.getMessage() for each in faults] == []


def look_around(visitor: Visitor, game_id: str) -> None:
    assert visitor.game(game_id)["id"] == game_id
    assert visitor.http.get("/healthz").is_success
