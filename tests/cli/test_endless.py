"""Input that never ends, or is far larger than it should be: a clear error, in bounded memory."""

import resource
import subprocess
import sys
from pathlib import Path

import pytest

MOST = 2 << 30  # bytes of addresses, of which Python, NumPy and Numba reserve the larger part


@pytest.mark.parametrize("command", ["replay -", "analyse - --depth 1", "rules -", "show -"])
def test_an_endless_device_is_refused(command: str) -> None:
    with Path("/dev/zero").open("rb") as endless:
        done = subprocess.run(
            [sys.executable, "-m", "brandubh", *command.split()],
            stdin=endless,
            capture_output=True,
            text=True,
            timeout=120,
            preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_AS, (MOST, MOST)),
            check=False,
        )
    assert done.returncode == 2, done.stderr
    assert "Traceback" not in done.stderr
    assert "too large" in done.stdout + done.stderr
