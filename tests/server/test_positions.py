"""Positions over HTTP: the browser holds no rules, so everything it shows must be in the answer, and be right."""

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from brandubh import PRESETS, Board, Rules
from brandubh.pieces import SQUARES, Piece
from brandubh.reasons import capture_reasons
from brandubh.rules.clauses import clauses
from tests.support.running import Json, Running, Visitor
from tests.support.strategies import any_texts, boards

LOOP = ["d1-c1", "d3-c3", "c1-d1", "c3-d3"]
WORDS = {"attacker": Piece.ATTACKER, "defender": Piece.DEFENDER, "king": Piece.KING}


def look(visitor: Visitor, board: Board) -> Json:
    root = board.root()
    return visitor.post(
        "/api/positions",
        {"rules": board.rules.to_dict(), "fen": root.fen(), "moves": [move.uci() for move in board.move_stack]},
    )


@settings(max_examples=120)
@given(board=boards())
def test_a_position_is_what_the_board_says(server: Running, board: Board) -> None:
    with server.visitor() as visitor:
        view = look(visitor, board)
    assert (view["fen"], view["turn"], view["ply"]) == (board.fen(), board.turn, board.ply)
    assert view["rules_id"] == board.rules.rules_id
    destinations = {square: board.destinations(square) for square in SQUARES if board.destinations(square)}
    assert {square: set(targets) for square, targets in view["destinations"].items()} == destinations
    known = {clause.id for clause in clauses(board.rules)}
    check_last_move(view, board, known)
    check_outcome(view, board, known)
    warnings = {move.uci(): board.repetition_warning(move) for move in board.legal_moves} if board.ply else {}
    assert {
        f"{one['from_square']}{one['to_square']}": (one["occurrences"], one["loser"], one["final"])
        for one in view["warnings"]
    } == {uci: (warning.occurrences, warning.loser, warning.final) for uci, warning in warnings.items() if warning}


def check_last_move(view: Json, board: Board, known: set[str]) -> None:
    if not board.ply:
        assert view["last"] is None
        return
    before = board.copy()
    move = before.pop()
    last = view["last"]
    assert (last["uci"], last["text"], last["side"]) == (move.uci(), before.text(move), before.turn)
    assert (last["from_square"], last["to_square"]) == (move.origin, move.target)
    assert WORDS[last["piece"]] is before.piece_at(move.origin)
    for told, reason in zip(last["captures"], capture_reasons(before, move), strict=True):
        assert (told["square"], WORDS[told["piece"]]) == (reason.square, reason.piece)
        assert (told["captors"], told["hostile"]) == (list(reason.captors), list(reason.hostile))
        assert told["clause"] in known


def check_outcome(view: Json, board: Board, known: set[str]) -> None:
    outcome = board.outcome()
    if outcome is None:
        assert view["outcome"] is None
        assert view["destinations"]
        return
    assert (view["outcome"]["winner"], view["outcome"]["termination"]) == (outcome.winner, outcome.termination)
    assert view["outcome"]["clause"] in known
    assert view["destinations"] == {}
    assert not view["king_threatened"]


@pytest.mark.parametrize("name", PRESETS)
def test_a_preset_is_known_by_its_name(visitor: Visitor, name: str) -> None:
    assert visitor.post("/api/positions", {"rules": name})["rules_id"] == PRESETS[name].rules_id


def test_without_a_word_it_is_the_start(visitor: Visitor) -> None:
    view = visitor.post("/api/positions")
    assert (view["fen"], view["rules_id"], view["ply"]) == (Board().fen(), PRESETS["wtf"].rules_id, 0)


def test_a_line_has_every_position_on_the_way(visitor: Visitor) -> None:
    moves = ["d2-e2", "d3-e3", "a4-a5"]
    views = visitor.http.post("/api/positions/line", json={"moves": moves}).json()
    assert views == [visitor.post("/api/positions", {"moves": moves[:number]}) for number in range(4)]


@pytest.mark.parametrize(
    ("fen", "move", "threatened"),
    [
        ("7/7/7/7/1t5/2K4/5t1 w", "c2-c3", False),
        ("7/7/7/7/1t5/2K4/3t3 w", "c2-c3", True),  # by d1-d3
        ("7/7/7/7/1tK3t/7/7 b", None, True),
    ],
)
def test_a_king_that_can_be_taken_at_once_is_threatened(
    visitor: Visitor, fen: str, move: str | None, threatened: bool
) -> None:
    view = visitor.post("/api/positions", {"fen": fen, "moves": [move] if move else []})
    assert view["king_threatened"] is threatened


