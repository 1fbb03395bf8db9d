"""A backup made while people play is a whole, and a server that begins with it plays on."""

import os
import sqlite3
import subprocess
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import psycopg
import pytest

from brandubh import Board
from tests.support.postgres import Postgres, programs
from tests.support.running import Json, Running, Visitor, move_in, quick, until


@contextmanager
def playing(visitor: Visitor) -> Iterator[None]:
    """Somebody who makes one move after the other meanwhile."""
    ended = threading.Event()
    view = visitor.begin()
    there_and_back = ("d2-e2", "d3-e3", "e2-d2", "e3-d3")

    def play() -> None:
        nonlocal view
        while not ended.is_set():
            move = there_and_back[len(view["moves"]) % 4]
            view = visitor.change(view, "moves", move_in(view, move))
            if len(view["moves"]) == 4:
                view = visitor.change(view, "takeback", {"ply": 0})

    thread = threading.Thread(target=play)
    thread.start()
    try:
        yield
    finally:
        ended.set()
        thread.join()


def begin(visitor: Visitor) -> Json:
    """A game of two moves that the backup is to have."""
    return visitor.play(visitor.begin()["id"], "d2-e2", "d3-c3")


def plays_on(server: Running, before: Visitor, game: Json) -> None:
    """The same person finds the game as it was, and goes on with it."""
    with server.visitor() as visitor:
        visitor.http.cookies = before.http.cookies
        found = visitor.game(game["id"])
        assert found["moves"] == game["moves"]
        board = Board(found["position"]["fen"])
        assert len(visitor.play(game["id"], board.text(board.legal_moves[0]))["moves"]) == 3
        assert any(each["id"] == game["id"] for each in visitor.get("/api/games")["games"])


def test_a_copy_of_a_sqlite_database_in_use_is_whole_and_played_on(tmp_path: Path) -> None:
    copy = tmp_path / "copy" / "brandubh.sqlite"
    copy.parent.mkdir()
    with Running(quick(tmp_path / "data")) as server, server.visitor() as visitor, server.visitor() as other:
        game = begin(visitor)
        with playing(other), closing(sqlite3.connect(tmp_path / "data" / "brandubh.sqlite")) as database:
            database.execute("VACUUM INTO ?", (str(copy),))  # as docs/operating.md has it, for the command sqlite3
    with closing(sqlite3.connect(copy)) as database:
        assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    with Running(quick(copy.parent)) as server:
        plays_on(server, visitor, game)


def run(program: str, *arguments: str) -> None:
    found = programs()
    assert found is not None
    subprocess.run([str(found / program), *arguments], check=True, capture_output=True, env=os.environ)


def test_a_dump_of_a_postgresql_database_in_use_is_whole_and_played_on(postgres: Postgres, tmp_path: Path) -> None:
    address, restored = postgres.new_database(), postgres.new_database()
    dump = str(tmp_path / "brandubh.dump")
    with (
        Running(quick(tmp_path / "one", database_url=address)) as server,
        server.visitor() as visitor,
        server.visitor() as other,
    ):
        game = begin(visitor)
        with playing(other):
            run("pg_dump", "--format=custom", f"--file={dump}", address)
    run("pg_restore", "--no-owner", "--exit-on-error", f"--dbname={restored}", dump)
    with Running(quick(tmp_path / "two", database_url=restored)) as server:
        plays_on(server, visitor, game)


FUTURE = (
    "ALTER TABLE games ADD COLUMN of_the_future VARCHAR(20)",
    "CREATE TABLE of_the_future (id INTEGER PRIMARY KEY)",
    "UPDATE alembic_version SET version_num = '9999'",
)
"""What a newer version may do to a database: it adds."""


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_a_server_plays_on_while_a_newer_one_has_brought_the_database_up_to_date(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    address = request.getfixturevalue("postgres").new_database() if kind == "postgres" else ""
    with Running(quick(tmp_path, database_url=address)) as server, server.visitor() as visitor:
        game = begin(visitor)
        until(lambda: visitor.http.get("/readyz").is_success, "it was ready")
        if address:
            with psycopg.connect(address) as newer:
                for statement in FUTURE:
                    newer.execute(statement.encode())
        else:
            with closing(sqlite3.connect(tmp_path / "brandubh.sqlite")) as database, database:
                for statement in FUTURE:
                    database.execute(statement)
        plays_on(server, visitor, game)
        begin(visitor)
        assert visitor.http.get("/readyz").is_success
