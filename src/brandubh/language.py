"""What people read, in their language: the Fluent messages of ``locales``, which the web client reads too.

Fluent is imported with the first message, and each file is read by it when one of its messages is wanted: whoever says
nothing waits for nothing, and an error is said at once.
"""

import functools
import locale
import os
from importlib import resources
from types import MappingProxyType
from typing import TYPE_CHECKING

from brandubh.errors import LanguageError, expect

if TYPE_CHECKING:
    from brandubh.bulk.messages import Messages

__all__ = ["DEFAULT", "LANGUAGES", "negotiate", "say", "system_language"]

LANGUAGES = MappingProxyType(
    {"en": "English", "fr": "Français", "it": "Italiano", "de": "Deutsch", "ga": "Gaeilge"},
)
"""The languages by their code, each by its own name."""

DEFAULT = "en"
"""The language for those who ask for none that is spoken here."""

fallback: str | None = DEFAULT
"""The language to say what another one lacks. The tests set it to None, so that nothing is lacking unnoticed."""


def say(language: str, key: str, **arguments: str | int) -> str:
    """A message in a language.

    >>> say("fr", "section-capture")
    'La capture'
    """
    if not isinstance(language, str) or language not in LANGUAGES:
        raise LanguageError("language", text=str(language), languages=", ".join(LANGUAGES))
    expect(key, str, "the name of a message")
    for code in (language, fallback):
        if code is None:
            continue
        messages = _messages_with(code, key)
        try:
            text = None if messages is None else messages.say(key, arguments)
        except ValueError as error:
            raise LanguageError(f"{key} cannot be said in {LANGUAGES[code]}: {error}") from None
        if text is not None:
            return text
    raise LanguageError(f"there is no message {key!r} in {LANGUAGES[language]}")


def negotiate(accepted: str | None) -> str:
    """The language that serves an ``Accept-Language`` header best; English if none of them is spoken here.

    >>> negotiate("gd, ga-IE;q=0.9, en;q=0.5")
    'ga'
    """
    expect(accepted, (str, type(None)), "an Accept-Language header")
    wishes = []
    for part in (accepted or "").split(","):
        tag, *parameters = (piece.strip() for piece in part.split(";"))
        quality = next((value[2:] for value in parameters if value.startswith("q=")), "1")
        try:
            wishes.append((float(quality), tag.partition("-")[0].lower()))
        except ValueError:
            continue  # a header that nobody can read asks for nothing
    wishes.sort(key=lambda wish: wish[0], reverse=True)
    return next((code for quality, code in wishes if quality > 0 and code in LANGUAGES), DEFAULT)


def system_language() -> str:
    """The language that ``BRANDUBH_LANGUAGE`` names, or this system's locale; English if it is not spoken here."""
    named = (os.environ.get(name) for name in ("BRANDUBH_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"))
    tag = next(filter(None, named), None) or locale.getlocale()[0] or ""
    return negotiate(tag.replace("_", "-").partition(".")[0])


def _messages_with(language: str, key: str) -> "Messages | None":
    """The messages of the file that has a message."""
    return next((_messages(text, language) for text in _texts(language) if f"\n{key} =" in text), None)


@functools.cache
def _texts(language: str) -> list[str]:
    folder = resources.files("brandubh") / "locales" / language
    return [file.read_text(encoding="utf-8") for file in folder.iterdir() if file.name.endswith(".ftl")]


@functools.cache
def _messages(text: str, language: str) -> "Messages":
    from brandubh.bulk.messages import Messages

    return Messages(text, language)
