"""``brandubh tune``: the evaluation, fitted to games of self-play."""

from pathlib import Path

from brandubh.bulk.executor import open_executor
from brandubh.cli.options import write
from brandubh.cli.progress import bar, compile_first
from brandubh.engine.tuning.fit import Plan, tune
from brandubh.engine.weights import Weights, default_weights
from brandubh.errors import BrandubhError


def tune_command(
    folder: Path, plan: Plan, *, workers: int, cluster: str | None = None, weights: Path | None = None
) -> None:
    """Play and fit, beginning with ``weights``, and write the new ones into the folder."""
    try:
        start = Weights.from_json(weights.read_text("utf-8")) if weights else default_weights()
    except (OSError, ValueError) as error:
        raise BrandubhError(f"{weights}: {error}") from None
    compile_first("brandubh.engine.engine")
    with bar("playing", plan.batches) as shown, open_executor(workers, cluster) as executor:
        tuned = tune(folder, plan, start, executor, shown.at)
        path = folder / "tuned.json"
        write(path, tuned.to_json())
        shown.say(f"{tuned.source}\nwritten to {path}")
