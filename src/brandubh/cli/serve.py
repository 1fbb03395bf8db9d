"""``brandubh serve``: the app."""

import gc
from typing import Any

from brandubh.errors import BrandubhError


def serve_command(port: int | None, *, open_browser: bool, **given: Any) -> None:
    """Run the server until Ctrl-C, with the settings that were given and the defaults for those that are None."""
    gc.disable()  # until it serves: importing makes much and leaves nothing behind
    try:
        from brandubh.server import run
        from brandubh.server.settings import Settings
    except ModuleNotFoundError as error:
        raise BrandubhError("no-package", package=str(error.name), command="pip install 'brandubh[app]'") from None
    from brandubh.cli.progress import compile_meanwhile

    settings = Settings(**{name: value for name, value in given.items() if value is not None})
    run.serve(settings, port, open_browser=open_browser, begin=lambda: compile_meanwhile(run.PLAYING))
