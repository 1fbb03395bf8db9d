"""The database: SQLite in a file by default, or PostgreSQL for several servers; brought up to date when one starts.

A move is accepted when its row is committed, and the database then has it on the disk: killed at any moment, the server
loses no move that it acknowledged. A transaction runs as a whole in a thread, so that it costs one change of threads
and not one for each statement. A single thread writes, so that writers queue and never poll for the lock; what has
queued while the disk was busy is committed together, because the disk takes as long for many moves as for one.

SQLite lets one server write at a time. Under PostgreSQL all of them do: whoever reads something to change it names a
lock, which is held until the change is committed or undone.
"""

import asyncio
import hashlib
import queue
import sqlite3
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import (
    URL,
    BigInteger,
    Connection,
    Engine,
    Executable,
    MetaData,
    bindparam,
    create_engine,
    event,
    func,
    inspect,
    select,
    text,
)
from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError

from brandubh.errors import BrandubhError
from brandubh.server.measures import Histogram

MIGRATIONS = Path(__file__).with_name("migrations")
APPLICATION_ID = int.from_bytes(b"brdb")  # by which a database is known to be ours
READERS = 4
BUSY_MS = 5000  # that another process may keep the database locked
PAUSE_MS = 5000  # that a server may be silent in the middle of a transaction
CONNECT_SECONDS = 5  # that PostgreSQL may take to answer
COMMIT_SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5)
MOST_TRIES = 10  # of work that another server's is in the way of
MOST_TOGETHER = 256  # pieces of work in one transaction; whoever finds no room waits for the disk twice

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
    lock: str | None = None
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


class Prepared:
    """A statement that is run at every move: put into words once, and then given straight to the driver, which takes a
    fifth of the time. Its values must be of kinds that the driver knows by itself: numbers and texts.
    """

    def __init__(self, statement: Executable) -> None:
        self._statement: Any = statement
        self._compiled: dict[str, Any] = {}  # by the dialect's name

    def run(self, connection: Connection, **values: Any) -> Any:
        """Run it; the driver's cursor."""
        dialect = connection.dialect
        compiled = self._compiled.get(dialect.name)
        if compiled is None:
            compiled = self._compiled[dialect.name] = self._statement.compile(dialect=dialect)
        names = compiled.positiontup  # of a driver that takes values by their order
        cursor = connection.connection.cursor()
        try:
            cursor.execute(compiled.string, values if names is None else [values[name] for name in names])
        except Exception as error:
            driver: Any = dialect.dbapi
            raise DBAPIError.instance(compiled.string, values, error, driver.Error, dialect=dialect) from error
        return cursor


class Database:
    """Connections to one database."""

    def __init__(self, address: URL) -> None:
        self.engine, self._reading, self._writing = _engines(address)
        self._readers = ThreadPoolExecutor(READERS, "database reader")
        self._queue: queue.SimpleQueue[_Work | None] = queue.SimpleQueue()
        self.commits = Histogram(*COMMIT_SECONDS)
        self.writes = 0  # pieces of work
        self._writer = threading.Thread(target=self._write_all, name="database writer", daemon=True)
        self._writer.start()

    @property
    def queued(self) -> int:
        """How much waits to be written."""
        return self._queue.qsize()

    @property
    def is_shared(self) -> bool:
        """Whether several servers may use it as equals."""
        return self.engine.dialect.name != "sqlite"

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
            if connection.dialect.name != "sqlite":  # which has locked itself
                connection.execute(text("SET LOCAL idle_in_transaction_session_timeout = 0"))  # it takes its time
                connection.execute(select(func.pg_advisory_xact_lock(APPLICATION_ID)))
            config.attributes["connection"] = connection
            command.upgrade(config, "head")

    def _is_current(self) -> bool:
        """Has the last of the migrations been run? Their files have their revisions in front."""
        newest = max(path.stem.partition("_")[0] for path in MIGRATIONS.glob("versions/*.py"))
        with self.engine.connect() as connection:
            if not inspect(connection).has_table("alembic_version"):
                return False
            return bool(connection.scalar(text("SELECT version_num FROM alembic_version")) == newest)

    async def check(self) -> None:
        """Write a little, which changes nothing, and have it committed."""
        if self.engine.dialect.name == "sqlite":
            await self.write(lambda connection: connection.exec_driver_sql(f"PRAGMA application_id = {APPLICATION_ID}"))
        else:
            await self.write(lambda connection: connection.execute(text("SELECT 1")))

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Work that reads the database as it is at one moment."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, work)

    def _read(self, work: Callable[[Connection], T]) -> T:
        with self._reading.begin() as connection:
            return work(connection)

    async def write(
        self,
        work: Callable[[Connection], T],
        then: Callable[[T], None] | None = None,
        *,
        lock: str | None = None,
    ) -> T:
        """Work that is committed at its end, all of it or nothing. ``then`` is called with its result once it is
        committed, even if whoever asked for it has gone. ``lock`` names what it reads to change it, the id of a game
        say: no two servers work on that at the same time.

        Work may be done twice, if the database could not commit it together with other work.
        """
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[T] = loop.create_future()
        self._queue.put(_Work(work, then, loop, answer, lock))
        return await answer

    def _write_all(self) -> None:
        """The writer's thread: one transaction after another, each of all that has queued meanwhile."""
        writer = _Writer(self._writing)
        closing = False
        while not closing:
            waiting = [self._queue.get()]
            while len(waiting) < MOST_TOGETHER and not self._queue.empty():
                waiting.append(self._queue.get())
            closing = None in waiting
            together = [work for work in waiting if work is not None]
            began = time.perf_counter()
            error = writer.commit(together)
            if error is not None and _is_standoff(error):
                for work in together:  # one by one they hold few locks each, and seldom wait for each other
                    _retry(writer, work)
            self.commits.observe(time.perf_counter() - began)
            self.writes += len(together)
            for work in together:
                work.loop.call_soon_threadsafe(work.settle)
        writer.close()

    async def close(self) -> None:
        """Finish what has begun, and close the connections."""
        self._queue.put(None)
        await asyncio.to_thread(self._writer.join)
        await asyncio.to_thread(self._readers.shutdown)
        self.engine.dispose()


