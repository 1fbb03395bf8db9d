"""What the pages know before they ask: the start position, the levels, the rulesets; a puzzle's page its puzzle; and
who is logged in.

It is kept beside the compiled code, because to make it the kernel has to be loaded, which takes longer than all the
rest of the first page.
"""

import contextlib
import functools
import json
from pathlib import Path

from pydantic import BaseModel

from brandubh import __version__, compiled
from brandubh.board import Board
from brandubh.bulk.whole_file import replacing
from brandubh.engine.levels import LEVELS
from brandubh.errors import BrandubhError
from brandubh.rules import DOCUMENTED, PRESETS
from brandubh.server.positions.views import position_view


@functools.cache
def boot() -> str:
    """All of it as JSON that may stand in a page."""
    root = compiled.cache_root()
    if root is None:
        return _made()
    file = root / f"boot-{compiled.source_digest(Path(__file__))}.json"
    with contextlib.suppress(OSError, ValueError):
        kept = file.read_text("utf-8")
        json.loads(kept)
        return kept
    made = _made()
    with contextlib.suppress(OSError, BrandubhError), replacing(file) as part:
        part.write_text(made, "utf-8")
    return made


def boot_with(**more: BaseModel | None) -> str:
    """The same, and a puzzle, or who is logged in."""
    parts = [f',"{name}":{part.model_dump_json()}' for name, part in more.items() if part is not None]
    return f"{boot()[:-1]}{''.join(parts)}}}".replace("<", "\\u003c")


def _made() -> str:
    data = {
        "version": __version__,
        "position": position_view(Board()).model_dump(mode="json"),
        "levels": [{"number": level.number, "elo": level.elo} for level in LEVELS],
        "rulesets": {name: rules.to_dict() for name, rules in PRESETS.items()},
        "documented": list(DOCUMENTED),
    }
    return json.dumps(data, separators=(",", ":")).replace("<", "\\u003c")
