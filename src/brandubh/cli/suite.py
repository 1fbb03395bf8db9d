"""``brandubh suite``: an engine on the positions of a file, what it solves and how soon."""

import contextlib
import itertools
import json
from collections.abc import Iterator
from pathlib import Path

from brandubh.bulk.text_file import STANDARD_INPUT, open_text
from brandubh.cli.options import take_inputs
from brandubh.cli.progress import bar, compile_first
from brandubh.cli.screen import put
from brandubh.cli.speech import said
from brandubh.engine.engine import Engine
from brandubh.engine.limits import Limit
from brandubh.engine.matches.play import Contestant
from brandubh.engine.suite import Trial, run_suite
from brandubh.engine.uci.blocking import UciEngine
from brandubh.errors import BrandubhError, RecordError
from brandubh.record import PositionEntry, read_positions
from brandubh.rules import Rules
from brandubh.tablebase import open_tables

MOST_POSITIONS = 100_000
"""All are in memory while the engine is tried."""

_WORDS = {True: "solved", False: "failed", None: "not judged"}


def suite_command(
    file: Path,
    rules: Rules,
    limit: Limit,
    *,
    engine: str | None = None,
    threads: int | None = None,
    hash_mb: int | None = None,
    as_json: bool = False,
) -> None:
    """Try an engine on each position and say how it went; exit status 1 unless all are solved and every line is read.

    Without ``engine`` it is our own, in this process; otherwise one that is named as for ``brandubh match``.
    """
    problems: list[RecordError] = []

    def report(error: RecordError) -> None:
        problems.append(error)
        put(said(error), to_stderr=True)

    take_inputs(file)
    if file == STANDARD_INPUT:
        with open_text(file) as lines:
            entries = _some(read_positions(lines, rules=rules, on_error=report, name="-"))
    else:
        entries = _some(read_positions(file, rules=rules, on_error=report))
    trials: list[Trial] = []
    interrupted = False
    try:
        if entries:
            with contextlib.ExitStack() as stack:
                player = stack.enter_context(_engine(engine, threads, hash_mb))
                shown = stack.enter_context(bar("positions", len(entries)))
                for trial in run_suite(entries, player, limit):
                    trials.append(trial)
                    solved = sum(each.solved is True for each in trials)
                    shown.at(len(trials), remark=f"{solved} solved")
                    if not as_json:
                        put(_line(len(trials), trial))
    except KeyboardInterrupt:
        interrupted = True
    finally:
        put(json.dumps(_report(trials, entries, problems, interrupted)) if as_json else _totals(trials, entries))
    if interrupted:
        raise KeyboardInterrupt
    if problems or any(trial.solved is False for trial in trials):
        raise SystemExit(1)


def _some(entries: Iterator[PositionEntry]) -> list[PositionEntry]:
    """All of them, if they are no more than somebody would wait for."""
    some = list(itertools.islice(entries, MOST_POSITIONS + 1))
    if len(some) > MOST_POSITIONS:
        raise BrandubhError(f"a suite has no more than {MOST_POSITIONS:,} positions: split the file")
    return some


@contextlib.contextmanager
def _engine(text: str | None, threads: int | None, hash_mb: int | None) -> Iterator[Engine | UciEngine]:
    if text is None:
        compile_first("brandubh.engine.engine")
        yield Engine(threads=threads or 1, hash_mb=hash_mb or 64, tables=open_tables())
        return
    contestant = Contestant.from_text(text)
    named = {"Threads": threads, "Hash": hash_mb}
    options = contestant.options | {name: str(value) for name, value in named.items() if value is not None}
    with UciEngine.start(contestant.command, options=options) as engine:
        yield engine


def _name(number: int, entry: PositionEntry) -> str:
    return entry.id or f"position {number}"


def _line(number: int, trial: Trial) -> str:
    """A position's line: what became of it, the move, the score, and how long it took."""
    board = trial.entry.board()
    move = "no move" if trial.move is None else board.text(trial.move)
    score = "" if trial.score is None else f", {trial.score}"
    wanted = " or ".join(board.text(each) for each in trial.entry.best)
    if trial.solved:
        took = f"after {trial.seconds_to_solution:.2f} s"
    else:
        took = f"in {trial.seconds:.2f} s" + (f" instead of {wanted}" if wanted and trial.solved is False else "")
    return f"{number:4}  {_WORDS[trial.solved]:10}  {_name(number, trial.entry)}: {move} {took}{score}"


def _counts(trials: list[Trial]) -> dict[str, int]:
    return {word: sum(trial.solved is solved for trial in trials) for solved, word in _WORDS.items()}


def _totals(trials: list[Trial], entries: list[PositionEntry]) -> str:
    counts = _counts(trials)
    judged = counts["solved"] + counts["failed"]
    text = f"{counts['solved']} of {judged} solved"
    if counts["not judged"]:
        text += f", {counts['not judged']} not judged"
    if len(trials) < len(entries):
        text += f", {len(entries) - len(trials)} not tried"
    times = [trial.seconds_to_solution for trial in trials if trial.seconds_to_solution is not None]
    if times:
        text += f"; to a solution {sum(times) / len(times):.2f} s on average, {max(times):.2f} s at most"
    spent = sum(trial.seconds for trial in trials)
    nodes = sum(trial.nodes for trial in trials)
    return f"{text}. {spent:.1f} s and {nodes:,} nodes in all."


def _report(
    trials: list[Trial], entries: list[PositionEntry], problems: list[RecordError], interrupted: bool
) -> dict[str, object]:
    counts = _counts(trials)
    return {
        "positions": len(entries),
        "tried": len(trials),
        "solved": counts["solved"],
        "failed": counts["failed"],
        "not_judged": counts["not judged"],
        "seconds": round(sum(trial.seconds for trial in trials), 3),
        "nodes": sum(trial.nodes for trial in trials),
        "interrupted": interrupted,
        "problems": [str(problem) for problem in problems],
        "trials": [trial.to_dict() for trial in trials],
    }
