"""The engine's opinion over HTTP: live analysis, the report on a game, and moves tried instead of mistakes."""

import json
from typing import Any

import pytest

from brandubh import Board
from tests.support.running import Json, Visitor

WON = "7/7/7/t5t/7/7/3K3 w"  # the king escapes at once
LOST = "7/7/7/7/1tK3t/7/7 b"  # the king is taken at once


def analysis(visitor: Visitor, **body: object) -> list[Json]:
    lines = visitor.lines("/api/analysis", {"seconds": 20, "depth": 4} | body)
    assert lines[-1] == {"kind": "end"}
    assert all(line["kind"] == "line" for line in lines[:-1])
    return lines[:-1]


def test_an_analysis_deepens_line_by_line(visitor: Visitor) -> None:
    lines = analysis(visitor, depth=6)
    depths = [line["depth"] for line in lines]
    assert depths == sorted(depths)
    assert depths[-1] == 6
    for line in lines:
        board = Board()
        for text, uci in zip(line["moves"], line["uci"], strict=True):
            move = board.parse_text(text)
            assert move.uci() == uci
            board.push(move)
        assert line["nodes"] > 0
        assert 0 <= line["score"]["chance"] <= 1
        assert line["score"]["centimen"] is not None


def test_lines_come_while_the_search_goes_on(visitor: Visitor) -> None:
    with visitor.http.stream("POST", "/api/analysis", json={"seconds": 3600}) as answer:
        lines = answer.iter_lines()
        first, second = json.loads(next(lines)), json.loads(next(lines))
    assert first["kind"] == second["kind"] == "line"
    assert second["depth"] >= first["depth"]


@pytest.mark.parametrize("lines", [1, 3, 5])
def test_there_are_as_many_lines_as_asked_for(visitor: Visitor, lines: int) -> None:
    found = analysis(visitor, lines=lines)
    last = [line for line in found if line["depth"] == 4]
    assert [line["rank"] for line in last[-lines:]] == list(range(1, lines + 1))
    assert len({line["uci"][0] for line in last[-lines:]}) == lines


def test_the_best_line_comes_first(visitor: Visitor) -> None:
    best, second, third = analysis(visitor, fen=WON, lines=3)[-3:]
    assert {best["moves"][0], second["moves"][0]} == {"d1-a1", "d1-g1"}
    assert (best["score"]["wins_in"], second["score"]["wins_in"]) == (1, 1)
    assert third["score"]["wins_in"] != 1


@pytest.mark.parametrize(("fen", "wins_in", "chance"), [(WON, 1, 1), (LOST, -1, 0)])
def test_a_decided_position_is_called_so_as_seen_from_the_defenders(
    visitor: Visitor, fen: str, wins_in: int, chance: float
) -> None:
    score = analysis(visitor, fen=fen)[-1]["score"]
    assert (score["wins_in"], score["centimen"], score["chance"]) == (wins_in, None, chance)


def test_a_threat_is_what_the_other_side_would_do(visitor: Visitor) -> None:
    waiting = WON[:-1] + "b"
    threat = analysis(visitor, fen=waiting, threat=True)[-1]
    assert threat["score"]["wins_in"] == 1
    assert Board(WON).parse_text(threat["moves"][0]).target in ("a1", "g1")


def test_analysis_knows_the_rules_and_the_moves_before(visitor: Visitor) -> None:
    own = {"name": "own", "escape": "edges"}
    line = analysis(visitor, rules=own, fen="7/7/7/t5t/7/3K3/7 b", moves=["a4-a5"])[-1]
    assert line["score"]["wins_in"] == 1


