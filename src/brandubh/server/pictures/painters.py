"""The painters of a server: few processes, started when first needed. One that crashes or hangs is replaced.

They take turns step by step, a frame or a single picture at a time, so that a long animation keeps nobody waiting, and
ends with the step in which its last watcher leaves.
"""

import asyncio
import contextlib
import logging
import struct
import sys

from brandubh.server.askers import Asker
from brandubh.server.fair_queue import FairQueue
from brandubh.server.problems import busy

COMMAND = (sys.executable, "-P", "-m", "brandubh.server.pictures.painter")
STEP_SECONDS = 30.0  # for one step, and a process's start before it, on a machine that has much else to do
TRIES = 2
_FAILURES = (OSError, TimeoutError, EOFError, RuntimeError)  # the last is uvloop's, for a pipe that is closed already

log = logging.getLogger(__name__)


class Painter:
    """A process that draws: see painter.py."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process

    @classmethod
    async def start(cls) -> "Painter":
        """Start one, in a session of its own: Ctrl-C is the server's to handle."""
        pipe = asyncio.subprocess.PIPE
        return cls(await asyncio.create_subprocess_exec(*COMMAND, stdin=pipe, stdout=pipe, start_new_session=True))

    @property
    def pid(self) -> int:
        """The number of its process."""
        return self._process.pid

    @property
    def ended(self) -> bool:
        """Whether the process has ended."""
        return self._process.returncode is not None

    async def paint(self, step: str) -> bytes:
        """What a step draws. The process must be killed if this fails."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(step.encode() + b"\n")
        await self._process.stdin.drain()
        (length,) = struct.unpack(">I", await self._process.stdout.readexactly(4))
        return await self._process.stdout.readexactly(length)

    async def end(self) -> None:
        """Kill it, whatever it does."""
        with contextlib.suppress(ProcessLookupError):
            self._process.kill()
        await self._process.wait()


class Painters:
    """At most ``number`` painters, and those who wait for one of them."""

    def __init__(self, number: int) -> None:
        self._turns = FairQueue(number)
        self._idle: list[Painter] = []
        self._started: set[Painter] = set()
        self._steps: set[asyncio.Task[bytes]] = set()
        self._closed = False

    @property
    def pids(self) -> list[int]:
        """The numbers of the processes that live."""
        return [painter.pid for painter in self._started if not painter.ended]

    async def paint(self, step: str, asker: Asker) -> bytes:
        """What a step draws, once it is the asker's turn. A step that has begun is drawn to its end, asked for or not:
        it is short, and a painter costs more than it.
        """
        await self._turns.acquire(asker)
        task = asyncio.create_task(self._painted(step))
        self._steps.add(task)
        task.add_done_callback(self._finish)
        return await asyncio.shield(task)

    def _finish(self, task: asyncio.Task[bytes]) -> None:
        self._steps.discard(task)
        self._turns.release()
        if not task.cancelled():
            task.exception()  # has been seen, even if nobody waits for it any more

    async def _painted(self, step: str) -> bytes:
        for _ in range(TRIES):
            if self._closed:
                break
            painter = None
            try:
                async with asyncio.timeout(STEP_SECONDS):
                    painter = await self._borrowed()
                    drawn = await painter.paint(step)
                self._idle.append(painter)
                return drawn
            except _FAILURES as error:
                if not self._closed:
                    log.error("a painter failed: %r", error)
                if painter is not None:
                    self._started.discard(painter)
                    await painter.end()
        raise busy()

    async def _borrowed(self) -> Painter:
        while self._idle:
            painter = self._idle.pop()
            if not painter.ended:
                return painter
            self._started.discard(painter)  # it died while nobody needed it
        painter = await Painter.start()
        self._started.add(painter)
        if self._closed:  # meanwhile
            await painter.end()
        return painter

    async def close(self) -> None:
        """End all processes. Whoever waits for a picture is told."""
        self._closed = True
        await asyncio.gather(*(painter.end() for painter in self._started))
        await asyncio.gather(*self._steps, return_exceptions=True)  # one of them may have been starting a painter
