"""People in a tournament: accounts, and games that end by resigning."""

import itertools
import random
from collections.abc import Sequence

from tests.support.running import Json, Visitor, until

PASSWORD = "a horse on the stairs"
CLOCK = {"initial": 300, "increment": 2}
_numbers = itertools.count(1)


def enrol(visitor: Visitor) -> str:
    """Make an account; its name."""
    name = f"Tafl {next(_numbers)}x{random.randrange(10**8)}"
    visitor.post("/api/account", {"name": name, "password": PASSWORD})
    return name


def hold(maker: Visitor, **choices: object) -> str:
    """A tournament; its id."""
    page = maker.post("/api/tournaments", {"name": "Samhain", "clock": CLOCK} | choices)
    return str(page["tournament"]["id"])


def look(visitor: Visitor, tournament: str) -> Json:
    """A tournament as it is."""
    view: Json = visitor.get(f"/api/tournaments/{tournament}")["tournament"]
    return view


def own(visitor: Visitor, tournament: str) -> Json:
    """Somebody's part in it."""
    part: Json = visitor.get(f"/api/tournaments/{tournament}")["own"]
    return part


def play_out(people: Sequence[Visitor], tournament: str, rng: random.Random) -> None:
    """Let one of each two who have a game now resign it."""
    seen: set[str] = set()
    for each in rng.sample(list(people), len(people)):
        game = own(each, tournament)["game_id"]
        if game is not None and game not in seen:
            seen.add(game)
            each.http.post(f"/api/games/{game}/resign", json={})


def play_until(people: Sequence[Visitor], tournament: str, rng: random.Random, over: str = "over") -> Json:
    """Resign games until the tournament is over."""

    def step() -> bool:
        play_out(people, tournament, rng)
        return bool(look(people[0], tournament)["state"] == over)

    until(step, "the tournament was over")
    return look(people[0], tournament)
