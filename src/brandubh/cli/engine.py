"""``brandubh engine``: the UCI program. Its standard output is the protocol's alone."""

import sys
from typing import TYPE_CHECKING, Any

from brandubh.engine.uci.program import UciProgram

if TYPE_CHECKING:
    from brandubh.engine.engine import Engine


def engine_command() -> None:
    """Talk UCI until ``quit`` or the end of the input."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")
    UciProgram(sys.stdin.buffer, sys.stdout, make_engine=_make_engine).run()


def _make_engine(**options: Any) -> "Engine":
    """The engine, compiled when it is first needed: ``uci`` is answered at once even then."""
    from brandubh.cli.progress import compile_first

    compile_first("brandubh.engine.engine")
    from brandubh.engine.engine import Engine

    return Engine(**options)