@pytest.mark.parametrize("path", ["/api/analysis", "/api/reports/try"])
@pytest.mark.parametrize("fen", ["K6/7/7/7/7/7/3t3 b", "1tK4/1T5/7/7/7/7/7 b"])
def test_a_game_that_is_over_is_not_analysed(visitor: Visitor, path: str, fen: str) -> None:
    assert visitor.refusal("POST", path, {"fen": fen, "attempt": "d1-d2"})["status"] == 409


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/analysis", {"lines": 0}),
        ("/api/analysis", {"lines": 6}),
        ("/api/analysis", {"seconds": 0}),
        ("/api/analysis", {"seconds": 1e9}),
        ("/api/analysis", {"depth": 0}),
        ("/api/analysis", {"fen": "nonsense"}),
        ("/api/analysis", {"rules": "chess"}),
        ("/api/reports", {"moves": ["d2-d1"]}),
        ("/api/reports", {"moves": ["d2-e2"], "nodes": 1}),
        ("/api/reports/try", {}),
        ("/api/reports/try", {"attempt": "d2-d1"}),
        ("/api/reports/try", {"attempt": "a1a2"}),
        ("/api/reports/try", {"attempt": "hello"}),
    ],
)
def test_what_cannot_be_analysed_is_refused_with_a_sentence(visitor: Visitor, path: str, body: Any) -> None:
    assert visitor.refusal("POST", path, body)["status"] == 422


# Reports

# The king could escape, steps beside a corner instead, and is taken.
THROWN_AWAY = {"fen": "7/7/7/7/2t4/7/4K2 w", "moves": ["e1-b1", "c3-c1xb1"]}


def report(visitor: Visitor, **body: object) -> tuple[list[Json], Json]:
    *steps, end = visitor.lines("/api/reports", {"nodes": 20_000} | body)
    assert end["kind"] == "end", end
    assert all(step["kind"] == "step" for step in steps)
    return steps, end


def test_a_report_finds_the_blunder_what_was_better_and_where_the_game_turned(visitor: Visitor) -> None:
    (start, blunder, capture), end = report(visitor, **THROWN_AWAY)
    assert (start["move"], start["judgement"], start["score"]["chance"]) == (None, None, 1)
    assert (blunder["move"], blunder["side"], blunder["judgement"]) == ("e1-b1", "defenders", "blunder")
    assert blunder["loss"] > 0.9
    assert blunder["best"] in ("e1-a1", "e1-g1")
    assert blunder["best_line"][0] == blunder["best"]
    assert (capture["judgement"], capture["accuracy"], capture["best"]) == ("best", 100, None)
    assert capture["score"]["chance"] == 0
    assert (start["line"][0], blunder["line"], capture["line"]) == (blunder["best"], ["c3-c1xb1"], [])
    assert end["turning_points"] == [1]
    assert end["attackers"] == {"accuracy": 100, "inaccuracies": 0, "mistakes": 0, "blunders": 0}
    assert (end["defenders"]["accuracy"], end["defenders"]["blunders"]) == (blunder["accuracy"], 1)
    assert blunder["accuracy"] < 5


def test_where_a_mistake_decides_the_game_its_line_is_shown_to_the_end(visitor: Visitor) -> None:
    moves = ["f4-f3", "e4-e7", "g4-g3"]
    steps, _ = report(visitor, moves=moves, nodes=120_000)
    mistake = steps[-1]
    assert (mistake["judgement"], mistake["score"]["centimen"]) == ("blunder", None)
    board = Board().play_all(moves)
    for text in mistake["line"]:
        board.push_text(text)
    assert board.is_game_over()


def test_the_report_on_a_game_is_the_same_twice_whatever_was_looked_at_before(visitor: Visitor) -> None:
    game = {"moves": ["f4-f3", "e4-e7", "g4-g3", "d4-g4", "d1-c1"]}
    first = report(visitor, **game)
    analysis(visitor, **game, lines=3, depth=8)
    assert report(visitor, **game) == first
    # and so is the answer to a move that is tried instead
    tries = [visitor.post("/api/reports/try", {"moves": game["moves"][:2], "attempt": "f3-f7"}) for _ in range(2)]
    assert tries[0] == tries[1]


