"""My games: listed, searched, a page at a time, and exported as game files that can be read again."""

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from brandubh import Board
from brandubh.outcome import Outcome, Termination
from brandubh.pieces import Side
from brandubh.record import read_games
from tests.support.running import Running, Visitor


def found(visitor: Visitor, **query: str | int) -> list[str]:
    return [game["id"] for game in visitor.get("/api/games", **query)["games"]]


def test_who_has_played_nothing_has_an_empty_list(visitor: Visitor) -> None:
    assert visitor.get("/api/games") == {"games": [], "total": 0}
    assert visitor.http.get("/api/games/export").text == ""


def test_a_list_shows_how_each_game_stands(visitor: Visitor) -> None:
    game = visitor.begin(rules="raven", attackers_name="Ailbhe", moves=["d2-e2"])
    visitor.post(f"/api/games/{game['id']}/resign", {"side": "attackers"})
    [shown] = visitor.get("/api/games")["games"]
    assert shown["updated_at"] >= shown["created_at"]
    assert shown | {"updated_at": 0, "created_at": 0} == {
        "id": game["id"],
        "created_at": 0,
        "updated_at": 0,
        "rules_name": "raven",
        "mode": "local",
        "players": game["players"],
        "my_side": None,
        "free_seat": None,
        "plies": 1,
        "winner": "defenders",
        "termination": "resignation",
        "fen": Board().play_all(["d2-e2"]).fen(),
        "last": ["d2", "e2"],
        "match_id": None,
        "match_set": None,
        "clock": None,
        "left": None,
        "rated": False,
    }


