"""Games of the engine against itself, as data: the positions it met, and how the games ended."""

import random
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from brandubh.board import Board
from brandubh.engine.engine import Engine
from brandubh.engine.limits import Limit
from brandubh.engine.weights import Weights
from brandubh.pieces import Side

MOST_PLIES = 160
"""Longer games are called draws."""


class Samples(NamedTuple):
    """Positions as rows (attackers, defenders, king, side to move), and the defenders' result of their games."""

    positions: npt.NDArray[np.int64]
    results: npt.NDArray[np.float64]


def play_games(seed: int, games: int, nodes: int, rules: str, weights: Weights) -> Samples:
    """Play ``games`` from random openings, ``nodes`` a move; a plain function, so that a pool can run it."""
    rng = random.Random(seed)
    engine = Engine(rules, hash_mb=4, weights=weights)
    rows: list[tuple[int, int, int, int]] = []
    results: list[float] = []
    for _ in range(games):
        engine.new_game()
        met, result = _play_game(engine, rng, nodes)
        rows += met
        results += [result] * len(met)
    return Samples(np.array(rows, np.int64).reshape(-1, 4), np.array(results))


def _play_game(engine: Engine, rng: random.Random, nodes: int) -> tuple[list[tuple[int, int, int, int]], float]:
    board = _random_opening(engine, rng)
    met = []
    while board.outcome() is None and board.ply < MOST_PLIES:
        info = engine.analyse(board, Limit(nodes=nodes))[0]
        # Decided positions teach nothing that the search does not see.
        if info.score.wins_in is None and abs(info.score.centimen or 0) < 2000:
            met.append((*board.placement, board.turn.number))
        # Now and then a move at random, so that the games differ and bad positions are met too.
        move = rng.choice(list(board.legal_moves)) if board.ply < 16 and rng.random() < 0.08 else info.pv[0]
        board.push(move)
    outcome = board.outcome()
    if outcome is None or outcome.winner is None:
        return met, 0.5
    return met, 1.0 if outcome.winner is Side.DEFENDERS else 0.0


def _random_opening(engine: Engine, rng: random.Random) -> Board:
    while True:
        board = Board(rules=engine.rules)
        for _ in range(rng.randint(2, 5)):
            if board.outcome() is None:
                board.push(rng.choice(list(board.legal_moves)))
        if board.outcome() is None:
            return board
