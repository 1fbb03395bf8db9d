"""Fischer clocks: the first move is free, moves add time, time runs out for whoever thinks too long, and a restart of
the server costs nobody anything.
"""

import asyncio
import concurrent.futures
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from brandubh.server.games import nodes
from brandubh.server.games.clock import MOST_LEFT
from brandubh.server.games.game_time import GameTime, Reading
from tests.support.running import PATIENCE, Json, Running, Visitor, change_rows, move_after, quick, until

FIVE_SECONDS = {"initial": 5, "increment": 0}


def left_at(server: Running, game_id: str, seconds: float, of: float = 5) -> None:
    """Move the moment since when a side has been thinking, so that ``seconds`` of its five are left."""
    now = time.time()
    change_rows(
        server.settings,
        "UPDATE games SET clock_from = :since, flag_at = :flag_at, version = version + 1 WHERE id = :id",
        since=now - of + seconds,
        flag_at=now + seconds,
        id=game_id,
    )


@contextmanager
def writer_at_work(server: Running) -> Iterator[None]:
    """The server's only writer is busy meanwhile."""
    begun, ended = threading.Event(), threading.Event()
    database = server.app.state.services.database

    def work(_: object) -> None:
        begun.set()
        ended.wait(PATIENCE)

    with concurrent.futures.ThreadPoolExecutor(1) as pool:
        done = pool.submit(lambda: asyncio.run(database.write(work)))
        begun.wait(PATIENCE)
        try:
            yield
        finally:
            ended.set()
            done.result(PATIENCE)


def test_the_first_move_costs_no_time(visitor: Visitor) -> None:
    game = visitor.begin(clock={"initial": 60, "increment": 2})
    assert game["clock"] == {
        "initial": 60_000,
        "increment": 2000,
        "days": None,
        "attackers": 60_000,
        "defenders": 60_000,
        "running": None,
    }
    clock = visitor.play(game["id"], "d2-e2")["clock"]
    assert (clock["attackers"], clock["running"]) == (60_000, "defenders")


def test_each_move_but_the_first_adds_time(visitor: Visitor) -> None:
    game = visitor.begin(clock={"initial": 60, "increment": 100})
    clock = visitor.play(game["id"], "d2-e2", "d3-e3", "e2-f2")["clock"]
    assert 60_000 < clock["defenders"] <= 160_000
    assert 60_000 < clock["attackers"] <= 160_000
    assert clock["running"] == "defenders"


def test_only_the_clock_of_the_side_to_move_runs(server: Running, visitor: Visitor) -> None:
    game = visitor.begin(clock=FIVE_SECONDS, moves=["d2-e2"])
    left_at(server, game["id"], 3)
    clock = visitor.game(game["id"])["clock"]
    assert clock["attackers"] == 5000
    assert clock["defenders"] <= 3000
    after = visitor.play(game["id"], "d3-e3")["clock"]
    assert after["defenders"] <= 3000
    assert after["running"] == "attackers"


def test_taking_a_move_back_gives_its_time_back(server: Running, visitor: Visitor) -> None:
    game = visitor.begin(clock=FIVE_SECONDS, moves=["d2-e2"])
    left_at(server, game["id"], 3)
    visitor.play(game["id"], "d3-e3")
    clock = visitor.post(f"/api/games/{game['id']}/takeback", {"ply": 1})["clock"]
    assert 3000 < clock["defenders"] <= 5000
    clock = visitor.post(f"/api/games/{game['id']}/takeback", {"ply": 0})["clock"]
    assert (clock["attackers"], clock["defenders"], clock["running"]) == (5000, 5000, None)


def ended_on_time(view: Json) -> bool:
    """Whether the defenders have lost by the clock, and it shows."""
    outcome = {"winner": "attackers", "termination": "timeout", "squares": [], "clause": "resignation"}
    clock = {"initial": 5000, "increment": 0, "days": None, "attackers": 5000, "defenders": 0, "running": None}
    return bool(view["outcome"] == outcome and view["clock"] == clock)


def test_whoever_looks_at_a_game_whose_time_is_up_finds_it_over(
    server: Running, visitor: Visitor, stranger: Visitor
) -> None:
    game = visitor.begin(clock=FIVE_SECONDS, moves=["d2-e2"])
    left_at(server, game["id"], 0)
    assert ended_on_time(stranger.game(game["id"]))
    [shown] = visitor.get("/api/games")["games"]
    assert (shown["winner"], shown["termination"]) == ("attackers", "timeout")


def test_the_flag_falls_even_if_nobody_looks(server: Running, visitor: Visitor) -> None:
    games = [visitor.begin(clock=FIVE_SECONDS, moves=["d2-e2"])["id"] for _ in range(3)]
    for game in games:
        left_at(server, game, 0.3)

    def are_over() -> bool:  # a list ends nothing
        return all(each["termination"] == "timeout" for each in visitor.get("/api/games")["games"])

    until(are_over, "all flags fell")
    assert all(ended_on_time(visitor.game(game)) for game in games)


