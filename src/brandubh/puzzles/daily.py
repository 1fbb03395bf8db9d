"""The puzzle of the day: the same for everybody, of the easy and middle grades, none twice before all were shown."""

import datetime
import functools
from collections import defaultdict

from brandubh.errors import expect
from brandubh.pieces import Side
from brandubh.puzzles.puzzle import Grade, Puzzle, load

RULES = "wtf"
HARDEST = 3
"""The hardest grade that a day may bring."""


def puzzle_of_day(day: datetime.date) -> Puzzle:
    """The puzzle that everybody gets on a day, of the easy and middle grades.

    >>> import datetime
    >>> puzzle_of_day(datetime.date(2026, 1, 1)).grade <= 3
    True
    """
    expect(day, datetime.date, "a date")
    puzzles = _round()
    return puzzles[day.toordinal() % len(puzzles)]


@functools.cache
def _round() -> tuple[Puzzle, ...]:
    """All puzzles of the day in the order in which they come.

    Each grade is spread evenly over the round for either side, so that no week is all easy or all the attackers'. Ids
    are hashes: sorted by them, neighbours have nothing in common.
    """
    kinds: defaultdict[tuple[Grade, Side], list[Puzzle]] = defaultdict(list)
    for puzzle in sorted(load(RULES), key=lambda puzzle: puzzle.id):
        if (grade := puzzle.grade) <= HARDEST:
            kinds[grade, puzzle.side].append(puzzle)
    places = {
        puzzle: (2 * number + 1) / (2 * len(kind)) for kind in kinds.values() for number, puzzle in enumerate(kind)
    }
    return tuple(sorted(places, key=lambda puzzle: (places[puzzle], puzzle.id)))
