"""The log: one line for each thing that is told, that nobody else can write, without secrets."""

import io
import json
import logging
import signal
import threading
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from brandubh.server import logs
from brandubh.server.app import create_app
from brandubh.server.logs import Behind, JsonLines, TextLines
from tests.support.running import Json, Visitor, quick, until
from tests.support.served import serving

ODD = st.text() | st.sampled_from(["a\nERROR:root:forged", "\r\n{}", "\u2028x", "\x1b[2J", "\x85", '"}\n{"level":"'])


def record(text: str, error: Exception | None = None) -> logging.LogRecord:
    info = (type(error), error, None) if error else None
    return logging.LogRecord("name", logging.ERROR, "", 0, "%s", (text,), info)


@given(ODD, ODD)
def test_whatever_is_told_in_json_is_one_line_that_says_it(text: str, more: str) -> None:
    line = JsonLines("one").format(record(text, ValueError(more)))
    assert line.isascii()
    assert line.isprintable()
    told = json.loads(line)
    assert told["message"] == text
    assert more in told["error"]
    assert (told["level"], told["logger"], told["node"]) == ("error", "name", "one")


@given(ODD, ODD)
def test_whatever_is_told_in_text_no_other_line_begins_with_it(text: str, more: str) -> None:
    first, *rest = TextLines().format(record(text, ValueError(more))).split("\n")
    assert first.startswith("ERROR:name:")
    assert all(line.startswith("    ") for line in rest)
    assert all(line.isprintable() for line in (first, *rest))


@pytest.fixture(scope="module")
def access_lines(tmp_path_factory: pytest.TempPathFactory) -> tuple[str, list[Json]]:
    """What a server tells of some requests, and the id of a game among them."""
    options = ("--log-format", "json", "--access-log")
    with serving(tmp_path_factory.mktemp("data"), *options, BRANDUBH_NODE="node-1") as server:
        with Visitor(server.address) as visitor:
            friendly = visitor.post("/api/games", {"mode": "friend"})
            visitor.get(f"/api/invites/{friendly['invite']}")
            visitor.http.get(f"/join/{friendly['invite']}")
            visitor.http.get("/api/rules", params={"token": "secret-in-query"})
            named = visitor.http.get(f"/api/games/{friendly['id']}", headers={"X-Request-ID": "from-a-proxy.1"})
            assert named.headers["x-request-id"] == "from-a-proxy.1"
            forged = visitor.http.get("/healthz", headers={"X-Request-ID": 'x" , "level": "error'})
            assert forged.headers["x-request-id"].isalnum()
            visitor.http.get("/some%0Athing/..;/secret-in-path")
            with visitor.watching(friendly["id"]) as news:
                news.next()
        said = server.end(signal.SIGTERM)
    lines = said.splitlines()
    assert friendly["invite"] not in said
    assert "secret" not in said
    return friendly["id"], [json.loads(line) for line in lines]


def test_each_request_is_told_once_without_secrets(access_lines: tuple[str, list[Json]]) -> None:
    game_id, lines = access_lines
    told = [(line["method"], line["path"], line["status"]) for line in lines]
    assert told == [
        ("POST", "/api/games", 201),
        ("GET", "/api/invites/*", 200),
        ("GET", "/join/*", 200),
        ("GET", "/api/rules", 200),
        ("GET", f"/api/games/{game_id}", 200),
        ("GET", "/healthz", 200),
        ("GET", "/*/*/*", 400),
        ("WEBSOCKET", f"/api/games/{game_id}/live", 101),
    ]
    assert {line["node"] for line in lines} == {"node-1"}
    assert all(line["ms"] >= 0 and line["level"] == "info" for line in lines)
    names = [line["request"] for line in lines]
    assert names[4] == "from-a-proxy.1"
    assert len(set(names)) == len(names)


def test_a_path_is_told_without_what_only_its_owner_knows(tmp_path: Path) -> None:
    access = create_app(quick(tmp_path)).front  # type: ignore[attr-defined]
    assert access.shown("/join/abcdefghjk") == "/join/*"
    assert access.shown("/api/studies/abcdefghjk/chapters/2") == "/api/studies/*/chapters/*"
    assert access.shown("/game/abcdefghjk") == "/game/abcdefghjk"
    assert access.shown("/game/" + 20 * "a") == "/game/*"
    assert access.shown("/api/games/abcdefghjk/moves") == "/api/games/abcdefghjk/moves"
    assert access.shown("/assets/index-1234.js") == "/assets/*"
    assert access.shown("/a" * 1000) == "/*" * 7


def test_an_error_tells_by_which_request_it_came() -> None:
    stream = io.StringIO()
    handler = Behind(stream, JsonLines("one"))
    logs.request_id.set("r-1")
    try:
        handler.handle(record("something"))
    finally:
        logs.request_id.set("")
    handler.flush()
    assert json.loads(stream.getvalue())["request"] == "r-1"


def test_nobody_waits_for_whoever_reads_the_log(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(logs, "MOST_WAITING", 5)
    reads = threading.Event()

    class Slow(io.StringIO):
        def write(self, text: str) -> int:
            reads.wait()
            return super().write(text)

    stream = Slow()
    handler = Behind(stream, TextLines())
    for number in range(100):
        handler.handle(record(str(number)))
    reads.set()
    until(lambda: "lines were lost" in stream.getvalue(), "it told how many were lost")
    handler.flush()
    written = stream.getvalue().splitlines()
    lost = int(next(line for line in written if "lost" in line).rpartition(":")[2].split()[0])
    assert len(written) - 1 + lost == 100
