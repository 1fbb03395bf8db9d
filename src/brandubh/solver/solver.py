"""The solver: threads that search one question with a shared table, and the gathering of what they prove.

The question: can a side force a win on the board from a position, when every repetition counts against it?
"""

import math
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum

import numpy as np

from brandubh.board import Board
from brandubh.engine.core import memory as engine_layout
from brandubh.engine.weights import default_weights
from brandubh.errors import BrandubhError
from brandubh.kernel.entries import Entries
from brandubh.pieces import Side
from brandubh.solver.core import memory as layout
from brandubh.solver.core.first_numbers import JUDGEMENT
from brandubh.solver.core.search import search
from brandubh.solver.core.settle import DISPROVEN, OPEN, PROVEN, settle
from brandubh.solver.core.transpositions import collect, fullness, new_table, new_tags
from brandubh.solver.gatherer import Gatherer
from brandubh.solver.strategy import Strategy, canonical_position
from brandubh.tablebase.core.probing import Directory

TOO_FULL = 0.9
"""When so much of the table is in use, the lesser half of the entries goes."""
TICK = 0.1
"""Seconds between two looks at the threads."""


class Verdict(StrEnum):
    """What is known of the question."""

    PROVEN = "proven"
    DISPROVEN = "disproven"
    UNKNOWN = "unknown"


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a search is: the root's numbers, and the effort."""

    proof: int
    disproof: int
    nodes: int
    seconds: float
    fullness: float
    plies: int
    doing: str = "searching"

    @property
    def speed(self) -> float:
        """Positions expanded per second."""
        return self.nodes / self.seconds if self.seconds else 0.0


@dataclass(frozen=True, slots=True)
class Answer:
    """The verdict, why it is no better, the effort, and the strategy if it was gathered."""

    verdict: Verdict
    progress: Progress
    strategy: Strategy | None = None
    reason: str = ""


OnProgress = Callable[[Progress], None]


@dataclass(frozen=True, slots=True)
class Tuning:
    """How the search weighs: the form of the first numbers, sums of numbers or weak ones, and slack."""

    guess: int = JUDGEMENT
    weak: bool = False
    slack: int = 4
    trust: bool = False


def make_table(gigabytes: float) -> Entries:
    """An empty table of so much memory, if it can be had."""
    if not 0 <= gigabytes < math.inf:
        raise BrandubhError(f"the memory is a number of gigabytes, not {gigabytes:g}")
    try:
        return new_table(gigabytes)
    except (MemoryError, OverflowError, ValueError):
        # The last two are for sizes that no machine could count.
        raise BrandubhError(f"there is no memory for a table of {gigabytes:g} GB") from None


class Worker:
    """What one thread needs: its words, its frames and their children."""

    def __init__(self, thread: int, threads: int, tuning: Tuning, most_men: int) -> None:
        self.control = np.zeros(layout.CONTROL_SIZE, np.int64)
        self.frames = np.zeros(layout.FRAME * (layout.MOST_PLIES + 2), np.int64)
        self.children = np.zeros(layout.CHILD * layout.MOST_CHILDREN, np.int64)
        self.path = np.zeros(layout.PATH, np.int64)
        self.control[layout.THREAD] = thread
        self.control[layout.THREADS] = threads
        self.control[layout.MOST_MEN] = most_men
        self.control[layout.GUESS] = tuning.guess
        self.control[layout.WEAK] = tuning.weak
        self.control[layout.SLACK] = tuning.slack
        self.control[layout.TRUST] = tuning.trust
        self.result = OPEN
        self.error: BaseException | None = None


