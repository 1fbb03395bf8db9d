"""Running the server: on a socket that is bound before anything slow happens, until it is told to stop."""

import contextlib
import errno
import gc
import logging
import os
import queue
import signal
import socket
import sys
import threading
import time
import urllib.request
import webbrowser
from collections.abc import Callable
from types import FrameType

import uvicorn
from fastapi import FastAPI

from brandubh.errors import BrandubhError, file_trouble
from brandubh.server import logs
from brandubh.server.app import PLAYING as PLAYING
from brandubh.server.app import create_app
from brandubh.server.connections import Configuration, Networks
from brandubh.server.data_folder import check_folders, prepare
from brandubh.server.metrics import Readers
from brandubh.server.settings import DEFAULT_PORT, Settings

PORTS_TRIED = 20
COLLECTIONS = (10_000, 20, 10)
"""When the garbage collector looks through young, older and all objects: more seldom than Python would. 200 games of 60
moves kept it busy for 50 ms, and nobody is answered meanwhile.
"""
END_SECONDS = 1.7  # from the signal to the end, however it comes


def bind(host: str, port: int | None) -> socket.socket:
    """A listening socket; without a port named, the usual one or the next that is free."""
    ports = [port] if port is not None else range(DEFAULT_PORT, DEFAULT_PORT + PORTS_TRIED)
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for number in ports:
        listener = socket.socket(family)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((host, number))
            listener.listen(128)
            return listener
        except OSError as error:
            listener.close()
            if error.errno != errno.EADDRINUSE or port is not None:
                raise BrandubhError("cannot-listen", host=host, port=str(number), reason=file_trouble(error)) from None
    raise BrandubhError("ports", first=str(ports[0]), last=str(ports[-1]))


def serve(settings: Settings, port: int | None, *, open_browser: bool, begin: Callable[[], None] | None = None) -> None:
    """Serve until SIGINT or SIGTERM; games in play are on the disk at every moment.

    ``begin`` is called once the address is said, and may show what it does.
    """
    signal.signal(signal.SIGTERM, lambda *_: os._exit(0))  # until the server listens to it, nothing has begun
    logs.check(settings.log_format)
    check_folders(settings)
    prepare(settings)
    Networks(settings.proxies)  # said now if they are none
    Readers(settings.metrics)
    _make_room(settings.connections)
    listener = bind(settings.host, port)
    host, port = listener.getsockname()[:2]
    shown = "localhost" if host in ("127.0.0.1", "::1", "0.0.0.0", "::") else host
    address = f"http://{shown}:{port}/"
    print(f"Brandubh is at {address}  (Ctrl-C ends it; games are kept in {settings.data})", flush=True)
    if open_browser:
        threading.Thread(target=_open_when_ready, args=(address,), daemon=True).start()
    logs.configure(settings.log_format, settings.node)
    if begin is not None:
        begin()
    app = create_app(settings)
    gc.freeze()  # what is here now stays: it need not be looked through again and again
    gc.set_threshold(*COLLECTIONS)
    gc.enable()
    _Server(app, settings).run(sockets=[listener])


def _make_room(connections: int) -> None:
    """Let this process have as many files open as it may have connections; many systems allow few unless asked."""
    with contextlib.suppress(ImportError, OSError, ValueError):
        import resource  # where there is such a bound

        least, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = connections + 500
        if least < wanted:
            resource.setrlimit(resource.RLIMIT_NOFILE, (min(wanted, most) if most >= 0 else wanted, most))


class _Server(uvicorn.Server):
    """Ends at once: an analysis goes on until it is told to stop, and somebody may never read what was sent."""

    def __init__(self, app: FastAPI, settings: Settings) -> None:
        super().__init__(Configuration(app, settings))
        self._app = app
        self._drain = settings.drain
        self._ends_at: float | None = None  # when it has been told to end
        self._signals: queue.SimpleQueue[int] = queue.SimpleQueue()  # which a signal may put something into
        threading.Thread(target=self._end_in_time, name="last resort", daemon=True).start()

    def _end_in_time(self) -> None:
        """End the process when its time is over, whatever it is waiting for: what was acknowledged is on the disk."""
        number = self._signals.get()
        with contextlib.suppress(queue.Empty):
            self._signals.get(timeout=self._drain)
        time.sleep(END_SECONDS)
        logging.getLogger().handlers[0].flush()
        os._exit(_status(number))

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Begin to end. After SIGTERM it goes on for a while, if it was asked to, so that whoever sends visitors here
        learns that it is not ready any more; a second signal ends that, and a further one changes nothing.
        """
        self._signals.put(sig)
        drain = getattr(self._app.state, "drain", None)  # not before it has begun
        if sig == signal.SIGTERM and self._drain and drain is not None and self._ends_at is None:
            self._ends_at = time.monotonic() + self._drain
            drain()
        else:
            self.should_exit = True
        self._captured_signals = self._captured_signals or [sig]

    async def on_tick(self, counter: int) -> bool:
        """Look whether it is time to end."""
        if self._ends_at is not None and time.monotonic() >= self._ends_at:
            self.should_exit = True
        return await super().on_tick(counter)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Put the engines to rest, which ends the streams of their analyses, and then whatever is still open."""
        logging.disable(logging.ERROR)  # whatever is cut off now is no error
        await self._app.state.rest()
        await super().shutdown(sockets)
        sys.stdout.flush()
        logging.getLogger().handlers[0].flush()
        # Python would wait for threads that wait for a lock, and for a compiler that nobody needs any more.
        os._exit(_status(self._captured_signals[0]))


def _status(number: int) -> int:
    """The status that a process ends with on a signal: SIGTERM is how it is meant to end."""
    return 0 if number == signal.SIGTERM else 128 + number


def _open_when_ready(address: str) -> None:
    for _ in range(100):
        try:
            with urllib.request.urlopen(f"{address}healthz", timeout=1):
                break
        except OSError:
            threading.Event().wait(0.1)
    webbrowser.open(address)
