"""What a hostile page or program is refused, before it costs anything."""

import json
import socket
from contextlib import closing
from pathlib import Path

import pytest
from pydantic import ValidationError
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from brandubh.server import guard
from brandubh.server.guard import Hosts
from brandubh.server.positions.requests import MOST_MOVES
from brandubh.server.positions.tree import GameTree
from tests.support.running import Json, Running, Visitor, move_after, problem, quick


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
    for path, most in (("/api/records/read", guard.MOST_RECORD), ("/api/positions", guard.MOST_BODY)):
        whole = b'{"text": "' + b"x" * most + b'"}'
        assert problem(visitor.http.post(path, content=whole))["arguments"] == {"most": most}
        pieces = (whole[start : start + 10_000] for start in range(0, len(whole), 10_000))
        assert problem(visitor.http.post(path, content=pieces))["status"] == 413


def test_the_longest_game_and_the_longest_game_file_fit(visitor: Visitor) -> None:
    moves = ["d2-e2xd3xc2xe3"] * MOST_MOVES
    assert problem(visitor.http.post("/api/positions", json={"moves": moves}))["code"] == "illegal-captures"
    text = "d2-e2 {" + "}{".join(["\N{BLACK CHESS KING}" * 3990] * 50)
    body = json.dumps({"text": text}, ensure_ascii=False)
    answer = visitor.http.post("/api/records/read", content=body.encode(), headers=JSON)
    assert problem(answer)["arguments"]["reason"]["code"] == "record-comment"
    nodes: list[Json] = [{"comment": "", "symbols": [], "clock": None, "evaluation": None, "drawings": ["Gd2e2"]}]
    nodes += [{"parent": 0, "move": "d2-e2", "starting_comment": ""} | nodes[0] for _ in range(MOST_MOVES)]
    assert visitor.post("/api/records/write", {"nodes": nodes})["text"]


JSON = {"Content-Type": "application/json"}


def nonsense(size: int) -> dict[str, bytes]:
    """Bodies of a size that are dear to read."""
    return {
        "brackets": b"[" * size,
        "objects": b'{"rules":' * (size // 9),
        "lists": b'{"moves": [' + b",".join([b"[]"] * (size // 3 - 5)) + b"]}",
        "texts": b'{"moves": [' + b",".join([b'"d2-e2"'] * (size // 8 - 2)) + b"], " + b'"text": 1, "nodes": 1}',
        "keys": b'{"rules": {' + b",".join(b'"k%d":1' % number for number in range(size // 11)) + b"}}",
        "a number": b'{"moves": ' + b"9" * (size - 11) + b"}",
        "numbers": b'{"moves": [' + b",".join([b"1e400"] * (size // 6 - 2)) + b"]}",
        "deep": b'{"rules": {"escape": ' + b"[" * 900 + b"]" * 900 + b"}}",
    }


@pytest.mark.parametrize("name", nonsense(100))
def test_nonsense_is_refused_by_every_route(visitor: Visitor, name: str) -> None:
    paths = visitor.get("/api/openapi.json")["paths"]
    for path in [path for path, offered in paths.items() if "post" in offered]:
        asked = path.replace("{form}", "svg").replace("{game_id}", "nosuchgame").replace("{puzzle_id}", "nosuch")
        asked = asked.replace("{study_id}", "nosuchname")
        asked = asked.replace("{drill_id}", "nosuch")
        size = guard.MOST_RECORD if path.startswith(guard.RECORDS) else guard.MOST_BODY
        answer = visitor.http.post(asked, content=nonsense(size - 100)[name], headers=JSON)
        if answer.is_success:  # it has no such field
            continue
        told = problem(answer)
        assert told["status"] in (400, 401, 404, 409, 413, 422), (path, told)
        assert len(told["detail"]) <= 300


def test_of_ten_thousands_of_faults_one_is_looked_for() -> None:
    """All of them, each told in full, took half a second in which nobody else was answered."""
    faulty = {"nodes": [{"drawings": ["x"] * 95, "symbols": ["x"] * 8}] * 400}
    with pytest.raises(ValidationError) as refused:
        GameTree.model_validate(faulty)
    assert refused.value.error_count() <= 2


def test_a_body_that_never_comes_is_not_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guard, "BODY_SECONDS", 0.2)
    with Running(quick(tmp_path)) as server:
        host, port = server.address.removeprefix("http://").split(":")
        with closing(socket.create_connection((host, int(port)), timeout=20)) as connection:
            head = f"POST /api/games HTTP/1.1\r\nHost: {host}:{port}\r\nContent-Length: 100\r\n\r\n"
            connection.sendall(head.encode())
            assert connection.recv(1000).startswith(b"HTTP/1.1 408")


def test_an_address_that_is_too_long_to_be_meant_is_refused(visitor: Visitor) -> None:
    for path in ("/?" + "&a" * 2_500, "/" + "x" * 5_000, "/api/games?search=" + "x" * 5_000):
        answer = visitor.http.get(path)
        assert (answer.status_code, problem(answer)["type"]) == (414, "/problems/too-large")


@pytest.mark.parametrize("path", ["/api/games%0A", "/api/games/abcdefghij/moves%0A", "/%00", "/%1b[2J", "/a%0d"])
def test_an_address_has_no_control_characters(visitor: Visitor, path: str) -> None:
    for method in ("GET", "POST"):
        answer = visitor.http.request(method, path, json={"mode": "local"} if method == "POST" else None)
        assert (answer.status_code, problem(answer)["type"]) == (400, "/problems/http")


@pytest.mark.parametrize("origin", ["http://[::1", "http://[", "null", "\\", "http://localhost@elsewhere.example"])
def test_an_origin_that_cannot_be_read_is_another_site(visitor: Visitor, origin: str) -> None:
    answer = visitor.http.post("/api/games", json={"mode": "local"}, headers={"Origin": origin})
    assert (answer.status_code, problem(answer)["type"]) == (403, "/problems/other-site")
    assert answer.headers["content-security-policy"]


@pytest.mark.parametrize("host", ["evil.example@localhost", "localhost /x", "localhost:80:80", "localhost#", "[::1]x"])
def test_a_host_is_a_name_and_perhaps_a_port(host: str) -> None:
    assert host not in Hosts("127.0.0.1")
