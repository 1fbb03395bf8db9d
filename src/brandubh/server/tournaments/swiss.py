"""The pairing of a Swiss tournament's round: nobody meets the same opponent again while that can be avoided, those with
equal points meet, the stronger half of them the weaker, and nobody has a second bye while another has had none.
"""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field

from brandubh.server.tournaments.matching import cheapest

MOST = 128  # entrants
MOST_ROUNDS = 15

_ALL = 32  # up to so many, all pairs are weighed; beyond, those near each other, if that does
_NEAR = 16  # in the order of strength, or from the opponent whom the halves of a group give
# What is worse than any number of what stands below it:
_AGAIN = 10**15  # to meet again, or to have another bye
_POINTS = 10**9  # half a point between two, squared
_SIDES = 10**5  # two who should both have the same side
# and last the half of a group that somebody is not in: the first plays the first of the second half


@dataclass(frozen=True, slots=True)
class Player:
    """Somebody who is to be paired."""

    player: str
    points: float = 0.0
    met: Sequence[str] = ()  # opponents so far, as often as they were
    byes: int = 0
    balance: int = 0  # how much oftener the attackers were had than the defenders, in first sets
    had: int = 0  # last: 1 the attackers, -1 the defenders


@dataclass(frozen=True, slots=True)
class Round:
    """Pairs, of whom the first has the attackers in the first set, and whoever has a bye."""

    pairs: list[tuple[str, str]] = field(default_factory=list)
    bye: str | None = None


def latest_round(rounds: int) -> int:
    """The last round that can be somebody's first: who comes late plays at least half of them.

    >>> [latest_round(rounds) for rounds in (1, 2, 5)]
    [1, 2, 3]
    """
    return rounds // 2 + 1


def pair_round(players: Sequence[Player], apart: Collection[frozenset[str]] = ()) -> Round:
    """Pair all of them, given in their order: those with the most points first, and of equals the strongest. Those
    ``apart`` have blocked each other: they meet as little as those who have met, though they do where nothing else is
    possible.
    """
    count = len(players)
    if count < 2:
        return Round(bye=players[0].player if players else None)
    seen = [dict.fromkeys(each.met, 0) for each in players]
    for times, each in zip(seen, players, strict=True):
        for other in each.met:
            times[other] += 1
    halves = [round(2 * each.points) for each in players]
    sizes = {points: halves.count(points) for points in set(halves)}
    lowest = min(halves)

    def again(one: int, other: int) -> int:
        if other == count:
            return players[one].byes
        opponent = players[other].player
        return seen[one].get(opponent, 0) + (frozenset((players[one].player, opponent)) in apart)

    def is_near(one: int, other: int) -> bool:
        if other - one <= _NEAR:
            return True
        return other < count and halves[one] == halves[other] and abs(other - one - sizes[halves[one]] // 2) <= _NEAR

    def cost(one: int, other: int) -> int:
        worst = _AGAIN * again(one, other)
        if other == count:
            return worst + _POINTS * (halves[one] - lowest) ** 2 + count - one  # the last of those equal
        apart_by = halves[one] - halves[other]
        sides = min(16, abs(players[one].balance + players[other].balance))
        fold = abs(other - one - sizes[halves[one]] // 2) if not apart_by else 0
        return worst + _POINTS * apart_by**2 + _SIDES * sides + fold

    nodes = count + count % 2
    pairs = cheapest(nodes, lambda one, other: cost(one, other) if nodes <= _ALL or is_near(one, other) else None)
    if nodes > _ALL and (len(pairs) < nodes // 2 or any(again(*pair) for pair in pairs)):
        pairs = cheapest(nodes, cost)
    boards = [(players[one], players[other]) for one, other in pairs if other < count]
    bye = next((players[one].player for one, other in pairs if other == count), None)
    return Round([_with_sides(*board, number) for number, board in enumerate(boards)], bye)


def _with_sides(one: Player, other: Player, board: int) -> tuple[str, str]:
    """The one who is due the attackers first: who has had them less often, or had the defenders last."""
    due = (one.balance, one.had) < (other.balance, other.had)
    if (one.balance, one.had) == (other.balance, other.had):
        due = board % 2 == 0
    return (one.player, other.player) if due else (other.player, one.player)
