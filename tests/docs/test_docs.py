"""The documents keep their word: examples run, pictures are current, links lead somewhere, no rule is left out."""

import dataclasses
import doctest
import html.parser
import importlib
import itertools
import pkgutil
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import get_args, get_type_hints

import pytest

import brandubh
from brandubh import Rules
from brandubh.rules import DOCUMENTED
from tests.support.paths import ROOT
from tools import rules_page

PAGES = [
    *(ROOT / folder / "README.md" for folder in (".", "bench", "examples")),
    *sorted(page for page in (ROOT / "docs").rglob("*.md") if page.parent.name != "reference"),
]
REFERENCE = sorted((ROOT / "docs" / "reference").glob("*.md"))  # its examples are those of the modules
LINKED = [*PAGES, *REFERENCE, ROOT / "CONTRIBUTING.md", ROOT / "CHANGELOG.md"]
MODULES = ["brandubh", *(module.name for module in pkgutil.walk_packages(brandubh.__path__, "brandubh."))]


def page_name(page: Path) -> str:
    return str(page.relative_to(ROOT))


def prompts(text: str) -> int:
    return len(re.findall(r"^\s*>>> ", text, re.MULTILINE))


def run(tests: list[doctest.DocTest], written: int) -> None:
    """Run examples, and see that none of those written was overlooked."""
    assert sum(len(test.examples) for test in tests) == written
    report: list[str] = []
    runner = doctest.DocTestRunner(verbose=False)
    for test in tests:
        runner.run(test, out=report.append)
    assert not report, "".join(report)


@pytest.mark.parametrize("page", PAGES, ids=page_name)
def test_examples_of_the_page_run(page: Path) -> None:
    text = page.read_text("utf-8")
    # A fence is not part of what an example prints.
    source = re.sub(r"^```.*$", "", text, flags=re.MULTILINE)
    test = doctest.DocTestParser().get_doctest(source, {}, page.name, str(page), 0)
    run([test], prompts(text))


