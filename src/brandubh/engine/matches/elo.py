"""The results of a match and what they prove: Elo with its error, likelihood of superiority, and the sequential test.

Games come in pairs, one opening played from both sides, and the two results of a pair depend on each other: an opening
that favours the attackers gives one point each. So the unit of counting is the pair, with five possible results
(*pentanomial*: 0, ½, 1, 1½ or 2 points); single games with three (*trinomial*) are counted only where pairs say
nothing. The sequential probability ratio test is the generalized one that Stockfish's testing uses, see
M. Van den Bergh, "The generalized maximum likelihood ratio for the expectation value of a distribution".
"""

import math
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from statistics import NormalDist
from typing import Any

from brandubh.errors import BrandubhError, expect, expect_number, quote
from brandubh.game import Game
from brandubh.pieces import Side

_NORMAL = NormalDist()
_SURE = _NORMAL.inv_cdf(0.975)  # both sides of a 95 % interval


def expected_score(elo: float) -> float:
    """The share of points that a difference in Elo promises.

    >>> expected_score(0), round(expected_score(400), 4)
    (0.5, 0.9091)
    """
    return 1 / (1 + 10 ** (-elo / 400))


def elo_difference(score: float) -> float:
    """The difference in Elo that a share of points shows; infinite for all points or none.

    >>> round(elo_difference(0.75), 1), elo_difference(1.0)
    (190.8, inf)
    """
    if score <= 0:
        return -math.inf
    return math.inf if score >= 1 else 400 * math.log10(score / (1 - score))


@dataclass(frozen=True, slots=True)
class Estimate:
    """How much stronger a player is: Elo, the bounds between which it lies with 95 %, and how sure it is above 0."""

    score: float  # the share of points
    elo: float  # the difference
    low: float  # with 95 % it is more
    high: float  # with 95 % it is less
    superiority: float  # the probability of being the stronger one
    model: str  # "pentanomial" or "trinomial"
    samples: int  # pairs or games

    @property
    def error(self) -> float:
        """Half the width of the 95 % interval, or the way to its finite end; infinite if there is none."""
        ways = [way for way in (self.high - self.elo, self.elo - self.low) if math.isfinite(way)]
        return sum(ways) / len(ways) if ways else math.inf


def estimate(games: Sequence[int], pairs: Sequence[int] = (0, 0, 0, 0, 0)) -> Estimate | None:
    """Estimate from counts of losses, draws and wins, and of pairs with 0, ½, 1, 1½ and 2 points; None without games.

    >>> found = estimate((20, 40, 40))
    >>> f"{found.elo:+.1f} ± {found.error:.1f}, {found.superiority:.3f}"
    '+70.4 ± 53.6, 0.996'
    """
    if not sum(games):
        return None
    model, counts = ("pentanomial", pairs) if _variance(pairs) > 0 else ("trinomial", games)
    samples = sum(counts)
    score = _mean(counts)
    error = math.sqrt(_variance(counts) / samples)
    if error == 0:
        sure = 0.5 if score == 0.5 else float(score > 0.5)
        return Estimate(score, elo_difference(score), -math.inf, math.inf, sure, model, samples)
    low, high = elo_difference(score - _SURE * error), elo_difference(score + _SURE * error)
    sure = _NORMAL.cdf((score - 0.5) / error)
    return Estimate(score, elo_difference(score), low, high, sure, model, samples)


def _mean(counts: Sequence[float]) -> float:
    return sum(value * number for value, number in _values(counts)) / sum(counts)


def _variance(counts: Sequence[float]) -> float:
    if not sum(counts):
        return 0.0
    mean = _mean(counts)
    return sum((value - mean) ** 2 * number for value, number in _values(counts)) / sum(counts)


def _values(counts: Sequence[float]) -> list[tuple[float, float]]:
    """Each share of points from 0 to 1, and how often it occurred."""
    return [(place / (len(counts) - 1), number) for place, number in enumerate(counts)]


