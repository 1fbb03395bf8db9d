"""The map of the house is true: the pages name the floors that ``lint-imports`` checks, in the same order."""

import re
import tomllib
from pathlib import Path

import pytest

from tests.support.paths import ROOT

MAPS = [ROOT / "CONTRIBUTING.md", ROOT / "docs" / "inside" / "architecture.md"]
DRAWING = ROOT / "docs" / "inside" / "floors.svg"

Floor = frozenset[str]


def floors_of_the_contract() -> list[Floor]:
    """The first contract of layers, from the top down: its floors, each with its members."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["importlinter"]
    layers = next(contract["layers"] for contract in settings["contracts"] if contract["type"] == "layers")
    return [frozenset(re.findall(r"brandubh\.(\w+)", layer)) for layer in layers]


def floors_of_the_map(page: Path) -> list[Floor]:
    """The table whose first column is headed ``floor``, from the top down."""
    head = r"^\| floor \|.*\n\|[-|]+\|\n((?:\|.*\n)+)"
    (table,) = re.findall(head, page.read_text("utf-8"), re.MULTILINE)
    return [frozenset(re.findall(r"`(\w+)/?`", row.split("|")[1])) for row in table.splitlines()]


@pytest.mark.parametrize("page", MAPS, ids=lambda page: str(page.relative_to(ROOT)))
def test_the_map_shows_the_floors_that_the_imports_keep(page: Path) -> None:
    assert floors_of_the_map(page) == floors_of_the_contract()


def test_the_drawing_shows_the_floors_that_the_imports_keep() -> None:
    drawn = re.findall(r'<g class="floor">(.*?)</g>', DRAWING.read_text("utf-8"), re.DOTALL)
    names = [frozenset(re.findall(r'<text class="name"[^>]*>(\w+)/?</text>', floor)) for floor in drawn]
    assert names == floors_of_the_contract()


def test_every_room_on_the_map_is_there() -> None:
    package = ROOT / "src" / "brandubh"
    for name in frozenset[str]().union(*floors_of_the_contract()):
        assert (package / name).is_dir() or (package / f"{name}.py").is_file(), name