def _retry(writer: "_Writer", work: _Work) -> None:
    """Do work that was in the way of another server's, until it is not. The end of a game holds its players as well as
    the game, for which somebody else may wait who has queued more.
    """
    for _ in range(MOST_TRIES):
        error = writer.commit([work])
        if error is None or not _is_standoff(error):
            return


class _Writer:
    """The connection of the writer's thread, made again when it breaks."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._connection: Connection | None = None
        self._is_sent = False

    def commit(self, together: list[_Work]) -> Exception | None:
        """Do some work in one transaction, and note how it went. An error if nothing of it stands."""
        kept = self._connection is not None
        error = self._try(together)
        if kept and not self._is_sent and _is_lost(error):  # it was lost while nobody used it
            error = self._try(together)
        return error

    def _try(self, together: list[_Work]) -> Exception | None:
        for work in together:
            work.error = None
        self._is_sent = False
        try:
            self._connection = self._connection or self._engine.connect()
            with self._connection.begin():
                for work in together:
                    _write_one(self._connection, work)
                self._is_sent = True  # if the answer is lost now, nobody knows whether it stands
        except Exception as error:  # whoever waits is told, whatever it is
            for work in together:
                work.error = work.error or error
            if self._connection is not None:  # it may be left half-way
                self._connection.invalidate()
            self.close()
            return error
        return None

    def close(self) -> None:
        """Close the connection."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None


_begin_work, _undo_work, _end_work = (
    Prepared(text(words)) for words in ("SAVEPOINT work", "ROLLBACK TO SAVEPOINT work", "RELEASE SAVEPOINT work")
)
_lock = Prepared(select(func.pg_advisory_xact_lock(bindparam("lock", type_=BigInteger))))


def lock(connection: Connection, name: str) -> None:
    """Hold what has this name until the transaction ends. Whoever holds several takes them in one order; SQLite has one
    writer, who holds everything.
    """
    if connection.dialect.name != "sqlite":
        _lock.run(connection, lock=int.from_bytes(hashlib.sha256(name.encode()).digest()[:8], signed=True))


def _write_one(connection: Connection, work: _Work) -> None:
    """Do the work, or undo as much of it as was done."""
    _begin_work.run(connection)
    try:
        if work.lock is not None:
            lock(connection, work.lock)
        work.result = work.write(connection)
    except Exception as error:
        if _is_standoff(error):
            raise
        work.error = error
        _undo_work.run(connection)
    _end_work.run(connection)


def _is_lost(error: Exception | None) -> bool:
    """Whether PostgreSQL is not there, or was not for a while."""
    return isinstance(error, OperationalError | InterfaceError) and not isinstance(error.orig, sqlite3.Error)


def _is_standoff(error: Exception) -> bool:
    """Whether two servers waited for each other, and the database has sent one of them away."""
    state = getattr(error.orig, "sqlstate", None) if isinstance(error, DBAPIError) else None
    return state in ("40001", "40P01")


def _engines(address: URL) -> tuple[Engine, Engine, Engine]:
    """An engine, and the same one for reading a single moment and for writing."""
    if address.drivername == "sqlite":
        engine = create_engine(address)
        event.listen(engine, "connect", _prepare_sqlite)
        event.listen(engine, "begin", _begin_sqlite)
        return engine, engine, engine.execution_options(begin="BEGIN IMMEDIATE")
    try:
        engine = create_engine(
            address,
            pool_size=READERS + 1,
            max_overflow=0,
            pool_pre_ping=True,  # the database may have been restarted
            connect_args=_LINE | {"connect_timeout": CONNECT_SECONDS, "application_name": "brandubh"},
        )
    except ModuleNotFoundError as error:
        command = "pip install 'brandubh[nodes]'"
        raise BrandubhError("no-package", package=str(error.name), command=command) from None
    event.listen(engine, "connect", _prepare_postgres)
    reading = engine.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
    return engine, reading, engine


_LINE = {
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,  # milliseconds without an answer of the other machine; the system would wait for hours
}


def _prepare_postgres(connection: Any, _: object) -> None:
    """A server paused or cut off in the middle of a transaction holds up nobody for long: PostgreSQL undoes it."""
    cursor = connection.cursor()
    cursor.execute(f"SET idle_in_transaction_session_timeout = {PAUSE_MS}")
    cursor.close()
    connection.commit()


def _prepare_sqlite(connection: Any, _: object) -> None:
    connection.isolation_level = None  # Python's own transactions would begin only with the first change
    cursor: sqlite3.Cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode = WAL")
    cursor.execute("PRAGMA synchronous = FULL")
    cursor.execute("PRAGMA foreign_keys = ON")
    cursor.execute(f"PRAGMA busy_timeout = {BUSY_MS}")
    cursor.close()


_BEGIN = {words: Prepared(text(words)) for words in ("BEGIN", "BEGIN IMMEDIATE")}


def _begin_sqlite(connection: Connection) -> None:
    """Begin a transaction: at once where something is to be written, so that writers wait for each other."""
    _BEGIN[connection.get_execution_options().get("begin", "BEGIN")].run(connection)
