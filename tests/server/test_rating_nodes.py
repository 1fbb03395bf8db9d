"""Ratings with several servers: games of the same players that end at once are all counted, each once."""

import itertools
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path

import pytest

from brandubh.server.accounts.rows import accounts
from brandubh.server.ratings.rows import ratings
from tests.support.postgres import Postgres
from tests.support.rated import begun, check_replay, in_database, register
from tests.support.running import Running, Visitor, quick

pytestmark = pytest.mark.slow

PLAYERS, ROUNDS = 4, 3


@pytest.fixture
def two(postgres: Postgres, tmp_path: Path) -> Iterator[list[Running]]:
    """Two servers with one database."""
    address = postgres.new_database()
    with ExitStack() as stack:
        yield [
            stack.enter_context(Running(quick(tmp_path / name, database_url=address, tables=tmp_path / "tables")))
            for name in ("one", "two")
        ]


@pytest.mark.long
def test_no_rating_is_lost_when_games_of_one_player_end_at_once_at_two_servers(two: list[Running]) -> None:
    with ExitStack() as stack:

        def same_person(visitor: Visitor, server: Running) -> Visitor:
            elsewhere = stack.enter_context(server.visitor())
            elsewhere.http.cookies = visitor.http.cookies
            return elsewhere

        here = [stack.enter_context(two[0].visitor()) for _ in range(PLAYERS)]
        for number, each in enumerate(here):
            register(each, f"Player {number} z")
        both = [(each, same_person(each, two[1])) for each in here]
        pairs = list(itertools.permutations(range(PLAYERS), 2)) * ROUNDS
        games = [(begun(here[one], here[other]), one, other) for one, other in pairs]

        def end(job: tuple[int, tuple[str, int, int]]) -> int:
            number, (game_id, one, other) = job
            loser = both[(one, other)[number % 2]][number // 2 % 2]
            return loser.http.post(f"/api/games/{game_id}/resign", json={}).status_code

        with ThreadPoolExecutor(12) as pool:
            assert set(pool.map(end, enumerate(games))) == {200}
        with in_database(two[1]) as connection:
            assert check_replay(connection) == len(games)
            counts = [row.games for row in connection.execute(ratings.select()) if row.games]
            assert sum(counts) == 4 * len(games)
            assert len(list(connection.execute(accounts.select()))) == PLAYERS + 8
