"""Engine: the search as an object. Callbacks and results, no text; the UCI program and the app build on it."""

import dataclasses
import functools
import random
import threading
import time
from collections.abc import Callable

import numpy as np

from brandubh.board import Board
from brandubh.engine.core import memory
from brandubh.engine.core.evaluate import FEATURES, evaluate, list_features
from brandubh.engine.core.transpositions import fullness, new_table
from brandubh.engine.levels import FULL_STRENGTH, Personality, level_for
from brandubh.engine.limits import Limit
from brandubh.engine.score import Feature, Info, PlayResult, Score, StaticEvaluation
from brandubh.engine.searcher import RootMove, Searcher
from brandubh.engine.weights import Weights, default_weights, wdl
from brandubh.errors import BrandubhError, expect, expect_number
from brandubh.move import Move, Symmetry
from brandubh.pieces import Side
from brandubh.rules import Rules, get_rules
from brandubh.tablebase import TableError, Tables

OnInfo = Callable[[Info], None]

MOST_DEPTH = 100
MOST_THREADS = 1024

# In the first plies, a player who likes variety takes moves for equal that are at most this far apart, in hundredths of
# a man.
VARIED_PLIES = 4
NEARLY_EQUAL = 10
NO_LIMIT = 1 << 62

BENCH_DEPTH = 11
BENCH = (
    ("wtf", None),
    ("wtf", "3t3/2t4/3T3/tt1KTtt/7/2T2t1/3t3 w"),
    ("wtf", "5t1/3Tt2/3T2T/t5t/K5t/1tT1t2/7 b"),
    ("wtf", "3t3/6t/2T3t/tt1K1t1/2TT3/4t2/2t1T2 w"),
    ("wtf", "7/3tt2/t2T1t1/2tKTt1/3tt2/7/7 w"),
    ("wtf-de", "1t1t3/3t3/3T1t1/t1TK1Tt/3tT2/7/3t3 w"),
    ("raven", None),
    ("raven", "3t1t1/6t/t1T3t/1tTK3/2T4/3tT2/3t3 w"),
    ("raven", "1t3T1/1t1t3/T5T/t1K4/3t1t1/1t5/3t3 w"),
    ("raven", "3t3/7/3t3/t4tt/3K3/1tT1T1t/3tT2 b"),
)
"""The positions of the bench: start, middle games with the king at home and abroad, a ring, both families."""


