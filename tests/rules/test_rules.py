"""Rulesets as data: the presets, and every field of custom rules at work."""

import dataclasses
from typing import Any

import pytest

from brandubh import PRESETS, Board, Move, Outcome, Rules, RulesError, Side, Termination
from brandubh.rules import Escape, load_rules
from tests.support.strategies import CHOICES


def test_the_family_differs_only_in_repetition() -> None:
    wtf = PRESETS["wtf"].to_dict()
    for name in ("wtf-de", "wtf-it"):
        other = PRESETS[name].to_dict()
        assert {field for field in wtf if wtf[field] != other[field]} <= {"name", "repetition", "repetition_verdict"}


def test_ids_never_change_between_versions() -> None:
    # Files will hold ids: whoever changes these breaks them.
    assert {name: rules.rules_id for name, rules in PRESETS.items()} == {
        "wtf": "c2407601f4f9e360",
        "wtf-de": "b99b1640ec61a2d3",
        "wtf-it": "d6a06a495023c01a",
        "raven": "4c04fe214361e698",
        "cyningstan": "7286558bf395edb3",
        "magpie": "518c7efef9c370da",
        "ard-ri": "b01554e5a236c835",
        "ard-ri-open": "f07615852b2dd890",
    }


def test_the_name_is_no_part_of_a_ruleset_s_identity() -> None:
    renamed = dataclasses.replace(PRESETS["wtf"], name="house rules")
    assert renamed == PRESETS["wtf"]
    assert renamed.rules_id == PRESETS["wtf"].rules_id


def after(fen: str, move: str, **fields: Any) -> tuple[set[str], Outcome | None]:
    """What a move takes and ends under the federation's rules with some fields changed."""
    board = Board(fen, rules=Rules(**fields))
    captures = board.captures(Move.from_text(move))
    board.push_text(move)
    return captures, board.outcome()


CAPTURED = Outcome(Side.ATTACKERS, Termination.CAPTURE)


@pytest.mark.parametrize(
    ("field", "value", "fen", "move", "captures"),
    [
        ("throne_hostile_to_attackers", "never", "7/7/1T5/2t4/7/2K4/1t5 w", "b5-b4", set()),
        ("throne_hostile_to_attackers", "when-empty", "7/7/1T5/2t4/7/2K4/1t5 w", "b5-b4", {"c4"}),
        ("throne_hostile_to_defenders", "never", "7/7/1t5/2T4/7/2K4/1t5 b", "b5-b4", set()),
        ("throne_hostile_to_defenders", "always", "7/7/1t5/2TK3/7/7/1t5 b", "b5-b4", {"c4"}),
        ("throne_hostile_to_king", "always", "3t3/7/3K3/7/7/t6/7 b", "d7-d6", {"d5"}),
        ("throne_hostile_to_king", "when-empty", "3t3/7/3K3/7/7/t6/7 b", "d7-d6", {"d5"}),
        ("corners_hostile", False, "7/7/7/7/7/2t4/1T1K3 b", "c2-c1", set()),
        ("king_armed", False, "7/7/7/7/1Tt3K/7/3t3 w", "g3-d3", set()),
        ("king_armed", False, "7/7/7/7/1Kt3T/7/3t3 w", "g3-d3", set()),
        ("king_taken_on_throne", 2, "7/7/7/2tK2t/7/7/1t5 b", "g4-e4", {"d4"}),
        ("king_taken_beside_throne", 4, "7/7/2tK1t1/7/7/7/1t5 b", "f5-e5", set()),
        ("king_taken_beside_throne", 4, "7/3t3/2tK1t1/7/7/7/1t5 b", "f5-e5", {"d5"}),
        ("king_taken_elsewhere", 4, "7/7/7/7/1tK3t/7/7 b", "g3-d3", set()),
        ("king_taken_elsewhere", 4, "7/7/7/2t4/1tK3t/2t4/7 b", "g3-d3", {"c3"}),
        ("king_taken_elsewhere", 4, "7/7/7/t6/K5t/t6/7 b", "g3-b3", {"a3"}),
    ],
)
def test_each_field_of_capture_is_at_work(field: str, value: object, fen: str, move: str, captures: set[str]) -> None:
    assert after(fen, move, **{field: value})[0] == captures
    assert set(CHOICES) == set(Rules().to_dict()) - {"name", "start"}


