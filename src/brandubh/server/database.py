"""The database: SQLite in a file by default, brought up to date when the server starts.

A move is accepted when its row is committed, and SQLite then has it on the disk: killed at any moment, the server loses
no move that it acknowledged. A transaction runs as a whole in a thread, so that it costs one change of threads and not
one for each statement. A single thread writes, so that writers queue and never poll for the lock; what has queued while
the disk was busy is committed together, because the disk takes as long for many moves as for one.
"""

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import URL, Connection, Engine, MetaData, create_engine, event, inspect, text

MIGRATIONS = Path(__file__).with_name("migrations")
READERS = 4
MOST_TOGETHER = 64  # pieces of work in one transaction

metadata = MetaData()
"""All tables."""

T = TypeVar("T")


@dataclass(slots=True)
class _Work:
    """Something to be written, and who waits for it."""

    write: Callable[[Connection], Any]
    then: Callable[[Any], None] | None
    loop: asyncio.AbstractEventLoop
    answer: asyncio.Future[Any]
    result: Any = None
    error: BaseException | None = None

    def settle(self) -> None:
        """Tell of it, in the loop of whoever waits."""
        if self.error is None and self.then is not None:
            self.then(self.result)
        if self.answer.done():  # whoever waited has gone
            return
        if self.error is None:
            self.answer.set_result(self.result)
        else:
            self.answer.set_exception(self.error)


class Database:
    """Connections to one database."""

    def __init__(self, address: URL) -> None:
        self.engine: Engine = create_engine(address)
        if self.engine.dialect.name == "sqlite":
            event.listen(self.engine, "connect", _prepare_sqlite)
            event.listen(self.engine, "begin", _begin_sqlite)
        self._writing = self.engine.execution_options(begin="BEGIN IMMEDIATE")
        self._readers = ThreadPoolExecutor(READERS, "database reader")
        self._queue: queue.SimpleQueue[_Work | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write_all, name="database writer", daemon=True)
        self._writer.start()

    async def migrate(self) -> None:
        """Bring the schema up to date."""
        await asyncio.get_running_loop().run_in_executor(self._readers, self._upgrade)

    def _upgrade(self) -> None:
        if self._is_current():
            return
        from alembic import command  # it brings all of SQLAlchemy's dialects, and is needed once for each version
        from alembic.config import Config

        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
        with self._writing.begin() as connection:
            config.attributes["connection"] = connection
            command.upgrade(config, "head")

    def _is_current(self) -> bool:
        """Has the last of the migrations been run? Their files have their revisions in front."""
        newest = max(path.stem.partition("_")[0] for path in MIGRATIONS.glob("versions/*.py"))
        with self.engine.connect() as connection:
            if not inspect(connection).has_table("alembic_version"):
                return False
            return bool(connection.scalar(text("SELECT version_num FROM alembic_version")) == newest)

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Work that reads the database as it is at one moment."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, work)

    def _read(self, work: Callable[[Connection], T]) -> T:
        with self.engine.begin() as connection:
            return work(connection)

    async def write(self, work: Callable[[Connection], T], then: Callable[[T], None] | None = None) -> T:
        """Work that is committed at its end, all of it or nothing. ``then`` is called with its result once it is
        committed, even if whoever asked for it has gone.
        """
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[T] = loop.create_future()
        self._queue.put(_Work(work, then, loop, answer))
        return await answer

    def _write_all(self) -> None:
        """The writer's thread: one transaction after another, each of all that has queued meanwhile."""
        closing = False
        while not closing:
            waiting = [self._queue.get()]
            while len(waiting) < MOST_TOGETHER and not self._queue.empty():
                waiting.append(self._queue.get())
            closing = None in waiting
            together = [work for work in waiting if work is not None]
            try:
                with self._writing.begin() as connection:
                    for work in together:
                        _write_one(connection, work)
            except Exception as error:  # whoever waits is told, whatever it is
                for work in together:
                    work.error = work.error or error
            for work in together:
                work.loop.call_soon_threadsafe(work.settle)

    async def close(self) -> None:
        """Finish what has begun, and close the connections."""
        self._queue.put(None)
        await asyncio.to_thread(self._writer.join)
        await asyncio.to_thread(self._readers.shutdown)
        self.engine.dispose()


def _write_one(connection: Connection, work: _Work) -> None:
    """Do the work, or undo as much of it as was done."""
    connection.exec_driver_sql("SAVEPOINT work")  # begin_nested() would compile it anew each time
    try:
        work.result = work.write(connection)
    except Exception as error:
        work.error = error
        connection.exec_driver_sql("ROLLBACK TO SAVEPOINT work")
    connection.exec_driver_sql("RELEASE SAVEPOINT work")


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