class Engine:
    """The strongest player here, and at a ``level`` from 1 to 8 an opponent for people.

    ``threads`` search together, with a transposition table of ``hash_mb`` megabytes. ``tables`` of perfect play are
    asked where few pieces are left. The same ``seed`` gives a level the same character again. ``weights`` are those of
    the evaluation, the package's own if none are given. ``rules`` are those of the first board: the engine goes by the
    board's own.

    >>> engine = Engine(hash_mb=1)
    >>> board = Board("7/7/7/t5t/7/7/2K1t2 w")
    >>> engine.play(board, Limit(depth=3)).move
    Move.from_text('c1-a1')
    """

    def __init__(
        self,
        rules: str | Rules = "wtf",
        *,
        threads: int = 1,
        hash_mb: int = 64,
        level: int | None = None,
        seed: int | None = None,
        weights: Weights | None = None,
        tables: Tables | None = None,
    ) -> None:
        expect(seed, (int, type(None)), "a whole number as the seed")
        expect(weights, (Weights, type(None)), "the weights of an evaluation")
        expect(tables, (Tables, type(None)), "tables of perfect play")
        self.tables = tables
        """The tables of perfect play that the search asks, or None."""
        self._rules = get_rules(rules)
        self.weights = weights or default_weights()
        self._searchers: list[Searcher] = []
        _load()
        self.threads = threads
        self._age = 0
        self._stop = threading.Event()
        self._busy = threading.Lock()
        self._rng = random.Random(seed)
        self._player_seed: int | None = None
        self._personality: Personality | None = None
        self.level = level
        self.resize(hash_mb)

    def __repr__(self) -> str:
        level = "" if self._level is None else f", level {self._level}"
        return f"<Engine: {self._rules.name}{level}>"

    # Settings

    @property
    def rules(self) -> Rules:
        """The ruleset of the last board, or of the first to come."""
        return self._rules

    def set_rules(self, rules: str | Rules) -> None:
        """Change the ruleset; what was learnt under another one is forgotten."""
        self._rules = get_rules(rules)
        self.new_game()

    @property
    def threads(self) -> int:
        """How many threads search."""
        return len(self._searchers)

    @threads.setter
    def threads(self, number: int) -> None:
        expect_number(number, "a number of threads", 1, MOST_THREADS)
        self._searchers = self._searchers[:number]
        self._searchers += [Searcher(self.weights) for _ in range(number - len(self._searchers))]

    @property
    def level(self) -> int | None:
        """The level of play for people, 1 to 8; None always plays its best move, the same every time."""
        return self._level

    @level.setter
    def level(self, level: int | None) -> None:
        if level is not None:
            expect_number(level, "a level", 1, FULL_STRENGTH)
        self._level = level
        self._new_personality()

    def set_elo(self, elo: int) -> None:
        """Choose the level whose strength is nearest."""
        expect_number(elo, "a rating", whole=False)
        self.level = level_for(elo)

    def set_player(self, seed: int | None) -> None:
        """Let a level be the same player, with the same taste and moods, whenever it has this seed; None for anyone."""
        expect(seed, (int, type(None)), "a whole number as the seed")
        self._player_seed = seed
        self._new_personality()

    def _new_personality(self) -> None:
        level = self._level
        rng = self._rng if self._player_seed is None else random.Random(self._player_seed)
        self._personality = None if level is None or level == FULL_STRENGTH else Personality(level, self.weights, rng)

    def resize(self, hash_mb: int) -> None:
        """Make an empty transposition table of at most ``hash_mb`` megabytes."""
        expect_number(hash_mb, "a number of megabytes", 1)
        try:
            self._table = new_table(hash_mb)
        except (MemoryError, OverflowError, ValueError):  # the last two are for sizes that no machine could count
            raise BrandubhError(f"there is no memory for a table of {hash_mb} MB") from None

    def new_game(self) -> None:
        """Forget what was learnt in earlier searches, and let a level be another player."""
        self._table[:] = 0
        self._age = 0
        self._new_personality()
        for searcher in self._searchers:
            searcher.forget()

    # Searching

    def analyse(
        self, board: Board, limit: Limit | None = None, *, multipv: int = 1, on_info: OnInfo | None = None
    ) -> list[Info]:
        """Search until a ``limit`` is met or :meth:`stop` is called, from another thread; the best ``multipv`` lines,
        best first. There are none if the game is over. Without a limit it goes on until it is stopped.

        ``on_info`` is called for each line of each finished iteration, and once more if the search is stopped with a
        better move in hand than the last iteration had. An engine that is searching already raises
        :class:`BrandubhError`.

        >>> best, second = Engine(hash_mb=1).analyse(Board(), Limit(depth=3), multipv=2)
        >>> best.score >= second.score, best.depth
        (True, 3)
        """
        expect_number(multipv, "a number of lines", 1)
        self._stop.clear()
        limit = Limit() if limit is None else limit
        expect(limit, Limit, "a limit")
        return self._analyse(board, limit, multipv, on_info, patient=not limit.has_end)

    def _analyse(
        self, board: Board, limit: Limit, multipv: int, on_info: OnInfo | None, *, patient: bool = False
    ) -> list[Info]:
        """Search. Who is ``patient`` waits to be stopped even where there is nothing left to search."""
        _check(board, limit, on_info)
        if not self._busy.acquire(blocking=False):
            raise BrandubhError("this engine is searching already: stop it first, or use another")
        try:
            found = self._search(board, limit, multipv, on_info)
            if patient and found:
                self._stop.wait()
            return found
        finally:
            self._busy.release()

    def _search(self, board: Board, limit: Limit, multipv: int, on_info: OnInfo | None) -> list[Info]:
        if board.rules != self._rules:
            self.set_rules(board.rules)  # what was learnt under other rules would mislead
        self._age += 1
        started = time.perf_counter()
        node_limit = max(1, limit.nodes // self.threads) if limit.nodes else NO_LIMIT
        for searcher in self._searchers:
            searcher.set_up(board, node_limit=node_limit, age=self._age, tables=self.tables)
            if limit.moves:
                searcher.roots = [root for root in searcher.roots if root.move in limit.moves]
        if self._stop.is_set():
            self._halt()
        leader = self._searchers[0]
        if not leader.roots:
            return []
        lines: list[Info] = []  # of the present iteration
        before: list[Info] = []  # of the one before it

        def report(searcher: Searcher, depth: int, number: int, root: RootMove) -> None:
            nonlocal lines, before
            if number == 1 and lines:
                lines, before = [], lines
            lines.append(self._info(searcher, depth, number, root, time.perf_counter() - started))
            if on_info is not None:
                on_info(lines[-1])

        seconds = limit.seconds()
        timer = threading.Timer(seconds, self._halt) if seconds is not None else None
        helpers = [
            threading.Thread(target=self._help, args=(searcher, number), daemon=True)
            for number, searcher in enumerate(self._searchers[1:], 1)
        ]
        try:
            if timer is not None:
                timer.start()
            for helper in helpers:
                helper.start()
            self._lead(leader, limit, multipv, report, started)
        finally:
            self._halt()
            if timer is not None:
                timer.cancel()
                timer.join()  # or it might yet stop the next search
            for helper in helpers:
                helper.join()
        if not lines and not leader.roots[0].line:
            leader.glance()  # stopped before anything was found, but some move must be played
        root = leader.roots[0]
        if not lines or lines[0].pv[:1] != root.line[:1]:
            # Stopped in mid-iteration with a better move in hand.
            report(leader, max((info.depth for info in lines), default=1), 1, root)
        # Where the iteration was not finished, the one before it still knows the moves that were not looked at again.
        again = {info.pv[0] for info in lines}
        older = [info for info in before if info.pv[0] not in again]
        return _ranked(lines + older[: max(0, len(before) - len(lines))])

    def _lead(
        self,
        leader: Searcher,
        limit: Limit,
        multipv: int,
        report: Callable[[Searcher, int, int, RootMove], None],
        started: float,
    ) -> None:
        """Deepen until something ends it. A clock is not spent on an iteration that would hardly be finished."""
        soft = None if limit.clock is None else 0.5 * (limit.seconds() or 0)
        for depth in range(1, min(limit.depth or MOST_DEPTH, MOST_DEPTH) + 1):
            leader.iterate(self._table, depth, multipv, report)
            if leader.stopped or self._stop.is_set():
                return
            best = leader.roots[0].score
            if limit.wins_in is not None and best >= memory.WIN - 2 * limit.wins_in:
                return
            if soft is not None and (time.perf_counter() - started > soft or len(leader.roots) == 1):
                return
            # A win is proven when the depth has reached it; looking deeper finds nothing shorter.
            decided = abs(best) >= memory.LEAST_WIN and memory.WIN - abs(best) <= depth
            if decided and multipv == 1 and (limit.time is not None or limit.clock is not None):
                return

    def _help(self, searcher: Searcher, number: int) -> None:
        """Search beside the leader, at depths that differ a little, and fill the transposition table for it."""
        for depth in range(1, MOST_DEPTH + 1):
            searcher.iterate(self._table, depth + number % 2, 1)
            if searcher.stopped or self._stop.is_set():
                return

    def _halt(self) -> None:
        for searcher in self._searchers:
            searcher.work[memory.STOP] = 1

    def stop(self) -> None:
        """End the search; it returns at once with what it has. From any thread."""
        self._stop.set()
        self._halt()
        if self._personality is not None:
            self._personality.stop()

    def play(self, board: Board, limit: Limit | None = None, *, on_info: OnInfo | None = None) -> PlayResult:
        """The move to play, at the engine's level, found within the ``limit``; none if the game is over.

        Without a limit, full strength thinks until :meth:`stop`. ``on_info`` is called as by :meth:`analyse`.
        """
        self._stop.clear()
        limit = Limit() if limit is None else limit
        _check(board, limit, on_info)
        if self._personality is not None:
            return self._play_as(self._personality, board, limit, on_info)
        # For people, full strength too varies its openings, among moves that are all but equal.
        vary = self._level == FULL_STRENGTH and board.ply < VARIED_PLIES and not limit.moves
        infos = self._analyse(board, limit, 8 if vary else 1, on_info)
        if not infos:
            return PlayResult(None, None, None)
        best = infos[0].score.centimen
        near = [
            info
            for info in infos
            if best is not None and info.score.centimen is not None and best - info.score.centimen <= NEARLY_EQUAL
        ]
        if not vary or not near:
            return PlayResult.of(infos[0])
        # Where the position is symmetric, so are its moves.
        info = self._rng.choice(near)
        alike = [symmetry for symmetry in Symmetry if board.copy(stack=False).transform(symmetry) == board]
        line = tuple(map(self._rng.choice(alike).move, info.pv))
        return PlayResult.of(dataclasses.replace(info, pv=line))

    def _play_as(self, player: Personality, board: Board, limit: Limit, on_info: OnInfo | None) -> PlayResult:
        started = time.perf_counter()
        choice = player.choose(board, limit, self._stop)
        if choice is None:
            return PlayResult(None, None, None)
        move, raw = choice
        score = self._score(raw, board.turn)
        seconds = time.perf_counter() - started
        info = Info(score, (move,), max(player.level.depth, 1), seconds=seconds, wdl=wdl(self.chance(score)))
        if on_info is not None:
            on_info(info)
        return PlayResult(move, None, info)

    # What it says

    def _info(self, searcher: Searcher, depth: int, number: int, root: RootMove, seconds: float) -> Info:
        score = self._score(root.score, searcher.board.turn)
        return Info(
            score=score,
            pv=self._to_the_end(searcher.board, root.line, score),
            depth=depth,
            seldepth=max(int(searcher.work[memory.SELECTIVE_DEPTH]), depth),
            multipv=number,
            nodes=sum(each.nodes for each in self._searchers),
            seconds=seconds,
            hashfull=fullness(self._table, self._age),
            tbhits=sum(int(each.work[memory.TABLE_HITS]) for each in self._searchers),
            wdl=wdl(self.chance(score)),
        )

    def _to_the_end(self, board: Board, line: tuple[Move, ...], score: Score) -> tuple[Move, ...]:
        """A line that is decided by the tables, with the moves of perfect play that they know."""
        if self.tables is None or score.wins_in is None:
            return line
        last = board.copy(stack=False).play_all(line)
        if last not in self.tables:
            return line
        try:
            return (*line, *self.tables.mainline(last))
        except TableError:  # in the middle of a game a damaged table must cost no more than this
            return line

    def _score(self, raw: int, side: Side) -> Score:
        if abs(raw) >= memory.LEAST_WIN:
            moves = (memory.WIN - abs(raw) + 1) // 2
            return Score(side, wins_in=moves if raw > 0 else -moves)
        return Score(side, centimen=raw)

    def chance(self, score: Score) -> float:
        """The chance to win of the score's side."""
        expect(score, Score, "a score")
        if score.wins_in is not None:
            return 1.0 if score.wins_in > 0 else 0.0
        assert score.centimen is not None
        return self.weights.chance(score.centimen)

    def bench(self, depth: int | None = None) -> tuple[int, float]:
        """Search some positions with one thread and nothing remembered: the nodes, always the same, and the seconds.

        ``depth`` is how deep.
        """
        if depth is not None:
            expect_number(depth, "a depth", 1)
        engine = Engine(hash_mb=16, weights=self.weights)
        nodes = 0
        started = time.perf_counter()
        for rules, fen in BENCH:
            engine.set_rules(rules)
            nodes += engine.analyse(Board(fen, rules=rules), Limit(depth=depth or BENCH_DEPTH))[0].nodes
        return nodes, time.perf_counter() - started

    def evaluate(self, board: Board) -> StaticEvaluation:
        """What the engine thinks of a position without searching, feature by feature.

        Once the game is over there is nothing to think: :class:`BrandubhError`. A position that cannot be raises
        :class:`ImpossiblePositionError`.

        >>> from brandubh import Board
        >>> evaluation = Engine(hash_mb=1).evaluate(Board())
        >>> evaluation.score.side, len(evaluation.features) > 5
        (<Side.DEFENDERS: 'defenders'>, True)
        """
        expect(board, Board, "a board")
        board.check()
        outcome = board.outcome()
        if outcome is not None:
            raise BrandubhError("illegal-over")
        position = np.array([(*board.placement, board.turn.number)], np.int64)
        numbers = np.zeros((1, len(FEATURES)), np.int64)
        list_features(position, numbers, np.zeros(memory.SIZE, np.int64), board.rules.flags)
        searcher = Searcher(self.weights)
        total = evaluate(searcher.work, *board.placement, board.turn.number, board.rules.flags)
        weights = self.weights.left(board.placement.attackers.bit_count(), board.placement.defenders.bit_count())
        features = {
            name: Feature(number, weight)
            for name, number, weight in zip(FEATURES, numbers[0].tolist(), weights.tolist(), strict=True)
            if number
        }
        return StaticEvaluation(Score(board.turn, centimen=int(total)).of(Side.DEFENDERS), features)


def _check(board: Board, limit: Limit, on_info: OnInfo | None) -> None:
    """See that a search can be begun with these."""
    expect(board, Board, "a board")
    board.check()
    expect(limit, Limit, "a limit")
    if limit.moves and board.outcome() is None and not any(move in board.legal_moves for move in limit.moves):
        raise BrandubhError(f"none of the moves to be searched is legal here: {', '.join(map(str, limit.moves))}")
    if on_info is not None and not callable(on_info):
        expect(on_info, Callable, "a function that takes reports")


@functools.cache
def _load() -> None:
    """Load the compiled search before any clock runs: the first call of a function takes a while."""
    searcher = Searcher()
    searcher.set_up(Board(), node_limit=NO_LIMIT, age=0)
    searcher.iterate(new_table(1), 2, 1)


def _ranked(infos: list[Info]) -> list[Info]:
    """Lines best first, numbered anew: a later line may turn out better than an earlier one."""
    infos.sort(key=lambda info: info.multipv)
    infos.sort(key=lambda info: info.score.worth, reverse=True)
    return [dataclasses.replace(info, multipv=number) for number, info in enumerate(infos, 1)]