def test_a_flag_that_falls_a_moment_after_a_move_is_not_late(server: Running, visitor: Visitor) -> None:
    game = visitor.begin(clock=FIVE_SECONDS, moves=["d2-e2", "d3-e3"])
    change_rows(server.settings, "UPDATE moves SET clock = 40 WHERE game_id = :id AND ply = 1", id=game["id"])
    change_rows(server.settings, "UPDATE games SET version = version + 1 WHERE id = :id", id=game["id"])
    with visitor.watching(game["id"]) as live:
        visitor.play(game["id"], "e2-f2")
        over = live.when(lambda view: view["outcome"] is not None)
    assert (over["outcome"]["winner"], over["clock"]["defenders"]) == ("attackers", 0)


def test_a_move_that_comes_too_late_is_not_made(server: Running, visitor: Visitor) -> None:
    game = visitor.begin(clock=FIVE_SECONDS, moves=["d2-e2"])
    left_at(server, game["id"], 0)
    change = visitor.post(f"/api/games/{game['id']}/moves", move_after("d2-e2", "d3-e3"))
    assert ended_on_time(change)
    assert change["moves"] == []
    assert len(visitor.game(game["id"])["moves"]) == 1


def test_all_who_watch_see_the_time_run_out(server: Running, visitor: Visitor, stranger: Visitor) -> None:
    game = visitor.begin(clock=FIVE_SECONDS, moves=["d2-e2"])
    left_at(server, game["id"], 0.7)

    def watch(somebody: Visitor) -> Json:
        with somebody.watching(game["id"]) as live:
            return live.when(lambda view: view["outcome"] is not None)

    with concurrent.futures.ThreadPoolExecutor(6) as pool:
        views = list(pool.map(watch, [visitor, stranger] * 3))
    assert all(ended_on_time(view) for view in views)


def test_all_who_look_at_the_same_moment_find_it_over(server: Running, visitor: Visitor) -> None:
    for _ in range(3):
        game = visitor.begin(clock=FIVE_SECONDS, moves=["d2-e2"])
        left_at(server, game["id"], 0)
        with concurrent.futures.ThreadPoolExecutor(10) as pool:
            views = list(pool.map(lambda _, game=game: visitor.game(game["id"]), range(10)))
        assert all(ended_on_time(view) for view in views)


def test_the_computer_keeps_within_its_time(server: Running, visitor: Visitor) -> None:
    started = visitor.begin(mode="computer", side="defenders", level=1)  # five seconds may not do to start an engine
    visitor.game_when(started["id"], lambda view: len(view["moves"]) == 1, "the computer began")
    game = visitor.begin(mode="computer", side="attackers", level=8, clock=FIVE_SECONDS)
    visitor.play(game["id"], "d2-e2")
    view = visitor.game_when(game["id"], lambda view: not view["thinking"], "the computer answered")
    assert len(view["moves"]) == 2
    assert 0 < view["clock"]["defenders"] <= 5000
    assert view["clock"]["running"] == "attackers"


def test_a_restart_costs_nobody_any_time(tmp_path: Path) -> None:
    with Running(quick(tmp_path)) as server, server.visitor() as visitor:
        cookies = visitor.http.cookies
        game = visitor.begin(clock=FIVE_SECONDS, moves=["d2-e2"])
    left_at(server, game["id"], -100)  # the server was away for long
    with Running(quick(tmp_path)) as server, server.visitor() as visitor:
        visitor.http.cookies = cookies
        view = visitor.game(game["id"])
        assert view["mine"]
        assert view["outcome"] is None
        assert view["clock"]["defenders"] > 0
        assert view["clock"]["running"] == "defenders"


class Times:
    """A wall clock that can be set, and one that cannot."""

    def __init__(self) -> None:
        self.ahead = 1_000_000.0  # of the wall clock
        self.steady = 50.0
        self.worked = 0.0  # seconds for which the processor was busy with this

    @property
    def wall(self) -> float:
        return self.ahead + self.steady

    def game_time(self) -> GameTime:
        return GameTime(wall=lambda: self.wall, steady=lambda: self.steady, worked=lambda: self.worked)


@pytest.fixture
def times(server: Running, monkeypatch: pytest.MonkeyPatch) -> Times:
    """The times by which the server's games are played. A shared database's clock takes the wall's place."""
    times = Times()
    monkeypatch.setattr(server.app.state.services.games, "time", times.game_time())
    monkeypatch.setattr(nodes, "read_clock", lambda *_: Reading(times.wall, times.steady))
    return times


def test_game_time_flows_evenly_and_follows_a_wall_clock_that_is_regulated() -> None:
    times = Times()
    game_time = times.game_time()
    for _ in range(20):
        times.steady += 1
        times.ahead += 0.01
        assert not game_time.beat()
    assert game_time.now() == pytest.approx(times.wall)


@pytest.mark.parametrize("step", [-3600, -5, 5, 3600])
def test_a_step_of_the_wall_clock_moves_no_clock_until_it_is_noticed(step: float) -> None:
    times = Times()
    game_time = times.game_time()
    before = game_time.now()
    times.ahead += step
    times.steady += 0.5
    assert game_time.now() == before + 0.5
    assert game_time.beat(), "then the clocks are started again"
    assert game_time.now() == times.wall
    times.steady += 1
    assert not game_time.beat()


