"""A real server on a port of its own, in a thread, and people who visit it with nothing but a cookie."""

import asyncio
import json
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import httpx
import uvicorn
from sqlalchemy import create_engine, text
from websockets.sync.client import ClientConnection, connect

from brandubh.board import Board
from brandubh.server.app import create_app
from brandubh.server.connections import Configuration
from brandubh.server.limits import Limits
from brandubh.server.run import bind
from brandubh.server.settings import Settings
from brandubh.server.visitors import COOKIE

UNLIMITED = Limits(on=False)
"""Tests ask more often than any visitor."""

PATIENCE = 180.0
"""Seconds to wait for what must come; the machine may be busy, so that this says nothing about how fast it is."""

Json = dict[str, Any]


def quick(data: Path, **changes: Any) -> Settings:
    """Settings for tests: the computer answers as soon as it can."""
    usual: dict[str, Any] = {"data": data, "pace": 0.0, "think": 0.1, "analysts": 1, "hash_mb": 16, "limits": UNLIMITED}
    return Settings(**usual | changes)


def move_after(*moves: str) -> Json:
    """What is sent to make the last of these moves of a game, the others being made."""
    *before, move = moves
    return {"move": move, "ply": len(before), "fen": Board().play_all(before).fen()}


def move_in(view: Json, move: str) -> Json:
    """What is sent to make a move in a game as it is shown."""
    return {"move": move, "ply": len(view["moves"]), "fen": view["position"]["fen"]}


def until(holds: Callable[[], bool], what: str) -> None:
    """Wait until something holds."""
    end = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < end, f"in {PATIENCE} seconds it did not happen that {what}"
        time.sleep(0.02)


class Running:
    """A server in a thread, from ``with`` to its end."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.app = create_app(settings)
        self.listener = bind("127.0.0.1", 0)
        self.address = f"http://127.0.0.1:{self.listener.getsockname()[1]}"
        self._server = uvicorn.Server(Configuration(self.app, settings))
        self._thread = threading.Thread(target=self._server.run, args=([self.listener],))

    def __enter__(self) -> Self:
        self._thread.start()
        until(lambda: self._server.started or not self._thread.is_alive(), "the server started")
        assert self._server.started, "the server could not start"
        return self

    def __exit__(self, *_: object) -> None:
        self._server.should_exit = True
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive(), "the server did not end"
        self.listener.close()

    @property
    def open_connections(self) -> set[Any]:
        """The connections that the server knows of."""
        return set(self._server.server_state.connections)

    @property
    def loop(self) -> asyncio.AbstractEventLoop:
        """The loop in which it answers."""
        return self._server.servers[0].get_loop()

    def visitor(self) -> "Visitor":
        """Somebody who has never been here."""
        return Visitor(self.address)


class Visitor:
    """A person with a browser: a connection that keeps its cookie."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.http = httpx.Client(base_url=address, timeout=PATIENCE, verify=False)  # to load no certificates

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None) -> None:
        self.http.close()

    def get(self, path: str, **query: str | int | float) -> Json:
        """What there is at a path."""
        return _content(self.http.get(path, params=query))

    def post(self, path: str, body: object = None) -> Json:
        """What is answered to a request that must succeed."""
        return _content(self.http.post(path, json={} if body is None else body))

    def refusal(self, method: str, path: str, body: object = None) -> Json:
        """What is answered to a request that must fail: a problem with a sentence."""
        answer = self.http.request(method, path, json=body) if body is not None else self.http.request(method, path)
        return problem(answer)

    # Games

    def begin(self, **choices: object) -> Json:
        """A new game, for two people at one screen if nothing else is said."""
        return self.post("/api/games", {"mode": "local"} | choices)

    def play(self, game_id: str, *moves: str) -> Json:
        """Make moves in a game."""
        view = self.get(f"/api/games/{game_id}")
        for move in moves:
            view = self.change(view, "moves", move_in(view, move))
        return view

    def change(self, view: Json, action: str, body: Json | None = None) -> Json:
        """Do something in a game that one knows, and know what it has become."""
        return changed(view, self.post(f"/api/games/{view['id']}/{action}", body))

    def game(self, game_id: str) -> Json:
        """A game as it stands."""
        return self.get(f"/api/games/{game_id}")

    def game_when(self, game_id: str, holds: Callable[[Json], bool], what: str) -> Json:
        """A game as soon as something holds for it."""
        until(lambda: holds(self.game(game_id)), what)
        return self.game(game_id)

    @contextmanager
    def watching(self, game_id: str) -> Iterator["Live"]:
        """The news of a game."""
        with self.listening(f"/api/games/{game_id}/live") as socket:
            yield Live(socket)

    @contextmanager
    def listening(self, path: str) -> Iterator[ClientConnection]:
        """What comes over a WebSocket."""
        name = self.http.cookies.get(COOKIE)
        headers = {"Cookie": f"{COOKIE}={name}"} if name else {}
        address = f"{self.address.replace('http', 'ws', 1)}{path}"
        with connect(address, additional_headers=headers, open_timeout=PATIENCE) as socket:
            yield socket

    def lines(self, path: str, body: object) -> list[Json]:
        """All lines of a stream that comes to its end."""
        with self.http.stream("POST", path, json=body) as answer:
            assert answer.status_code == 200, answer.read()
            assert answer.headers["content-type"] == "application/x-ndjson"
            return [json.loads(line) for line in answer.iter_lines()]


