"""How a solver stands: the rating after a result, and the themes that go well or badly."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from brandubh.glicko import Rating, Result
from brandubh.server.training.rows import Attempt, Solver

PERIOD = 7 * 24 * 3600.0  # seconds of rest that count as a period of Glicko's
OF_PUZZLES = 75.0  # the deviation of a puzzle's difficulty, which follows from a model and not from results
LEAST_DEVIATION = 45.0  # so that somebody who has solved hundreds can still improve
PROVISIONAL = 110.0  # deviation from which a rating is only a guess
LEAST_TRIED = 3  # puzzles of a theme that say something about it


def rating_at(solver: Solver, now: float) -> Rating:
    """A solver's rating at a moment: the longer ago the last result, the less sure."""
    known = Rating(solver.rating, solver.deviation, solver.volatility)
    return known if solver.rated_at is None else known.after_rest(max(0.0, now - solver.rated_at) / PERIOD)


def rate(solver: Solver, difficulty: float, *, solved: bool, now: float) -> float:
    """Change a solver's rating by one result; by how much."""
    rest = 0.0 if solver.rated_at is None else max(0.0, now - solver.rated_at) / PERIOD
    known = Rating(solver.rating, solver.deviation, solver.volatility)
    after = known.after([Result(Rating(difficulty, OF_PUZZLES), float(solved))], rest)
    change = after.rating - solver.rating
    solver.rating, solver.volatility = after.rating, after.volatility
    solver.deviation = max(LEAST_DEVIATION, after.deviation)
    solver.rated += 1
    solver.rated_at = now
    return change


@dataclass(frozen=True, slots=True)
class ThemeStanding:
    """How many puzzles of a theme somebody has tried, and how many of them were solved alone at the first try."""

    theme: str
    tried: int
    alone: int

    @property
    def rate(self) -> float:
        """The share that was solved, cautiously: as if one more had been solved and one more not."""
        return (self.alone + 1) / (self.tried + 2)


def theme_standings(log: Iterable[Attempt], themes_of: Mapping[str, tuple[str, ...]]) -> list[ThemeStanding]:
    """The themes of the attempts, the weakest first. Of each puzzle the first attempt counts."""
    first: dict[str, Attempt] = {}
    for attempt in sorted(log, key=lambda each: each.begun_at):
        if attempt.result is not None:
            first.setdefault(attempt.puzzle, attempt)
    counts: dict[str, list[int]] = {}
    for attempt in first.values():
        for theme in themes_of.get(attempt.puzzle, ()):
            tried = counts.setdefault(theme, [0, 0])
            tried[0] += 1
            tried[1] += attempt.result == "alone"
    return sorted(
        (ThemeStanding(theme, *both) for theme, both in counts.items()), key=lambda each: (each.rate, each.theme)
    )


def is_weak(standing: ThemeStanding, all_of_them: Iterable[ThemeStanding]) -> bool:
    """Whether a theme goes worse than the others do on the whole, and enough was tried to say so."""
    every = list(all_of_them)
    mean = sum(each.alone for each in every) / max(1, sum(each.tried for each in every))
    return standing.tried >= LEAST_TRIED and standing.alone / standing.tried < mean


def preferred_themes(standings: list[ThemeStanding]) -> dict[str, float]:
    """How much more often puzzles of the weak themes should come."""
    return {each.theme: 1.5 - each.rate / 2 for each in standings if is_weak(each, standings)}
