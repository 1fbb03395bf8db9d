"""Rulesets as data: the presets, and every field of custom rules at work."""

import dataclasses
import json
import random
from pathlib import Path
from typing import Any

import pytest

from brandubh import PRESETS, Board, IllegalMoveError, Move, Outcome, Rules, RulesError, Side, Termination
from brandubh.language import LANGUAGES
from brandubh.rules import Escape, load_rules
from tests.support.strategies import CHOICES, random_rules


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
        ({"start": "t6/7/7/3K3/7/7/7", "throne_restricted": False}, "no man may stand on a corner"),
        ({"start": "7/7/3K3/3t3/7/7/7", "corners_restricted": False}, "no man may stand on the throne"),
        ({"king_range": 1}, "king_range must be one of any, one, not “1”"),
        ({"king_taken_at_edge": 3}, "must be one of as-elsewhere, by-two, by-three, never"),
        ({"name": ""}, "1 to 60 printable characters"),
        ({"name": 5}, "name must be text"),
        ([], "A ruleset is a table of fields"),
    ],
)
def test_impossible_rulesets_are_refused_with_what_would_be_right(content: Any, message: str) -> None:
    with pytest.raises(RulesError, match=message):
        Rules.from_dict(content)


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        ({"start": "K6/7/7/7/7/7/3t3"}, "the king stands where he wins"),
        ({"start": "7/7/7/K2t3/7/7/7", "escape": "edges", "throne_restricted": False}, "the king stands where he wins"),
        ({"start": "7/7/7/3K3/7/7/7"}, "there are no attackers"),
        ({"start": "7/7/3t3/2tKt2/3t3/7/7"}, "the king and all his men are encircled"),
        ({"start": "1tK4/1T5/7/7/7/7/7"}, "the attackers, who begin, cannot move"),
        (
            {"start": "7/7/3t3/2tKt2/3t3/7/7", "first": "defenders", "encirclement": False},
            "the defenders, who begin, cannot move",
        ),
    ],
)
def test_a_ruleset_whose_start_is_over_is_refused_with_the_reason(content: Any, reason: str, tmp_path: Path) -> None:
    with pytest.raises(RulesError, match=f"the game is over before it begins: {reason}") as caught:
        Rules.from_dict(content)
    path = tmp_path / "mine.json"
    path.write_text(json.dumps(content), "utf-8")
    with pytest.raises(RulesError, match=f"mine.json.*{reason}"):
        load_rules(path)
    for language in LANGUAGES:
        assert caught.value.say(language).endswith(".")


def test_the_starts_of_presets_are_in_play_whatever_the_rules() -> None:
    rng = random.Random(3)
    for preset in PRESETS.values():
        for _ in range(40):
            assert Board(rules=dataclasses.replace(random_rules(rng), start=preset.start)).outcome() is None


def test_a_field_that_came_later_changes_no_id_where_it_says_what_was_so_before() -> None:
    rules = Rules(name="mine", escape=Escape.EDGES, king_taken_elsewhere=4)
    assert rules.rules_id == "10810c52efbb616c"  # as before the fields were there
    later = [
        "throne_restricted",
        "corners_restricted",
        "king_range",
        "men_range",
        "king_taken_at_edge",
        "throne_counts_as_closed",
    ]
    before = {name: value for name, value in rules.to_dict().items() if name not in later}
    assert len(before) == 18
    assert Rules.from_dict(before) == rules
    for name, value in (("king_range", "one"), ("throne_restricted", False), ("king_taken_at_edge", "by-three")):
        assert Rules.from_dict({**before, name: value}).rules_id != rules.rules_id


