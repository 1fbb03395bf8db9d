"""The program itself: ``brandubh serve`` in a process of its own, killed at any moment, started again, and ended."""

import contextlib
import json
import os
import random
import signal
import sqlite3
import subprocess
import sys
import threading
import time
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from brandubh import Board, __version__
from brandubh.server.pictures.painters import STEP_SECONDS
from tests.support.gates import mainly
from tests.support.running import PATIENCE, Json, Visitor, move_in, until
from tests.support.served import Served, children, is_running, serving


def is_sound(data: Path) -> bool:
    with closing(sqlite3.connect(data / "brandubh.sqlite")) as database:
        answers = (
            database.execute("PRAGMA integrity_check").fetchall()
            + database.execute("PRAGMA foreign_key_check").fetchall()
        )
        return bool(answers == [("ok",)])


def play_on(visitor: Visitor, game_id: str, acknowledged: list[Json]) -> None:
    """Make moves as fast as they are answered, until the server is gone."""
    rng = random.Random(game_id)
    view = visitor.game(game_id)
    with contextlib.suppress(httpx.TransportError):
        while view["outcome"] is None:
            origin, targets = rng.choice(list(view["position"]["destinations"].items()))
            view = visitor.change(view, "moves", move_in(view, f"{origin}{rng.choice(targets)}"))
            acknowledged.append(view)
            if view["outcome"] is not None:
                view = visitor.begin()
                game_id = view["id"]


@pytest.mark.slow
@pytest.mark.parametrize("times", mainly([1], [1, 4]))
def test_a_server_killed_in_a_burst_of_moves_loses_none_that_it_acknowledged(tmp_path: Path, times: int) -> None:
    rng = random.Random(7)
    cookies = None
    for _ in range(times):
        with serving(tmp_path) as server, Visitor(server.address) as visitor:
            if cookies is not None:
                visitor.http.cookies = cookies
            games = [visitor.begin()["id"] for _ in range(3)]
            cookies = visitor.http.cookies
            acknowledged: list[list[Json]] = [[] for _ in games]
            threads = [
                threading.Thread(target=play_on, args=(visitor, game, said))
                for game, said in zip(games, acknowledged, strict=True)
            ]
            for thread in threads:
                thread.start()
            until(lambda said=acknowledged: all(said), "moves were made")  # type: ignore[misc]
            time.sleep(rng.uniform(0.1, 0.8))
            server.end(signal.SIGKILL)
            for thread in threads:
                thread.join()
        assert is_sound(tmp_path)
        with serving(tmp_path) as server, Visitor(server.address) as visitor:
            visitor.http.cookies = cookies
            for said in acknowledged:
                last = {view["id"]: view for view in said}
                for view in last.values():
                    again = visitor.game(view["id"])
                    assert again["mine"]
                    made = [move["text"] for move in view["moves"]]
                    kept = [move["text"] for move in again["moves"]]
                    # One more may be on the disk, whose answer was on its way.
                    assert kept[: len(made)] == made
                    assert len(kept) <= len(made) + 1
                    assert again["position"]["fen"] == Board().play_all(kept).fen()
                    if again["outcome"] is None:
                        origin, targets = next(iter(again["position"]["destinations"].items()))
                        assert len(visitor.play(view["id"], f"{origin}{targets[0]}")["moves"]) == len(kept) + 1
            server.end(signal.SIGTERM)


@pytest.mark.slow
def test_a_computer_game_goes_on_after_the_server_was_killed_and_its_engines_do_not_stay(tmp_path: Path) -> None:
    with serving(tmp_path) as server, Visitor(server.address) as visitor:
        until(lambda: len(children(server.process.pid)) == 2, "the engines were started")
        engines = children(server.process.pid)
        game = visitor.begin(mode="computer", side="attackers", level=8)
        assert visitor.play(game["id"], "d2-e2")["thinking"]
        server.end(signal.SIGKILL)
        cookies = visitor.http.cookies
    until(lambda: not any(is_running(pid) for pid in engines), "the engines ended with their server")
    with closing(sqlite3.connect(tmp_path / "brandubh.sqlite")) as database:
        assert database.execute("SELECT plies FROM games").fetchall() == [(1,)], "it was the computer's turn"
    with serving(tmp_path) as server, Visitor(server.address) as visitor:
        visitor.http.cookies = cookies
        view = visitor.game_when(game["id"], lambda view: len(view["moves"]) == 2, "the computer moved")
        assert view["moves"][0]["text"] == "d2-e2"
        server.end(signal.SIGTERM)


ENDS = [(signal.SIGTERM, 0), pytest.param(signal.SIGINT, 130, marks=pytest.mark.long)]


