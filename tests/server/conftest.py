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


QUICK = ("test_positions", "test_reasons", "test_records")
"""What needs no server with engines; the rest is left out by ./test fast."""


@pytest.hookimpl(tryfirst=True)  # before tests are chosen by their marks
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.parent.name == "server" and item.path.stem not in QUICK:
            item.add_marker(pytest.mark.slow)
