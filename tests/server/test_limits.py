"""How often somebody may ask: more than people do, less than hurts others."""

import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from starlette.requests import HTTPConnection

from brandubh.errors import BrandubhError
from brandubh.server.app import create_app
from brandubh.server.askers import Asker, address_of
from brandubh.server.limits import CLUB, RATES, Bucket, Limiter, Limits, Rate, kind_of
from brandubh.server.problems import ProblemError
from tests.support.paths import ROOT
from tests.support.running import Running, move_after, problem, quick, until

KINDS = {
    "moves": {"POST /api/games/{game_id}/moves", "POST /api/games/{game_id}/takeback",
              "POST /api/games/{game_id}/resign", "POST /api/games/{game_id}/draw", "POST /api/games/{game_id}/decline",
              "POST /api/games/{game_id}/abort", "POST /api/games/{game_id}/claim", "DELETE /api/games/{game_id}"},
    "phrases": {"POST /api/games/{game_id}/phrases"},
    "games": {"POST /api/lobby/seeks/{seek_id}",
              "POST /api/games", "POST /api/games/{game_id}/rematch", "POST /api/games/{game_id}/next-set",
              "POST /api/invites/{invite}"},
    "files": {"GET /api/account/export", "GET /api/games/export",
              "GET /api/games/{game_id}/record", "POST /api/records/read",
              "POST /api/records/write", "POST /api/positions/line", "GET /api/studies/{study_id}/record",
              "GET /api/sheets/studies/{study_id}", "GET /api/tournaments/{tournament_id}/results.csv",
              "GET /api/tournaments/{tournament_id}/results.json", "GET /api/tournaments/{tournament_id}/record"},
    "tournaments": {"POST /api/tournaments", "POST /api/tournaments/{tournament_id}/join",
                    "POST /api/tournaments/{tournament_id}/withdraw", "POST /api/tournaments/{tournament_id}/pause",
                    "POST /api/tournaments/{tournament_id}/resume", "POST /api/tournaments/{tournament_id}/start",
                    "POST /api/tournaments/{tournament_id}/end"},
    "studies": {"POST /api/studies", "POST /api/studies/import", "POST /api/studies/{study_id}/copy"},
    "chapters": {"PUT /api/studies/{study_id}", "DELETE /api/studies/{study_id}",
                 "POST /api/studies/{study_id}/chapters", "PUT /api/studies/{study_id}/chapters/{number}",
                 "DELETE /api/studies/{study_id}/chapters/{number}"},
    "searches": {"POST /api/analysis", "POST /api/reports", "POST /api/reports/try", "POST /api/hints",
                 "POST /api/training/attempts/{attempt_id}/try", "POST /api/drills/{drill_id}/move",
                 "POST /api/drills/{drill_id}/hint", "POST /api/lessons/{lesson_id}/{step_name}/try"},
    "training": {"POST /api/training/puzzles/{puzzle_id}", "POST /api/training/attempts/{attempt_id}/hint",
                 "POST /api/training/attempts/{attempt_id}/solution", "POST /api/training/runs",
                 "POST /api/training/runs/{run_id}/moves", "POST /api/training/runs/{run_id}/end",
                 "DELETE /api/training"},
    "accounts": {"POST /api/account/bot", "POST /api/account/tokens", "DELETE /api/account/tokens/{token_id}",
                 "PUT /api/account/blocks/{name}", "DELETE /api/account/blocks/{name}",
                 "POST /api/account", "POST /api/account/session", "DELETE /api/account/session",
                 "DELETE /api/account/sessions", "DELETE /api/account/sessions/{session_id}",
                 "PUT /api/account/password", "PUT /api/account/recovery", "POST /api/account/recovery",
                 "POST /api/account/deletion"},
    "players": {"GET /api/players", "GET /api/players/{name}", "GET /api/players/{name}/games",
                "GET /api/leaderboards/{kind}"},
    "seeks": {"POST /api/lobby/quick", "POST /api/lobby/seeks", "DELETE /api/lobby/seeks/{seek_id}"},
    "watching": {"GET /api/bot/events", "GET /api/bot/games/{game_id}/stream"},
    "looks": {"GET /api/account", "GET /api/account/tokens", "GET /api/account/blocks", "GET /api/account/sessions",
              "GET /api/lobby",
              "GET /api/watch", "GET /api/games", "GET /api/games/{game_id}", "GET /api/games/{game_id}/presence",
              "GET /api/invites/{invite}", "POST /api/positions",
              "GET /api/tournaments", "GET /api/tournaments/{tournament_id}",
              "GET /api/tables",
              "POST /api/tables", "GET /api/openings", "POST /api/openings",
              "POST /api/tables/extent", "GET /api/rules", "GET /api/rules/differences",
              "GET /api/rules/{name}/clauses", "POST /api/rules/clauses", "GET /api/puzzles", "GET /api/puzzles/today",
              "GET /api/puzzles/{puzzle_id}", "GET /api/training", "GET /api/training/next",
              "GET /api/training/marks", "GET /api/training/history", "GET /api/training/attempts/{attempt_id}",
              "GET /api/training/runs/{run_id}", "GET /api/studies",
              "GET /api/studies/{study_id}", "GET /api/studies/{study_id}/chapters/{number}",
              "GET /api/sheets/puzzles", "GET /api/sheets/lessons/{lesson_id}", "GET /api/drills",
              "GET /api/drills/{drill_id}", "GET /api/drills/{drill_id}/line", "GET /api/lessons",
              "GET /api/lessons/{lesson_id}", "GET /api/lessons/{lesson_id}/{step_name}/hint"},
}  # fmt: skip


