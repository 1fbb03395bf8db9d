"""What an account may be called. Names that look alike are the same name, so that nobody passes for somebody else."""

import functools
import re
import unicodedata
from pathlib import Path

from brandubh.errors import BrandubhError

SHORTEST, LONGEST = 2, 20

_LOOKS_LIKE = str.maketrans(
    {"0": "o", "1": "l", "i": "l", "ø": "o", "ł": "l", "đ": "d", "ı": "l", "æ": "ae", "œ": "oe"}
)
_SIGNS = re.compile(r"[-_.' ]")
_FORM = re.compile(r"[^\W_](?:[-_.' ]?[^\W_])*")
_RESERVED = (
    *("admin", "administrator", "moderator", "mod", "root", "system", "server", "official", "support", "staff"),
    *("brandubh", "computer", "bot", "referee", "anonymous", "guest", "nobody", "somebody", "you", "me", "null"),
)


def folded(name: str) -> str:
    """What a name has in common with all that look like it: without case, accents and signs between letters.

    >>> folded("Séamas_10") == folded("seamaslo")
    True
    """
    plain = unicodedata.normalize("NFKD", name).casefold()
    letters = "".join(each for each in plain if not unicodedata.combining(each))
    return _SIGNS.sub("", letters).translate(_LOOKS_LIKE).replace("rn", "m").replace("vv", "w")


def checked_name(text: str) -> str:
    """A name as it is kept; an error if an account cannot be called that. Letters are those of Latin scripts, in which
    the game's five languages are written: of others nobody here could tell which look alike.
    """
    name = unicodedata.normalize("NFC", " ".join(text.split()))
    if not SHORTEST <= len(name) <= LONGEST:
        raise BrandubhError("account-name-length", least=SHORTEST, most=LONGEST)
    if not _FORM.fullmatch(name) or not all(_is_usual(each) for each in name) or name.isdecimal():
        raise BrandubhError("account-name-form")
    if is_reserved(name) or is_filtered(name):
        raise BrandubhError("account-name-reserved")
    return name


def is_reserved(name: str) -> bool:
    """Whether a name is one that people would take for the house's own."""
    return folded(name) in {folded(each) for each in _RESERVED}


def is_filtered(name: str) -> bool:
    """Whether a name says what nobody should have to read: one of the words of ``filtered.txt``, however it is written.
    A word with = before it counts only as a whole name or a part between signs.
    """
    whole = {folded(part) for part in _SIGNS.split(name)} | {folded(name)}
    return any(word[1:] in whole if word.startswith("=") else word in folded(name) for word in _filtered())


@functools.cache
def _filtered() -> tuple[str, ...]:
    text = Path(__file__).with_name("filtered.txt").read_text("utf-8")
    lines = (line.strip() for line in text.splitlines())
    return tuple("=" * line.startswith("=") + folded(line.lstrip("=")) for line in lines if line and line[0] != "#")


def _is_usual(letter: str) -> bool:
    if letter in "-_.' " or (letter.isascii() and letter.isalnum()):
        return True
    return letter.isalpha() and unicodedata.name(letter, "").startswith("LATIN ") and len(letter.encode()) <= 2
