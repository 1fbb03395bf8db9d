"""The clauses of a ruleset: complete in five languages, with diagrams that show what they say."""

import dataclasses
import random
import re
from typing import Any

import pytest
from fluent.syntax import ast, parse

from brandubh import PRESETS, Board, Rules
from brandubh.language import LANGUAGES, say
from brandubh.outcome import Outcome, Termination
from brandubh.pieces import Piece, Side
from brandubh.rules.clauses import (
    Clause,
    Section,
    clause_of_capture,
    clause_of_outcome,
    clauses,
    differences,
    find,
    origin,
)
from brandubh.rules.diagrams import Diagram
from tests.support.paths import ROOT
from tests.support.strategies import CHOICES, random_rules

CHANCE = [random_rules(random.Random(seed)) for seed in range(150)]
ONE_FIELD = [Rules.from_dict({field: value}) for field, values in CHOICES.items() for value in values]
RULESETS = [*PRESETS.values(), *ONE_FIELD, *CHANCE]

# Pages without a diagram of their own: these are not about the board.
OFF_THE_BOARD = {"resignation", "agreement", "set-up"}


def check(diagram: Diagram, rules: Rules) -> None:
    board = Board(diagram.fen, rules=rules)
    assert board.is_valid()
    reach = {square for square, mark in diagram.marks if mark == "reach"}
    forbidden = {square for square, mark in diagram.marks if mark == "forbidden"}
    if reach:
        destinations = board.destinations(diagram.moves[0][:2])
        assert destinations == reach
        assert not destinations & forbidden
    taken: set[str] = set()
    for text in diagram.moves:
        assert not board.is_game_over(), "the line goes on after the end"
        move = board.parse_text(text)
        taken = board.captures(move)
        board.push(move)
    assert taken == set(diagram.captures)
    assert not diagram.moves or board.outcome() == diagram.outcome


@pytest.mark.parametrize("rules", PRESETS.values(), ids=str)
def test_every_diagram_of_a_preset_shows_what_it_says(rules: Rules) -> None:
    for clause in clauses(rules):
        for diagram in clause.diagrams:
            check(diagram, rules)


def test_every_diagram_of_a_custom_ruleset_shows_what_it_says() -> None:
    for rules in (*ONE_FIELD, *CHANCE):
        for clause in clauses(rules):
            for diagram in clause.diagrams:
                try:
                    check(diagram, rules)
                except Exception as error:
                    raise AssertionError(f"{clause.message} under {rules!r}: {diagram}") from error


def test_every_clause_has_a_diagram_and_every_one_about_play_a_demonstration() -> None:
    for rules in RULESETS:
        for clause in clauses(rules):
            assert clause.diagrams, clause.id
            beside = clause.section in (Section.BOARD, Section.MATCH, Section.NOTATION) or clause.id in OFF_THE_BOARD
            assert beside or all(diagram.moves for diagram in clause.diagrams), clause.id


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_ruleset_is_said_completely_in_every_language(language: str) -> None:
    for rules in RULESETS:
        assert say(language, origin(rules))
        found = clauses(rules)
        assert [section for section in Section if any(clause.section is section for clause in found)] == list(Section)
        assert len({clause.id for clause in found}) == len(found)
        for clause in found:
            assert say(language, f"section-{clause.section}")
            assert say(language, clause.title)
            # Raises if there is no such message, or if it wants an argument that the clause does not have.
            text = say(language, clause.message, **clause.args)
            assert text.endswith((".", f"{clause.args.get('move')}.")), text
            assert "  " not in text
            # nor a doubled mark, nor a title that a full stop cannot follow
            assert not re.search(r"[.:;?!,]\s?[.:;?!,]", text.replace("…", "")), text
            assert say(language, clause.title)[-1] not in ".:;?!,"


def test_a_diagram_says_what_it_shows() -> None:
    def caption(**changes: Any) -> str:
        shown = dataclasses.replace(Diagram("7/7/4K2/7/1tT3t/7/7 b", ("g3-d3",), ("c3",)), **changes)
        return " ".join(say("en", key, **arguments) for key, arguments in shown.shows())

    assert caption() == "g3 to d3: the piece on c3 is captured."
    assert caption(captures=()) == "g3 to d3: nothing is captured."
    assert caption(marks=(("d3", "reach"),)) == "The piece on g3 can go to the marked squares."
    assert caption(moves=()) == "The attackers are to move."
    assert caption(moves=("d1-c1",) * 12, captures=()) == "The line has 12 moves. The game goes on."
    won = Outcome(Side.ATTACKERS, Termination.REPETITION)
    assert caption(moves=("d1-c1",) * 12, captures=(), outcome=won).endswith("the attackers win.")


def test_a_clause_has_the_same_number_in_every_ruleset() -> None:
    numbers: dict[str, set[str]] = {}
    for rules in RULESETS:
        found = [clause.number for clause in clauses(rules)]
        assert found == sorted(found, key=lambda number: [int(part) for part in number.split(".")])
        assert len(set(found)) == len(found)
        for clause in clauses(rules):
            numbers.setdefault(clause.id, set()).add(clause.number)
    assert all(len(each) == 1 for each in numbers.values())


def test_other_words_are_no_difference() -> None:
    sides = find(clauses(PRESETS["raven"]), "sides")
    assert (sides.meaning, sides.message) == ("clause-sides", "clause-sides-sheet")
    assert "sides" not in {row.id for row in differences([PRESETS["wtf"], PRESETS["raven"]])}


