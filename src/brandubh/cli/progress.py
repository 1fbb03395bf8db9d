"""How long work shows itself: on standard error, in a terminal only, and gone or finished when the work is."""

import contextlib
import sys
from collections.abc import Callable, Iterator

from rich.console import RenderableType
from rich.live import Live
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TaskID,
    TaskProgressColumn,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)

from brandubh import compiled
from brandubh.bulk.counted import CountedLine
from brandubh.cli.screen import Screen
from brandubh.cli.speech import said, spoken
from brandubh.errors import BrandubhError, printable
from brandubh.language import say


class Bar:
    """A progress bar: what is being done, how much of it, the time so far and to come, and a remark."""

    def __init__(self, progress: Progress, task: TaskID) -> None:
        self._progress = progress
        self._task = task

    @property
    def is_shown(self) -> bool:
        """Whether anybody sees the bar; if not, a long-running command may :meth:`say` a line now and then."""
        return not self._progress.disable

    def at(self, done: float, *, total: float | None = None, doing: str | None = None, remark: str = "") -> None:
        """Show how much is ``done``; ``total`` and ``doing`` stay as they were unless they are given."""
        self._progress.update(
            self._task, completed=done, total=total, description=_shown(doing), remark=printable(remark)
        )

    def step(self, done: float = 1, *, doing: str | None = None) -> None:
        """Show that this much more is done."""
        self._progress.update(self._task, advance=done, description=_shown(doing))

    def say(self, text: str) -> None:
        """Print a line above the bar, or without one."""
        self._progress.console.print(text, highlight=False, soft_wrap=True)


def _shown(text: str | None) -> str | None:
    return None if text is None else printable(text)


@contextlib.contextmanager
def bar(
    doing: str, total: float | None = None, *, done: int = 0, percent: bool = False, remaining: bool = True
) -> Iterator[Bar]:
    """A bar for as long as the work takes. It counts things, or shows a percentage; ``remaining`` guesses the rest."""
    console = Screen(stderr=True)
    columns = [
        TextColumn("{task.description}", markup=False),
        BarColumn(),
        TaskProgressColumn() if percent else MofNCompleteColumn(),
        TimeElapsedColumn(),
        *([TimeRemainingColumn()] if remaining else []),
        TextColumn("{task.fields[remark]}", markup=False),
    ]
    # Output that goes to a file or a pipe must not be redirected to above the bar.
    shown, above = console.is_terminal, sys.stdout.isatty()
    with Progress(*columns, console=console, disable=not shown, redirect_stdout=above) as progress:
        yield Bar(progress, progress.add_task(printable(doing), total=total, completed=done, remark=""))


@contextlib.contextmanager
def live(first: RenderableType = "") -> Iterator[Callable[[RenderableType], None]]:
    """Something that changes while work goes on, and then goes away: yields what replaces it."""
    with Live(first, console=Screen(stderr=True, highlight=False), transient=True, refresh_per_second=8) as shown:
        yield shown.update


_said: set[str] = set()  # what a log has been told


def compile_first(module: str) -> None:
    """Compile what a module needs, with a bar or a line in the log, unless that was done before. If it fails, the work
    goes on without.
    """
    if compiled.is_warm(module):
        return
    language = spoken()
    with bar(say(language, "compiling"), remaining=False) as shown:
        if not shown.is_shown and "compiling-line" not in _said:
            _said.add("compiling-line")
            shown.say(say(language, "compiling-line"))
        try:
            compiled.warm(module, lambda done, total: shown.at(done, total=total))
        except BrandubhError as error:
            shown.say(say(language, "compiling-failed", reason=said(error)))


def compile_meanwhile(*modules: str, progress: compiled.Progress | None = None) -> None:
    """Compile what modules need while the work goes on, as plain Python, unless that was done before.

    It is counted on standard error, unless ``progress`` shows it elsewhere.
    """
    language = spoken()

    def failed(error: BrandubhError) -> None:
        print(say(language, "compiling-failed", reason=said(error)), file=sys.stderr)

    compiled.warm_meanwhile(*modules, progress=progress or CountedLine(say(language, "compiling")), failed=failed)
