"""Two servers and a Redis: what changes at one of them is seen at the other at once, and after every cut."""

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from brandubh import Board
from tests.support.postgres import Postgres
from tests.support.redis import Redis
from tests.support.running import Live, Running, quick

pytestmark = pytest.mark.slow


@pytest.fixture
def two(postgres: Postgres, redis: Redis, tmp_path: Path) -> Iterator[list[Running]]:
    """Two servers of one place."""
    shared = {"database_url": postgres.new_database(), "redis_url": redis.address, "tables": tmp_path / "tables"}
    with ExitStack() as stack:
        yield [stack.enter_context(Running(quick(tmp_path / name, **shared))) for name in ("one", "two")]


def test_whoever_watches_at_another_server_sees_every_move_at_once_and_after_every_cut(
    two: list[Running], redis: Redis
) -> None:
    here, there = two
    board = Board()

    def play_one() -> None:
        move = board.legal_moves[0]
        player.play(game["id"], board.text(move))
        board.push(move)

    with here.visitor() as player, there.visitor() as watcher:
        game = player.begin(mode="local")
        with watcher.watching(game["id"]) as news:
            assert news.next()["moves"] == []
            play_one()
            assert seen(news, 1)
            redis.kill()
            play_one()  # which is not heard there
            redis.start()
            assert seen(news, 2), "it has looked again"
            play_one()
            assert seen(news, 3)


def seen(news: Live, plies: int) -> bool:
    """Whether a watcher comes to see so many moves: by what is new, or by a look at all of the game."""
    while True:
        change = news.next()
        if change.get("kept", 0) + len(change["moves"]) == plies:
            return True
