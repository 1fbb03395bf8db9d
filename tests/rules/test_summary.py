"""The rules on one screen: true for every ruleset, and said in five languages."""

import random

import pytest

from brandubh import PRESETS, Rules
from brandubh.language import LANGUAGES, say
from brandubh.rules.clauses import clauses, find
from brandubh.rules.summary import summary
from tests.support.strategies import CHOICES, random_rules

ONE_FIELD = [Rules.from_dict({field: value}) for field, values in CHOICES.items() for value in values]
RULESETS = [*PRESETS.values(), *ONE_FIELD, *(random_rules(random.Random(seed)) for seed in range(50))]


def text(rules: Rules, point: str, language: str = "en") -> str:
    [found] = [each for each in summary(rules) if each.id == point]
    return say(language, found.message, **found.args)


def test_four_points_each_with_a_picture_of_the_clause_that_says_it_exactly() -> None:
    for rules in RULESETS:
        points = summary(rules)
        assert [point.id for point in points] == ["move", "capture", "escape", "king"]
        for point in points:
            assert point.diagram in find(clauses(rules), point.clause).diagrams


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_summary_is_said_in_every_language(language: str) -> None:
    for rules in RULESETS:
        for point in summary(rules):
            assert say(language, point.title)
            said = say(language, point.message, **point.args)
            assert said.endswith(".")
            assert "  " not in said
            assert ".." not in said


def test_it_says_where_the_king_escapes_and_how_many_capture_him() -> None:
    usual = Rules()
    assert "a corner" in text(usual, "escape")
    assert "the edge" in text(Rules.from_dict({"escape": "edges"}), "escape")
    assert "between two, like a man; on his throne it takes four." in text(usual, "king")
    assert "on every side; on his throne two are enough." in text(
        Rules(king_taken_elsewhere=4, king_taken_on_throne=2), "king"
    )
    assert "throne" not in text(PRESETS["raven"], "king")
    assert "ring" in text(usual, "king")
    assert "ring" not in text(PRESETS["raven"], "king")
    assert "A corner or the empty throne" in text(usual, "capture")
    assert "A corner can" in text(PRESETS["raven"], "capture")
