"""Days per move: each move has the full time again, a flag falls all the same, and nobody's game is cleared away."""

from pathlib import Path

import pytest

from brandubh.record import read_games
from tests.support.running import Json, Running, Visitor, change_rows, quick, until

DAY = 24 * 3600


def friends(maker: Visitor, friend: Visitor, days: int = 3, **choices: object) -> Json:
    """A game by correspondence in which both are there; the maker has the attackers."""
    made = maker.post("/api/games", {"mode": "friend", "clock": {"days": days}} | choices)
    friend.post(f"/api/invites/{made['invite']}", {})
    return maker.game(made["id"])


def pass_time(server: Running, game_id: str, seconds: float) -> None:
    """As if somebody had thought for so long."""
    change_rows(
        server.settings,
        "UPDATE games SET clock_from = clock_from - :passed, flag_at = flag_at - :passed,"
        " updated_at = updated_at - :passed, version = version + 1 WHERE id = :id",
        passed=seconds,
        id=game_id,
    )


def test_each_move_has_all_its_days(server: Running, visitor: Visitor, stranger: Visitor) -> None:
    game = friends(visitor, stranger)
    full = 3 * DAY * 1000
    expected = {"initial": full, "increment": 0, "days": 3, "attackers": full, "defenders": full, "running": None}
    assert game["clock"] == expected
    visitor.play(game["id"], "d2-e2")
    pass_time(server, game["id"], 2 * DAY)
    clock = stranger.game(game["id"])["clock"]
    assert DAY * 1000 - 60_000 < clock["defenders"] <= DAY * 1000
    clock = stranger.play(game["id"], "d3-e3")["clock"]
    assert (clock["defenders"], clock["running"]) == (full, "attackers")


def test_whoever_lets_the_days_pass_loses(server: Running, visitor: Visitor, stranger: Visitor) -> None:
    game = friends(visitor, stranger, days=14)
    visitor.play(game["id"], "d2-e2")
    pass_time(server, game["id"], 14 * DAY)
    over = visitor.game_when(game["id"], lambda view: view["outcome"] is not None, "the flag fell")
    assert (over["outcome"]["winner"], over["outcome"]["termination"]) == ("attackers", "timeout")


@pytest.mark.parametrize("clock", [{"days": 4}, {"days": 0}, {"days": True}, {"days": 1.5}, {"days": "3"}, {}, 3])
def test_other_numbers_of_days_are_refused(visitor: Visitor, clock: object) -> None:
    assert visitor.refusal("POST", "/api/games", {"mode": "friend", "clock": clock})["status"] == 422


@pytest.mark.parametrize("mode", ["computer", "local"])
def test_days_are_for_two_people_at_two_screens(visitor: Visitor, mode: str) -> None:
    assert visitor.refusal("POST", "/api/games", {"mode": mode, "clock": {"days": 3}})["status"] == 422


def test_lists_invitations_previews_and_files_say_the_days(visitor: Visitor, stranger: Visitor) -> None:
    made = visitor.post("/api/games", {"mode": "friend", "clock": {"days": 3}})
    assert stranger.get(f"/api/invites/{made['invite']}")["clock"] == {"days": 3}
    assert "3 days per move." in stranger.http.get(f"/join/{made['invite']}").text
    stranger.post(f"/api/invites/{made['invite']}", {})
    visitor.play(made["id"], "d2-e2")
    assert "Trois" not in (page := visitor.http.get(f"/game/{made['id']}", headers={"Accept-Language": "fr"}).text)
    assert "3 jours par coup." in page
    for each in (visitor, stranger):
        [listed] = each.get("/api/games")["games"]
        assert listed["clock"] == {"days": 3}
        assert 0 < listed["left"] <= 3 * DAY * 1000
    record = visitor.http.get(f"/api/games/{made['id']}/record").text
    assert '[TimeControl "1/259200"]' in record
    assert "%clk" not in record
    assert next(iter(read_games(record))).headers["TimeControl"] == "1/259200"
    fischer = visitor.begin(clock={"initial": 300, "increment": 2.5}, moves=["d2-e2"])
    assert '[TimeControl "300+2.5"]' in visitor.http.get(f"/api/games/{fischer['id']}/record").text


def test_a_rematch_and_a_second_set_have_the_same_days(visitor: Visitor, stranger: Visitor) -> None:
    game = friends(visitor, stranger, days=7, match=True)
    visitor.play(game["id"], "d2-e2")
    stranger.post(f"/api/games/{game['id']}/resign")
    assert visitor.post(f"/api/games/{game['id']}/next-set")["clock"]["days"] == 7


def test_a_restart_does_not_wind_up_days_and_leaves_an_hour_to_whoever_was_nearly_late(tmp_path: Path) -> None:
    with Running(quick(tmp_path)) as server, server.visitor() as visitor, server.visitor() as friend:
        games = [friends(visitor, friend)["id"] for _ in range(2)]
        for game in games:
            visitor.play(game, "d2-e2")
    pass_time(server, games[0], 2 * DAY)
    pass_time(server, games[1], 4 * DAY)
    with Running(quick(tmp_path)) as server, server.visitor() as visitor:
        left = [visitor.game(game)["clock"]["defenders"] for game in games]
        assert DAY * 1000 - 60_000 < left[0] <= DAY * 1000
        assert 3_540_000 < left[1] <= 3_600_000
        assert visitor.game(games[1])["outcome"] is None


def test_games_that_go_on_are_not_cleared_away(tmp_path: Path) -> None:
    with Running(quick(tmp_path)) as server, server.visitor() as visitor, server.visitor() as friend:
        waiting = friends(visitor, friend, days=14)["id"]  # both are there, and the first move has yet to come
        playing = friends(visitor, friend, days=14)["id"]
        visitor.play(playing, "d2-e2")
        alone = visitor.post("/api/games", {"mode": "friend", "clock": {"days": 14}})["id"]
        old = visitor.begin(moves=["d2-e2"])["id"]
        change_rows(server.settings, "UPDATE games SET updated_at = updated_at - :passed", passed=10 * DAY)
    with Running(quick(tmp_path)) as server, server.visitor() as visitor:
        until(lambda: visitor.http.get(f"/api/games/{alone}").status_code == 404, "it was cleared away")
        assert visitor.game(waiting)["outcome"] is None
    with Running(quick(tmp_path, keep_open=9)) as server, server.visitor() as visitor:
        until(lambda: visitor.http.get(f"/api/games/{old}").status_code == 404, "it was cleared away")
        assert visitor.game(playing)["outcome"] is None
