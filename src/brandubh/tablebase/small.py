"""The smallest tables, built when they are first wanted."""

import contextlib
from concurrent.futures import Executor, Future
from pathlib import Path
from typing import Any

from brandubh.rules import Rules
from brandubh.tablebase.build import build
from brandubh.tablebase.errors import FolderError
from brandubh.tablebase.tables import SMALL_MEN


class _Here(Executor):
    """Work done at once, in this process."""

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> "Future[Any]":
        future: Future[Any] = Future()
        try:
            future.set_result(fn(*args, **kwargs))
        except BaseException as error:
            future.set_exception(error)
        return future


def ensure_small(folder: Path, rules: Rules, men: int = SMALL_MEN) -> None:
    """Build the tables of so few men, unless they are there; where nothing can be written there are just none."""
    with contextlib.suppress(OSError, FolderError):
        build(folder, rules, men, _Here())
