"""Ratings: what counts, for whom, how much, and once."""

import random
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from brandubh.record import read_game
from brandubh.server.games.rows import games
from brandubh.server.ratings.levels import level_name
from brandubh.server.ratings.rating import PERIOD, PROVISIONAL, counted, is_provisional, new_standing, rating_at
from tests.support.rated import CLOCK, FIRST, PASSWORD, begun, check_replay, in_database, rated, register
from tests.support.running import Json, Running, Visitor, quick

SIDES = ("attackers", "defenders")
names = (f"Player {number} x" for number in range(10_000))


@pytest.fixture
def one(server: Running) -> Iterator[Visitor]:
    with server.visitor() as somebody:
        register(somebody, next(names))
        yield somebody


@pytest.fixture
def other(server: Running) -> Iterator[Visitor]:
    with server.visitor() as somebody:
        register(somebody, next(names))
        yield somebody


def name_of(visitor: Visitor) -> str:
    return str(visitor.get("/api/account")["name"])


def standing(visitor: Visitor, kind: str = "overall") -> Json | None:
    profile = visitor.get(f"/api/players/{name_of(visitor)}")
    found: Json | None = next(each["standing"] for each in profile["ratings"] if each["kind"] == kind)
    return found


def test_a_rated_game_changes_both_ratings_overall_and_by_side(one: Visitor, other: Visitor) -> None:
    game_id = begun(one, other)
    before = one.game(game_id)
    assert before["rated"]
    assert [before["players"][side]["rating"] for side in SIDES] == [1500, 1500]
    assert all(before["players"][side]["provisional"] for side in SIDES)
    assert before["rating_change"] is None
    with one.watching(game_id) as live:
        live.next()
        other.post(f"/api/games/{game_id}/resign")
        change = live.when(lambda view: view["outcome"] is not None)["rating_change"]
    assert change["attackers"] == -change["defenders"] > 0
    assert one.game(game_id)["rating_change"] == change
    overall, attackers, defenders = (standing(one, kind) for kind in ("overall", *SIDES))
    assert overall is not None
    assert overall == attackers
    assert overall["rating"] == 1500 + change["attackers"]
    assert overall["games"] == 1
    assert defenders is None
    assert standing(other, "attackers") is None
    record = read_game(one.http.get(f"/api/games/{game_id}/record").text)
    assert record is not None
    assert record.headers["AttackersRating"] == "1500"
    assert record.headers["DefendersRatingChange"] == f"{change['defenders']:+d}"


def test_a_casual_game_changes_nothing(one: Visitor, other: Visitor) -> None:
    game_id = begun(one, other, rated=False)
    other.post(f"/api/games/{game_id}/resign")
    assert one.game(game_id)["rating_change"] is None
    assert standing(one) is None


def test_a_draw_and_a_flag_count_too(server: Running, one: Visitor, other: Visitor) -> None:
    drawn = begun(one, other)
    one.post(f"/api/games/{drawn}/draw")
    other.post(f"/api/games/{drawn}/draw")
    assert one.game(drawn)["rating_change"] == {"attackers": 0, "defenders": 0}
    flagged = begun(one, other)
    one.game(flagged)
    with in_database(server) as connection:
        late = {"clock_from": games.c.clock_from - 1000, "version": games.c.version + 1}
        connection.execute(games.update().where(games.c.id == flagged).values(late))
    assert one.game(flagged)["outcome"]["termination"] == "timeout"
    assert one.game(flagged)["rating_change"]["attackers"] < 0
    for _ in range(3):  # looking again changes nothing
        one.game(flagged)
    found = standing(one)
    assert found is not None
    assert found["games"] == 2


def test_what_ends_before_both_have_moved_does_not_count(one: Visitor, other: Visitor) -> None:
    aborted = rated(one, other)["id"]
    other.post(f"/api/games/{aborted}/abort")
    short = rated(one, other)["id"]
    one.play(short, FIRST)
    other.post(f"/api/games/{short}/resign")
    for game_id in (aborted, short):
        assert one.game(game_id)["rating_change"] is None
    assert standing(one) is None


def test_each_set_of_a_match_counts(one: Visitor, other: Visitor) -> None:
    first = begun(one, other, match=True)
    other.post(f"/api/games/{first}/resign")
    second = one.post(f"/api/games/{first}/next-set")
    assert second["rated"]
    assert second["players"]["defenders"]["rating"] > 1500  # as it is by now
    other.play(second["id"], FIRST)
    one.play(second["id"], "d3-e3")
    one.post(f"/api/games/{second['id']}/resign")
    assert [standing(one, kind)["games"] for kind in ("overall", *SIDES)] == [2, 1, 1]  # type: ignore[index]


def test_points_need_accounts_on_both_sides(visitor: Visitor, one: Visitor) -> None:
    wanted = {"mode": "friend", "rated": True, "clock": CLOCK}
    assert visitor.refusal("POST", "/api/games", wanted)["code"] == "rated-account"
    assert visitor.refusal("POST", "/api/games", wanted | {"mode": "computer"})["code"] == "rated-account"
    game = one.post("/api/games", wanted)
    assert visitor.get(f"/api/invites/{game['invite']}")["rated"]
    refused = visitor.refusal("POST", f"/api/invites/{game['invite']}", {})
    assert (refused["status"], refused["code"]) == (401, "rated-account")
    assert one.game(game["id"])["free_seat"] is not None