def test_a_machine_that_slept_and_a_server_that_was_stopped_count_as_restarts() -> None:
    times = Times()
    game_time = times.game_time()
    times.ahead += 600  # a machine that sleeps stops the steady clock
    assert game_time.beat()
    times.steady += 30  # a process that is stopped does not
    assert game_time.beat()
    times.steady += 1
    assert not game_time.beat()


def test_a_server_that_is_kept_busy_does_not_sleep() -> None:
    times = Times()
    game_time = times.game_time()
    times.steady += 30
    times.worked += 25  # somebody asks for much
    assert not game_time.beat(), "nobody gets time by keeping the server busy"
    times.steady += 30
    times.worked += 1
    assert game_time.beat()


@pytest.mark.parametrize("wrong", [-86_400.0, 3600.0])
def test_servers_with_wrong_clocks_on_the_wall_agree_on_the_databases_time(wrong: float) -> None:
    right, astray = Times(), Times()
    astray.ahead += wrong
    servers = {times: times.game_time() for times in (right, astray)}

    def reading(times: Times) -> Reading:
        return Reading(5_000_000 + times.steady + 0.0005, times.steady, 0.001)

    for times, game_time in servers.items():
        game_time.follow(reading(times))
    for second in range(30):
        for times, game_time in servers.items():
            times.steady += 1
            times.ahead += wrong if second == 10 else 0  # somebody sets it
            assert not game_time.beat(reading(times))
    assert servers[right].now() == pytest.approx(servers[astray].now(), abs=0.002)


def test_a_slow_answer_of_the_database_moves_no_clock() -> None:
    times = Times()
    game_time = times.game_time()
    game_time.follow(Reading(1000.0, times.steady, 0.001))
    times.steady += 1
    assert not game_time.beat(Reading(1001.3, times.steady, 0.4)), "it may have been on its way for so long"
    assert (game_time.now(), game_time.stepped) == (1001.0, 0)


def test_as_long_as_it_is_not_known_whether_time_counts_nobodys_is_up() -> None:
    times = Times()
    game_time = times.game_time()
    assert game_time.is_kept
    times.steady += 30
    assert not game_time.is_kept
    game_time.beat()
    assert game_time.is_kept
    game_time.is_in_doubt = True
    assert not game_time.is_kept


def test_taking_nothing_back_winds_up_no_clock(visitor: Visitor, times: Times) -> None:
    game = visitor.begin(clock=FIVE_SECONDS, moves=["d2-e2"])
    times.steady += 3
    assert visitor.change(game, "takeback", {"ply": 1})["clock"]["defenders"] == 2000
    assert visitor.game(game["id"])["clock"]["defenders"] == 2000


def test_nobody_pays_when_the_wall_clock_is_set(visitor: Visitor, times: Times) -> None:
    game = visitor.begin(clock=FIVE_SECONDS, moves=["d2-e2"])
    times.steady += 4
    with visitor.watching(game["id"]) as live:
        assert live.next()["clock"]["defenders"] == 1000
        times.ahead += 3600
        assert live.when(lambda view: view["clock"]["defenders"] > 1000)["clock"]["defenders"] == 5000
    view = visitor.play(game["id"], "d3-e3")
    assert (view["clock"]["defenders"], view["outcome"]) == (5000, None)


def test_waiting_for_the_disk_costs_nobody_any_time(server: Running, visitor: Visitor, times: Times) -> None:
    game = visitor.begin(clock=FIVE_SECONDS, moves=["d2-e2"])
    times.steady += 1
    waiting = server.app.state.services.database._queue
    with concurrent.futures.ThreadPoolExecutor() as pool:
        with writer_at_work(server):
            move = pool.submit(visitor.play, game["id"], "d3-e3")
            until(lambda: waiting.qsize() == 1, "the move arrived")
            times.steady += 4.5
        clock = move.result()["clock"]
    assert clock["defenders"] == 4000, "the move counts from when it arrived"
    assert clock["attackers"] == 5000, "and the other side's time from when it was made"


def test_a_clock_does_not_grow_for_ever(server: Running, visitor: Visitor) -> None:
    game = visitor.begin(clock={"initial": 86_400, "increment": 600}, moves=["d2-e2", "d3-e3"])
    change_rows(
        server.settings, "UPDATE moves SET clock = :clock WHERE game_id = :id", clock=MOST_LEFT - 1000, id=game["id"]
    )
    change_rows(server.settings, "UPDATE games SET version = version + 1 WHERE id = :id", id=game["id"])
    assert visitor.play(game["id"], "e2-d2")["clock"]["attackers"] == MOST_LEFT


def test_a_moment_in_the_future_gives_nobody_time(server: Running, visitor: Visitor) -> None:
    game = visitor.begin(clock=FIVE_SECONDS, moves=["d2-e2"])
    left_at(server, game["id"], 1000)
    assert visitor.game(game["id"])["clock"]["defenders"] <= 5000
