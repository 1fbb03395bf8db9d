"""Tables of five and six pieces against the solver: what they say of random positions, it proves without them.

``python -m tests.tablebase.test_proofs FOLDER [RULES] [COUNT]`` compares all tables of a folder in the same way.
"""

import random
import sys
from pathlib import Path

import pytest

from brandubh import Board, Side
from brandubh.notation import Placement, format_position
from brandubh.pieces import SIDES
from brandubh.rules import get_rules
from brandubh.solver.solver import Solver, Verdict
from brandubh.tablebase import Tables, open_tables
from brandubh.tablebase.builder import build_table
from brandubh.tablebase.core.index import unrank
from brandubh.tablebase.core.shape import shape
from brandubh.tablebase.material import Material, board_rules

MOST_NODES = 20_000

# Of six pieces only the one whose smaller tables are few: all of them would take minutes.
CHAIN = [Material(1, 0), Material(2, 0), Material(1, 1), Material(3, 0), Material(2, 1), Material(1, 2)]
BIG = {"wtf": [Material(4, 0), Material(5, 0)], "raven": [Material(4, 0), Material(3, 1)]}


def samples(tables: Tables, rules: str, material: Material, count: int, rng: random.Random) -> list[Board]:
    """Random positions that are not over: up to ``count`` of each side to move and each verdict."""
    values = tables.file(rules, material).values()
    found: dict[tuple[int, int], list[Board]] = {}
    for _ in range(200 * count):
        side, place = rng.randrange(2), rng.randrange(material.positions)
        value = int(values[side, place])
        kind = side, 0 if value == 0 else 1 + value % 2
        boards = found.setdefault(kind, [])
        if value != 1 and len(boards) < count:
            text = format_position(Placement(*unrank(shape(), *material, place)), SIDES[side])
            board = Board(text, rules=rules)
            if board.outcome() is None:
                boards.append(board)
    return [board for boards in found.values() for board in boards]


def compare(tables: Tables, board: Board) -> int:
    """Ask the solver both questions about a position; how many it could answer, and they agree with the table."""
    said = tables.probe(board)
    settled = 0
    for side in Side:
        answer = Solver(board, side, memory=0.02).run(nodes=MOST_NODES)
        if answer.verdict is Verdict.UNKNOWN:
            continue
        settled += 1
        wins = said.distance is not None and said.winner is side
        assert (answer.verdict is Verdict.PROVEN) is wins, f"{board.fen()} {board.rules.name}: {said}, {side} {answer}"
    return settled


@pytest.mark.long
@pytest.mark.parametrize("rules", BIG)
def test_the_solver_proves_what_the_tables_say(rules: str, tmp_path: Path) -> None:
    for material in CHAIN + BIG[rules]:
        build_table(str(tmp_path), board_rules(get_rules(rules)).to_json(), *material)
    tables = open_tables(tmp_path)
    rng = random.Random(rules)
    asked = settled = neither = 0
    for material in BIG[rules]:
        for board in samples(tables, rules, material, 12, rng):
            asked += 2
            settled += compare(tables, board)
            neither += tables.probe(board).distance is None
    assert neither > 0
    assert settled > 0.8 * asked


if __name__ == "__main__":
    all_tables = open_tables(sys.argv[1])
    ruleset = sys.argv[2] if len(sys.argv) > 2 else "wtf"
    number = int(sys.argv[3]) if len(sys.argv) > 3 else 20
    for header in all_tables.headers(ruleset):
        chosen = samples(all_tables, ruleset, header.material, number, random.Random(1))
        answers = sum(compare(all_tables, board) for board in chosen)
        print(
            f"{header.material}: {len(chosen)} positions, {answers} of {2 * len(chosen)} questions settled, all agree"
        )
