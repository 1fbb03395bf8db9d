"""Tournaments: from the first who joins to the last result, whichever server moves them on."""

import csv
import io
import json
import random
import signal
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from sqlalchemy import select
from websockets.sync.client import connect

from brandubh.record import read_games
from brandubh.server.accounts.rows import accounts
from brandubh.server.limits import Limits
from brandubh.server.moments import moment
from brandubh.server.ratings.rows import ratings
from brandubh.server.tournaments import arena, state, tournaments
from brandubh.server.visitors import SESSION_COOKIE
from tests.support.postgres import Postgres
from tests.support.rated import in_database
from tests.support.running import PATIENCE, Json, Running, Visitor, quick, until
from tests.support.served import serving
from tests.support.tournaments import CLOCK, enrol, hold, look, own, play_out, play_until


@pytest.fixture(autouse=True)
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Servers in this process look again at once, and nobody rests between two rounds."""
    monkeypatch.setattr(tournaments, "LOOK", 0.05)
    monkeypatch.setattr(tournaments, "PAUSE", 0.01)
    monkeypatch.setattr(state, "BREAK", 0.0)
    monkeypatch.setattr(arena, "PATIENCE", 0.3)


@pytest.fixture(scope="module")
def five(server: Running) -> Iterator[list[Visitor]]:
    """Five people with accounts."""
    with ExitStack() as stack:
        people = [stack.enter_context(server.visitor()) for _ in range(5)]
        for each in people:
            enrol(each)
        yield people


def gather(people: list[Visitor], tournament: str) -> None:
    for each in people[1:]:
        each.post(f"/api/tournaments/{tournament}/join")


def results(visitor: Visitor, tournament: str) -> Json:
    return visitor.get(f"/api/tournaments/{tournament}/results.json")


def test_a_swiss_tournament_of_two_set_matches_runs_to_its_end(five: list[Visitor]) -> None:
    held = hold(five[0], rounds=3)
    assert look(five[0], held)["match"], "two sets are usual"
    gather(five, held)
    assert five[1].refusal("POST", f"/api/tournaments/{held}/start", {})["code"] == "forbidden"
    five[0].post(f"/api/tournaments/{held}/start")
    view = play_until(five, held, random.Random(1))
    assert view["round"] == 3
    told = results(five[0], held)
    played = [each for each in told["pairings"] if not each["bye"]]
    assert Counter(each["round"] for each in told["pairings"]) == {1: 3, 2: 3, 3: 3}
    assert max(Counter(frozenset((each["one"], each["two"])) for each in played).values()) == 1, "nobody meets twice"
    byes = Counter(each["one"] for each in told["pairings"] if each["bye"])
    assert sorted(byes.values()) == [1, 1, 1], "nobody has two byes"
    for each in played:
        assert sum(each["sets"]) == 2
        assert sum(each["points"]) == 1
    assert sum(each["points"] for each in told["standings"]) == 9
    assert [each["rank"] for each in told["standings"]] == sorted(each["rank"] for each in told["standings"])

    rows = list(csv.DictReader(io.StringIO(five[0].http.get(f"/api/tournaments/{held}/results.csv").text)))
    assert [row["name"] for row in rows] == [each["name"] for each in told["standings"]]
    assert all(row["round 1"] for row in rows)
    record = five[0].http.get(f"/api/tournaments/{held}/record")
    assert record.headers["content-disposition"].endswith(f'filename="brandubh-tournament-{held}.txt"')
    assert len(list(read_games(record.text))) == 12, "six matches of two sets"
    assert held in [each["id"] for each in five[0].get("/api/tournaments")["past"]]


def test_the_first_round_of_a_swiss_tournament_is_paired_by_rating(server: Running, five: list[Visitor]) -> None:
    strength = [1400.0, 1900.0, 1700.0, 1600.0]
    names = [each.get("/api/account")["name"] for each in five[:4]]
    with in_database(server) as connection:
        for name, rating in zip(names, strength, strict=True):
            player = connection.scalar(select(accounts.c.player).where(accounts.c.name == name))
            theirs = {"player": player, "kind": "overall", "rating": rating, "deviation": 80.0, "volatility": 0.06}
            connection.execute(ratings.delete().where(ratings.c.player == player))
            connection.execute(ratings.insert().values(theirs | {"games": 20}))
    held = hold(five[0], rounds=1, match=False)
    gather(five[:4], held)
    five[0].post(f"/api/tournaments/{held}/start")
    until(lambda: look(five[0], held)["round"] == 1, "the round was paired")
    pairs = {frozenset((each["one"], each["two"])) for each in look(five[0], held)["pairings"]}
    assert pairs == {frozenset((names[1], names[3])), frozenset((names[2], names[0]))}
    play_until(five, held, random.Random(2))


def test_a_swiss_tournament_is_joined_late_for_half_a_point_and_left(five: list[Visitor]) -> None:
    held = hold(five[0], rounds=3, match=False)
    gather(five[:3], held)
    five[0].post(f"/api/tournaments/{held}/start")
    until(lambda: look(five[0], held)["round"] == 1, "the first round was paired")
    assert look(five[0], held)["latest_round"] == 2
    five[3].post(f"/api/tournaments/{held}/join")
    late = five[3].get("/api/account")["name"]
    assert {each["name"]: each["points"] for each in look(five[0], held)["standings"]}[late] == 0.5
    left = five[2].get("/api/account")["name"]
    five[2].post(f"/api/tournaments/{held}/withdraw")
    rng = random.Random(4)

    def second() -> bool:
        if look(five[0], held)["round"] < 2:
            play_out(five[:4], held, rng)
        return bool(look(five[0], held)["round"] >= 2)

    until(second, "the second round was paired")
    assert five[4].refusal("POST", f"/api/tournaments/{held}/join", {})["code"] == "tournament-begun"
    play_until(five[:4], held, rng)
    told = results(five[0], held)["pairings"]
    by_round = {number: [each for each in told if each["round"] == number] for number in (1, 2, 3)}
    assert [each["points"] for each in by_round[1] if each["one"] == late] == [[0.5, 0.0]]
    for number in (2, 3):
        assert late in {name for each in by_round[number] for name in (each["one"], each["two"])}
        assert left not in {name for each in by_round[number] for name in (each["one"], each["two"])}
    rows = csv.DictReader(io.StringIO(five[0].http.get(f"/api/tournaments/{held}/results.csv").text))
    assert {row["name"]: row["round 1"] for row in rows}[late] == "late"


def test_games_of_a_tournament_know_it_and_are_not_aborted(five: list[Visitor]) -> None:
    held = hold(five[0], rounds=1, match=False, rated=True, rules="raven")
    gather(five[:2], held)
    five[0].post(f"/api/tournaments/{held}/start")
    until(lambda: own(five[0], held)["game_id"] is not None, "they were paired")
    game = five[0].game(own(five[0], held)["game_id"])
    assert (game["tournament"], game["preset"], game["mine"]) == (held, "raven", True)
    assert game["clock"]["initial"] == 1000 * CLOCK["initial"]
    assert five[0].refusal("POST", f"/api/games/{game['id']}/abort", {})["code"] == "abort-tournament"
    assert five[2].game(game["id"])["mine"] is False
    five[0].change(game, "resign", {})
    until(lambda: look(five[0], held)["state"] == "over", "it was over")


def test_an_arena_pairs_whoever_waits_and_counts_games_that_go_on_at_its_end(
    five: list[Visitor], monkeypatch: pytest.MonkeyPatch
) -> None:
    held = hold(five[0], kind="arena", minutes=60, match=False)
    five[0].refusal("POST", f"/api/tournaments/{held}/start", {})
    gather(five[:3], held)
    five[0].post(f"/api/tournaments/{held}/start")
    gather([five[0], five[3]], held)  # late, and let in
    five[3].post(f"/api/tournaments/{held}/pause")
    rng = random.Random(3)

    def several() -> bool:
        play_out(five[:4], held, rng)
        return len(results(five[0], held)["pairings"]) >= 6

    until(several, "six pairs were played")
    told = results(five[0], held)
    names = {each["name"] for each in told["standings"] if each["played"]}
    assert len(names) >= 3
    until(lambda: any(own(each, held)["game_id"] for each in five[:3]), "somebody plays")
    five[0].post(f"/api/tournaments/{held}/end")
    assert look(five[0], held)["state"] == "running", "the game that is being played counts"
    view = play_until(five[:4], held, rng)
    told = results(five[0], held)
    assert all(each["points"] is not None for each in told["pairings"])
    assert sum(each["points"] for each in view["standings"]) >= 2 * len(told["pairings"])


def test_whoever_does_not_come_loses_and_is_paired_no_more(
    five: list[Visitor], monkeypatch: pytest.MonkeyPatch
) -> None:
    held = hold(five[0], rounds=2)
    gather(five[:2], held)
    five[0].post(f"/api/tournaments/{held}/start")
    until(lambda: own(five[0], held)["game_id"] is not None, "they were paired")
    view = five[0].game(own(five[0], held)["game_id"])
    there, absent = (five[0], five[1]) if view["my_side"] == "defenders" else (five[1], five[0])
    monkeypatch.setattr(state, "NO_SHOW", 0.5)
    until(lambda: there.game(view["id"])["outcome"] is not None, "the game was over")
    assert there.game(view["id"])["outcome"]["winner"] == "defenders"
    until(lambda: own(absent, held)["presence"] == "paused", "nobody waits for the absent again")
    monkeypatch.setattr(state, "NO_SHOW", 1000.0)
    until(lambda: there.game(view["id"])["match"]["sets"][-1]["number"] == 2, "the second set began by itself")
    absent.post(f"/api/tournaments/{held}/resume")
    assert own(absent, held)["presence"] == "in"


def test_who_may_do_what(five: list[Visitor], visitor: Visitor) -> None:
    held = hold(five[0], rounds=1)
    path = f"/api/tournaments/{held}"
    for action in ("join", "withdraw", "pause", "resume", "start", "end"):
        assert visitor.refusal("POST", f"{path}/{action}", {})["code"] == "log-in-first"
    assert visitor.refusal("POST", "/api/tournaments", {"name": "Mine", "clock": CLOCK})["code"] == "log-in-first"
    assert five[1].refusal("POST", f"{path}/end", {})["code"] == "forbidden"
    assert five[1].refusal("POST", f"{path}/pause", {})["code"] == "tournament-not-in"
    assert five[0].refusal("POST", f"{path}/start", {})["code"] == "tournament-few"
    assert look(visitor, held)["name"] == "Samhain", "anybody may look"
    assert own(visitor, held) == {"presence": None, "maker": False, "game_id": None}
    five[1].post(f"{path}/join")
    five[1].post(f"{path}/join")
    assert look(visitor, held)["entrants"] == 2
    five[0].post(f"{path}/start")
    until(lambda: look(visitor, held)["round"] == 1, "its only round was paired")
    assert five[2].refusal("POST", f"{path}/join", {})["code"] == "tournament-begun"
    five[0].post(f"{path}/end")
    off = hold(five[0])
    five[0].post(f"/api/tournaments/{off}/end")
    assert five[1].refusal("POST", f"/api/tournaments/{off}/join", {})["code"] == "tournament-over"
    assert visitor.refusal("GET", "/api/tournaments/nowhere")["status"] == 404


def test_names_of_tournaments_carry_nothing_that_people_should_not_read(five: list[Visitor]) -> None:
    assert look(five[0], hold(five[0], name="  Lá\u202e Lúnasa\t <b> "))["name"] == "Lá Lúnasa <b>"
    for name in ("", " \u200b", "f_u_c_k"):
        refused = five[0].refusal("POST", "/api/tournaments", {"name": name, "clock": CLOCK})
        assert refused["code"] == "tournament-name", name


def test_whoever_has_blocked_the_maker_does_not_join(five: list[Visitor]) -> None:
    held = hold(five[0])
    block = f"/api/account/blocks/{five[1].get('/api/account')['name']}"
    five[0].http.put(block)
    assert five[1].refusal("POST", f"/api/tournaments/{held}/join", {})["code"] == "blocked"
    five[0].http.delete(block)
    five[1].post(f"/api/tournaments/{held}/join")


def test_a_tournament_starts_at_its_time_or_is_called_off(
    server: Running, five: list[Visitor], monkeypatch: pytest.MonkeyPatch
) -> None:
    held, alone = hold(five[0], starts_in=1), hold(five[1], starts_in=1)
    gather(five, held)
    assert look(five[0], held)["state"] == "open"
    monkeypatch.setattr(tournaments, "moment", lambda connection: moment(connection) + 61)
    until(lambda: look(five[0], held)["round"] == 1, "it began")
    until(lambda: look(five[0], alone)["state"] == "off", "it was called off")


def listen(visitor: Visitor, tournament: str) -> Iterator[Json]:
    """What somebody hears of a tournament."""
    cookie = visitor.http.cookies.get(SESSION_COOKIE)
    headers = {"Cookie": f"{SESSION_COOKIE}={cookie}"} if cookie else {}
    address = f"{visitor.address.replace('http', 'ws', 1)}/api/tournaments/{tournament}/live"
    with connect(address, additional_headers=headers, open_timeout=PATIENCE) as socket:
        while True:
            yield json.loads(socket.recv(PATIENCE))


def test_standings_are_told_as_they_change_and_to_each_their_own_game(five: list[Visitor], visitor: Visitor) -> None:
    held = hold(five[0], rounds=1, match=False)
    mine, theirs = listen(five[0], held), listen(visitor, held)
    assert next(each for each in mine if "presence" in each) == {"presence": "in", "maker": True, "game_id": None}
    gather(five[:2], held)
    assert next(each for each in theirs if each.get("entrants") == 2)["state"] == "open"
    five[0].post(f"/api/tournaments/{held}/start")
    game = next(each["game_id"] for each in mine if each.get("game_id"))
    five[0].post(f"/api/games/{game}/resign")
    over = next(each for each in theirs if each.get("state") == "over")
    assert [each["points"] for each in over["standings"]] == [1, 0]


def test_a_maker_holds_a_few_tournaments_at_a_time(tmp_path: Path) -> None:
    with Running(quick(tmp_path, limits=Limits(tournaments=2))) as server, server.visitor() as visitor:
        enrol(visitor)
        first = hold(visitor)
        hold(visitor)
        refused = visitor.refusal("POST", "/api/tournaments", {"name": "One more", "clock": CLOCK})
        assert (refused["status"], refused["code"]) == (429, "many-tournaments")
        visitor.post(f"/api/tournaments/{first}/end")
        hold(visitor)


@pytest.mark.slow
def test_two_servers_move_it_on_and_nothing_is_paired_twice(postgres: Postgres, tmp_path: Path) -> None:
    address = postgres.new_database()
    with ExitStack() as stack:
        nodes = [
            stack.enter_context(Running(quick(tmp_path / name, database_url=address, tables=tmp_path / "tables")))
            for name in ("one", "two")
        ]
        people = [stack.enter_context(nodes[number % 2].visitor()) for number in range(5)]
        for each in people:
            enrol(each)
        for kind in ("swiss", "arena"):
            held = hold(people[0], kind=kind, rounds=3, match=kind == "swiss")
            gather(people, held)
            people[0].post(f"/api/tournaments/{held}/start")
            rng = random.Random(5)
            if kind == "arena":

                def several(held: str = held, rng: random.Random = rng) -> bool:
                    play_out(people, held, rng)
                    return len(results(people[1], held)["pairings"]) >= 8

                until(several, "eight pairs were played")
                people[0].post(f"/api/tournaments/{held}/end")
            play_until(people, held, rng)
            told = results(people[0], held)["pairings"]
            assert [each["number"] for each in told] == list(range(1, len(told) + 1))
            if kind == "swiss":
                by_round = Counter(
                    (each["round"], name) for each in told for name in (each["one"], each["two"]) if name
                )
                assert set(by_round.values()) == {1}, "everybody once in a round"
                record = people[1].http.get(f"/api/tournaments/{held}/record").text
                assert len(list(read_games(record))) == 12


@pytest.mark.long
def test_a_tournament_goes_on_after_its_server_was_killed(tmp_path: Path) -> None:
    rng = random.Random(9)
    cookies, held = [], ""
    with serving(tmp_path) as server, ExitStack() as stack:
        people = [stack.enter_context(Visitor(server.address)) for _ in range(3)]
        for each in people:
            enrol(each)
        held = hold(people[0], rounds=2, match=False)
        gather(people, held)
        people[0].post(f"/api/tournaments/{held}/start")
        until(lambda: look(people[0], held)["round"] == 1, "the first round was paired")
        cookies = [each.http.cookies for each in people]
        server.end(signal.SIGKILL)
    with serving(tmp_path) as server, ExitStack() as stack:
        people = [stack.enter_context(Visitor(server.address)) for _ in range(3)]
        for each, cookie in zip(people, cookies, strict=True):
            each.http.cookies = cookie
        play_until(people, held, rng)
        told = results(people[0], held)["pairings"]
        assert Counter(each["round"] for each in told) == {1: 2, 2: 2}
        server.end(signal.SIGTERM)
