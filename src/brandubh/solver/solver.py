"""The solver: threads that search one question with a shared transposition table, and a strategy of what they prove.

The question: can a side force a win on the board from a position, when every repetition counts against it?
"""

import functools
import math
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor, wait
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from brandubh.board import Board
from brandubh.engine.searcher import Searcher
from brandubh.errors import BrandubhError, Words, expect, expect_number
from brandubh.kernel.entries import Entries
from brandubh.move import Move
from brandubh.pieces import Side
from brandubh.solver.certificate import Claim, write_certificate
from brandubh.solver.core.memory import Fields, Search, new_searches
from brandubh.solver.core.search import df_pn
from brandubh.solver.core.settle import DISPROVEN, OPEN, PROVEN, settle
from brandubh.solver.core.transpositions import INFINITE, collect, fullness, new_tags, new_transpositions
from brandubh.solver.errors import CertificateError
from brandubh.solver.gatherer import Gatherer
from brandubh.solver.strategy import Strategy, canonical_position
from brandubh.tablebase import Tables

TOO_FULL = 0.9
"""When more than this part of the transposition table is in use, the half of it that stands for the least work goes:
what would have to give way in full clusters may be worth more than that."""
MOST_THREADS = 1024
TICK = 0.1
"""Seconds between two looks at the threads."""
LEAST_GATHERING = 60.0
"""Gathering a strategy may take these seconds, or as long as the search did if that is longer."""


class Verdict(Words):
    """What is known of the question."""

    PROVEN = "proven"  # the side can force a win
    DISPROVEN = "disproven"  # it cannot
    UNKNOWN = "unknown"  # the search was ended before it knew


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a search is: the root's numbers, and the effort."""

    proof: int  # the proof number of the position: 0 when it is proven
    disproof: int  # its disproof number
    nodes: int  # positions expanded
    seconds: float  # that it took
    fullness: float  # of the transposition table, from 0 to 1
    doing: str = "searching"  # ``searching``, or what comes after

    @property
    def speed(self) -> float:
        """Positions expanded per second."""
        return self.nodes / self.seconds if self.seconds else 0.0


@dataclass(frozen=True, slots=True)
class Answer:
    """The verdict, why it is no better, the effort, and the strategy if it was gathered."""

    verdict: Verdict  # the verdict
    progress: Progress  # the effort
    strategy: Strategy | None = None  # None unless proven or disproven
    reason: str = ""  # why nothing is known, or why there is no strategy

    def line(self) -> list[Move]:
        """The main line; none if there is no strategy."""
        return self.strategy.line() if self.strategy else []

    def write_certificate(self, path: str | Path) -> Claim:
        """Write what was found to a file, so that anybody can check it with :func:`verify`; returns what it claims.

        A name that ends in ``.gz`` is compressed. Where nothing is proven or disproven, or the file cannot be written,
        it raises :class:`CertificateError`.
        """
        if self.strategy is None:
            raise CertificateError(f"nothing can be certified: {self.reason or 'there is no strategy'}")
        claim = self.strategy.claim()
        write_certificate(Path(path), claim, self.strategy.rows.tolist())
        return claim

    def __repr__(self) -> str:
        return f"<Answer: {self.verdict} after {self.progress.nodes} positions>"


def solve(
    board: Board,
    side: Side | str | None = None,
    *,
    seconds: float | None = None,
    nodes: int | None = None,
    memory: float = 0.25,
    threads: int = 1,
    tables: Tables | None = None,
) -> Answer:
    """Whether a ``side``, the side to move if not said, can force a win from a position.

    It takes as long as it takes, unless ``seconds`` or ``nodes`` end it; the verdict is then unknown. ``memory`` is in
    gigabytes. ``threads`` search together; ``tables`` of perfect play are asked where few pieces are left. A position
    that cannot be raises :class:`ImpossiblePositionError`.

    >>> from brandubh import Board
    >>> answer = solve(Board("7/7/7/2t4/1tKt3/1t1t3/5t1 b"), memory=0.01)
    >>> answer.verdict.value, [str(move) for move in answer.line()]
    ('proven', ['f1-c1'])
    """
    wanted = None if side is None else Side(side)
    return Solver(board, wanted, memory=memory, threads=threads, tables=tables).run(seconds, nodes)


