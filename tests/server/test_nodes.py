"""Several servers with one database: they agree on the time, each flag falls once, each turn of the computer is played
once, and what one of them leaves undone when it dies the others do.
"""

import os
import signal
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path

import psycopg
import pytest
from sqlalchemy import create_engine

from brandubh import Board
from brandubh.server.database import lock
from brandubh.server.games import nodes
from brandubh.server.games.game_time import ASLEEP, Reading
from tests.support.postgres import Postgres
from tests.support.running import Running, Visitor, change_rows, move_after, quick, until
from tests.support.served import Served

pytestmark = pytest.mark.slow

CLOCK = {"initial": 60, "increment": 0}
FIVE_SECONDS = {"initial": 5, "increment": 0}


@pytest.fixture
def address(postgres: Postgres) -> str:
    return postgres.new_database()


@pytest.fixture
def here(address: str, tmp_path: Path) -> Iterator[Running]:
    """A server in this process."""
    with Running(quick(tmp_path / "here", database_url=address, tables=tmp_path / "tables")) as running:
        yield running


@pytest.fixture
def there(here: Running, address: str, tmp_path: Path) -> Iterator[Served]:
    """Another one in a process of its own, which can be killed and stopped."""
    server = Served(tmp_path / "there", BRANDUBH_DATABASE_URL=address, BRANDUBH_TABLES=str(tmp_path / "tables"))
    try:
        assert server.address
        yield server
    finally:
        if server.process.poll() is None:
            server.process.send_signal(signal.SIGCONT)
            server.process.kill()
        server.process.communicate()


def ask(address: str, words: str, *values: object) -> list[tuple[object, ...]]:
    """What the database says, as everybody sees it."""
    with psycopg.connect(address) as connection:
        return connection.execute(words.encode(), values).fetchall()


def clock_from(address: str, game_id: str) -> object:
    return ask(address, "SELECT clock_from FROM games WHERE id = %s", game_id)[0][0]


def test_the_time_is_the_databases(here: Running, address: str) -> None:
    game_time = here.app.state.services.games.time
    engine = create_engine(here.settings.database)
    with engine.connect() as connection:
        reading = nodes.read_clock(connection, game_time.steady)
    engine.dispose()
    assert reading.time == pytest.approx(time.time(), abs=5), "which runs on this machine"
    assert game_time.now() - time.time() == pytest.approx(0, abs=5)
    [(seen,)] = ask(address, "SELECT seen_at FROM nodes")
    until(lambda: ask(address, "SELECT seen_at FROM nodes") != [(seen,)], "the heart beat")


def test_another_server_that_starts_restarts_no_clock_and_one_on_its_own_does(address: str, tmp_path: Path) -> None:
    one, two = (quick(tmp_path / name, database_url=address, tables=tmp_path / "tables") for name in ("one", "two"))
    with Running(one) as first, first.visitor() as visitor:
        game = visitor.begin(clock=CLOCK, moves=["d2-e2"])["id"]
        since = clock_from(address, game)
        with Running(two) as other:
            time_there = other.app.state.services.games.time
            until(lambda: not time_there.is_in_doubt, "it has seen that the first is alive")
            assert clock_from(address, game) == since
    with Running(one):
        assert clock_from(address, game) != since, "nobody could play meanwhile"


@pytest.mark.long
def test_a_server_that_was_killed_and_is_back_at_once_gives_the_time_back_when_it_knows(
    address: str, tmp_path: Path
) -> None:
    settings = quick(tmp_path / "here", database_url=address, tables=tmp_path / "tables")
    with Running(settings) as first, first.visitor() as visitor:
        game = visitor.begin(clock=CLOCK, moves=["d2-e2"])["id"]
        since = clock_from(address, game)
    change_rows(settings, "INSERT INTO nodes VALUES ('killed', 0, extract(epoch FROM clock_timestamp()))")
    with Running(settings) as again:
        game_time = again.app.state.services.games.time
        assert game_time.is_in_doubt, "another one was alive a moment ago"
        until(lambda: clock_from(address, game) != since, "it found that nobody else was there")
        until(lambda: not game_time.is_in_doubt, "it knows")