@pytest.mark.parametrize(
    ("rules", "fen", "moves", "outcome"),
    [
        ("wtf", "7/7/7/t5t/7/7/3K3 w", ["d1-a1"], ("defenders", "escape", {"a1"}, "escape")),
        ("wtf", "7/7/7/7/7/1tK3t/7 b", ["g2-d2"], ("attackers", "capture", {"b2", "c2", "d2"}, "king-capture")),
        ("wtf", "7/7/7/7/7/2Kt2T/7 w", ["g2-e2"], ("defenders", "no_men", set(), "no-men")),
        (
            "wtf",
            "7/t6/7/4t2/3tKt1/3tTt1/1t5 b",
            ["b1-e1"],
            ("attackers", "encirclement", {"e4", "d3", "f3", "d2", "f2", "e1"}, "encirclement"),
        ),
        ("wtf", "1tK4/7/1T5/7/7/7/7 w", ["b5-b6"], ("defenders", "no_moves", {"b7"}, "no-moves")),
        ("raven", "1tK4/7/1T5/7/7/7/7 w", ["b5-b6"], (None, "no_moves", {"b7"}, "no-moves")),
        ("wtf-it", None, LOOP * 3, ("attackers", "repetition", {"c3", "d3"}, "repetition-verdict")),
        ("raven", None, LOOP * 2, (None, "repetition", {"c3", "d3"}, "repetition-verdict")),
    ],
)
def test_every_ending_is_told_with_what_shows_it(
    visitor: Visitor, rules: str, fen: str | None, moves: list[str], outcome: tuple[str | None, str, set[str], str]
) -> None:
    told = visitor.post("/api/positions", {"rules": rules, "fen": fen, "moves": moves})["outcome"]
    assert (told["winner"], told["termination"], set(told["squares"]), told["clause"]) == outcome


def test_the_winner_of_a_repetition_by_choice_is_told_by_that_clause(visitor: Visitor) -> None:
    told = visitor.post("/api/positions", {"moves": LOOP * 3})["outcome"]
    assert (told["termination"], told["clause"]) == ("repetition", "repetition-choice")


@pytest.mark.parametrize(("rules", "rounds"), [("wtf", 3), ("wtf-de", 3), ("wtf-it", 3), ("raven", 2)])
def test_a_fatal_repetition_is_warned_of_before_it_happens(visitor: Visitor, rules: str, rounds: int) -> None:
    moves = LOOP * rounds
    early = visitor.post("/api/positions", {"rules": rules, "moves": moves[:3]})["warnings"]
    assert [(one["move"], one["occurrences"], one["final"]) for one in early] == [("c3-d3", 1, False)]
    late = visitor.post("/api/positions", {"rules": rules, "moves": moves[:-1]})
    [warning] = [one for one in late["warnings"] if one["move"] == "c3-d3"]
    assert (warning["occurrences"], warning["final"]) == (rounds, True)
    over = visitor.post("/api/positions", {"rules": rules, "moves": moves})["outcome"]
    expected = {"attackers": "defenders", "defenders": "attackers", None: None}[over["winner"]]
    assert warning["loser"] == expected


# What cannot be

DEEP: Any = []
for _ in range(400):
    DEEP = [DEEP]

BAD: list[Json] = [
    {"rules": "chess"},
    {"rules": ""},
    {"rules": "../../etc/passwd"},
    {"rules": "rules.toml"},
    {"rules": None},
    {"rules": []},
    {"rules": {"name": 7}},
    {"rules": {"start": "7/7/7/7/7/7/7"}},
    {"rules": {"start": "K6/7/7/7/7/7/7", "first": "nobody"}},
    {"rules": {"escape": ["corners"]}},
    {"rules": {"escape": {"a": 1}}},
    {"rules": {"escape": DEEP}},
    {"rules": {"king_taken_on_throne": 3}},
    {"rules": {"king_taken_on_throne": 1e999}},
    {"rules": {"king_armed": "yes"}},
    {"rules": {"king_armed": None}},
    {"rules": {"\ud800": 1}},
    {"rules": {"name": "\ud800"}},
    {"rules": {"escape": "\ud800"}},
    {"rules": {"name": "line\nbreak"}},
    {"fen": ""},
    {"fen": "3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3"},
    {"fen": "3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3 x"},
    {"fen": "7/7/7/7/7/7/7 b"},
    {"fen": "KK5/7/7/7/7/7/7 b"},
    {"fen": "t6/7/7/3K3/7/7/7 b"},
    {"fen": "8/7/7/3K3/7/7/7 b"},
    {"fen": "²/7/7/3K3/7/7/7 b"},
    {"fen": "x" * 101},
    {"fen": 5},
    {"fen": "\ud800"},
    {"moves": ["d2"]},
    {"moves": ["d2-e2", "d2-e2"]},
    {"moves": ["d4-a1"]},
    {"moves": ["d2-e2xd3"]},
    {"moves": ["d2-e2-f2"]},
    {"moves": ["-"]},
    {"moves": ["d2→e2"]},
    {"moves": ["\x00"]},
    {"moves": ["\ud800"]},
    {"moves": [None]},
    {"moves": "d2-e2"},
    {"moves": ["d2-e2"] * 2001},
    {"moves": LOOP * 3 + ["d1-c1"]},
]


