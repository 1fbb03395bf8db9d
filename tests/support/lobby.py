"""People in the lobby: what they hear there, and what they do."""

import itertools
import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from websockets.sync.client import ClientConnection

from tests.support.running import PATIENCE, Json, Visitor

_numbers = itertools.count(100)


def new_clock() -> dict[str, int]:
    """A clock that nobody else waits for."""
    return {"initial": next(_numbers), "increment": 3}


class Heard:
    """The lobby as somebody hears of it, or the games to watch."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self.lobby: Json = {"seeks": [], "players": 0, "games": 0}
        self.own: Json = {"own": [], "waiting": None, "game_id": None}
        self.games: dict[str, Json] = {}
        self.featured: str | None = None

    def read(self) -> None:
        news: Json = json.loads(self._socket.recv(PATIENCE))
        if "seeks" in news:
            self.lobby = news
        elif "own" in news:
            self.own = news
        elif "games" in news:
            self.games = {each["id"]: each for each in news["games"]}
            self.featured = news["featured"]
        else:
            self.games[news["id"]] = news

    def until(self, holds: Callable[["Heard"], bool]) -> "Heard":
        """Listen until something holds."""
        while not holds(self):
            self.read()
        return self

    @property
    def names(self) -> list[str | None]:
        """Who looks for an opponent."""
        return [each["name"] for each in self.lobby["seeks"]]


@contextmanager
def in_lobby(visitor: Visitor) -> Iterator[Heard]:
    """Be in the lobby, as somebody who is known."""
    visitor.get("/api/lobby")
    with visitor.listening("/api/lobby/live") as socket:
        yield Heard(socket)


@contextmanager
def at_watch(visitor: Visitor) -> Iterator[Heard]:
    """Look at the games to watch."""
    with visitor.listening("/api/watch/live") as socket:
        yield Heard(socket)


def offer(visitor: Visitor, **choices: object) -> str:
    """A seek that waits; its id."""
    answer = visitor.post("/api/lobby/seeks", choices)
    assert answer["game_id"] is None
    return str(answer["seek_id"])


def begin(one: Visitor, other: Visitor, **choices: object) -> str:
    """A game from the lobby in which the first has the attackers; its id."""
    seek = offer(one, **{"side": "attackers", "clock": new_clock()} | choices)
    return str(other.post(f"/api/lobby/seeks/{seek}", {})["game_id"])
