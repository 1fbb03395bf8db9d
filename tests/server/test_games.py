"""Games over HTTP: begun, played, taken back, ended and removed, by whoever began them and by nobody else."""

import asyncio
import concurrent.futures
import json
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event

from brandubh import PRESETS, Board, Outcome, Rules, Side, Termination
from brandubh.record import read_games
from brandubh.server.database import Database
from brandubh.server.games import games as games_module
from brandubh.server.games.games import Games
from brandubh.server.games.news import News
from brandubh.server.games.shown import BESIDE_MOVES
from brandubh.server.games.views import NewGame, NewMove
from brandubh.server.limits import Limits
from tests.support.running import Running, Visitor, change_rows, move_after, move_in, quick

START = Board().fen()
UNRATED = {"account": None, "rating": None, "provisional": False, "bot": False, "former": False}
NEARLY_ESCAPED = "7/7/7/t5t/7/7/3K3 w"


@pytest.mark.parametrize("name", PRESETS)
def test_a_game_begins_with_its_rulesets_start(visitor: Visitor, name: str) -> None:
    game = visitor.begin(rules=name)
    assert game["preset"] == game["rules_name"] == name
    assert game["rules"] == PRESETS[name].to_dict()
    assert game["fens"] == [game["position"]["fen"]] == [Board(rules=name).fen()]
    assert (game["start"], game["moves"], game["outcome"], game["clock"], game["match"]) == (None, [], None, None, None)
    assert game["mine"]
    assert not game["thinking"]


def test_a_game_can_be_played_by_rules_of_ones_own(visitor: Visitor) -> None:
    fields: dict[str, Any] = {"name": "short", "escape": "edges", "first": "defenders", "start": "7/7/3T3/t2K2t/7/7/7"}
    game = visitor.begin(rules=fields)
    assert game["rules"] == Rules.from_dict(fields).to_dict()
    assert (game["rules_name"], game["preset"], game["position"]["turn"]) == ("short", None, "defenders")
    over = visitor.play(game["id"], "d4-d1")
    assert (over["outcome"]["winner"], over["outcome"]["termination"]) == ("defenders", "escape")


def test_a_game_can_begin_anywhere_and_with_moves_made_already(visitor: Visitor) -> None:
    fen = "7/7/7/t5t/7/3K3/7 b"
    game = visitor.begin(start=fen, moves=["a4-b4", "d2d1"])
    assert game["start"] == fen
    assert [move["uci"] for move in game["moves"]] == ["a4b4", "d2d1"]
    assert game["fens"] == [fen, "7/7/7/1t4t/7/3K3/7 w", "7/7/7/1t4t/7/7/3K3 b"]


def test_a_game_can_begin_where_it_is_over(visitor: Visitor) -> None:
    game = visitor.begin(start="K6/7/7/7/7/7/3t3 b")
    assert game["outcome"]["termination"] == "escape"
    assert visitor.refusal("POST", f"/api/games/{game['id']}/moves", move_in(game, "d1-d2"))["status"] == 409


@pytest.mark.parametrize(
    ("side", "kinds"),
    [("attackers", ("person", "computer")), ("defenders", ("computer", "person"))],
)
def test_a_person_has_the_side_that_was_chosen(visitor: Visitor, side: str, kinds: tuple[str, str]) -> None:
    players = visitor.begin(mode="computer", side=side, level=1)["players"]
    assert (players["attackers"]["kind"], players["defenders"]["kind"]) == kinds
    assert [player["level"] for player in players.values() if player["kind"] == "computer"] == [1]


def test_a_side_left_to_chance_is_sometimes_the_one_and_sometimes_the_other(visitor: Visitor) -> None:
    games = [visitor.begin(mode="computer", side="random", level=1) for _ in range(24)]
    assert {game["players"]["attackers"]["kind"] for game in games} == {"person", "computer"}


@pytest.mark.parametrize(
    "choices",
    [
        {"rules": "chess"},
        {"rules": {"escape": "everywhere"}},
        {"rules": {"colour": "red"}},
        {"rules": {"name": "x" * 61}},
        {"rules": {"name": ""}},
        {"rules": 7},
        {"mode": "telepathy"},
        {"side": "both"},
        {"level": 0},
        {"level": 9},
        {"clock": {"initial": 1}},
        {"clock": {"initial": 60, "increment": -1}},
        {"start": "7/7/7/7/7/7/7 b"},
        {"start": "what"},
        {"moves": ["d2-d1"]},
        {"moves": ["d2-e2", "d1-e1"]},
        {"moves": ["e2e4"]},
        {"moves": ["hello"]},
        {"attackers_name": "x" * 61},
    ],
    ids=str,
)
def test_a_game_that_cannot_be_is_refused_with_a_reason(visitor: Visitor, choices: dict[str, Any]) -> None:
    assert visitor.refusal("POST", "/api/games", {"mode": "local"} | choices)["status"] == 422
    assert visitor.get("/api/games")["total"] == 0


