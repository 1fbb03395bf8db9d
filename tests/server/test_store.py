"""The database: what the migrations make is what the program expects, however often they run."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, text

from brandubh.server.database import Base, Database
from brandubh.server.games import rows
from tests.support.running import quick


def database_in(folder: Path) -> Database:
    return Database(quick(folder).database)


def differences(connection: Connection) -> list[Any]:
    context = MigrationContext.configure(connection, opts={"compare_type": True, "compare_server_default": True})
    found: list[Any] = compare_metadata(context, Base.metadata)
    return found


def test_the_migrations_make_the_tables_that_the_program_expects(tmp_path: Path) -> None:
    async def compare() -> list[Any]:
        database = database_in(tmp_path)
        await database.migrate()
        async with database.engine.connect() as connection:
            found = await connection.run_sync(differences)
        await database.close()
        return found

    assert asyncio.run(compare()) == []
    assert set(Base.metadata.tables) == {rows.GameRow.__tablename__, rows.MoveRow.__tablename__}


def test_migrations_run_at_every_start_and_change_nothing_the_second_time(tmp_path: Path) -> None:
    async def migrate() -> None:
        for _ in range(2):
            database = database_in(tmp_path)
            await database.migrate()
            await database.migrate()
            await database.close()

    asyncio.run(migrate())
    with closing(sqlite3.connect(tmp_path / "brandubh.sqlite")) as database:
        assert database.execute("SELECT version_num FROM alembic_version").fetchall() == [("0001",)]


def test_what_is_committed_is_on_the_disk_at_once(tmp_path: Path) -> None:
    async def pragmas() -> list[Any]:
        database = database_in(tmp_path)
        async with database.reading() as session:
            names = ("journal_mode", "synchronous", "foreign_keys")
            found = [await session.scalar(text(f"PRAGMA {name}")) for name in names]
        await database.close()
        return found

    assert asyncio.run(pragmas()) == ["wal", 2, 1]


def test_a_reader_sees_one_moment_of_the_database(tmp_path: Path) -> None:
    async def read_while_somebody_writes() -> list[Any]:
        database = database_in(tmp_path)
        async with database.writing() as session:
            await session.execute(text("CREATE TABLE things (number INTEGER)"))
        count = text("SELECT count(*) FROM things")
        seen = []
        async with database.reading() as reader:
            seen.append(await reader.scalar(count))
            async with database.writing() as writer:
                await writer.execute(text("INSERT INTO things VALUES (1)"))
            seen.append(await reader.scalar(count))
        async with database.reading() as reader:
            seen.append(await reader.scalar(count))
        await database.close()
        return seen

    assert asyncio.run(read_while_somebody_writes()) == [0, 0, 1]


def test_work_that_fails_is_undone_as_a_whole(tmp_path: Path) -> None:
    async def fail() -> Any:
        database = database_in(tmp_path)
        async with database.writing() as session:
            await session.execute(text("CREATE TABLE things (number INTEGER)"))
        try:
            async with database.writing() as session:
                await session.execute(text("INSERT INTO things VALUES (1)"))
                raise ValueError
        except ValueError:
            pass
        async with database.reading() as reader:
            left = await reader.scalar(text("SELECT count(*) FROM things"))
        await database.close()
        return left

    assert asyncio.run(fail()) == 0


def test_the_data_folder_may_have_any_name(tmp_path: Path) -> None:
    folder = tmp_path / "50% of #it? é"
    folder.mkdir()

    async def migrate() -> None:
        database = database_in(folder)
        await database.migrate()
        await database.close()

    asyncio.run(migrate())
    assert (folder / "brandubh.sqlite").is_file()