OnProgress = Callable[[Progress], None]


def make_transpositions(gigabytes: float) -> Entries:
    """An empty transposition table of about ``gigabytes``; :class:`BrandubhError` if there is no memory for it."""
    expect(gigabytes, (int, float), "a number of gigabytes")
    if not 0 <= gigabytes < math.inf:
        raise BrandubhError(f"the memory is a number of gigabytes, not {gigabytes:g}")
    try:
        return new_transpositions(gigabytes)
    except (MemoryError, OverflowError, ValueError):
        # The last two are for sizes that no machine could count.
        raise BrandubhError(f"there is no memory for a table of {gigabytes:g} GB") from None


@functools.cache
def _weights() -> Fields:
    """An engine's work area, where its evaluation finds the weights."""
    return Searcher().work


@functools.cache
def _load() -> None:
    """Load or compile the search, so that no clock runs meanwhile."""
    start = Board()
    (search,) = new_searches(
        1,
        transpositions=new_transpositions(0),
        tags=new_tags(),
        weights=_weights(),
        directory=np.zeros(1, np.int64),
        prover=0,
        flags=start.rules.flags,
        table_pieces=0,
    )
    df_pn(search, *canonical_position(start), 0)  # it is allowed no positions, so it ends at once


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
        side: Side | str | None = None,
        *,
        memory: float = 1.0,
        threads: int = 1,
        tables: Tables | None = None,
        table_pieces: int | None = None,
    ) -> None:
        """``side`` is to win: the side to move if not said. ``memory`` is the transposition table's, in gigabytes;
        ``threads`` search together.

        ``tables`` of perfect play are asked about positions of up to ``table_pieces`` pieces, the king included, or of
        as many as there are tables for.
        """
        expect(board, Board, "a board")
        board.check()
        expect_number(threads, "a number of threads", 1, MOST_THREADS)
        expect(tables, (Tables, type(None)), "tables of perfect play")
        if table_pieces is not None:
            expect_number(table_pieces, "a number of pieces", 0)
        self.board = board.copy(stack=False)
        self.side = board.turn if side is None else Side(side)
        self.transpositions = make_transpositions(memory)
        self.tags = new_tags()
        self.tables = tables  # kept open: the directory has the addresses of their bytes
        known = 0 if tables is None else tables.most_pieces(board.rules)
        self._searches = new_searches(
            threads,
            transpositions=self.transpositions,
            tags=self.tags,
            weights=_weights(),
            directory=np.zeros(1, np.int64) if tables is None else tables.directory(board.rules),
            prover=self.side.number,
            flags=board.rules.flags,
            table_pieces=known if table_pieces is None else min(known, table_pieces),
        )
        self.past_nodes = 0
        self.past_seconds = 0.0
        self._numbers = (1, 1)
        self._stop = threading.Event()
        self._started = 0.0
        self._deadline: float | None = None
        self._on_progress: OnProgress | None = None
        _load()

    def __repr__(self) -> str:
        return f"<Solver: do the {self.side} win {self.board.fen()}?>"

    def ask(self, board: Board) -> "Solver":
        """Turn to another position under the same rules, with the same side to win; what was found out is shared.

        >>> solver = Solver(Board("7/7/7/2t4/1tKt3/1t1t3/5t1 b"), memory=0.01)
        >>> solver.ask(Board("7/7/7/2t4/1tKt3/1t1t3/4t2 b")).run().verdict.value
        'proven'
        """
        expect(board, Board, "a board")
        board.check()
        if board.rules.flags != self.board.rules.flags:
            raise BrandubhError("a solver answers questions under one ruleset only")
        self.board = board.copy(stack=False)
        self._numbers = (1, 1)
        return self

    # The effort

    @property
    def nodes(self) -> int:
        """How many positions have been expanded, in all runs."""
        return self.past_nodes + sum(int(search.control.nodes) for search in self._searches)

    @property
    def seconds(self) -> float:
        """How long it has taken, in all runs."""
        return self.past_seconds + (time.monotonic() - self._started if self._started else 0.0)

    def progress(self, doing: str = "searching") -> Progress:
        """How far the search is, and what it is ``doing``, in a word."""
        return Progress(*self._numbers, self.nodes, self.seconds, fullness(self.transpositions), doing)

    def stop(self) -> None:
        """End the run soon, from any thread."""
        self._stop.set()

    # Answering

    def run(
        self, seconds: float | None = None, nodes: int | None = None, on_progress: OnProgress | None = None
    ) -> Answer:
        """Search until the question is answered, or for ``seconds``, or ``nodes`` positions; running again goes on.

        What is found is gathered into a strategy, for which there is some more time. A disproof that cannot be
        gathered is not believed. ``on_progress`` is called twice a second.
        """
        if seconds is not None:
            expect_number(seconds, "a number of seconds", whole=False)
        if nodes is not None:
            expect_number(nodes, "a number of positions")
        if on_progress is not None and not callable(on_progress):
            expect(on_progress, Callable, "a function that takes progress")
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
                until = time.monotonic() + max(LEAST_GATHERING, self.seconds)
                gatherer = Gatherer(self._searches[0], self.board, found, until=until, tell=self._tell)
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

    def _tell(self, doing: str) -> bool:
        """Report progress of something other than searching; whether to go on."""
        if self._on_progress:
            self._on_progress(self.progress(doing))
        return not self._stop.is_set()

    def _answer(self, most: int | None) -> tuple[int, str]:
        """The verdict of the search on the root: OPEN with a reason if there is none yet."""
        outcome = self.board.outcome()
        if outcome is not None:
            return (PROVEN if outcome.winner is self.side else DISPROVEN), ""
        position = canonical_position(self.board)
        side = self.board.turn.number
        search = self._searches[0]
        found, _ = settle(*position, side, search.prover, search.flags, search.directory, search.table_pieces)
        return self._search(position, side, most) if found == OPEN else (found, "")

    def _search(self, position: tuple[int, int, int], side: int, most: int | None) -> tuple[int, str]:
        """Let all threads search the root; watch them, and make room in the transposition table when it is full."""
        left = 1 << 60 if most is None else max((most - self.nodes) // len(self._searches), 1)
        for search in self._searches:
            search.allow(left)
        reason = "the positions that were allowed are used up"
        looked = time.monotonic()
        with ThreadPoolExecutor(len(self._searches)) as executor:
            try:
                running = [executor.submit(self._work, search, position, side) for search in self._searches]
                while wait(running, TICK).not_done:
                    now = time.monotonic()
                    self._read_numbers()
                    if self._stop.is_set() or (self._deadline is not None and now >= self._deadline):
                        reason = "it was stopped" if self._stop.is_set() else "the time is up"
                        self._halt()
                    if now - looked >= 5 * TICK:
                        looked = now
                        if fullness(self.transpositions) > TOO_FULL:
                            collect(self.transpositions)
                        if self._on_progress:
                            self._on_progress(self.progress())
            finally:
                self._halt()
        self._read_numbers()
        for found in [future.result() for future in running]:
            if found != OPEN:
                self._numbers = (0, INFINITE + 1) if found == PROVEN else (INFINITE + 1, 0)
                return found, ""
        return OPEN, reason

    def _read_numbers(self) -> None:
        control = self._searches[0].control
        self._numbers = (int(control.proof), int(control.disproof))

    def _halt(self) -> None:
        for search in self._searches:
            search.control.stop = 1

    def _work(self, search: Search, position: tuple[int, int, int], side: int) -> int:
        """Search in one thread. With an answer, or an error, the other threads need not go on."""
        found = None
        try:
            found = df_pn(search, *position, side)
            return found
        finally:
            if found != OPEN:
                self._halt()
