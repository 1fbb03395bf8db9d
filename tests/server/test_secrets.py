"""What an engine says in its own trouble, and where the server's files are, is for its log and never for a visitor."""

import logging
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from brandubh.server.problems import not_found
from tests.support.gates import mainly
from tests.support.running import PATIENCE, Running, quick, until

SECRET = "kept-from-visitors"

DYING = f"""
import sys
print("/srv/{SECRET}/weights cannot be read", file=sys.stderr, flush=True)
for line in sys.stdin:
    if line.strip() == "uci":
        print("id name /srv/{SECRET}/engine")
        for option in ("Hash type spin default 1 min 1 max 4096", "Skill Level type spin default 8 min 1 max 8",
                       "Seed type spin default 0 min 0 max 2147483647", "Variety type check default false",
                       "UCI_ShowWDL type check default false", "MultiPV type spin default 1 min 1 max 9",
                       "UCI_Variant type combo default wtf var wtf"):
            print("option name", option)
        print("uciok", flush=True)
    elif line.strip() == "isready":
        print("info string /srv/{SECRET}/tables", "readyok", sep="\\n", flush=True)
    elif line.startswith("go"):
        print("info string /srv/{SECRET}/book", flush=True)
        sys.exit("Traceback: /srv/{SECRET}/engine.py, line 7")
"""


@pytest.fixture(params=mainly(["dying at work"], ["missing", "dying at once", "dying at work"]))
def troubled(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Running]:
    """A server whose engine is not there, or ends with last words about files."""
    engine = tmp_path / SECRET / "engine.py"
    engine.parent.mkdir()
    if request.param != "missing":
        engine.write_text(DYING if request.param == "dying at work" else f"exit('/srv/{SECRET}')", "utf-8")
    command = (str(engine),) if request.param == "missing" else (sys.executable, str(engine))
    with Running(quick(tmp_path / SECRET / "data", engine=command, tables=tmp_path / SECRET / "tables")) as running:
        yield running


def test_no_route_tells_what_an_engine_said(troubled: Running, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    with troubled.visitor() as visitor:
        answers = [
            visitor.http.post(path, json=body)
            for path, body in (
                ("/api/analysis", {"depth": 3}),
                ("/api/reports", {"moves": ["d2-e2"]}),
                ("/api/reports/try", {"attempt": "d2-e2"}),
                ("/api/hints", {}),
            )
        ]
        game = visitor.begin(mode="computer", side="defenders")
        # The game is there, and waits for an engine.
        until(lambda: "no move in game" in caplog.text, "the computer had tried to move")
        answers += [
            visitor.http.get(path)
            for path in (f"/api/games/{game['id']}", f"/api/games/{game['id']}.txt", "/api/games", "/healthz", "/")
        ]
        with visitor.watching(game["id"]) as live:
            assert live.next()["moves"] == []
            assert SECRET not in str(live.socket.response)
    for answer in answers[:2]:
        assert (answer.status_code, '"no-engine"' in answer.text) == (200, True), "the stream says why it ends"
    for answer in answers[2:4]:
        assert (answer.status_code, answer.json()["code"]) == (503, "no-engine")
    for answer in answers:
        assert SECRET not in answer.text + str(answer.headers), answer.url
    assert SECRET in caplog.text, "whoever runs the server reads it in the log"


def test_the_news_of_a_game_that_is_not_there_end_with_a_plain_reason(troubled: Running) -> None:
    address = f"{troubled.address.replace('http', 'ws', 1)}/api/games/{'x' * 8}/live"
    with connect(address, open_timeout=PATIENCE) as socket:
        with pytest.raises(ConnectionClosed):
            socket.recv(PATIENCE)
        assert (socket.close_code, socket.close_reason) == (4404, not_found().problem.detail)
