"""Files that are whole or not there at all: written beside their place under another name, then moved there."""

import contextlib
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
