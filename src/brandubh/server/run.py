"""Running the server: on a socket that is bound before anything slow happens, until it is told to stop."""

import errno
import gc
import logging
import os
import signal
import socket
import threading
import urllib.request
import webbrowser

import uvicorn
from fastapi import FastAPI

from brandubh.errors import BrandubhError, file_trouble
from brandubh.server.app import create_app
from brandubh.server.settings import DEFAULT_PORT, Settings

PORTS_TRIED = 20


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


def serve(settings: Settings, listener: socket.socket, *, open_browser: bool) -> None:
    """Serve until SIGINT or SIGTERM; games in play are on the disk at every moment."""
    # Before uvicorn listens to it nothing has begun; once it has shut down, it sends the signal again.
    signal.signal(signal.SIGTERM, lambda *_: os._exit(0))
    host, port = listener.getsockname()[:2]
    shown = "localhost" if host in ("127.0.0.1", "::1", "0.0.0.0", "::") else host
    address = f"http://{shown}:{port}/"
    print(f"Brandubh is at {address}  (Ctrl-C ends it; games are kept in {settings.data})", flush=True)
    if open_browser:
        threading.Thread(target=_open_when_ready, args=(address,), daemon=True).start()
    logging.basicConfig(level=logging.WARNING)
    app = create_app(settings)
    gc.freeze()  # what is here now stays: it need not be looked through again and again
    gc.enable()
    config = uvicorn.Config(
        app,
        log_level="warning",
        access_log=False,
        timeout_graceful_shutdown=1,
        server_header=False,
        ws_max_size=4096,  # watchers have nothing to say
    )
    _Server(config, app).run(sockets=[listener])


class _Server(uvicorn.Server):
    """Ends at once: an analysis goes on until it is told to stop."""

    def __init__(self, config: uvicorn.Config, app: FastAPI) -> None:
        super().__init__(config)
        self._app = app

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Put the engines to rest, which ends the streams of their analyses, and then whatever is still open."""
        logging.disable(logging.ERROR)  # whatever is cut off now is no error
        await self._app.state.rest()
        await super().shutdown(sockets)


def _open_when_ready(address: str) -> None:
    for _ in range(100):
        try:
            with urllib.request.urlopen(f"{address}healthz", timeout=1):
                break
        except OSError:
            threading.Event().wait(0.1)
    webbrowser.open(address)
