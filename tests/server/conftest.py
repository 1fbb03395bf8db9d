"""One server for all tests that need nothing special, and for each test a visitor who has never been there."""

from collections.abc import Iterator

import pytest

from tests.support.running import Running, Visitor, quick


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with Running(quick(tmp_path_factory.mktemp("data"))) as running:
        yield running


@pytest.fixture
def visitor(server: Running) -> Iterator[Visitor]:
    with server.visitor() as somebody:
        yield somebody


@pytest.fixture
def stranger(server: Running) -> Iterator[Visitor]:
    with server.visitor() as somebody:
        yield somebody
