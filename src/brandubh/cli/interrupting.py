"""Ctrl-C while an engine searches: it ends at once, with what was found so far."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor, wait
from typing import TypeVar

from brandubh.engine.engine import Engine

T = TypeVar("T")


def interruptible(engine: Engine, search: Callable[[], T]) -> tuple[T, bool]:
    """What a search of an engine finds, and whether Ctrl-C has ended it: then it is what was found so far.

    It works in a thread of its own, since compiled code hears no signal until it returns.
    """
    with ThreadPoolExecutor(1) as pool:
        found = pool.submit(search)
        try:
            return found.result(), False
        except KeyboardInterrupt:
            while not found.done():  # one that is only just beginning may not hear it the first time
                engine.stop()
                wait([found], timeout=0.01)
            return found.result(), True
