"""The database: SQLite in a file by default, brought up to date when the server starts.

A move is accepted when its row is committed, and SQLite then has it on the disk: killed at any moment, the server loses
no move that it acknowledged. A transaction runs as a whole in a thread, so that it costs one change of threads and not
one for each statement; a single thread writes, so that writers queue and never poll for the lock.
"""

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import URL, Connection, Engine, create_engine, event, inspect, text
from sqlalchemy.orm import DeclarativeBase, Session

MIGRATIONS = Path(__file__).with_name("migrations")
READERS = 4

T = TypeVar("T")


class Base(DeclarativeBase):
    """The base class of all rows."""


class Database:
    """Connections to one database."""

    def __init__(self, address: URL) -> None:
        self.engine: Engine = create_engine(address)
        if self.engine.dialect.name == "sqlite":
            event.listen(self.engine, "connect", _prepare_sqlite)
            event.listen(self.engine, "begin", _begin_sqlite)
        self._writing = self.engine.execution_options(begin="BEGIN IMMEDIATE")
        self._readers = ThreadPoolExecutor(READERS, "database reader")
        self._writer = ThreadPoolExecutor(1, "database writer")

    async def migrate(self) -> None:
        """Bring the schema up to date."""
        await asyncio.get_running_loop().run_in_executor(self._writer, self._upgrade)

    def _upgrade(self) -> None:
        if self._is_current():
            return
        from alembic import command  # it brings all of SQLAlchemy's dialects, and is needed once for each version
        from alembic.config import Config

        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
        with self.engine.begin() as connection:
            config.attributes["connection"] = connection
            command.upgrade(config, "head")

    def _is_current(self) -> bool:
        """Has the last of the migrations been run? Their files have their revisions in front."""
        newest = max(path.stem.partition("_")[0] for path in MIGRATIONS.glob("versions/*.py"))
        with self.engine.connect() as connection:
            if not inspect(connection).has_table("alembic_version"):
                return False
            return bool(connection.scalar(text("SELECT version_num FROM alembic_version")) == newest)

    async def read(self, work: Callable[[Session], T]) -> T:
        """Work that reads the database as it is at one moment."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, _in_session, self.engine, work)

    async def write(self, work: Callable[[Session], T]) -> T:
        """Work that is committed at its end, all of it or nothing."""
        return await asyncio.get_running_loop().run_in_executor(self._writer, _in_session, self._writing, work)

    async def close(self) -> None:
        """Finish what has begun, and close the connections."""
        for threads in (self._readers, self._writer):
            await asyncio.to_thread(threads.shutdown)
        self.engine.dispose()


def _in_session(engine: Engine, work: Callable[[Session], T]) -> T:
    with Session(engine, expire_on_commit=False) as session, session.begin():
        return work(session)


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
