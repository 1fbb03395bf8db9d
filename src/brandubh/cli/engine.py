"""``brandubh engine``: the UCI program. Its standard output is the protocol's alone."""

import sys
from typing import TYPE_CHECKING, Any

from brandubh.engine.uci.program import UciProgram

if TYPE_CHECKING:
    from brandubh.engine.engine import Engine

NEEDED = "brandubh.engine.engine"


def engine_command(*, at_once: bool = False) -> None:
    """Talk UCI until ``quit`` or the end of the input; ``at_once`` leaves compiling to others, and plays meanwhile."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")
    if at_once:
        from brandubh import compiled

        if not compiled.is_warm(NEEDED):
            compiled.meanwhile()
    UciProgram(sys.stdin.buffer, sys.stdout, make_engine=_make_engine).run()


def _make_engine(**options: Any) -> "Engine":
    """The engine, compiled when it is first needed: ``uci`` is answered at once even then."""
    from brandubh import compiled
    from brandubh.cli.progress import compile_first

    if not compiled.is_meanwhile():
        compile_first(NEEDED)
    from brandubh.engine.engine import Engine

    return Engine(**options)
