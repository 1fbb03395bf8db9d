"""The search: as right as plain minimax, tactically sound under every ruleset, and deterministic."""

import random
import threading

import numpy as np
import pytest

from brandubh import PRESETS, Board
from brandubh.engine.core import memory
from brandubh.engine.core.evaluate import evaluate
from brandubh.engine.core.search import FORCED_PLIES, INFINITY
from brandubh.engine.core.transpositions import Table, new_table
from brandubh.engine.searcher import Searcher
from brandubh.kernel.threats import king_threats, open_lines
from brandubh.outcome import Outcome
from brandubh.rules import Rules
from tests.support.strategies import random_rules, random_set_up

WIN = memory.WIN
BY_REPETITION = memory.BY_REPETITION


def decided(outcome: Outcome, board: Board, ply: int) -> int:
    """The score of a game that is over, for the side to move."""
    if outcome.winner is None:
        return 0
    return WIN - ply if outcome.winner is board.turn else ply - WIN


def minimax(board: Board, depth: int, ply: int, work: "np.ndarray[tuple[int], np.dtype[np.int64]]") -> int:
    """Plain negamax over the library's moves, with the engine's static evaluation after captures and forced replies.

    A position that comes back since the root is worth what going round is worth; one from before the root counts as the
    rules say. After the last ply, repetition is not looked at.
    """
    if depth <= 0 and ply > 1:
        board = board.copy(stack=False)
    outcome = board.outcome()
    if outcome is not None:
        return decided(outcome, board, ply)
    attackers, defenders, king = board.placement
    flags = board.rules.flags
    lines, _ = open_lines(attackers, defenders, king, flags)
    threats = king_threats(attackers, defenders, king, flags)
    # What is won at once is worth no search; deeper tests check that it is won. At the root every move is tried.
    if board.turn == "defenders":
        if lines and ply:
            return WIN - ply - 1
        urgent = threats != 0
    else:
        if threats and ply:
            return WIN - ply - 1
        if lines >= 2 and ply:
            return ply + 2 - WIN
        urgent = lines == 1
    best = -INFINITY
    moves = list(board.legal_moves)
    deeper = depth - 1
    if depth <= 0:
        follow = urgent and depth > -FORCED_PLIES
        if not follow:
            best = evaluate(work, attackers, defenders, king, board.turn.number, flags)
            moves = [move for move in moves if board.captures(move)]
            deeper = depth
    for move in moves:
        warning = board.repetition_warning(move) if deeper > 0 and ply >= 3 else None
        board.push(move)
        if warning is not None and since_root(board, ply + 1):
            verdict = 0 if warning.loser is None else BY_REPETITION
            score = -verdict if warning.loser is board.turn.other else verdict
        else:
            score = -minimax(board, deeper, ply + 1, work)
        best = max(best, score)
        board.pop()
    return best


def since_root(board: Board, ply: int) -> bool:
    """Whether the position stood on the board before, at most ``ply`` plies ago."""
    history = board.history()
    return any((history[-1] == history[-1 - back]).all() for back in range(2, ply + 1, 2))


def searched(board: Board, depth: int) -> int:
    searcher = Searcher()
    searcher.set_up(board, node_limit=1 << 60, age=1, plain=True)
    _deepen(searcher, new_table(1), depth)
    return searcher.roots[0].score


def positions(rng: random.Random, rules: Rules, number: int) -> list[Board]:
    found: list[Board] = []
    while len(found) < number:
        board = random_set_up(rng, rules) if rng.random() < 0.5 else Board(rules=rules)
        for _ in range(rng.randint(0, 12)):
            moves = list(board.legal_moves)
            if moves:
                board.push(rng.choice(moves))
        board = board.copy(stack=False)
        if board.outcome() is None:
            found.append(board)
    return found


def agree(board: Board, depth: int) -> None:
    work = Searcher().work
    assert searched(board, depth) == minimax(board, depth, 0, work), (board.fen(), board.rules, depth)


@pytest.mark.parametrize("name", PRESETS)
def test_a_plain_search_finds_what_minimax_finds(name: str) -> None:
    for board in positions(random.Random(name), PRESETS[name], 3):
        agree(board, 1)


@pytest.mark.long
@pytest.mark.parametrize("name", PRESETS)
def test_a_deeper_plain_search_finds_what_minimax_finds(name: str) -> None:
    for board in positions(random.Random(name), PRESETS[name], 10):
        agree(board, 2)


@pytest.mark.long
def test_a_plain_search_finds_what_minimax_finds_under_any_rules() -> None:
    rng = random.Random(5)
    for _ in range(25):
        (board,) = positions(rng, random_rules(rng), 1)
        agree(board, 2)


@pytest.mark.long
def test_repetition_in_the_search_and_in_the_game_before_it_is_what_minimax_finds() -> None:
    rng = random.Random(11)
    compared = 0
    while compared < 20:
        rules = rng.choice([*PRESETS.values(), random_rules(rng)])
        board = random_set_up(rng, rules)
        men = board.placement.attackers.bit_count() + board.placement.defenders.bit_count()
        if men > 3 or len(board.legal_moves) > 14 or board.outcome() is not None:
            continue
        for _ in range(rng.randint(0, 10)):  # to and fro, so that positions come back
            back = [move for move in board.legal_moves if board.ply >= 2 and move.target == board.move_stack[-2].origin]
            moves = back if back and rng.random() < 0.7 else list(board.legal_moves)
            if moves:
                board.push(rng.choice(moves))
        if board.outcome() is None and board.perft(4) < 8_000:
            agree(board, 5)
            compared += 1


def test_transpositions_and_a_second_thread_do_not_change_the_result_of_a_plain_search() -> None:
    rng = random.Random(8)
    for rules in PRESETS.values():
        for board in positions(rng, rules, 3):
            fresh = searched(board, 4)
            # Two searchers share a small transposition table, one after the other and at the same time.
            table = new_table(1)
            searchers = [Searcher() for _ in range(2)]
            for searcher in searchers:
                searcher.set_up(board, node_limit=1 << 60, age=1, plain=True)
            threads = [threading.Thread(target=_deepen, args=(searcher, table, 4)) for searcher in searchers]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join()
            assert [searcher.roots[0].score for searcher in searchers] == [fresh, fresh], board.fen()
            # Almost without a transposition table.
            tiny = np.zeros(8, np.int64)
            alone = Searcher()
            alone.set_up(board, node_limit=1 << 60, age=1, plain=True)
            _deepen(alone, tiny, 4)
            assert alone.roots[0].score == fresh


def _deepen(searcher: Searcher, table: Table, depth: int) -> None:
    for each in range(1, depth + 1):
        searcher.iterate(table, each, 1)