class Clock:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def test_every_route_is_counted_as_what_it_costs(tmp_path: Path) -> None:
    paths = create_app(quick(tmp_path)).openapi()["paths"]
    kinds: dict[str | None, set[str]] = {}
    for path, methods in paths.items():
        for method in methods:
            kind = kind_of(method.upper(), re.sub(r"\{\w+\}", "abcdefghij", path))
            kinds.setdefault(kind, set()).add(f"{method.upper()} {path}")
    pictures = kinds.pop("pictures")
    assert all("picture" in each or "card" in each for each in pictures)
    assert all("z" in each for each in kinds.pop(None))
    assert kinds == KINDS
    assert kind_of("GET", "/api/games/abcdefghij/live") == "watching"
    assert kind_of("GET", "/") == "looks"
    assert kind_of("GET", "/assets/index.js") is None


@given(st.lists(st.floats(0, 3), min_size=1, max_size=200))
def test_nobody_gets_more_than_burst_and_rate(pauses: list[float]) -> None:
    clock = Clock()
    bucket = Bucket(per_second=2, burst=5, now=clock)
    taken: list[float] = []
    for pause in pauses:
        clock.now += pause
        if bucket.wait("a") <= 0:
            bucket.take("a")
            taken.append(clock.now)
    for first in range(len(taken)):
        for last in range(first, len(taken)):
            assert last - first + 1 <= 5 + 2 * (taken[last] - taken[first]) + 1e-6


def test_whoever_waits_as_told_is_answered() -> None:
    clock = Clock()
    limiter = Limiter(Limits(rates={"moves": Rate(60, 3)}), clock)
    asker = Asker("1.1.1.1", "a")
    for _ in range(3):
        limiter.check("moves", asker)
    with pytest.raises(ProblemError) as refused:
        limiter.check("moves", asker)
    assert (refused.value.problem.status, refused.value.problem.code) == (429, "too-often")
    clock.now += int(refused.value.headers["Retry-After"])
    limiter.check("moves", asker)


def test_a_club_at_one_address_may_do_as_much_as_its_visitors_and_strangers_share_it() -> None:
    limiter = Limiter(Limits(rates={"moves": Rate(60, 3)}), Clock())
    for number in range(CLUB):
        for _ in range(3):
            limiter.check("moves", Asker("1.1.1.1", f"visitor {number}"))
    for visitor in ("one more", ""):
        with pytest.raises(ProblemError):
            limiter.check("moves", Asker("1.1.1.1", visitor))
    limiter.check("moves", Asker("2.2.2.2", ""))


def test_an_address_cannot_fill_the_disk_in_a_day() -> None:
    clock = Clock()
    limiter = Limiter(Limits(rates={"games": Rate(6000, 100, of_address_per_day=50)}), clock)
    for _ in range(50):
        limiter.check("games", Asker("1.1.1.1"))
    with pytest.raises(ProblemError) as refused:
        limiter.check("games", Asker("1.1.1.1"))
    assert refused.value.problem.code == "too-often-today"
    clock.now += 86_400
    limiter.check("games", Asker("1.1.1.1"))


def test_what_a_request_brings_along_is_counted_towards_the_day() -> None:
    limiter = Limiter(Limits(rates={"moves": Rate(6000, 100, of_address_per_day=1000)}), Clock())
    limiter.charge("moves", Asker("1.1.1.1"), 900)
    limiter.charge("moves", Asker("1.1.1.1"), 900)  # the last that the day has room for
    with pytest.raises(ProblemError) as refused:
        limiter.charge("moves", Asker("1.1.1.1"), 1)
    assert refused.value.problem.code == "too-often-today"
    limiter.charge("moves", Asker("1.1.1.2"), 1)


