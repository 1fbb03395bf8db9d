"""The engine's part of the openings: which positions are searched, how much each is worth, and who searches them.

Each position is searched alone, with nothing remembered and a number of nodes instead of a time. So a busy machine, the
number of workers and an interruption change nothing: the same plan gives the same file.
"""

import functools
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, wait
from dataclasses import dataclass

from brandubh.board import Board
from brandubh.engine.engine import Engine
from brandubh.engine.limits import Limit
from brandubh.move import Move
from brandubh.openings.folding import family, fold
from brandubh.openings.verdicts import Journal, Verdict, Verdicts
from brandubh.rules import Rules

NODES = 35_000_000
"""What ten seconds of one thread are, on the machine where this was written: 3.5 million nodes a second."""
HASH_MB = 128


@dataclass(frozen=True, slots=True)
class Plan:
    """How far the search goes.

    All positions of the first two plies get ``nodes`` nodes each, those of the third a tenth. The best ``replies`` to
    each first move are followed, best move after best move, to ply ``deep``, with ``nodes`` for each position.
    """

    nodes: int = NODES
    deep: int = 10
    replies: int = 3

    @property
    def fewer(self) -> int:
        """The nodes for a position of the third ply."""
        return max(1, self.nodes // 10)


@dataclass(frozen=True, slots=True)
class Task:
    """A position to be searched, and with how many nodes."""

    board: Board
    fen: str
    nodes: int


@functools.lru_cache(16)
def plies(rules: Rules, count: int) -> tuple[dict[str, Board], ...]:
    """The positions after 0, 1, … ``count`` plies, folded, by their texts; those that were there before are left out.

    >>> from brandubh.rules import get_rules
    >>> [len(level) for level in plies(get_rules("wtf"), 2)]
    [1, 5, 120]
    """
    start = Board(rules=rules).canonical()
    levels = [{start.fen(): start}]
    seen = {start.fen()}
    for _ in range(count):
        level: dict[str, Board] = {}
        for board in levels[-1].values():
            for move in board.legal_moves:
                after = board.after(move).canonical()
                level.setdefault(after.fen(), after)
        levels.append({fen: level[fen] for fen in sorted(level) if fen not in seen})
        seen.update(level)
    return tuple(levels)


def tasks(rules: Rules, plan: Plan, known: Verdicts) -> Iterator[Task]:
    """What is left to search, what matters most first. A line goes on when its last position has been searched."""
    name = family(rules)
    levels = plies(rules, 3)

    def is_done(fen: str, nodes: int) -> bool:
        verdict = known.get((name, fen))
        return verdict is not None and (verdict.nodes >= nodes or verdict.decided)

    def open_tasks(boards: dict[str, Board], nodes: int) -> list[Task]:
        return [
            Task(board, fen, nodes)
            for fen, board in boards.items()
            if not board.is_game_over() and not is_done(fen, nodes)
        ]

    first = [task for level in levels[:-1] for task in open_tasks(level, plan.nodes)]
    yield from first
    if not first:
        given: set[str] = set()
        for head in _heads(levels[1], name, plan.replies, known):
            for board in _line_from(head, name, plan.deep, known):
                if not is_done(board.fen(), plan.nodes):
                    if board.fen() not in given:
                        given.add(board.fen())
                        yield Task(board, board.fen(), plan.nodes)
                    break
    yield from open_tasks(levels[-1], plan.fewer)


def _heads(first: dict[str, Board], name: str, count: int, known: Verdicts) -> list[Board]:
    """Where the main lines begin: the best replies to each first move, all the best before any second best."""
    ranked = []
    for board in first.values():
        replies = {
            after.fen(): after for move in board.legal_moves if not (after := _after(board, move)).is_game_over()
        }
        # A reply is good where the side that is to move after it is badly off.
        order = sorted(replies, key=lambda fen: (known[name, fen].score.worth, fen))
        ranked.append([replies[fen] for fen in order[:count]])
    return [heads[rank] for rank in range(count) for heads in ranked if rank < len(heads)]


def _after(board: Board, move: Move) -> Board:
    return board.after(move).canonical()


def _line_from(board: Board, name: str, deep: int, known: Verdicts) -> Iterator[Board]:
    """The positions of a main line from ply two on, as far as it is known and one more."""
    for _ in range(2, deep + 1):
        if board.is_game_over():
            return
        yield board
        verdict = known.get((name, board.fen()))
        if verdict is None or not verdict.line or verdict.decided:
            return
        board = _after(board, verdict.line[0])


# Searching


@functools.cache
def signature() -> int:
    """The nodes of the bench: a number that changes exactly when the search does."""
    return Engine(hash_mb=1).bench()[0]


_engine: Engine | None = None


def search_position(fen: str, rules_json: str, nodes: int, engine: int) -> str:
    """Search one folded position, and write its verdict as a line. For a worker: texts and numbers only."""
    global _engine
    rules = Rules.from_json(rules_json)
    board = Board(fen, rules=rules)
    if _engine is None:
        _engine = Engine(rules, hash_mb=HASH_MB)
    _engine.set_rules(rules)  # which forgets whatever was there before
    best = _engine.analyse(board, Limit(nodes=nodes))[0]
    return Verdict(family(rules), fold(board).fen, best.score, best.depth, nodes, engine, best.pv).to_text()


@dataclass(frozen=True, slots=True)
class State:
    """How far a search is: positions with their verdict, and those that are known to be wanted in all."""

    done: int
    total: int
    last: Verdict | None = None


def run(
    rules: Rules,
    plan: Plan,
    journal: Journal,
    executor: Executor,
    *,
    at_once: int = 1,
    until: Callable[[], bool] = lambda: False,
    on_state: Callable[[State], None] = lambda _: None,
) -> State:
    """Search what is left of a plan; each verdict is in the journal as soon as it is found.

    ``at_once`` positions are handed out at a time; ``until`` is asked before each whether to stop.
    """
    number = signature()
    name = family(rules)
    running: dict[Future[str], str] = {}
    last: Verdict | None = None
    try:
        while True:
            left = list(tasks(rules, plan, journal.verdicts))
            found = {fen for place, fen in journal.verdicts if place == name}
            state = State(len(found), len(found | {task.fen for task in left}), last)
            on_state(state)
            waiting = [task for task in left if task.fen not in running.values()]
            for task in waiting[: at_once - len(running)] if not until() else ():
                future = executor.submit(search_position, task.fen, rules.to_json(), task.nodes, number)
                running[future] = task.fen
            if not running:
                return state
            finished, _ = wait(running, return_when="FIRST_COMPLETED")
            for future in finished:
                last = Verdict.from_text(future.result())
                del running[future]
                journal.add(last)
    except BaseException:
        for future in running:
            future.cancel()
        raise
