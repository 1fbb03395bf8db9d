"""An arena: whoever waits is paired with somebody near in standing, and what a game is worth there."""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass

from brandubh.server.tournaments.matching import cheapest

MOST = 128  # entrants
MOST_MINUTES = 240
STREAK = 2  # wins in a row after which points are doubled
PATIENCE = 30.0  # seconds of waiting after which two play again at once, though others may come

_ALL, _NEAR = 24, 12
_AGAIN = 10**9
_LEFT = 10**5


@dataclass(frozen=True, slots=True)
class Waiting:
    """Somebody who waits for a game, for so many seconds."""

    player: str
    last: str | None = None  # the last opponent
    waited: float = 0.0
    balance: int = 0
    had: int = 0


def pair_waiting(
    waiting: Sequence[Waiting], apart: Collection[frozenset[str]] = (), *, others: bool = False
) -> list[tuple[Waiting, Waiting]]:
    """Pair those who wait, the best first. While there are ``others`` who may come, nobody plays the same opponent
    twice in a row before waiting for a while. Those ``apart`` are never paired.
    """
    count = len(waiting)
    longest = sorted(range(count), key=lambda number: waiting[number].waited)
    place = {number: order for order, number in enumerate(longest)}

    def cost(one: int, other: int) -> int | None:
        if other == count:  # left over: who has waited least
            return _LEFT * place[one]
        here, there = waiting[one], waiting[other]
        if frozenset((here.player, there.player)) in apart:
            return None
        again = here.last == there.player or there.last == here.player
        if again and others and min(here.waited, there.waited) < PATIENCE:
            return None
        return _AGAIN * again + (other - one) ** 2

    nodes = count + count % 2
    pairs = cheapest(nodes, cost, None if nodes <= _ALL else _NEAR)
    return [_with_sides(waiting[one], waiting[other]) for one, other in pairs if other < count]


def _with_sides(one: Waiting, other: Waiting) -> tuple[Waiting, Waiting]:
    """The one first who is due the attackers."""
    return (one, other) if (one.balance, one.had) <= (other.balance, other.had) else (other, one)


def score(results: Iterable[float]) -> tuple[int, int]:
    """The points of somebody's results, each 1, ½ or 0, and how many of the last were wins: 2 points for a win, 1 for a
    draw, twice as many after two wins in a row.

    >>> score([1, 1, 1, 0.5, 1])
    (12, 1)
    """
    points = streak = 0
    for each in results:
        points += int(2 * each) * (2 if streak >= STREAK else 1)
        streak = streak + 1 if each == 1 else 0
    return points, streak
