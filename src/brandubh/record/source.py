"""Where games are read from: a text, a file by its path, or a stream that is open already, of text or of bytes."""

import contextlib
import io
import os
import re
from collections.abc import Callable, Iterable, Iterator
from os import PathLike
from pathlib import Path
from typing import IO, NamedTuple

from brandubh.bulk.text_file import LONGEST_LINE, as_text, lines_in, too_large
from brandubh.bulk.whole_file import replacing
from brandubh.errors import BrandubhError, expect, file_trouble, one_line

Source = str | PathLike[str] | Iterable[str] | Iterable[bytes]
"""A text, a path, or anything that gives lines, such as an open file."""

Target = PathLike[str] | IO[str]
"""A path, or a file that is open for writing."""

_MARK = "\ufeff"  # some programs put it at the beginning of a file
_BLOCK = 1 << 18
_LINE = re.compile(r"[^\r\n]*(?:\r\n|\r|\n)|[^\r\n]+")


class PlacedLine(NamedTuple):
    """A line and where it begins: in bytes, or in characters where the source has no bytes."""

    offset: int
    text: str


def expect_handler(on_error: object) -> None:
    """See that errors can be handed over, if they are to be."""
    if on_error is not None and not callable(on_error):
        expect(on_error, Callable, "a function that takes errors")  # type: ignore[arg-type]


def source_name(source: Source, name: str = "") -> str:
    """What errors call a source: the given name, or that of its path."""
    expect(name, str, "a name for the source")
    return name or (os.fspath(source) if isinstance(source, PathLike) else "")


def lines_of(source: Source) -> Iterator[str]:
    """The lines of a source, each ended by a line feed, without the mark that may stand before the first."""
    if isinstance(source, PathLike):
        with _trouble(Path(source)), Path(source).open("rb") as raw, as_text(raw) as file:
            yield from lines_in(file)
    elif isinstance(source, io.TextIOBase) or not _has_bytes(source):
        yield from (line.text for line in _text_lines(source))
    else:
        yield from (line.text for line in placed_lines(source))


def placed_lines(source: Source, offset: int | None = None) -> Iterator[PlacedLine]:
    """The same lines with their places, from a place on; without one, from the beginning, or where a stream is."""
    if isinstance(source, PathLike):
        with _trouble(Path(source)), Path(source).open("rb") as file:
            yield from _byte_lines(file, "utf-8", file.seek(offset or 0))
    elif isinstance(source, str):
        yield from _text_lines(source, offset or 0)
    else:
        start = _go_to(source, offset)
        buffer = getattr(source, "buffer", None)
        if buffer is not None and start is not None:  # a file that is open as text: its bytes have places
            source.seek(start)  # type: ignore[union-attr]
            with _trouble():
                yield from _byte_lines(buffer, getattr(source, "encoding", "utf-8"), start)
        elif _has_bytes(source):
            with _trouble():
                yield from _byte_lines(source, "utf-8", start or 0)  # type: ignore[arg-type]
        else:
            yield from _text_lines(source, start or 0)


def _has_bytes(source: Source) -> bool:
    return isinstance(source, PathLike | io.RawIOBase | io.BufferedIOBase) or "b" in str(getattr(source, "mode", ""))


def width_in(source: Source, text: str) -> int:
    """How long a text is in a source, in the measure of its offsets."""
    if hasattr(source, "buffer") or _has_bytes(source):
        return len(text.encode(getattr(source, "encoding", "utf-8")))
    return len(text)


def _go_to(source: object, offset: int | None) -> int | None:
    """Go to a place in a stream, if it has places, and say where it is then."""
    try:
        if not source.seekable():  # type: ignore[attr-defined]
            raise OSError
        return int(source.tell() if offset is None else source.seek(offset))  # type: ignore[attr-defined]
    except (AttributeError, OSError, ValueError):
        if offset is not None:
            raise BrandubhError("this stream cannot go back to a game: read it from a path") from None
        return None


@contextlib.contextmanager
def _trouble(path: Path | None = None) -> Iterator[None]:
    try:
        yield
    except (OSError, UnicodeDecodeError) as error:
        trouble = file_trouble(error)
        raise trouble if path is None else BrandubhError("cannot-read", file=str(path), reason=trouble) from None


def _text_lines(source: Source, offset: int = 0) -> Iterator[PlacedLine]:
    expect(source, (str, Iterable), "a text, a path or a stream")
    assert isinstance(source, Iterable)
    lines: Iterable[object] = source
    at = 0
    if isinstance(source, str):
        lines = (match[0] for match in _LINE.finditer(source, offset))
        at = offset
    elif isinstance(source, io.TextIOWrapper | io.StringIO):  # others may give lines and nothing else
        lines = lines_in(source)
    with _trouble():
        for line in lines:
            if isinstance(line, bytes | bytearray):
                line = line.decode("utf-8")
            expect(line, str, "a line of text")
            assert isinstance(line, str)
            text = line.removeprefix(_MARK) if at == 0 else line
            yield PlacedLine(at + len(line) - len(text), _ended(text))
            at += len(line)


def _byte_lines(file: IO[bytes], encoding: str, offset: int) -> Iterator[PlacedLine]:
    """The lines of a file, whichever way they end; a block at a time, and of a pipe whatever has come."""
    read = getattr(file, "read1", file.read)
    parts: list[bytes] = []
    length = 0
    while block := read(_BLOCK):
        expect(block, bytes, "a stream of bytes")
        while block.endswith(b"\r") and (more := file.read(1)):  # a line feed may belong to it
            block += more
        for part in block.splitlines(keepends=True):
            parts.append(part)
            length += len(part)
            if length > 4 * LONGEST_LINE:  # a letter has four bytes at most
                raise too_large()
            if part.endswith((b"\n", b"\r")):
                line = b"".join(parts)
                yield _placed(line, encoding, offset)
                offset += len(line)
                parts = []
                length = 0
    if parts:
        yield _placed(b"".join(parts), encoding, offset)


def _placed(line: bytes, encoding: str, offset: int) -> PlacedLine:
    mark = _MARK.encode()
    if offset == 0 and line.startswith(mark):
        line = line[len(mark) :]
        offset = len(mark)
    return PlacedLine(offset, _ended(line.decode(encoding)))


def _ended(line: str) -> str:
    if line.endswith("\r\n"):
        return line[:-2] + "\n"
    return line[:-1] + "\n" if line.endswith("\r") else line


@contextlib.contextmanager
def opened(target: Target) -> Iterator[IO[str]]:
    """A file to write text to: one that is open already, or a path, where the file is whole or stays as it was."""
    if isinstance(target, PathLike):
        with replacing(Path(target)) as part, part.open("w", encoding="utf-8", newline="\n") as file:
            yield file
    else:
        if not hasattr(target, "write"):
            expect(target, PathLike, "a path or an open file")
        yield target


def unwritable(error: UnicodeEncodeError) -> BrandubhError:
    """What is wrong with a text that a file's encoding has no letters for."""
    return BrandubhError(f"{one_line(repr(error.object[error.start]))} cannot be written in {error.encoding}")
