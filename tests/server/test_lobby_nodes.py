"""Two servers of one place, one lobby: with and without a Redis between them, and when one of them dies."""

import signal
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.support.lobby import at_watch, begin, in_lobby, new_clock, offer
from tests.support.postgres import Postgres
from tests.support.redis import Redis
from tests.support.running import Running, Visitor, quick
from tests.support.served import Served

pytestmark = pytest.mark.slow


@pytest.fixture(params=["redis", pytest.param("alone", marks=pytest.mark.long)])
def two(request: pytest.FixtureRequest, postgres: Postgres, tmp_path: Path) -> Iterator[list[Running]]:
    """Two servers; without a Redis they look again every few seconds."""
    redis: Redis | None = request.getfixturevalue("redis") if request.param == "redis" else None
    shared = {
        "database_url": postgres.new_database(),
        "redis_url": redis.address if redis else "",
        "tables": tmp_path / "tables",
    }
    with ExitStack() as stack:
        yield [stack.enter_context(Running(quick(tmp_path / name, **shared))) for name in ("one", "two")]


def test_a_seek_at_one_server_is_accepted_at_the_other_and_the_game_is_watched_at_both(two: list[Running]) -> None:
    with two[0].visitor() as one, two[1].visitor() as other, two[1].visitor() as watcher:
        with in_lobby(one) as here, in_lobby(other) as there:
            seek = offer(one, name="Ailbhe", clock=new_clock(), side="attackers")
            there.until(lambda heard: "Ailbhe" in heard.names)
            game = other.post(f"/api/lobby/seeks/{seek}", {})["game_id"]
            here.until(lambda heard: heard.own["game_id"] == game)
            there.until(lambda heard: heard.names == [])
        with at_watch(other) as watch:
            watch.until(lambda heard: game in heard.games)
            one.play(game, "d2-e2")
            watch.until(lambda heard: heard.games[game]["last"] == ["d2", "e2"])
        with one.watching(game) as playing, watcher.watching(game):
            while playing.watchers != 1:
                playing.read()


def test_quick_pairing_brings_two_together_from_two_servers(two: list[Running]) -> None:
    with two[0].visitor() as one, two[1].visitor() as other, in_lobby(one) as here:
        clock = new_clock()
        assert one.post("/api/lobby/quick", {"clock": clock})["game_id"] is None
        game = other.post("/api/lobby/quick", {"clock": clock})["game_id"]
        assert here.until(lambda heard: heard.own["game_id"] is not None).own["game_id"] == game


@pytest.mark.long
def test_the_seeks_and_the_watchers_of_a_server_that_is_killed_vanish(postgres: Postgres, tmp_path: Path) -> None:
    address = postgres.new_database()
    dying = Served(tmp_path / "two", BRANDUBH_DATABASE_URL=address)
    with (
        Running(quick(tmp_path / "one", database_url=address)) as server,
        server.visitor() as other,
        Visitor(dying.address) as one,
        Visitor(dying.address) as viewer,
        in_lobby(other) as there,
    ):
        game = begin(one, other)
        with in_lobby(one), viewer.watching(game), other.watching(game) as playing:
            offer(one, name="Going", clock=new_clock(), side="attackers")
            there.until(lambda heard: "Going" in heard.names)
            while playing.watchers != 1:
                playing.read()
            dying.end(signal.SIGKILL)
            there.until(lambda heard: "Going" not in heard.names)
            while playing.watchers != 0:
                playing.read()