def test_moves_are_made_in_turn_and_told_with_what_they_take(visitor: Visitor) -> None:
    game = visitor.begin(start="7/7/7/7/1tT3t/7/3K3 b")
    after = visitor.play(game["id"], "g3-d3xc3")
    assert after["version"] > game["version"]
    assert after["moves"] == [after["position"]["last"]]
    assert after["moves"][0]["text"] == "g3-d3xc3"
    assert after["moves"][0]["captures"] == [
        {"square": "c3", "piece": "defender", "captors": ["d3", "b3"], "hostile": [], "clause": "capture"}
    ]
    assert after["position"]["turn"] == "defenders"


@pytest.mark.parametrize("move", ["d2-d1", "d2-e3", "c4-c3", "a1-a2", "d2-d2", "d2-e2xe3", "", "d2", "🐦", "d2-e2 "])
def test_a_move_that_is_not_legal_changes_nothing(visitor: Visitor, move: str) -> None:
    game = visitor.begin()
    told = visitor.refusal("POST", f"/api/games/{game['id']}/moves", move_in(game, move))
    assert (told["status"], told["type"]) == (422, "/problems/invalid")
    assert visitor.game(game["id"]) == game


def test_a_move_made_for_another_moment_of_the_game_is_refused(visitor: Visitor) -> None:
    game = visitor.begin(moves=["d2-e2"])
    for ply in (0, 2):
        told = visitor.refusal("POST", f"/api/games/{game['id']}/moves", move_in(game, "d3-e3") | {"ply": ply})
        assert (told["status"], told["type"]) == (409, "/problems/went-on")
    assert visitor.game(game["id"]) == game


def test_nobody_moves_on_a_board_that_they_have_not_seen(visitor: Visitor) -> None:
    seen = visitor.begin(moves=["d2-e2"])
    visitor.post(f"/api/games/{seen['id']}/takeback", {"ply": 0})
    other = visitor.play(seen["id"], "d2-c2")  # as many moves as before, but another one
    told = visitor.refusal("POST", f"/api/games/{seen['id']}/moves", move_in(seen, "d3-e3"))
    assert (told["status"], told["type"]) == (409, "/problems/went-on")
    assert visitor.game(seen["id"]) == other
    assert visitor.play(seen["id"], "d3-e3")["moves"][-1]["text"] == "d3-e3"


def test_nobody_moves_for_the_computer(visitor: Visitor) -> None:
    game = visitor.begin(mode="computer", side="attackers", level=8)
    after = visitor.play(game["id"], "d2-e2")
    assert after["thinking"]
    answer = visitor.http.post(f"/api/games/{game['id']}/moves", json=move_in(after, "d3-e3"))
    assert answer.status_code == 409
    assert answer.json()["type"] in ("/problems/computers-turn", "/problems/went-on")  # it may have moved by now


def test_of_several_moves_at_the_same_time_exactly_one_is_made(visitor: Visitor) -> None:
    view = visitor.begin()
    for ply in range(4):
        moves = [f"{origin}{targets[0]}" for origin, targets in view["position"]["destinations"].items()]
        with concurrent.futures.ThreadPoolExecutor(len(moves)) as pool:
            bodies = [move_in(view, move) for move in moves]
            path = f"/api/games/{view['id']}/moves"
            answers = list(pool.map(lambda body, path=path: visitor.http.post(path, json=body), bodies))
        assert sorted(answer.status_code for answer in answers) == [200] + [409] * (len(moves) - 1)
        made = next(answer.json() for answer in answers if answer.status_code == 200)
        view = visitor.game(view["id"])
        assert len(view["moves"]) == ply + 1
        assert view["moves"][ply:] == made["moves"]


def test_moves_in_many_games_at_the_same_time_are_all_made(visitor: Visitor) -> None:
    games = [visitor.begin()["id"] for _ in range(12)]
    with concurrent.futures.ThreadPoolExecutor(12) as pool:
        views = list(pool.map(lambda game: visitor.play(game, "d2-e2", "d3-e3", "e2-f2"), games))
    assert [len(view["moves"]) for view in views] == [3] * 12


