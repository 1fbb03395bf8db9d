"""The servers that share a database: which of them are alive, and the time that all agree on, the database's."""

from collections.abc import Callable

from sqlalchemy import Column, Connection, Float, String, Table, bindparam, func, insert, select, text

from brandubh.server.database import Prepared, metadata
from brandubh.server.games.game_time import Reading

SAMPLES = 3  # of which the quickest is believed
FORGOTTEN = 24 * 3600.0  # seconds after which a server that was not seen is struck off

nodes = Table(
    "nodes",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("started_at", Float, nullable=False),
    Column("seen_at", Float, nullable=False),  # its last heartbeat
)

_clock = Prepared(text("SELECT extract(epoch FROM clock_timestamp())::float8"))
_beat = Prepared(
    nodes.update().where(nodes.c.id == bindparam("node")).values(seen_at=bindparam("now"))
)  # at every beat of every server


def read_clock(connection: Connection, steady: Callable[[], float]) -> Reading:
    """What PostgreSQL's clock shows: halfway between question and answer, as near as the quickest of a few tells."""
    readings = []
    for _ in range(SAMPLES):
        asked = steady()
        [shown] = _clock.run(connection).fetchone()
        error = (steady() - asked) / 2
        readings.append(Reading(shown, asked + error, error))
    return min(readings, key=lambda reading: reading.error)


def last_seen(connection: Connection) -> float | None:
    """When any server was seen last, this one among them."""
    found: float | None = connection.scalar(select(func.max(nodes.c.seen_at)))
    return found


def are_others_since(connection: Connection, node: str, moment: float) -> bool:
    """Whether another server has been seen since a moment."""
    others = select(nodes.c.id).where(nodes.c.id != node, nodes.c.seen_at > moment)
    return connection.scalar(others.limit(1)) is not None


def arrive(connection: Connection, node: str, now: float) -> None:
    """Enter a server in the list, and strike off those of long ago."""
    connection.execute(nodes.delete().where(nodes.c.seen_at < now - FORGOTTEN))
    connection.execute(insert(nodes).values(id=node, started_at=now, seen_at=now))


def show_life(connection: Connection, node: str, now: float) -> None:
    """Note that a server is alive."""
    if _beat.run(connection, node=node, now=now).rowcount == 0:  # struck off by the others while it slept
        arrive(connection, node, now)


def set_back(connection: Connection, now: float) -> None:
    """After the clock was set back, nobody has been seen in the future."""
    connection.execute(nodes.update().where(nodes.c.seen_at > now).values(seen_at=now))


def leave(connection: Connection, node: str) -> None:
    """Strike a server off that ends."""
    connection.execute(nodes.delete().where(nodes.c.id == node))
