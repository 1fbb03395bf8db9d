"""Texts that people write and others read: visible characters in their order, however they were typed."""

import re
import unicodedata
from collections.abc import Iterator
from typing import Annotated

from pydantic import AfterValidator, Field

LONGEST_NAME = 60
MOST_MARKS = 4  # accents on one letter; no script needs more, and towers of them cover the lines around

_JOINERS = "\u200c\u200d"  # which Persian, the scripts of India and families of emoji need
_HIDDEN = ("Cc", "Cf", "Cs", "Co", "Cn")  # controls, directions, halves of characters, and what means nothing yet
_HARMFUL = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ud800-\udfff]")
_BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")  # letters, by their kind, that show nothing


def clean_line(text: str) -> str:
    """One line: no line breaks, no control characters, nothing that changes the direction of the text around it.

    >>> clean_line("  Sigrid\\tof\\u202e York ")
    'Sigrid of York'
    """
    if text.isascii() and text.isprintable():
        return " ".join(text.split())
    spaced = "".join(" " if each.isspace() else each for each in unicodedata.normalize("NFC", text))
    words = ("".join(_visible(word)) for word in spaced.split())
    line = " ".join(word for word in words if word)
    return unicodedata.normalize("NFC", line)  # again: what stood between a letter and its accent may be gone


def clean_remark(text: str) -> str:
    """A text of several lines, as it was written, without control characters and without what turns other text round.

    Weak marks of direction stay, which a remark in Arabic or Hebrew needs.

    >>> clean_remark("good\\u202e!\\x07\\nYes")
    'good!\\nYes'
    """
    return text if text.isprintable() else _HARMFUL.sub("", text)


def _visible(text: str) -> Iterator[str]:
    """The characters of a text that can be seen, joiners between them, and not too many marks on any."""
    marks = 0
    before = joiner = ""
    for each in text:
        kind = unicodedata.category(each)
        if each in _JOINERS:
            joiner = each if before.strip() else ""
            continue
        if kind in _HIDDEN or each in _BLANK:
            continue
        if kind[0] == "M":
            marks += 1
            if marks > MOST_MARKS or not before.strip():
                continue
        else:
            marks = 0
        yield from (joiner, each)
        before, joiner = each, ""


def clean_name(text: str) -> str | None:
    """A name, or None where nothing of it can be seen."""
    return clean_line(text)[:LONGEST_NAME].strip() or None


Name = Annotated[str | None, Field(max_length=LONGEST_NAME), AfterValidator(lambda text: text and clean_name(text))]
"""A player's name in a request."""