def test_no_message_of_the_rules_is_left_unsaid() -> None:
    used = {
        key
        for rules in RULESETS
        for clause in clauses(rules)
        for key in (f"section-{clause.section}", clause.title, clause.message)
    } | {origin(rules) for rules in RULESETS}
    body = parse((ROOT / "src/brandubh/locales/en/rules.ftl").read_text(encoding="utf-8")).body
    there = {entry.id.name for entry in body if isinstance(entry, ast.Message)}
    assert {key for key in there if not key.startswith("shows-")} == used


def test_the_federations_rulesets_differ_only_in_repetition() -> None:
    found = differences([PRESETS["wtf"], PRESETS["wtf-de"], PRESETS["wtf-it"]])
    assert {difference.section for difference in found} == {Section.REPETITION}
    assert [difference.id for difference in found] == ["repetition", "repetition-verdict"]


def test_raven_differs_from_the_federation_as_the_table_of_the_rules_says() -> None:
    found = {difference.id: difference.clauses for difference in differences([PRESETS["wtf"], PRESETS["raven"]])}
    assert list(found) == [
        "goal-attackers",
        "throne-attackers",
        "throne-defenders",
        "king-on-throne",
        "encirclement",
        "no-moves",
        "repetition",
        "repetition-verdict",
    ]
    said = {name: [clause.message if clause else None for clause in row] for name, row in found.items()}
    assert said["throne-attackers"] == ["clause-throne-attackers-always", "clause-throne-attackers-never"]
    assert said["no-moves"] == ["clause-no-moves-loss", "clause-no-moves-draw"]
    assert "encirclement-edge" not in said


def test_a_ruleset_does_not_differ_from_itself_by_any_other_name() -> None:
    assert differences([]) == ()
    assert differences([Rules(), Rules(name="mine")]) == ()
    assert differences([Rules(), Rules(escape="edges")])  # type: ignore[arg-type]


def test_a_clause_that_one_ruleset_lacks_is_a_difference() -> None:
    edges = Rules.from_dict({"escape": "edges"})
    row = next(row for row in differences([edges, Rules()]) if row.id == "king-beside-corner")
    assert row.clauses[0] is None
    assert isinstance(row.clauses[1], Clause)


def test_every_field_of_a_ruleset_decides_a_clause() -> None:
    decided = {field for rules in RULESETS for clause in clauses(rules) for field in clause.fields}
    assert decided == set(Rules().to_dict()) - {"name"}


def test_the_editor_of_the_web_client_offers_every_field_and_shows_the_clause_it_makes() -> None:
    text = (ROOT / "web/src/rules/fields.ts").read_text(encoding="utf-8")
    offered = dict(re.findall(r'name: "(\w+)",.*?clause: "([\w-]+)"', text, re.DOTALL))
    assert offered.keys() == CHOICES.keys()
    page = clauses(Rules())
    assert all(field in find(page, clause).fields for field, clause in offered.items())
    values = {value for choices in CHOICES.values() for value in choices if isinstance(value, str)}
    assert all(f'"{value}"' in text for value in values)


def test_a_clause_changes_only_with_its_fields() -> None:
    standard = {clause.id: clause for clause in clauses(Rules())}
    for field, values in CHOICES.items():
        for value in values:
            for clause in clauses(Rules.from_dict({field: value})):
                before = standard.get(clause.id)
                if before is None or (clause.message, clause.args) != (before.message, before.args):
                    assert field in clause.fields or clause.id in ("hostile-squares", "repetition-position")


def test_every_ending_and_every_capture_has_its_clause() -> None:
    for rules in RULESETS:
        ids = {clause.id for clause in clauses(rules)}
        for clause in clauses(rules):
            for diagram in clause.diagrams:
                if diagram.outcome:
                    assert clause_of_outcome(diagram.outcome, rules) in ids
    ids = {clause.id for clause in clauses(Rules())}
    for termination in Termination:
        assert clause_of_outcome(Outcome(Side.ATTACKERS, termination), Rules()) in ids
    assert clause_of_capture(Piece.ATTACKER) == "capture"
    assert clause_of_capture(Piece.ATTACKER, "throne") == "throne-attackers"
    assert clause_of_capture(Piece.DEFENDER, "corner") == "corners-hostile"
    assert clause_of_capture(Piece.KING, "corner") == "king-beside-corner"
    assert clause_of_capture(Piece.KING, "throne", "d5") == "throne-king"
    assert clause_of_capture(Piece.KING, square="d4") == "king-on-throne"
    assert clause_of_capture(Piece.KING, square="d5") == "king-beside-throne"
    assert clause_of_capture(Piece.KING, square="c1") == "king-capture"
    assert all(clause_of_capture(piece, help_) in ids for piece in Piece for help_ in ("throne", "corner", None))


def test_a_custom_start_is_counted_and_listed() -> None:
    rules = Rules.from_dict({"start": "7/7/7/t2K3/7/7/7", "first": "defenders"})
    page = clauses(rules)
    assert "one black man" in say("en", "clause-sides", **find(page, "sides").args)
    assert say("en", "clause-start", **find(page, "start").args) == (
        "The king begins on d4, the defenders on –, the attackers on a4."
    )
    assert find(page, "turns").message == "clause-turns-defenders"


def test_irish_counts_men_as_irish_does() -> None:
    def men(number: int) -> str:
        return say("ga", "clause-sides", attackers=number, defenders=0)

    assert "beirt fhear" in men(2)
    assert "3 fhear" in men(3)
    assert "7 bhfear" in men(7)
    assert "ochtar fear" in men(8)
    assert "12 fear" in men(12)
