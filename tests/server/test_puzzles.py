"""Puzzles over HTTP: the one of the day, and moves that are tried on any of them."""

import datetime
import html
import re
from collections.abc import Callable
from itertools import pairwise

import httpx
import pytest

from brandubh import Board, Side
from brandubh.puzzles import Puzzle, load
from brandubh.puzzles.daily import HARDEST, puzzle_of_day
from brandubh.server.puzzles import shipped
from brandubh.tablebase import Tables, default_folder
from tests.support.running import Json, Visitor

DAY = datetime.date(2026, 3, 1)
SHORT = next(puzzle for puzzle in load("wtf") if puzzle.wins_in == 2)
LONG = next(puzzle for puzzle in load("wtf") if puzzle.wins_in == 4)


def tried(visitor: Visitor, puzzle: Puzzle, moves: list[str]) -> Json:
    """What is said to a move at the end of a line, in an attempt of its own."""
    attempt = visitor.post(f"/api/training/puzzles/{puzzle.id}")
    return visitor.post(f"/api/training/attempts/{attempt['id']}/try", {"moves": moves})


def wrong_moves(puzzle: Puzzle) -> list[str]:
    return [str(move) for move in puzzle.board().legal_moves if not puzzle.is_solution([], move)]


# The list


def test_all_puzzles_are_listed_the_easiest_first(visitor: Visitor) -> None:
    listed = visitor.get("/api/puzzles")
    assert {each["id"] for each in listed["puzzles"]} == {puzzle.id for puzzle in load()}
    assert [each["difficulty"] for each in listed["puzzles"]] == sorted(puzzle.difficulty for puzzle in load())
    assert set(listed["themes"]) == {theme for puzzle in load() for theme in puzzle.themes}
    assert listed["lengths"] == sorted({puzzle.wins_in for puzzle in load()})
    one = visitor.get(f"/api/puzzles/{SHORT.id}")
    [found] = [each for each in listed["puzzles"] if each["id"] == SHORT.id]
    assert found == {name: value for name, value in one.items() if name != "position"}


@pytest.mark.parametrize(
    ("query", "holds"),
    [
        ({"rules": "raven"}, lambda puzzle: puzzle.rules == "raven"),
        ({"side": "attackers"}, lambda puzzle: puzzle.side is Side.ATTACKERS),
        ({"theme": "sacrifice"}, lambda puzzle: "sacrifice" in puzzle.themes),
        ({"grade": 2}, lambda puzzle: puzzle.grade == 2),
        ({"moves": 3}, lambda puzzle: puzzle.wins_in == 3),
        ({"rules": "wtf", "side": "defenders", "grade": 1, "moves": 2, "theme": "escape"},
         lambda puzzle: (puzzle.rules, puzzle.side, puzzle.grade, puzzle.wins_in) == ("wtf", Side.DEFENDERS, 1, 2)
         and "escape" in puzzle.themes),
    ],
)  # fmt: skip
def test_puzzles_are_found_by_what_they_are(
    visitor: Visitor, query: dict[str, str | int], holds: Callable[[Puzzle], bool]
) -> None:
    wanted = {puzzle.id for puzzle in load() if holds(puzzle)}
    assert {each["id"] for each in visitor.get("/api/puzzles", **query)["puzzles"]} == wanted
    assert wanted


@pytest.mark.parametrize("query", [{"rules": "chess"}, {"theme": "luck"}])
def test_what_no_puzzle_is_finds_none(visitor: Visitor, query: dict[str, str]) -> None:
    assert visitor.get("/api/puzzles", **query)["puzzles"] == []


@pytest.mark.parametrize("query", ["side=both", "grade=6", "grade=x", "moves=0", f"theme={'x' * 41}"])
def test_a_search_that_makes_no_sense_is_refused(visitor: Visitor, query: str) -> None:
    assert visitor.refusal("GET", f"/api/puzzles?{query}")["status"] == 422


# The puzzle of the day


def test_no_puzzle_comes_twice_before_all_have_come() -> None:
    shown = [puzzle_of_day(DAY + datetime.timedelta(days=number)).id for number in range(400)]
    number = len([puzzle for puzzle in load("wtf") if puzzle.grade <= HARDEST])
    assert len(set(shown[:number])) == number > 300
    assert shown[number:] == shown[: 400 - number]


