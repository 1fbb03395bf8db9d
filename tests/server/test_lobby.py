"""The lobby: seeks that live while their makers are there, accepted once, and quick pairing."""

import asyncio
import concurrent.futures
from contextlib import ExitStack
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as some

from brandubh.server.limits import Limits
from brandubh.server.listeners import Listener
from brandubh.server.lobby import rows
from tests.support.lobby import begin, in_lobby, new_clock, offer
from tests.support.running import Running, Visitor, problem, quick

SIDES = ("attackers", "defenders")


def test_a_seek_is_seen_by_all_and_accepted_with_one_tap(visitor: Visitor, stranger: Visitor) -> None:
    clock = new_clock()
    with in_lobby(visitor) as here, in_lobby(stranger) as there:
        seek = offer(visitor, name="Ailbhe", clock=clock, side="defenders", match=True, rules="raven")
        there.until(lambda heard: "Ailbhe" in heard.names)
        [shown] = [each for each in there.lobby["seeks"] if each["id"] == seek]
        assert shown == {
            "id": seek,
            "name": "Ailbhe",
            "account": None,
            "rules": "raven",
            "clock": clock,
            "side": "defenders",
            "match": True,
            "rated": False,
            "live": True,
        }
        here.until(lambda heard: heard.own["own"] == [seek])
        game = stranger.post(f"/api/lobby/seeks/{seek}", {"name": "Bjorn"})["game_id"]
        here.until(lambda heard: heard.own["game_id"] == game)
        there.until(lambda heard: "Ailbhe" not in heard.names)
    view = visitor.game(game)
    assert (view["my_side"], view["mode"], view["preset"], view["free_seat"]) == ("defenders", "friend", "raven", None)
    assert [view["players"][side]["name"] for side in SIDES] == ["Bjorn", "Ailbhe"]
    assert (view["match"]["number"], view["clock"]["initial"], view["clock"]["increment"]) == (
        1,
        1000 * clock["initial"],
        3_000,
    )
    assert stranger.game(game)["my_side"] == "attackers"
    assert stranger.play(game, "d2-e2")["moves"]


def test_of_many_who_accept_at_once_one_plays_and_the_others_are_told(server: Running, visitor: Visitor) -> None:
    seek = offer(visitor, clock=new_clock(), side="attackers")
    with ExitStack() as stack:
        crowd = [stack.enter_context(server.visitor()) for _ in range(8)]
        with concurrent.futures.ThreadPoolExecutor(8) as pool:
            answers = list(pool.map(lambda each: each.http.post(f"/api/lobby/seeks/{seek}", json={}), crowd))
    assert sorted(answer.status_code for answer in answers) == [200, *[409] * 7]
    assert {problem(answer)["code"] for answer in answers if answer.status_code == 409} == {"seek-gone"}


def test_nobody_accepts_their_own_seek_nor_withdraws_anothers(visitor: Visitor, stranger: Visitor) -> None:
    seek = offer(visitor, clock=new_clock(), side="attackers")
    path = f"/api/lobby/seeks/{seek}"
    assert visitor.refusal("POST", path, {})["code"] == "seek-own"
    assert stranger.http.delete(path).status_code == 204
    assert seek in [each["id"] for each in stranger.get("/api/lobby")["seeks"]], "it is not theirs to take back"
    assert visitor.http.delete(path).status_code == 204
    assert stranger.refusal("POST", path, {})["code"] == "seek-gone"


def test_nobody_is_told_who_a_seek_is_of_but_its_maker(visitor: Visitor, stranger: Visitor) -> None:
    with in_lobby(stranger) as there:
        seek = offer(visitor, clock=new_clock(), side="attackers")
        there.until(lambda heard: any(each["id"] == seek for each in heard.lobby["seeks"]))
        assert there.own["own"] == []
        assert not {"player", "address"} & set(there.lobby["seeks"][0])
    visitor.http.delete(f"/api/lobby/seeks/{seek}")


def test_two_who_want_the_same_play_at_once(visitor: Visitor, stranger: Visitor) -> None:
    clock = new_clock()
    waiting = visitor.post("/api/lobby/quick", {"clock": clock})
    assert waiting["game_id"] is None
    assert visitor.post("/api/lobby/quick", {"clock": clock})["game_id"] is None, "nobody plays against oneself"
    assert stranger.post("/api/lobby/quick", {"clock": clock, "match": True})["game_id"] is None
    assert all(each["clock"] != clock for each in visitor.get("/api/lobby")["seeks"]), "who waits is not listed"
    game = stranger.post("/api/lobby/quick", {"clock": clock})["game_id"]
    first = visitor.game(game)
    assert {first["my_side"], stranger.game(game)["my_side"]} == set(SIDES)
    visitor.post("/api/lobby/quick", {"clock": clock})
    again = stranger.post("/api/lobby/quick", {"clock": clock})["game_id"]
    assert visitor.game(again)["my_side"] != first["my_side"], "the sides are swapped"


def test_who_has_found_a_game_waits_for_no_other(visitor: Visitor, stranger: Visitor) -> None:
    offer(visitor, clock=new_clock(), side="attackers", rules="raven")
    begin(visitor, stranger)
    assert visitor.get("/api/lobby")["seeks"] == stranger.get("/api/lobby")["seeks"]
    assert all(each["rules"] != "raven" for each in visitor.get("/api/lobby")["seeks"])


def test_a_seek_goes_with_its_maker(visitor: Visitor, stranger: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rows, "LEFT", rows.LIVES - 0.2)
    with in_lobby(stranger) as there:
        with in_lobby(visitor) as here:
            seek = offer(visitor, name="Going", clock=new_clock(), side="attackers")
            here.until(lambda heard: heard.own["own"] == [seek])
            there.until(lambda heard: "Going" in heard.names)
        there.until(lambda heard: "Going" not in heard.names)
    assert stranger.refusal("POST", f"/api/lobby/seeks/{seek}", {})["code"] == "seek-gone"


