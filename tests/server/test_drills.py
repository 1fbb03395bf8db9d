"""Drills over HTTP: moves that are judged and answered with best play, and how a result compares."""

import html
import re
from typing import Any

import httpx
import pytest

from brandubh import Board
from brandubh.lessons.drills import MOST_BEST, Drill, Goal, load
from brandubh.server.drills.views import MOST_MOVES
from brandubh.tablebase import Tables
from tests.support.running import Visitor

DRILLS = load()
SHORT = DRILLS["open-lines"]
LOSING = DRILLS["borrowed-time"]

Json = dict[str, Any]


def play(visitor: Visitor, drill: Drill, moves: list[str], **more: object) -> Json:
    return visitor.post(f"/api/drills/{drill.id}/move", {"moves": moves, **more})


def play_out(visitor: Visitor, drill: Drill, **more: object) -> Json:
    """Play a drill with the hints' moves to its end."""
    line: list[str] = []
    while True:
        hint = visitor.post(f"/api/drills/{drill.id}/hint", {"moves": line})
        played = play(visitor, drill, [*line, hint["move"]], **more)
        if played["state"] != "on":
            return played
        line = played["moves"]


# The list


def test_all_drills_are_listed_group_by_group(visitor: Visitor) -> None:
    listed = visitor.get("/api/drills")["drills"]
    assert [each["id"] for each in listed] == list(DRILLS)
    assert listed[0] == {
        "id": "open-lines",
        "group": "escapes",
        "rules": "wtf",
        "fen": SHORT.fen,
        "side": "defenders",
        "goal": "escape",
        "best": 2,
        "nearly": 4,
        "most_moves": 10,
        "pieces": 2,
    }


def test_a_drill_tells_its_position_and_the_next_one(visitor: Visitor) -> None:
    view = visitor.get(f"/api/drills/{SHORT.id}")
    assert view["position"] == visitor.post("/api/positions", {"rules": "wtf", "fen": SHORT.fen})
    assert view["next"] == list(DRILLS)[1]
    assert visitor.get(f"/api/drills/{list(DRILLS)[-1]}")["next"] is None


def test_best_play_is_shown_position_by_position(visitor: Visitor) -> None:
    drill = DRILLS["great-hunt"]
    line = visitor.get(f"/api/drills/{drill.id}/line")
    assert line["moves"] == list(drill.line)
    assert [position["ply"] for position in line["positions"]] == list(range(2 * drill.best))
    assert line["positions"][-1]["outcome"]["winner"] == "attackers"


def test_there_is_no_drill_of_another_name(visitor: Visitor) -> None:
    for path in ("/api/drills/nosuch", "/api/drills/nosuch/line"):
        assert visitor.refusal("GET", path)["status"] == 404
    for action in ("move", "hint"):
        assert visitor.refusal("POST", f"/api/drills/nosuch/{action}", {"moves": ["b5-a5"]})["status"] == 404


# Playing


def test_a_drill_played_perfectly_has_three_stars(visitor: Visitor) -> None:
    played = play(visitor, SHORT, ["b5-a5"])
    assert played["state"] == "on"
    assert played["step"] == {
        "move": "b5-a5", "verdict": "best", "lost": 0, "left": 1, "opponent_wins_in": None, "exact": True,
    }  # fmt: skip
    assert [position["ply"] for position in played["positions"]] == [1, 2]
    board = Board(SHORT.fen).play_all(played["moves"])
    [win] = board.winning_moves()[:1]
    end = play(visitor, SHORT, [*played["moves"], str(win)])
    assert (end["state"], end["result"]) == ("won", {"moves": 2, "best": 2, "stars": 3})
    assert end["positions"][-1]["outcome"]["winner"] == "defenders"


def test_a_slower_win_has_fewer_stars_and_the_slow_move_is_named(visitor: Visitor, small_tables: Tables) -> None:
    slow = next(
        each for each in small_tables.probe_moves(SHORT.board())
        if each.verdict.winner is SHORT.side and each.verdict.distance and each.verdict.distance >= 5
    )  # fmt: skip
    played = play(visitor, SHORT, [str(slow.move)])
    assert played["step"]["verdict"] == "slower"
    assert slow.verdict.distance
    assert played["step"]["lost"] == (slow.verdict.distance - 3) // 2
    line = played["moves"]
    while played["state"] == "on":
        hint = visitor.post(f"/api/drills/{SHORT.id}/hint", {"moves": line})
        played = play(visitor, SHORT, [*line, hint["move"]])
        line = played["moves"]
    assert played["state"] == "won"
    assert played["result"]["moves"] > played["result"]["best"]
    assert played["result"]["stars"] == 2


def test_help_costs_a_star(visitor: Visitor) -> None:
    assert play_out(visitor, SHORT)["result"]["stars"] == 3
    assert play_out(visitor, SHORT, helped=True)["result"]["stars"] == 2


@pytest.mark.parametrize("name", [name for name, drill in DRILLS.items() if drill.best <= 4])
def test_best_play_against_the_servers_answers_takes_as_long_as_is_claimed(visitor: Visitor, name: str) -> None:
    """By the tables, and where there are more pieces by the engine."""
    end = play_out(visitor, DRILLS[name])
    assert end["state"] == ("won" if DRILLS[name].goal.wins else "held")
    assert end["result"] == {"moves": DRILLS[name].best, "best": DRILLS[name].best, "stars": 3}


