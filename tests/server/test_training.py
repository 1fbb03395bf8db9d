"""Rated training over HTTP: the server judges, the first attempt counts, and nothing acknowledged is lost."""

import signal
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from brandubh.glicko import Rating, Result
from brandubh.puzzles import Puzzle, load
from brandubh.server.puzzles.explaining import explain
from brandubh.server.training import rows
from brandubh.server.training.standing import OF_PUZZLES
from tests.support.running import Running, Visitor, quick
from tests.support.served import serving
from tests.support.solving_puzzles import PUZZLES, Clock, begin, fail, solve, wrong_move

ONE, OTHER, THIRD = [puzzle for puzzle in load("wtf") if puzzle.wins_in == 2 and puzzle.grade == 2][:3]


def expected_change(puzzle: Puzzle, score: float) -> int:
    first = Rating(rows.FIRST_RATING)
    return round(first.after([Result(Rating(puzzle.difficulty, OF_PUZZLES), score)], 0).rating - first.rating)


def rating(visitor: Visitor) -> int:
    found: int = visitor.get("/api/training")["rating"]["rating"]
    return found


# Who only looks


def test_who_only_looks_leaves_no_trace(visitor: Visitor) -> None:
    assert visitor.get("/api/training")["rating"] == {"rating": 1200, "deviation": 350, "provisional": True}
    assert visitor.get("/api/training/history")["attempts"] == []
    assert visitor.get("/api/training/marks") == {"marks": {}}
    assert visitor.get("/api/training/next", rules="wtf")["rules"] == "wtf"
    visitor.http.delete("/api/training")
    assert not visitor.http.cookies


# Results


def test_a_puzzle_solved_alone_is_a_win_against_its_difficulty(visitor: Visitor) -> None:
    done = solve(visitor, begin(visitor, ONE), ONE)
    assert (done["result"], done["counts"], done["change"]) == ("alone", True, expected_change(ONE, 1))
    assert rating(visitor) == 1200 + done["change"] > 1200
    assert visitor.get("/api/training")["rating"]["deviation"] < 350


@pytest.mark.parametrize("way", ["wrong", "hint", "solution"])
def test_a_wrong_move_a_hint_or_the_solution_is_a_loss_and_what_follows_changes_nothing(
    visitor: Visitor, way: str
) -> None:
    path = begin(visitor, ONE)
    if way == "wrong":
        fail(visitor, path, ONE)
    else:
        visitor.post(f"{path}/{way}", {})
    failed = visitor.get(path)
    assert (failed["result"], failed["change"]) == ("failed", expected_change(ONE, 0))
    assert rating(visitor) == 1200 + failed["change"] < 1200
    for _ in range(2):
        solved = solve(visitor, path, ONE)
        assert (solved["result"], solved["change"]) == ("helped", failed["change"])
    fail(visitor, path, ONE)
    assert visitor.get(path)["result"] == "helped"
    assert visitor.get("/api/training/marks")["marks"] == {ONE.id: "helped"}
    assert visitor.get("/api/training")["rated"] == 1


def test_only_the_first_attempt_at_a_puzzle_counts(visitor: Visitor) -> None:
    fail(visitor, begin(visitor, ONE), ONE)
    after = rating(visitor)
    again = visitor.post(f"/api/training/puzzles/{ONE.id}", {"mode": "train"})
    assert not again["counts"]
    done = solve(visitor, f"/api/training/attempts/{again['id']}", ONE)
    assert (done["result"], done["change"]) == ("alone", None)
    assert rating(visitor) == after
    assert visitor.get("/api/training/history")["total"] == 2


def test_a_puzzle_that_was_looked_at_freely_counts_no_more(visitor: Visitor) -> None:
    visitor.post(f"{begin(visitor, ONE, 'free')}/solution")
    assert not solve(visitor, begin(visitor, ONE), ONE)["counts"]
    assert rating(visitor) == 1200


def test_nobody_finds_out_in_one_attempt_what_counts_in_another(visitor: Visitor) -> None:
    counted, free = begin(visitor, ONE), begin(visitor, ONE, "free")
    assert free == counted
    assert fail(visitor, free, ONE)["change"] < 0


def test_what_went_well_once_stays_marked_so(visitor: Visitor) -> None:
    solve(visitor, begin(visitor, ONE), ONE)
    fail(visitor, begin(visitor, ONE), ONE)
    assert visitor.get("/api/training/marks")["marks"] == {ONE.id: "alone"}


def test_hints_tell_the_theme_and_then_the_piece(visitor: Visitor) -> None:
    """Where the theme says no more than the task does, the piece at once."""
    telling = next(puzzle for puzzle in load("wtf") if "sacrifice" in puzzle.themes)
    path = begin(visitor, telling)
    first = visitor.post(f"{path}/hint", {})
    second = visitor.post(f"{path}/hint", {"about": "piece"})
    assert first["theme"] in telling.themes
    assert (second["theme"], second["square"]) == (None, telling.moves[0][:2])
    third = visitor.post(f"{path}/hint", {"about": "piece", "moves": list(telling.moves[:2])})
    assert third["square"] == telling.moves[2][:2]
    assert ONE.themes == ("escape",)
    assert visitor.post(f"{begin(visitor, ONE)}/hint", {})["square"] == ONE.moves[0][:2]


