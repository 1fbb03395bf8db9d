"""What a look at a position settles, against the kernel's moves."""

import random

import numpy as np
import pytest

from brandubh import PRESETS, Side
from brandubh.kernel.endings import ending
from brandubh.kernel.moves import MOST_MOVES, list_moves
from brandubh.kernel.play import after, wins_at_once
from brandubh.solver.core.settle import DISPROVEN, OPEN, PROVEN, settle, wins_at_sight
from tests.support.strategies import random_rules, random_set_up

NO_TABLES = np.zeros(1, np.int64)


@pytest.mark.parametrize("seed", range(6))
def test_what_a_look_settles_is_what_the_kernel_says(seed: int) -> None:
    rng = random.Random(seed)
    for _ in range(150):
        rules = random_rules(rng) if rng.random() < 0.7 else rng.choice(list(PRESETS.values()))
        board = random_set_up(rng, rules)
        flags = rules.flags
        position = board.placement
        side = board.turn.number
        end = ending(*position, side, flags)
        for prover in (0, 1):
            verdict, plies = settle(*position, side, prover, flags, NO_TABLES, 0)
            if end:
                assert verdict == (PROVEN if end & 3 == prover else DISPROVEN)
            elif verdict != OPEN:
                winner = prover if verdict == PROVEN else 1 - prover
                assert plies in (1, 2)
                assert _forced(position, side, winner, plies, flags)
        if not end and wins_at_sight(*position, side, flags):
            assert wins_at_once(*position, side, flags)


def _forced(position: tuple[int, int, int], side: int, winner: int, plies: int, flags: int) -> bool:
    """Whether a side wins within so many plies, by the kernel's moves alone."""
    if plies == 0:
        return False
    results = []
    moves = np.empty(MOST_MOVES, np.int64)
    for move in moves[: list_moves(*position, side, flags, moves)].tolist():
        result = after(*position, side, move, flags)
        end = ending(*result, 1 - side, flags)
        results.append(end & 3 == winner if end else _forced(result, 1 - side, winner, plies - 1, flags))
    return any(results) if side == winner else all(results)


@pytest.mark.parametrize("seed", range(4))
def test_an_attacker_who_leaves_an_open_line_loses_at_once(seed: int) -> None:
    """The search lists only barring moves against one open line: every other move is answered by a win."""
    from brandubh.kernel.threats import open_lines

    rng = random.Random(seed)
    seen = 0
    while seen < 30:
        board = random_set_up(rng, random_rules(rng))
        position, flags = board.placement, board.rules.flags
        lines, way = open_lines(*position, flags)
        if board.turn is not Side.ATTACKERS or board.is_game_over() or lines != 1:
            continue
        if wins_at_sight(*position, 0, flags):
            continue
        seen += 1
        moves = np.empty(MOST_MOVES, np.int64)
        for move in moves[: list_moves(*position, 0, flags, moves)].tolist():
            if way >> (move & 63) & 1:
                continue
            result = after(*position, 0, move, flags)
            assert not ending(*result, 1, flags)
            assert wins_at_once(*result, 1, flags)
