"""``brandubh replay``: game files, checked move by move."""

import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from brandubh.bulk.text_file import open_text
from brandubh.cli.options import take_inputs
from brandubh.cli.screen import counted, put
from brandubh.cli.speech import said, spoken
from brandubh.errors import BrandubhError, RecordError, file_trouble
from brandubh.record import read_csv, read_games
from brandubh.rules import Rules


@dataclass
class Checked:
    """A file, how many of its games are right, and what is wrong with the others, or with the file itself."""

    path: Path
    games: int = 0
    wrong: int = 0
    problems: list[dict[str, Any]] = field(default_factory=list)  # for programs alone: there may be millions
    trouble: BrandubhError | None = None

    def to_dict(self) -> dict[str, Any]:
        """What programs are told."""
        return {
            "file": str(self.path),
            "games": self.games,
            "problems": self.problems,
            "error": None if self.trouble is None else said(self.trouble),
        }


def problem_json(problem: RecordError) -> dict[str, Any]:
    """Something wrong in a game file, for programs."""
    return {
        "line": problem.line,
        "column": problem.column,
        "code": problem.reason.code,
        "text": problem.reason.say(spoken()),
    }


def replay_command(files: Sequence[Path], rules: Rules, *, quiet: bool = False, as_json: bool = False) -> None:
    """Print a line for each problem and, unless ``quiet``, one for each file.

    The exit status is 1 with a wrong game, and 2 if a file cannot be read.
    """
    take_inputs(*files)
    checked = []
    for path in files:
        found = _check(path, rules, say=not as_json)
        checked.append(found)
        if not as_json:
            _report(found, quiet=quiet)
    if as_json:
        print(json.dumps({"files": [found.to_dict() for found in checked]}))
    if any(found.trouble for found in checked):
        raise SystemExit(2)
    if any(found.wrong or not found.games for found in checked):
        raise SystemExit(1)


def _check(path: Path, rules: Rules, *, say: bool) -> Checked:
    found = Checked(path)

    def report(error: RecordError) -> None:
        found.wrong += 1
        if say:
            put(said(error))
        else:
            found.problems.append(problem_json(error))

    read = read_csv if path.suffix.lower() == ".csv" else read_games
    try:
        with open_text(path) as file:
            found.games = sum(1 for _ in read(file, rules=rules, on_error=report, name=str(path)))
    except (OSError, UnicodeError) as error:
        found.trouble = file_trouble(error)
    except BrandubhError as error:
        found.trouble = error
    return found


def _report(found: Checked, *, quiet: bool) -> None:
    wrong = found.wrong
    if found.trouble is not None:
        put(f"{found.path}: {said(found.trouble)}")
    elif not found.games and not wrong:
        put(f"{found.path}: {BrandubhError('record-none').say(spoken())}")
    elif not quiet:
        right = f"{counted(found.games, 'game')} {'is' if found.games == 1 else 'are'} right"
        put(f"{found.path}: {right}" + (f", {wrong} wrong" if wrong else ""), to_stderr=bool(wrong))
