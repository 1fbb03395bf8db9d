"""A bot over HTTP alone, without Brandubh's library: it plays at random, to the end of one game.

Try it: BRANDUBH_TOKEN=brd_… python examples/http_bot.py http://127.0.0.1:7749 [LINK]
With the link of an invitation it takes that seat; without, it plays against the computer.
"""

import json
import os
import random
import sys
import urllib.request
from collections.abc import Iterator
from typing import Any

SERVER = sys.argv[1].rstrip("/")
HEADERS = {"Authorization": f"Bearer {os.environ['BRANDUBH_TOKEN']}", "Content-Type": "application/json"}


def ask(method: str, path: str, body: object = None) -> Any:
    """Send a request; the answer, which can be read whole or line by line."""
    data = None if body is None else json.dumps(body).encode()
    return urllib.request.urlopen(urllib.request.Request(SERVER + path, data, HEADERS, method=method), timeout=60)


def follow(game_id: str) -> Iterator[dict[str, Any]]:
    """The game, again after each change. The first line is all of it, the others say what is new."""
    game: dict[str, Any] = {}
    for line in ask("GET", f"/api/bot/games/{game_id}/stream"):
        if line.strip():  # blank lines only show that the connection lives
            game |= json.loads(line)
            yield game


if len(sys.argv) > 2:
    begun = json.load(ask("POST", f"/api/invites/{sys.argv[2].rpartition('/')[2]}", {}))
else:
    begun = json.load(ask("POST", "/api/games", {"mode": "computer", "level": 1, "side": "attackers"}))
for game in follow(begun["id"]):
    if game["outcome"]:
        print(f"{game['outcome']['winner'] or 'nobody'} won: {game['outcome']['termination']}")
        break
    position = game["position"]
    if position["turn"] == game["my_side"] and not game["free_seat"]:
        origin, targets = random.choice(list(position["destinations"].items()))
        move = {"move": origin + random.choice(targets), "ply": position["ply"], "fen": position["fen"]}
        ask("POST", f"/api/games/{game['id']}/moves", move)
