"""What a route gets by naming it among its parameters. app.py makes each of these once, when the server starts."""

from collections.abc import AsyncIterator
from dataclasses import dataclass
from typing import Annotated

from fastapi import Depends
from starlette.requests import HTTPConnection

from brandubh.openings.explorer import Explorer
from brandubh.server.accounts.accounts import Accounts
from brandubh.server.askers import Addresses, asker_of
from brandubh.server.bots.streams import Streams
from brandubh.server.bots.tokens import Tokens
from brandubh.server.database import Database
from brandubh.server.engines import Analyst, EnginePool
from brandubh.server.fair_queue import Room
from brandubh.server.games.audience import Audience
from brandubh.server.games.company import Company
from brandubh.server.games.games import Games
from brandubh.server.games.news import News
from brandubh.server.limits import Limiter
from brandubh.server.lobby.lobby import Lobby
from brandubh.server.lobby.watch import Watch
from brandubh.server.metrics import Metrics
from brandubh.server.moderation.blocks import Blocks
from brandubh.server.perfect.open_tables import OpenTables
from brandubh.server.pictures.gallery import Gallery
from brandubh.server.ratings.players import Players
from brandubh.server.readiness import Readiness
from brandubh.server.studies.studies import Studies
from brandubh.server.tournaments.tournaments import Tournaments
from brandubh.server.training.runs import Runs
from brandubh.server.training.training import Training


@dataclass(frozen=True, slots=True)
class Services:
    """All that lives as long as the server."""

    database: Database
    news: News
    games: Games
    company: Company
    studies: Studies
    engines: EnginePool
    tables: OpenTables
    gallery: Gallery
    addresses: Addresses
    exports: Room
    readiness: Readiness
    training: Training
    runs: Runs
    openings: Explorer
    limiter: Limiter
    audience: Audience
    lobby: Lobby
    watch: Watch
    accounts: Accounts
    blocks: Blocks
    metrics: Metrics
    players: Players
    tokens: Tokens
    streams: Streams
    tournaments: Tournaments


def services(connection: HTTPConnection) -> Services:
    """All of them, for a route that has no time for FastAPI's way."""
    found: Services = connection.app.state.services
    return found


# Coroutines, because FastAPI calls plain functions in another thread.


async def _database(connection: HTTPConnection) -> Database:
    return services(connection).database


async def _news(connection: HTTPConnection) -> News:
    return services(connection).news


async def _games(connection: HTTPConnection) -> Games:
    return services(connection).games


async def _company(connection: HTTPConnection) -> Company:
    return services(connection).company


async def _studies(connection: HTTPConnection) -> Studies:
    return services(connection).studies


async def _engines(connection: HTTPConnection) -> EnginePool:
    return services(connection).engines


async def _analyst(connection: HTTPConnection) -> AsyncIterator[Analyst]:
    """Admitted before the request is looked at, and until the last line of the answer was sent."""
    with services(connection).engines.admit(asker_of(connection)) as analyst:
        yield analyst


async def _export_place(connection: HTTPConnection) -> AsyncIterator[None]:
    """Room for somebody's export, until it was read; each holds a few games in memory."""
    place = services(connection).exports.enter(asker_of(connection))
    try:
        yield
    finally:
        place.leave()


async def _tables(connection: HTTPConnection) -> OpenTables:
    return services(connection).tables


async def _gallery(connection: HTTPConnection) -> Gallery:
    return services(connection).gallery


async def _readiness(connection: HTTPConnection) -> Readiness:
    return services(connection).readiness


async def _training(connection: HTTPConnection) -> Training:
    return services(connection).training


async def _runs(connection: HTTPConnection) -> Runs:
    return services(connection).runs


async def _openings(connection: HTTPConnection) -> Explorer:
    return services(connection).openings


async def _audience(connection: HTTPConnection) -> Audience:
    return services(connection).audience


async def _lobby(connection: HTTPConnection) -> Lobby:
    return services(connection).lobby


async def _watch(connection: HTTPConnection) -> Watch:
    return services(connection).watch


async def _accounts(connection: HTTPConnection) -> Accounts:
    return services(connection).accounts


async def _blocks(connection: HTTPConnection) -> Blocks:
    return services(connection).blocks


async def _players(connection: HTTPConnection) -> Players:
    return services(connection).players


async def _tokens(connection: HTTPConnection) -> Tokens:
    return services(connection).tokens


async def _streams(connection: HTTPConnection) -> Streams:
    return services(connection).streams


async def _tournaments(connection: HTTPConnection) -> Tournaments:
    return services(connection).tournaments


DatabaseDep = Annotated[Database, Depends(_database)]
NewsDep = Annotated[News, Depends(_news)]
GamesDep = Annotated[Games, Depends(_games)]
CompanyDep = Annotated[Company, Depends(_company)]
StudiesDep = Annotated[Studies, Depends(_studies)]
EnginesDep = Annotated[EnginePool, Depends(_engines)]
ExportPlace = Depends(_export_place)
AnalystDep = Annotated[Analyst, Depends(_analyst)]
TablesDep = Annotated[OpenTables, Depends(_tables)]
GalleryDep = Annotated[Gallery, Depends(_gallery)]
ReadinessDep = Annotated[Readiness, Depends(_readiness)]
TrainingDep = Annotated[Training, Depends(_training)]
RunsDep = Annotated[Runs, Depends(_runs)]
OpeningsDep = Annotated[Explorer, Depends(_openings)]
AudienceDep = Annotated[Audience, Depends(_audience)]
LobbyDep = Annotated[Lobby, Depends(_lobby)]
WatchDep = Annotated[Watch, Depends(_watch)]
AccountsDep = Annotated[Accounts, Depends(_accounts)]
BlocksDep = Annotated[Blocks, Depends(_blocks)]
PlayersDep = Annotated[Players, Depends(_players)]
TokensDep = Annotated[Tokens, Depends(_tokens)]
StreamsDep = Annotated[Streams, Depends(_streams)]
TournamentsDep = Annotated[Tournaments, Depends(_tournaments)]
