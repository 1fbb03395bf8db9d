"""From many games to a file of puzzles: which are taken, and who mines which game."""

import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor, Future, wait
from dataclasses import dataclass
from pathlib import Path
from random import Random

from brandubh.puzzles.difficulty import HARDEST
from brandubh.puzzles.mining.games import Job
from brandubh.puzzles.mining.miner import mine_game
from brandubh.puzzles.puzzle import Puzzle, is_same_idea, write_puzzles

MOST_OF_A_SIDE = 0.65
MOST_OF_A_GRADE = 0.3
"""The shares of the puzzles wanted that one side and one grade may have, if all grades are wanted."""
AHEAD = 32
"""How many jobs are handed out at a time, however many workers there are: what is made does not depend on them."""


class Collection:
    """A file of puzzles that grows: no two alike, none too easy, and neither side nor any grade too often."""

    def __init__(self, puzzles: Iterable[Puzzle], rules: str, count: int, least_grade: int = 1) -> None:
        self.puzzles = list(puzzles)
        self._rules = rules
        self._count = count
        self._least_grade = least_grade
        self._most_of_a_grade = max(MOST_OF_A_GRADE, 1 / (HARDEST + 1 - least_grade))

    def of_rules(self) -> list[Puzzle]:
        """The puzzles of the ruleset that is being mined."""
        return [puzzle for puzzle in self.puzzles if puzzle.rules == self._rules]

    @property
    def missing(self) -> int:
        """How many are still wanted."""
        return max(0, self._count - len(self.of_rules()))

    def take(self, puzzle: Puzzle) -> bool:
        """Take a puzzle in, unless there are enough of its kind; of two with the same idea the longer one stays."""
        if puzzle.grade < self._least_grade:
            return False
        mine = self.of_rules()
        rivals = [other for other in mine if is_same_idea(puzzle, other)]
        if any(other.wins_in >= puzzle.wins_in for other in rivals) or (not rivals and not self.missing):
            return False
        others = [other for other in mine if other not in rivals]
        sides = sum(other.side is puzzle.side for other in others)
        grades = sum(other.grade == puzzle.grade for other in others)
        if sides >= MOST_OF_A_SIDE * self._count or grades >= self._most_of_a_grade * self._count:
            return False
        self.puzzles = [other for other in self.puzzles if other not in rivals] + [puzzle]
        return True

    def to_lengthen(self, rng: Random) -> Puzzle | None:
        """One of the puzzles, a long one rather than a short one; None as long as there are none."""
        mine = self.of_rules()
        return rng.choices(mine, [puzzle.wins_in**2 for puzzle in mine])[0] if mine else None


def with_longer(jobs: Iterator[Job], collection: Collection) -> Iterator[Job]:
    """After each game, an attempt to make one of the puzzles longer."""
    for job in jobs:
        yield job
        puzzle = collection.to_lengthen(job.rng())
        if puzzle is not None:
            yield Job(job.rules, job.origin, job.number, puzzle.fen, lengthens=puzzle.source)


@dataclass(slots=True)
class State:
    """How far mining is: games looked through, puzzles found in them, taken, and still wanted."""

    jobs: int = 0
    found: int = 0
    taken: int = 0
    missing: int = 0


def collect(
    jobs: Iterator[Job],
    collection: Collection,
    path: Path | None,
    executor: Executor,
    *,
    ahead: int = AHEAD,
    tables: str | None = None,
    until: float | None = None,
    on_state: Callable[[State], None] = lambda _: None,
) -> State:
    """Mine games until there are enough puzzles, no games are left, or the time (of ``time.monotonic``) is up.

    The file, if there is one, is written anew with every puzzle taken, so that whatever ends the work loses nothing
    that was taken.
    ``ahead`` games are handed out at a time, and what they give is taken in the same order, however long each takes:
    so no game before one that gave a puzzle is left to do, and what is made does not depend on who is quickest.
    """
    state = State(missing=collection.missing)
    waiting: deque[Future[list[Puzzle]]] = deque()
    while collection.missing and (until is None or time.monotonic() < until):
        while len(waiting) < ahead and (job := next(jobs, None)) is not None:
            waiting.append(executor.submit(mine_game, job, tables))
        if not waiting:
            break
        patience = 1.0 if until is None else max(0.0, min(1.0, until - time.monotonic()))
        if wait([waiting[0]], timeout=patience).done:
            state.jobs += 1
            for puzzle in waiting.popleft().result():
                state.found += 1
                if collection.take(puzzle):
                    state.taken += 1
                    if path is not None:
                        write_puzzles(path, collection.puzzles)
        state.missing = collection.missing
        on_state(state)
    for future in waiting:
        future.cancel()
    return state
