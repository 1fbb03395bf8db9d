"""Fluent messages said: as much of Fluent as our messages use, with the plurals and numbers of our five languages.

Fluent's own runtime says the same (tests/library/test_messages.py compares the two for all messages), but brings the
33 megabytes of Babel for four plural rules. Whatever is not understood here is an error, never left out.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from fluent.syntax import FluentParser, ast

Value = str | int


def _one(number: int) -> str:
    return "one" if number == 1 else "other"


def _romance(number: int) -> str:
    """Italian, and French but for nought: "un milione di mosse"."""
    return "many" if number and number % 1_000_000 == 0 else _one(number)


def _irish(number: int) -> str:
    bounds = ((1, "one"), (2, "two"), (6, "few"), (10, "many"))
    return next((name for most, name in bounds if 0 < number <= most), "other")


PLURALS: Mapping[str, Callable[[int], str]] = {
    "en": _one,
    "de": _one,
    "ga": _irish,
    "it": _romance,
    "fr": lambda number: _romance(number or 1),
}
"""CLDR's plural rules for whole numbers from 0 on."""

GROUPED_BY = {"en": ",", "fr": "\N{NARROW NO-BREAK SPACE}", "it": ".", "de": ".", "ga": ","}


class Messages:
    """The messages of a file in a language."""

    def __init__(self, text: str, language: str) -> None:
        body = FluentParser(with_spans=False).parse(text).body
        self._patterns = {entry.id.name: entry.value for entry in body if isinstance(entry, ast.Message)}
        self._language = language

    def say(self, key: str, arguments: Mapping[str, Value]) -> str | None:
        """A message with its arguments; None if there is none. What is wrong with it is a ValueError."""
        pattern = self._patterns.get(key)
        return None if pattern is None else self._pattern(pattern, arguments, (key,))

    def _pattern(self, pattern: ast.Pattern, arguments: Mapping[str, Value], within: tuple[str, ...]) -> str:
        parts: Iterable[Any] = pattern.elements
        return "".join(
            part.value if isinstance(part, ast.TextElement) else self._shown(part.expression, arguments, within)
            for part in parts
        )

    def _shown(self, expression: Any, arguments: Mapping[str, Value], within: tuple[str, ...]) -> str:
        match expression:
            case ast.SelectExpression():
                return self._pattern(self._variant(expression, arguments).value, arguments, within)
            case ast.MessageReference(id=ast.Identifier(name=name), attribute=None):
                pattern = self._patterns.get(name)
                if pattern is None or name in within:
                    raise ValueError(f"there is no message {name}, or it says itself")
                return self._pattern(pattern, arguments, (*within, name))
            case ast.FunctionReference(id=ast.Identifier(name="NUMBER"), arguments=ast.CallArguments() as call):
                [of], [named] = call.positional, call.named
                value = self._value(of, arguments)
                if isinstance(value, int) and (named.name.name, named.value.value) == ("useGrouping", "0"):
                    return str(value)
            case _:
                value = self._value(expression, arguments)
                return self._number(value) if isinstance(value, int) else value
        raise ValueError(f"{expression.id.name} is used in a way that is not known")

    def _value(self, expression: Any, arguments: Mapping[str, Value]) -> Value:
        match expression:
            case ast.VariableReference(id=ast.Identifier(name=name)):
                if name not in arguments:
                    raise ValueError(f"${name} is not given")
                return arguments[name]
            case ast.StringLiteral():
                return str(expression.parse()["value"])
        raise ValueError(f"{type(expression).__name__} is not known")

    def _number(self, value: int) -> str:
        return f"{value:,}".replace(",", GROUPED_BY[self._language])

    def _variant(self, expression: ast.SelectExpression, arguments: Mapping[str, Value]) -> ast.Variant:
        value = self._value(expression.selector, arguments)
        plural = PLURALS[self._language](abs(value)) if isinstance(value, int) else value
        for variant in expression.variants:
            key = variant.key
            if (value == int(key.value)) if isinstance(key, ast.NumberLiteral) else (plural == key.name):
                return variant
        return next(variant for variant in expression.variants if variant.default)
