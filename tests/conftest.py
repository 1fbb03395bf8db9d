"""What all tests share: where things are, and how hard Hypothesis tries."""

from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from brandubh import language

ROOT = Path(__file__).parents[1]
CONFORMANCE = Path(__file__).parent / "conformance"

# The first call of a kernel function may load it from the cache, so no example has a deadline.
settings.register_profile(
    "brandubh", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow], max_examples=100
)
settings.load_profile("brandubh")


@pytest.fixture(autouse=True)
def _no_language_speaks_for_another(monkeypatch: pytest.MonkeyPatch) -> None:
    """A message that a language lacks is an error here, where people would read it in English."""
    monkeypatch.setattr(language, "fallback", None)
