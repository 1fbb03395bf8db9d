"""Output in any encoding: what it has no letters for falls back to ASCII, as ``--ascii`` draws a board.

A terminal, a pipe or a log may be in any encoding. What is printed there is worse for it, and never an error.
"""

import codecs
import io
import sys
import unicodedata

HANDLER = "brandubh-ascii"

# Symbols with the ASCII that comes nearest. Those of the board are the same as in pictures/text.py.
_PLAIN = {
    **dict(zip("●○♔×◇·•", "tTKx+.o", strict=True)),
    **dict.fromkeys("‐‑‒–—−─━", "-"),
    **dict.fromkeys("│┃║", "|"),
    **dict.fromkeys("“”„«»", '"'),
    **dict.fromkeys("‘’‚ʼ", "'"),
    **dict.fromkeys("\u00a0\u2007\u2009\u202f", " "),
    "…": "...",
    "≥": ">=",
    "≤": "<=",
    "±": "+-",
    "½": "1/2",
    "→": "->",
    "µ": "u",
    "ß": "ss",
    "æ": "ae",
    "œ": "oe",
    "ø": "o",
}


def in_ascii(text: str) -> str:
    """A text in ASCII: letters without their marks, symbols by the nearest ones, and ``?`` for the rest.

    >>> in_ascii("L’été : ● – ♔ …")
    "L'ete : t - K ..."
    """
    return "".join(letter if letter.isascii() else _plain(letter) for letter in text)


def _plain(letter: str) -> str:
    if letter in _PLAIN:
        return _PLAIN[letter]
    if "\u2500" <= letter <= "\u257f":
        return "+"  # corners and crossings of boxes
    if "\u2800" <= letter <= "\u28ff":
        return "*"  # what turns while one waits
    bare = unicodedata.normalize("NFKD", letter).encode("ascii", "ignore").decode()
    return bare or "?"


def _fall_back(error: UnicodeError) -> tuple[str, int]:
    assert isinstance(error, UnicodeEncodeError)
    return in_ascii(error.object[error.start : error.end]), error.end


def prepare_streams() -> None:
    """Let this process print anything, and read what it cannot decode as ``?``."""
    codecs.register_error(HANDLER, _fall_back)
    for stream, errors in ((sys.stdout, HANDLER), (sys.stderr, HANDLER), (sys.stdin, "replace")):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=errors)
