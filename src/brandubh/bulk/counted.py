"""What long work says where no bar can be: a line that counts on a terminal, and one line in the log elsewhere."""

import logging
import sys
from typing import ClassVar, Self

log = logging.getLogger("brandubh")


class CountedLine:
    """A line on standard error that is there while work goes on, and counts if it is told what to count.

    It never hides the cursor, so that a process may end at any moment. In a log the same line comes once.
    """

    _logged: ClassVar[set[str]] = set()

    def __init__(self, text: str) -> None:
        self._text = text

    def __enter__(self) -> Self:
        self._show("…")
        return self

    def __exit__(self, *_: object) -> None:
        self._clear()

    def __call__(self, done: int, total: int) -> None:
        """Show that so much of the work is done."""
        if done < total:
            self._show(f"{done}/{total}")
        else:
            self._clear()

    def _show(self, how_far: str) -> None:
        if _is_terminal():
            print(f"\r\x1b[K{self._text}: {how_far}", end="", file=sys.stderr, flush=True)
        elif self._text not in self._logged:
            self._logged.add(self._text)
            log.warning("%s …", self._text)

    def _clear(self) -> None:
        if _is_terminal():
            print("\r\x1b[K", end="", file=sys.stderr, flush=True)


def _is_terminal() -> bool:
    return sys.stderr is not None and sys.stderr.isatty()