class Solver:
    """One question about one position, with all that has been found out about it.

    >>> from brandubh import Board
    >>> answer = Solver(Board("7/7/7/2t4/1tKt3/1t1t3/5t1 b"), memory=0.01).run()
    >>> answer.verdict.value, [str(move) for move in answer.strategy.line()]
    ('proven', ['f1-c1'])
    """

    def __init__(
        self,
        board: Board,
        side: Side | None = None,
        *,
        memory: float = 1.0,
        threads: int = 1,
        directory: Directory | None = None,
        most_men: int = 0,
        tuning: Tuning | None = None,
    ) -> None:
        """``side`` is to win: the side to move if not said. ``memory`` is the table's, in gigabytes."""
        board.check()
        self.board = board.copy(stack=False)
        self.side = side or board.turn
        self.prover = self.side.number
        self.flags = board.rules.flags
        self.table = make_table(memory)
        self.tags = new_tags()
        self.directory = np.zeros(1, np.int64) if directory is None else directory
        self.most_men = most_men
        self.workers = [Worker(number, threads, tuning or Tuning(), most_men) for number in range(threads)]
        self.busy = np.zeros(layout.BUSY * threads, np.int64)
        self.weights = np.zeros(engine_layout.KILLERS, np.int64)
        scaled = default_weights().scaled()
        self.weights[engine_layout.WEIGHTS : engine_layout.WEIGHTS + len(scaled)] = scaled
        self.past_nodes = 0
        self.past_seconds = 0.0
        self._numbers = (1, 1)
        self._stop = threading.Event()
        self._started = 0.0
        self._deadline: float | None = None
        self._on_progress: OnProgress | None = None
        self._make_ready()

    def _make_ready(self) -> None:
        """Load or compile the search, so that no clock runs meanwhile."""
        worker, table = self.workers[0], self.table
        worker.control[layout.STOP] = 1
        self.table = new_table(0)
        self.search_with(worker, canonical_position(Board()), 0)
        self.table = table
        worker.control[layout.NODES] = 0

    # The effort

    @property
    def nodes(self) -> int:
        """How many positions have been expanded, in all runs."""
        return self.past_nodes + sum(int(worker.control[layout.NODES]) for worker in self.workers)

    @property
    def seconds(self) -> float:
        """How long it has taken, in all runs."""
        return self.past_seconds + self.elapsed

    def progress(self, doing: str = "searching") -> Progress:
        """How far the search is."""
        plies = max(int(worker.control[layout.MOST_PLIES_SEEN]) for worker in self.workers)
        return Progress(*self._numbers, self.nodes, self.seconds, fullness(self.table), plies, doing)

    def stop(self) -> None:
        """End the run soon, from any thread."""
        self._stop.set()

    # Answering

    def run(
        self, seconds: float | None = None, nodes: int | None = None, on_progress: OnProgress | None = None
    ) -> Answer:
        """Search until the question is answered, or for so long; running again goes on.

        What is found is gathered into a strategy, for which there is some more time. A disproof that cannot be
        gathered is not believed.
        """
        self._stop.clear()
        self._started = time.monotonic()
        self._deadline = None if seconds is None else self._started + seconds
        self._on_progress = on_progress
        most = None if nodes is None else self.nodes + nodes
        try:
            while True:
                found, reason = self._answer(most)
                if found == OPEN:
                    return Answer(Verdict.UNKNOWN, self.progress(), reason=reason)
                gatherer = Gatherer(self, found)
                strategy = gatherer.run()
                if strategy is not None:
                    verdict = Verdict.PROVEN if found == PROVEN else Verdict.DISPROVEN
                    return Answer(verdict, self.progress(), strategy)
                if gatherer.refuted and not self._stop.is_set():
                    continue
                if found == PROVEN:
                    return Answer(Verdict.PROVEN, self.progress(), reason=gatherer.reason)
                return Answer(Verdict.UNKNOWN, self.progress(), reason=f"it looks disproven, but {gatherer.reason}")
        finally:
            self.past_seconds += time.monotonic() - self._started
            self._started = 0.0

    def _answer(self, most: int | None) -> tuple[int, str]:
        """The verdict of the search on the root: OPEN with a reason if there is none yet."""
        if self.board.is_game_over():
            outcome = self.board.outcome()
            return (PROVEN if outcome and outcome.winner is self.side else DISPROVEN), ""
        position = canonical_position(self.board)
        side = self.board.turn.number
        found, _ = settle(*position, side, self.prover, self.flags, self.directory, self.most_men)
        if found != OPEN:
            return found, ""
        return self._search(position, side, most)

    def _search(self, position: tuple[int, int, int], side: int, most: int | None) -> tuple[int, str]:
        """Let all threads search the root; watch them, and make room in the table when it is full."""
        threads = []
        for worker in self.workers:
            worker.control[layout.STOP] = 0
            share = 1 << 60 if most is None else max((most - self.nodes) // len(self.workers), 1)
            worker.control[layout.NODE_LIMIT] = worker.control[layout.NODES] + share
            threads.append(threading.Thread(target=self._work, args=(worker, position, side), daemon=True))
        for thread in threads:
            thread.start()
        reason = "the positions that were allowed are used up"
        looked = time.monotonic()
        try:
            while any(thread.is_alive() for thread in threads):
                threads[0].join(TICK)
                now = time.monotonic()
                main = self.workers[0].control
                self._numbers = (int(main[layout.PROOF]), int(main[layout.DISPROOF]))
                if self._stop.is_set() or (self._deadline is not None and now >= self._deadline):
                    reason = "it was stopped" if self._stop.is_set() else "the time is up"
                    self._halt()
                if now - looked >= 5 * TICK:
                    looked = now
                    if fullness(self.table) > TOO_FULL:
                        collect(self.table)
                    if self._on_progress:
                        self._on_progress(self.progress())
                if not threads[0].is_alive():
                    # It may be the others that go on: wait for them without spinning.
                    for thread in threads:
                        thread.join(TICK)
        finally:
            self._halt()
            for thread in threads:
                thread.join()
        for worker in self.workers:
            if worker.error:
                raise worker.error
            if worker.result != OPEN:
                self._numbers = (0, 1 << 24) if worker.result == PROVEN else (1 << 24, 0)
                return worker.result, ""
        return OPEN, reason

    def _halt(self) -> None:
        for worker in self.workers:
            worker.control[layout.STOP] = 1

    def _work(self, worker: Worker, position: tuple[int, int, int], side: int) -> None:
        worker.result = OPEN
        try:
            worker.result = self.search_with(worker, position, side)
        except BaseException as error:
            worker.error = error
        if worker.error or worker.result != OPEN:
            self._halt()

    def search_with(self, worker: Worker, position: tuple[int, int, int], side: int) -> int:
        """Let one worker search a canonical position that is not settled."""
        return search(
            worker.control,
            worker.frames,
            worker.children,
            worker.path,
            self.busy,
            self.table,
            self.tags,
            self.weights,
            self.directory,
            *position,
            side,
            self.prover,
            self.flags,
        )

    def settle(self, position: tuple[int, int, int], side: int) -> int:
        """What a look tells about a position: PROVEN, DISPROVEN or OPEN."""
        return settle(*position, side, self.prover, self.flags, self.directory, self.most_men)[0]

    def tell(self, doing: str) -> None:
        """Report progress of something other than searching."""
        if self._on_progress:
            self._on_progress(self.progress(doing))

    @property
    def stopping(self) -> bool:
        """Whether somebody wants the run to end."""
        return self._stop.is_set()

    @property
    def elapsed(self) -> float:
        """The seconds of this run."""
        return time.monotonic() - self._started if self._started else 0.0
