"""The names that players are given: one line of visible text, however it was typed."""

import unicodedata
from typing import Annotated

from pydantic import AfterValidator, Field

_DIRECTIONS = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""Marks that change the direction of all the text around a name."""


def clean_name(text: str) -> str | None:
    """A name without line breaks, control characters and marks of direction; None where nothing is left.

    >>> clean_name("  Sigrid\\tof\\u202e York ")
    'Sigrid of York'
    """
    spaced = (" " if each.isspace() else each for each in text if each not in _DIRECTIONS)
    visible = "".join(each for each in spaced if unicodedata.category(each) != "Cc")
    return " ".join(visible.split()) or None


Name = Annotated[str | None, Field(max_length=60), AfterValidator(lambda text: text and clean_name(text))]
"""A player's name in a request."""