def test_guests_play_no_rated_games(visitor: Visitor) -> None:
    assert visitor.refusal("POST", "/api/lobby/seeks", {"rated": True})["code"] == "rated-account"
    assert visitor.refusal("POST", "/api/lobby/quick", {"clock": new_clock(), "rated": True})["code"] == "rated-account"


def test_seeks_of_a_player_and_of_an_address_are_bounded(tmp_path: Path) -> None:
    limits = Limits(seeks=2, seeks_of_address=3)
    with Running(quick(tmp_path, limits=limits)) as server, server.visitor() as one, server.visitor() as other:
        for number in range(2):
            offer(one, side="attackers", clock={"initial": 60 + number})
        offer(one, side="attackers", clock={"initial": 60})  # the same again is the same
        refused = one.refusal("POST", "/api/lobby/seeks", {"clock": {"initial": 90}})
        assert (refused["status"], refused["code"], refused["arguments"]) == (429, "many-seeks", {"most": 2})
        offer(other, side="attackers", clock={"initial": 90})
        assert other.refusal("POST", "/api/lobby/seeks", {"clock": {"initial": 91}})["arguments"] == {"most": 3}


def test_a_lobby_says_how_many_are_there(visitor: Visitor, stranger: Visitor) -> None:
    with in_lobby(visitor) as here:
        before = here.until(lambda heard: heard.lobby["players"] > 0).lobby["players"]
        with in_lobby(stranger):
            here.until(lambda heard: heard.lobby["players"] > before)
        here.until(lambda heard: heard.lobby["players"] == before)


def test_accounts_play_rated_games_and_go_by_their_names(visitor: Visitor, stranger: Visitor, third: Visitor) -> None:
    names = {"Eithne": visitor, "Fiachra": stranger}
    for name, each in names.items():
        each.post("/api/account", {"name": name, "password": "a long enough word"})
    seek = offer(visitor, clock=new_clock(), side="attackers", rated=True, name="Somebody else")
    [shown] = [each for each in third.get("/api/lobby")["seeks"] if each["id"] == seek]
    assert (shown["name"], shown["account"], shown["rated"]) == ("Eithne", "Eithne", True)
    assert third.refusal("POST", f"/api/lobby/seeks/{seek}", {})["code"] == "rated-account"
    game = stranger.post(f"/api/lobby/seeks/{seek}", {})["game_id"]
    assert [third.game(game)["players"][side]["account"] for side in SIDES] == list(names)
    assert third.get("/api/watch")["games"][0]["rated"]


def test_whoever_listens_slowly_gets_the_last_of_each_subject() -> None:
    async def slow() -> list[str]:
        listener = Listener()
        for number in range(1000):
            listener.tell("lobby", f"lobby {number}")
            listener.tell("own", f"own {number}")
        return await listener.next()

    assert asyncio.run(slow()) == ["lobby 999", "own 999"]


wishes = some.tuples(
    some.integers(0, 4),  # who
    some.sampled_from([60, 120]),  # the clock
    some.booleans(),  # a match
    some.sampled_from(["quick", "random", *SIDES]),
)


@settings(max_examples=15, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(asked=some.lists(wishes, max_size=12))
def test_all_who_fit_are_paired_nobody_twice_and_nobody_with_oneself(
    server: Running, asked: list[tuple[int, int, bool, str]]
) -> None:
    """Against a model: everybody waits in a list, and whoever comes takes the first who fits."""
    with ExitStack() as stack:
        people = [stack.enter_context(server.visitor()) for _ in range(5)]
        names = [f"somebody {number}" for number in range(5)]
        increment = new_clock()["initial"] % 601 + 0.5  # which nobody else waits for
        waiting: list[tuple[int, int, bool, str]] = []
        for who, initial, match, side in asked:
            body = {"clock": {"initial": initial, "increment": increment}, "match": match, "name": names[who]}
            fits = [
                each
                for each in waiting
                if each[0] != who
                and each[1:3] == (initial, match)
                and ({each[3], side} & {"quick", "random"} or each[3] != side)
            ]
            if side == "quick":
                answer = people[who].post("/api/lobby/quick", body)
            else:
                answer = people[who].post("/api/lobby/seeks", body | {"side": side})
            if not fits:
                assert answer["game_id"] is None
                if side == "quick":
                    waiting = [each for each in waiting if each[0] != who or each[3] != "quick"]
                if (who, initial, match, side) not in waiting:
                    waiting.append((who, initial, match, side))
                continue
            other = fits[0]
            players = people[who].game(answer["game_id"])["players"]
            assert {players[each]["name"] for each in SIDES} == {names[who], names[other[0]]}
            for taken, seen in ((side, who), (other[3], other[0])):
                if taken in SIDES:
                    assert players[taken]["name"] == names[seen]
            waiting = [each for each in waiting if each[0] not in (who, other[0])]


def test_a_seek_outlives_a_server_that_starts_again(tmp_path: Path) -> None:
    with Running(quick(tmp_path)) as server, server.visitor() as visitor:
        with in_lobby(visitor) as here:
            seek = offer(visitor, clock=new_clock())
            here.until(lambda heard: heard.own["own"] == [seek])
        cookies = visitor.http.cookies
    with Running(quick(tmp_path)) as server, server.visitor() as visitor:
        visitor.http.cookies = cookies
        with in_lobby(visitor) as here:
            here.until(lambda heard: heard.own["own"] == [seek])
