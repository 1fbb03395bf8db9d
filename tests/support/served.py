"""``brandubh serve`` in a process of its own, as people run it."""

import contextlib
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from functools import cached_property
from pathlib import Path

from tests.support.running import PATIENCE


def command(data: Path, *options: str) -> list[str]:
    """The command that serves from a data folder, on a port of its own."""
    usual = ["serve", "--no-open", "--port", "0", "--data", str(data)]
    return [sys.executable, "-P", "-m", "brandubh", *usual, *options]


class Served:
    """A server process, and its address."""

    def __init__(self, data: Path, *options: str, **variables: str) -> None:
        self.process = subprocess.Popen(
            command(data, *options),
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env=os.environ | {"BRANDUBH_LIMITS": "off"} | variables,
        )

    @cached_property
    def address(self) -> str:
        """Where it listens, which it tells when it does."""
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r"http://localhost:(\d+)/", line)
        assert found, f"it should have told its address, not {line!r}"
        return f"http://127.0.0.1:{found[1]}"

    @property
    def place(self) -> tuple[str, int]:
        """The same for a socket."""
        return "127.0.0.1", int(self.address.rpartition(":")[2])

    def end(self, number: signal.Signals) -> str:
        """Send a signal and wait for the end; what was said on stderr."""
        self.process.send_signal(number)
        _, said = self.process.communicate(timeout=PATIENCE)
        # To a server that was kept from running for seconds, a very busy machine looks like one that slept.
        return "".join(line for line in said.splitlines(keepends=True) if "the machine slept" not in line)


@contextlib.contextmanager
def serving(data: Path, *options: str, **variables: str) -> Iterator[Served]:
    """A server that listens, and has ended when this has."""
    server = Served(data, *options, **variables)
    try:
        assert server.address
        yield server
    finally:
        if server.process.poll() is None:
            server.process.kill()
        server.process.communicate()


def children(pid: int) -> set[int]:
    """The processes that a process has started."""
    found = set()
    for entry in Path("/proc").iterdir():
        with contextlib.suppress(OSError):
            if entry.name.isdigit() and (entry / "stat").read_text().rpartition(")")[2].split()[1] == str(pid):
                found.add(int(entry.name))
    return found


def is_running(pid: int) -> bool:
    """Whether a process is there and has not ended."""
    with contextlib.suppress(OSError):
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    return False
