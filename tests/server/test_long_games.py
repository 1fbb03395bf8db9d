"""The longest game that is allowed, and hostile ones, at every route: others are served meanwhile.

Python runs one thread at a time but changes between them; the event loop serves everybody, and while it replays a game
nobody else is served. bench/longgames.py measures how long it is held up; here it is seen that it replays nothing.
"""

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

import pytest

from brandubh import Board, Game, write_game
from brandubh.server.positions.requests import MOST_MOVES
from brandubh.server.positions.tree import GameTree, read_tree, tree_view
from tests.support.long_games import ENDLESS, ENDLESS_TAG, TO_AND_FRO, counted, hunted_in_vain, to_and_fro
from tests.support.running import Json, Running, Visitor

LONG: Json = {"rules": ENDLESS.to_dict(), "moves": to_and_fro(MOST_MOVES)}
FEW = 200  # moves that the event loop may make: those of an engine's lines
NEXT = TO_AND_FRO[(MOST_MOVES - 1) % 4]


@contextmanager
def replaying_elsewhere(server: Running) -> Iterator[None]:
    """Nothing long is replayed in the event loop meanwhile."""
    found: list[int] = []
    server.loop.call_soon_threadsafe(lambda: found.append(threading.get_ident()))
    made = 0
    push = Board.push

    def counting(board: Board, move: Any) -> None:
        nonlocal made
        made += threading.get_ident() in found
        push(board, move)

    with patch.object(Board, "push", counting):
        yield
    assert found
    assert made < FEW


@pytest.fixture(scope="module")
def long_game(server: Running) -> Iterator[tuple[Visitor, Json]]:
    """A game of two people with one move less than it may have, and whose it is."""
    with server.visitor() as visitor:
        begun = visitor.begin(clock={"initial": 3600, "increment": 5}, **LONG | {"moves": LONG["moves"][:-1]})
        yield visitor, begun


ASKED: dict[str, Callable[[Visitor], object]] = {
    "a position": lambda visitor: visitor.post("/api/positions", LONG),
    "a line": lambda visitor: visitor.post("/api/positions/line", LONG),
    "a new game": lambda visitor: visitor.begin(clock={"initial": 60}, **LONG),
    "a match": lambda visitor: visitor.begin(match=True, **LONG),
    "an analysis": lambda visitor: visitor.lines("/api/analysis", LONG | {"depth": 1}),
    "a hint": lambda visitor: visitor.post("/api/hints", LONG),
    "a try": lambda visitor: visitor.post("/api/reports/try", LONG | {"attempt": "d2-e2"}),
    "a table": lambda visitor: visitor.refusal("POST", "/api/tables", LONG),
    "a record": lambda visitor: visitor.post("/api/records/read", {"text": ENDLESS_TAG + " ".join(LONG["moves"])}),
}


@pytest.mark.parametrize("ask", ASKED.values(), ids=ASKED)
def test_whoever_asks_about_a_long_game_holds_up_nobody(
    server: Running, visitor: Visitor, ask: Callable[[Visitor], object]
) -> None:
    with replaying_elsewhere(server):
        ask(visitor)


def test_a_report_on_a_long_game_holds_up_nobody(server: Running, visitor: Visitor) -> None:
    with (
        replaying_elsewhere(server),
        visitor.http.stream("POST", "/api/reports", json=LONG | {"nodes": 1000}) as answer,
    ):
        assert next(answer.iter_lines()).startswith('{"kind":"step"')


def test_a_long_game_holds_up_nobody(server: Running, long_game: tuple[Visitor, Json]) -> None:
    visitor, game = long_game
    path = f"/api/games/{game['id']}"
    with replaying_elsewhere(server):
        server.app.state.services.games._shown.forget(game["id"])
        assert len(visitor.get(path)["moves"]) == MOST_MOVES - 1
        assert visitor.http.get(f"{path}/record").text.count("-") >= MOST_MOVES
        assert visitor.http.get("/api/games/export").text.count("-") >= MOST_MOVES
        assert visitor.http.get(f"/game/{game['id']}").status_code in (200, 503)  # the pages may not be built
        with visitor.watching(game["id"]) as news:
            assert len(news.next()["moves"]) == MOST_MOVES - 1
        assert len(visitor.play(game["id"], NEXT)["moves"]) == MOST_MOVES
        assert len(visitor.change(visitor.game(game["id"]), "takeback", {"ply": 1000})["moves"]) == 1000


# How much is to be done: all of it grows with the length of the game.


def work_of(do: Callable[[], object]) -> int:
    with counted() as work:
        do()
    return work.moves


def in_two_lines(size: int) -> GameTree:
    """A tree whose nodes come from two long lines in turn."""
    lines = [["d1-c1", "d3-c3", *to_and_fro(size)[2:]], ["d1-b1", "d3-c3", "b1-d1", "c3-d3", *to_and_fro(size)]]
    nodes: list[Json] = [{}]
    last = [0, 0]
    for index in range(size // 2):
        for line in (0, 1):
            nodes.append({"parent": last[line], "move": lines[line][index]})
            last[line] = len(nodes) - 1
    return GameTree.model_validate({"rules": ENDLESS.to_dict(), "nodes": nodes})


def test_a_tree_takes_as_long_as_it_is() -> None:
    short, long = in_two_lines(400), in_two_lines(1600)
    assert work_of(lambda: read_tree(long)) < 5 * work_of(lambda: read_tree(short))
    one, other = read_tree(short), read_tree(long)
    assert work_of(lambda: tree_view(other)) < 5 * work_of(lambda: tree_view(one))
    assert work_of(lambda: write_game(other)) < 5 * work_of(lambda: write_game(one))


def test_a_line_takes_as_long_as_it_is(visitor: Visitor) -> None:
    def ask(plies: int) -> int:
        return work_of(lambda: visitor.post("/api/positions/line", LONG | {"moves": to_and_fro(plies)}))

    assert ask(1600) < 5 * ask(400)


def test_a_line_that_goes_round_and_round_is_told_with_its_warnings(visitor: Visitor) -> None:
    board = hunted_in_vain(MOST_MOVES)
    moves = [move.uci() for move in board.move_stack]
    views: Any = visitor.post("/api/positions/line", {"fen": board.root().fen(), "moves": moves})
    assert len(views) == len(moves) + 1
    assert views[-1]["outcome"]["termination"] == "repetition"
    [final] = [each for each in views[-2]["warnings"] if each["final"]]
    assert (final["occurrences"], final["loser"]) == (3, "defenders")


def test_a_brace_in_a_header_hides_no_move(visitor: Visitor) -> None:
    text = '[Note "{"]\n' + ENDLESS_TAG + " ".join(to_and_fro(4 * MOST_MOVES))
    told = visitor.refusal("POST", "/api/records/read", {"text": text})
    assert told["arguments"]["reason"] == {"code": "record-long", "arguments": {"most": MOST_MOVES}}


def test_a_game_of_the_library_may_be_longer() -> None:
    board = Board(rules=ENDLESS).play_all(to_and_fro(2 * MOST_MOVES))
    assert write_game(Game.from_board(board)).count("-") > 2 * MOST_MOVES