# Other people's games


def test_others_may_look_at_a_game_but_not_touch_it(visitor: Visitor, stranger: Visitor) -> None:
    game = visitor.begin(moves=["d2-e2"])
    path = f"/api/games/{game['id']}"
    seen = stranger.get(path)
    assert not seen["mine"]
    assert seen | {"mine": True} == game
    for method, where, body in (
        ("POST", "/moves", move_in(game, "d3-e3")),
        ("POST", "/takeback", {"ply": 0}),
        ("POST", "/resign", {}),
        ("POST", "/draw", {}),
        ("POST", "/next-set", {}),
        ("POST", "/rematch", {}),
        ("DELETE", "", None),
    ):
        assert stranger.refusal(method, path + where, body)["status"] == 403
    assert visitor.game(game["id"]) == game
    assert stranger.get("/api/games")["total"] == 0


@pytest.mark.parametrize(
    ("method", "where", "body"),
    [
        ("GET", "", None),
        ("DELETE", "", None),
        ("POST", "/moves", move_after("d2-e2")),
        ("POST", "/takeback", {"ply": 0}),
        ("POST", "/resign", {}),
        ("POST", "/draw", {}),
        ("POST", "/next-set", {}),
        ("POST", "/rematch", {}),
        ("GET", "/record", None),
        ("GET", "/picture.png", None),
    ],
)
def test_a_game_that_does_not_exist_is_not_found(visitor: Visitor, method: str, where: str, body: Any) -> None:
    assert visitor.refusal(method, f"/api/games/nosuchgame{where}", body)["status"] == 404


# Taking back, giving up, agreeing


def test_moves_can_be_taken_back_to_any_ply(visitor: Visitor) -> None:
    line = ["d2-e2", "d3-e3", "d1-d2", "e3-e4"][:3]
    game = visitor.begin(moves=line)
    for ply in (2, 2, 0):
        game = visitor.change(game, "takeback", {"ply": ply})
        assert game == visitor.game(game["id"])
        assert [move["text"] for move in game["moves"]] == line[:ply]
        assert game["position"]["ply"] == ply
    assert visitor.play(game["id"], "d6-c6")["moves"][0]["text"] == "d6-c6"
    assert visitor.refusal("POST", f"/api/games/{game['id']}/takeback", {"ply": 2})["status"] == 409


def test_a_move_that_ended_the_game_can_be_taken_back(visitor: Visitor) -> None:
    game = visitor.begin(start=NEARLY_ESCAPED)
    assert visitor.play(game["id"], "d1-a1")["outcome"]["winner"] == "defenders"
    back = visitor.post(f"/api/games/{game['id']}/takeback", {"ply": 0})
    assert back["outcome"] is None
    assert visitor.play(game["id"], "d1-c1")["outcome"] is None


def test_a_game_that_ended_under_an_earlier_reading_of_the_rules_stays_as_it_ended(
    visitor: Visitor, server: Running
) -> None:
    # Until the backstop became a position's seventh occurrence it was the fifth, whatever loops led there.
    one, other = ["d1-c1", "d3-c3", "c1-d1", "c3-d3"], ["d7-c7", "d5-c5", "c7-d7", "c5-d5"]
    moves = one + other + one + other
    game = visitor.begin(moves=moves, match=True)
    assert game["outcome"] is None
    ended = "UPDATE games SET winner = 'attackers', termination = 'repetition', version = version + 1 WHERE id = :id"
    change_rows(server.settings, ended, id=game["id"])
    view = visitor.game(game["id"])
    assert (view["outcome"]["winner"], view["outcome"]["termination"]) == ("attackers", "repetition")
    assert view["match"]["score"] == [1, 0]
    assert visitor.refusal("POST", f"/api/games/{game['id']}/moves", move_in(view, "d1-c1"))["status"] == 409
    (listed,) = visitor.get("/api/games")["games"]
    assert (listed["winner"], listed["termination"]) == ("attackers", "repetition")
    record = visitor.http.get(f"/api/games/{game['id']}/record").text
    (read,) = read_games(record)
    assert read.outcome() == Outcome(Side.ATTACKERS, Termination.REPETITION)
    tree = visitor.post("/api/records/read", {"text": record})
    assert visitor.post("/api/records/write", tree)["text"] == record


def test_a_resignation_can_be_taken_back(visitor: Visitor) -> None:
    game = visitor.begin(moves=["d2-e2"])
    visitor.post(f"/api/games/{game['id']}/resign")
    assert visitor.post(f"/api/games/{game['id']}/takeback", {"ply": 1})["outcome"] is None


