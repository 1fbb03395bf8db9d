"""A server's settings: where it listens, where its data lives, and how much of the machine it uses."""

import os
import socket
from dataclasses import dataclass, field
from pathlib import Path

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from brandubh.bulk.folders import data_folder, openings_folder
from brandubh.engine.uci import SELF
from brandubh.errors import BrandubhError
from brandubh.server.limits import Limits
from brandubh.tablebase import default_folder

DEFAULT_PORT = 7749
DATABASE = "BRANDUBH_DATABASE_URL"
"""The environment variable with the address of a PostgreSQL database, which several servers may share."""

REDIS = "BRANDUBH_REDIS_URL"
"""The one with the address of the Redis over which they tell each other the news."""

METRICS = "BRANDUBH_METRICS"
"""The one that says who may read the numbers at ``/metrics``, beside programs on the same machine."""

LOG_FORMAT = "BRANDUBH_LOG_FORMAT"
"""The one with the form of the log."""

LOG_FORMATS = ("text", "json")
NODE = "BRANDUBH_NODE"
"""The one with this server's own name among several, for the log."""
CLAIM = "BRANDUBH_CLAIM_AFTER"
"""The one with the seconds after which a win can be claimed against somebody who has left."""


def _claim_after() -> float:
    text = os.environ.get(CLAIM, "60")
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 1 <= seconds <= 86_400:
        raise BrandubhError("claim-after", variable=CLAIM, text=text)
    return seconds


@dataclass(frozen=True, slots=True)
class Settings:
    """The settings of one server. The defaults suit one person on one laptop."""

    host: str = "127.0.0.1"
    port: int = DEFAULT_PORT
    hosts: tuple[str, ...] = ()  # further names by which the server is called
    proxies: tuple[str, ...] = ()  # addresses of proxies that are believed about who asks
    connections: int = 1000  # at once
    connections_each: int = 200  # from one address that is no proxy: a club's, say
    data: Path = field(default_factory=data_folder)
    tables: Path = field(default_factory=default_folder)  # of perfect play; the smallest are built there
    engine: tuple[str, ...] = SELF
    players: int = 1  # engine processes that answer moves
    analysts: int = field(default_factory=lambda: max(1, (os.cpu_count() or 2) - 1))
    painters: int = 1  # processes that draw pictures
    hash_mb: int = 64  # for each of the analysts
    pace: float = 0.6  # seconds that the computer's answer takes at least: a steady rhythm
    limits: Limits = field(default_factory=Limits.from_environment)
    count_games: bool = True  # finished games, in the openings
    keep_unbegun: float = 7  # days that a game is kept in which no move was made
    keep_open: float = 365  # days that a game is kept that nobody finishes; one that is over is kept for ever
    think: float = 0.9  # seconds that the computer's answer may take at most, without a clock
    claim_after: float = field(default_factory=_claim_after)  # seconds of absence; twice that without a clock
    database_url: str = field(default_factory=lambda: os.environ.get(DATABASE, ""))
    redis_url: str = field(default_factory=lambda: os.environ.get(REDIS, ""))
    metrics: str = field(default_factory=lambda: os.environ.get(METRICS, ""))  # addresses, ranges, a token; or off
    log_format: str = field(default_factory=lambda: os.environ.get(LOG_FORMAT, "") or LOG_FORMATS[0])
    access_log: bool = False  # a line for each request
    node: str = field(default_factory=lambda: os.environ.get(NODE, "") or socket.gethostname())
    drain: float = 0  # seconds between SIGTERM and the end, in which it says that it is not ready any more

    @property
    def database(self) -> URL:
        """The address of the database: a file in the data folder, unless one of PostgreSQL is named."""
        if not self.database_url:
            return URL.create("sqlite", database=str(self.data / "brandubh.sqlite"))
        try:
            address = make_url(self.database_url)
        except (ArgumentError, ValueError):
            raise BrandubhError("database-address", variable=DATABASE) from None
        if address.drivername not in ("postgres", "postgresql", "postgresql+psycopg"):
            raise BrandubhError("database-address", variable=DATABASE)
        return address.set(drivername="postgresql+psycopg")

    @property
    def openings(self) -> Path:
        """Where the openings are that this server knows beside those that come with the game."""
        return openings_folder(self.data)
