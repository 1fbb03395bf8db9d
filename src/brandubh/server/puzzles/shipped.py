"""The puzzles that come with the library, read when the first is asked for: that takes half a second, and nobody who
starts the server should wait for it.
"""

import datetime
import functools
from collections.abc import Mapping
from typing import TYPE_CHECKING

from brandubh.server.problems import ProblemError, not_found

if TYPE_CHECKING:
    from brandubh.puzzles import Puzzle


@functools.cache
def all_puzzles() -> Mapping[str, "Puzzle"]:
    """All of them by their names, the easiest first."""
    from brandubh.puzzles import load

    return {puzzle.id: puzzle for puzzle in sorted(load(), key=lambda each: (each.difficulty, each.id))}


def find(puzzle_id: str) -> "Puzzle":
    """The puzzle of this name."""
    puzzle = all_puzzles().get(puzzle_id)
    if puzzle is None:
        raise not_found()
    return puzzle


def today() -> datetime.date:
    """Today's date in Greenwich."""
    return datetime.datetime.now(datetime.UTC).date()


def of_day(day: datetime.date | None = None) -> "Puzzle":
    """The puzzle of a day, today's if not said; there is none for days that have come nowhere on earth."""
    from brandubh.puzzles.daily import puzzle_of_day

    latest = today() + datetime.timedelta(days=1)
    if day is not None and day > latest:
        raise ProblemError(422, "invalid", "Not possible", f"The puzzle of {day} is not chosen yet.")
    return puzzle_of_day(day or today())
