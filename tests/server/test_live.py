"""News of games over a WebSocket."""

import contextlib
from types import ModuleType
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from brandubh.server.games import games, views
from brandubh.server.games.computer import Computer
from tests.support.running import Json, Running, Visitor, move_after, move_in


def test_who_watches_a_game_gets_it_as_it_is_and_then_after_every_change(visitor: Visitor) -> None:
    game = visitor.begin()
    with visitor.watching(game["id"]) as live:
        assert live.next() == game
        actions: list[tuple[str, Json]] = [
            ("moves", move_after("d2-e2")),
            ("moves", move_after("d2-e2", "d3-e3")),
            ("takeback", {"ply": 1}),
            ("draw", {}),
            ("takeback", {"ply": 0}),
            ("resign", {}),
        ]
        for where, body in actions:
            game = visitor.change(game, where, body)
            assert game == live.next() == visitor.game(game["id"])


def test_others_may_watch_too_and_see_that_it_is_not_theirs(visitor: Visitor, stranger: Visitor) -> None:
    game = visitor.begin()
    with stranger.watching(game["id"]) as live:
        assert not live.next()["mine"]
        visitor.play(game["id"], "d2-e2")
        assert live.next()["moves"][0]["text"] == "d2-e2"


def test_the_computers_move_is_news(visitor: Visitor) -> None:
    game = visitor.begin(mode="computer", side="attackers", level=1)
    with visitor.watching(game["id"]) as live:
        visitor.play(game["id"], "d2-e2")
        view = live.when(lambda view: len(view["moves"]) == 2)
    assert not view["thinking"]
    assert view["moves"][1]["side"] == "defenders"


def test_what_a_watcher_says_does_not_matter(visitor: Visitor) -> None:
    game = visitor.begin()
    with visitor.watching(game["id"]) as live:
        live.next()
        for nonsense in ("hello", "{}", b"\x00\xff", "x" * 4_000):
            live.socket.send(nonsense)
        visitor.play(game["id"], "d2-e2")
        assert len(live.next()["moves"]) == 1


def test_a_watcher_who_goes_is_forgotten(visitor: Visitor) -> None:
    game = visitor.begin()
    for _ in range(5):
        with visitor.watching(game["id"]) as live:
            live.next()
    assert len(visitor.play(game["id"], "d2-e2")["moves"]) == 1


def test_a_game_that_does_not_exist_cannot_be_watched(visitor: Visitor) -> None:
    with visitor.watching("nosuchgame") as live, pytest.raises(ConnectionClosed) as closed:
        live.next()
    assert closed.value.rcvd is not None
    assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (
        4404,
        "There is nothing here by that name. It may have been removed.",
    )


def test_a_watched_game_that_is_removed_says_so(visitor: Visitor) -> None:
    game = visitor.begin()
    with visitor.watching(game["id"]) as live:
        live.next()
        visitor.http.delete(f"/api/games/{game['id']}")
        with pytest.raises(ConnectionClosed) as closed:
            live.next()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4404


def counted(monkeypatch: pytest.MonkeyPatch, module: ModuleType, name: str) -> list[object]:
    """A list that grows with every call of a function."""
    function = getattr(module, name)
    calls: list[object] = []

    def call(*given: Any, **more: Any) -> Any:
        calls.append(given)
        return function(*given, **more)

    monkeypatch.setattr(module, name, call)
    return calls


@pytest.mark.parametrize("plies", [0, 150])
def test_a_move_is_explained_once_however_many_watch_and_however_long_the_game(
    server: Running, visitor: Visitor, stranger: Visitor, monkeypatch: pytest.MonkeyPatch, plies: int
) -> None:
    endless = {"name": "endless", "repetition": "none"}
    there_and_back = ["d1-c1", "d3-c3", "c1-d1", "c3-d3"]
    game = visitor.begin(rules=endless, moves=(there_and_back * plies)[:plies])
    visitor.play(game["id"], "a4-a3")  # what was made in one go is known now
    explained = counted(monkeypatch, views, "move_view")
    shown = counted(monkeypatch, games, "show")
    with contextlib.ExitStack() as stack:
        watchers = [stack.enter_context(who.watching(game["id"])) for who in (visitor, stranger) for _ in range(5)]
        for watcher in watchers:
            watcher.next()
        before = visitor.game(game["id"])
        explained.clear()
        shown.clear()
        after = visitor.change(before, "moves", move_in(before, "e4-e5"))
        assert all(len(watcher.next()["moves"]) == plies + 2 for watcher in watchers)
    assert len(after["moves"]) == plies + 2
    assert (len(explained), len(shown)) == (1, 1)


def test_the_computer_is_not_woken_in_a_game_without_it(visitor: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    woken: list[str] = []
    monkeypatch.setattr(Computer, "_wake", lambda _, game_id: woken.append(game_id))
    game = visitor.begin()
    visitor.play(game["id"], "d2-e2", "d3-e3")
    visitor.post(f"/api/games/{game['id']}/takeback", {"ply": 1})
    assert game["id"] not in woken
    against = visitor.begin(mode="computer", side="defenders")
    assert woken == [against["id"]]
