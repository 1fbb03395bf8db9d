"""Proof search: can a side force a win from a position? ``solve`` answers, certificates convince.

``verify`` checks certificates with the kernel alone and shares no code with the search. Names are loaded when they are
first used, so that it loads none either.
"""

import importlib
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from brandubh.solver.certificate import Claim as Claim
    from brandubh.solver.errors import CertificateError as CertificateError
    from brandubh.solver.solver import Answer as Answer
    from brandubh.solver.solver import Progress as Progress
    from brandubh.solver.solver import Solver as Solver
    from brandubh.solver.solver import Verdict as Verdict
    from brandubh.solver.solver import solve as solve
    from brandubh.solver.strategy import Strategy as Strategy
    from brandubh.solver.verification import verify as verify

_HOME = {
    "solve": "solver",
    "verify": "verification",
    "Answer": "solver",
    "Verdict": "solver",
    "Progress": "solver",
    "Strategy": "strategy",
    "Claim": "certificate",
    "Solver": "solver",
    "CertificateError": "errors",
}

__all__ = [*_HOME]


def __getattr__(name: str) -> Any:
    if name not in _HOME:
        raise AttributeError(f"module 'brandubh.solver' has no attribute {name!r}")
    value = getattr(importlib.import_module(f"brandubh.solver.{_HOME[name]}"), name)
    globals()[name] = value
    return value