def changed(view: Json, change: Json) -> Json:
    """A game as it is after a change of the version that one knows."""
    assert change["since"] == view["version"], "something was missed"
    news = {key: value for key, value in change.items() if key not in ("since", "kept")}
    moves = view["moves"][: change["kept"]] + change["moves"]
    fens = view["fens"][: change["kept"] + 1] + change["fens"]
    return view | news | {"moves": moves, "fens": fens}


def change_rows(settings: Settings, words: str, **values: object) -> None:
    """Change something in the database of a server, whichever it uses, and even if the server has ended."""
    engine = create_engine(settings.database)
    with engine.begin() as connection:
        connection.execute(text(words), values)
    engine.dispose()


class Live:
    """The news of a game, one by one."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.watchers = 0
        self._view: Json = {}
        self.presence: Json = {}
        self.phrases: list[Json] = []

    def next(self) -> Json:
        """The game after its next change."""
        while not self._hear():
            pass
        return self._view

    def _hear(self) -> bool:
        """Hear the next news; whether it is of the game itself, and not of its players or watchers."""
        news = self.read()
        if "version" in news:
            self._view = changed(self._view, news) if "since" in news else news
            return True
        self.presence = news.get("presence", self.presence)
        self.phrases += [news["phrase"]] if "phrase" in news else []
        return False

    def until(self, holds: Callable[["Live"], bool]) -> None:
        """Hear news until something holds for what was heard of the players."""
        while not holds(self):
            self._hear()

    def read(self) -> Json:
        """Whatever comes next: of the game, of its players, or of how many watch it."""
        news: Json = json.loads(self.socket.recv(PATIENCE))
        self.watchers = news.get("watchers", self.watchers)
        return news

    def when(self, holds: Callable[[Json], bool]) -> Json:
        """The first news for which something holds."""
        while True:
            view = self.next()
            if holds(view):
                return view


def problem(answer: httpx.Response) -> Json:
    """The problem that an answer tells, which must be one that a person understands."""
    assert answer.status_code >= 400, answer.text
    assert answer.headers["content-type"] == "application/problem+json", answer.text
    told: Json = answer.json()
    assert set(told) == {"type", "title", "status", "detail", "code", "arguments"}
    assert told["status"] == answer.status_code
    assert told["type"].startswith("/problems/")
    assert told["title"]
    assert len(told["detail"]) >= 3
    return told


def _content(answer: httpx.Response) -> Json:
    assert answer.is_success, answer.text
    content: Json = answer.json() if answer.content else {}
    return content