def commands(page: Path) -> list[str]:
    """The commands of a page's ``console`` blocks."""
    blocks = re.findall(r"^```console\n(.*?)^```$", page.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    return re.findall(r"^\$ \./brandubh (.+)$", "".join(blocks), re.MULTILINE)


@pytest.mark.slow
@pytest.mark.parametrize("page", [page for page in PAGES if commands(page)], ids=page_name)
def test_commands_of_the_page_run(page: Path, tmp_path: Path) -> None:
    for command in commands(page):
        arguments = [sys.executable, "-m", "brandubh", *shlex.split(command)]
        done = subprocess.run(arguments, cwd=tmp_path, capture_output=True, text=True, timeout=120, check=False)
        assert done.returncode == 0, f"{command}: {done.stderr}"


@pytest.mark.parametrize("name", MODULES)
def test_the_module_says_what_it_is_for_and_its_examples_run(name: str) -> None:
    module = importlib.import_module(name)
    assert module.__doc__
    assert module.__file__
    # Written prompts are counted because doctest overlooks what is wrapped, such as compiled functions.
    run(doctest.DocTestFinder().find(module), prompts(Path(module.__file__).read_text("utf-8")))


def test_the_pages_of_the_rules_and_their_pictures_are_current() -> None:
    assert rules_page.stale() == [], "run python tools/rules_page.py, and look at them"


class Links(html.parser.HTMLParser):
    """Collects what the HTML in a page points at, and its images without a description."""

    def __init__(self) -> None:
        super().__init__()
        self.targets: list[str] = []
        self.undescribed: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        values = dict(attrs)
        self.targets += [value for name in ("src", "href") if (value := values.get(name))]
        if tag == "img" and not values.get("alt"):
            self.undescribed.append(str(values.get("src")))


def prose(page: Path) -> str:
    """A page without its code."""
    text = re.sub(r"^```.*?^```$", "", page.read_text("utf-8"), flags=re.MULTILINE | re.DOTALL)
    return re.sub(r"`[^`\n]+`", "", text)


def links(page: Path) -> Iterator[str]:
    yield from re.findall(r"\]\(([^)\s]+)\)", prose(page))
    parser = Links()
    parser.feed(prose(page))
    yield from parser.targets


def anchors(page: Path) -> set[str]:
    """The anchors of a page: its own, and those that GitHub gives to its headings."""
    text = re.sub(r"^```.*?^```$", "", page.read_text("utf-8"), flags=re.MULTILINE | re.DOTALL)
    headings = re.findall(r"^#+ +(.+?) *$", text, re.MULTILINE)
    own = set(re.findall(r'<a id="([^"]+)">', text))
    return own | {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("page", LINKED, ids=page_name)
def test_every_link_of_the_page_leads_somewhere(page: Path) -> None:
    broken = []
    for link in links(page):
        if re.match(r"[a-z]+:", link):
            continue
        file, _, anchor = link.partition("#")
        target = (page.parent / file).resolve() if file else page
        if not target.exists() or (anchor and anchor not in anchors(target)):
            broken.append(link)
    assert broken == []


@pytest.mark.parametrize("page", LINKED, ids=page_name)
def test_every_picture_of_the_page_is_described(page: Path) -> None:
    parser = Links()
    parser.feed(prose(page))
    assert parser.undescribed == []
    assert "![](" not in prose(page)


def test_every_picture_is_shown_somewhere() -> None:
    shown = {(page.parent / link).resolve() for page in PAGES for link in links(page) if link.endswith(".svg")}
    assert set((ROOT / "docs").rglob("*.svg")) == shown


def rows(page: str, heading: str) -> list[list[str]]:
    """The first table below a heading of a page: its rows, cell by cell, without the head."""
    text = (ROOT / "docs" / page).read_text("utf-8")
    (section,) = re.findall(rf"^## {heading}$(.*?)(?=^## |\Z)", text, re.MULTILINE | re.DOTALL)
    table = re.findall(r"(?:^\|.*\n)+", section, re.MULTILINE)[0]
    return [[cell.strip() for cell in line.split("|")[1:-1]] for line in table.splitlines()[2:]]


@pytest.mark.parametrize("field", dataclasses.fields(Rules), ids=lambda field: str(field.name))
def test_the_field_stands_in_the_rules_with_all_its_values(field: dataclasses.Field[object]) -> None:
    (row,) = [row for row in rows("custom-rules.md", "Fields") if row[0] == f"`{field.name}`"]
    kind = get_type_hints(Rules)[field.name]
    if kind is not str:
        values = ["true", "false"] if kind is bool else [str(value) for value in get_args(kind) or kind]
        told = re.findall(r"`([^`]+)`", row[1])
        assert sorted(told) == sorted(values)
        assert told[0] == str(field.default).lower(), "the first is that of wtf"


def test_the_rulesets_are_told_apart_as_they_differ() -> None:
    presets = [rules.to_dict() for rules in DOCUMENTED.values()]
    named = [field for field in presets[0] if field != "name" and len({rules[field] for rules in presets}) > 1]
    table = rows("rules.md", "Four rulesets")
    assert len(table) == len(named)
    for field, (_, *cells) in zip(named, table, strict=True):
        values = [rules[field] for rules in presets]
        for one, other in itertools.combinations(range(len(presets)), 2):
            assert (cells[one] == cells[other]) is (values[one] == values[other]), field


def test_the_errors_of_the_package_are_those_that_the_page_lists() -> None:
    told = {row[0].strip("`") for row in rows("library.md", "Errors")}
    errors = {name for name in brandubh.__all__ if name.endswith("Error")}
    assert told == errors - {"BrandubhError"}


@pytest.mark.parametrize("page", PAGES, ids=page_name)
def test_rulesets_shown_as_toml_can_be_read(page: Path) -> None:
    for block in re.findall(r"^```toml\n(.*?)^```$", page.read_text("utf-8"), re.MULTILINE | re.DOTALL):
        Rules.from_toml(block)
