"""The engine: evaluation, search, levels for people, the review of a game, the UCI program and a client for any such
program.

Names are loaded when they are first used, like those of the package itself.
"""

import importlib
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from brandubh.engine.engine import Engine as Engine
    from brandubh.engine.levels import LEVELS as LEVELS
    from brandubh.engine.levels import Level as Level
    from brandubh.engine.limits import Clock as Clock
    from brandubh.engine.limits import Limit as Limit
    from brandubh.engine.score import Feature as Feature
    from brandubh.engine.score import Info as Info
    from brandubh.engine.score import PlayResult as PlayResult
    from brandubh.engine.score import Score as Score
    from brandubh.engine.score import StaticEvaluation as StaticEvaluation
    from brandubh.engine.suite import Trial as Trial
    from brandubh.engine.suite import is_solved as is_solved
    from brandubh.engine.suite import run_suite as run_suite
    from brandubh.engine.uci.blocking import Analysis as Analysis
    from brandubh.engine.uci.blocking import UciEngine as UciEngine
    from brandubh.engine.uci.client import AsyncAnalysis as AsyncAnalysis
    from brandubh.engine.uci.client import AsyncUciEngine as AsyncUciEngine
    from brandubh.engine.uci.errors import EngineError as EngineError
    from brandubh.engine.uci.errors import EngineMoveError as EngineMoveError
    from brandubh.engine.uci.errors import EngineTerminatedError as EngineTerminatedError
    from brandubh.engine.uci.errors import EngineTimeoutError as EngineTimeoutError

_HOME = {
    "Engine": "engine",
    "Clock": "limits",
    "Limit": "limits",
    "Feature": "score",
    "Info": "score",
    "PlayResult": "score",
    "Score": "score",
    "StaticEvaluation": "score",
    "Trial": "suite",
    "is_solved": "suite",
    "run_suite": "suite",
    "LEVELS": "levels",
    "Level": "levels",
    "Analysis": "uci.blocking",
    "UciEngine": "uci.blocking",
    "AsyncAnalysis": "uci.client",
    "AsyncUciEngine": "uci.client",
    "EngineError": "uci.errors",
    "EngineMoveError": "uci.errors",
    "EngineTerminatedError": "uci.errors",
    "EngineTimeoutError": "uci.errors",
}

__all__ = [*_HOME]


def __getattr__(name: str) -> Any:
    if name not in _HOME:
        raise AttributeError(f"module 'brandubh.engine' has no attribute {name!r}")
    value = getattr(importlib.import_module(f"brandubh.engine.{_HOME[name]}"), name)
    globals()[name] = value
    return value