def test_a_list_replays_no_game(visitor: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    game = visitor.begin(moves=["d2-e2", "d3-e3"])
    replayed: list[object] = []
    monkeypatch.setattr(Board, "push", lambda *given: replayed.append(given))
    [listed] = visitor.get("/api/games")["games"]
    assert (listed["id"], listed["fen"]) == (game["id"], game["position"]["fen"])
    assert not replayed


def test_the_last_played_game_comes_first(visitor: Visitor) -> None:
    first, second = visitor.begin()["id"], visitor.begin()["id"]
    assert found(visitor) == [second, first]
    visitor.play(first, "d2-e2")
    assert found(visitor) == [first, second]


def test_games_are_found_by_names_rules_and_their_own_name(visitor: Visitor) -> None:
    mine = visitor.begin(attackers_name="Ailbhe of the Hill")["id"]
    hers = visitor.begin(defenders_name="BJORN", rules="raven")["id"]
    own = visitor.begin(rules={"name": "old tafl", "escape": "edges"})["id"]
    assert found(visitor, search="the hill") == [mine]
    assert found(visitor, search="bjorn") == [hers]
    assert found(visitor, search="raven") == [hers]
    assert found(visitor, search="tafl") == [own]
    assert found(visitor, search=mine) == [mine]
    assert found(visitor, search="nobody") == []


@pytest.mark.parametrize("wild", ["%", "_", "\\", "100%", "a_b", "\\%", "'", '"', ";--", "*", "?", "["])
def test_no_sign_in_a_search_is_wild(visitor: Visitor, wild: str) -> None:
    visitor.begin(attackers_name="plain")
    named = visitor.begin(defenders_name=f"x{wild}y")["id"]
    assert found(visitor, search=wild) == [named]


def test_filters_narrow_the_list(visitor: Visitor) -> None:
    ended = {}
    for winner, end in (("defenders", "attackers"), ("attackers", "defenders"), ("draw", None)):
        game = visitor.begin(rules="raven")["id"]
        visitor.post(f"/api/games/{game}/" + ("resign" if end else "draw"), {"side": end} if end else {})
        ended[winner] = game
    going = visitor.begin()["id"]
    computer = visitor.begin(mode="computer", level=1)["id"]
    for result, game in ended.items():
        assert found(visitor, result=result) == [game]
    assert set(found(visitor, result="open")) == {going, computer}
    assert found(visitor, mode="computer") == [computer]
    assert computer not in found(visitor, mode="local")
    assert set(found(visitor, rules="raven")) == set(ended.values())
    assert found(visitor, rules="raven", result="draw", mode="local", search="rav") == [ended["draw"]]
    assert found(visitor, rules="wtf", result="draw") == []


@pytest.mark.parametrize("query", ["result=lost", "mode=x", "offset=-1", "offset=x", f"search={'x' * 61}"])
def test_a_filter_that_makes_no_sense_is_refused(visitor: Visitor, query: str) -> None:
    assert visitor.refusal("GET", f"/api/games?{query}")["status"] == 422


def test_a_long_list_comes_in_pages(visitor: Visitor) -> None:
    games = [visitor.begin()["id"] for _ in range(53)][::-1]
    first, second, third = (visitor.get("/api/games", offset=offset) for offset in (0, 50, 100))
    assert first["total"] == second["total"] == third["total"] == 53
    assert [game["id"] for game in first["games"] + second["games"]] == games
    assert third["games"] == []


# Game files


def test_an_exported_game_is_the_game(visitor: Visitor) -> None:
    game = visitor.begin(
        rules={"name": "edges", "escape": "edges"},
        start="7/7/3T3/t2K2t/7/7/3t3 b",
        attackers_name='A "quoted" \\ name',
        defenders_name="Bríd",
        clock={"initial": 60, "increment": 1},
    )
    visitor.play(game["id"], "d1-d2", "d5-e5")
    visitor.post(f"/api/games/{game['id']}/resign", {"side": "attackers"})
    answer = visitor.http.get(f"/api/games/{game['id']}/record")
    assert answer.headers["content-type"] == "application/x-brandubh-game; charset=utf-8"
    named = rf'attachment; filename="brandubh-a-quoted-name-brid-\d{{4}}-\d\d-\d\d-{game["id"]}.txt"'
    assert re.fullmatch(named, answer.headers["content-disposition"]), "after who played, when, and the game"
    [read] = read_games(answer.text)
    assert read.headers["Attackers"] == 'A "quoted" \\ name'
    assert read.headers["Defenders"] == "Bríd"
    assert read.rules.to_dict() == game["rules"]
    assert read.start == game["start"]
    assert [move.uci() for move in read.mainline()] == ["d1d2", "d5e5"]
    assert read.declared == Outcome(Side.DEFENDERS, Termination.RESIGNATION)
    first = next(read.root.line())
    assert first.clock == 60


def test_all_games_are_exported_the_first_one_first(visitor: Visitor, stranger: Visitor) -> None:
    stranger.begin(moves=["d6-c6"])
    for move in ("d2-e2", "d2-c2", "a4-a5"):
        visitor.begin(moves=[move])
    answer = visitor.http.get("/api/games/export")
    assert answer.headers["content-disposition"] == 'attachment; filename="brandubh-games.txt"'
    assert [game.mainline()[0].uci() for game in read_games(answer.text)] == ["d2e2", "d2c2", "a4a5"]


@settings(max_examples=30)
@given(typed=st.text(min_size=1, max_size=60))
def test_any_name_becomes_one_line_that_survives_the_export(server: Running, typed: str) -> None:
    with server.visitor() as visitor:
        answer = visitor.http.post("/api/games", json={"mode": "local", "attackers_name": typed})
        assert answer.status_code == 201, answer.text
        game = answer.json()
        name = game["players"]["attackers"]["name"]
        assert name is None or (name == " ".join(name.split()) and len(name) <= len(typed))
        [read] = read_games(visitor.http.get(f"/api/games/{game['id']}/record").content.decode())
        assert read.headers.get("Attackers") == name


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("Aoife", "Aoife"),
        ("  Aoife\n\tNí  Néill ", "Aoife Ní Néill"),
        ("\u202eevil\u2066\x00\x1b[31m", "evil[31m"),
        ("👩‍🚀 अनीता", "👩‍🚀 अनीता"),
        (" \u200f\x07 ", None),
    ],
)
def test_names_hold_neither_controls_nor_marks_of_direction(visitor: Visitor, typed: str, shown: str | None) -> None:
    players = visitor.begin(attackers_name=typed, defenders_name="Brian")["players"]
    assert [players[side]["name"] for side in ("attackers", "defenders")] == [shown, "Brian"]


def test_moves_are_numbered_as_in_the_file(visitor: Visitor) -> None:
    game = visitor.begin(start="7/7/4t2/2tK3/4t2/7/3t3 w", moves=["d4-d7", "d1-c1", "d7-e7"])
    assert [move["number"] for move in game["moves"]] == [1, 2, 2]
    assert "1... d4-d7 2. d1-c1 d7-e7" in visitor.http.get(f"/api/games/{game['id']}/record").text
