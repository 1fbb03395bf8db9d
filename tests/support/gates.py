"""Which of a test's parameters are tried every time, and which only by ``./test all``."""

from collections.abc import Iterable
from typing import Any

import pytest


def mainly(kept: Iterable[Any], every: Iterable[Any]) -> list[Any]:
    """All parameters; those that are not kept are marked as long."""
    chosen = list(kept)
    return [each if each in chosen else pytest.param(each, marks=pytest.mark.long) for each in every]
