"""Who stands where. Swiss: points, then Buchholz, Sonneborn-Berger and set points. Arena: points, then set points."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from brandubh.server.tournaments.arena import score


@dataclass(frozen=True, slots=True)
class Result:
    """How a pairing ended: 1 for a win, ½, 0, and the sets won. Without a second player it was a bye."""

    one: str
    two: str | None
    points: tuple[float, float]
    sets: tuple[float, float]


@dataclass(frozen=True, slots=True)
class Standing:
    """Where somebody stands; those who are equal in everything share a rank."""

    player: str
    rank: int
    points: float
    buchholz: float
    sonneborn: float
    sets: float
    won: int
    drawn: int
    lost: int
    streak: int

    @property
    def played(self) -> int:
        """How many rounds, without byes."""
        return self.won + self.drawn + self.lost


def swiss(players: Sequence[str], results: Iterable[Result]) -> list[Standing]:
    """The standings of a Swiss tournament. A bye is worth a win, against somebody with as many points as oneself."""
    games = _games(results)
    points = {player: sum(each.points for each in games[player]) for player in players}

    def strength(player: str, game: "_Game") -> float:
        return points[player] if game.opponent is None else points.get(game.opponent, 0.0)

    found = [
        _standing(
            player,
            points[player],
            games[player],
            sum(strength(player, each) for each in games[player]),
            sum(each.points * strength(player, each) for each in games[player]),
        )
        for player in players
    ]
    return _ranked(found)


def arena(players: Sequence[str], results: Iterable[Result]) -> list[Standing]:
    """The standings of an arena."""
    games = _games(results)
    return _ranked(
        [_standing(player, score(each.points for each in games[player])[0], games[player]) for player in players]
    )


@dataclass(frozen=True, slots=True)
class _Game:
    """A pairing as one of its players sees it."""

    opponent: str | None
    points: float
    sets: float


def _games(results: Iterable[Result]) -> dict[str, list[_Game]]:
    games: dict[str, list[_Game]] = defaultdict(list)
    for each in results:
        games[each.one].append(_Game(each.two, each.points[0], each.sets[0]))
        if each.two is not None:
            games[each.two].append(_Game(each.one, each.points[1], each.sets[1]))
    return games


def _standing(
    player: str, points: float, games: list[_Game], buchholz: float = 0.0, sonneborn: float = 0.0
) -> Standing:
    played = [each for each in games if each.opponent is not None]
    return Standing(
        player=player,
        rank=0,
        points=points,
        buchholz=buchholz,
        sonneborn=sonneborn,
        sets=sum(each.sets for each in games),
        won=sum(each.points == 1 for each in played),
        drawn=sum(each.points == 0.5 for each in played),
        lost=sum(each.points == 0 for each in played),
        streak=score(each.points for each in games)[1],
    )


def _key(standing: Standing) -> tuple[float, ...]:
    return (standing.points, standing.buchholz, standing.sonneborn, standing.sets)


def _ranked(found: list[Standing]) -> list[Standing]:
    """The best first; those who are equal in everything stay in the order in which they came."""
    ordered = sorted(found, key=_key, reverse=True)
    ranked: list[Standing] = []
    for place, each in enumerate(ordered, 1):
        before = ranked[-1] if ranked else None
        rank = before.rank if before is not None and _key(before) == _key(each) else place
        ranked.append(replace(each, rank=rank))
    return ranked
