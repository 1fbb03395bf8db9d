"""The numbers for those who run a server: true, readable by Prometheus, and for nobody else."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from prometheus_client.parser import text_string_to_metric_families

from brandubh import __version__
from brandubh.errors import BrandubhError
from brandubh.server.limits import Limits
from brandubh.server.measures import Family, Histogram, exposition
from brandubh.server.metrics import Readers
from tests.support.postgres import Postgres
from tests.support.redis import Redis
from tests.support.running import Running, Visitor, quick, until

TOKEN = "a-token-of-more-than-20-letters"


@contextmanager
def visiting(tmp_path: Path, **changes: object) -> Iterator[Visitor]:
    with Running(quick(tmp_path, **changes)) as server, server.visitor() as visitor:
        yield visitor


def numbers(visitor: Visitor) -> dict[str, float]:
    """What Prometheus' own reader makes of the page, by name and labels."""
    answer = visitor.http.get("/metrics")
    assert answer.headers["content-type"] == "text/plain; version=0.0.4; charset=utf-8"
    found = {}
    for family in text_string_to_metric_families(answer.text):
        assert family.documentation
        assert family.type in ("counter", "gauge", "histogram")
        for sample in family.samples:
            labels = ",".join(sample.labels.values())
            found[f"{sample.name} {labels}".strip()] = sample.value
    return found


def test_what_is_written_is_what_prometheus_reads() -> None:
    times = Histogram(0.1, 1)
    for value in (0.05, 0.1, 0.5, 7):
        times.observe(value)
    odd = 'a "label"\\ of\ntwo lines'
    text = exposition(
        [Family("a", "gauge", "About a.", [({"x": odd}, 1.5)]), Family("t", "histogram", "T.", [({}, times)])]
    )
    gauge, histogram = text_string_to_metric_families(text)
    assert [(each.labels, each.value) for each in gauge.samples] == [({"x": odd}, 1.5)]
    assert {each.labels.get("le", each.name): each.value for each in histogram.samples} == {
        "0.1": 2, "1": 3, "+Inf": 4, "t_sum": 7.65, "t_count": 4,
    }  # fmt: skip


def test_everything_that_happens_is_counted(postgres: Postgres, redis: Redis, tmp_path: Path) -> None:
    with visiting(tmp_path, database_url=postgres.new_database(), redis_url=redis.address) as visitor:
        game = visitor.begin()
        visitor.play(game["id"], "d2-e2")
        visitor.refusal("POST", f"/api/games/{game['id']}/moves", {"move": "a1-a2", "ply": 1, "fen": "x"})
        visitor.post(f"/api/games/{game['id']}/takeback", {"ply": 0})
        with visitor.watching(game["id"]) as news:
            news.next()
            until(lambda: numbers(visitor)["brandubh_bus_up"] == 1, "it heard")
            until(lambda: numbers(visitor)["brandubh_bus_messages_total told"] >= 2, "it told")
            found = numbers(visitor)
        assert found[f"brandubh_info {__version__}"] == 1
        assert found["brandubh_moves_total"] == 1, "neither what was refused nor what was taken back"
        assert found["brandubh_games_open"] == 1
        assert found["brandubh_websockets"] == 1
        assert found["brandubh_requests_total moves,200"] == 2
        assert found["brandubh_requests_total games,201"] == 1
        assert found["brandubh_request_seconds_count moves"] == 3
        assert found["brandubh_writes_total"] >= 3
        assert 0 < found["brandubh_commit_seconds_sum"] < found["process_cpu_seconds_total"] * 100
        assert found["brandubh_engines_waiting players"] == 0
        assert found["process_resident_memory_bytes"] > 10_000_000
        until(lambda: numbers(visitor)["brandubh_loop_lag_seconds_count"] > 0, "the loop was watched")
        until(lambda: numbers(visitor)["brandubh_websockets"] == 0, "the socket was closed")


def test_refusals_are_counted(tmp_path: Path) -> None:
    with visiting(tmp_path, limits=Limits.from_text("games=1")) as visitor:
        answers = [visitor.http.post("/api/games", json={"mode": "local"}).status_code for _ in range(4)]
        assert answers == [201, 201, 429, 429], "who has no cookie yet is not known"
        assert numbers(visitor)["brandubh_refused_total games"] == 2
        assert numbers(visitor)["brandubh_requests_total games,429"] == 2


def test_strangers_find_no_numbers(tmp_path: Path) -> None:
    with visiting(tmp_path, metrics=TOKEN, proxies=("127.0.0.1",)) as visitor:

        def status(**headers: str) -> int:
            sent = {name.replace("_", "-"): value for name, value in headers.items()}
            return visitor.http.get("/metrics", headers=sent).status_code

        assert status() == 200
        for forwarded in ({"x_forwarded_for": "127.0.0.1"}, {"x_real_ip": "1.2.3.4"}, {"forwarded": "for=1.2.3.4"}):
            assert status(**forwarded) == 404, "through a proxy comes anybody"
            assert status(**forwarded, authorization=f"Bearer {TOKEN}") == 200
        for wrong in (TOKEN[:-1], f"{TOKEN}x", "x", "ÿ"):
            sent = [(b"authorization", f"Bearer {wrong}".encode("latin-1")), (b"x-forwarded-for", b"1.2.3.4")]
            assert visitor.http.get("/metrics", headers=sent).status_code == 404
        assert visitor.http.get("/metrics/").status_code == 404
    with visiting(tmp_path, metrics="off") as visitor:
        assert visitor.refusal("GET", "/metrics")["code"] == "not-found"


@pytest.mark.parametrize("text", ["10.0.0.0/33", "short", "localhost", f"10.0.0.1, {TOKEN} x"])
def test_readers_that_cannot_be_meant_are_refused_and_not_repeated(text: str) -> None:
    with pytest.raises(BrandubhError) as error:
        Readers(text)
    assert "BRANDUBH_METRICS" in str(error.value)
    assert TOKEN not in str(error.value)
