"""Opponents for people: eight levels, from one who learned the rules a minute ago to full strength.

A level errs as people do: it looks only so far ahead, it has a taste of its own (the weights of its evaluation are
off, and stay so for a whole game), it is not sure of small differences, and the weakest overlook what the other side
threatens. It does not throw dice between perfect moves and blunders.
"""

import math
import random
import threading
from dataclasses import dataclass

from brandubh.board import Board
from brandubh.engine.core import memory
from brandubh.engine.core.search import INFINITY
from brandubh.engine.core.transpositions import new_table
from brandubh.engine.limits import Limit
from brandubh.engine.searcher import RootMove, Searcher
from brandubh.engine.weights import Weights
from brandubh.move import Move


@dataclass(frozen=True, slots=True)
class Level:
    """What a level can and cannot do. Elo adds up the ladder of ``bench/``, with level 1 at 600."""

    number: int  # 1 to 8
    name: str  # what the player is like
    elo: int  # its strength
    depth: int  # plies searched; 0 looks at the position after its move and no further
    doubt: float  # standard deviation, in hundredths of a man, of how sure it is of a move
    taste: float  # standard deviation of the logarithms by which its weights are off
    oversight: float = 0.0  # how often it does not see that a move loses, or wins, at once


LEVELS = (
    Level(1, "learned the rules a minute ago", 600, 0, 330, 0.9, 0.85),
    Level(2, "has played a few games", 800, 0, 90, 0.6, 0.3),
    Level(3, "looks before moving", 1090, 1, 35, 0.4, 0.04),
    Level(4, "plays at the kitchen table", 1400, 2, 14, 0.22),
    Level(5, "plays at the club", 1655, 4, 14, 0.19),
    Level(6, "plays tournaments", 1905, 6, 8, 0.09),
    Level(7, "wins tournaments", 2155, 9, 6, 0.06),
    Level(8, "full strength", 2480, 0, 0, 0),
)
"""The eight levels, the weakest first."""
FULL_STRENGTH = 8


def level_for(elo: int) -> int:
    """The level whose Elo is nearest."""
    return min(LEVELS, key=lambda level: abs(level.elo - elo)).number


@dataclass(slots=True)
class Candidate:
    """A move that a level thinks about: whether it sees what the move does, and how it feels about it."""

    root: RootMove
    sees: bool
    doubt: float
    liking: float = 0.0


class Personality:
    """A level's player for one game, with its own taste."""

    def __init__(self, level: int, weights: Weights, rng: random.Random) -> None:
        self.level = LEVELS[level - 1]
        taste = [math.exp(rng.gauss(0, self.level.taste)) for _ in weights.parts[0]]
        parts = tuple(tuple(value * off for value, off in zip(part, taste, strict=True)) for part in weights.parts)
        self._searcher = Searcher(Weights(parts, weights.scale, weights.source))
        self._temper = rng.getrandbits(64)
        self._table = new_table(4)
        self._age = 0

    def choose(self, board: Board, limit: Limit, stop: threading.Event) -> tuple[Move, int] | None:
        """The move it likes best, and what it thinks of it; None if there is none.

        It deepens step by step to its own depth, so that a limit or a stop finds it with a choice in hand.
        """
        self._age += 1
        searcher = self._searcher
        searcher.set_up(board, node_limit=limit.nodes or 1 << 60, age=self._age)
        roots = [root for root in searcher.roots if not limit.moves or root.move in limit.moves]
        if not roots:
            return None
        # The same player in the same position is in the same mood, whichever process plays it.
        rng = random.Random(f"{self._temper} {board.ply} {board.key()}")
        candidates = [
            Candidate(root, rng.random() >= self.level.oversight, rng.gauss(0, self.level.doubt)) for root in roots
        ]
        seconds = limit.seconds()
        timer = threading.Timer(seconds, self.stop) if seconds is not None else None
        if timer is not None:
            timer.start()
        try:
            best = self._favourite(candidates, 0)
            for depth in range(1, min(self.level.depth, limit.depth or self.level.depth) + 1):
                favourite = self._favourite(candidates, depth)
                if searcher.stopped or stop.is_set():
                    break
                best = favourite
        finally:
            if timer is not None:
                timer.cancel()
                timer.join()
        return best

    def stop(self) -> None:
        """End the search at once."""
        self._searcher.work[memory.STOP] = 1

    def _favourite(self, candidates: list[Candidate], depth: int) -> tuple[Move, int]:
        liked = -math.inf
        for candidate in candidates:
            candidate.liking = self._liking(candidate, depth, liked)
            liked = max(liked, candidate.liking)
        # What was liked best is looked at first next time, so that the others can be dismissed sooner.
        candidates.sort(key=lambda candidate: candidate.liking, reverse=True)
        return candidates[0].root.move, int(max(-memory.WIN, min(memory.WIN, liked)))

    def _liking(self, candidate: Candidate, depth: int, liked: float) -> float:
        """How much it likes a move, or no more than ``liked`` if it does not like it better."""
        root = candidate.root
        if root.decided is not None and candidate.sees:
            return root.decided
        if root.decided is None and depth > 0 and candidate.sees:
            alpha = (
                max(-INFINITY, math.floor(liked - max(0.0, candidate.doubt)) - 1) if liked > -math.inf else -INFINITY
            )
            score = self._searcher.score_after(root, self._table, alpha, INFINITY, depth - 1)
            # A forced end is no matter of taste.
            return score if abs(score) >= memory.LEAST_WIN else score + candidate.doubt
        if root.position[2] == 0 or root.position[0] == 0:
            return candidate.doubt  # it took the king, or the last attacker, and did not notice what that means
        return self._searcher.static_after(root) + candidate.doubt