def test_a_move_can_be_taken_back_while_the_computer_thinks(visitor: Visitor) -> None:
    game = visitor.begin(mode="computer", level=8)
    for move in ("d2-e2", "d6-c6", "d2-c2"):
        assert visitor.post(f"/api/games/{game['id']}/moves", move_after(move))["thinking"]
        back = visitor.post(f"/api/games/{game['id']}/takeback", {"ply": 0})
        assert (back["moves"], back["thinking"], back["position"]["turn"]) == ([], False, "attackers")
    visitor.play(game["id"], "a4-a5")
    answered = visitor.game_when(game["id"], lambda view: len(view["moves"]) == 2, "the computer answered")
    assert [move["side"] for move in answered["moves"]] == ["attackers", "defenders"]
    assert answered["moves"][0]["text"] == "a4-a5"


def test_taking_back_the_computers_first_move_lets_it_move_again(visitor: Visitor) -> None:
    game = visitor.begin(mode="computer", side="defenders", level=2)
    visitor.game_when(game["id"], lambda view: len(view["moves"]) == 1, "the computer began")
    visitor.post(f"/api/games/{game['id']}/takeback", {"ply": 0})
    again = visitor.game_when(game["id"], lambda view: len(view["moves"]) == 1, "the computer began again")
    assert not again["thinking"]


@pytest.mark.parametrize(
    ("choices", "side", "winner"),
    [
        ({"mode": "local"}, None, "defenders"),  # the side to move gives up
        ({"mode": "local", "moves": ["d2-e2"]}, None, "attackers"),
        ({"mode": "local"}, "defenders", "attackers"),
        ({"mode": "computer", "side": "attackers"}, None, "defenders"),
        ({"mode": "computer", "side": "defenders"}, None, "attackers"),
    ],
)
def test_a_side_can_give_up(visitor: Visitor, choices: dict[str, Any], side: str | None, winner: str) -> None:
    game = visitor.begin(**choices)
    over = visitor.post(f"/api/games/{game['id']}/resign", {"side": side})
    outcome = {"winner": winner, "termination": "resignation", "squares": [], "clause": "resignation"}
    assert over["outcome"] == outcome
    assert over["position"]["outcome"] is None, "on the board it is not over"
    assert not over["thinking"]
    for where, body in (("moves", move_in(game, "d2-e2")), ("resign", {}), ("draw", {})):
        told = visitor.refusal("POST", f"/api/games/{game['id']}/{where}", body)
        assert (told["status"], told["type"]) == (409, "/problems/game-over")


def test_nobody_gives_up_for_the_computer(visitor: Visitor) -> None:
    game = visitor.begin(mode="computer", side="attackers")
    assert visitor.refusal("POST", f"/api/games/{game['id']}/resign", {"side": "defenders"})["status"] == 409


def test_two_people_can_agree_to_a_draw_but_the_computer_plays_on(visitor: Visitor) -> None:
    over = visitor.post(f"/api/games/{visitor.begin()['id']}/draw")
    assert (over["outcome"]["winner"], over["outcome"]["termination"]) == (None, "agreement")
    against = visitor.begin(mode="computer")
    assert visitor.refusal("POST", f"/api/games/{against['id']}/draw", {})["status"] == 409


def test_a_rematch_is_like_the_game_with_the_sides_swapped(visitor: Visitor) -> None:
    game = visitor.begin(
        mode="computer",
        side="attackers",
        level=2,
        rules="raven",
        start="7/7/7/t2K2t/7/7/7 b",
        clock={"initial": 300, "increment": 2},
        attackers_name="Ailbhe",
    )
    again = visitor.post(f"/api/games/{game['id']}/rematch")
    assert again["id"] != game["id"]
    assert again["players"] == {
        "attackers": {"kind": "computer", "level": 2, "name": None} | UNRATED,
        "defenders": {"kind": "person", "level": None, "name": "Ailbhe"} | UNRATED,
    }
    for same in ("rules", "start", "mode", "match"):
        assert again[same] == game[same]
    assert (again["clock"]["initial"], again["clock"]["increment"]) == (300_000, 2000)


