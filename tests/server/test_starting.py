"""Servers that start: several at once on one empty folder, and one on the games of years."""

import signal
import sqlite3
import time
from contextlib import ExitStack, closing
from pathlib import Path

import pytest

from brandubh.server.data_folder import prepare
from brandubh.server.run import bind
from tests.support.running import Visitor, quick, until
from tests.support.served import Served, serving
from tests.support.stores import with_open_games


def test_three_servers_on_one_empty_folder_all_come_up_and_share_their_games(tmp_path: Path) -> None:
    tables = str(tmp_path / "tables")
    with ExitStack() as stack:
        servers = [Served(tmp_path / "data", BRANDUBH_TABLES=tables) for _ in range(3)]
        for server in servers:
            stack.callback(server.process.communicate)
            stack.callback(server.process.kill)
        visitors = [stack.enter_context(Visitor(server.address)) for server in servers]
        assert len({server.address for server in servers}) == 3
        games = [visitor.begin() for visitor in visitors]
        for visitor in visitors:
            assert [visitor.game(game["id"])["id"] for game in games] == [game["id"] for game in games]
        visitors[1].http.cookies = visitors[0].http.cookies
        visitors[1].play(games[0]["id"], "d2-e2")
        assert len(visitors[2].game(games[0]["id"])["moves"]) == 1
        assert [server.end(signal.SIGTERM) for server in servers] == ["", "", ""]
        assert [server.process.returncode for server in servers] == [0, 0, 0]


@pytest.mark.long
def test_servers_that_start_at_once_come_up_again_and_again(tmp_path: Path) -> None:
    for attempt in range(10):
        with ExitStack() as stack:
            servers = [Served(tmp_path / str(attempt)) for _ in range(3)]
            for server in servers:
                stack.callback(server.process.communicate)
                stack.callback(server.process.kill)
            assert all(server.address for server in servers)


@pytest.mark.slow
def test_on_the_first_start_of_all_the_computer_moves_before_anything_is_compiled(tmp_path: Path) -> None:
    cache = tmp_path / "cache"
    folders = {"BRANDUBH_CACHE": str(cache), "BRANDUBH_TABLES": str(tmp_path / "tables")}
    with serving(tmp_path / "data", **folders) as server, Visitor(server.address) as visitor:
        assert 'id="boot">{' in visitor.http.get("/").text, "the first page knows the start position"
        game = visitor.begin(mode="computer", side="defenders", level=3)
        assert game["thinking"]
        assert game["preparing"], "the page says that the computer is getting ready"
        view = visitor.game_when(game["id"], lambda view: not view["thinking"], "the computer moved")
        assert len(view["moves"]) == 1
        assert not list(cache.glob("engine.core.search-*/*search*.nbc")), "the search is not compiled yet"
        assert server.end(signal.SIGTERM).count("Compiling, once …") == 1


def test_without_a_port_each_takes_the_next_that_is_free(tmp_path: Path) -> None:
    with closing(bind("127.0.0.1", None)) as first, closing(bind("127.0.0.1", None)) as second:
        assert first.getsockname()[1] < second.getsockname()[1]  # 7749 itself may be somebody else's


def test_with_the_games_of_years_it_listens_at_once_and_the_computer_takes_its_turns(tmp_path: Path) -> None:
    data = tmp_path / "data"
    prepare(quick(data))
    file = data / "brandubh.sqlite"
    with_open_games(file, 20_000, computers_turn=200, clocks=5_000)
    began = time.monotonic()
    with serving(data) as server, Visitor(server.address) as visitor, closing(sqlite3.connect(file)) as database:
        visitor.get("/healthz")
        print(f"first answer after {time.monotonic() - began:.2f} s")  # pytest -s shows it
        game = visitor.begin()
        assert len(visitor.play(game["id"], "d2-e2")["moves"]) == 1
        restarted = "SELECT count(*) FROM games WHERE clock_from IS NOT NULL AND clock_from > 1.0"
        assert database.execute(restarted).fetchone() == (5_000,)

        def moved() -> int:
            found = database.execute("SELECT count(*) FROM games WHERE plies = 1 AND attackers_level IS NOT NULL")
            return int(found.fetchone()[0])

        until(lambda: moved() >= 20, "the computer moved where it is its turn")
        server.end(signal.SIGTERM)
        others = "SELECT count(*) FROM games WHERE plies > 0 AND attackers_level IS NULL AND id LIKE 'game%'"
        assert database.execute(others).fetchone() == (0,), "and nowhere else"