def test_the_operator_changes_limits_or_lifts_them() -> None:
    assert Limits.from_text("") == Limits()
    assert not Limits.from_text("off").on
    doubled = Limits.from_text("2")
    assert doubled.rates["moves"] == RATES["moves"].times(2)
    assert doubled.open_games == 2 * Limits().open_games
    single = Limits.from_text(" games = 60 , looks=5")
    assert (single.rates["games"].per_minute, single.rates["looks"].per_minute) == (60, 5)
    assert single.rates["games"].burst == 2 * RATES["games"].burst
    assert single.rates["moves"] == RATES["moves"]


@pytest.mark.parametrize("text", ["on", "-1", "0", "nan", "inf", "games", "games=", "chess=5", "games=many", "=5="])
def test_limits_that_cannot_be_meant_are_refused_with_the_names(text: str) -> None:
    with pytest.raises(BrandubhError, match=r"BRANDUBH_LIMITS.*moves, games"):
        Limits.from_text(text)


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("127.0.0.1", "127.0.0.1"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("2001:db8:1:2::9", "2001:db8:1:2::"),
        ("fe80::1%eth0", "fe80::"),
        ("a:b", "a:b"),
        ("", ""),
    ],
)
def test_a_household_of_ipv6_is_one_address(host: str, address: str) -> None:
    scope = {"type": "http", "client": (host, 1), "headers": []}
    assert address_of(HTTPConnection(scope)) == address


def test_whoever_asks_too_often_is_told_when_to_come_back_and_others_are_not_held_up(tmp_path: Path) -> None:
    limits = Limits(rates=dict(RATES) | {"moves": Rate(1, 2)})
    with Running(quick(tmp_path, limits=limits)) as server, server.visitor() as hasty, server.visitor() as other:
        game = hasty.begin()["id"]
        path = f"/api/games/{game}/moves"
        assert hasty.http.post(path, json=move_after("d2-e2")).status_code == 200
        assert hasty.http.post(path, json=move_after("d2-e2")).status_code == 409
        refused = hasty.http.post(path, json=move_after("d2-e2", "d3-e3"))
        assert problem(refused)["code"] == "too-often"
        assert refused.status_code == 429
        assert 1 <= int(refused.headers["retry-after"]) <= 61
        assert len(hasty.game(game)["moves"]) == 1
        assert other.play(other.begin()["id"], "d2-e2")["moves"]


def test_a_visitor_who_watches_too_many_games_at_once_is_refused(tmp_path: Path) -> None:
    limits = Limits(rates=dict(RATES) | {"watching": Rate(1, 1)})
    with Running(quick(tmp_path, limits=limits)) as server, server.visitor() as visitor:
        game = visitor.begin()["id"]
        with visitor.watching(game) as live:
            assert live.next()["id"] == game
        with pytest.raises(Exception, match="403"), visitor.watching(game):
            pass


def test_searches_of_one_visitor_are_bounded_and_end_with_their_answers(tmp_path: Path) -> None:
    limits = Limits(searches_of_visitor=1)
    with Running(quick(tmp_path, limits=limits)) as server, server.visitor() as visitor, server.visitor() as other:
        for somebody in (visitor, other):
            somebody.begin()  # which gives them a name
        with visitor.http.stream("POST", "/api/analysis", json={"seconds": 3600}) as answer:
            lines = answer.iter_lines()  # kept: whoever drops it hangs up
            next(lines)
            refused = visitor.http.post("/api/hints", json={})
            assert (refused.status_code, problem(refused)["code"]) == (429, "many-searches")
            assert "retry-after" in refused.headers
            assert other.post("/api/hints", {})["text"]
        until(lambda: visitor.http.post("/api/hints", json={}).is_success, "the server saw that the analysis is over")
        for _ in range(3):
            assert visitor.post("/api/hints", {})["text"]


def test_the_document_names_all_limits_as_they_are() -> None:
    text = (ROOT / "docs/app.md").read_text("utf-8")
    rows = re.findall(r"^\| `(\w+)` \|[^|]*\| (\d+) \| (\d+) \|", text, re.MULTILINE)
    assert {name: (float(rate), float(burst)) for name, rate, burst in rows} == {
        name: (rate.per_minute, rate.burst) for name, rate in RATES.items()
    }
