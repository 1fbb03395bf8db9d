"""Streaks and storms over HTTP: the server judges, its clock counts, and a client can neither skip nor gain time."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from brandubh.server.training.running import BONUSES, PENALTY, STORM
from tests.support.running import Json, Running, Visitor, quick
from tests.support.solving_puzzles import PUZZLES, Clock, wrong_move


@pytest.fixture
def timed(tmp_path: Path) -> Iterator[tuple[Visitor, Clock]]:
    with Running(quick(tmp_path)) as server, server.visitor() as visitor:
        server.app.state.services.runs.now = time = Clock()
        yield visitor, time


def start(visitor: Visitor, kind: str, **more: str) -> Json:
    return visitor.post("/api/training/runs", {"kind": kind, **more})


def path_of(run: Json) -> str:
    return f"/api/training/runs/{run['id']}"


def move(visitor: Visitor, run: Json, text: str) -> Json:
    return visitor.post(f"{path_of(run)}/moves", {"move": text, "number": run["number"], "ply": run["ply"]})


def solve_one(visitor: Visitor, run: Json) -> Json:
    """Solve the puzzle of a run; the last answer."""
    for text in PUZZLES[run["puzzle"]["id"]].moves[::2]:
        played = move(visitor, run, text)
        run = played["run"]
    assert played["verdict"] == "solved"
    return played


def miss_one(visitor: Visitor, run: Json) -> Json:
    """Make a wrong move in a run."""
    played = move(visitor, run, wrong_move(PUZZLES[run["puzzle"]["id"]], run["ply"]))
    assert played["verdict"] == "wrong"
    return played


# Streaks


def test_a_streak_goes_on_until_the_first_mistake(visitor: Visitor) -> None:
    run = start(visitor, "streak")
    assert (run["left"], run["over"], run["solved"]) == (None, False, 0)
    for solved in range(1, 4):
        run = solve_one(visitor, run)["run"]
        assert (run["solved"], run["number"], run["ply"], run["over"]) == (solved, solved, 0, False)
    last = run["puzzle"]["id"]
    run = miss_one(visitor, run)["run"]
    assert (run["over"], run["solved"], run["puzzle"], run["best"]) == (True, 3, None, 3)
    assert [each["solved"] for each in run["done"]] == [True, True, True, False]
    assert run["done"][-1]["puzzle"]["id"] == last
    assert visitor.get("/api/training")["best_streak"] == 3
    assert visitor.get("/api/training/history")["runs"][0] | {"at": 0} == {
        "id": run["id"], "kind": "streak", "at": 0, "solved": 3, "missed": 1
    }  # fmt: skip


def test_after_its_end_a_run_counts_nothing_more(visitor: Visitor) -> None:
    run = start(visitor, "streak")
    puzzle = PUZZLES[run["puzzle"]["id"]]
    over = miss_one(visitor, run)["run"]
    assert move(visitor, over, puzzle.moves[0])["verdict"] == "over"
    assert move(visitor, run, puzzle.moves[0])["verdict"] == "over"
    assert visitor.get(path_of(run))["solved"] == 0


def test_the_answer_comes_with_the_move(visitor: Visitor) -> None:
    run = start(visitor, "streak")
    puzzle = PUZZLES[run["puzzle"]["id"]]
    played = move(visitor, run, puzzle.moves[0])
    assert (played["verdict"], len(played["positions"])) == ("right", 2)
    after = puzzle.board().play_all(puzzle.line()[:2])
    assert played["positions"][1]["fen"] == after.fen()
    looked = visitor.get(path_of(run))
    assert (looked["ply"], looked["position"]["fen"]) == (2, after.fen())


# Storms


def test_a_storm_ends_when_the_servers_clock_says_so(timed: tuple[Visitor, Clock]) -> None:
    visitor, time = timed
    run = start(visitor, "storm")
    assert run["left"] == STORM == 180
    time.now += 100
    run = solve_one(visitor, run)["run"]
    assert run["left"] == 80
    time.now += 79.9
    assert not visitor.get(path_of(run))["over"]
    time.now += 0.2
    played = move(visitor, run, PUZZLES[run["puzzle"]["id"]].moves[0])
    assert (played["verdict"], played["run"]["over"], played["run"]["solved"]) == ("over", True, 1)
    assert played["run"]["left"] == 0
    assert visitor.get("/api/training")["best_storm"] == 1


def test_a_mistake_costs_ten_seconds_and_moves_on(timed: tuple[Visitor, Clock]) -> None:
    visitor, _ = timed
    run = start(visitor, "storm")
    first = run["puzzle"]["id"]
    played = miss_one(visitor, run)
    assert (played["seconds"], played["run"]["left"]) == (-PENALTY, STORM - PENALTY)
    assert played["run"]["puzzle"]["id"] != first
    for _ in range(17):
        played = miss_one(visitor, played["run"])
    assert played["run"]["over"]
    assert [each["solved"] for each in played["run"]["done"]] == [False] * 18


def test_right_moves_in_a_row_win_time_and_a_mistake_begins_anew(timed: tuple[Visitor, Clock]) -> None:
    visitor, _ = timed
    run = start(visitor, "storm")
    won = 0.0
    while run["combo"] < 12:
        for text in PUZZLES[run["puzzle"]["id"]].moves[::2]:
            played = move(visitor, run, text)
            run = played["run"]
            assert played["seconds"] == BONUSES.get(run["combo"], 0)
            won += played["seconds"]
            assert run["left"] == STORM + won
    assert won == 8
    combo = run["combo"]
    run = miss_one(visitor, run)["run"]
    assert (run["combo"], run["best_combo"]) == (0, combo)


def test_the_best_of_today_and_ever_are_kept(timed: tuple[Visitor, Clock]) -> None:
    visitor, time = timed
    run = start(visitor, "storm")
    for _ in range(2):
        run = solve_one(visitor, run)["run"]
    assert (run["best"], run["best_today"]) == (2, 2)
    time.now += 24 * 3600
    run = start(visitor, "storm")
    assert (run["best"], run["best_today"]) == (2, 0)
    assert (solve_one(visitor, run)["run"]["best_today"]) == 1


# Clients that cheat


def test_a_client_can_neither_skip_nor_repeat_a_move(timed: tuple[Visitor, Clock]) -> None:
    visitor, _ = timed
    run = start(visitor, "storm")
    puzzle = PUZZLES[run["puzzle"]["id"]]
    seen = {"number": 0, "ply": 0}
    visitor.post(f"{path_of(run)}/moves", {"move": puzzle.moves[0], **seen})
    # the same move once more would lengthen the combo, and a move of a later puzzle skip this one
    for body in ({"move": puzzle.moves[0], **seen}, {"move": puzzle.moves[0], "number": 1, "ply": 0},
                 {"move": puzzle.moves[2], "number": 0, "ply": 4}):  # fmt: skip
        told = visitor.refusal("POST", f"{path_of(run)}/moves", body)
        assert (told["status"], told["code"]) == (409, "went-on")
    assert visitor.get(path_of(run))["combo"] == 1


def test_an_illegal_move_is_no_mistake(timed: tuple[Visitor, Clock]) -> None:
    visitor, _ = timed
    run = start(visitor, "storm")
    body = {"move": "a1-a2", "number": 0, "ply": 0}
    assert visitor.refusal("POST", f"{path_of(run)}/moves", body)["status"] == 422
    assert visitor.get(path_of(run))["left"] == STORM


def test_a_run_is_its_visitors_own(visitor: Visitor, stranger: Visitor) -> None:
    run = start(visitor, "streak")
    start(stranger, "streak")
    assert stranger.refusal("GET", path_of(run))["status"] == 404
    assert stranger.refusal("POST", f"{path_of(run)}/end")["status"] == 404
    body = {"move": PUZZLES[run["puzzle"]["id"]].moves[0], "number": 0, "ply": 0}
    assert stranger.refusal("POST", f"{path_of(run)}/moves", body)["status"] == 404


@pytest.mark.parametrize("body", [{}, {"kind": "race"}, {"kind": "storm", "rules": "chess"}, {"kind": 1}])
def test_no_other_runs_can_be_begun(visitor: Visitor, body: Json) -> None:
    assert visitor.refusal("POST", "/api/training/runs", body)["status"] == 422


def test_a_new_run_ends_the_one_that_goes_on(visitor: Visitor) -> None:
    first, other = start(visitor, "storm"), start(visitor, "streak")
    start(visitor, "storm", rules="raven")
    assert visitor.get(path_of(first))["over"]
    assert not visitor.get(path_of(other))["over"]


def test_a_run_can_be_ended(visitor: Visitor) -> None:
    run = start(visitor, "storm")
    assert visitor.post(f"{path_of(run)}/end")["over"]
    assert visitor.post(f"{path_of(run)}/end")["over"]


def test_a_restart_in_the_middle_loses_nothing(tmp_path: Path) -> None:
    with Running(quick(tmp_path)) as server, server.visitor() as visitor:
        run = solve_one(visitor, start(visitor, "storm"))["run"]
        run = move(visitor, run, PUZZLES[run["puzzle"]["id"]].moves[0])["run"]
        cookies = dict(visitor.http.cookies)
    with Running(quick(tmp_path)) as server, server.visitor() as visitor:
        visitor.http.cookies.update(cookies)
        after = visitor.get(path_of(run))
        assert {**after, "left": None} == {**run, "left": None}
        assert after["left"] <= run["left"]
        assert move(visitor, after, PUZZLES[run["puzzle"]["id"]].moves[2])["verdict"] in ("right", "solved")


def test_a_run_that_is_left_for_a_day_makes_room(timed: tuple[Visitor, Clock]) -> None:
    visitor, time = timed
    left = start(visitor, "storm")
    time.now += 24 * 3600 + 1
    start(visitor, "streak")
    assert visitor.refusal("GET", path_of(left))["status"] == 404
