"""How often a visitor, and everybody at one address together, may ask for what costs something.

The limits are far above what people do and below what hurts others. An address may do as much as a club full of
visitors. ``BRANDUBH_LIMITS`` changes them: ``off``; a number by which all are multiplied; or single ones, per minute
and visitor, as in ``games=100, moves=2000``.
"""

import os
import re
import time
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import Self

from brandubh.errors import BrandubhError
from brandubh.server.askers import Asker
from brandubh.server.problems import too_many
from brandubh.server.recent import Recent

VARIABLE = "BRANDUBH_LIMITS"
CLUB = 20  # visitors who may do at one address, all at once, what one visitor may
SOON = 60.0  # seconds; whoever has to wait longer is told so
MOST_REMEMBERED = 10_000  # addresses or visitors of each kind; whoever is forgotten has asked for nothing for long


@dataclass(frozen=True, slots=True)
class Rate:
    """How often a visitor may do something: ``burst`` times at once, and ``per_minute`` times a minute for ever;
    ``of_address_per_day`` bounds what an address can fill the disk with.
    """

    per_minute: float
    burst: float
    of_address_per_day: float | None = None

    def times(self, factor: float) -> "Rate":
        """The same, more often or more seldom."""
        day = self.of_address_per_day
        return Rate(self.per_minute * factor, max(1, self.burst * factor), None if day is None else day * factor)


RATES: Mapping[str, Rate] = MappingProxyType(
    {
        "moves": Rate(600, 100, of_address_per_day=300_000),
        "games": Rate(30, 30, of_address_per_day=5_000),
        "looks": Rate(1200, 300),
        "files": Rate(60, 30),
        "studies": Rate(20, 20, of_address_per_day=200),
        "chapters": Rate(300, 100),
        "searches": Rate(600, 100),
        "pictures": Rate(300, 100),
        "watching": Rate(120, 60),
        "tables": Rate(6, 20),
        "seeks": Rate(60, 30, of_address_per_day=20_000),
        "training": Rate(600, 100, of_address_per_day=20_000),
        "accounts": Rate(20, 20, of_address_per_day=300),
        "phrases": Rate(10, 5),
        "players": Rate(120, 60),
        "tournaments": Rate(30, 20, of_address_per_day=2_000),
    }
)

_CHANGES = ("POST", "PUT", "DELETE")
_KINDS = (
    (re.compile(r"/api/games/[^/]+/(moves|takeback|resign|draw|decline|abort|claim)"), "POST", "moves"),
    (re.compile(r"/api/games/[^/]+/phrases"), "POST", "phrases"),
    (re.compile(r"/api/games/[^/]+"), "DELETE", "moves"),
    (re.compile(r"/api/games(/[^/]+/(rematch|next-set))?|/api/invites/[^/]+"), "POST", "games"),
    (re.compile(r"/api/lobby/seeks/[^/]+"), "POST", "games"),
    *((re.compile(r"/api/lobby/(quick|seeks(/[^/]+)?)"), method, "seeks") for method in ("POST", "DELETE")),
    (re.compile(r"/api/bot/.*"), "GET", "watching"),
    (re.compile(r"/api/(games/[^/]+|lobby|watch|tournaments/[^/]+)/live"), "", "watching"),
    (re.compile(r"/api/tournaments(/[^/]+/[^/]+)?"), "POST", "tournaments"),
    (re.compile(r"/api/tournaments/[^/]+/(results\.(csv|json)|record)"), "", "files"),
    *((re.compile(r"/api/account(/.*)?"), method, "accounts") for method in _CHANGES),
    (re.compile(r"/api/players(/.*)?|/api/leaderboards/.*"), "", "players"),
    (re.compile(r"/api/games/([^/]+/)?(export|record)|/api/records/.*|/api/positions/line"), "", "files"),
    (re.compile(r"/api/account/export"), "", "files"),
    (re.compile(r"/api/studies/[^/]+/record|/api/sheets/studies/[^/]+"), "", "files"),
    (re.compile(r"/api/studies(/import|/[^/]+/copy)?"), "POST", "studies"),
    *((re.compile(r"/api/studies/[^/]+(/chapters(/[^/]+)?)?"), method, "chapters") for method in _CHANGES),
    (re.compile(r"/api/(analysis|hints|reports(/try)?|training/attempts/[^/]+/try)"), "", "searches"),
    (re.compile(r"/api/(lessons/[^/]+/[^/]+/try|drills/[^/]+/(move|hint))"), "", "searches"),
    (re.compile(r"/api/training.*"), "POST", "training"),
    (re.compile(r"/api/training"), "DELETE", "training"),
    (re.compile(r"/api/pictures/.*|/api/games/[^/]+/(picture|card)\.png"), "", "pictures"),
    (re.compile(r"/assets/.*|/(healthz|readyz|metrics)"), "", None),
)


def kind_of(method: str, path: str) -> str | None:
    """What a request asks for, as a name of :data:`RATES`; None if it costs next to nothing.

    >>> kind_of("POST", "/api/games/abcdefghij/moves")
    'moves'
    """
    for pattern, asked, kind in _KINDS:
        if (not asked or asked == method) and pattern.fullmatch(path):
            return kind
    return "looks"