def test_a_removed_game_is_gone_for_good(visitor: Visitor) -> None:
    game = visitor.begin(moves=["d2-e2"])
    answer = visitor.http.delete(f"/api/games/{game['id']}")
    assert (answer.status_code, answer.content) == (204, b"")
    assert visitor.refusal("GET", f"/api/games/{game['id']}")["status"] == 404
    assert visitor.refusal("DELETE", f"/api/games/{game['id']}")["status"] == 404
    assert visitor.get("/api/games") == {"games": [], "total": 0}


def test_a_game_can_be_removed_while_the_computer_thinks(visitor: Visitor) -> None:
    game = visitor.begin(mode="computer", side="defenders", level=8)
    assert visitor.http.delete(f"/api/games/{game['id']}").status_code == 204
    assert visitor.refusal("GET", f"/api/games/{game['id']}")["status"] == 404


def test_changes_and_a_removal_at_the_same_time_do_no_harm(visitor: Visitor) -> None:
    for _ in range(6):
        game = visitor.begin(moves=["d2-e2", "d3-e3"])
        path = f"/api/games/{game['id']}"
        actions: list[tuple[str, str, Any]] = [
            ("DELETE", path, None),
            ("POST", f"{path}/moves", move_in(game, "e2-f2")),
            ("POST", f"{path}/takeback", {"ply": 0}),
            ("DELETE", path, None),
            ("POST", f"{path}/resign", {}),
        ]
        with concurrent.futures.ThreadPoolExecutor(len(actions)) as pool:
            answers = list(pool.map(lambda action: visitor.http.request(action[0], action[1], json=action[2]), actions))
        assert {answer.status_code for answer in answers} <= {200, 204, 404, 409}


# A view is made once for each version of a game: what has changed must still be seen by everybody at once.


def test_a_line_that_is_taken_back_and_played_otherwise_leaves_no_trace(visitor: Visitor, stranger: Visitor) -> None:
    game = visitor.begin(moves=["d2-e2", "d3-e3", "e2-f2"])["id"]
    assert stranger.game(game)["moves"][1]["text"] == "d3-e3"
    visitor.post(f"/api/games/{game}/takeback", {"ply": 1})
    view = visitor.play(game, "d3-c3", "e2-f2", "c3-c2")
    assert [move["text"] for move in view["moves"]] == ["d2-e2", "d3-c3", "e2-f2", "c3-c2"]
    board = Board()
    fens = [board.fen()]
    for move in view["moves"]:
        board.push_text(move["text"])
        fens.append(board.fen())
    assert view["fens"] == fens
    assert stranger.game(game) == view | {"mine": False}


def test_more_games_than_are_kept_at_hand_are_all_seen_as_they_are(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(games_module, "_MOST_KEPT", 3 * BESIDE_MOVES)
    with Running(quick(tmp_path)) as server, server.visitor() as visitor:
        see_all_games(visitor)


def see_all_games(visitor: Visitor) -> None:
    games = [visitor.begin(moves=["d2-e2"])["id"] for _ in range(6)]
    for game in games:
        visitor.play(game, "d3-e3")
    for game in games:
        assert [move["text"] for move in visitor.game(game)["moves"]] == ["d2-e2", "d3-e3"]


def test_a_change_that_could_not_be_committed_is_not_believed(tmp_path: Path) -> None:
    async def play() -> str:
        database = Database(quick(tmp_path).database)
        await database.migrate()
        games = Games(database, News(), Limits())
        game = await games.create(NewGame(mode="local"), "me")
        await games.play(game.id, "me", NewMove(**move_after("d2-e2")))
        failing = [True]

        def fail(_: object) -> None:
            if failing:
                failing.clear()
                raise OSError("the disk is full")

        event.listen(database.engine, "commit", fail)
        with pytest.raises(OSError, match="full"):
            await games.play(game.id, "me", NewMove(**move_after("d2-e2", "d3-e3")))
        # another process makes a move of the same number
        board = Board().play_all(["d2-e2", "d3-c3"])
        with closing(sqlite3.connect(tmp_path / "brandubh.sqlite", timeout=10)) as other, other:
            other.execute(
                "UPDATE games SET version = version + 1, plies = 2, position = ?, updated_at = ?",
                (board.fen(), time.time()),
            )
            other.execute("INSERT INTO moves VALUES (?, 1, 'd3c3', ?, NULL)", (game.id, time.time()))
        change = await games.play(game.id, "me", NewMove(**move_after("d2-e2", "d3-c3", "e2-e1")))
        await database.close()
        assert change.text is not None
        return str(json.loads(change.text)["position"]["fen"])

    assert asyncio.run(play()) == Board().play_all(["d2-e2", "d3-c3", "e2-e1"]).fen()
