"""The openings explorer over HTTP."""

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from brandubh import Board
from brandubh.move import Move, Symmetry
from brandubh.openings.store import Played, Store
from brandubh.pieces import Side
from brandubh.rules import get_rules
from brandubh.server.database import Database
from brandubh.server.openings import counting
from brandubh.server.openings.counting import count_finished
from tests.support.running import Json, Running, Visitor, quick, until

START = Board().fen()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that has counted three games, one of them the mirror image of another."""
    line = [Move.from_text(text) for text in ("d2-e2", "c4-c2", "d1-e1")]
    mirrored = [Symmetry.TURN_LEFT.move(move) for move in line]
    settings = quick(tmp_path_factory.mktemp("data"), count_games=False)
    wtf = get_rules("wtf")
    Store(settings.openings).add(
        [
            Played(wtf, tuple(line), Side.ATTACKERS, "one"),
            Played(get_rules("wtf-de"), tuple(mirrored), Side.DEFENDERS, "two"),
            Played(wtf, (Move("d1", "f1"),), None, "three"),
        ]
    )
    with Running(settings) as running:
        yield running


def test_the_start_has_five_moves_that_stand_for_forty(visitor: Visitor) -> None:
    answer = visitor.get("/api/openings")
    assert answer == visitor.get("/api/openings", fen=START, rules="wtf")
    assert [move["text"] for move in answer["moves"]][:2] == ["d2-e2", "d1-f1"]
    assert {move["text"]: move["alike"] for move in answer["moves"]} == dict.fromkeys(
        ["d1-e1", "d1-f1", "d2-e2", "d2-f2", "d2-g2"], 8
    )
    assert answer["counts"] == {"games": 3, "attackers": 1, "defenders": 1, "draws": 1}
    assert answer["moves"][0]["counts"] == {"games": 2, "attackers": 1, "defenders": 1, "draws": 0}
    assert answer["proven"] is None


@pytest.mark.parametrize("symmetry", Symmetry)
def test_a_position_is_answered_in_its_own_orientation(visitor: Visitor, symmetry: Symmetry) -> None:
    board = Board().after(Move("d2", "e2")).transform(symmetry)
    answer = visitor.get("/api/openings", fen=board.fen())
    [played] = [move for move in answer["moves"] if move["counts"]["games"]]
    assert played["counts"]["games"] == 2
    assert Move.from_uci(played["uci"]) is symmetry.move(Move("c4", "c2"))


def test_a_line_of_moves_and_a_ruleset_of_ones_own_are_explored_by_post(visitor: Visitor) -> None:
    answer = visitor.post("/api/openings", {"moves": ["d2-e2", "c4-c2"]})
    assert answer["counts"]["games"] == 2
    own = visitor.post("/api/openings", {"rules": {"name": "own", "escape": "edges"}})
    assert own["counts"]["games"] == 0
    assert len(own["moves"]) == 5


def test_what_ends_the_game_is_proven(visitor: Visitor) -> None:
    answer = visitor.get("/api/openings", fen="7/7/7/t5t/7/7/3K3 w")
    winning = {move["text"] for move in answer["moves"] if move["proven"] == "defenders"}
    assert {"d1-a1", "d1-g1"} & winning
    assert answer["proven"] == "defenders"


def test_where_the_game_is_over_there_are_no_moves(visitor: Visitor) -> None:
    answer = visitor.get("/api/openings", fen="K6/7/7/7/7/7/3t3 b")
    assert (answer["moves"], answer["proven"]) == ([], "defenders")


@pytest.mark.parametrize(
    ("query", "code"),
    [("fen=nonsense", "position-fields"), ("fen=7/7/7/7/7/7/7+b", "position"), ("rules=chess", "rules-unknown")],
)
def test_what_is_no_position_is_refused_in_words(visitor: Visitor, query: str, code: str) -> None:
    problem = visitor.refusal("GET", f"/api/openings?{query}")
    assert problem["status"] == 422
    assert problem["code"].startswith(code)


def test_a_damaged_file_is_said_without_its_path(server: Running, visitor: Visitor) -> None:
    path = Store(server.settings.openings).path
    good = path.read_bytes()
    path.write_bytes(b"not a database, whatever its name says" * 100)
    try:
        problem = visitor.refusal("GET", "/api/openings")
        assert (problem["status"], problem["code"]) == (500, "openings-damaged")
        assert str(path.parent) not in str(problem)
    finally:
        path.write_bytes(good)


# Finished games


GAME = ["d2-e2", "d3-f3", "d1-e1", "f3-d3", "e1-d1", "d3-f3", "d6-c6"]


def test_finished_games_are_counted_once_and_only_those_of_people_who_do_not_mind(tmp_path: Path) -> None:
    settings = quick(tmp_path, count_games=False)
    with Running(settings) as running, running.visitor() as visitor:

        def played(moves: list[str], **options: Any) -> Json:
            game = visitor.begin(mode="local", **options)
            visitor.play(game["id"], *moves)
            return visitor.game(game["id"])

        plain = played(GAME)
        private = played(GAME, in_openings=False)
        short = played(GAME[:3])
        set_up = played(GAME[1:], start=Board().after(Move("d2", "e2")).fen())
        brought = visitor.begin(mode="local", moves=GAME)  # what was not played here is no game of here
        played(GAME)  # which goes on
        for game in (plain, private, short, set_up, brought):
            visitor.change(game, "resign", {"side": "attackers"})
        [rematch] = [visitor.post(f"/api/games/{private['id']}/rematch")]
        visitor.play(rematch["id"], *GAME)
        visitor.change(visitor.game(rematch["id"]), "resign", {"side": "attackers"})
        store = Store(settings.openings)

        def count(settled: float = 0) -> int:
            database = Database(settings.database)

            async def counting() -> int:
                try:
                    return await count_finished(database, store, settled=settled)
                finally:
                    await database.close()

            return asyncio.run(counting())

        assert count(settled=60) == 0  # somebody may yet take a move back
        assert [count(), count()] == [1, 0]
        again = played(GAME)
        visitor.change(again, "resign", {"side": "defenders"})
        assert [count(), count()] == [1, 0]
        assert visitor.get("/api/openings")["counts"] == {"games": 2, "attackers": 1, "defenders": 1, "draws": 0}


@pytest.mark.slow
def test_a_server_counts_by_itself_unless_it_is_told_not_to(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in (("FIRST", 0.1), ("EVERY", 0.2), ("SETTLED", 0.0)):
        monkeypatch.setattr(counting, name, value)
    for wanted in (True, False):
        settings = quick(tmp_path / str(wanted), count_games=wanted)
        with Running(settings) as running, running.visitor() as visitor:
            game = visitor.begin(mode="local")
            visitor.play(game["id"], *GAME)
            visitor.change(visitor.game(game["id"]), "resign", {"side": "attackers"})
            if wanted:
                until(lambda: Store(settings.openings).games() == 1, "the game is counted")  # noqa: B023
            else:
                time.sleep(1)
                assert not settings.openings.exists()
