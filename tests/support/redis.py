"""A Redis of the tests' own: Debian's, on a private port, that keeps nothing."""

import contextlib
import shutil
import socket
import subprocess
from typing import Self

from tests.support.postgres import free_port
from tests.support.running import until

MISSING = "this machine has no Redis (on Debian: sudo apt install redis-server)"


def is_there() -> bool:
    """Whether there is a Redis to be started."""
    return shutil.which("redis-server") is not None


class Redis:
    """A server that can be killed and started again."""

    def __init__(self) -> None:
        self.port = free_port()
        self.address = f"redis://127.0.0.1:{self.port}/0"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it, on the same port as before."""
        options = ["--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
        self._process = subprocess.Popen(["redis-server", *options], stdout=subprocess.DEVNULL, cwd="/")
        until(self._answers, "Redis answered")

    def _answers(self) -> bool:
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", self.port), 1) as sock:
            sock.sendall(b"PING\r\n")
            return sock.recv(7) == b"+PONG\r\n"
        return False

    @property
    def pid(self) -> int | None:
        """The number of its process, while it runs."""
        return self._process.pid if self._process else None

    def kill(self) -> None:
        """Kill it, as if somebody had pulled the plug."""
        assert self._process is not None
        self._process.kill()
        self._process.wait()
        self._process = None

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        if self._process is not None:
            self.kill()