@pytest.mark.parametrize("body", BAD, ids=lambda body: json.dumps(body)[:60])
@pytest.mark.parametrize("path", ["/api/positions", "/api/positions/line"])
def test_what_is_no_position_is_refused_with_a_sentence(visitor: Visitor, path: str, body: Json) -> None:
    answer = visitor.http.post(path, content=json.dumps(body), headers={"Content-Type": "application/json"})
    assert answer.status_code == 422, answer.text
    assert answer.headers["content-type"] == "application/problem+json"
    assert answer.json()["detail"]


@pytest.mark.parametrize(
    "body", [b"", b"{", b"[]", b"null", b"7", b"\xff\xfe", b"[" * 5000, b'{"moves":[' + b"[" * 5000]
)
def test_what_is_no_json_is_refused_with_a_sentence(visitor: Visitor, body: bytes) -> None:
    answer = visitor.http.post("/api/positions", content=body, headers={"Content-Type": "application/json"})
    assert answer.status_code in (400, 422), answer.text
    assert answer.headers["content-type"] == "application/problem+json"
    assert answer.json()["detail"][0].isalpha(), answer.text


@settings(max_examples=150)
@given(rules=st.sampled_from([*PRESETS]) | any_texts, fen=st.none() | any_texts, move=any_texts)
def test_no_text_makes_the_server_stumble(server: Running, rules: str, fen: str | None, move: str) -> None:
    with server.visitor() as visitor:
        answer = visitor.http.post("/api/positions", json={"rules": rules, "fen": fen, "moves": [move]})
    assert answer.status_code in (200, 422)


# Rulesets


def test_the_rulesets_are_told_with_their_start(visitor: Visitor) -> None:
    told = visitor.http.get("/api/rules").json()
    assert [(one["name"], one["preset"], one["rules_id"]) for one in told] == [
        (name, name, rules.rules_id) for name, rules in PRESETS.items()
    ]
    assert [one["rules"] for one in told] == [rules.to_dict() for rules in PRESETS.values()]
    assert [one["start"]["fen"] for one in told] == [Board(rules=name).fen() for name in PRESETS]


@pytest.mark.parametrize("name", PRESETS)
def test_a_ruleset_is_told_clause_by_clause(visitor: Visitor, name: str) -> None:
    page = visitor.get(f"/api/rules/{name}/clauses")
    assert [clause["id"] for clause in page["clauses"]] == [clause.id for clause in clauses(PRESETS[name])]
    assert page == visitor.post("/api/rules/clauses", {"rules": name})
    for clause in page["clauses"]:
        for diagram in clause["diagrams"]:
            view = visitor.post("/api/positions", {"rules": name, "fen": diagram["fen"], "moves": diagram["moves"]})
            taken = [capture["square"] for capture in view["last"]["captures"]] if view["last"] else []
            told = {message["key"]: message["args"] for message in diagram["shows"]}
            assert ", ".join(taken) == told.get("shows-captures", {"squares": ""})["squares"]


def test_rules_whose_start_is_over_are_refused_with_the_reason(visitor: Visitor) -> None:
    over = {"name": "mine", "start": "7/7/7/K2t3/7/7/7", "escape": "edges", "throne_restricted": False}
    for path in ("/api/rules/clauses", "/api/positions", "/api/games"):
        problem = visitor.refusal("POST", path, {"rules": over})
        assert (problem["code"], problem["arguments"]["ending"]) == ("rules-start-over", "escape"), path


def test_rules_of_ones_own_have_clauses_too(visitor: Visitor) -> None:
    fields: dict[str, Any] = {"name": "mine", "escape": "edges", "repetition": "none"}
    page = visitor.post("/api/rules/clauses", {"rules": fields})
    assert (page["name"], page["preset"], page["origin"]) == ("mine", None, "origin-custom")
    assert page["rules"] == Rules.from_dict(fields).to_dict()


def test_differences_stand_side_by_side(visitor: Visitor) -> None:
    told = visitor.http.get("/api/rules/differences", params={"names": "wtf, wtf-it"}).json()
    assert [one["id"] for one in told] == ["repetition-verdict"]
    assert [clause["id"] for clause in told[0]["clauses"]] == ["repetition-verdict"] * 2
    every = visitor.http.get("/api/rules/differences").json()
    assert all(len(one["clauses"]) == len(PRESETS) for one in every)


@pytest.mark.parametrize("path", ["/api/rules/chess/clauses", "/api/rules/differences?names=wtf,chess"])
def test_a_ruleset_that_nobody_knows_is_refused(visitor: Visitor, path: str) -> None:
    assert visitor.refusal("GET", path)["status"] == 422