@dataclass(frozen=True, slots=True)
class Limits:
    """The limits of a server. ``on`` is False where nobody is to be limited."""

    on: bool = True
    rates: Mapping[str, Rate] = field(default_factory=lambda: RATES)
    open_games: int = 500  # of a visitor; beyond them, games that lie untouched make room, and new ones are refused
    open_computer_games: int = 100  # among them
    studies: int = 100  # of a visitor
    seeks: int = 3  # of a visitor, open at the same time
    seeks_of_address: int = 40
    tournaments: int = 3  # of a maker, that are not over
    searches_of_visitor: int = 8  # at the same time
    searches_of_address: int = 40

    @classmethod
    def from_environment(cls) -> Self:
        """The limits that the environment asks for."""
        return cls.from_text(os.environ.get(VARIABLE, ""))

    @classmethod
    def from_text(cls, text: str) -> Self:
        """The limits that an operator asks for.

        >>> Limits.from_text("2, games=100").rates["games"].per_minute
        100.0
        """
        limits = cls()
        rates = dict(RATES)
        for word in filter(None, (each.strip().lower() for each in text.split(","))):
            name, _, number = word.rpartition("=")
            name = name.strip()
            if word == "off":
                limits = replace(limits, on=False)
            elif (factor := _number(number)) and not name:
                rates = {each: rate.times(factor) for each, rate in rates.items()}
                limits = replace(
                    limits,
                    open_games=max(1, round(limits.open_games * factor)),
                    open_computer_games=max(1, round(limits.open_computer_games * factor)),
                    studies=max(1, round(limits.studies * factor)),
                    seeks=max(1, round(limits.seeks * factor)),
                    seeks_of_address=max(1, round(limits.seeks_of_address * factor)),
                    tournaments=max(1, round(limits.tournaments * factor)),
                    searches_of_visitor=max(1, round(limits.searches_of_visitor * factor)),
                    searches_of_address=max(1, round(limits.searches_of_address * factor)),
                )
            elif factor and name in rates:
                rates[name] = rates[name].times(factor / rates[name].per_minute)
            else:
                raise BrandubhError("limits", variable=VARIABLE, text=word, names=", ".join(RATES))
        return replace(limits, rates=rates)


def _number(text: str) -> float | None:
    """A number above 0 that can be multiplied with; None if it is none."""
    try:
        number = float(text)
    except ValueError:
        return None
    return number if 1e-3 <= number <= 1e6 else None


class Bucket:
    """How much of something everybody has had lately; nobody has a count, only the moment at which they are even again
    (the generic cell rate algorithm).
    """

    def __init__(self, per_second: float, burst: float, now: Callable[[], float]) -> None:
        self._interval = 1 / per_second
        self._tolerance = burst / per_second
        self._now = now
        self._even: Recent[float] = Recent(MOST_REMEMBERED)

    def wait(self, who: str) -> float:
        """Seconds until somebody may ask again; 0 or less if it may be now."""
        now = self._now()
        return max(self._even.get(who) or 0.0, now) + self._interval - now - self._tolerance

    def take(self, who: str, count: int = 1) -> None:
        """Count a request, or what is worth several."""
        self._even.put(who, max(self._even.get(who) or 0.0, self._now()) + count * self._interval)


class Limiter:
    """Counts requests, and refuses those that are too many."""

    def __init__(self, limits: Limits, now: Callable[[], float] = time.monotonic) -> None:
        self.limits = limits
        self.refused: Counter[str] = Counter()  # by kind
        rates = limits.rates.items()
        self._of_visitor = {kind: Bucket(rate.per_minute / 60, rate.burst, now) for kind, rate in rates}
        self._of_address = {kind: Bucket(CLUB * rate.per_minute / 60, CLUB * rate.burst, now) for kind, rate in rates}
        self._of_day = {
            kind: Bucket(rate.of_address_per_day / 86_400, rate.of_address_per_day, now)
            for kind, rate in rates
            if rate.of_address_per_day is not None
        }

    def charge(self, kind: str, asker: Asker, count: int) -> None:
        """Count what a request brings along towards the day of its address, and refuse it once the day is used up."""
        if not self.limits.on or not count:
            return
        wait = self._of_day[kind].wait(asker.address)
        if wait > 0:
            self.refused[kind] += 1
            raise too_many("too-often-today", wait)
        self._of_day[kind].take(asker.address, count)

    def check_player(self, kind: str, player: str) -> None:
        """Count a request towards what one player may do, by however many tokens; its address was counted before."""
        if not self.limits.on:
            return
        wait = self._of_visitor[kind].wait(player)
        if wait > 0:
            self.refused[kind] += 1
            raise too_many("too-often" if wait < SOON else "too-often-today", wait)
        self._of_visitor[kind].take(player)

    def check(self, kind: str, asker: Asker) -> None:
        """Count a request, or raise the error 429 with the time to wait."""
        if not self.limits.on:
            return
        asked = [(self._of_address[kind], asker.address)]
        if kind in self._of_day:
            asked.append((self._of_day[kind], asker.address))
        if asker.visitor:
            asked.append((self._of_visitor[kind], asker.visitor))
        wait = max(bucket.wait(who) for bucket, who in asked)
        if wait > 0:
            self.refused[kind] += 1
            raise too_many("too-often" if wait < SOON else "too-often-today", wait)
        for bucket, who in asked:
            bucket.take(who)
