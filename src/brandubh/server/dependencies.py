"""What a route gets by naming it among its parameters. app.py makes each of these once, when the server starts."""

from dataclasses import dataclass
from typing import Annotated

from fastapi import Depends
from starlette.requests import HTTPConnection

from brandubh.server.database import Database
from brandubh.server.engines import EnginePool
from brandubh.server.games.games import Games
from brandubh.server.games.news import News
from brandubh.server.perfect.open_tables import OpenTables


@dataclass(frozen=True, slots=True)
class Services:
    """All that lives as long as the server."""

    database: Database
    news: News
    games: Games
    engines: EnginePool
    tables: OpenTables


async def _services(connection: HTTPConnection) -> Services:
    services: Services = connection.app.state.services
    return services


_Services = Annotated[Services, Depends(_services)]


async def _database(services: _Services) -> Database:
    return services.database


async def _news(services: _Services) -> News:
    return services.news


async def _games(services: _Services) -> Games:
    return services.games


async def _engines(services: _Services) -> EnginePool:
    return services.engines


async def _tables(services: _Services) -> OpenTables:
    return services.tables


DatabaseDep = Annotated[Database, Depends(_database)]
NewsDep = Annotated[News, Depends(_news)]
GamesDep = Annotated[Games, Depends(_games)]
EnginesDep = Annotated[EnginePool, Depends(_engines)]
TablesDep = Annotated[OpenTables, Depends(_tables)]