@dataclass(frozen=True, slots=True)
class Sprt:
    """A sequential test: is the difference ``elo1`` or more, or only ``elo0``? It may be looked at after every pair.

    >>> test = Sprt.from_text("0,10")
    >>> test.elo1, [round(bound, 3) for bound in test.bounds]
    (10.0, [-2.944, 2.944])
    """

    elo0: float
    elo1: float
    alpha: float = 0.05  # the risk of finding elo1 where elo0 is true
    beta: float = 0.05  # the risk of finding elo0 where elo1 is true

    def __post_init__(self) -> None:
        for elo in (self.elo0, self.elo1):
            expect_number(elo, "a difference in Elo", whole=False)
        for risk in (self.alpha, self.beta):
            expect_number(risk, "a risk", whole=False)
        if not (0 < self.alpha < 0.5 and 0 < self.beta < 0.5):
            raise BrandubhError(
                f"the risks of a sequential test lie between 0 and a half, unlike {self.alpha}, {self.beta}"
            )
        if not -1000 <= self.elo0 < self.elo1 <= 1000:
            raise BrandubhError(f"a sequential test needs two Elo differences, the lower first, not {self}")

    @classmethod
    def from_text(cls, text: str) -> "Sprt":
        """Read ``elo0,elo1``."""
        expect(text, str, "a sequential test, as a text,")
        try:
            elo0, elo1 = (float(part) for part in text.split(","))
        except ValueError:
            raise BrandubhError(f"a sequential test is written as elo0,elo1 such as 0,10, not {quote(text)}") from None
        return cls(elo0, elo1)

    def __str__(self) -> str:
        return f"{self.elo0:g},{self.elo1:g}"

    @property
    def bounds(self) -> tuple[float, float]:
        """Below the first, elo0 is accepted; above the second, elo1."""
        return math.log(self.beta / (1 - self.alpha)), math.log((1 - self.beta) / self.alpha)

    def llr(self, counts: Sequence[int]) -> float:
        """The logarithm of how much likelier the counts, of pairs or of games, are under elo1 than under elo0."""
        expect(counts, (list, tuple), "counts of results")
        if len(counts) < 2:
            raise BrandubhError("counts of results are of three kinds of games, or of five kinds of pairs")
        for number in counts:
            expect_number(number, "a count", 0, whole=False)
        return log_likelihood_ratio(counts, expected_score(self.elo0), expected_score(self.elo1))

    def verdict(self, llr: float) -> str:
        """``elo0`` or ``elo1`` once one is accepted, nothing before."""
        expect_number(llr, "the logarithm of a ratio", whole=False)
        low, high = self.bounds
        return "elo1" if llr >= high else "elo0" if llr <= low else ""


def log_likelihood_ratio(counts: Sequence[float], score0: float, score1: float) -> float:
    """How much likelier counts are if the mean is score1 than if it is score0, each at its likeliest distribution.

    >>> round(log_likelihood_ratio([40, 60], 0.5, 0.6), 4)  # 60 ln(0.6 / 0.5) + 40 ln(0.4 / 0.5)
    2.0136
    """
    if not sum(counts):
        return 0.0
    # A result that has not occurred yet is not impossible; Stockfish's testing counts it as a thousandth, too.
    counts = [number or 1e-3 for number in counts]
    likeliest = [_likeliest(counts, score) for score in (score0, score1)]
    return math.fsum(number * math.log(q1 / q0) for number, q0, q1 in zip(counts, *likeliest, strict=True))


def _likeliest(counts: Sequence[float], mean: float) -> list[float]:
    """The distribution with this mean under which the counts are likeliest: p / (1 + x (value - mean)) for one x."""
    total = sum(counts)
    shares = [(value - mean, number / total) for value, number in _values(counts)]
    low, high = -1 / shares[-1][0], -1 / shares[0][0]  # where a denominator vanishes
    for _ in range(100):
        x = (low + high) / 2
        # The mean of the tilted distribution falls as x grows.
        if sum(share * offset / (1 + x * offset) for offset, share in shares) > 0:
            low = x
        else:
            high = x
    return [share / (1 + x * offset) for offset, share in shares]


@dataclass(frozen=True)
class PlayedGame:
    """A game of a match."""

    pair: int  # from 0; its two games have the same opening
    a_side: Side  # the side that A had
    winner: Side | None  # None for a draw
    reason: str  # how it ended, in a word or a sentence
    fault: str  # "crash", "timeout" or "illegal move" of the loser, if that was it
    plies: int  # its length, the opening included
    seconds: tuple[float, float]  # that A and B thought
    moves: tuple[int, int]  # that A and B made
    game: Game = field(repr=False)  # for a game file

    @property
    def points(self) -> float:
        """What A has won."""
        return 0.5 if self.winner is None else float(self.winner is self.a_side)