@pytest.mark.long
def test_a_server_that_was_stopped_among_living_ones_restarts_no_clock(
    here: Running, there: Served, address: str
) -> None:
    with here.visitor() as visitor:
        game = visitor.begin(clock=CLOCK, moves=["d2-e2"])["id"]
    since = clock_from(address, game)
    until(lambda: len(ask(address, "SELECT id FROM nodes")) == 2, "both are there")
    other = "SELECT seen_at FROM nodes WHERE id != %s"
    node = here.app.state.services.games.node
    [(before,)] = ask(address, other, node)
    there.process.send_signal(signal.SIGSTOP)
    time.sleep(2 * ASLEEP)
    there.process.send_signal(signal.SIGCONT)
    [(_,)] = ask(address, other, node)
    later = "SELECT seen_at > %s FROM nodes WHERE id != %s"
    until(lambda: ask(address, later, float(str(before)) + 2 * ASLEEP, node) == [(True,)], "it was back")
    time.sleep(1.5)
    assert clock_from(address, game) == since


@pytest.mark.long
def test_a_clock_of_the_database_that_is_set_costs_nobody_time_and_is_noticed_once(
    address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    read = nodes.read_clock
    ahead = [0.0]

    def set_ahead(*arguments: object) -> Reading:
        found = read(*arguments)  # type: ignore[arg-type]
        return Reading(found.time + ahead[0], found.at, found.error)

    monkeypatch.setattr(nodes, "read_clock", set_ahead)
    with ExitStack() as stack:
        two = [
            stack.enter_context(Running(quick(tmp_path / name, database_url=address, tables=tmp_path / "tables")))
            for name in ("one", "two")
        ]
        visitor = stack.enter_context(two[0].visitor())
        game = visitor.begin(clock=CLOCK, moves=["d2-e2"])["id"]
        times = [each.app.state.services.games.time for each in two]
        until(lambda: not any(each.is_in_doubt for each in times), "both know of each other")
        for step in (7200.0, -3600.0):
            version = visitor.game(game)["version"]
            ahead[0] = step
            until(lambda: all(abs(each.now() - time.time() - ahead[0]) < 60 for each in times), "both follow")
            time.sleep(1.5)
            view = visitor.game(game)
            assert view["outcome"] is None
            assert view["version"] == version + 1
            assert view["clock"]["defenders"] > 0


@pytest.mark.long
def test_flags_fall_once_whichever_server_lets_them(address: str, tmp_path: Path) -> None:
    with ExitStack() as stack:
        two = [
            stack.enter_context(Running(quick(tmp_path / name, database_url=address, tables=tmp_path / "tables")))
            for name in ("one", "two")
        ]
        visitor = stack.enter_context(two[0].visitor())
        games = [visitor.begin(clock=FIVE_SECONDS, moves=["d2-e2"])["id"] for _ in range(20)]
        earlier = "UPDATE games SET clock_from = clock_from - 4, flag_at = flag_at - 4, version = version + 1"
        change_rows(two[0].settings, earlier)
        fallen = "SELECT count(*) FROM games WHERE termination = 'timeout'"
        until(lambda: ask(address, fallen) == [(20,)], "all flags fell")
        time.sleep(1.5)
        assert {visitor.game(game)["version"] for game in games} == {3}


@pytest.mark.long
def test_a_flag_falls_though_the_server_of_both_browsers_is_dead(here: Running, there: Served, address: str) -> None:
    with Visitor(there.address) as visitor:
        game = visitor.begin(clock=FIVE_SECONDS, moves=["d2-e2"])["id"]
    os.kill(there.process.pid, signal.SIGKILL)
    ended = "SELECT winner, termination FROM games WHERE id = %s"
    until(lambda: ask(address, ended, game) == [("attackers", "timeout")], "the other one let it fall")


@pytest.mark.long
def test_a_turn_of_the_computer_is_taken_over_when_its_lease_has_expired(address: str, tmp_path: Path) -> None:
    tables = tmp_path / "tables"
    slow = quick(tmp_path / "slow", database_url=address, tables=tables, pace=3600.0)
    with ExitStack() as stack:
        thinking = stack.enter_context(Running(slow))
        visitor = stack.enter_context(thinking.visitor())
        games = [visitor.begin(mode="computer", side="defenders", level=1)["id"] for _ in range(3)]
        [(first,)] = ask(address, "SELECT max(computer_until) FROM games")
        other = stack.enter_context(Running(quick(tmp_path / "other", database_url=address, tables=tables)))
        renewed = "SELECT count(*) FROM games WHERE computer_node = %s AND computer_until > %s"
        node = thinking.app.state.services.games.node
        until(lambda: ask(address, renewed, node, first) == [(3,)], "the leases were renewed")
        assert all(visitor.game(game)["moves"] == [] for game in games), "they are in good hands"
        lost = "UPDATE games SET computer_node = 'dead', computer_until = :now WHERE computer_node = :node"

        def have_moved() -> bool:
            # the first one is not dead, and may take them up again before the other does
            change_rows(slow, lost, now=other.app.state.services.games.time.now(), node=node)
            return all(len(visitor.game(game)["moves"]) == 1 for game in games)

        until(have_moved, "the other one moved")
        assert ask(address, "SELECT count(*) FROM moves") == [(3,)]
        assert ask(address, "SELECT count(*) FROM games WHERE computer_until IS NOT NULL") == [(0,)]


def test_a_server_that_ends_leaves_its_turns_to_the_others_at_once(address: str, tmp_path: Path) -> None:
    tables = tmp_path / "tables"
    slow = quick(tmp_path / "slow", database_url=address, tables=tables, pace=3600.0)
    with Running(slow) as thinking, thinking.visitor() as visitor:
        visitor.begin(mode="computer", side="defenders", level=1)
    assert ask(address, "SELECT computer_until FROM games") == [(0.0,)]
    assert ask(address, "SELECT id FROM nodes") == []


@pytest.mark.long
def test_a_server_that_is_killed_while_the_computer_thinks_leaves_no_game_behind(
    here: Running, there: Served, address: str
) -> None:
    with Visitor(there.address) as visitor:
        games = [visitor.begin(mode="computer", side="defenders", level=8)["id"] for _ in range(12)]
        cookies = visitor.http.cookies
        os.kill(there.process.pid, signal.SIGKILL)
    with here.visitor() as visitor:
        visitor.http.cookies = cookies
        for game in games:
            visitor.game_when(game, lambda view: len(view["moves"]) == 1, "the other one moved")
        assert ask(address, "SELECT max(plies), count(*) FROM games") == [(1, 12)]


@pytest.mark.long
def test_a_server_that_is_paused_in_the_middle_of_a_move_holds_up_nobody(
    here: Running, there: Served, address: str
) -> None:
    with Visitor(there.address) as visitor, here.visitor() as again:
        game = visitor.begin()
        again.http.cookies = visitor.http.cookies
        engine = create_engine(here.settings.database)
        with ThreadPoolExecutor(1) as waiting:
            with engine.begin() as connection:
                lock(connection, game["id"])  # so that the move is begun, and waits
                asked = waiting.submit(visitor.http.post, f"/api/games/{game['id']}/moves", json=move_after("d2-e2"))
                until(lambda: ask(address, "SELECT 1 FROM pg_locks WHERE NOT granted") == [(1,)], "it waits")
                there.process.send_signal(signal.SIGSTOP)
            again.play(game["id"], "d2-e2")  # while the other one holds the game, and does nothing
            there.process.send_signal(signal.SIGCONT)
            answer = asked.result()
        engine.dispose()
        assert answer.status_code in (409, 503), "it was told that its move was not made"
        view = again.game(game["id"])
        assert len(view["moves"]) == 1
        board = Board(view["position"]["fen"])
        visitor.play(game["id"], board.text(board.legal_moves[0]))
        assert len(again.game(game["id"])["moves"]) == 2, "and both go on"
