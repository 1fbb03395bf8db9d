"""Files that are whole or not there at all: written beside their place under another name, then moved there. And files
that grow by whole pieces.
"""

import contextlib
import errno
import os
from collections.abc import Iterator
from pathlib import Path

from brandubh.errors import BrandubhError, file_trouble


def part_of(path: Path) -> Path:
    """The name under which a file is written; always the same, so that what a kill leaves is written over next time."""
    return path.with_name(f"{path.name}.part")


@contextlib.contextmanager
def replacing(path: Path, wrong: type[BrandubhError] = BrandubhError) -> Iterator[Path]:
    """The name under which to write a file. It replaces ``path`` once it is safe on disk, and goes if anything fails.

    An ``OSError`` becomes the error ``wrong``, in words.
    """
    with _beside(path, wrong) as part:
        yield part
        with part.open("rb") as written:
            os.fsync(written.fileno())
        part.replace(path)


def check_place(path: Path, wrong: type[BrandubhError] = BrandubhError) -> None:
    """See that a file can be written there, before the work that is to fill it. A file that is there stays."""
    with _beside(path, wrong) as part:
        if path.exists() and not path.is_file():
            raise wrong("cannot-write", file=str(path), reason=BrandubhError("file-other"))
        part.touch()


class GrowingFile:
    """A text file that grows piece by piece, each of which is safe on the disk when :meth:`add` returns.

    The first piece replaces what was there; until then that stays. A piece that does not fit leaves no half of itself.
    """

    def __init__(self, path: Path) -> None:
        self._path = path.resolve()  # a link stays a link
        self._has_begun = False

    def add(self, text: str) -> None:
        """Write one more piece, or say why it cannot be written."""
        data = text.encode()
        if not self._has_begun:
            with replacing(self._path) as part:
                part.write_bytes(data)
            self._has_begun = True
            return
        try:
            with self._path.open("ab", buffering=0) as file:
                size = file.seek(0, os.SEEK_END)
                try:
                    if file.write(data) != len(data):
                        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
                    os.fsync(file.fileno())
                except OSError:
                    file.truncate(size)
                    raise
        except OSError as error:
            raise BrandubhError("cannot-write", file=str(self._path), reason=file_trouble(error)) from None


@contextlib.contextmanager
def _beside(path: Path, wrong: type[BrandubhError]) -> Iterator[Path]:
    try:
        part = part_of(path)
    except ValueError:  # an empty name
        raise wrong("cannot-write", file=str(path), reason=BrandubhError("file-folder")) from None
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        yield part
    except (OSError, UnicodeEncodeError) as error:  # the last for a name that no file can have
        raise wrong("cannot-write", file=str(path), reason=file_trouble(error)) from None
    finally:
        with contextlib.suppress(OSError, UnicodeEncodeError):
            part.unlink()
