"""Two-set matches: sides swapped for the second set, the score, and the fewest-moves rule."""

import concurrent.futures

import pytest

from brandubh.record import read_games
from tests.support.running import Json, Visitor

ONE_MOVE = "7/7/7/t5t/7/7/3K3 w"  # the king is one move from two corners


def win_as_defenders(visitor: Visitor, game_id: str, detours: int) -> Json:
    """Let the king escape after ``detours`` moves to and fro."""
    there, back = ("d1-d2", "a4-a5"), ("d2-d1", "a5-a4")
    for turn in range(detours):
        visitor.play(game_id, *(back if turn % 2 else there))
    return visitor.play(game_id, "d2-d1" if detours % 2 else "d1-a1")


def over(visitor: Visitor, game_id: str, termination: str) -> Json:
    """End a set as asked."""
    if termination == "draw":
        return visitor.post(f"/api/games/{game_id}/draw")
    return visitor.post(f"/api/games/{game_id}/resign", {"side": termination})


def begin_match(visitor: Visitor, **choices: object) -> Json:
    return visitor.begin(match=True, start=ONE_MOVE, **choices)


def test_a_match_begins_with_its_first_set(visitor: Visitor) -> None:
    game = begin_match(visitor)
    match = game["match"]
    assert (match["number"], match["score"], match["result"]) == (1, [0, 0], None)
    assert match["sets"] == [
        {
            "game_id": game["id"],
            "number": 1,
            "first_side": "attackers",
            "winner": None,
            "over": False,
            "winning_moves": None,
        }
    ]


def test_the_second_set_begins_once_the_first_is_over_with_the_sides_swapped(visitor: Visitor) -> None:
    first = begin_match(visitor, attackers_name="Ailbhe", defenders_name="Bjorn")
    path = f"/api/games/{first['id']}/next-set"
    assert visitor.refusal("POST", path, {})["status"] == 409
    win_as_defenders(visitor, first["id"], 0)
    second = visitor.post(path)
    assert [second["players"][side]["name"] for side in ("attackers", "defenders")] == ["Bjorn", "Ailbhe"]
    assert (second["start"], second["moves"]) == (ONE_MOVE, [])
    assert (second["match"]["id"], second["match"]["number"]) == (first["match"]["id"], 2)
    assert [one["first_side"] for one in second["match"]["sets"]] == ["attackers", "defenders"]
    assert second["match"]["score"] == [0, 1]
    assert visitor.post(path)["id"] == second["id"], "it is begun only once"
    assert visitor.post(f"/api/games/{second['id']}/next-set")["id"] == second["id"]


def test_the_second_set_is_begun_once_by_however_many_tabs(visitor: Visitor) -> None:
    first = begin_match(visitor)
    over(visitor, first["id"], "draw")
    with concurrent.futures.ThreadPoolExecutor(8) as pool:
        answers = list(pool.map(lambda _: visitor.http.post(f"/api/games/{first['id']}/next-set"), range(8)))
    assert {answer.status_code for answer in answers} == {201}
    assert len({answer.json()["id"] for answer in answers}) == 1


@pytest.mark.parametrize(
    ("detours", "winner", "decision"),
    [
        ((2, 4), "second", "fewer moves"),
        ((4, 2), "first", "fewer moves"),
        ((2, 2), None, "a win each in equally many moves"),
    ],
)
def test_at_one_win_each_fewer_moves_win_the_match(
    visitor: Visitor, detours: tuple[int, int], winner: str | None, decision: str
) -> None:
    first = begin_match(visitor)
    win_as_defenders(visitor, first["id"], detours[0])
    second = visitor.post(f"/api/games/{first['id']}/next-set")
    match = win_as_defenders(visitor, second["id"], detours[1])["match"]
    assert [one["winner"] for one in match["sets"]] == ["second", "first"]
    assert [one["winning_moves"] for one in match["sets"]] == [detours[0] + 1, detours[1] + 1]
    assert match["score"] == [1, 1]
    assert match["result"] == {"winner": winner, "decision": decision}
    assert visitor.game(first["id"])["match"]["result"] == match["result"], "both sets tell it"


