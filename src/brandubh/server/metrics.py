"""What a server tells those who run it, at ``/metrics``, in the format of Prometheus. To anybody else there is no such
page: it is for programs on the same machine, for those at addresses that are named, and for whoever has the token.
"""

import asyncio
import hmac
import ipaddress
import os
import re
import sys
import time
from collections.abc import Iterator
from pathlib import Path

from fastapi import APIRouter, Request, Response
from sqlalchemy import func, select
from sqlalchemy.exc import SQLAlchemyError

from brandubh import __version__
from brandubh.errors import BrandubhError
from brandubh.server.access import Access
from brandubh.server.bus import Bus
from brandubh.server.database import Database
from brandubh.server.engines import EnginePool
from brandubh.server.games.games import Games
from brandubh.server.games.rows import games as games_table
from brandubh.server.limits import Limiter
from brandubh.server.measures import CONTENT_TYPE, Family, Histogram, exposition
from brandubh.server.problems import not_found
from brandubh.server.settings import METRICS

LAG_EVERY = 0.25  # seconds
LAGS = (0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5)
COUNT_EVERY = 10.0  # seconds for which a count of the open games is good enough
FORWARDED = ("x-forwarded-for", "x-real-ip", "forwarded")
_TOKEN = re.compile(r"[A-Za-z0-9._~+/=-]{20,200}")

router = APIRouter()


@router.get("/metrics", include_in_schema=False)
async def metrics(request: Request) -> Response:
    """All numbers, for whoever may read them."""
    found: Metrics = request.app.state.services.metrics
    if not found.readers.admit(request):
        raise not_found()
    return Response(await found.text(), media_type=CONTENT_TYPE, headers={"Cache-Control": "no-store"})


class Readers:
    """Who may read the numbers: addresses, ranges of addresses, or whoever has a token; ``off`` is nobody."""

    def __init__(self, text: str) -> None:
        self._networks = [ipaddress.ip_network(each) for each in ("127.0.0.0/8", "::1")]
        self._tokens: list[bytes] = []
        for word in filter(None, (each.strip() for each in text.split(","))):
            if word == "off":
                self._networks, self._tokens = [], []
                return
            try:
                self._networks.append(ipaddress.ip_network(word))
            except ValueError:
                if not _TOKEN.fullmatch(word):
                    raise BrandubhError("metrics", variable=METRICS) from None
                self._tokens.append(word.encode())

    def admit(self, request: Request) -> bool:
        """Whether somebody may."""
        scheme, _, given = request.headers.get("authorization", "").partition(" ")
        if scheme.lower() == "bearer" and given:
            return any(hmac.compare_digest(given.encode(), token) for token in self._tokens)
        # What comes through a proxy on this machine comes from anywhere.
        if request.client is None or any(name in request.headers for name in FORWARDED):
            return False
        try:
            address = ipaddress.ip_address(request.client.host)
        except ValueError:
            return False
        return any(address in network for network in self._networks)


