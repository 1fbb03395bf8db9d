"""The language that a command speaks: the one of ``--language``, else the user's."""

from typing import Annotated

import typer

from brandubh.errors import BrandubhError, LanguageError, RecordError, printable
from brandubh.language import LANGUAGES, system_language

_chosen: str | None = None


def choose(language: str | None) -> str | None:
    """Speak a language from now on; without one, that of the system."""
    global _chosen
    if language is not None and language not in LANGUAGES:
        raise LanguageError("language", text=language, languages=", ".join(LANGUAGES))
    _chosen = language
    return language


def spoken() -> str:
    """The language that is spoken."""
    return _chosen or system_language()


def said(error: BrandubhError) -> str:
    """An error in the language that is spoken; one in a game file with its place, as compilers write it."""
    if isinstance(error, RecordError):
        return printable(f"{error.place}: {error.reason.say(spoken())}")
    return printable(error.say(spoken()))


LanguageOption = Annotated[
    str | None,
    typer.Option("--language", "-l", metavar="L", callback=choose, help="en, fr, it, de or ga; else the system's."),
]
