"""How hard a puzzle is: a rating like a player's, from a model of how players of known strength solve it.

The engine's levels are players whose strength is measured (``engine/levels.py``) and who differ above all in how many
plies they look ahead. A step of a solution is as hard as the level is strong that looks just deep enough to find it. A
player finds it with the chance that Elo's formula gives against that level, or else by luck, one move in as many as
there are. Who finds every step solves the puzzle. The difficulty is the rating that makes the chance of this one half.
"""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from brandubh.board import Board
from brandubh.engine.engine import Engine
from brandubh.engine.levels import FULL_STRENGTH, LEVELS
from brandubh.engine.limits import Limit
from brandubh.engine.score import Info
from brandubh.engine.searcher import Searcher
from brandubh.move import Move

LEAST = 600
MOST = 2600
GRADES_BEGIN = (3, 4, 5, 6)
"""The levels by whose strength the second to the fifth grade begin."""
HARDEST = len(GRADES_BEGIN) + 1

DEEPEST = 12
"""How deep a search looks for the moves; one that it does not find by then counts as found a ply later."""

# How strong the levels are, by the plies they look ahead; of two that look equally far, the better.
_STRENGTH = {level.depth: level.elo for level in LEVELS if level.number < FULL_STRENGTH}


class Step(NamedTuple):
    """One of the solver's moves: how many moves there were, and the least depth from which it is seen to be best."""

    choices: int  # legal moves
    depth: int  # plies

    @property
    def strength(self) -> float:
        """The strength of a player who looks just deep enough: between two levels by a straight line, beyond the
        last by the line through the last two.
        """
        depths = sorted(_STRENGTH)
        if self.depth > depths[-1]:
            slope = (_STRENGTH[depths[-1]] - _STRENGTH[depths[-2]]) / (depths[-1] - depths[-2])
            return _STRENGTH[depths[-1]] + slope * (self.depth - depths[-1])
        return float(np.interp(self.depth, depths, [_STRENGTH[depth] for depth in depths]))

    def chance(self, elo: float) -> float:
        """The chance that a player of a strength finds it."""
        luck = 1 / self.choices
        return float(luck + (1 - luck) / (1 + 10 ** ((self.strength - elo) / 400)))


def rating(steps: Sequence[Step]) -> int:
    """The strength of a player who finds all steps every other time, within 600 and 2600.

    >>> rating([Step(30, 0), Step(30, 0)]), rating([Step(30, 4), Step(30, 2), Step(30, 0)])
    (945, 1705)
    """
    low, high = float(LEAST), float(MOST)
    while high - low > 0.25:
        middle = (low + high) / 2
        chance = 1.0
        for step in steps:
            chance *= step.chance(middle)
        low, high = (middle, high) if chance < 0.5 else (low, middle)
    return round((low + high) / 2)


def grade_of(difficulty: int) -> int:
    """One of five grades: 1 is easier than the third level is strong, 5 harder than the sixth.

    >>> [grade_of(level.elo) for level in LEVELS[1:7]]
    [1, 2, 3, 4, 5, 5]
    """
    return 1 + sum(difficulty >= LEVELS[number - 1].elo for number in GRADES_BEGIN)


class DepthOf:
    """How deep one must look for a move: ``depth_of(board, move)``, and for all of a solution's."""

    def __init__(self) -> None:
        self._engine = Engine(hash_mb=4)
        self._searcher = Searcher()

    def steps(self, board: Board, line: Sequence[Move]) -> tuple[Step, ...]:
        """The solver's steps of a main line."""
        board = board.copy(stack=False)
        found = []
        for number, move in enumerate(line):
            if number % 2 == 0:
                # To win at once is no matter of depth.
                depth = self(board, move) if number < len(line) - 1 else 0
                found.append(Step(len(board.legal_moves), depth))
            board.push(move)
        return tuple(found)

    def __call__(self, board: Board, move: Move) -> int:
        """The least depth from which a search thinks the move best; 0 if a look at the moves is enough."""
        position = board.copy(stack=False)
        self._searcher.set_up(position, node_limit=1, age=0)
        self._searcher.glance()
        best = {0: self._searcher.roots[0].move}

        def note(info: Info) -> None:
            best[info.depth] = info.pv[0]

        self._engine.set_rules(board.rules)
        self._engine.analyse(position, Limit(depth=DEEPEST, nodes=500_000), on_info=note)
        depth = max(best) + 1
        while depth > 0 and best.get(depth - 1) is move:
            depth -= 1
        return depth