@pytest.mark.slow
@pytest.mark.parametrize(("number", "code"), ENDS)
def test_a_server_told_to_end_does_so_cleanly_whoever_is_connected(
    tmp_path: Path, number: signal.Signals, code: int
) -> None:
    with serving(tmp_path) as server, Visitor(server.address) as visitor:
        assert visitor.get("/healthz") == {"status": "ok", "version": __version__}
        game = visitor.begin()
        with (
            visitor.watching(game["id"]) as live,
            visitor.http.stream("POST", "/api/analysis", json={"seconds": 3600}) as answer,
        ):
            live.next()
            lines = answer.iter_lines()
            next(lines)
            until(lambda: len(children(server.process.pid)) == 2, "the engines were started")
            engines = children(server.process.pid)
            server.process.send_signal(number)
            *_, last = lines
            assert json.loads(last)["detail"], "the stream has been ended, not cut off"
            _, said = server.process.communicate(timeout=PATIENCE)
        assert server.process.returncode == code, said
        assert said == "", "nothing went wrong"
        assert not any(is_running(pid) for pid in engines)
    assert is_sound(tmp_path)


def painters(server: Served) -> set[int]:
    """The processes of a server that draw its pictures."""
    found = set()
    for pid in children(server.process.pid):
        with contextlib.suppress(OSError):
            if b"brandubh.server.pictures.painter" in Path(f"/proc/{pid}/cmdline").read_bytes():
                found.add(pid)
    return found


FILM = {"moves": ["d1-c1", "d3-c3", "c1-d1", "c3-d3"] * 2}


@pytest.mark.slow
def test_nothing_is_drawn_in_the_servers_own_process_and_its_painter_ends_with_it_when_it_is_killed(
    tmp_path: Path,
) -> None:
    with serving(tmp_path) as server, Visitor(server.address) as visitor:
        assert visitor.http.get("/").status_code == 200
        assert not painters(server), "none is started before it is needed"
        assert visitor.http.get("/api/pictures/board.png").status_code == 200
        assert visitor.http.post("/api/pictures/gif", json=FILM).status_code == 200
        assert visitor.http.get("/api/pictures/card.png").status_code == 200
        [painter] = painters(server)
        loaded = {pid: Path(f"/proc/{pid}/maps").read_text() for pid in (server.process.pid, painter)}
        for library in ("resvg_py", "PIL"):
            assert library in loaded[painter]
            assert library not in loaded[server.process.pid]
        assert os.getpriority(os.PRIO_PROCESS, painter) > os.getpriority(os.PRIO_PROCESS, server.process.pid)
        server.end(signal.SIGKILL)
    until(lambda: not is_running(painter), "the painter ended with its server")


@pytest.mark.long
def test_a_server_told_to_end_does_not_wait_for_a_film(tmp_path: Path) -> None:
    with serving(tmp_path) as server, Visitor(server.address) as visitor:
        assert visitor.http.get("/api/pictures/board.png").status_code == 200
        [painter] = painters(server)
        os.kill(painter, signal.SIGSTOP)  # it will never answer
        with visitor.http.stream("POST", "/api/pictures/film", json=FILM) as answer:
            lines = answer.iter_lines()
            assert json.loads(next(lines)) == {"kind": "progress", "frames": 0, "of": 9}
            server.process.send_signal(signal.SIGTERM)
            *_, last = lines
            assert json.loads(last)["code"] == "busy", "the stream has been ended, not cut off"
            _, said = server.process.communicate(timeout=STEP_SECONDS / 2)
        assert (server.process.returncode, said) == (0, "")
        assert not is_running(painter)


@pytest.mark.slow
def test_a_server_told_to_end_while_it_starts_does_so(tmp_path: Path) -> None:
    for wait in (0.0, 0.3):
        with serving(tmp_path) as server:
            time.sleep(wait)
            engines = children(server.process.pid)
            server.end(signal.SIGTERM)
            assert server.process.returncode == 0
            until(lambda pids=engines: not any(is_running(pid) for pid in pids), "no engine stayed")  # type: ignore[misc]


@pytest.mark.slow
def test_a_second_server_on_the_same_port_says_why_it_cannot(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        port = server.address.rpartition(":")[2]
        second = subprocess.run(
            [sys.executable, "-P", "-m", "brandubh", "serve", "--no-open", "--port", port, "--data", str(tmp_path)],
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=False,
        )
        assert second.returncode == 2
        assert (
            second.stderr
            == f"brandubh: Cannot listen on 127.0.0.1, port {port}. The system says: Address already in use\n"
        )
        server.end(signal.SIGTERM)


def test_it_is_reached_from_this_machine_alone_if_nothing_else_is_said(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        port = int(server.address.rpartition(":")[2])
        listening = [line.split() for line in Path("/proc/net/tcp").read_text().splitlines()[1:]]
        assert {
            line[1].split(":")[0] for line in listening if line[1].endswith(f":{port:04X}") and line[3] == "0A"
        } == {"0100007F"}
        server.end(signal.SIGTERM)
