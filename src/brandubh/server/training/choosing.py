"""Which puzzle comes next: in training one that is about as hard as the solver is strong, in a run ever harder ones.

Nothing here is remembered: from the same history and seed follows the same puzzle, so that a page that is loaded again
shows the one it showed before.
"""

import math
import random
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from brandubh.pieces import Side
from brandubh.server.training.rows import Kind, Mark

SPREAD = 120.0  # points by which a puzzle may well be harder or easier than the solver is strong
LATELY = 15  # puzzles that do not come again so soon
MOST_PREFERRED = 1.6  # how much more often a puzzle of a weak theme comes, at most
AS_GOOD = 6  # puzzles from which each of a run's is drawn

_TIERS: tuple[Mark | None, ...] = (None, "failed", "helped", "alone")


@dataclass(frozen=True, slots=True)
class Task:
    """What a choice depends on of a puzzle."""

    id: str
    rules: str
    side: Side
    themes: tuple[str, ...]
    difficulty: int
    wins_in: int


@dataclass(frozen=True, slots=True)
class Wanted:
    """What a solver wants to train; None is anything."""

    rules: str | None = None
    theme: str | None = None
    side: Side | None = None

    def includes(self, task: Task) -> bool:
        """Whether a puzzle is of that kind."""
        return (
            (self.rules is None or task.rules == self.rules)
            and (self.theme is None or self.theme in task.themes)
            and (self.side is None or task.side is self.side)
        )


def choose(
    tasks: Iterable[Task],
    marks: Mapping[str, tuple[Mark, float]],
    rating: float,
    preferred: Mapping[str, float],
    seed: str,
) -> Task | None:
    """The next puzzle of somebody's training, or None if there is none of the kind.

    First come those that were never tried, then those that went wrong, then those solved with help, then the rest;
    none of the last few, unless there are no others. Among equals, those about as hard as the solver is strong come
    most often, and those of ``preferred`` themes somewhat more often than others.
    """
    pool = list(tasks)
    if not pool:
        return None
    lately = sorted(marks, key=lambda name: marks[name][1])[-LATELY:]
    fresh = [task for task in pool if task.id not in lately] or pool
    tiers = {mark: [task for task in fresh if _mark(task, marks) == mark] for mark in _TIERS}
    best = next(tier for tier in tiers.values() if tier)
    # Where all are far too hard or too easy, the nearest is as good as it gets, not as unlikely as its distance.
    nearest = min(abs(task.difficulty - rating) for task in best)

    def weight(task: Task) -> float:
        away = abs(task.difficulty - rating) - nearest
        liking = max((preferred.get(theme, 1.0) for theme in task.themes), default=1.0)
        return math.exp(-((away / SPREAD) ** 2) / 2) * min(liking, MOST_PREFERRED)

    [chosen] = random.Random(seed).choices(best, [weight(task) for task in best])  # nothing secret
    return chosen


def _mark(task: Task, marks: Mapping[str, tuple[Mark, float]]) -> Mark | None:
    return marks[task.id][0] if task.id in marks else None


@dataclass(frozen=True, slots=True)
class Slope:
    """How a run rises: the difficulty at which it begins, the points from one puzzle to the next, and the longest."""

    begin: float
    rise: float
    longest: int


SLOPES: Mapping[Kind, Slope] = {"streak": Slope(850, 22, 8), "storm": Slope(800, 18, 3)}


def next_of_run(tasks: Sequence[Task], kind: Kind, rules: str, done: Sequence[str], seed: str) -> Task | None:
    """The next puzzle of a run, none twice; None when all are done."""
    slope = SLOPES[kind]
    target = slope.begin + slope.rise * len(done)
    left = [
        task for task in tasks if task.rules == rules and task.wins_in <= slope.longest and task.id not in set(done)
    ]
    if not left:
        return None
    left.sort(key=lambda task: (abs(task.difficulty - target), task.id))
    return random.Random(f"{seed} {len(done)}").choice(left[:AS_GOOD])
