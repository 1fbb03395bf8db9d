"""What all tests share: where things are, and how hard Hypothesis tries."""

from pathlib import Path

from hypothesis import HealthCheck, settings

ROOT = Path(__file__).parents[1]
CONFORMANCE = Path(__file__).parent / "conformance"

# The first call of a kernel function may load it from the cache, so no example has a deadline.
settings.register_profile(
    "brandubh", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow], max_examples=100
)
settings.load_profile("brandubh")
