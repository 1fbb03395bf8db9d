"""Where games are read from: a text, a file by its path, or a stream that is open already."""

import io
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TextIO

from brandubh.bulk.text_file import as_text
from brandubh.errors import BrandubhError, expect, file_trouble

Source = str | Path | TextIO


def lines_of(source: Source) -> Iterator[str]:
    """The lines of a source, without the mark that some programs put at the beginning of a file."""
    expect(source, (str, Path, Iterable), "a text, a path or a stream")
    if isinstance(source, Path):
        try:
            with source.open("rb") as raw, as_text(raw) as file:
                yield from file
        except (OSError, UnicodeDecodeError) as error:
            raise BrandubhError("cannot-read", file=str(source), reason=file_trouble(error)) from None
    else:
        yield from _unmarked(io.StringIO(source, newline=None) if isinstance(source, str) else source)


def _unmarked(lines: Iterable[str]) -> Iterator[str]:
    for number, line in enumerate(lines):
        expect(line, str, "a line of text")
        yield line.removeprefix("\ufeff") if number == 0 else line