@pytest.mark.parametrize(
    ("endings", "score", "winner", "decision"),
    [
        (("defenders", "attackers"), [2, 0], "first", "two wins"),
        (("attackers", "defenders"), [0, 2], "second", "two wins"),
        (("defenders", "draw"), [1.5, 0.5], "first", "a win and a draw"),
        (("draw", "defenders"), [0.5, 1.5], "second", "a win and a draw"),
        (("draw", "draw"), [1, 1], None, "two draws"),
    ],
)
def test_the_match_goes_to_whoever_has_more(
    visitor: Visitor, endings: tuple[str, str], score: list[float], winner: str | None, decision: str
) -> None:
    first = begin_match(visitor)
    over(visitor, first["id"], endings[0])
    second = visitor.post(f"/api/games/{first['id']}/next-set")
    match = over(visitor, second["id"], endings[1])["match"]
    assert (match["score"], match["result"]) == (score, {"winner": winner, "decision": decision})


def test_a_set_is_closed_once_the_next_has_begun(visitor: Visitor) -> None:
    first = begin_match(visitor)
    win_as_defenders(visitor, first["id"], 0)
    visitor.post(f"/api/games/{first['id']}/takeback", {"ply": 0})
    win_as_defenders(visitor, first["id"], 0)
    visitor.post(f"/api/games/{first['id']}/next-set")
    told = visitor.refusal("POST", f"/api/games/{first['id']}/takeback", {"ply": 0})
    assert (told["status"], told["type"]) == (409, "/problems/set-begun")


def test_a_single_game_has_no_second_set(visitor: Visitor) -> None:
    game = visitor.begin()
    over(visitor, game["id"], "draw")
    assert visitor.refusal("POST", f"/api/games/{game['id']}/next-set", {})["status"] == 409


def test_a_match_outlives_the_removal_of_its_first_set(visitor: Visitor) -> None:
    first = begin_match(visitor)
    over(visitor, first["id"], "draw")
    second = visitor.post(f"/api/games/{first['id']}/next-set")
    assert visitor.http.delete(f"/api/games/{first['id']}").status_code == 204
    over(visitor, second["id"], "draw")
    left = visitor.game(second["id"])["match"]
    assert ([one["number"] for one in left["sets"]], left["result"]) == ([2], None)
    assert visitor.post(f"/api/games/{second['id']}/next-set")["id"] == second["id"]


def test_a_rematch_of_a_match_is_another_match(visitor: Visitor) -> None:
    first = begin_match(visitor)
    over(visitor, first["id"], "draw")
    again = visitor.post(f"/api/games/{first['id']}/rematch")
    assert again["match"]["number"] == 1
    assert again["match"]["id"] != first["match"]["id"]


def test_against_the_computer_the_second_set_gives_it_the_other_side(visitor: Visitor) -> None:
    first = visitor.begin(mode="computer", side="attackers", level=1, match=True)
    visitor.post(f"/api/games/{first['id']}/resign")
    second = visitor.post(f"/api/games/{first['id']}/next-set")
    assert second["players"]["attackers"] == {
        "kind": "computer",
        "level": 1,
        "name": None,
        "account": None,
        "rating": None,
        "provisional": False,
        "bot": False,
        "former": False,
    }
    begun = visitor.game_when(second["id"], lambda view: len(view["moves"]) == 1, "the computer began the second set")
    assert begun["moves"][0]["side"] == "attackers"


def test_a_match_is_exported_whole_from_either_set(visitor: Visitor) -> None:
    first = begin_match(visitor)
    win_as_defenders(visitor, first["id"], 2)
    second = visitor.post(f"/api/games/{first['id']}/next-set")
    win_as_defenders(visitor, second["id"], 0)
    texts = {visitor.http.get(f"/api/games/{game['id']}/record").text for game in (first, second)}
    assert len(texts) == 1
    games = list(read_games(texts.pop()))
    assert [game.headers["Round"] for game in games] == ["1", "2"]
    assert [len(game.mainline()) for game in games] == [5, 1]


def test_a_set_shows_at_once_how_the_other_one_ended(visitor: Visitor) -> None:
    first = visitor.begin(match=True)["id"]
    visitor.post(f"/api/games/{first}/resign", {"side": "defenders"})
    second = visitor.post(f"/api/games/{first}/next-set")["id"]
    assert [each["over"] for each in visitor.game(first)["match"]["sets"]] == [True, False]
    visitor.post(f"/api/games/{second}/resign", {"side": "defenders"})
    assert [each["over"] for each in visitor.game(first)["match"]["sets"]] == [True, True]
    visitor.post(f"/api/games/{second}/takeback", {"ply": 0})
    assert [each["over"] for each in visitor.game(first)["match"]["sets"]] == [True, False]
