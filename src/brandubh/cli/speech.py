"""The language that a command speaks: the one of ``--language``, else the user's; and boards in words."""

from typing import TYPE_CHECKING, Annotated

import typer

from brandubh.errors import BrandubhError, LanguageError, RecordError, printable
from brandubh.language import LANGUAGES, say, system_language

if TYPE_CHECKING:
    from brandubh.board import Board

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


def tell(key: str, **arguments: str | int) -> str:
    """A message in the language that is spoken."""
    return printable(say(spoken(), key, **arguments))


def said(error: BrandubhError) -> str:
    """An error in the language that is spoken; one in a game file with its place, as compilers write it."""
    if isinstance(error, RecordError):
        return printable(f"{error.place}: {error.reason.say(spoken())}")
    return printable(error.say(spoken()))


def board_in_words(board: "Board", language: str) -> list[str]:
    """A position in plain lines, as somebody would read it aloud: who stands where, and who is to move.

    >>> from brandubh.board import Board
    >>> board_in_words(Board("7/3t3/7/t2K3/7/7/7 w"), "en")
    ['Attackers: a4 d6', 'Defenders: none', 'King: d4', 'The defenders are to move.']
    """
    from brandubh.pieces import Piece

    pieces = board.pieces()
    lines = []
    for piece in Piece:
        squares = " ".join(sorted(square for square, found in pieces.items() if found is piece))
        lines.append(say(language, "words-board", piece=piece.name.lower(), squares=squares or "none"))
    return [*lines, say(language, "words-turn", side=board.turn.value)]


LanguageOption = Annotated[
    str | None,
    typer.Option("--language", "-l", metavar="L", callback=choose, help="en, fr, it, de or ga; else the system's."),
]
