"""A PostgreSQL database before the server listens: whatever is wrong with it is said in one sentence."""

import asyncio

from sqlalchemy import URL, inspect, text
from sqlalchemy.exc import DBAPIError

from brandubh.errors import BrandubhError, DataError
from brandubh.server.database import MIGRATIONS, Database

_OUR_TABLES = {"alembic_version", "games", "moves"}


def prepare_postgres(address: URL) -> None:
    """Bring a database up to date. One of another program, or of a newer Brandubh, stays as it is."""
    asyncio.run(_prepare(address))


async def _prepare(address: URL) -> None:
    name = address.render_as_string(hide_password=True)
    database = Database(address)
    try:
        await asyncio.to_thread(_look_at, database, name)
        await database.migrate()
    except DBAPIError as error:
        said = str(error.orig).strip().partition("\n")[0]
        raise DataError("database-unusable", file=name, reason=BrandubhError("file-system", text=said)) from None
    finally:
        await database.close()


def _look_at(database: Database, name: str) -> None:
    with database.engine.connect() as connection:
        tables = set(inspect(connection).get_table_names())
        if not tables:
            return
        if not tables >= _OUR_TABLES:
            raise DataError("data-foreign", file=name)
        revision = connection.scalar(text("SELECT version_num FROM alembic_version"))
    if revision not in {path.stem.partition("_")[0] for path in MIGRATIONS.glob("versions/*.py")}:
        raise DataError("data-newer", file=name)