@dataclass
class Tally:
    """How a match stands, seen from engine A."""

    a: str  # the name of A
    b: str  # the name of B
    rules: str  # the name of the ruleset
    control: str  # what each move or game may take, in words
    sprt: Sprt | None = None  # the sequential test, if there is one
    games: list[PlayedGame] = field(default_factory=list)  # in the order in which they ended
    interrupted: bool = False  # by Ctrl-C

    def counts(self, side: Side | None = None) -> tuple[int, int, int]:
        """A's losses, draws and wins, of the games in which it had that ``side``, or of all."""
        points = Counter(game.points for game in self.games if side in (None, game.a_side))
        return points[0.0], points[0.5], points[1.0]

    def pairs(self) -> tuple[int, ...]:
        """How many complete pairs brought A 0, ½, 1, 1½ and 2 points."""
        points: dict[int, list[float]] = {}
        for game in self.games:
            points.setdefault(game.pair, []).append(game.points)
        totals = Counter(sum(pair) for pair in points.values() if len(pair) == 2)
        return tuple(totals[half / 2] for half in range(5))

    def estimate(self) -> Estimate | None:
        """The difference in strength; None before the first game."""
        return estimate(self.counts(), self.pairs())

    def llr(self) -> float | None:
        """The log-likelihood ratio of the sequential test, over complete pairs; None without a test."""
        return None if self.sprt is None else self.sprt.llr(self.pairs())

    def verdict(self) -> str:
        """``elo0`` or ``elo1`` once the sequential test has accepted one."""
        llr = self.llr()
        return "" if self.sprt is None or llr is None else self.sprt.verdict(llr)

    def faults(self) -> tuple[Counter[str], Counter[str]]:
        """How often A and B crashed, overstepped their time or played an illegal move."""
        faults: tuple[Counter[str], Counter[str]] = (Counter(), Counter())
        for game in self.games:
            if game.fault:
                faults[int(game.points == 1.0)][game.fault] += 1
        return faults

    def seconds_per_move(self) -> tuple[float, float]:
        """The mean time A and B took for a move, so that unfair matches are seen."""
        a, b = (
            sum(game.seconds[who] for game in self.games) / max(1, sum(game.moves[who] for game in self.games))
            for who in (0, 1)
        )
        return a, b

    def to_dict(self) -> dict[str, Any]:
        """Everything as plain data for JSON; infinite numbers become null."""
        found = self.estimate()
        losses, draws, wins = self.counts()
        return {
            "a": self.a,
            "b": self.b,
            "rules": self.rules,
            "control": self.control,
            "games": len(self.games),
            "wins": wins,
            "draws": draws,
            "losses": losses,
            "pairs": self.pairs(),
            "as_attackers": self.counts(Side.ATTACKERS)[::-1],
            "as_defenders": self.counts(Side.DEFENDERS)[::-1],
            "score": found and found.score,
            "elo": found and _finite(found.elo),
            "elo_error": found and _finite(found.error),
            "elo_bounds": found and [_finite(found.low), _finite(found.high)],
            "model": found and found.model,
            "superiority": found and found.superiority,
            "sprt": None if self.sprt is None else [self.sprt.elo0, self.sprt.elo1],
            "llr": self.llr(),
            "llr_bounds": self.sprt and self.sprt.bounds,
            "verdict": self.verdict() or None,
            "faults": {"a": dict(self.faults()[0]), "b": dict(self.faults()[1])},
            "seconds_per_move": self.seconds_per_move(),
            "interrupted": self.interrupted,
        }

    def short(self) -> str:
        """The score in a few words, for a line of progress."""
        losses, draws, wins = self.counts()
        found = self.estimate()
        words = f"+{wins} ={draws} -{losses}"
        if found is not None:
            words += f"  Elo {found.elo:+.0f} ± {found.error:.0f}"
        if self.sprt is not None:
            words += f"  LLR {self.llr():.2f} [{self.sprt.bounds[0]:.2f}, {self.sprt.bounds[1]:.2f}]"
        return words

    def __str__(self) -> str:
        lines = [f"A: {self.a}", f"B: {self.b}", f"{self.rules}, {self.control}, {len(self.games)} games"]
        for name, side in (("A in all", None), ("as attackers", Side.ATTACKERS), ("as defenders", Side.DEFENDERS)):
            losses, draws, wins = self.counts(side)
            games = wins + draws + losses
            share = f"{100 * (wins + draws / 2) / games:.1f} %" if games else "–"
            lines.append(f"{name:12}  {wins + draws / 2:g} of {games} ({share}): +{wins} ={draws} -{losses}")
        found = self.estimate()
        if found is not None:
            unit = "pairs" if found.model == "pentanomial" else "games"
            lines.append(
                f"Elo {found.elo:+.1f} ± {found.error:.1f} (95 %: {found.low:+.1f} to {found.high:+.1f}; "
                f"{found.model}, {found.samples} {unit}); A is stronger with {100 * found.superiority:.1f} %"
            )
        if self.sprt is not None:
            low, high = self.sprt.bounds
            verdict = {"elo0": f"A is not {self.sprt.elo1:g} Elo stronger", "elo1": "A is stronger", "": "undecided"}
            lines.append(f"SPRT {self.sprt}: LLR {self.llr():.2f} [{low:.2f}, {high:.2f}], {verdict[self.verdict()]}")
        lines.append("Seconds a move: A {:.3f}, B {:.3f}".format(*self.seconds_per_move()))
        for name, faults in zip("AB", self.faults(), strict=True):
            if faults:
                lines.append(f"{name} lost by " + ", ".join(f"{fault} ({n}×)" for fault, n in faults.items()))
        if self.interrupted:
            lines.append("The match was interrupted.")
        return "\n".join(lines)


def _finite(number: float) -> float | None:
    return number if math.isfinite(number) else None
