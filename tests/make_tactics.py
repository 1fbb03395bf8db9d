"""Makes tests/tactics.json: positions that are won in 1 to 7 moves, each proven by exhaustive search.

Candidates come from games of the engine against a player who moves at random; running it again adds to the file. The
proof searches every move of both sides (the engine's plain mode:
alpha-beta without reductions, pruning or extensions) and shows that the win is there and that no shorter one is.

    python -m tests.make_tactics [seconds]
"""

import json
import random
import sys
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from brandubh import PRESETS, Board, Side
from brandubh.engine.core import layout
from brandubh.engine.core.table import Table, new_table
from brandubh.engine.engine import Engine
from brandubh.engine.limits import Limit
from brandubh.engine.thread import Searcher
from brandubh.engine.weights import default_weights
from tests.strategies import random_set_up

FILE = Path(__file__).with_name("tactics.json")
MOST_NODES = 40_000_000
EACH = 2


def proven(board: Board, moves: int, searcher: Searcher, table: Table) -> bool | None:
    """Whether the side to move wins in exactly so many moves; None if it would take too long to tell."""
    shorter = moves > 1 and wins_within(board, 2 * moves - 3, searcher, table)
    return wins_within(board, 2 * moves - 1, searcher, table) if shorter is False else None


def wins_within(board: Board, plies: int, searcher: Searcher, table: Table) -> bool | None:
    """Whether the side to move can force a win in so many plies, asking nothing but that: yes or no at every node."""
    table[:] = 0
    searcher.set_up(board, node_limit=MOST_NODES, age=1, plain=True)
    bound = layout.WIN - plies
    for depth in range(1, plies + 1):
        score = searcher.search_moves(table, depth, 0, bound - 1, bound)
        if searcher.stopped:
            return None
        if score >= bound:
            return True
    return False


def candidates(rng: random.Random, engine: Engine) -> Iterator[Board]:
    """Positions from the end of a game in which one side plays well and the other at random, the last ones first.

    Every other time a set-up with few of the king's men, in which long wins can still be proven.
    """
    rules = rng.choice(list(PRESETS.values()))
    if rng.random() < 0.5:
        for _ in range(20):
            board = random_set_up(rng, rules)
            if board.outcome() is None and board.placement.defenders.bit_count() <= 1:
                yield board
        return
    board = Board(rules=rules) if rng.random() < 0.8 else random_set_up(rng, rules)
    skilled = rng.choice([Side.ATTACKERS] * 4 + [Side.DEFENDERS])  # attackers' long wins are the rarest
    engine.set_rules(rules)
    for _ in range(60):
        moves = list(board.legal_moves)
        if not moves:
            break
        if board.turn is skilled and board.ply > 3:
            board.push(engine.analyse(board, Limit(nodes=1500))[0].pv[0])
        else:
            board.push(rng.choice(moves))
    outcome = board.outcome()
    if outcome is None or outcome.winner is not skilled:
        return
    while board.ply:
        board.pop()
        if board.turn is skilled:
            yield board.copy(stack=False)


def main() -> None:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 600
    found: list[dict[str, object]] = json.loads(FILE.read_text("utf-8")) if FILE.exists() else []
    rng = random.Random(len(found))
    searcher = Searcher(default_weights().scaled())
    engine = Engine(hash_mb=32)
    table = new_table(64)
    counts = Counter((case["rules"], case["side"], case["wins_in"]) for case in found)
    until = time.monotonic() + seconds
    while time.monotonic() < until and len(counts) < len(PRESETS) * 2 * 7:
        for board in candidates(rng, engine):
            engine.new_game()
            infos = engine.analyse(board, Limit(nodes=300_000))
            moves = infos[0].score.wins_in if infos else None
            if moves is None or not 1 <= moves <= 7:
                continue
            for name in PRESETS:
                # What one ruleset calls a win, another may too.
                again = Board(board.fen(), rules=name)
                kind = (name, board.turn.value, moves)
                if again.outcome() is not None or counts[kind] >= EACH:
                    continue
                if proven(again, moves, searcher, table):
                    counts[kind] += 1
                    found.append({"rules": name, "fen": board.fen(), "side": kind[1], "wins_in": moves})
                    print(len(found), *kind, flush=True)
                    _write(found)


def _write(found: list[dict[str, object]]) -> None:
    found.sort(key=lambda case: (str(case["rules"]), str(case["side"]), int(str(case["wins_in"])), str(case["fen"])))
    FILE.write_text("[\n" + ",\n".join(json.dumps(case) for case in found) + "\n]\n", "utf-8")


if __name__ == "__main__":
    main()
