"""Makes tests/data/tactics.json: positions that are won in 1 to 7 moves, each proven by exhaustive search.

Candidates come from games of the engine against a player who moves at random, and from changes to the cases found so
far: a long win is rare, but near a long win there are others. Running it again adds to the file. The proof searches
every move of both sides (the engine's plain mode: alpha-beta without reductions, pruning or extensions) and shows that
the win is there and that no shorter one is. A win in n moves is proven by a search of 2n - 1 plies.

    python -m tools.make_tactics [seconds]
"""

import json
import random
import sys
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from typing import TypedDict

from brandubh import PRESETS, Board, Side
from brandubh.engine.core.transpositions import Table, new_table
from brandubh.engine.engine import Engine
from brandubh.engine.limits import Limit
from brandubh.engine.searcher import Searcher
from brandubh.errors import BrandubhError
from brandubh.pieces import Piece
from tests.support.paths import DATA
from tests.support.proving import wins_within
from tests.support.strategies import MEN_SQUARES, random_set_up

FILE = DATA / "tactics.json"
LONGEST = 7
EACH = 2
ROUND = 60  # seconds that a worker hunts before it is told what the others found
WORKERS = 2

Kind = tuple[str, str, int]


class Case(TypedDict):
    """A won position."""

    rules: str
    fen: str
    side: str
    wins_in: int


def kind_of(case: Case) -> Kind:
    """What a case is an example of."""
    return case["rules"], case["side"], case["wins_in"]


def proven(board: Board, moves: int, searcher: Searcher, table: Table) -> bool | None:
    """Whether the side to move wins in exactly so many moves; None if it would take too long to tell."""
    shorter = moves > 1 and wins_within(board, 2 * moves - 3, searcher, table)
    return wins_within(board, 2 * moves - 1, searcher, table) if shorter is False else None


def candidates(rng: random.Random, engine: Engine, known: list[Case]) -> Iterator[Board]:
    """Positions that may be won: near a known win, in a sparse set-up, or from the end of a one-sided game."""
    choice = rng.random()
    if known and choice < 0.8:
        longest = [case for case in known if case["wins_in"] >= 4]
        yield from changes(rng, rng.choice(longest or known))
        return
    rules = rng.choice(list(PRESETS.values()))
    if choice < 0.9:
        for _ in range(20):
            board = random_set_up(rng, rules)
            if board.outcome() is None and board.placement.defenders.bit_count() <= 1:
                yield board
        return
    board = Board(rules=rules) if rng.random() < 0.8 else random_set_up(rng, rules)
    skilled = rng.choice(list(Side))
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


def changes(rng: random.Random, case: Case) -> Iterator[Board]:
    """Positions that differ from a case by one to three pieces, moved, added or taken away."""
    start = Board(case["fen"], rules=case["rules"])
    for _ in range(20):
        pieces = dict(start.pieces())
        for _ in range(rng.randint(1, 3)):
            square = rng.choice(list(pieces))
            piece = pieces[square]
            free = [other for other in MEN_SQUARES if other not in pieces]
            act = rng.random()
            if act < 0.75 or (piece is Piece.KING and act < 0.9):
                del pieces[square]
                pieces[rng.choice(free)] = piece
            elif act < 0.9:
                del pieces[square]
            else:
                pieces[rng.choice(free)] = rng.choice([Piece.ATTACKER, Piece.DEFENDER])
        try:
            board = Board.from_pieces(pieces, start.turn, rules=start.rules)
        except BrandubhError:  # too many of a kind
            continue
        if board.outcome() is None:
            yield board


def hunt(seed: int, seconds: float, known: list[Case]) -> list[Case]:
    """Search for cases of which there are not enough; returns those found."""
    rng = random.Random(seed)
    searcher = Searcher()
    engine = Engine(hash_mb=32)
    table = new_table(256)
    found: list[Case] = []
    counts = Counter(map(kind_of, known))
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        for board in candidates(rng, engine, known + found):
            engine.set_rules(board.rules)
            engine.new_game()
            infos = engine.analyse(board, Limit(nodes=60_000))
            moves = infos[0].score.wins_in if infos else None
            if moves is None or not 1 <= moves <= LONGEST:
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
    return found


def main() -> None:
    """Hunt until there are enough cases of every kind, or the time is up."""
    until = time.monotonic() + (float(sys.argv[1]) if len(sys.argv) > 1 else 600)
    found: list[Case] = json.loads(FILE.read_text("utf-8")) if FILE.exists() else []
    kinds = [(name, side.value, moves) for name in PRESETS for side in Side for moves in range(1, LONGEST + 1)]
    seed = time.time_ns()
    with ProcessPoolExecutor(WORKERS) as pool:
        while time.monotonic() < until:
            counts = Counter(map(kind_of, found))
            missing = [kind for kind in kinds if counts[kind] < EACH]
            print(f"{len(found)} cases, too few of {len(missing)} kinds: {missing[:16]}", flush=True)
            if not missing:
                return
            seed += WORKERS
            for more in pool.map(hunt, range(seed, seed + WORKERS), [ROUND] * WORKERS, [found] * WORKERS):
                found = found + [case for case in more if case not in found]
            write(found)


def write(found: list[Case]) -> None:
    """Write the file, in order."""
    found = sorted(found, key=lambda case: (*kind_of(case), case["fen"]))
    FILE.write_text("[\n" + ",\n".join(json.dumps(case) for case in found) + "\n]\n", "utf-8")


if __name__ == "__main__":
    main()
