"""PostgreSQL in SQLite's place: the same promises, and several servers that write at once."""

import os
import subprocess
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path

import psycopg
import pytest

from brandubh import Board
from tests.support.postgres import Postgres
from tests.support.running import Running, Visitor, quick, until
from tests.support.served import command

pytestmark = pytest.mark.slow


@pytest.fixture
def address(postgres: Postgres) -> str:
    return postgres.new_database()


@pytest.fixture
def two(address: str, tmp_path: Path) -> Iterator[list[Running]]:
    """Two servers with one database."""
    with ExitStack() as stack:
        yield [
            stack.enter_context(Running(quick(tmp_path / name, database_url=address, tables=tmp_path / "tables")))
            for name in ("one", "two")
        ]


def same_person(visitor: Visitor, server: Running) -> Visitor:
    """Somebody who has come to another server with the same browser."""
    other = server.visitor()
    other.http.cookies = visitor.http.cookies
    return other


def test_a_game_goes_on_at_another_server(two: list[Running]) -> None:
    with two[0].visitor() as here:
        game = here.begin(mode="local")
        with same_person(here, two[1]) as there:
            there.play(game["id"], "d2-e2")
            here.play(game["id"], legal_after("d2-e2"))
            assert len(there.game(game["id"])["moves"]) == 2


def legal_after(*moves: str) -> str:
    board = Board().play_all(moves)
    return board.text(board.legal_moves[0])


def test_of_many_who_make_the_same_move_at_two_servers_one_does(two: list[Running]) -> None:
    with two[0].visitor() as here, ExitStack() as stack:
        game = here.begin(mode="local")
        everybody = [stack.enter_context(same_person(here, two[number % 2])) for number in range(8)]
        for ply in range(4):
            view = here.game(game["id"])
            legal = Board(view["position"]["fen"]).legal_moves
            asked = {"move": legal[0].uci(), "ply": ply, "fen": view["position"]["fen"]}
            path = f"/api/games/{game['id']}/moves"

            def ask(somebody: Visitor, path: str = path, asked: dict[str, object] = asked) -> int:
                return somebody.http.post(path, json=asked).status_code

            with ThreadPoolExecutor(8) as crowd:
                answers = sorted(crowd.map(ask, everybody))
            assert answers == [200, *[409] * 7]
        assert len(here.game(game["id"])["moves"]) == 4


def test_a_database_that_is_gone_and_comes_back_costs_answers_and_no_move(
    postgres: Postgres, address: str, tmp_path: Path
) -> None:
    with Running(quick(tmp_path, database_url=address)) as server, server.visitor() as visitor:
        game = visitor.begin(mode="local")
        visitor.play(game["id"], "d2-e2")
        postgres.kill()
        try:
            assert visitor.http.get(f"/api/games/{game['id']}").status_code == 503
            assert visitor.http.get("/healthz").is_success
        finally:
            postgres.start()
        until(lambda: visitor.http.get(f"/api/games/{game['id']}").is_success, "the game was found again")
        assert len(visitor.game(game["id"])["moves"]) == 1
        visitor.play(game["id"], legal_after("d2-e2"))


def said(tmp_path: Path, address: str) -> tuple[int, str]:
    """How a server ends that cannot begin, and what it says."""
    done = subprocess.run(
        command(tmp_path), capture_output=True, text=True, env=os.environ | {"BRANDUBH_DATABASE_URL": address}
    )
    assert "Traceback" not in done.stderr
    return done.returncode, done.stderr


def test_what_is_wrong_with_the_database_is_said_at_the_start(postgres: Postgres, address: str, tmp_path: Path) -> None:
    code, text = said(tmp_path, "mysql://somewhere")
    assert code == 2
    assert "BRANDUBH_DATABASE_URL" in text
    code, text = said(tmp_path, address.replace(str(postgres.port), "1").replace("postgres@", "postgres:secret@"))
    assert code == 17
    assert "secret" not in text
    with psycopg.connect(address) as connection:
        connection.execute("CREATE TABLE other (id int)")
    code, text = said(tmp_path, address)
    assert code == 12
