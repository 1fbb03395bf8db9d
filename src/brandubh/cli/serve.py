"""``brandubh serve``: the app."""

import gc
from pathlib import Path
from typing import Any

from brandubh.errors import BrandubhError


def serve_command(
    host: str | None,
    port: int | None,
    data: Path | None,
    hosts: list[str],
    keep_open: float | None,
    *,
    open_browser: bool,
) -> None:
    """Run the server until Ctrl-C, with the settings that were given and the defaults for the rest."""
    gc.disable()  # until it serves: importing makes much and leaves nothing behind
    try:
        from brandubh.server import run
        from brandubh.server.settings import Settings
    except ModuleNotFoundError as error:
        raise BrandubhError("no-package", package=str(error.name), command="pip install 'brandubh[app]'") from None
    from brandubh.cli.progress import compile_first

    # What playing needs. The server sees to the rest in the background.
    compile_first("brandubh.engine.engine")
    given: dict[str, Any] = {
        "host": host,
        "port": port,
        "data": data,
        "hosts": tuple(hosts) or None,
        "keep_open": keep_open,
    }
    settings = Settings(**{name: value for name, value in given.items() if value is not None})
    run.serve(settings, run.bind(settings.host, port), open_browser=open_browser)
