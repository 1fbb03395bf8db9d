"""``brandubh replay``: game files, checked move by move."""

import sys
from collections.abc import Sequence
from pathlib import Path

from brandubh.cli.screen import put
from brandubh.cli.speech import said, spoken
from brandubh.errors import BrandubhError, RecordError
from brandubh.record import read_csv, read_games
from brandubh.rules import Rules


def replay_command(files: Sequence[Path], rules: Rules, *, quiet: bool = False) -> None:
    """Print a line for each problem and, unless ``quiet``, one for each file. With a problem, the exit status is 1."""
    problems = 0

    def report(error: RecordError) -> None:
        nonlocal problems
        problems += 1
        put(said(error))

    for path in files:
        before = problems
        read = read_csv if path.suffix == ".csv" else read_games
        source = sys.stdin if str(path) == "-" else path
        try:
            games = sum(1 for _ in read(source, rules=rules, on_error=report, name=str(path)))
        except BrandubhError as error:
            problems += 1
            reason = error.arguments.get("reason", error)  # the name stands before it
            put(f"{path}: {reason.say(spoken()) if isinstance(reason, BrandubhError) else error.say(spoken())}")
            continue
        if not quiet:
            bad = problems - before
            found = f"{games} games are right" if games != 1 else "1 game is right"
            put(f"{path}: {found}" + (f", {bad} wrong" if bad else ""), to_stderr=bool(bad))
    if problems:
        raise SystemExit(1)