def test_every_week_has_puzzles_of_both_sides_and_several_grades() -> None:
    days = [puzzle_of_day(DAY + datetime.timedelta(days=number)) for number in range(350)]
    for begin in range(0, 350, 7):
        week = days[begin : begin + 7]
        assert {puzzle.side for puzzle in week} == set(Side)
        assert len({puzzle.grade for puzzle in week}) >= 2
    assert all(puzzle.grade <= HARDEST for puzzle in days)
    assert all(before is not after for before, after in pairwise(days))


def test_the_choice_of_a_day_never_changes(visitor: Visitor) -> None:
    """It must be the same on every machine and in every process, or a shared link is about another puzzle."""
    chosen = visitor.get("/api/puzzles/today", date=str(DAY))
    assert chosen["date"] == str(DAY)
    assert chosen["id"] == puzzle_of_day(DAY).id == "f572dc6e"


def test_without_a_date_it_is_the_puzzle_of_the_servers_day(visitor: Visitor) -> None:
    today = visitor.get("/api/puzzles/today")
    assert today["id"] == puzzle_of_day(datetime.date.fromisoformat(today["date"])).id


@pytest.mark.parametrize("date", ["9999-12-31", "2026-02-30", "tomorrow", "0", ""])
def test_a_day_that_has_not_come_or_never_comes_has_no_puzzle(visitor: Visitor, date: str) -> None:
    assert visitor.refusal("GET", f"/api/puzzles/today?date={date}")["status"] == 422


def test_tomorrow_has_come_somewhere_on_earth(visitor: Visitor) -> None:
    tomorrow = shipped.today() + datetime.timedelta(days=1)
    assert visitor.get("/api/puzzles/today", date=str(tomorrow))["date"] == str(tomorrow)


# A puzzle by its name


def test_a_puzzle_tells_the_task_and_not_the_solution(visitor: Visitor) -> None:
    view = visitor.get(f"/api/puzzles/{SHORT.id}")
    position = view.pop("position")
    assert position == visitor.post("/api/positions", {"rules": SHORT.rules, "fen": SHORT.fen})
    outcome = SHORT.board().play_all(SHORT.line()).outcome()
    assert outcome
    assert view == {
        "id": SHORT.id,
        "rules": "wtf",
        "fen": SHORT.fen,
        "turn": SHORT.side,
        "goal": outcome.termination,
        "wins_in": 2,
        "grade": SHORT.grade,
        "difficulty": SHORT.difficulty,
    }


def test_the_solution_is_shown_position_by_position(visitor: Visitor) -> None:
    attempt = visitor.post(f"/api/training/puzzles/{LONG.id}")
    view = visitor.post(f"/api/training/attempts/{attempt['id']}/solution")
    assert view["moves"] == list(LONG.moves)
    assert view["themes"] == list(LONG.themes)
    assert [position["ply"] for position in view["positions"]] == list(range(len(LONG.moves) + 1))
    assert view["positions"][-1]["outcome"]["winner"] == LONG.side


@pytest.mark.parametrize("name", ["nosuchpuzzle", "00000000", SHORT.id[:7], SHORT.id.upper() + "x"])
def test_there_is_no_puzzle_of_another_name(visitor: Visitor, name: str) -> None:
    assert visitor.refusal("GET", f"/api/puzzles/{name}")["status"] == 404
    assert visitor.refusal("POST", f"/api/training/puzzles/{name}", {})["status"] == 404


# Moves that are tried


def test_a_puzzle_is_solved_move_by_move(visitor: Visitor) -> None:
    line: list[str] = []
    for number in range(0, len(LONG.moves), 2):
        answer = tried(visitor, LONG, [*line, LONG.moves[number]])
        last = number == len(LONG.moves) - 1
        assert answer["verdict"] == ("solved" if last else "right")
        line = answer["moves"]
        assert line == list(LONG.moves[: number + 1 if last else number + 2])
        assert [position["ply"] for position in answer["positions"]] == list(range(number + 1, len(line) + 1))
    assert answer["positions"][-1]["outcome"]["winner"] == LONG.side


def test_the_last_move_may_be_any_that_wins_at_once(visitor: Visitor) -> None:
    for puzzle in load("wtf"):
        before = puzzle.board().play_all(puzzle.line()[:-1])
        others = [move for move in before.winning_moves() if move is not puzzle.line()[-1]]
        if others:
            break
    assert tried(visitor, puzzle, [*puzzle.moves[:-1], str(others[0])])["verdict"] == "solved"