@pytest.mark.long
@pytest.mark.parametrize("name", [name for name, drill in DRILLS.items() if drill.best > 4])
def test_best_play_in_the_longer_ones_takes_as_long_as_is_claimed(visitor: Visitor, name: str) -> None:
    end = play_out(visitor, DRILLS[name])
    assert end["state"] == ("won" if DRILLS[name].goal.wins else "held")
    assert end["result"] == {"moves": DRILLS[name].best, "best": DRILLS[name].best, "stars": 3}


def test_a_win_that_is_thrown_away_is_told_at_once(visitor: Visitor) -> None:
    drill = DRILLS["save-the-king"]
    played = play(visitor, drill, ["d2-d1"])
    assert played["step"]["verdict"] == "thrown"
    assert played["step"]["opponent_wins_in"] == 1
    assert (played["state"], played["result"]) == ("lost", {"moves": 1, "best": 4, "stars": 0})


def test_the_engine_judges_where_there_are_no_tables(visitor: Visitor) -> None:
    drill = DRILLS["four-hunters"]
    assert drill.pieces == 5
    wrong = next(str(move) for move in drill.board().legal_moves if move is not drill.moves()[0])
    played = play(visitor, drill, [wrong])
    assert played["step"]["verdict"] == "thrown"
    assert played["step"]["exact"] is False


def test_who_must_lose_is_told_what_a_move_costs(visitor: Visitor, small_tables: Tables) -> None:
    drill = DRILLS["rearguard"]
    assert drill.goal is Goal.RESIST
    worst = small_tables.probe_moves(drill.board())[-1]
    played = play(visitor, drill, [str(worst.move)])
    assert played["step"]["verdict"] == "slower"
    assert worst.verdict.distance
    assert played["step"]["lost"] == (10 - worst.verdict.distance) // 2
    while played["state"] == "on":
        board = drill.board().play_all(played["moves"])
        played = play(visitor, drill, [*played["moves"], str(small_tables.probe_moves(board)[-1].move)])
    moves = worst.verdict.distance // 2
    assert (played["state"], played["result"]) == ("lost", {"moves": moves, "best": 5, "stars": 0})


def test_a_drill_ends_when_too_many_moves_were_made(visitor: Visitor) -> None:
    """Going round ends it, too, by the rules; here the king walks about without repeating himself."""
    drill = DRILLS["king-and-man"]
    line: list[str] = []
    for _ in range(drill.most_moves):
        board = drill.board().play_all(line)
        quiet = [move for move in board.legal_moves if not board.after(move).is_game_over()]
        # One that neither ends the game now nor lets the opponent do so.
        safe = [move for move in quiet if not board.after(move).winning_moves()] or quiet
        fresh = min(safe, key=lambda move: (board.copy().play_all([move]).occurrences(), str(move)))
        played = play(visitor, drill, [*line, str(fresh)])
        line = played["moves"]
        if played["state"] != "on":
            break
    assert played["state"] in ("late", "lost")
    assert played["result"]["stars"] == 0


# Refusals


@pytest.mark.parametrize(
    ("moves", "status"),
    [
        ([], 422),
        (["x"], 422),
        (["b5-b5"], 422),
        (["c5-c4"], 422),  # the opponent's man
        (["b5-a5", "c5-b5"], 409),  # the answer is not the learner's
        (["b5-a5", "c5-c1", "a5-a7", "c1-c2", "a7-a1"], 409),  # the game was over
        (["b5-a5"] * (MOST_MOVES + 1), 422),
    ],
)
def test_a_line_that_cannot_be_is_refused(visitor: Visitor, moves: list[str], status: int) -> None:
    assert visitor.refusal("POST", f"/api/drills/{SHORT.id}/move", {"moves": moves})["status"] == status


def test_a_line_that_goes_beyond_the_drill_is_refused(visitor: Visitor) -> None:
    drill = LOSING
    line = list(drill.line)
    board = drill.board().play_all(line)
    answer = next(move for move in board.legal_moves if not board.after(move).is_game_over())
    board.push(answer)
    beyond = [*line, str(answer), str(next(iter(board.legal_moves)))]
    assert visitor.refusal("POST", f"/api/drills/{drill.id}/move", {"moves": beyond})["status"] == 422


def test_hints_are_for_the_learner_and_for_open_games(visitor: Visitor) -> None:
    path = f"/api/drills/{SHORT.id}/hint"
    assert visitor.post(path)["move"] == SHORT.line[0]
    assert visitor.refusal("POST", path, {"moves": ["b5-a5"]})["status"] == 409
    assert visitor.refusal("POST", path, {"moves": list(SHORT.line)})["status"] == 409


def test_a_line_may_be_as_long_as_the_longest_drill() -> None:
    assert max(2 * drill.most_moves for drill in DRILLS.values()) <= MOST_MOVES
    assert max(drill.best for drill in DRILLS.values()) <= MOST_BEST


# Links


def test_a_shared_drill_shows_its_name_and_its_position(visitor: Visitor) -> None:
    text = visitor.http.get(f"/drill/{SHORT.id}").text
    assert "<title>Drill: Open lines · Brandubh" in text
    picture = re.search(r'og:image" content="([^"]+)"', text)
    assert picture
    address = html.unescape(picture[1])
    assert SHORT.fen in httpx.URL(address).params["fen"]
    assert visitor.http.get(address).headers["content-type"] == "image/png"
    assert "<title>Drills · Brandubh" in visitor.http.get("/drills").text
    assert visitor.http.get("/drill/nosuch").status_code == 404
