"""The engine as a program, talked to through a real pipe."""

import queue
import subprocess
import threading
import time
from collections.abc import Sequence

import pytest

from brandubh.engine.uci import SELF


class Conversation:
    """The program in a process of its own, and a thread that listens to it."""

    def __init__(self, command: Sequence[str] = SELF) -> None:
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe)
        self.lines: queue.SimpleQueue[str] = queue.SimpleQueue()
        self.listener = threading.Thread(target=self._listen, daemon=True)
        self.listener.start()

    def _listen(self) -> None:
        assert self.process.stdout
        for line in self.process.stdout:
            self.lines.put(line.decode("utf-8").rstrip("\n"))
        self.lines.put("EOF")

    def send(self, *lines: str | bytes) -> None:
        assert self.process.stdin
        for line in lines:
            self.process.stdin.write((line.encode() if isinstance(line, str) else line) + b"\n")
        self.process.stdin.flush()

    def until(self, start: str, timeout: float = 60.0) -> list[str]:
        """The lines up to one that begins so."""
        deadline = time.monotonic() + timeout
        found: list[str] = []
        while not found or not found[-1].startswith(start):
            try:
                found.append(self.lines.get(timeout=max(0.0, deadline - time.monotonic())))
            except queue.Empty:
                pytest.fail(f"no {start!r} came after {found[-5:]}")
            assert found[-1] != "EOF" or start == "EOF", found
        return found

    def ask(self, *lines: str | bytes) -> list[str]:
        """What is said to some commands before the program is ready for more."""
        self.send(*lines, "isready")
        return self.until("readyok")[:-1]

    def search(self, *lines: str) -> list[str]:
        """What is said to some commands up to the best move."""
        self.send(*lines)
        return self.until("bestmove")

    def end(self) -> str:
        """Close the program's input; its last words on standard error."""
        assert self.process.stdin
        assert self.process.stdout
        assert self.process.stderr
        self.process.stdin.close()
        self.until("EOF")
        self.listener.join()
        said = self.process.stderr.read().decode()
        self.process.stdout.close()
        self.process.stderr.close()
        assert self.process.wait(timeout=10) == 0
        return said
