"""The puzzles that come with the library, read when the first is asked for: that takes half a second, and nobody who
starts the server should wait for it.
"""

import datetime
from typing import TYPE_CHECKING

from brandubh.server.problems import ProblemError, not_found

if TYPE_CHECKING:
    from brandubh.puzzles import Puzzle


def find(puzzle_id: str) -> "Puzzle":
    """The puzzle of this name."""
    from brandubh.puzzles import load

    for puzzle in load():
        if puzzle.id == puzzle_id:
            return puzzle
    raise not_found()


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
