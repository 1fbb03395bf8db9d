"""What a hostile page or program is refused, before it costs anything."""

import socket
from contextlib import closing
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from brandubh.server import guard
from brandubh.server.guard import Hosts
from tests.support.running import Running, Visitor, move_after, problem, quick


@pytest.mark.parametrize(
    ("host", "known"),
    [
        ("localhost", True),
        ("LOCALHOST:7749", True),
        ("127.0.0.1:80", True),
        ("[::1]:7749", True),
        ("localhost.", True),
        ("evil.example", False),
        ("localhost.evil.example", False),
        ("192.168.1.7", False),
        ("", False),
        ("[", False),
    ],
)
def test_a_server_for_this_machine_alone_goes_by_its_loopback_names(host: str, known: bool) -> None:
    assert (host in Hosts("127.0.0.1")) is known


def test_a_server_for_others_goes_by_addresses_and_by_the_names_it_was_given() -> None:
    hosts = Hosts("0.0.0.0", ["brandubh.example"])
    assert all(name in hosts for name in ("192.168.1.7:7749", "[fe80::1]", socket.gethostname(), "brandubh.example"))
    assert "evil.example" not in hosts


def test_requests_for_another_name_are_refused(visitor: Visitor) -> None:
    answer = visitor.http.get("/api/games", headers={"Host": "evil.example"})
    assert problem(answer)["status"] == 421
    assert "content-security-policy" in answer.headers


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "http://evil.example"},
        {"Origin": "null"},
        {"Origin": "http://127.0.0.1:1"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
    ],
    ids=str,
)
def test_another_site_cannot_change_anything(visitor: Visitor, headers: dict[str, str]) -> None:
    game = visitor.begin()
    for path, body in (("moves", move_after("d2-e2")), ("draw", None), ("resign", {})):
        answer = visitor.http.post(f"/api/games/{game['id']}/{path}", json=body, headers=headers)
        assert problem(answer)["status"] == 403
    assert problem(visitor.http.delete(f"/api/games/{game['id']}", headers=headers))["status"] == 403
    assert visitor.game(game["id"])["version"] == game["version"]


def test_another_site_cannot_listen(visitor: Visitor) -> None:
    address = f"{visitor.address.replace('http', 'ws')}/api/games/{visitor.begin()['id']}/live"
    with pytest.raises(InvalidStatus), connect(address, additional_headers={"Origin": "http://evil.example"}):
        pass


def test_its_own_pages_may_ask_for_everything(visitor: Visitor) -> None:
    own = {"Origin": visitor.address, "Sec-Fetch-Site": "same-origin"}
    assert visitor.http.post("/api/games", json={"mode": "local"}, headers=own).status_code == 201


def test_a_body_that_is_too_long_is_refused_while_it_comes(visitor: Visitor) -> None:
    whole = b'{"text": "' + b"x" * guard.MOST_BODY + b'"}'
    assert problem(visitor.http.post("/api/records/read", content=whole))["status"] == 413
    pieces = (whole[start : start + 10_000] for start in range(0, len(whole), 10_000))
    assert problem(visitor.http.post("/api/records/read", content=pieces))["status"] == 413


def test_a_body_that_never_comes_is_not_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guard, "BODY_SECONDS", 0.2)
    with Running(quick(tmp_path)) as server:
        host, port = server.address.removeprefix("http://").split(":")
        with closing(socket.create_connection((host, int(port)), timeout=20)) as connection:
            head = f"POST /api/games HTTP/1.1\r\nHost: {host}:{port}\r\nContent-Length: 100\r\n\r\n"
            connection.sendall(head.encode())
            assert connection.recv(1000).startswith(b"HTTP/1.1 408")
