"""Games for points between people with accounts, and what the database has kept of them."""

import math
from collections import defaultdict
from typing import Any

from sqlalchemy import Connection, select

from brandubh.server.accounts.rows import accounts
from brandubh.server.games.rows import games
from brandubh.server.ratings.levels import level_of_player
from brandubh.server.ratings.rating import counted, new_standing, rating_at
from brandubh.server.ratings.rows import KINDS, Standing, rating_changes, ratings
from tests.support.running import Json, Running, Visitor

PASSWORD = "a horse on the stairs"
CLOCK = {"initial": 300, "increment": 2}
FIRST, SECOND = "d2-e2", "d3-e3"


def register(visitor: Visitor, name: str) -> None:
    visitor.post("/api/account", {"name": name, "password": PASSWORD})


def rated(one: Visitor, other: Visitor, **choices: object) -> Json:
    """A game for points that the first begins, with the attackers if nothing else is said."""
    wanted = {"mode": "friend", "side": "attackers", "rated": True, "clock": CLOCK} | choices
    return other.post(f"/api/invites/{one.post('/api/games', wanted)['invite']}")


def begun(one: Visitor, other: Visitor, **choices: object) -> str:
    """The same after a move of each."""
    game_id: str = rated(one, other, **choices)["id"]
    one.play(game_id, FIRST)
    other.play(game_id, SECOND)
    return game_id


def in_database(server: Running) -> Any:
    """A connection to a server's database, which changes it."""
    return server.app.state.services.database.engine.begin()


def check_replay(connection: Connection) -> int:
    """Each change goes on from the one before it, and all results counted again give the ratings as they are; how many
    games there were.
    """
    found: dict[tuple[str, str], Standing] = {}
    bots = [row.player for row in connection.execute(select(accounts)) if level_of_player(row.player) is not None]
    first = {
        (row.player, row.kind): row for row in connection.execute(select(rating_changes).order_by(rating_changes.c.at))
    }
    assert {kind for _, kind in first} <= set(KINDS)
    begin: dict[tuple[str, str], float] = {}
    by_game: defaultdict[tuple[float, str], dict[tuple[str, str], Any]] = defaultdict(dict)
    for row in connection.execute(select(rating_changes).order_by(rating_changes.c.at)):
        begin.setdefault((row.player, row.kind), row.before)
        by_game[row.at, row.game_id][row.player, row.kind] = row
    for (at, game_id), changes in sorted(by_game.items()):
        assert len(changes) == 4, "each of two players: overall and one side"
        winner = connection.scalar(select(games.c.winner).where(games.c.id == game_id))
        attackers = next(player for player, kind in changes if kind == "attackers")
        defenders = next(player for player, kind in changes if kind == "defenders")
        score = {"attackers": 1.0, "defenders": 0.0, None: 0.5}[winner]
        for pair in (
            ((attackers, "overall"), (defenders, "overall")),
            ((attackers, "attackers"), (defenders, "defenders")),
        ):
            before = {}
            for player, kind in pair:
                fresh = new_standing(player, kind)  # type: ignore[arg-type]
                if player in bots:
                    fresh.rating, fresh.deviation = begin[player, kind], 60.0
                before[player, kind] = found.get((player, kind), fresh)
                assert math.isclose(changes[player, kind].before, before[player, kind].rating, abs_tol=1e-6)
            for each, other, result in ((pair[0], pair[1], score), (pair[1], pair[0], 1 - score)):
                found[each] = counted(before[each], rating_at(before[other], at), result, at)
                assert math.isclose(changes[each].after, found[each].rating, abs_tol=1e-6)
    for row in connection.execute(select(ratings).where(ratings.c.games > 0)):
        expected = found.pop((row.player, row.kind))
        assert math.isclose(row.rating, expected.rating, abs_tol=1e-6)
        assert math.isclose(row.deviation, expected.deviation, abs_tol=1e-6)
        assert row.games == expected.games
    assert not found, "a rating was lost"
    return len(by_game)
