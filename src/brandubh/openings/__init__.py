"""The openings: what games, the engine and proofs say of positions near the start.

Names are loaded when they are first used, like those of the package itself.
"""

import importlib
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from brandubh.openings.explorer import Explored as Explored
    from brandubh.openings.explorer import ExploredMove as ExploredMove
    from brandubh.openings.explorer import Explorer as Explorer
    from brandubh.openings.explorer import Opinion as Opinion

_HOME = dict.fromkeys(("Explored", "ExploredMove", "Explorer", "Opinion"), "explorer")

__all__ = [*_HOME]


def __getattr__(name: str) -> Any:
    if name not in _HOME:
        raise AttributeError(f"module 'brandubh.openings' has no attribute {name!r}")
    value = getattr(importlib.import_module(f"brandubh.openings.{_HOME[name]}"), name)
    globals()[name] = value
    return value
