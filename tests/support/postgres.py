"""A PostgreSQL of the tests' own: Debian's, on a private port, in a folder that goes with it."""

import contextlib
import os
import pwd
import secrets
import shutil
import signal
import socket
import subprocess
import tempfile
from pathlib import Path
from typing import Self

import psycopg

from tests.support.running import until

MISSING = "this machine has no PostgreSQL (on Debian: sudo apt install postgresql)"


def programs() -> Path | None:
    """Where the newest PostgreSQL has its programs; None if there is none."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: int(path.parent.name))
    return next((path for path in reversed(found) if (path / "initdb").is_file()), None)


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as sock:
        sock.bind(("127.0.0.1", 0))
        port: int = sock.getsockname()[1]
        return port


class Postgres:
    """A server with as many databases as are asked for. It can be killed and started again. One that is not ``durable``
    does not wait for the disk, which a killed process does not need.
    """

    def __init__(self, *, durable: bool = False) -> None:
        self._fsync = "on" if durable else "off"
        found = programs()
        assert found is not None, MISSING
        self._programs = found
        self._folder = Path(tempfile.mkdtemp(prefix="brandubh-postgres-"))
        self._user = "postgres" if os.geteuid() == 0 else pwd.getpwuid(os.geteuid()).pw_name
        self._process: subprocess.Popen[bytes] | None = None
        self.port = free_port()
        if os.geteuid() == 0:  # PostgreSQL refuses to run as root
            shutil.chown(self._folder, self._user, self._user)
        options = ["-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C", "-N"]
        self._run("initdb", "-D", str(self._folder / "data"), *options)

    def _command(self, program: str, *arguments: str) -> list[str]:
        as_user = ["setpriv", f"--reuid={self._user}", "--clear-groups", f"--regid={self._user}"]
        return [*(as_user if os.geteuid() == 0 else []), str(self._programs / program), *arguments]

    def _run(self, program: str, *arguments: str) -> None:
        subprocess.run(self._command(program, *arguments), check=True, capture_output=True, cwd="/")

    def start(self) -> None:
        """Start it, on the same port as before."""
        settings = {"listen_addresses": "127.0.0.1", "port": self.port, "max_connections": 60, "fsync": self._fsync}
        settings["unix_socket_directories"] = ""
        given = [word for name, value in settings.items() for word in ("-c", f"{name}={value}")]
        command = self._command("postgres", "-D", str(self._folder / "data"), *given)
        log = (self._folder / "log").open("ab")
        with log:
            self._process = subprocess.Popen(command, stdout=log, stderr=log, cwd="/", start_new_session=True)
        until(self._answers, "PostgreSQL answered")

    def _answers(self) -> bool:
        with contextlib.suppress(psycopg.OperationalError):
            psycopg.connect(self._address("postgres"), connect_timeout=5).close()
            return True
        return False

    def _address(self, database: str) -> str:
        return f"postgresql://postgres@127.0.0.1:{self.port}/{database}"

    def new_database(self) -> str:
        """The address of a database with nothing in it."""
        name = f"test_{secrets.token_hex(6)}"
        with psycopg.connect(self._address("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        return self._address(name)

    @property
    def pid(self) -> int | None:
        """The number of its first process, while it runs."""
        return self._process.pid if self._process else None

    def kill(self) -> None:
        """Kill it with all that it is doing, as if somebody had pulled the plug."""
        assert self._process is not None
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
        self._process = None

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        if self._process is not None:
            self._process.send_signal(signal.SIGINT)  # "fast": whoever is connected is sent away
            self._process.wait()
        shutil.rmtree(self._folder, ignore_errors=True)
