"""Games that go on: nobody has too many, and those that nobody goes on with are not kept for ever."""

import asyncio
from pathlib import Path
from typing import Any

from sqlalchemy import select

from brandubh.server.database import Database
from brandubh.server.games.games import Games
from brandubh.server.games.news import News
from brandubh.server.games.open_games import DAY, remove_abandoned
from brandubh.server.games.rows import games as rows
from brandubh.server.games.rows import moves as move_rows
from brandubh.server.games.views import NewGame
from brandubh.server.limits import Limits
from tests.support.running import Running, problem, quick, until


def test_whoever_begins_game_after_game_is_refused_at_last(tmp_path: Path) -> None:
    limits = Limits(open_games=5, open_computer_games=2)
    with Running(quick(tmp_path, limits=limits)) as server, server.visitor() as visitor, server.visitor() as other:
        against = [visitor.begin(mode="computer", level=1)["id"] for _ in range(2)]
        refused = visitor.http.post("/api/games", json={"mode": "computer"})
        assert (refused.status_code, problem(refused)["code"]) == (429, "many-games")
        assert refused.json()["arguments"] == {"most": 2}
        for _ in range(3):
            visitor.begin(mode="local")
        assert visitor.refusal("POST", "/api/games", {"mode": "local"})["arguments"] == {"most": 5}
        other.begin(mode="computer", level=1)
        visitor.post(f"/api/games/{against[0]}/resign", {})
        visitor.begin(mode="computer", level=1)


def test_the_game_that_was_left_longest_ago_makes_room(tmp_path: Path) -> None:
    async def begin_three() -> tuple[list[str], list[str]]:
        database = Database(quick(tmp_path).database)
        await database.migrate()
        games = Games(database, News(), Limits(open_games=2))
        begun = [(await games.create(NewGame(mode="local"), "me")).id for _ in range(2)]
        days_ago = {begun[0]: 3, begun[1]: 2}
        for game_id, days in days_ago.items():
            old = rows.update().where(rows.c.id == game_id).values(updated_at=games.time.now() - days * DAY)
            await database.write(lambda connection, old=old: connection.execute(old))  # type: ignore[misc]
        begun.append((await games.create(NewGame(mode="local"), "me")).id)
        left = await database.read(lambda connection: connection.scalars(select(rows.c.id)).all())
        await database.close()
        return begun, list(left)

    begun, left = asyncio.run(begin_three())
    assert sorted(left) == sorted(begun[1:])


def test_games_that_nobody_goes_on_with_go_and_those_that_are_over_stay(tmp_path: Path) -> None:
    kept: dict[str, bool] = {}

    async def age() -> list[str]:
        database = Database(quick(tmp_path).database)
        await database.migrate()
        games = Games(database, News(), Limits())

        async def game(days: float, *, stays: bool, over: bool = False, **choices: Any) -> None:
            view = await games.create(NewGame(mode="local", **choices), "me")
            if over:
                await games.resign(view.id, "me", None)
            old = rows.update().where(rows.c.id == view.id).values(updated_at=games.time.now() - days * DAY)
            await database.write(lambda connection: connection.execute(old))
            kept[view.id] = stays

        await game(6, stays=True)
        await game(8, stays=False)
        await game(8, stays=True, moves=["d2-e2"])
        await game(400, stays=False, moves=["d2-e2"])
        await game(4000, stays=True, over=True)
        now = games.time.now()
        assert not await database.write(lambda connection: remove_abandoned(connection, now, 0, 0))
        await database.write(lambda connection: remove_abandoned(connection, now, 7, 365))
        left = list(await database.read(lambda connection: connection.scalars(select(rows.c.id)).all()))
        orphans = select(move_rows.c.game_id).where(move_rows.c.game_id.not_in(left))
        assert not await database.read(lambda connection: connection.scalars(orphans).all())
        await database.close()
        return left

    left = asyncio.run(age())
    assert sorted(left) == sorted(game_id for game_id, stays in kept.items() if stays)


def test_a_server_removes_what_was_abandoned_while_it_was_away(tmp_path: Path) -> None:
    with Running(quick(tmp_path)) as server, server.visitor() as visitor:
        game = visitor.begin()["id"]
    with Running(quick(tmp_path, keep_unbegun=1e-9)) as server, server.visitor() as somebody:
        until(lambda: somebody.http.get(f"/api/games/{game}").status_code == 404, "it was removed")
