"""Processes that compile functions into the cache, as many as there are cores."""

import contextlib
import json
import queue
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future

from brandubh.errors import BrandubhError

_WORK = (
    "import json, sys; sys.path[:] = json.loads(sys.argv[1]); from brandubh.compiled import work; work(*sys.argv[2:])"
)


@contextlib.contextmanager
def compilers(number: int, gently: bool) -> Iterator[Callable[[str], "Future[None]"]]:
    """A way to have functions compiled by processes.

    Not multiprocessing: that would run a user's script again in each of them, wherever it first needs a board.
    """
    command = [sys.executable, "-c", _WORK, json.dumps(sys.path), *(["gently"] if gently else [])]
    pipe, nowhere = subprocess.PIPE, subprocess.DEVNULL
    processes = [
        subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=nowhere, encoding="utf-8") for _ in range(number)
    ]
    idle: queue.SimpleQueue[subprocess.Popen[str]] = queue.SimpleQueue()
    for process in processes:
        idle.put(process)

    def compile_there(name: str) -> None:
        process = idle.get()
        assert process.stdin
        assert process.stdout
        try:
            process.stdin.write(f"{name}\n")
            process.stdin.flush()
            answer = process.stdout.readline().strip()
        except OSError:  # nobody listens there any more
            answer = ""
        finally:
            idle.put(process)
        if answer != "done":
            raise BrandubhError(f"{name} could not be compiled: {answer or 'the process has ended'}")

    def submit(name: str) -> "Future[None]":
        future: Future[None] = Future()

        def run() -> None:
            try:
                compile_there(name)
            except BrandubhError as error:
                future.set_exception(error)
            else:
                future.set_result(None)

        # Not a pool of threads: Python would wait for them at its end, and so for what nobody needs any more.
        threading.Thread(target=run, name="compiling", daemon=True).start()
        return future

    try:
        yield submit
    finally:
        for process in processes:
            process.kill()
        for process in processes:
            with contextlib.suppress(OSError):
                process.communicate()
