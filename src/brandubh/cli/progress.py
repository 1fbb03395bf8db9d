"""How long work shows itself in the terminal."""

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from brandubh import compiled


def compile_first(module: str) -> None:
    """Compile what a module needs, with a bar, unless that was done before."""
    if compiled.is_warm(module):
        return
    columns = (TextColumn("Compiling, once"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=Console(stderr=True)) as progress:
        task = progress.add_task("", total=None)
        compiled.warm(module, lambda done, total: progress.update(task, completed=done, total=total))
