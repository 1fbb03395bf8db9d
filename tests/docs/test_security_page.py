"""The page on security names a test for every promise, and every one of them is there."""

import ast
import re

import pytest

from tests.support.paths import ROOT

PAGE = (ROOT / "docs/inside/security.md").read_text("utf-8")
PROMISES = [line for line in PAGE.splitlines() if line.startswith("|") and "tests/" in line]
NAMED = sorted(set(re.findall(r"`(tests/[\w/]+\.py)::(\w+)`", PAGE)))


def test_every_promise_has_a_test() -> None:
    tables = PAGE.split("## Nothing is lost", 1)[1]
    rows = [line for line in tables.splitlines() if line.startswith("| ") and not line.startswith("| promise")]
    assert rows == PROMISES
    assert len(NAMED) > 50


@pytest.mark.parametrize(("file", "name"), NAMED)
def test_the_test_is_there(file: str, name: str) -> None:
    tree = ast.parse((ROOT / file).read_text("utf-8"))
    assert name in {node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)}
