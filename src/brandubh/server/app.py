"""The app: all features put together, and what is done when it starts and ends."""

import asyncio
import contextlib
import gc
from collections.abc import AsyncIterator
from typing import Any

import anyio.to_thread
from fastapi import FastAPI
from starlette.types import ASGIApp, Receive, Scope, Send

from brandubh import __version__, compiled
from brandubh.openings.explorer import Explorer
from brandubh.server import pages, problems
from brandubh.server.access import Access
from brandubh.server.accounts.accounts import Accounts
from brandubh.server.accounts.identity import Identity, Person
from brandubh.server.accounts.routes import router as accounts_routes
from brandubh.server.analysis.routes import router as analysis
from brandubh.server.askers import Addresses
from brandubh.server.bots.routes import router as bots_routes
from brandubh.server.bots.routes import tokens as tokens_routes
from brandubh.server.bots.streams import Streams
from brandubh.server.bots.tokens import Tokens
from brandubh.server.bus import Bus
from brandubh.server.database import Database
from brandubh.server.dependencies import Services
from brandubh.server.drills.routes import router as drills
from brandubh.server.engines import EnginePool
from brandubh.server.fair_queue import Room
from brandubh.server.games.audience import Audience
from brandubh.server.games.company import Company
from brandubh.server.games.computer import Computer
from brandubh.server.games.flags import Flags
from brandubh.server.games.games import Games
from brandubh.server.games.news import News
from brandubh.server.games.routes import invites
from brandubh.server.games.routes import router as games_routes
from brandubh.server.games.timekeeper import Timekeeper
from brandubh.server.guard import Guard, Hosts
from brandubh.server.health import router as health
from brandubh.server.learn.routes import router as lessons
from brandubh.server.limits import Limiter
from brandubh.server.lobby.lobby import Lobby
from brandubh.server.lobby.routes import router as lobby_routes
from brandubh.server.lobby.routes import watching
from brandubh.server.lobby.watch import Watch
from brandubh.server.metrics import Metrics, Readers
from brandubh.server.metrics import router as metrics_route
from brandubh.server.moderation.blocks import Blocks
from brandubh.server.moderation.routes import router as blocks_routes
from brandubh.server.openings.counting import keep_counting
from brandubh.server.openings.routes import router as openings_routes
from brandubh.server.perfect.open_tables import BUILDER, OpenTables
from brandubh.server.perfect.routes import router as tables_routes
from brandubh.server.pictures.gallery import Gallery
from brandubh.server.pictures.painters import Painters
from brandubh.server.pictures.routes import router as pictures
from brandubh.server.positions.routes import records
from brandubh.server.positions.routes import router as positions
from brandubh.server.puzzles.routes import router as puzzles
from brandubh.server.quick_route import QuickRoutes
from brandubh.server.ratings.players import Players
from brandubh.server.ratings.routes import router as players_routes
from brandubh.server.readiness import Readiness
from brandubh.server.rules import router as rules
from brandubh.server.security import SecurityHeaders
from brandubh.server.settings import Settings
from brandubh.server.studies.routes import router as studies_routes
from brandubh.server.studies.sheets import router as sheets
from brandubh.server.studies.studies import Studies
from brandubh.server.tournaments.routes import router as tournaments_routes
from brandubh.server.tournaments.tournaments import Tournaments
from brandubh.server.training.routes import router as training_routes
from brandubh.server.training.runs import Runs
from brandubh.server.training.training import Training, all_tasks
from brandubh.server.turns import ByTurns

PLAYING = "brandubh.engine.engine"  # what has to be compiled for the computer to play as well as it can
HEAD_START = 1.0  # seconds: the first page comes before what it does not need
COMPUTING = (
    4  # threads of routes that compute: Python runs one at a time, and with each the event loop has more to wait
)


class _App(FastAPI):
    """FastAPI behind a ``front`` of our own: what is refused, and what needs nothing of FastAPI, is answered there."""

    def __init__(self, **choices: Any) -> None:
        super().__init__(**choices)
        self.front: ASGIApp = super().__call__

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self.front(scope, receive, send)


