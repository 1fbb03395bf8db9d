"""An engine's process: lines to and fro through its pipes, each in its time, and an end that leaves nothing behind."""

import asyncio
import contextlib
import os
import shlex
import signal
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NoReturn

from brandubh.engine.uci.errors import EngineError, EngineTerminatedError, EngineTimeoutError
from brandubh.engine.uci.language import LONGEST_LINE
from brandubh.errors import expect, quote, reason


async def spawn(
    command: str | Sequence[str], cwd: str | Path | None, env: Mapping[str, str] | None
) -> tuple[asyncio.subprocess.Process, str]:
    """Start a command; its process, and a name for it until it introduces itself."""
    expect(command, (str, Sequence), "a command line")
    expect(cwd, (str, Path, type(None)), "a folder")
    expect(env, (Mapping, type(None)), "a dictionary of the environment")
    pipe = asyncio.subprocess.PIPE
    try:
        words = shlex.split(command) if isinstance(command, str) else list(command)
        if not words:
            raise ValueError("the command line is empty")
        process = await asyncio.create_subprocess_exec(
            *words,
            stdin=pipe,
            stdout=pipe,
            stderr=pipe,
            limit=LONGEST_LINE,
            cwd=cwd,
            env=env,
            # A session of its own: Ctrl-C is ours to handle, and a shell is killed together with its engine.
            start_new_session=True,
        )
    except (OSError, ValueError, TypeError) as error:
        raise EngineTerminatedError(f"cannot start the engine {command!r}: {reason(error)}") from None
    return process, Path(words[0]).name


class EngineProcess:
    """A conversation with a process, line by line. Whatever it does wrong ends it, and an error says what it was."""

    def __init__(self, process: asyncio.subprocess.Process, name: str, timeout: float) -> None:
        self.name = name
        self.timeout = timeout
        """How many seconds any answer may take."""
        self._process = process
        self._last_words = ""
        self._stderr = b""
        self._listener = asyncio.create_task(self._listen_to_stderr())
        self._patience: asyncio.Timeout | None = None  # while a line is awaited
        self._closed = False

    @property
    def pid(self) -> int:
        """The number of the engine's process, which leads a process group of its own."""
        return self._process.pid

    @property
    def closed(self) -> bool:
        """Whether the engine's process has ended, or the conversation with it."""
        return self._closed or self._process.returncode is not None

    def kill(self) -> None:
        """End the engine's process at once; whoever is waiting for it gets an :class:`EngineTerminatedError`."""
        if self._process.returncode is None:
            with contextlib.suppress(ProcessLookupError, PermissionError):
                if os.name == "posix":
                    os.killpg(self._process.pid, signal.SIGKILL)
                else:
                    self._process.kill()

    def _from_now(self, seconds: float) -> float:
        return asyncio.get_running_loop().time() + seconds

    async def _send(self, line: str) -> None:
        if self._closed:
            raise EngineTerminatedError(f"{self.name} has been closed")
        if not line.isprintable():
            raise EngineError(f"{quote(line)} cannot be said in one line")
        assert self._process.stdin is not None
        try:
            async with asyncio.timeout(self.timeout):
                self._process.stdin.write(line.encode() + b"\n")
                await self._process.stdin.drain()
        except TimeoutError:
            await self._fail(EngineTimeoutError, "does not read what it is told")
        except (BrokenPipeError, ConnectionResetError, RuntimeError):  # uvloop's own, when the pipe is closed already
            await self._fail_terminated()

    async def _line(self, deadline: float | None, awaited: str) -> str:
        """The engine's next line, and never a turn without letting others work, however much it talks."""
        assert self._process.stdout is not None
        await asyncio.sleep(0)
        try:
            async with asyncio.timeout_at(deadline) as self._patience:
                if deadline is not None and deadline <= self._from_now(0):
                    raise TimeoutError
                data = await self._process.stdout.readline()
        except TimeoutError:
            said = f"; its last words were {self._last_words[:80]!r}" if self._last_words else ""
            await self._fail(EngineTimeoutError, f"did not say {awaited} in time{said}")
        except ValueError:
            await self._fail(EngineError, f"talks nonsense: a line of more than {LONGEST_LINE} bytes")
        finally:
            self._patience = None
        if not data.endswith(b"\n"):
            await self._fail_terminated()
        line = data.decode("utf-8", "replace").strip()
        self._last_words = line or self._last_words
        return line

    async def _fail(self, kind: type[EngineError], what: str) -> NoReturn:
        self.kill()
        await self._clear_away()
        lines = self._stderr.decode("utf-8", "replace").split("\n")
        said = " | ".join(line.strip() for line in lines if line.strip())
        raise kind(f"{self.name} {what}" + (f"; on stderr it said: {said}" if said else ""))

    async def _fail_terminated(self) -> NoReturn:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(1.0):  # its output may be closed a moment before it ends
                await self._process.wait()
        status = self._process.returncode
        how = "closed its output" if status is None else f"ended with exit status {status}"
        if status is not None and status < 0:
            how = f"was ended by {signal.Signals(-status).name}"
        await self._fail(EngineTerminatedError, f"{how} in the middle of the conversation")

    async def _clear_away(self) -> None:
        """Leave neither a process nor an open pipe behind."""
        self._closed = True
        self.kill()
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.close()
        with contextlib.suppress(TimeoutError, ConnectionError):
            async with asyncio.timeout(5.0):
                while await self._process.stdout.read(1 << 16):
                    pass
                await self._process.wait()
                await self._listener
        self._listener.cancel()
        await asyncio.gather(self._listener, return_exceptions=True)

    async def _listen_to_stderr(self) -> None:
        assert self._process.stderr is not None
        while data := await self._process.stderr.read(1 << 12):
            self._stderr = (self._stderr + data)[-600:]
