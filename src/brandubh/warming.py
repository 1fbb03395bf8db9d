"""Compiling the kernel ahead of time, with a progress bar, so that no player ever waits for a compiler."""

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from brandubh.kernel import compiler


def warm_with_progress() -> float:
    """Compile or load every compiled function and return the seconds it took."""
    # Importing a module registers its functions.
    import brandubh.engine.engine
    import brandubh.solver.commands
    import brandubh.tablebase.verifying  # noqa: F401

    columns = (TextColumn("Compiling"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=Console(stderr=True)) as progress:
        task = progress.add_task("", total=None)
        return compiler.warm(lambda done, total, _name: progress.update(task, completed=done, total=total))
