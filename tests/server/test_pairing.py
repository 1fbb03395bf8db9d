"""Pairing by the rules of a Swiss tournament and of an arena, and standings: pure functions against brute force."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from brandubh.server.tournaments import standings
from brandubh.server.tournaments.arena import PATIENCE, Waiting, pair_waiting, score
from brandubh.server.tournaments.standings import Result
from brandubh.server.tournaments.swiss import MOST, Player, pair_round

Pairs = list[tuple[str, str]]


def names(count: int) -> list[str]:
    return [f"p{number}" for number in range(count)]


@some.composite
def fields(draw: some.DrawFn, most: int = 8) -> list[Player]:
    """Players with any history, which need not be one that a tournament makes."""
    everybody = names(draw(some.integers(2, most)))
    games = draw(some.lists(some.tuples(*[some.sampled_from(everybody)] * 2).filter(lambda pair: pair[0] != pair[1])))
    met = {name: [two if one == name else one for one, two in games if name in (one, two)] for name in everybody}
    points = sorted((draw(some.integers(0, 6)) / 2 for _ in everybody), reverse=True)
    return [
        Player(name, points[number], tuple(met[name]), draw(some.integers(0, 1)))
        for number, name in enumerate(everybody)
    ]


def all_rounds(players: list[Player]) -> Iterator[tuple[list[tuple[Player, Player]], Player | None]]:
    """Every way to pair them."""
    if len(players) % 2:
        for number, bye in enumerate(players):
            for pairs, _ in all_rounds(players[:number] + players[number + 1 :]):
                yield pairs, bye
        return
    if not players:
        yield [], None
        return
    first, *rest = players
    for number, other in enumerate(rest):
        for pairs, _ in all_rounds(rest[:number] + rest[number + 1 :]):
            yield [(first, other), *pairs], None


def badness(pairs: list[tuple[Player, Player]], bye: Player | None, lowest: float) -> tuple[int, float]:
    """How often something happens again, and how far those are apart who meet."""
    again = sum(Counter(one.met)[two.player] for one, two in pairs) + (bye.byes if bye else 0)
    apart = sum((one.points - two.points) ** 2 for one, two in pairs)
    return again, apart + ((bye.points - lowest) ** 2 if bye else 0)


@settings(max_examples=60, deadline=None)
@given(players=fields(most=7))
def test_a_round_repeats_nothing_that_can_be_avoided_and_equals_meet(players: list[Player]) -> None:
    known = {each.player: each for each in players}
    found = pair_round(players)
    paired = [name for pair in found.pairs for name in pair] + ([found.bye] if found.bye else [])
    assert sorted(paired) == sorted(known), "everybody once"
    assert (found.bye is not None) == (len(players) % 2 == 1)
    lowest = min(each.points for each in players)
    mine = badness([(known[a], known[b]) for a, b in found.pairs], known[found.bye] if found.bye else None, lowest)
    assert mine == min(badness(pairs, bye, lowest) for pairs, bye in all_rounds(players))


def play(count: int, rounds: int, results: list[float]) -> list[Pairs]:
    """A whole tournament with these results, over and over; what was paired."""
    outcome = iter(results * (count * rounds))
    history = {name: Player(name) for name in names(count)}
    played: list[Pairs] = []
    for _ in range(rounds):
        players = sorted(history.values(), key=lambda each: -each.points)
        found = pair_round(players)
        played.append(found.pairs)
        if found.bye:
            mine = history[found.bye]
            history[found.bye] = replace(mine, points=mine.points + 1, byes=mine.byes + 1)
        for pair in found.pairs:
            result = next(outcome)
            for name, other, side, points in ((*pair, 1, result), (*pair[::-1], -1, 1 - result)):
                mine = history[name]
                history[name] = replace(
                    mine,
                    points=mine.points + points,
                    met=(*mine.met, other),
                    balance=mine.balance + side,
                    had=side,
                )
    assert all(each.byes <= 1 for each in history.values()) or count <= rounds
    assert all(abs(each.balance) <= 3 for each in history.values()), "sides are balanced"
    return played


@settings(max_examples=15, deadline=None)
@given(
    count=some.integers(10, 16),
    results=some.lists(some.sampled_from([0.0, 0.5, 1.0]), min_size=1, max_size=30),
)
def test_in_a_whole_tournament_nobody_meets_twice_while_there_are_others(count: int, results: list[float]) -> None:
    played = play(count, 4, results)
    met = Counter(frozenset(pair) for pairs in played for pair in pairs)
    assert max(met.values()) == 1


@given(count=some.integers(2, MOST))
@settings(max_examples=25, deadline=None)
def test_in_the_first_round_the_stronger_half_plays_the_weaker_in_order(count: int) -> None:
    strongest_first = names(count)
    found = pair_round([Player(name) for name in strongest_first])
    half = count // 2
    wanted = zip(strongest_first[:half], strongest_first[half : 2 * half], strict=True)
    assert {frozenset(pair) for pair in found.pairs} == {frozenset(pair) for pair in wanted}
    assert found.bye == (strongest_first[-1] if count % 2 else None)
    firsts = [one for one, _ in found.pairs]
    strong = sum(name in strongest_first[:half] for name in firsts)
    assert abs(2 * strong - half) <= 1, "half of the strong have the attackers first"


@settings(max_examples=15, deadline=None)
@given(
    late=some.lists(some.integers(1, 3), max_size=4),
    leaving=some.lists(some.integers(1, 4), max_size=3),
    results=some.lists(some.sampled_from([0.0, 0.5, 1.0]), min_size=1, max_size=30),
)
def test_whoever_comes_late_or_leaves_nobody_meets_twice_or_has_two_byes(
    late: list[int], leaving: list[int], results: list[float]
) -> None:
    count, rounds = 12, 5
    outcome = iter(results * (count * rounds))
    history = {name: Player(name) for name in names(count)}
    met: Counter[frozenset[str]] = Counter()
    for number in range(rounds):
        for place, when in enumerate(late):
            if when == number:  # with half a point for what was missed
                history[f"late{place}"] = Player(f"late{place}", points=0.5, byes=1)
        gone = {f"p{place}" for place, when in enumerate(leaving) if when <= number}
        players = sorted((each for name, each in history.items() if name not in gone), key=lambda each: -each.points)
        found = pair_round(players)
        if found.bye:
            mine = history[found.bye]
            history[found.bye] = replace(mine, points=mine.points + 1, byes=mine.byes + 1)
        for pair in found.pairs:
            met[frozenset(pair)] += 1
            result = next(outcome)
            for name, other, side, points in ((*pair, 1, result), (*pair[::-1], -1, 1 - result)):
                mine = history[name]
                history[name] = replace(
                    mine, points=mine.points + points, met=(*mine.met, other), balance=mine.balance + side, had=side
                )
    assert max(met.values()) == 1
    assert all(each.byes <= 1 for each in history.values())
    assert all(abs(each.balance) <= 3 for each in history.values()), "sides are balanced"


def test_as_many_as_may_enter_are_paired_without_meeting_again() -> None:
    played = play(MOST - 1, 5, [1.0, 0.0, 0.5])
    met = Counter(frozenset(pair) for pairs in played for pair in pairs)
    assert max(met.values()) == 1


def test_those_who_blocked_each_other_do_not_meet_while_that_can_be_avoided() -> None:
    players = [Player(name) for name in names(4)]
    apart = {frozenset(("p0", "p2")), frozenset(("p0", "p1"))}
    assert {frozenset(pair) for pair in pair_round(players, apart).pairs} == {
        frozenset(("p0", "p3")),
        frozenset(("p1", "p2")),
    }
    assert len(pair_round(players[:2], {frozenset(("p0", "p1"))}).pairs) == 1


@settings(max_examples=60, deadline=None)
@given(
    last=some.lists(some.integers(0, 8), min_size=2, max_size=9),
    others=some.booleans(),
    waited=some.lists(some.floats(0, 2 * PATIENCE), min_size=9, max_size=9),
)
def test_an_arena_pairs_nobody_with_the_last_opponent_while_there_is_another(
    last: list[int], others: bool, waited: list[float]
) -> None:
    count = len(last)
    waiting = [
        Waiting(name, f"p{last[number]}" if last[number] != number else None, waited[number])
        for number, name in enumerate(names(count))
    ]
    found = pair_waiting(waiting, others=others)
    paired = [each.player for pair in found for each in pair]
    assert len(set(paired)) == len(paired)
    again = [pair for pair in found if pair[0].last == pair[1].player or pair[1].last == pair[0].player]
    if others:
        assert all(min(each.waited for each in pair) >= PATIENCE for pair in again)
    else:
        assert len(found) == count // 2, "nobody waits for nothing"
    met = {frozenset((each.player, each.last)) for each in waiting if each.last}
    plain = [
        pairs
        for pairs, _ in all_rounds([Player(each.player) for each in waiting])
        if not any(frozenset((one.player, two.player)) in met for one, two in pairs)
    ]
    if plain:
        assert not again


def test_an_arena_never_pairs_those_who_blocked_each_other() -> None:
    two = [Waiting("p0"), Waiting("p1")]
    assert pair_waiting(two, {frozenset(("p0", "p1"))}) == []
    assert len(pair_waiting(two)) == 1


@pytest.mark.parametrize(
    ("results", "points"), [("", 0), ("w", 2), ("wd", 3), ("ww", 4), ("www", 8), ("wwdw", 8), ("wwlww", 8), ("dll", 1)]
)
def test_points_of_an_arena_are_doubled_after_two_wins(results: str, points: int) -> None:
    assert score([{"w": 1.0, "d": 0.5, "l": 0.0}[each] for each in results])[0] == points


def test_standings_by_points_then_the_strength_of_opponents_then_sets() -> None:
    results = [
        Result("a", "b", (1, 0), (2, 0)),
        Result("c", "d", (1, 0), (1, 1)),
        Result("e", None, (1, 0), (1, 0)),
        Result("a", "c", (0.5, 0.5), (1, 1)),
        Result("b", "e", (1, 0), (2, 0)),
        Result("d", None, (1, 0), (1, 0)),
    ]
    found = standings.swiss("abcde", results)
    assert [(each.player, each.rank) for each in found] == [("a", 1), ("c", 2), ("b", 3), ("d", 3), ("e", 5)]
    by = {each.player: each for each in found}
    assert (by["a"].points, by["a"].buchholz, by["a"].sonneborn, by["a"].sets) == (1.5, 2.5, 1 + 0.75, 3)
    assert (by["e"].points, by["e"].buchholz, by["e"].sonneborn, by["e"].played) == (1, 1 + 1, 1, 1)
    assert [each.rank for each in standings.arena("abc", [])] == [1, 1, 1]
