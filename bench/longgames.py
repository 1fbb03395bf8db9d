"""How long the server's event loop is held up by the longest game that is allowed, and by hostile requests.

    python -m bench.longgames

A heartbeat runs in the loop of a real server, and tells by how much it came late while each route was asked; whoever
plays a game meanwhile waits as long. Every route that takes a game gets one of 2000 moves: to and fro without an end,
and round and round a king who could escape at every move, which is the dearest verdict on a repetition.
"""

import asyncio
import gc
import tempfile
import time
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any

import httpx

from brandubh.game import Game
from brandubh.record import write_game
from brandubh.server.guard import MOST_BODY, MOST_RECORD
from brandubh.server.positions.requests import MOST_MOVES
from tests.support.long_games import ENDLESS, hunted_in_vain, to_and_fro
from tests.support.running import Running, Visitor, quick

BEAT = 0.002  # seconds


class Heart:
    """Beats in the server's loop, and remembers the longest that it missed."""

    def __init__(self) -> None:
        self.worst = 0.0

    async def beat(self) -> None:
        """For ever."""
        while True:
            before = time.perf_counter()
            await asyncio.sleep(BEAT)
            self.worst = max(self.worst, time.perf_counter() - before - BEAT)


def measure(heart: Heart, name: str, ask: Callable[[], object]) -> None:
    """Print how long something takes, and how late the heart beat meanwhile."""
    time.sleep(0.1)
    heart.worst = 0.0
    started = time.perf_counter()
    said = ask()
    seconds = time.perf_counter() - started
    time.sleep(10 * BEAT)  # for the beat that is late
    note = f"{said.status_code}" if isinstance(said, httpx.Response) else ""
    print(f"{name:48} {1000 * seconds:8.0f} ms {1000 * heart.worst:8.1f} ms late  {note}", flush=True)


def routes(visitor: Visitor) -> dict[str, Callable[[], object]]:
    """Everything that can be asked about a long game."""
    endless = ENDLESS.to_dict()
    moves = to_and_fro(MOST_MOVES)
    long: dict[str, Any] = {"rules": endless, "moves": moves}
    hunted = hunted_in_vain(MOST_MOVES)
    hunted.pop()
    round_: dict[str, Any] = {"fen": hunted.root().fen(), "moves": [move.uci() for move in hunted.move_stack]}
    text = write_game(Game.from_board(hunted.root().play_all(hunted.move_stack)))
    tree = visitor.post("/api/records/read", {"text": text})
    clock = {"initial": 3600, "increment": 5}
    game = visitor.begin(rules=endless, moves=moves[:-1], clock=clock)
    path = f"/api/games/{game['id']}"

    def post(where: str, body: object) -> Callable[[], httpx.Response]:
        return lambda: visitor.http.post(where, json=body)

    def get(where: str) -> Callable[[], httpx.Response]:
        return lambda: visitor.http.get(where)

    def begin(of: str, body: dict[str, Any]) -> httpx.Response:
        with visitor.http.stream("POST", of, json=body) as answer:
            with suppress(StopIteration):
                next(answer.iter_lines())
            return answer

    return {
        "POST /api/positions": post("/api/positions", long),
        "POST /api/positions/line": post("/api/positions/line", long),
        "POST /api/positions/line, round and round": post("/api/positions/line", round_),
        "POST /api/records/read": post("/api/records/read", {"text": text}),
        "POST /api/records/write": post("/api/records/write", tree),
        "POST /api/games": post("/api/games", {"mode": "local", "clock": clock, **long}),
        "POST /api/games/…/moves": post(f"{path}/moves", {"move": moves[-1], "ply": len(moves) - 1,
                                                          "fen": game["position"]["fen"]}),
        "GET /api/games/…": get(path),
        "GET /api/games/…/record": get(f"{path}/record"),
        "GET /api/games/export": get("/api/games/export"),
        "GET /api/games": get("/api/games"),
        "GET /game/…": get(f"/game/{game['id']}"),
        "GET /api/games/…/card.png": get(f"{path}/card.png"),
        "POST /api/pictures/svg": post("/api/pictures/svg", long),
        "POST /api/tables": post("/api/tables", long),
        "POST /api/analysis, first line": lambda: begin("/api/analysis", {**long, "depth": 1}),
        "POST /api/reports, first step": lambda: begin("/api/reports", {**long, "nodes": 1000}),
        "POST /api/hints": post("/api/hints", long),
        "POST /api/games/…/takeback": post(f"{path}/takeback", {"ply": 1000}),
        "POST /api/rules/clauses": post("/api/rules/clauses", {"rules": endless}),
    }  # fmt: skip


def hostile(size: int) -> dict[str, bytes]:
    """Requests of a size that are dear to read."""
    return {
        "brackets": b"[" * size,
        "strings": b'{"moves": [' + b",".join([b'"d2-e2"'] * (size // 8 - 2)) + b"]}",
        "empty lists": b'{"moves": [' + b",".join([b"[]"] * (size // 3 - 5)) + b"]}",
        "keys": b'{"rules": {' + b",".join(b'"k%d":1' % number for number in range(size // 11)) + b"}}",
        "a long number": b'{"moves": ' + b"9" * (size - 11) + b"}",
        "numbers": b'{"moves": [' + b",".join([b"1e400"] * (size // 6 - 2)) + b"]}",
        "a long text": b'{"text": "' + b"x" * (size - 12) + b'"}',
        "escapes": b'{"text": "' + b"\\u0041" * (size // 6 - 2) + b'"}',
    }


def main() -> None:
    """Measure everything."""
    heart = Heart()
    kind = {"Content-Type": "application/json"}
    with tempfile.TemporaryDirectory() as data, Running(quick(Path(data))) as server, server.visitor() as visitor:
        for path in ("/", "/api/pictures/card.png"):
            visitor.http.get(path)
        visitor.post("/api/hints")
        gc.freeze()  # as run.py does
        asyncio.run_coroutine_threadsafe(heart.beat(), server.loop)
        measure(heart, "nothing", lambda: time.sleep(1))
        print(f"A game of {MOST_MOVES} moves:")
        for name, ask in routes(visitor).items():
            measure(heart, name, ask)
        print("Nonsense, as long as it may be:")
        for path, size in (
            ("/api/positions", MOST_BODY),
            ("/api/games/xxxxxxxxxx/moves", MOST_BODY),
            ("/api/records/read", MOST_RECORD),
            ("/api/records/write", MOST_RECORD),
        ):
            for name, body in hostile(size).items():
                ask = partial(visitor.http.post, path, content=body, headers=kind)
                measure(heart, f"{path}: {name}", ask)


if __name__ == "__main__":
    main()
