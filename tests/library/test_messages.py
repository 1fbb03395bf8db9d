"""Our messages are said as Fluent's own runtime says them, in all languages, whatever the arguments."""

import functools

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor
from hypothesis import given
from hypothesis import strategies as st

from brandubh.bulk.messages import PLURALS, Messages
from brandubh.language import LANGUAGES
from tests.support.paths import ROOT

LOCALES = ROOT / "src" / "brandubh" / "locales"
NUMBERS = (0, 1, 2, 3, 6, 7, 10, 11, 21, 999, 1_000, 12_345, 1_000_000, 2_000_000, 1_234_567)
PLURAL_WORDS = {"zero", "one", "two", "few", "many", "other"}


Arguments = dict[str, str | int]


class _Wants(Visitor):
    """What a message may be told: its variables, and the words and numbers that it distinguishes."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.words: dict[str, set[str | int]] = {}

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  # fluent's name
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        assert isinstance(node.selector, ast.VariableReference)
        for variant in node.variants:
            key = variant.key
            word = int(key.value) if isinstance(key, ast.NumberLiteral) else key.name
            self.words.setdefault(node.selector.id.name, set()).add(word)
        self.generic_visit(node)


@functools.cache
def fluents(language: str, text: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(text))
    return bundle


def said_by_fluent(language: str, text: str, key: str, arguments: Arguments) -> str | None:
    bundle = fluents(language, text)
    pattern = bundle.get_message(key).value
    assert pattern is not None
    said, errors = bundle.format_pattern(pattern, arguments)
    return None if errors else str(said)


def said_by_us(messages: Messages, key: str, arguments: Arguments) -> str | None:
    try:
        return messages.say(key, arguments)
    except ValueError:
        return None


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_said_as_fluent_says_it(language: str) -> None:
    count = 0
    for path in sorted((LOCALES / language).glob("*.ftl")):
        text = path.read_text("utf-8")
        messages = Messages(text, language)
        whole = parse(text)
        everywhere = _Wants()  # a message may refer to another of its file
        everywhere.visit(whole)
        names = everywhere.variables
        for entry in whole.body:
            if not isinstance(entry, ast.Message):
                continue
            own = _Wants()
            own.visit(entry)
            texts: Arguments = dict.fromkeys(names, "text")
            choices = [texts]
            choices += [dict.fromkeys(names, number) for number in NUMBERS]
            for name, words in own.words.items():
                # the words for plurals are what numbers are for
                choices += [texts | {name: word} for word in words - PLURAL_WORDS]
            for arguments in choices:
                count += 1
                said = said_by_us(messages, entry.id.name, arguments)
                assert said == said_by_fluent(language, text, entry.id.name, arguments), (entry.id.name, arguments)
    assert count > 10_000


COUNTED = """
counted = { $number ->
    [zero] zero
    [one] one
    [two] two
    [few] few
    [many] many
   *[other] other
} { $number } { NUMBER($number, useGrouping: 0) } { "{" } { counted-again }
counted-again = { $number ->
    [7] seven
   *[other] no seven
}
"""


@pytest.mark.parametrize("language", LANGUAGES)
@given(number=st.one_of(st.integers(0, 120), st.integers(-(10**9), 10**9), st.integers(0, 99).map(lambda n: n * 10**6)))
def test_every_number_is_said_as_fluent_says_it(language: str, number: int) -> None:
    arguments: dict[str, str | int] = {"number": number}
    assert Messages(COUNTED, language).say("counted", arguments) == said_by_fluent(
        language, COUNTED, "counted", arguments
    )


UNKNOWN = ("$missing", "DATETIME($n)", "NUMBER($n)", "NUMBER($n, style: 1)", "m", "-term", "other", "other.attribute")


@pytest.mark.parametrize("expression", UNKNOWN)
def test_what_is_not_understood_is_an_error(expression: str) -> None:
    with pytest.raises(ValueError, match=r"known|given|there is no|unpack"):
        Messages(f"m = {{ {expression} }}\n-term = a term\n", "en").say("m", {"n": 3})


def test_there_are_plurals_for_every_language() -> None:
    assert set(PLURALS) == set(LANGUAGES)
    assert Messages("m = said\n", "en").say("n", {}) is None
