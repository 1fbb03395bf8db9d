"""Glicko-2: how strong somebody is, how sure that is, and how steady; by Mark Glickman's paper of that name.

A rating is compared with Elo's: 400 points more win ten games of eleven. It knows nothing of the game, nor of where
ratings are kept.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass

from brandubh.errors import expect, expect_number

__all__ = ["Rating", "Result"]

SCALE = 173.7178  # points of a rating in one unit of the paper's inner scale: 400 / ln 10
MIDDLE = 1500.0  # where that scale has its zero
TAU = 0.5  # how quickly the volatility follows surprising results
UNKNOWN = 350.0
"""The deviation of somebody of whom nothing is known; no deviation is larger."""

_EXACT = 1e-6


@dataclass(frozen=True, slots=True)
class Rating:
    """A strength: with 95 % it lies within two deviations of the rating. The volatility says how much it changes."""

    rating: float = MIDDLE  # as Elo counts
    deviation: float = UNKNOWN  # how unsure it is
    volatility: float = 0.06  # how unsteady

    def after_rest(self, periods: float) -> "Rating":
        """The same after periods without a result: nobody knows so well any more.

        >>> round(Rating(1500, 50).after_rest(100).deviation)
        116
        """
        expect_number(periods, "a number of periods", 0, whole=False)
        phi = math.hypot(self.deviation / SCALE, self.volatility * math.sqrt(periods))
        return Rating(self.rating, min(UNKNOWN, phi * SCALE), self.volatility)

    def expected(self, other: "Rating") -> float:
        """The score to be expected against another, from 0 to 1.

        >>> round(Rating(1700, 0).expected(Rating(1500, 0)), 2)
        0.76
        """
        expect(other, Rating, "a rating")
        return 1 / (1 + math.exp(-_weight(other) * (self.rating - other.rating) / SCALE))

    def after(self, results: Sequence["Result"], periods: float = 1.0) -> "Rating":
        """The rating at the end of a time of so many ``periods`` in which these were the results.

        >>> others = [Result(Rating(1400, 30), 1), Result(Rating(1550, 100), 0), Result(Rating(1700, 300), 0)]
        >>> after = Rating(1500, 200).after(others)
        >>> round(after.rating, 2), round(after.deviation, 2), round(after.volatility, 5)
        (1464.05, 151.52, 0.06)
        """
        expect(results, Sequence, "a list of results")
        for each in results:
            expect(each, Result, "a result")
        if not results:
            return self.after_rest(periods)
        # The names are the paper's.
        variance = 1 / sum(_weight(each.other) ** 2 * (e := self.expected(each.other)) * (1 - e) for each in results)
        surprise = sum(_weight(each.other) * (each.score - self.expected(each.other)) for each in results)
        sigma = _volatility(self, variance, variance * surprise)
        before = Rating(self.rating, self.deviation, sigma).after_rest(periods)
        phi = 1 / math.sqrt((SCALE / before.deviation) ** 2 + 1 / variance)
        return Rating(self.rating + SCALE * phi**2 * surprise, phi * SCALE, sigma)


@dataclass(frozen=True, slots=True)
class Result:
    """What came of playing somebody: 1 for a win, 0 for a loss, one half for a draw."""

    other: Rating  # the opponent
    score: float  # 0, 0.5 or 1


def _weight(other: Rating) -> float:
    """How much a result against somebody tells, the paper's g: less, the less is known of them."""
    return 1 / math.sqrt(1 + 3 * (other.deviation / SCALE / math.pi) ** 2)


def _volatility(player: Rating, variance: float, delta: float) -> float:
    """The new volatility: the zero of the paper's function f, found by the Illinois algorithm (its step 5)."""
    phi2 = (player.deviation / SCALE) ** 2
    alpha = math.log(player.volatility**2)

    def f(x: float) -> float:
        power = math.exp(x)
        total = phi2 + variance + power
        return power * (delta**2 - total) / (2 * total**2) - (x - alpha) / TAU**2

    low = alpha
    if delta**2 > phi2 + variance:
        high = math.log(delta**2 - phi2 - variance)
    else:
        steps = 1
        while f(alpha - steps * TAU) < 0:
            steps += 1
        high = alpha - steps * TAU
    at_low, at_high = f(low), f(high)
    while abs(high - low) > _EXACT:
        middle = low + (low - high) * at_low / (at_high - at_low)
        at_middle = f(middle)
        if at_middle * at_high <= 0:
            low, at_low = high, at_high
        else:
            at_low /= 2
        high, at_high = middle, at_middle
    return math.exp(low / 2)
