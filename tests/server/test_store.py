"""The database: what the migrations make is what the program expects, however often they run."""

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy import Connection, text

from brandubh.server import database as database_module
from brandubh.server.accounts import rows as account_rows
from brandubh.server.accounts.names import folded
from brandubh.server.database import MIGRATIONS, Database, metadata
from brandubh.server.ratings.levels import level_player
from tests.support.running import Running, move_after, problem, quick


def database_in(folder: Path) -> Database:
    return Database(quick(folder).database)


def differences(connection: Connection) -> list[Any]:
    context = MigrationContext.configure(connection, opts={"compare_type": True, "compare_server_default": True})
    found: list[Any] = compare_metadata(context, metadata)
    return found


def test_the_migrations_make_the_tables_that_the_program_expects(tmp_path: Path) -> None:
    async def compare() -> list[Any]:
        database = database_in(tmp_path)
        await database.migrate()
        with database.engine.connect() as connection:
            found = differences(connection)
        await database.close()
        return found

    assert asyncio.run(compare()) == []
    assert {"games", "moves", "accounts", "studies", "solvers"} < set(metadata.tables)


def test_migrations_run_at_every_start_and_change_nothing_the_second_time(tmp_path: Path) -> None:
    async def migrate() -> None:
        for _ in range(2):
            database = database_in(tmp_path)
            await database.migrate()
            await database.migrate()
            await database.close()

    asyncio.run(migrate())
    with closing(sqlite3.connect(tmp_path / "brandubh.sqlite")) as database:
        newest = max(path.stem.partition("_")[0] for path in MIGRATIONS.glob("versions/*.py"))
        assert database.execute("SELECT version_num FROM alembic_version").fetchall() == [(newest,)]


def test_a_level_gives_way_to_somebody_who_had_its_name_first(tmp_path: Path) -> None:
    config = Config()
    config.set_main_option("script_location", str(database_module.MIGRATIONS))
    database = database_in(tmp_path)
    person = {"player": "p", "name": "Level 2", "folded": folded("Level 2"), "password": "x", "recovery": "x"}
    with database.engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0009")
        connection.execute(account_rows.accounts.insert().values(**person, created_at=0.0, is_bot=False))
        command.upgrade(config, "0013")
        named = account_rows.account_named(connection, folded("Level 2"))
        level = account_rows.account_of(connection, level_player(2))
    asyncio.run(database.close())
    assert named is not None
    assert named.player == "p"
    assert level is not None
    assert level.folded == folded(level.name)


def test_what_is_committed_is_on_the_disk_at_once(tmp_path: Path) -> None:
    async def pragmas() -> list[Any]:
        database = database_in(tmp_path)
        names = ("journal_mode", "synchronous", "foreign_keys")
        found = await database.read(lambda connection: [connection.scalar(text(f"PRAGMA {name}")) for name in names])
        await database.close()
        return found

    assert asyncio.run(pragmas()) == ["wal", 2, 1]


CREATE = "CREATE TABLE things (number INTEGER)"
INSERT = "INSERT INTO things VALUES (1)"
COUNT = "SELECT count(*) FROM things"


def run(sql: str) -> Callable[[Connection], Any]:
    """Work that executes a statement, and returns what it selects."""

    def work(connection: Connection) -> Any:
        result = connection.execute(text(sql))
        return result.scalar() if sql == COUNT else None

    return work


def test_a_reader_sees_one_moment_of_the_database(tmp_path: Path) -> None:
    async def read_while_somebody_writes() -> list[Any]:
        database = database_in(tmp_path)
        loop = asyncio.get_running_loop()
        await database.write(run(CREATE))

        def look_twice(connection: Connection) -> list[Any]:
            before = run(COUNT)(connection)
            asyncio.run_coroutine_threadsafe(database.write(run(INSERT)), loop).result()
            return [before, run(COUNT)(connection)]

        seen = [*await database.read(look_twice), await database.read(run(COUNT))]
        await database.close()
        return seen

    assert asyncio.run(read_while_somebody_writes()) == [0, 0, 1]


def test_work_that_fails_is_undone_as_a_whole(tmp_path: Path) -> None:
    async def fail() -> Any:
        database = database_in(tmp_path)
        await database.write(run(CREATE))

        def insert_and_fail(connection: Connection) -> None:
            run(INSERT)(connection)
            raise ValueError

        with pytest.raises(ValueError):  # noqa: PT011  # it is our own
            await database.write(insert_and_fail)
        left = await database.read(run(COUNT))
        await database.close()
        return left

    assert asyncio.run(fail()) == 0


def test_writers_take_turns(tmp_path: Path) -> None:
    async def write_all_at_once() -> Any:
        database = database_in(tmp_path)
        await database.write(run(CREATE))
        await asyncio.gather(*(database.write(run(INSERT)) for _ in range(50)))
        number = await database.read(run(COUNT))
        await database.close()
        return number

    assert asyncio.run(write_all_at_once()) == 50


def test_of_what_is_written_together_only_what_fails_is_undone(tmp_path: Path) -> None:
    async def write_all_at_once() -> tuple[Any, list[Any]]:
        database = database_in(tmp_path)
        await database.write(run(CREATE))

        def insert_and_fail(connection: Connection) -> None:
            run(INSERT)(connection)
            raise ValueError("as it must")

        works = [run(INSERT), insert_and_fail] * 20
        answers = await asyncio.gather(*(database.write(work) for work in works), return_exceptions=True)
        number = await database.read(run(COUNT))
        await database.close()
        return number, answers

    number, answers = asyncio.run(write_all_at_once())
    assert number == 20
    assert [isinstance(answer, ValueError) for answer in answers] == [False, True] * 20


def test_what_is_committed_is_told_even_when_whoever_asked_has_gone(tmp_path: Path) -> None:
    async def leave() -> list[str]:
        told: list[str] = []
        database = database_in(tmp_path)
        await database.write(run(CREATE))

        def say(_: object) -> None:
            told.append("committed")

        asking = asyncio.create_task(database.write(run(INSERT), say))
        await asyncio.sleep(0)
        asking.cancel()
        await asyncio.gather(asking, return_exceptions=True)
        await database.write(run(INSERT))  # waits behind it
        await database.close()
        return told

    assert asyncio.run(leave()) == ["committed"]


def test_the_data_folder_may_have_any_name(tmp_path: Path) -> None:
    folder = tmp_path / "50% of #it? é"
    folder.mkdir()

    async def migrate() -> None:
        database = database_in(folder)
        await database.migrate()
        await database.close()

    asyncio.run(migrate())
    assert (folder / "brandubh.sqlite").is_file()


def test_a_database_that_cannot_be_written_now_says_so_and_when_to_try_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database_module, "BUSY_MS", 50)
    with Running(quick(tmp_path)) as server, server.visitor() as visitor:
        game = visitor.begin()
        with closing(sqlite3.connect(tmp_path / "brandubh.sqlite", isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            for path, body in ((f"/api/games/{game['id']}/moves", move_after("d2-e2")), ("/api/games", {})):
                answer = visitor.http.post(path, json=body)
                assert (answer.status_code, problem(answer)["code"]) == (503, "busy")
                assert answer.headers["retry-after"] == "5"
            assert visitor.game(game["id"]) == game, "whoever only looks is answered"
            other.execute("ROLLBACK")
        assert len(visitor.play(game["id"], "d2-e2")["moves"]) == 1
