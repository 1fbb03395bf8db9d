"""Suites: an engine is tried on the positions of a file, one after the other, and judged by what the file says."""

import threading
import time
from collections.abc import Iterable, Iterator
from concurrent.futures import Future
from dataclasses import dataclass
from typing import Any

from brandubh.engine.engine import Engine, OnInfo
from brandubh.engine.limits import Limit
from brandubh.engine.score import Info, PlayResult, Score
from brandubh.engine.uci.blocking import UciEngine
from brandubh.errors import BrandubhError, expect
from brandubh.move import Move
from brandubh.record import PositionEntry

_TICK = 0.1  # seconds between two looks at a search


@dataclass(frozen=True, slots=True)
class Trial:
    """What an engine made of a position.

    ``solved`` is None where the file says nothing by which to judge. ``seconds_to_solution`` is when the engine came to
    the answer that it then kept.
    """

    entry: PositionEntry  # what was asked
    solved: bool | None
    move: Move | None  # the engine's
    score: Score | None  # what it thinks
    depth: int  # plies
    nodes: int  # positions searched
    seconds: float  # that it took
    seconds_to_solution: float | None

    def to_dict(self) -> dict[str, Any]:
        """The trial as plain strings, numbers and lists."""
        entry, board = self.entry, self.entry.board()
        return {
            "id": entry.id,
            "fen": entry.fen,
            "rules": entry.rules.preset or entry.rules.name,
            "bm": [board.text(move) for move in entry.best],
            "am": [board.text(move) for move in entry.avoid],
            "wins_in": entry.wins_in,
            "solved": self.solved,
            "move": None if self.move is None else board.text(self.move),
            "score": None if self.score is None else self.score.uci(),
            "depth": self.depth,
            "nodes": self.nodes,
            "seconds": round(self.seconds, 3),
            "seconds_to_solution": None if self.seconds_to_solution is None else round(self.seconds_to_solution, 3),
        }


def is_solved(entry: PositionEntry, move: Move | None, score: Score | None) -> bool | None:
    """Whether an engine's move and score are right: one of the best moves, none of those to avoid, and a win in time.

    What an entry does not name is not asked for; None if it names nothing.

    >>> entry = PositionEntry("7/7/7/t5t/7/7/2K1t2 w", best=["c1-a1"])
    >>> is_solved(entry, Move("c1", "a1"), None), is_solved(entry, Move("c1", "c2"), None)
    (True, False)
    """
    expect(entry, PositionEntry, "a position of a position file")
    if not entry.best and not entry.avoid and entry.wins_in is None:
        return None
    if entry.best and move not in entry.best:
        return False
    if entry.avoid and (move is None or move in entry.avoid):
        return False
    if entry.wins_in is None:
        return True
    seen = None if score is None else score.of(entry.board().turn).wins_in
    return seen is not None and 0 < seen <= entry.wins_in


def run_suite(entries: Iterable[PositionEntry], engine: Engine | UciEngine, limit: Limit) -> Iterator[Trial]:
    """Try an engine on positions, each with the same limit; what was learnt in one is not used in the next.

    >>> engine = Engine(hash_mb=1)
    >>> entry = PositionEntry("7/7/7/t5t/7/7/2K1t2 w", best=["c1-a1"], wins_in=1)
    >>> [trial.solved for trial in run_suite([entry], engine, Limit(depth=3))]
    [True]
    """
    expect(entries, Iterable, "a number of positions")
    expect(engine, (Engine, UciEngine), "an engine")
    expect(limit, Limit, "a limit")
    if limit == Limit():
        raise BrandubhError("a suite needs a limit for each position: a time, nodes or a depth")
    for entry in entries:
        expect(entry, PositionEntry, "a position of a position file")
        yield _try(entry, engine, limit)


def _try(entry: PositionEntry, engine: Engine | UciEngine, limit: Limit) -> Trial:
    board = entry.board()
    if isinstance(engine, UciEngine):
        engine.new_game(board.rules)
    else:
        engine.set_rules(board.rules)
        if engine.tables is not None:
            engine.tables.largest(board.rules)  # they are opened before the clock runs
    right_since: float | None = None
    last: Info | None = None
    started = time.perf_counter()

    def on_info(info: Info) -> None:
        nonlocal right_since, last
        last = info
        if not info.pv or not is_solved(entry, info.pv[0], info.score):
            right_since = None
        elif right_since is None:
            right_since = time.perf_counter() - started

    result = _play(engine, entry, limit, on_info)
    seconds = time.perf_counter() - started
    info = result.info or last
    score = None if info is None else info.score
    solved = is_solved(entry, result.move, score)
    return Trial(
        entry,
        solved,
        result.move,
        score,
        info.depth if info else 0,
        info.nodes if info else 0,
        seconds,
        (seconds if right_since is None else right_since) if solved else None,
    )


def _play(engine: Engine | UciEngine, entry: PositionEntry, limit: Limit, on_info: OnInfo) -> PlayResult:
    """Let an engine choose. Our own searches in a thread of its own, so that Ctrl-C need not wait for it."""
    board = entry.board()
    if isinstance(engine, UciEngine):
        return engine.play(board, limit, on_info=on_info)
    future: Future[PlayResult] = Future()

    def search() -> None:
        try:
            future.set_result(engine.play(board, limit, on_info=on_info))
        except BaseException as error:
            future.set_exception(error)

    thread = threading.Thread(target=search, daemon=True)
    try:
        thread.start()
        while thread.is_alive():
            thread.join(_TICK)
    except BaseException:
        while thread.is_alive():
            engine.stop()  # again and again: it may only just have begun
            thread.join(_TICK)
        raise
    return future.result()
