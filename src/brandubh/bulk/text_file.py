"""Text files as people have them: with or without a byte order mark, in UTF-8 or UTF-16, with any ends of lines.

Editors and shells of some systems put a mark at the beginning, or write UTF-16, and nobody sees it.
"""

import codecs
import contextlib
import errno
import io
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO, TextIO

STANDARD_INPUT = Path("-")
"""The name of standard input, for commands."""

MOST_BYTES = 1 << 25
"""The size of a file that is read whole: rules, puzzles, openings. Files of games are read game by game."""
LONGEST_LINE = 1 << 24
"""Characters of a line."""

_MARKS = {codecs.BOM_UTF16_LE: "utf-16", codecs.BOM_UTF16_BE: "utf-16"}


def encoding_of(first: bytes) -> str:
    r"""The encoding of a text, by its first bytes: UTF-16 where its mark is there, else UTF-8 with or without one.

    >>> encoding_of(b"\xff\xfed\x002\x00"), encoding_of(b"d2-e2")
    ('utf-16', 'utf-8-sig')
    """
    return _MARKS.get(first[:2], "utf-8-sig")


def decode(data: bytes) -> str:
    r"""The text of a whole file, without its mark and with plain ends of lines.

    >>> decode(b"\xef\xbb\xbfd2-e2\r\n")
    'd2-e2\n'
    """
    return data.decode(encoding_of(data)).replace("\r\n", "\n").replace("\r", "\n")


def read_text(path: Path) -> str:
    """The text of a file, or of standard input; an ``OSError`` if it is larger than any that is read whole."""
    with open_bytes(path) as file:
        data = file.read(MOST_BYTES + 1)
    if len(data) > MOST_BYTES:
        raise too_large()
    return decode(data)


def lines_in(file: TextIO) -> Iterator[str]:
    """The lines of a text that may never end, such as a device's; an ``OSError`` if one of them seems not to."""
    while line := file.readline(LONGEST_LINE + 1):
        if len(line) > LONGEST_LINE:
            raise too_large()
        yield line


def too_large() -> OSError:
    """The error of a file that would fill the memory."""
    return OSError(errno.EFBIG, os.strerror(errno.EFBIG))


@contextlib.contextmanager
def open_bytes(path: Path) -> Iterator[BinaryIO]:
    """A file to read, or standard input, which is not closed."""
    if path == STANDARD_INPUT:
        yield standard_input()
    else:
        with path.open("rb") as file:
            yield file


@contextlib.contextmanager
def open_text(path: Path) -> Iterator[TextIO]:
    """A text file to read line by line, or standard input."""
    with open_bytes(path) as file:
        text = as_text(file)
        try:
            yield text
        finally:
            text.detach()  # whoever opened the file closes it


def as_text(file: BinaryIO) -> io.TextIOWrapper:
    """The text of a file that is open already and has not been read yet."""
    buffered = file if isinstance(file, io.BufferedReader) else io.BufferedReader(file)  # type: ignore[type-var]
    return io.TextIOWrapper(buffered, encoding_of(buffered.peek(2)[:2]), newline=None)


def standard_input() -> BinaryIO:
    """Standard input as bytes."""
    if isinstance(buffer := getattr(sys.stdin, "buffer", None), io.BufferedIOBase):
        return buffer  # type: ignore[return-value]
    return io.BytesIO(sys.stdin.read().encode() if sys.stdin is not None else b"")
