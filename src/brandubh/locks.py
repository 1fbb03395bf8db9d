"""Locks between processes. The operating system drops them with the process that holds them, however that ends."""

import contextlib
import os
import sys
from collections.abc import Iterator
from pathlib import Path


@contextlib.contextmanager
def exclusive(path: Path) -> Iterator[None]:
    """Hold a lock by the name of a file, which is there as long as somebody holds or awaits it."""
    while True:
        with path.open("a+b") as file:
            if sys.platform == "win32":
                import msvcrt

                file.seek(0)
                msvcrt.locking(file.fileno(), msvcrt.LK_LOCK, 1)
            else:
                import fcntl

                fcntl.flock(file, fcntl.LOCK_EX)
            if not _is(path, file.fileno()):
                continue  # whoever held it before has removed it on leaving; others await a new one
            try:
                yield
            finally:
                with contextlib.suppress(OSError):
                    path.unlink()
            return


def _is(path: Path, descriptor: int) -> bool:
    try:
        return os.path.samestat(path.stat(), os.fstat(descriptor))
    except FileNotFoundError:
        return False