@pytest.mark.parametrize(
    "choice",
    [
        {"clock": None},
        {"mode": "local"},
        {"start": "7/7/7/t5t/7/7/3K3 w"},
        {"mode": "computer", "moves": [FIRST]},
        {"rules": {"name": "mine", "encirclement": False}},
    ],
    ids=str,
)
def test_points_need_known_rules_their_start_and_a_clock(one: Visitor, choice: Json) -> None:
    refused = one.refusal("POST", "/api/games", {"mode": "friend", "rated": True, "clock": CLOCK} | choice)
    assert refused["code"] == "rated-kind"


def test_nobody_is_helped_in_a_rated_game_nor_gets_rid_of_it(one: Visitor, other: Visitor) -> None:
    game_id = begun(one, other)
    view = one.game(game_id)
    for each in (one, other):
        taken = each.refusal("POST", f"/api/games/{game_id}/takeback", {"ply": 1})
        assert taken["code"] == "rated-no-takeback"
        assert each.refusal("DELETE", f"/api/games/{game_id}")["code"] in ("rated-stays", "shared-game")
        for path in ("/api/hints", "/api/analysis"):
            assert each.refusal("POST", path, {"fen": view["position"]["fen"]})["code"] == "rated-no-help"
    other.post(f"/api/games/{game_id}/resign")
    assert one.refusal("POST", f"/api/games/{game_id}/takeback", {"ply": 1})["code"] == "rated-no-takeback"
    assert one.post("/api/hints", {"fen": view["position"]["fen"]})["from_square"]
    alone = one.post("/api/games", {"mode": "computer", "level": 1, "rated": True, "clock": CLOCK})["id"]
    one.play(alone, FIRST)
    one.game_when(alone, lambda game: len(game["moves"]) >= 2, "the computer answered")
    assert one.refusal("DELETE", f"/api/games/{alone}")["code"] == "rated-stays"


# The computer's levels


def test_the_levels_play_for_points_as_marked_bots(one: Visitor) -> None:
    level = one.get(f"/api/players/{level_name(2)}")
    assert (level["bot"], level["level"]) == (True, 2)
    before = level["ratings"][0]["standing"]
    game = one.post("/api/games", {"mode": "computer", "level": 2, "rated": True, "clock": CLOCK})
    assert game["players"]["defenders"]["rating"] == before["rating"]
    assert not game["players"]["defenders"]["provisional"]
    one.play(game["id"], FIRST)
    one.game_when(game["id"], lambda view: len(view["moves"]) >= 2, "the computer answered")
    one.post(f"/api/games/{game['id']}/resign")
    assert one.game(game["id"])["rating_change"]["attackers"] < 0
    after = one.get(f"/api/players/{level_name(2)}")
    assert after["ratings"][0]["standing"]["games"] == before["games"] + 1
    assert after["together"]["lost"] == 1
    assert one.get(f"/api/players/{level_name(2)}/games")["games"][0]["id"] == game["id"]


def test_nobody_logs_in_as_a_level_or_takes_its_name(visitor: Visitor) -> None:
    for password in ("-", "", PASSWORD):
        body = {"name": level_name(1), "password": password}
        assert visitor.refusal("POST", "/api/account/session", body)["code"] == "wrong-password"
    taken = visitor.refusal("POST", "/api/account", {"name": "LEVEL 1", "password": PASSWORD})
    assert taken["code"] == "account-name-taken"


# Numbers


def test_a_rating_is_less_sure_the_longer_nobody_has_played() -> None:
    known = new_standing("somebody", "overall")
    known.deviation, known.last_at = 60.0, 1000.0
    sooner, later = (rating_at(known, 1000 + weeks * PERIOD) for weeks in (1, 200))
    assert 60 < sooner.deviation < later.deviation
    assert sooner.rating == later.rating == known.rating
    assert not is_provisional(sooner)
    assert is_provisional(later)


def test_who_plays_enough_is_not_provisional_any_more() -> None:
    known, other = new_standing("somebody", "overall"), new_standing("another", "overall")
    for number in range(20):
        known, other = (
            counted(known, rating_at(other, number), number % 2, number),
            counted(other, rating_at(known, number), 1 - number % 2, number),
        )
    assert max(known.deviation, other.deviation) <= PROVISIONAL
    assert known.games == 20


def test_all_results_counted_again_give_the_ratings_as_they_are(tmp_path: Path) -> None:
    rng = random.Random(7)
    with ExitStack() as stack:
        server = stack.enter_context(Running(quick(tmp_path)))  # nobody leaves it with half of a game's results
        players = [stack.enter_context(server.visitor()) for _ in range(3)]
        for each in players:
            register(each, next(names))
        for _ in range(8):
            first, second = rng.sample(players, 2)
            game_id = begun(first, second)
            rng.choice([first, second]).post(f"/api/games/{game_id}/resign")
        with in_database(server) as connection:
            assert check_replay(connection) >= 8
