"""How far the static evaluation of a position and a search of it lie apart: the margins of pruning in
engine/core/search.py rest on this.

    python bench/margins.py [games]

Plays games of level 6 against itself under wtf and raven, and compares the static evaluation of quiet positions (the
king has no open line and is not threatened) with searches without pruning. Prints the loss and the gain that nineteen
of twenty positions do not exceed; positions that the search decides do not count.
"""

import random
import sys

import numpy as np

from brandubh.board import Board
from brandubh.engine.core import memory
from brandubh.engine.core.evaluate import evaluate
from brandubh.engine.core.search import INFINITY
from brandubh.engine.core.transpositions import new_table
from brandubh.engine.engine import Engine
from brandubh.engine.limits import Limit
from brandubh.engine.searcher import Searcher
from brandubh.kernel.threats import king_threats, open_lines

DEPTHS = range(1, 7)


def main() -> None:
    """Measure and print."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 60
    rng = random.Random(1)
    searcher = Searcher()
    table = new_table(32)
    changes: dict[int, list[int]] = {depth: [] for depth in DEPTHS}
    for rules in ("wtf", "raven"):
        engine = Engine(rules, hash_mb=16, level=6, seed=3)
        for _ in range(games):
            engine.new_game()
            for board in positions(engine, rules, rng):
                table[:] = 0
                searcher.set_up(board, node_limit=3_000_000, age=1, plain=True)
                static = evaluate(searcher.work, *board.placement, board.turn.number, board.rules.flags)
                for depth in DEPTHS:
                    searcher.set_up(board, node_limit=3_000_000, age=1, plain=True)
                    score = searcher.search_moves(table, depth, 0, -INFINITY, INFINITY)
                    if not searcher.stopped and abs(score) < memory.DECIDED:
                        changes[depth].append(score - static)
    print("| depth | positions | loss, 95 % | gain, 95 % |\n|---|---|---|---|")
    for depth, found in changes.items():
        low, high = np.percentile(found, [5, 95])
        print(f"| {depth} | {len(found)} | {-low:.0f} | {high:.0f} |")


def positions(engine: Engine, rules: str, rng: random.Random) -> list[Board]:
    """Quiet positions of a game that begins with four random moves."""
    board = Board(rules=rules)
    found = []
    while board.outcome() is None and board.ply < 60:
        if board.ply < 4:
            board.push(rng.choice(list(board.legal_moves)))
        else:
            move = engine.play(board, Limit(nodes=3000)).move
            assert move is not None
            board.push(move)
        men, flags = board.placement, board.rules.flags
        quiet = not open_lines(*men, flags)[0] and not king_threats(*men, flags)
        if quiet and board.outcome() is None and rng.random() < 0.5:
            found.append(board.copy(stack=False))
    return found


if __name__ == "__main__":
    main()
