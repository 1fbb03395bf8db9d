"""Players: what anybody may know of them, what is theirs alone, and who leads."""

from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import pytest

from brandubh.server.ratings import profiles
from brandubh.server.ratings.leaders import DAYS, LEAST_GAMES, leaders, named_like
from brandubh.server.ratings.levels import level_name
from brandubh.server.ratings.rows import KINDS, ratings
from tests.support.rated import begun, in_database, register
from tests.support.running import Json, Running, Visitor

names = (f"Guest {number} y" for number in range(2, 10_000))


@pytest.fixture
def people(server: Running) -> Iterator[list[Visitor]]:
    """Three people with accounts."""
    with ExitStack() as stack:
        found = [stack.enter_context(server.visitor()) for _ in range(3)]
        for each in found:
            register(each, next(names))
        yield found


def name_of(visitor: Visitor) -> str:
    return str(visitor.get("/api/account")["name"])


def ids_of(viewer: Visitor, player: Visitor) -> set[str]:
    return {each["id"] for each in viewer.get(f"/api/players/{name_of(player)}/games")["games"]}


def resigned(winner: Visitor, loser: Visitor, **choices: object) -> str:
    game_id = begun(winner, loser, **choices)
    loser.post(f"/api/games/{game_id}/resign")
    return game_id


def test_others_find_what_was_played_for_points_and_nothing_else(people: list[Visitor], visitor: Visitor) -> None:
    one, other, third = people
    counted = resigned(one, other)
    private = resigned(one, other, rated=False, clock=None)
    alone = one.post("/api/games", {"mode": "computer", "level": 1})["id"]
    one.play(alone, "d2-e2")
    for viewer in (third, visitor, other):
        assert ids_of(viewer, one) == {counted}
        profile = viewer.get(f"/api/players/{name_of(one)}")
        assert not profile["mine"]
        assert sum(each["won"] for each in profile["sides"]) == 1
        assert private not in str(profile)
    assert ids_of(one, one) == {counted, private, alone}
    assert sum(each["won"] for each in one.get(f"/api/players/{name_of(one)}")["sides"]) == 2


def test_a_profile_tells_of_games_together_sides_and_openings(people: list[Visitor], visitor: Visitor) -> None:
    one, other, third = people
    resigned(one, other)
    resigned(one, other, rated=False, clock=None)
    profile = other.get(f"/api/players/{name_of(one)}")
    assert profile["together"] == {"won": 0, "drawn": 0, "lost": 2}  # they have played both
    assert third.get(f"/api/players/{name_of(one)}")["together"] == {"won": 0, "drawn": 0, "lost": 0}
    assert visitor.get(f"/api/players/{name_of(one)}")["together"] is None
    attackers, defenders = profile["sides"]
    assert attackers == {"side": "attackers", "won": 1, "drawn": 0, "lost": 0}
    assert defenders["won"] == defenders["lost"] == 0
    assert [(each["side"], each["moves"]) for each in profile["openings"]] == [("attackers", ["d2-e2"])]
    answered = one.get(f"/api/players/{name_of(other)}")["openings"]
    assert [(each["side"], each["moves"], each["lost"]) for each in answered] == [("defenders", ["d2-e2", "d3-e3"], 1)]
    way = profile["ratings"][0]
    assert [each["rating"] for each in way["points"]] == [way["standing"]["rating"]]


def test_openings_that_are_mirror_images_are_one(people: list[Visitor]) -> None:
    one, other, _ = people
    for first, second in (("d2-e2", "d3-e3"), ("d6-c6", "d5-c5"), ("d2-f2", "d3-e3")):
        game_id = other.post(
            f"/api/invites/{one.post('/api/games', {'mode': 'friend', 'side': 'attackers'})['invite']}"
        )["id"]
        one.play(game_id, first)
        other.play(game_id, second)
        other.post(f"/api/games/{game_id}/resign")
    openings = one.get(f"/api/players/{name_of(one)}")["openings"]
    assert [each["won"] for each in openings] == [2, 1]


def test_names_are_found_by_their_beginning_however_they_are_written(visitor: Visitor, people: list[Visitor]) -> None:
    name = name_of(people[0])
    found = visitor.get("/api/players", name=name.upper()[:-2])["players"]
    assert name in [each["name"] for each in found]
    levels = visitor.get("/api/players", name="level")["players"]
    assert {(each["level"], each["bot"]) for each in levels} >= {(1, True), (8, True)}
    assert visitor.get("/api/players", name="%")["players"] == []
    assert visitor.get("/api/players", name="_____")["players"] == []
    assert visitor.refusal("GET", "/api/players")["status"] == 422
    assert visitor.refusal("GET", f"/api/players?name={'x' * 41}")["status"] == 422


def test_a_player_whom_nobody_knows_is_not_found(visitor: Visitor) -> None:
    for path in ("/api/players/Nobody%20Here", "/api/players/Nobody%20Here/games", "/player/Nobody%20Here"):
        assert visitor.http.get(path).status_code == 404
    page = visitor.http.get(f"/player/{level_name(3)}")
    assert page.status_code == 200
    assert f"<title>{level_name(3)}" in page.text
    assert visitor.http.get("/players").status_code == 200


def test_whoever_is_sure_and_plays_leads_in_the_order_of_strength(server: Running, people: list[Visitor]) -> None:
    one, other, third = people
    for _ in range(LEAST_GAMES):
        resigned(one, other)
    resigned(third, other)
    chosen = {name_of(each): each for each in people}

    def board(connection: Any, now: float) -> list[str]:
        return [each.account.name for each in leaders(connection, "overall", now) if each.account.name in chosen]

    now: float = server.app.state.services.games.time.now()
    with in_database(server) as connection:
        assert board(connection, now) == []  # nobody is sure of them yet
        ours = [each.account.player for name in chosen for each in named_like(connection, name)]
        connection.execute(ratings.update().where(ratings.c.player.in_(ours)).values(deviation=80.0))
        assert board(connection, now) == [name_of(one), name_of(other)]  # the third has played once
        assert board(connection, now + (DAYS + 1) * 24 * 3600) == []


@pytest.mark.parametrize("kind", KINDS)
def test_a_leaderboard_has_no_more_than_a_hundred(visitor: Visitor, kind: str) -> None:
    board: Json = visitor.get(f"/api/leaderboards/{kind}")
    assert board["kind"] == kind
    assert len(board["players"]) <= 100
    assert not any(each["standing"]["provisional"] for each in board["players"])


def test_a_profile_counts_a_bounded_number_of_games(people: list[Visitor], monkeypatch: pytest.MonkeyPatch) -> None:
    one, other, _ = people
    for _ in range(3):
        resigned(one, other)
    monkeypatch.setattr(profiles, "COUNTED", 2)
    monkeypatch.setattr(profiles, "MOST_POINTS", 2)
    profile = other.get(f"/api/players/{name_of(one)}")
    assert sum(each["won"] for each in profile["sides"]) == 2
    assert [len(way["points"]) for way in profile["ratings"]] == [2, 2, 0]