def test_a_wrong_move_is_answered_by_the_opponents_best(visitor: Visitor) -> None:
    """One that lets him win at once by that win, each other by what a search finds."""
    board = SHORT.board()
    losing = next(move for move in wrong_moves(SHORT) if board.after(board.parse_text(move)).winning_moves())
    answer = tried(visitor, SHORT, [losing])
    assert (answer["verdict"], answer["wins_in"]) == ("loses", 1)
    assert answer["positions"][-1]["outcome"]["winner"] == SHORT.side.other
    for puzzle in (SHORT, LONG):
        answer = tried(visitor, puzzle, wrong_moves(puzzle)[:1])
        assert answer["verdict"] in ("loses", "gone")
        assert len(answer["moves"]) == len(answer["positions"]) == 2
        after = Board(puzzle.fen, rules=puzzle.rules).play_all(answer["moves"])
        assert after.fen() == answer["positions"][-1]["fen"]


def test_where_the_tables_know_the_position_they_refute_for_certain(visitor: Visitor) -> None:
    """With four pieces, in small tables that every server builds."""
    few = [puzzle for puzzle in load() if len(puzzle.board().pieces()) <= 4]
    verdicts = set()
    for puzzle in few:
        opened = Tables(default_folder())
        for move in wrong_moves(puzzle):
            after = puzzle.board().play_all([move])
            if after.is_game_over() or after.winning_moves():
                continue
            answer = tried(visitor, puzzle, [move])
            known = opened.probe(after)
            if known.winner is after.turn and known.distance is not None:
                assert (answer["verdict"], answer["wins_in"]) == ("loses", (known.distance + 1) // 2)
            else:
                assert answer["verdict"] == "gone"
            assert answer["certain"]
            verdicts.add(answer["verdict"])
            break
    assert verdicts


def test_missing_the_win_at_the_end_is_wrong_though_it_may_win_later(visitor: Visitor) -> None:
    before = SHORT.board().play_all(SHORT.line()[:-1])
    wrong = next(move for move in before.legal_moves if move not in before.winning_moves())
    answer = tried(visitor, SHORT, [*SHORT.moves[:-1], str(wrong)])
    assert answer["verdict"] in ("slow", "loses")


@pytest.mark.parametrize(
    "moves",
    [
        [],
        ["x"],
        ["a1-a1"],
        [SHORT.moves[0], SHORT.moves[1]],  # the answer is not the solver's
        [*SHORT.moves, SHORT.moves[0]],
        [SHORT.moves[0], "a1-a2", SHORT.moves[2]],
        ["d4-d5"] * 17,
    ],
)
def test_a_line_that_is_not_the_puzzles_is_refused(visitor: Visitor, moves: list[str]) -> None:
    attempt = visitor.post(f"/api/training/puzzles/{SHORT.id}")
    path = f"/api/training/attempts/{attempt['id']}"
    assert visitor.refusal("POST", f"{path}/try", {"moves": moves})["status"] == 422
    assert visitor.get(path)["result"] is None


def test_nobody_can_ask_about_a_line_without_trying_it(visitor: Visitor) -> None:
    """A wrong move that is followed by others is a wrong move."""
    wrong = wrong_moves(SHORT)[0]
    answer = tried(visitor, SHORT, [wrong, SHORT.moves[1], SHORT.moves[2]])
    assert answer["moves"][0].startswith(wrong)
    assert answer["verdict"] in ("loses", "gone")
    assert answer["attempt"]["result"] == "failed"


def test_a_shared_puzzle_shows_its_task_and_its_position(visitor: Visitor) -> None:
    text = visitor.http.get(f"/puzzle/{SHORT.id}").text
    assert "<title>Defenders to move: bring the king to a corner in 2 moves · Brandubh" in text
    picture = re.search(r'og:image" content="([^"]+)"', text)
    assert picture
    address = html.unescape(picture[1])
    assert SHORT.fen in httpx.URL(address).params["fen"]
    assert visitor.http.get(address).headers["content-type"] == "image/png"
    assert "<title>Puzzle of the day: " in visitor.http.get("/puzzle").text