# Clients that cheat


def test_nobody_can_say_that_a_puzzle_is_solved(visitor: Visitor) -> None:
    """There is no request for that: a result follows from moves, and each move of a line is judged."""
    path = begin(visitor, ONE)
    body = {"moves": [ONE.moves[0]], "result": "alone", "verdict": "solved"}
    assert visitor.post(f"{path}/try", body)["attempt"]["result"] is None
    wrong = wrong_move(ONE)
    tried = visitor.post(f"{path}/try", {"moves": [wrong, *ONE.moves[1:]]})
    assert tried["attempt"]["result"] == "failed"


def test_an_attempt_is_its_visitors_own(visitor: Visitor, stranger: Visitor) -> None:
    path = begin(visitor, ONE)
    begin(stranger, OTHER)
    assert stranger.refusal("GET", path)["status"] == 404
    for action in ("try", "hint", "solution"):
        assert stranger.refusal("POST", f"{path}/{action}", {"moves": [ONE.moves[0]]})["status"] == 404
    assert visitor.get(path)["result"] is None


def test_two_tabs_at_once_rate_a_puzzle_once(visitor: Visitor, server: Running) -> None:
    paths = [begin(visitor, ONE) for _ in range(8)]
    assert len(set(paths)) == 1
    cookies = dict(visitor.http.cookies)
    changes: list[int | None] = []

    def attempt(path: str) -> None:
        with server.visitor() as tab:
            tab.http.cookies.update(cookies)
            changes.append(fail(tab, path, ONE)["change"])

    tabs = [threading.Thread(target=attempt, args=(path,)) for path in paths]
    for tab in tabs:
        tab.start()
    for tab in tabs:
        tab.join()
    assert changes == [expected_change(ONE, 0)] * 8
    assert rating(visitor) == 1200 + expected_change(ONE, 0)


def test_open_attempts_of_a_visitor_are_bounded(visitor: Visitor) -> None:
    paths = [begin(visitor, puzzle) for puzzle in list(PUZZLES.values())[: rows.MOST_OPEN_ATTEMPTS + 3]]
    assert [visitor.http.get(path).status_code for path in paths[:4]] == [404, 404, 404, 200]


# What is kept


def test_a_restart_in_the_middle_loses_nothing(tmp_path: Path) -> None:
    with Running(quick(tmp_path)) as server, server.visitor() as visitor:
        open_one = begin(visitor, ONE)
        visitor.post(f"{open_one}/try", {"moves": [ONE.moves[0]]})
        fail(visitor, begin(visitor, OTHER), OTHER)
        before = visitor.get("/api/training")
        history = visitor.get("/api/training/history")
        cookies = dict(visitor.http.cookies)
    with Running(quick(tmp_path)) as server, server.visitor() as visitor:
        visitor.http.cookies.update(cookies)
        after = visitor.get("/api/training")
        assert after == before
        assert visitor.get("/api/training/history") == history
        assert visitor.post(f"{open_one}/try", {"moves": list(ONE.moves)})["attempt"]["result"] == "alone"


@pytest.mark.long
def test_a_server_that_is_killed_loses_no_result_that_it_acknowledged(tmp_path: Path) -> None:
    with serving(tmp_path) as server, Visitor(server.address) as visitor:
        fail(visitor, begin(visitor, ONE), ONE)
        run = visitor.post("/api/training/runs", {"kind": "streak"})
        first = PUZZLES[run["puzzle"]["id"]]
        path = f"/api/training/runs/{run['id']}"
        played = visitor.post(f"{path}/moves", {"move": first.moves[0], "number": 0, "ply": 0})
        cookies = visitor.http.cookies
        server.end(signal.SIGKILL)
    with serving(tmp_path) as server, Visitor(server.address) as visitor:
        visitor.http.cookies = cookies
        assert rating(visitor) == 1200 + expected_change(ONE, 0)
        assert visitor.get("/api/training/marks")["marks"] == {ONE.id: "failed"}
        assert visitor.get(path)["position"]["fen"] == played["positions"][1]["fen"]


def test_the_history_tells_attempts_the_ratings_way_and_the_weak_themes(visitor: Visitor) -> None:
    themed = [puzzle for puzzle in load("wtf") if "sacrifice" in puzzle.themes and puzzle.grade == 2][:3]
    plain = [puzzle for puzzle in load("wtf") if "sacrifice" not in puzzle.themes and puzzle.grade == 2][:4]
    for puzzle in themed:
        fail(visitor, begin(visitor, puzzle), puzzle)
    for puzzle in plain:
        solve(visitor, begin(visitor, puzzle), puzzle)
    history = visitor.get("/api/training/history")
    assert [each["puzzle"]["id"] for each in history["attempts"]] == [each.id for each in reversed([*themed, *plain])]
    assert [each["result"] for each in history["attempts"]] == ["alone"] * 4 + ["failed"] * 3
    assert len(history["ratings"]) == 7
    assert history["ratings"][-1]["rating"] == rating(visitor)
    themes = {each["theme"]: each for each in history["themes"]}
    assert themes["sacrifice"] == {"theme": "sacrifice", "tried": 3, "alone": 0, "weak": True}
    rates = [(each["alone"] + 1) / (each["tried"] + 2) for each in history["themes"]]
    assert rates == sorted(rates)
    assert visitor.get("/api/training/history", offset=5)["attempts"] == history["attempts"][5:]