def test_an_unarmed_king_on_an_always_hostile_throne_still_helps_by_the_throne() -> None:
    fen = "7/7/1T5/2tK3/7/7/1t5 w"
    assert after(fen, "b5-b4", king_armed=False)[0] == {"c4"}
    assert after(fen, "b5-b4", king_armed=False, throne_hostile_to_attackers="when-empty")[0] == set()


def test_a_king_taken_by_four_at_the_edge_needs_his_existing_neighbours_closed() -> None:
    rules = {"king_taken_elsewhere": 4}
    assert after("7/7/7/t6/K5t/t6/7 b", "g3-b3", **rules) == ({"a3"}, CAPTURED)
    assert after("7/7/7/7/t6/K6/1t3t1 b", "f1-c1", **rules)[0] == set()
    assert after("7/7/7/7/t6/K5t/7 b", "g2-b2", **rules) == ({"a2"}, CAPTURED)


def test_men_may_be_forbidden_to_cross_the_throne() -> None:
    fen = "7/3T3/7/t5K/7/7/3t3 w"
    assert Move.from_text("d6-d2") in Board(fen).legal_moves
    board = Board(fen, rules=Rules(men_may_cross=False))
    assert Move.from_text("d6-d2") not in board.legal_moves
    assert Move.from_text("g4-b4") in board.legal_moves


def test_the_king_may_escape_at_any_edge_square() -> None:
    board = Board("7/7/7/t1K3t/7/7/7 w", rules=Rules(escape=Escape.EDGES))
    board.push_text("c4-c1")
    assert board.outcome() == Outcome(Side.DEFENDERS, Termination.ESCAPE)


def test_encirclement_may_be_off() -> None:
    fen, move = "7/3tt2/t2T1t1/2tKTt1/3tt2/7/7 b", "a5-c5"
    assert after(fen, move)[1] == Outcome(Side.ATTACKERS, Termination.ENCIRCLEMENT)
    assert after(fen, move, encirclement=False)[1] is None


def test_a_start_position_and_a_first_mover_of_one_s_own() -> None:
    rules = Rules(start="7/3t3/7/t2K2t/7/3t3/7", first=Side.DEFENDERS)
    board = Board(rules=rules)
    assert board.fen() == "7/3t3/7/t2K2t/7/3t3/7 w"
    assert Rules.from_toml(rules.to_toml()) == rules
    assert rules.rules_id != Rules().rules_id


@pytest.mark.parametrize(
    ("content", "message"),
    [
        ({"escape": "sea"}, "escape must be one of corners, edges, not “sea”"),
        ({"encirclement": 1}, "encirclement must be true or false, not “1”"),
        ({"king_taken_on_throne": 3}, "king_taken_on_throne must be one of 2, 4, not “3”"),
        ({"king_taken_on_throne": True}, "must be one of 2, 4"),
        ({"king_taken_elsewhere": 4.0}, "must be one of 2, 4"),
        ({"king_armd": True}, r"no field “king_armd”\. Is king_armed meant\?"),
        ({"start": "7/7"}, "A board has seven ranks"),
        ({"start": "7/7/7/7/7/7/7"}, "The start position needs one king"),
        ({"start": "t6/7/7/3K3/7/7/7"}, "no man may stand on the throne or a corner"),
        ({"name": ""}, "1 to 60 printable characters"),
        ({"name": 5}, "name must be text"),
        ([], "A ruleset is a table of fields"),
    ],
)
def test_impossible_rulesets_are_refused_with_what_would_be_right(content: Any, message: str) -> None:
    with pytest.raises(RulesError, match=message):
        Rules.from_dict(content)


def test_a_ruleset_is_loaded_by_name_or_from_a_file(tmp_path: Any) -> None:
    rules = Rules(name="mine", escape=Escape.EDGES)
    for suffix, text in ((".toml", rules.to_toml()), (".json", rules.to_json())):
        path = tmp_path / f"mine{suffix}"
        path.write_text(text, encoding="utf-8")
        assert load_rules(str(path)) == rules
    assert load_rules("wtf-it") is PRESETS["wtf-it"]
    with pytest.raises(RulesError, match="No ruleset is called “chess”; there are wtf, wtf-de, wtf-it, raven"):
        load_rules("chess")
    with pytest.raises(RulesError, match="Cannot read"):
        load_rules(str(tmp_path / "none.toml"))