NEW_FIELDS: list[tuple[str, object, str, str, set[str]]] = [
    ("king_taken_at_edge", "by-three", "7/7/7/7/3t3/7/1tK4 b", "d3-d1", set()),
    ("king_taken_at_edge", "by-three", "7/7/7/7/7/2tt3/1tK4 b", "d2-d1", {"c1"}),
    ("king_taken_at_edge", "never", "7/7/4T2/7/7/2tt3/1tK4 b", "d2-d1", set()),
    ("throne_restricted", False, "7/7/3t3/3K3/7/3t3/7 b", "d2-d3", set()),
    ("throne_restricted", False, "7/3t3/3K3/7/7/3t3/7 b", "d2-d4", {"d5"}),
    ("corners_restricted", False, "7/7/4K2/7/7/t6/T6 b", "a2-b2", set()),
]


@pytest.mark.parametrize(("field", "value", "fen", "move", "captures"), NEW_FIELDS)
def test_throne_corners_and_edge_are_at_work(
    field: str, value: object, fen: str, move: str, captures: set[str]
) -> None:
    assert after(fen, move, **{field: value})[0] == captures


def test_a_corner_with_a_man_on_it_is_hostile_as_the_man_is() -> None:
    rules = {"corners_restricted": False}
    assert after("7/7/4K2/7/7/2t4/1T5 b", "c2-c1", **rules)[0] == {"b1"}  # empty, it is hostile
    assert after("7/7/4K2/7/7/2t4/TT5 b", "c2-c1", **rules)[0] == set()
    assert after("7/7/4K2/7/7/2t4/tT5 b", "c2-c1", corners_hostile=False, **rules)[0] == {"b1"}


def test_an_empty_throne_is_a_wall_to_the_king_or_not() -> None:
    fen, move = "3t3/7/2tKt2/7/7/6T/1t5 b", "d7-d6"
    four = {"king_taken_beside_throne": 4}
    assert after(fen, move, **four) == ({"d5"}, CAPTURED)
    assert after(fen, move, throne_counts_as_closed=False, **four)[0] == set()
    assert after(fen, move, throne_counts_as_closed=False, throne_hostile_to_king="when-empty", **four)[0] == {"d5"}
    guarded = "3t3/7/2tKt2/3T3/7/6T/1t5 b"
    assert after(guarded, move, throne_restricted=False, **four)[0] == set()


def test_pieces_may_go_one_square_and_are_told_so() -> None:
    board = Board("7/7/4T2/7/2K4/1t2t2/7 w", rules=Rules(king_range="one", men_range="one"))  # type: ignore[arg-type]
    assert board.destinations("c3") == {"c2", "c4", "b3", "d3"}
    assert board.destinations("e5") == {"d5", "f5", "e4", "e6"}
    with pytest.raises(IllegalMoveError, match="the king goes one square at a time"):
        board.push_text("c3-c5")
    with pytest.raises(IllegalMoveError, match="men go one square at a time"):
        board.push_text("e5-e7")
    assert board.open_lines() == set()
    near = Board("7/7/7/7/7/7/1K3t1 w", rules=Rules(king_range="one"))  # type: ignore[arg-type]
    assert near.open_lines() == {"a1"}


def test_ard_ri_has_five_and_twenty_pieces() -> None:
    board = Board(rules="ard-ri")
    assert len(board.legal_moves) == 24
    assert board.is_valid()
    assert Board(board.fen(), rules="ard-ri").key() == board.key()
    assert not Board(board.fen()).is_valid()
    board.push_text("c1-c2")
    assert board.destinations("c5") == {"b5", "c6"}


def test_a_ruleset_is_loaded_by_name_or_from_a_file(tmp_path: Any) -> None:
    rules = Rules(name="mine", escape=Escape.EDGES)
    for suffix, text in ((".toml", rules.to_toml()), (".json", rules.to_json())):
        path = tmp_path / f"mine{suffix}"
        path.write_text(text, encoding="utf-8")
        assert load_rules(str(path)) == rules
    assert load_rules("wtf-it") is PRESETS["wtf-it"]
    with pytest.raises(RulesError, match=r"No ruleset is called “chess”; there are wtf, wtf-de, .*, ard-ri-open"):
        load_rules("chess")
    with pytest.raises(RulesError, match="Cannot read"):
        load_rules(str(tmp_path / "none.toml"))
