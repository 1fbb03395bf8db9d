"""The data folder before the server listens: whatever is wrong with it is said in one sentence, and nothing is touched.

A database is looked at before anything is written to it: one of another program, or of a newer Brandubh, stays as it
is.
"""

import asyncio
import contextlib
import os
import sqlite3
import time
from pathlib import Path

from sqlalchemy.exc import DBAPIError

from brandubh.errors import BrandubhError, DataError, file_trouble
from brandubh.server.database import APPLICATION_ID, MIGRATIONS, Database
from brandubh.server.postgres import prepare_postgres
from brandubh.server.settings import Settings

PATIENCE = 10.0  # seconds for other servers that begin at the same time
_MAGIC = b"SQLite format 3\0"
_OUR_TABLES = {"alembic_version", "games", "moves"}


def prepare(settings: Settings) -> None:
    """Make the data folder and bring the database up to date; a :exc:`DataError` says why that cannot be."""
    file = settings.data / "brandubh.sqlite"
    try:
        settings.data.mkdir(parents=True, exist_ok=True)
        if settings.database_url:
            prepare_postgres(settings.database)
            return
        exists = file.exists() and file.stat().st_size > 0
        with file.open("rb") if exists else contextlib.nullcontext() as opened:
            if opened is not None and opened.read(len(_MAGIC)) != _MAGIC:
                raise DataError("data-foreign", file=str(file))
    except OSError as error:
        raise DataError("data-folder", file=error.filename or str(file), reason=file_trouble(error)) from None
    try:
        with contextlib.closing(sqlite3.connect(file, timeout=PATIENCE, isolation_level=None)) as connection:
            is_current = _look_at(connection, file)
            _write_to(connection)
        if not is_current:
            asyncio.run(_upgrade(settings))
    except sqlite3.Error as error:
        raise _trouble(error, file) from None


def check_folders(settings: Settings) -> None:
    """See that the folders beside the database are folders, or can be; what is in them may be missing or read only."""
    for folder in (settings.openings, settings.tables):
        try:
            there = next(each for each in (folder, *folder.absolute().parents) if each.exists())
        except OSError as error:
            raise DataError("data-folder", file=str(folder), reason=file_trouble(error)) from None
        if not there.is_dir():
            raise DataError("data-folder", file=str(there), reason=BrandubhError("file-no-folder"))


def _look_at(connection: sqlite3.Connection, file: Path) -> bool:
    """Whether the database is up to date; an error if it is not one of ours that we can read."""
    [mark] = connection.execute("PRAGMA application_id").fetchone()
    tables = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    # Those of before had no mark. Where there is no table yet, another server may just have begun.
    if mark not in (0, APPLICATION_ID) or (mark == 0 and tables and not tables >= _OUR_TABLES):
        raise DataError("data-foreign", file=str(file))
    if not tables:
        return False
    revisions = {path.stem.partition("_")[0] for path in MIGRATIONS.glob("versions/*.py")}
    [revision] = connection.execute("SELECT version_num FROM alembic_version").fetchone() or [""]
    if revision not in revisions:
        raise DataError("data-newer", file=str(file))
    for table in ("games", "moves"):  # whoever is damaged may show it here; to read all of it would take too long
        connection.execute(f"SELECT * FROM {table} ORDER BY rowid DESC LIMIT 1").fetchone()
    return bool(revision == max(revisions))


def _write_to(connection: sqlite3.Connection) -> None:
    """Mark the database as ours, which shows that it can be written, too."""
    until = time.monotonic() + PATIENCE
    while True:
        try:
            connection.execute("PRAGMA journal_mode = WAL")
            connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
            return
        except sqlite3.OperationalError as error:
            # The change to a write-ahead log does not wait for others who make it.
            if not _name(error).startswith("SQLITE_BUSY") or time.monotonic() > until:
                raise
        time.sleep(0.05)


async def _upgrade(settings: Settings) -> None:
    database = Database(settings.database)
    try:
        await database.migrate()
    except DBAPIError as error:
        # A statement may go wrong in a schema that is not as it should be; all else is the file's own trouble.
        if isinstance(error.orig, sqlite3.Error) and not _name(error.orig).startswith(("SQLITE_ERROR", "SQLITE_CONS")):
            raise error.orig from None
        raise _not_upgraded(settings, str(error.orig)) from None
    except Exception as error:  # whatever a migration meets in a database that is not as it should be
        raise _not_upgraded(settings, str(error)) from None
    finally:
        await database.close()


def _not_upgraded(settings: Settings, text: str) -> DataError:
    reason = BrandubhError("file-system", text=text.partition("\n")[0])
    return DataError("data-upgrade", file=str(settings.data / "brandubh.sqlite"), reason=reason)


def _trouble(error: sqlite3.Error, file: Path) -> DataError:
    name = _name(error)
    if name == "SQLITE_FULL" or (name.startswith("SQLITE_IOERR") and _is_full(file.parent)):
        return DataError("data-full", file=str(file))
    if name.startswith(("SQLITE_NOTADB", "SQLITE_CORRUPT")):
        return DataError("data-damaged", file=str(file))
    if name.startswith(("SQLITE_BUSY", "SQLITE_LOCKED")):
        return DataError("data-locked", file=str(file))
    if name.startswith(("SQLITE_READONLY", "SQLITE_CANTOPEN", "SQLITE_PERM")) and not _may_write(file):
        return DataError("data-folder", file=str(file), reason=BrandubhError("file-forbidden"))
    return DataError("data-folder", file=str(file), reason=BrandubhError("file-system", text=str(error)))


def _name(error: sqlite3.Error) -> str:
    return getattr(error, "sqlite_errorname", "")  # none where Python itself complains


def _may_write(file: Path) -> bool:
    return os.access(file.parent, os.W_OK) and (not file.exists() or os.access(file, os.W_OK))


def _is_full(folder: Path) -> bool:
    return hasattr(os, "statvfs") and os.statvfs(folder).f_bavail < 16
