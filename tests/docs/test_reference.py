"""The reference: made from the docstrings, current, complete, and each entry says something."""

import ast
import dataclasses
import doctest
import enum
import importlib
import inspect
import re
from pathlib import Path
from typing import Any

import pytest

from brandubh.rules import Rules
from tests.support.paths import ROOT
from tools import reference, reference_names
from tools.reference_names import Entry
from tools.reference_source import Function, attributes, definition

PAGES = sorted(reference.FOLDER.glob("brandubh*.md"))
NAMES = [entry for module, page in reference_names.entries().items() for entry in page if entry.module == module]
CLASSES = [entry for entry in NAMES if inspect.isclass(entry.value) and reference_names.is_ours(entry.value)]
MEMBERS = [
    Entry(entry.module, f"{entry.name}.{name}", value)
    for entry in CLASSES
    for name, value in reference_names.members(entry.value)
]
FUNCTIONS = [
    *(entry for entry in NAMES if reference_names.is_ours(entry.value) and entry not in CLASSES),
    *(entry for entry in MEMBERS if not isinstance(entry.value, reference_names.PROPERTIES)),
]

MACHINERY = {"Header", "Material", "TableFile"}
"""Classes that a public function returns and that are nobody's business but the checker's."""


def entry_name(entry: Entry) -> str:
    return f"{entry.module}.{entry.name}"


def test_the_reference_is_current() -> None:
    assert reference.stale() == [], "run python tools/reference.py"


def test_no_public_name_is_missing() -> None:
    for module in reference_names.modules():
        page = (reference.FOLDER / f"{module}.md").read_text("utf-8")
        for entry in reference_names.entries()[module]:
            target = "" if entry.module == module else f"{entry.module}.md"
            assert f"[`{entry.name}`]({target}#{entry.anchor})" in page
            home = (reference.FOLDER / f"{entry.module}.md").read_text("utf-8")
            assert f"\n## {entry.name}\n" in home


def test_what_documents_and_examples_import_is_public() -> None:
    texts = [*(ROOT / "docs").glob("*.md"), *(ROOT / "examples").glob("*.py"), ROOT / "README.md"]
    said = "\n".join(text.read_text("utf-8") for text in texts)
    found = re.findall(r"^(?:>>> )?from (brandubh[\w.]*) import ([\w, ]+)", said, re.MULTILINE)
    assert len(found) > 20
    for module, names in found:
        loaded = importlib.import_module(module)
        for name in names.split(","):
            value = getattr(loaded, name.split()[0])
            public = inspect.ismodule(value) or any(
                entry.value is value for page in reference_names.entries().values() for entry in page
            )
            assert public, f"{module}.{name}"


def says_something(entry: Entry) -> bool:
    """Whether a docstring has a sentence that is more than the name once again."""
    said = reference.said(entry) if entry in NAMES else reference_names.docstring(entry.value)
    sentences = said.split(">>>")[0].rstrip()
    words = re.findall(r"\w+", sentences)
    own = re.findall(r"[a-z]+", re.sub("([A-Z])", r" \1", entry.name.split(".")[-1]).lower())
    more = {word.lower() for word in words} - {*own, "a", "an", "the", "of"}
    return len(words) >= 2 and bool(more) and sentences.endswith((".", ":"))


def test_every_name_has_a_docstring_that_says_something() -> None:
    assert len(NAMES) > 100
    assert [entry_name(entry) for entry in [*NAMES, *MEMBERS] if not says_something(entry)] == []


def test_every_field_and_member_is_explained() -> None:
    for entry in CLASSES:
        if entry.value is Rules or entry.value.__module__ in ("brandubh.rules", "brandubh.rules.values"):
            continue  # docs/custom-rules.md explains them, which test_docs.py sees to
        names = entry.value.__members__ if issubclass(entry.value, enum.Enum) else attributes(entry.value)
        explained = {name: text for name, (_, _, text) in attributes(entry.value).items()}
        said = re.findall(r"``(\w+)``", reference_names.docstring(entry.value))
        unsaid = [name for name in names if not explained.get(name) and name not in said]
        assert unsaid == [], f"{entry_name(entry)}: a comment behind the field says what it is"


def optional(function: Any) -> list[str]:
    """The parameters of a function that may be left out, but for the ``rules``, which are the same everywhere."""
    node = definition(function)
    assert isinstance(node, Function)
    positional = [*node.args.posonlyargs, *node.args.args]
    given = [*positional[len(positional) - len(node.args.defaults) :], *node.args.kwonlyargs]
    return [each.arg for each in given if each.arg != "rules"]


def plain_function(entry: Entry) -> Any:
    return inspect.unwrap(getattr(entry.value, "__func__", entry.value))


def test_parameters_that_may_be_left_out_are_explained() -> None:
    said = {entry_name(entry): (plain_function(entry), reference_names.docstring(entry.value)) for entry in FUNCTIONS}
    for entry in CLASSES:
        start = vars(entry.value).get("__init__")
        if inspect.isfunction(start) and not dataclasses.is_dataclass(entry.value):
            said[entry_name(entry)] = start, reference_names.docstring(entry.value) + (start.__doc__ or "")
    for name, (function, text) in said.items():
        assert [each for each in optional(function) if f"``{each}``" not in text] == [], name


def test_what_a_public_function_takes_or_returns_has_an_entry() -> None:
    known = {
        entry.value for page in reference_names.entries().values() for entry in page if inspect.isclass(entry.value)
    }
    missing = set()
    for entry in FUNCTIONS:
        function = plain_function(entry)
        node = definition(function)
        assert isinstance(node, Function)
        annotations = [node.returns, *(each.annotation for each in ast.walk(node.args) if isinstance(each, ast.arg))]
        for name in re.findall(r"\w+", " ".join(ast.unparse(each) for each in annotations if each)):
            value = vars(importlib.import_module(function.__module__)).get(name)
            ours = inspect.isclass(value) and value.__module__.startswith("brandubh.")
            if ours and value not in known and name not in MACHINERY:
                missing.add((name, entry_name(entry)))
    assert sorted(missing) == []


@pytest.mark.long
@pytest.mark.parametrize("file", PAGES, ids=lambda file: str(file.stem))
def test_the_examples_run_with_the_names_that_the_page_promises(file: Path) -> None:
    names: dict[str, Any] = {}
    for module in ("brandubh", file.stem):
        loaded = importlib.import_module(module)
        names |= {name: getattr(loaded, name) for name in loaded.__all__}
    text = re.sub(r"^```.*$", "", file.read_text("utf-8"), flags=re.MULTILINE)
    report: list[str] = []
    test = doctest.DocTestParser().get_doctest(text, names, file.name, str(file), 0)
    doctest.DocTestRunner(verbose=False).run(test, out=report.append)
    assert not report, "".join(report)