def create_app(settings: Settings | None = None) -> FastAPI:
    """The app with these settings, or with the defaults."""
    settings = settings or Settings()
    limiter = Limiter(settings.limits)
    readers = Readers(settings.metrics)

    @contextlib.asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        settings.data.mkdir(parents=True, exist_ok=True)
        compiled.warm_meanwhile(PLAYING)
        anyio.to_thread.current_default_thread_limiter().total_tokens = COMPUTING
        database = Database(settings.database)
        await database.migrate()
        news = News()
        engines = EnginePool(settings)
        neighbours = engines.neighbours
        bus = None
        if settings.redis_url:

            def heard(text: str) -> None:
                if not neighbours.heard(text):
                    news.heard(text)

            bus = Bus(settings.redis_url, heard, news.look_again)
            news.elsewhere, neighbours.elsewhere = bus.tell, bus.tell_now
            bus.start()
        games = Games(database, news, settings.limits)
        company = Company(database, games, news, settings.claim_after)
        studies = Studies(database, settings.limits)
        tables = OpenTables(settings.tables, limiter)
        gallery = Gallery(Painters(settings.painters))
        addresses = Addresses()
        timekeeper = Timekeeper(database, news, games)
        flags = Flags(database, games, news)
        computer = Computer(database, games, news, engines, addresses, settings.pace)
        exports = Room(20, of_address=8, of_visitor=2, refused="too-often")
        readiness = Readiness(database, engines, bus)
        metrics = Metrics(readers, access, limiter, database, games, engines, bus)
        training, runs = Training(database, games.time.now), Runs(database, games.time.now)
        openings = Explorer(settings.openings)
        audience = Audience(database, news)
        lobby = Lobby(database, news, audience, settings.limits)
        watch = Watch(database, news, audience)
        accounts = Accounts(database, settings.limits, games.time.now)
        tokens = Tokens(database, limiter, games.time.now)
        tournaments = Tournaments(database, news, games, settings.limits)
        app.state.services = Services(
            database=database,
            news=news,
            games=games,
            company=company,
            studies=studies,
            engines=engines,
            tables=tables,
            gallery=gallery,
            addresses=addresses,
            exports=exports,
            readiness=readiness,
            training=training,
            runs=runs,
            openings=openings,
            limiter=limiter,
            audience=audience,
            lobby=lobby,
            watch=watch,
            accounts=accounts,
            blocks=Blocks(database, games.time.now),
            metrics=metrics,
            players=Players(database, games.time.now),
            tokens=tokens,
            streams=Streams(games, news, tokens),
            tournaments=tournaments,
        )

        def drain() -> None:
            readiness.is_draining = access.is_draining = neighbours.is_draining = True

        app.state.drain = drain

        async def rest() -> None:
            # Together: whoever waits for an engine that hangs is freed when it is killed.
            await asyncio.gather(computer.close(), engines.close(), gallery.close())

        app.state.rest = rest
        await timekeeper.start()
        computer.start()
        company.attendance.start()
        keeping = [
            asyncio.create_task(metrics.watch_loop()),
            asyncio.create_task(timekeeper.keep()),
            asyncio.create_task(flags.keep()),
            asyncio.create_task(games.remove_abandoned(settings.keep_unbegun, settings.keep_open)),
            *(asyncio.create_task(each.keep()) for each in (audience, lobby, watch, tournaments)),
        ]

        if bus is not None:
            keeping.append(asyncio.create_task(neighbours.keep()))
        if settings.count_games:
            keeping.append(asyncio.create_task(keep_counting(database, openings.store)))

        def load_rules() -> None:
            compiled.load("brandubh.kernel")
            openings.warm()

        # Nobody is answered while they load, so they load before anybody asks: a quarter of a second, unless they have
        # yet to be compiled.
        loaded = compiled.is_warm(PLAYING)
        if loaded:
            load_rules()

        async def warm() -> None:
            await asyncio.sleep(HEAD_START)
            while compiled.is_meanwhile():
                await asyncio.sleep(0.2)
            if not loaded:
                await asyncio.to_thread(load_rules)
            # The tables first, so that the engines find them; unless the code that builds them has yet to be compiled.
            steps = [tables.warm, engines.warm] if compiled.is_warm(BUILDER) else [engines.warm, tables.warm]
            for step in steps:
                await step()
            await asyncio.to_thread(all_tasks)
            await asyncio.to_thread(app.openapi)  # which an answer about methods needs
            gc.freeze()  # what was loaded by now stays; to look through it again and again holds everybody up

        keeping.append(asyncio.create_task(warm()))
        try:
            yield
        finally:
            for task in keeping:
                task.cancel()
            await asyncio.gather(*keeping, return_exceptions=True)
            await company.attendance.close()
            readiness.close()
            await rest()
            await timekeeper.close()
            with contextlib.suppress(Exception):
                await audience.leave()
            tables.close()
            accounts.close()
            if bus is not None:
                await bus.close()
            await database.close()

    app = _App(
        title="Brandubh",
        version=__version__,
        summary="Play and analyse Brandubh, the Irish tafl game.",
        lifespan=lifespan,
        docs_url=None,  # its pages would fetch scripts from elsewhere; /api/openapi.json is the document itself
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    hosts = Hosts(settings.host, settings.hosts)
    quick = QuickRoutes(ByTurns(app.front), app, games_routes.routes)

    async def bearer(scope: Scope, token: str) -> Person:
        tokens: Tokens = app.state.services.tokens
        return await tokens.resolve(scope, token)

    known = Identity(pages.KnownPages(quick), lambda: app.state.services.accounts, bearer)
    guarded = SecurityHeaders(Guard(known, hosts, limiter))
    app.front = access = Access(guarded, tells=settings.access_log)
    problems.install(app)
    app.mount("/assets", pages.bundle)
    app.router.routes.append(pages.route)  # they are tried in this order: first what is asked for most
    for router in (
        games_routes,
        invites,
        accounts_routes,
        blocks_routes,
        players_routes,
        tokens_routes,
        bots_routes,
        health,
        metrics_route,
        positions,
        records,
        rules,
        analysis,
        tables_routes,
        openings_routes,
        puzzles,
        training_routes,
        lessons,
        drills,
        pictures,
        studies_routes,
        sheets,
        lobby_routes,
        watching,
        tournaments_routes,
    ):
        app.router.routes.extend(router.routes)  # include_router() would look for each of them twice, at every request
    problems.describe(app)
    access.learn(app.routes, pages.NAMES)
    return app
