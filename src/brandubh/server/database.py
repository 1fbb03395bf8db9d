"""The database: SQLite in a file by default, brought up to date when the server starts.

A move is accepted when its row is committed, and SQLite then has it on the disk: killed at any moment, the server loses
no move that it acknowledged.
"""

import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import URL, Connection, event
from sqlalchemy.ext.asyncio import AsyncEngine, AsyncSession, async_sessionmaker, create_async_engine
from sqlalchemy.orm import DeclarativeBase

MIGRATIONS = Path(__file__).with_name("migrations")


class Base(DeclarativeBase):
    """The base class of all rows."""


class Database:
    """Connections to one database."""

    def __init__(self, address: URL) -> None:
        self.address = address
        self.engine: AsyncEngine = create_async_engine(address)
        if self.engine.dialect.name == "sqlite":
            event.listen(self.engine.sync_engine, "connect", _prepare_sqlite)
            event.listen(self.engine.sync_engine, "begin", _begin_sqlite)
        self._readers = async_sessionmaker(self.engine, expire_on_commit=False)
        writing = self.engine.execution_options(begin="BEGIN IMMEDIATE")
        self._writers = async_sessionmaker(writing, expire_on_commit=False)

    async def migrate(self) -> None:
        """Bring the schema up to date."""
        async with self.engine.begin() as connection:
            await connection.run_sync(_upgrade)

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncSession]:
        """A session that reads the database as it is at one moment."""
        async with self._readers() as session:
            yield session

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncSession]:
        """A session whose work is committed at the end, all of it or nothing."""
        async with self._writers.begin() as session:
            yield session

    async def close(self) -> None:
        """Close the connections."""
        await self.engine.dispose()


def _prepare_sqlite(connection: Any, _: object) -> None:
    connection.isolation_level = None  # Python's own transactions would begin only with the first change
    cursor: sqlite3.Cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode = WAL")
    cursor.execute("PRAGMA synchronous = FULL")
    cursor.execute("PRAGMA foreign_keys = ON")
    cursor.execute("PRAGMA busy_timeout = 5000")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    """Begin a transaction: at once where something is to be written, so that writers wait for each other."""
    connection.exec_driver_sql(connection.get_execution_options().get("begin", "BEGIN"))


def _upgrade(connection: Any) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
