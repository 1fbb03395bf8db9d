"""The computer as an opponent: it answers at every level, on both sides, under all rules, and after a restart."""

import sqlite3
from pathlib import Path
from typing import Any

import pytest

from brandubh import PRESETS, Board
from brandubh.server.games import computer
from brandubh.server.games.games import Games
from tests.support.gates import mainly
from tests.support.running import Running, Visitor, quick


@pytest.mark.parametrize("level", mainly([1, 8], range(1, 9)))
@pytest.mark.parametrize("side", ["attackers", "defenders"])
def test_the_computer_answers_at_every_level_and_on_both_sides(visitor: Visitor, side: str, level: int) -> None:
    game = visitor.begin(mode="computer", side=side, level=level)
    if side == "attackers":
        assert not game["thinking"]
        visitor.play(game["id"], "d2-e2")
    number = 2 if side == "attackers" else 1
    view = visitor.game_when(game["id"], lambda view: len(view["moves"]) == number, "the computer moved")
    assert view["moves"][-1]["side"] != side
    assert view["position"]["turn"] == side
    assert not view["thinking"]


@pytest.mark.parametrize("rules", [*PRESETS, "own"])
def test_the_computer_plays_by_the_rules_of_the_game(visitor: Visitor, rules: str) -> None:
    choice = {"name": "own", "escape": "edges", "first": "defenders", "king_armed": False} if rules == "own" else rules
    game = visitor.begin(mode="computer", side="defenders", level=5, rules=choice)
    if rules == "own":
        visitor.play(game["id"], "d3-e3")
    view = visitor.game_when(game["id"], lambda view: not view["thinking"], "the computer moved")
    board = Board(rules=rules) if rules in PRESETS else None
    if board is not None:
        board.play_all(move["text"] for move in view["moves"])
        assert board.fen() == view["position"]["fen"]
    assert view["moves"][-1]["side"] == "attackers"


def test_the_computer_takes_a_king_that_stands_open(visitor: Visitor) -> None:
    game = visitor.begin(mode="computer", side="defenders", level=8, start="7/7/7/7/1tK3t/7/7 b")
    over = visitor.game_when(game["id"], lambda view: view["outcome"] is not None, "the computer won")
    assert (over["outcome"]["winner"], over["outcome"]["termination"]) == ("attackers", "capture")
    assert not over["thinking"]


def test_several_games_against_the_computer_go_on_side_by_side(visitor: Visitor) -> None:
    games = [visitor.begin(mode="computer", side="defenders", level=level)["id"] for level in (1, 3, 5, 7, 1, 3)]
    for game in games:
        visitor.game_when(game, lambda view: len(view["moves"]) == 1, "the computer began")


def test_a_whole_game_against_the_computer_comes_to_an_end(visitor: Visitor) -> None:
    game = visitor.begin(mode="computer", side="attackers", level=4)["id"]
    for _ in range(100):
        view = visitor.game_when(game, lambda view: not view["thinking"], "the computer moved")
        if view["outcome"] is not None:
            break
        origin, targets = next(iter(view["position"]["destinations"].items()))
        visitor.play(game, f"{origin}{targets[0]}")
    assert view["outcome"]["winner"] == "defenders"


def test_whatever_goes_wrong_the_computer_moves_in_the_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(computer, "FIRST_PAUSE", 0.01)
    make_move = Games.play_for_computer
    failures = [RuntimeError("the pipe is closed"), OSError("the disk is full"), KeyError("a mistake of ours")]

    async def fail_first(*arguments: Any) -> Any:
        if failures:
            raise failures.pop()
        return await make_move(*arguments)

    monkeypatch.setattr(Games, "play_for_computer", fail_first)
    with Running(quick(tmp_path)) as server, server.visitor() as visitor:
        game = visitor.begin(mode="computer", side="defenders", level=1)["id"]
        visitor.game_when(game, lambda view: len(view["moves"]) == 1, "the computer moved")
    assert not failures


def test_a_game_that_nobody_told_the_computer_of_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(computer, "SWEEP", 0.05)
    monkeypatch.setattr(computer.Computer, "_hear", lambda *_: None)
    with Running(quick(tmp_path)) as server, server.visitor() as visitor:
        game = visitor.begin(mode="computer", side="defenders", level=1)["id"]
        visitor.game_when(game, lambda view: len(view["moves"]) == 1, "the computer moved")


@pytest.mark.slow
def test_after_a_restart_the_computer_moves_in_all_games_that_wait_for_it(tmp_path: Path) -> None:
    slow = quick(tmp_path, pace=3600.0)  # so that it has moved in none of them when the server ends
    with Running(slow) as server, server.visitor() as visitor:
        cookies = visitor.http.cookies
        games = [visitor.begin(mode="computer", side="defenders", level=1)["id"] for _ in range(70)]
        done = visitor.begin(mode="computer", side="defenders", level=1)["id"]
        visitor.post(f"/api/games/{done}/resign")
    with Running(quick(tmp_path)) as server, server.visitor() as visitor:
        visitor.http.cookies = cookies
        for game in games:
            visitor.game_when(game, lambda view: len(view["moves"]) == 1, "the computer moved after the restart")
        assert visitor.game(done)["moves"] == []


@pytest.mark.slow
def test_the_many_games_of_one_visitor_do_not_make_the_next_one_wait(tmp_path: Path) -> None:
    with Running(quick(tmp_path, think=0.2)) as server, server.visitor() as greedy, server.visitor() as modest:
        for _ in range(15):
            greedy.begin(mode="computer", side="defenders", level=8)
        begun = modest.begin(mode="computer", side="defenders", level=8)
        game = modest.game_when(begun["id"], lambda view: view["moves"], "the computer moved")
    with sqlite3.connect(tmp_path / "brandubh.sqlite") as database:
        moves = database.execute("SELECT game_id, played_at FROM moves ORDER BY played_at").fetchall()
    [answered] = [at for at, (game_id, _) in enumerate(moves) if game_id == game["id"]]
    while_it_waited = [at for _, at in moves[:answered] if at > begun["created_at"]]
    assert len(while_it_waited) <= 2, "one that was under way, and one turn"
