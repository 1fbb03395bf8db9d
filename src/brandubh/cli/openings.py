"""``brandubh openings …``: what is known of the first moves, built and shown."""

import time
from pathlib import Path

from brandubh.bulk.executor import open_executor
from brandubh.bulk.folders import openings_folder
from brandubh.cli.progress import Bar, bar, compile_first
from brandubh.openings.search import Plan, State, run
from brandubh.openings.verdicts import SHIPPED, Journal
from brandubh.rules import Rules


def search_command(
    rules: Rules, plan: Plan, *, out: Path | None, workers: int, cluster: str | None, seconds: float | None = None
) -> None:
    """Let the engine search the first plies; the same command goes on from where it was."""
    compile_first("brandubh.engine.engine")
    journal = Journal(out or openings_folder() / SHIPPED)
    until = None if seconds is None else time.monotonic() + seconds
    with bar(f"openings of {rules.name}") as shown, open_executor(workers, cluster) as executor:
        try:
            run(
                rules,
                plan,
                journal,
                executor,
                at_once=workers,
                until=lambda: until is not None and time.monotonic() > until,
                on_state=lambda state: _report(shown, state),
            )
        except KeyboardInterrupt:
            shown.say(f"Interrupted. {journal.path} has what was found; the same command goes on from here.")
            raise
        finally:
            journal.close()
    print(f"{journal.path}: {len(journal.verdicts)} positions")


def _report(shown: Bar, state: State) -> None:
    last = "" if state.last is None else f"{state.last.fen}: {state.last.score}, depth {state.last.depth}"
    shown.at(state.done, total=state.total, remark=last)
    if not shown.is_shown and state.last is not None and state.done % 10 == 0:
        shown.say(f"{state.done} of {state.total}: {last}")
