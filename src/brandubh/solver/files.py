"""Files that are complete or not there at all: written beside their place under another name, then moved there."""

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from brandubh.errors import BrandubhError


@contextmanager
def fresh(path: Path, wrong: type[BrandubhError] = BrandubhError) -> Iterator[Path]:
    """The name under which to write a file; it takes its place when all is written, and goes if anything fails."""
    part = path.with_name(path.name + ".part")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        yield part
        part.replace(path)
    except OSError as error:
        raise wrong(f"cannot write {path}: {error.strerror or error}") from None
    finally:
        with suppress(OSError):
            part.unlink(missing_ok=True)


def check_place(path: Path) -> None:
    """See that a file can be written there, before the work that is to fill it. A file that is there stays."""
    try:
        if path.exists() and not path.is_file():
            raise BrandubhError(f"cannot write {path}: there is something that is not a file")
        path.parent.mkdir(parents=True, exist_ok=True)
        part = path.with_name(path.name + ".part")
        part.open("ab").close()
        part.unlink()
    except OSError as error:
        raise BrandubhError(f"cannot write {path}: {error.strerror or error}") from None