def test_training_can_be_forgotten(visitor: Visitor, stranger: Visitor) -> None:
    for each in (visitor, stranger):
        solve(each, begin(each, ONE), ONE)
    assert visitor.http.delete("/api/training").status_code == 204
    assert (rating(visitor), visitor.get("/api/training/history")["total"]) == (1200, 0)
    assert visitor.get("/api/training/marks")["marks"] == {}
    assert rating(stranger) > 1200
    assert begin(visitor, ONE)


def test_the_log_is_trimmed_and_the_marks_are_not(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rows, "MOST_ATTEMPTS", 2)
    with Running(quick(tmp_path)) as server, server.visitor() as visitor:
        for puzzle in (ONE, OTHER, THIRD):
            solve(visitor, begin(visitor, puzzle), puzzle)
        assert visitor.get("/api/training/history")["total"] == 2
        assert len(visitor.get("/api/training/marks")["marks"]) == 3
        assert visitor.get("/api/training")["rated"] == 3


# Time


@pytest.fixture
def clock(tmp_path: Path) -> Iterator[tuple[Visitor, Clock]]:
    with Running(quick(tmp_path)) as server, server.visitor() as visitor:
        services = server.app.state.services
        services.training.now = time = Clock()
        yield visitor, time


def test_seconds_are_the_servers_and_rest_makes_a_rating_unsure(clock: tuple[Visitor, Clock]) -> None:
    visitor, time = clock
    path = begin(visitor, ONE)
    time.now += 12.5
    assert solve(visitor, path, ONE)["seconds"] == 12.5
    before = visitor.get("/api/training")["rating"]
    time.now += 365 * 24 * 3600
    after = visitor.get("/api/training")["rating"]
    assert after["deviation"] > before["deviation"]
    assert after["rating"] == before["rating"]


def test_an_attempt_that_is_left_for_a_day_makes_room(clock: tuple[Visitor, Clock]) -> None:
    visitor, time = clock
    left = begin(visitor, ONE)
    time.now += 24 * 3600 + 1
    begin(visitor, OTHER)
    assert visitor.refusal("GET", left)["status"] == 404


# The next puzzle


def test_the_next_puzzle_is_the_same_until_it_was_tried_and_never_one_of_the_last(visitor: Visitor) -> None:
    seen: list[str] = []
    for _ in range(12):
        chosen = visitor.get("/api/training/next", rules="wtf")
        assert chosen == visitor.get("/api/training/next", rules="wtf")
        assert chosen["id"] not in seen
        puzzle = PUZZLES[chosen["id"]]
        path = begin(visitor, puzzle)
        (solve if len(seen) % 2 else fail)(visitor, path, puzzle)
        seen.append(puzzle.id)
    near = [abs(PUZZLES[name].difficulty - rating(visitor)) for name in seen[4:]]
    assert sorted(near)[len(near) // 2] < 400


def test_the_next_puzzle_is_of_the_kind_that_is_wanted(visitor: Visitor) -> None:
    chosen = visitor.get("/api/training/next", rules="raven", theme="escape", side="defenders")
    puzzle = PUZZLES[chosen["id"]]
    assert (puzzle.rules, puzzle.side) == ("raven", "defenders")
    assert "escape" in puzzle.themes
    assert visitor.refusal("GET", "/api/training/next?theme=luck")["status"] == 404
    assert visitor.refusal("GET", "/api/training/next?side=both")["status"] == 422


# Why


def test_every_move_of_every_solution_is_explained_by_what_the_board_shows() -> None:
    for puzzle in load():
        board = puzzle.board()
        for number, (move, facts) in enumerate(zip(puzzle.line(), explain(puzzle), strict=True)):
            assert facts, f"{puzzle.id} says nothing of its move {number}"
            after = board.after(move)
            names = [fact.name for fact in facts]
            assert ("wins" in names) == (after.outcome() is not None)
            assert ("takes" in names) <= bool(board.captures(move))
            if "corners" in names or "threatens" in names:
                assert after.passed().winning_moves()
            if "no-answer" in names:
                assert all(board.after(each).winning_moves() for each in board.legal_moves)
            if "only-move" in names:  # which the puzzle's proof says
                assert number % 2 == 0
                assert [fact.count for fact in facts if fact.name == "only-move"] == [len(board.legal_moves)]
            if "stops" in names:
                assert board.passed().winning_moves()
                assert not after.winning_moves()
            board = after