class Metrics:
    """The numbers of a server, from all of its parts."""

    def __init__(
        self,
        readers: Readers,
        access: Access,
        limiter: Limiter,
        database: Database,
        games: Games,
        engines: EnginePool,
        bus: Bus | None,
    ) -> None:
        self.readers = readers
        self._access, self._limiter, self._database = access, limiter, database
        self._games, self._engines, self._bus = games, engines, bus
        self._lag = Histogram(*LAGS)
        self._open: tuple[float, int] | None = None

    async def watch_loop(self) -> None:
        """Measure for ever how late the event loop is."""
        clock = asyncio.get_running_loop().time
        while True:
            due = clock() + LAG_EVERY
            await asyncio.sleep(LAG_EVERY)
            self._lag.observe(max(0.0, clock() - due))

    async def text(self) -> str:
        """All numbers as Prometheus reads them."""
        await self._count_open()
        return exposition((*self._of_games(), *self._of_requests(), *self._of_parts(), *_of_process()))

    async def _count_open(self) -> None:
        """Count the open games, unless that was done just now or the database is away."""
        if self._open is not None and time.monotonic() < self._open[0] + COUNT_EVERY:
            return
        count = select(func.count()).select_from(games_table).where(games_table.c.termination.is_(None))
        try:
            async with asyncio.timeout(2):
                self._open = time.monotonic(), await self._database.read(lambda each: each.scalar(count) or 0)
        except (SQLAlchemyError, TimeoutError):
            self._open = None

    def _of_games(self) -> Iterator[Family]:
        yield Family("brandubh_info", "gauge", "The version.", [({"version": __version__}, 1)])
        made = self._games.moves_made
        yield Family("brandubh_moves_total", "counter", "Moves that were accepted and committed.", [({}, made)])
        if self._open is not None:
            about = "Open games in the database, of all servers that use it."
            yield Family("brandubh_games_open", "gauge", about, [({}, self._open[1])])
        yield Family("brandubh_websockets", "gauge", "Open WebSockets.", [({}, self._access.sockets)])

    def _of_requests(self) -> Iterator[Family]:
        answers = [
            ({"kind": kind, "status": str(status)}, number) for (kind, status), number in self._access.answers.items()
        ]
        yield Family("brandubh_requests_total", "counter", "Requests, by what they cost and their answer.", [*answers])
        seconds = [({"kind": kind}, times) for kind, times in self._access.seconds.items() if any(times.counts)]
        about = "From a request's head to the beginning of its answer."
        yield Family("brandubh_request_seconds", "histogram", about, [*seconds])
        refused = [({"kind": kind}, number) for kind, number in self._limiter.refused.items()]
        yield Family("brandubh_refused_total", "counter", "Requests that were one too many.", [*refused])

    def _of_parts(self) -> Iterator[Family]:
        commits = self._database.commits
        yield Family("brandubh_commit_seconds", "histogram", "Transactions that write.", [({}, commits)])
        writes = self._database.writes
        yield Family("brandubh_writes_total", "counter", "What was written in them.", [({}, writes)])
        queued = self._database.queued
        yield Family("brandubh_writes_waiting", "gauge", "What waits to be written.", [({}, queued)])
        pools = self._engines.load().items()
        busy, waiting = ([({"pool": name}, load[each]) for name, load in pools] for each in (0, 1))
        yield Family("brandubh_engines_busy", "gauge", "Engines at work.", [*busy])
        yield Family("brandubh_engines_waiting", "gauge", "Requests that wait for an engine.", [*waiting])
        if self._bus is not None:
            bus = self._bus
            yield Family("brandubh_bus_up", "gauge", "Whether Redis is there.", [({}, int(bus.is_up))])
            passed = [({"way": "told"}, bus.told), ({"way": "heard"}, bus.heard)]
            yield Family("brandubh_bus_messages_total", "counter", "News to and from other servers.", [*passed])
            shared = [({"way": way}, number) for way, number in self._engines.neighbours.counts.items()]
            about = "Searches given to other servers, those that came back unfinished, and searches taken from others."
            yield Family("brandubh_searches_shared_total", "counter", about, [*shared])
        yield Family("brandubh_loop_lag_seconds", "histogram", "How late the event loop is.", [({}, self._lag)])


def _of_process() -> Iterator[Family]:
    """What every exporter tells, under the names that all of them use."""
    yield Family("process_cpu_seconds_total", "counter", "Processor time.", [({}, time.process_time())])
    yield Family("process_start_time_seconds", "gauge", "When it began.", [({}, _BEGAN)])
    if sys.platform == "linux":
        pages = int(Path("/proc/self/statm").read_text().split()[1])
        memory = pages * os.sysconf("SC_PAGE_SIZE")
        yield Family("process_resident_memory_bytes", "gauge", "Memory.", [({}, memory)])
        files = sum(1 for _ in Path("/proc/self/fd").iterdir())
        yield Family("process_open_fds", "gauge", "Open files and connections.", [({}, files)])


_BEGAN = time.time()
