"""The names under which the library's modules can be imported."""

import importlib
import subprocess
import sys
from pathlib import Path

import pytest

import brandubh


@pytest.mark.parametrize(
    ("short", "home"),
    [
        ("clauses", "rules.clauses"),
        ("opentafl", "record.opentafl"),
        ("svg", "pictures.svg"),
        ("textboard", "pictures.text"),
    ],
)
def test_a_short_name_is_the_very_same_module(short: str, home: str) -> None:
    module = importlib.import_module(f"brandubh.{home}")
    assert importlib.import_module(f"brandubh.{short}") is module
    assert getattr(brandubh, short) is module
    assert module.__name__ == f"brandubh.{home}"
    assert module.__spec__ is not None
    assert module.__spec__.name == f"brandubh.{home}"


def test_type_checkers_find_every_short_name() -> None:
    package = Path(brandubh.__file__).parent
    for short, home in brandubh._SHORT_NAMES.items():
        assert f"from {home} import *" in (package / f"{short}.pyi").read_text("utf-8")


def test_what_has_no_short_name_is_not_found() -> None:
    with pytest.raises(ModuleNotFoundError):
        importlib.import_module("brandubh.artwork")


@pytest.mark.parametrize(
    "code",
    [
        "import brandubh",
        "import brandubh.svg; brandubh.svg.board({})",
        "from brandubh import svg; svg.piece('K')",
    ],
)
def test_neither_the_package_nor_its_pictures_wait_for_the_compiler(code: str) -> None:
    lines = f"{code}\nimport sys\nprint('numba' in sys.modules)"
    said = subprocess.run([sys.executable, "-c", lines], capture_output=True, text=True, check=True).stdout
    assert said == "False\n"


def test_short_names_are_ready_however_they_are_imported() -> None:
    lines = """
import brandubh.textboard
from brandubh.clauses import clauses
from brandubh import opentafl
import brandubh.rules.clauses, brandubh.record.opentafl, brandubh.pictures.text
assert brandubh.textboard is brandubh.pictures.text
assert clauses is brandubh.rules.clauses.clauses
assert opentafl is brandubh.record.opentafl
"""
    subprocess.run([sys.executable, "-c", lines], check=True)
