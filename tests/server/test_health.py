"""Health: the server says that it is alive while it is, and that it is ready only when it can do its work."""

import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import pytest

from brandubh import __version__
from brandubh.server import readiness
from tests.support.redis import Redis
from tests.support.running import Json, Running, Visitor, quick, until

READY = {"status": "ok", "database": "ok", "engine": "ok", "bus": "none"}


def ready(visitor: Visitor) -> tuple[int, Json]:
    answer = visitor.http.get("/readyz")
    told: Json = answer.json()
    return answer.status_code, told


def test_a_server_that_works_is_alive_and_ready(visitor: Visitor) -> None:
    assert visitor.get("/healthz") == {"status": "ok", "version": __version__}
    until(lambda: ready(visitor) == (200, READY), "it was ready")


def test_a_locked_database_is_told_and_passes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(readiness, "SECONDS", 0.5)
    with Running(quick(tmp_path)) as server, server.visitor() as visitor:
        until(lambda: ready(visitor) == (200, READY), "it was ready")
        with closing(sqlite3.connect(tmp_path / "brandubh.sqlite", isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            failing = READY | {"status": "failing", "database": "failing"}
            until(lambda: ready(visitor) == (503, failing), "it noticed")
            assert visitor.get("/healthz")["status"] == "ok", "it is alive all the same"
            other.execute("ROLLBACK")
        until(lambda: ready(visitor) == (200, READY), "it was ready again")


@pytest.mark.parametrize("engine", [("no-such-engine",), ("cat",)], ids=str)
def test_a_missing_engine_is_told_without_a_word_about_files(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, engine: tuple[str, ...]
) -> None:
    monkeypatch.setattr(readiness, "SECONDS", 0.5)
    with Running(quick(tmp_path, engine=engine)) as server, server.visitor() as visitor:
        assert ready(visitor) == (503, READY | {"status": "failing", "engine": "failing"})
        assert visitor.get("/healthz")["status"] == "ok"


def test_asking_costs_nothing_and_leaves_nothing(tmp_path: Path) -> None:
    log = tmp_path / "brandubh.sqlite-wal"
    with Running(quick(tmp_path)) as server, server.visitor() as visitor:
        until(lambda: ready(visitor) == (200, READY), "it was ready")
        before = log.stat().st_size
        with ThreadPoolExecutor(8) as pool:
            asked = list(pool.map(lambda _: visitor.http.get("/readyz").status_code, range(100)))
        assert asked == [200] * 100
        assert log.stat().st_size - before < 30 * 4200, "it writes once in a second, and then it does write"
        until(lambda: ready(visitor)[0] == 200 and log.stat().st_size > before, "something was written")
        with closing(sqlite3.connect(tmp_path / "brandubh.sqlite")) as database:
            rows = database.execute("SELECT (SELECT count(*) FROM games) + (SELECT count(*) FROM moves)").fetchone()
        assert rows == (0,)


def test_without_the_bus_it_is_ready_and_says_what_is_missing(tmp_path: Path, redis: Redis) -> None:
    with Running(quick(tmp_path, redis_url=redis.address)) as server, server.visitor() as visitor:
        until(lambda: ready(visitor) == (200, READY | {"bus": "ok"}), "it was ready")
        redis.kill()
        try:
            until(lambda: ready(visitor) == (200, READY | {"bus": "failing"}), "it noticed")
        finally:
            redis.start()
        until(lambda: ready(visitor) == (200, READY | {"bus": "ok"}), "it heard again")
