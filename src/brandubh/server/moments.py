"""The moment by the database's clock, which all servers of one place share."""

import time

from sqlalchemy import Connection, text


def moment(connection: Connection) -> float:
    """Seconds since 1970. SQLite is on the machine of whoever asks."""
    if connection.dialect.name == "sqlite":
        return time.time()
    return float(connection.execute(text("SELECT extract(epoch FROM clock_timestamp())")).scalar_one())
