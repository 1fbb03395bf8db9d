"""What all tests share: tables of their own, and how hard Hypothesis tries."""

from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

from brandubh import language
from brandubh.rules import get_rules
from brandubh.tablebase import Tables, open_tables
from brandubh.tablebase.build import ensure_small

# The first call of a kernel function may load it from the cache, so no example has a deadline.
settings.register_profile(
    "brandubh", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow], max_examples=100
)
settings.load_profile("brandubh")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--postgres", action="store_true", help="test the server with PostgreSQL")


@pytest.hookimpl(wrapper=True, tryfirst=True)  # at the very end
def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> Iterator[None]:
    """Say which servers were missing, and for how many tests: a green gate may not be whole."""
    yield
    skipped = [str(report.longrepr) for report in terminalreporter.stats.get("skipped", [])]
    for name, package in (("PostgreSQL", "postgresql"), ("Redis", "redis-server")):
        number = sum(f"this machine has no {name}" in reason for reason in skipped)
        if number:
            line = f"Without {name}, {number} tests were skipped (on Debian: sudo apt install {package})."
            terminalreporter.write_line(line, yellow=True)


@pytest.fixture(autouse=True)
def _no_language_speaks_for_another(monkeypatch: pytest.MonkeyPatch) -> None:
    """A message that a language lacks is an error here, where people would read it in English."""
    monkeypatch.setattr(language, "fallback", None)


@pytest.fixture(scope="session", autouse=True)
def _english_whatever_the_system_speaks() -> Iterator[None]:
    """Commands speak English here, and in the programs that tests start."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("BRANDUBH_LANGUAGE", "en")
        yield


@pytest.fixture(scope="session")
def small_tables(tmp_path_factory: pytest.TempPathFactory) -> Tables:
    """Tables of up to four men for ``wtf``, with its sisters, and for ``raven``, built here and now."""
    folder = tmp_path_factory.mktemp("small") / "tables"
    for rules in ("wtf", "raven"):
        ensure_small(folder, get_rules(rules))
    return open_tables(folder)


@pytest.fixture(scope="session", autouse=True)
def _tables_of_their_own(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Tests, and the programs that they start, build their tables of perfect play anew, not in anybody's home."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("BRANDUBH_TABLES", str(tmp_path_factory.getbasetemp() / "tables"))
        yield


SLOW_FILES = (
    "cli/test_solve.py",
    "docs/test_examples.py",
    "engine/test_matches.py",
    "engine/test_tables.py",
    "library/test_recorded_games.py",
    "puzzles/test_mining.py",
    "solver/test_search.py",
    "solver/test_start_position.py",
    "tablebase/test_build.py",
    "tablebase/test_tables.py",
)
"""Files whose tests all take their time; ./test fast leaves them out, and all of tests/server."""


@pytest.hookimpl(tryfirst=True)  # before tests are chosen by their marks
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        folder, name = item.path.parts[-2:]
        if folder == "server" or f"{folder}/{name}" in SLOW_FILES:
            item.add_marker(pytest.mark.slow)
