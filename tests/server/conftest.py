"""One server for all tests that need nothing special, and for each test a visitor who has never been there."""

from collections.abc import Iterator

import pytest

from tests.support import postgres as debian
from tests.support import redis as debian_redis
from tests.support.postgres import Postgres
from tests.support.redis import Redis
from tests.support.running import Running, Visitor, quick


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    if debian.programs() is None:
        pytest.skip(debian.MISSING)
    with Postgres() as running:
        yield running


@pytest.fixture(scope="session")
def redis() -> Iterator[Redis]:
    if not debian_redis.is_there():
        pytest.skip(debian_redis.MISSING)
    with Redis() as running:
        yield running


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest) -> Iterator[Running]:
    """By ``--postgres``, the same tests with the other database."""
    address = request.getfixturevalue("postgres").new_database() if request.config.getoption("--postgres") else ""
    with Running(quick(tmp_path_factory.mktemp("data"), database_url=address)) as running:
        yield running


@pytest.fixture
def visitor(server: Running) -> Iterator[Visitor]:
    with server.visitor() as somebody:
        yield somebody


@pytest.fixture
def stranger(server: Running) -> Iterator[Visitor]:
    with server.visitor() as somebody:
        yield somebody


@pytest.fixture
def third(server: Running) -> Iterator[Visitor]:
    with server.visitor() as somebody:
        yield somebody