def test_a_report_goes_through_the_whole_game(visitor: Visitor) -> None:
    board = Board().play_all(["d2-e2", "d3-e3", "a4-a5", "c4-c5", "f4-f5"])
    moves = [str(move) for move in board.move_stack]
    steps, end = report(visitor, moves=moves, nodes=3000)
    assert [step["ply"] for step in steps] == list(range(6))
    assert [step["fen"] for step in steps] == [Board().play_all(moves[:ply]).fen() for ply in range(6)]
    assert [step["side"] for step in steps] == [None, "attackers", "defenders", "attackers", "defenders", "attackers"]
    for side, own in (("attackers", steps[1::2]), ("defenders", steps[2::2])):
        assert end[side]["accuracy"] == pytest.approx(sum(step["accuracy"] for step in own) / len(own), abs=0.1)
        for word, plural in (("inaccuracy", "inaccuracies"), ("mistake", "mistakes"), ("blunder", "blunders")):
            assert end[side][plural] == sum(step["judgement"] == word for step in own)
    for step in steps[1:]:
        assert (step["best"] is not None) is (step["judgement"] in ("inaccuracy", "mistake", "blunder"))
        assert 0 <= step["accuracy"] <= 100
        assert 0 <= step["loss"] <= 1


def test_a_game_without_moves_has_no_report(visitor: Visitor) -> None:
    assert visitor.refusal("POST", "/api/reports", {})["status"] == 409


def test_the_best_move_tried_is_good(visitor: Visitor) -> None:
    answer = visitor.post("/api/reports/try", {"fen": WON, "attempt": "d1-a1"})
    assert (answer["good"], answer["loss"], answer["score"]["chance"]) == (True, 0, 1)
    assert answer["best"] in ("d1-a1", "d1-g1")


def test_a_bad_move_tried_is_told_with_a_better_one(visitor: Visitor) -> None:
    answer = visitor.post("/api/reports/try", {"fen": LOST, "attempt": "b3-a3"})
    assert (answer["good"], answer["judgement"]) == (False, "blunder")
    assert answer["loss"] > 0.25
    assert answer["best"] == answer["best_line"][0]
    assert Board(LOST).captures(Board(LOST).parse_text(answer["best"])) == {"c3"}


@pytest.mark.parametrize(
    ("fen", "move", "reply", "consequence"),
    [
        ("7/7/7/2t4/1tKt3/1t1t3/5t1 b", "f1-f2", "c3-c1", "escape"),  # only c1 would have shut him in
        ("7/7/7/7/2t4/7/4K2 w", "e1-b1", "c3-c1xb1", "capture"),  # he steps beside a corner
        ("3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3 b", "d2-e2", None, None),
    ],
)
def test_a_move_tried_is_told_with_the_answer_to_it_and_what_that_comes_to(
    visitor: Visitor, fen: str, move: str, reply: str | None, consequence: str | None
) -> None:
    answer = visitor.post("/api/reports/try", {"fen": fen, "attempt": move})
    assert answer["consequence"] == consequence
    assert answer["reply"] is not None
    assert reply in (None, answer["reply"])


# Hints


def test_a_hint_is_the_winning_move(visitor: Visitor) -> None:
    hint = visitor.post("/api/hints", {"fen": "7/7/7/7/1tK3t/7/7 b"})
    assert hint == {"from_square": "g3", "to_square": "d3", "text": "g3-d3xc3"}


def test_a_hint_knows_the_moves_that_were_made(visitor: Visitor) -> None:
    hint = visitor.post("/api/hints", {"moves": ["d2-e2"]})
    board = Board().play_all(["d2-e2"])
    assert board.parse_text(hint["text"]) in board.legal_moves


def test_there_is_no_hint_after_the_end(visitor: Visitor) -> None:
    assert visitor.refusal("POST", "/api/hints", {"fen": "7/7/7/7/7/7/2t3K b"})["status"] == 409
