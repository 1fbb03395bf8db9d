"""The proof search: right where the truth is known, whatever its memory and its threads, and sound about repetition."""

import itertools
import math
import random
from collections import defaultdict
from functools import cache
from pathlib import Path

import numpy as np
import pytest

from brandubh import PRESETS, Board, Rules, Side, Symmetry
from brandubh.errors import BrandubhError
from brandubh.kernel.endings import ending
from brandubh.kernel.moves import MOST_MOVES, list_moves
from brandubh.kernel.play import after
from brandubh.kernel.symmetry import canonical
from brandubh.rules import Escape, NoMoves
from brandubh.solver.solver import Solver, Verdict
from brandubh.tablebase import Tables
from tests.support.solving import CASES, HARD, certify, solve
from tests.support.strategies import MEN_SQUARES, random_rules

CUSTOM = Rules(name="edge", escape=Escape.EDGES, king_armed=False, no_moves=NoMoves.DRAW, encirclement=False)

Position = tuple[int, int, int, int]


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case['rules']}-{case['side']}-{case['wins_in']}")
def test_known_wins_are_proven_and_the_loser_cannot_win(case: dict[str, str], tmp_path: Path) -> None:
    board = Board(case["fen"], rules=case["rules"])
    winner = Side(case["side"])
    answer = solve(board, winner)
    assert answer.verdict is Verdict.PROVEN
    certify(answer, tmp_path / "proof.txt")
    assert answer.strategy is not None
    line = answer.strategy.line()
    assert len(line) >= 2 * int(case["wins_in"]) - 1, "no win is shorter than the shortest"
    outcome = board.play_all(line).outcome()
    assert outcome is not None
    assert outcome.winner is winner
    other = solve(Board(case["fen"], rules=case["rules"]), winner.other)
    assert other.verdict is Verdict.DISPROVEN
    certify(other, tmp_path / "disproof.txt.gz")


@cache
def canonical_image(attackers: int, defenders: int, king: int) -> tuple[int, int, int]:
    return canonical(attackers, defenders, king)[:3]


@cache
def truth(rules: Rules, attackers: int, defenders: int) -> dict[Position, set[Side]]:
    """For all positions of so few men that are not over: which sides can force a win. Plain backward iteration."""
    bits = [1 << number for number in range(49)]
    free = [bit for number, bit in enumerate(bits) if number not in (0, 6, 24, 42, 48)]
    flags = rules.flags
    successors: dict[Position, list[Position | int]] = {}
    waiting: list[Position] = []
    for king in bits:
        for men in itertools.combinations([bit for bit in free if bit != king], attackers + defenders):
            for black in itertools.combinations(men, attackers):
                a, d = sum(black), sum(men) - sum(black)
                for side in (0, 1):
                    waiting.append((*canonical_image(a, d, king), side))
    moves = np.empty(MOST_MOVES, np.int64)
    while waiting:
        position = waiting.pop()
        if position in successors or ending(*position, flags):
            continue
        a, d, k, side = position
        found: list[Position | int] = []
        for move in moves[: list_moves(a, d, k, side, flags, moves)].tolist():
            result = after(a, d, k, side, move, flags)
            end = ending(*result, 1 - side, flags)
            found.append(end & 3 if end else (*canonical_image(*result), 1 - side))
        successors[position] = found
        waiting += [each for each in found if isinstance(each, tuple)]
    predecessors: dict[Position | int, list[Position]] = defaultdict(list)
    for position, found in successors.items():
        for each in found:
            predecessors[each].append(position)
    wins: dict[Position, set[Side]] = {position: set() for position in successors}
    for winner in Side:
        # How many moves of the position must still be seen to win: one of the winner's own, all of the other side's.
        needed = {p: 1 if p[3] == winner.number else len(found) for p, found in successors.items()}
        won: list[Position | int] = [winner.number]
        while won:
            for position in predecessors[won.pop()]:
                needed[position] -= 1
                if needed[position] == 0:
                    wins[position].add(winner)
                    won.append(position)
    return wins


def board_of(position: Position, rules: Rules) -> Board:
    names = [f"{file}{rank}" for rank in "1234567" for file in "abcdefg"]
    pieces = {
        name: letter for s, letter in zip(position, "tTK", strict=False) for i, name in enumerate(names) if s >> i & 1
    }
    return Board.from_pieces(pieces, list(Side)[position[3]], rules=rules)


@pytest.mark.parametrize(
    "rules", [PRESETS["wtf"], CUSTOM, *(random_rules(random.Random(seed)) for seed in range(3))], ids=str
)
def test_few_men_agree_with_backward_iteration(rules: Rules, tmp_path: Path) -> None:
    known = truth(rules, 2, 0)
    for position in random.Random(1).sample(sorted(known), 15):
        board = board_of(position, rules)
        for side in Side:
            answer = solve(board, side)
            assert answer.verdict is (Verdict.PROVEN if side in known[position] else Verdict.DISPROVEN)
            certify(answer, tmp_path / "certificate.txt")


@pytest.mark.slow
@pytest.mark.parametrize("rules", [PRESETS["wtf"], PRESETS["raven"]], ids=lambda rules: str(rules.name))
def test_a_defender_more_agrees_with_backward_iteration(rules: Rules, tmp_path: Path) -> None:
    known = truth(rules, 1, 1)
    for position in random.Random(2).sample(sorted(known), 100):
        for side in Side:
            answer = solve(board_of(position, rules), side)
            assert answer.verdict is (Verdict.PROVEN if side in known[position] else Verdict.DISPROVEN)
            certify(answer, tmp_path / "certificate.txt")


def test_the_tables_are_asked_and_the_certificate_does_without_them(small_tables: Tables, tmp_path: Path) -> None:
    rules = PRESETS["wtf"]
    most_men = small_tables.most_pieces(rules)
    rng = random.Random(4)
    longest = 0
    for number in range(20):
        men = rng.sample(MEN_SQUARES, 4 + number % 2)
        pieces = dict.fromkeys(men[2:], "t") | {men[0]: "K", men[1]: "T"}
        board = Board.from_pieces(pieces, rng.choice(list(Side)), rules=rules)
        for side in Side:
            answer = Solver(board, side, memory=0.005, tables=small_tables).run(nodes=100_000)
            assert answer.verdict is solve(board, side).verdict
            certify(answer, tmp_path / "certificate.txt")
            if len(men) <= most_men:
                assert answer.progress.nodes == 0
                longest = max(longest, len(answer.strategy.line()) if answer.strategy else 0)
    assert longest > 3


def test_symmetric_positions_have_the_same_verdict() -> None:
    case = next(case for case in CASES if case["wins_in"] == 4)
    board = Board(case["fen"], rules=case["rules"])
    efforts = set()
    for symmetry in Symmetry:
        answer = solve(board.transform(symmetry), Side(case["side"]))
        assert answer.verdict is Verdict.PROVEN
        assert answer.strategy is not None
        efforts.add(answer.progress.nodes)
        assert board.transform(symmetry).play_all(answer.strategy.line()).is_game_over()
    assert len(efforts) == 1


def test_a_game_that_is_over_is_settled() -> None:
    won = Board("7/7/7/t6/7/7/6K b")
    assert solve(won, Side.DEFENDERS).verdict is Verdict.PROVEN
    assert solve(won, Side.ATTACKERS).verdict is Verdict.DISPROVEN


def test_a_draw_for_want_of_moves_counts_against_the_prover() -> None:
    rules = Rules(name="drawn", no_moves=NoMoves.DRAW, encirclement=False)
    board = Board("7/7/7/t6/Kt5/t6/7 w", rules=rules)
    outcome = board.outcome()
    assert outcome is not None
    assert outcome.winner is None
    for side in Side:
        assert solve(board, side).verdict is Verdict.DISPROVEN


def test_an_impossible_position_is_refused() -> None:
    with pytest.raises(BrandubhError, match="no king"):
        Solver(Board("7/7/7/7/7/7/t6 b"))


@pytest.mark.parametrize("memory", [math.inf, math.nan, -1.0, 1e8, 1e15, 1e300])
def test_a_memory_that_cannot_be_had_is_refused(memory: float) -> None:
    with pytest.raises(BrandubhError, match="memory"):
        Solver(Board(), memory=memory)


def test_a_tiny_table_is_still_right(tmp_path: Path) -> None:
    answer = solve(Board(HARD["fen"], rules=HARD["rules"]), Side(HARD["side"]), memory=0.00002)
    assert answer.verdict is Verdict.PROVEN


@pytest.mark.parametrize(
    "case", [case for case in CASES if case["wins_in"] in (5, 6)], ids=lambda case: str(case["fen"])
)
def test_two_threads_agree_with_one(case: dict[str, str], tmp_path: Path) -> None:
    board = Board(case["fen"], rules=case["rules"])
    for side in Side:
        answer = solve(board, side, threads=2)
        assert answer.verdict is (Verdict.PROVEN if side is Side(case["side"]) else Verdict.DISPROVEN)
        certify(answer, tmp_path / "certificate.txt")


def test_a_search_that_is_stopped_is_unknown_and_goes_on() -> None:
    solver = Solver(Board(HARD["fen"], rules=HARD["rules"]), Side(HARD["side"]), memory=0.01)
    first = solver.run(nodes=200)
    assert first.verdict is Verdict.UNKNOWN
    assert first.reason
    assert solver.run(nodes=1_000_000).verdict is Verdict.PROVEN


def test_another_position_is_asked_about_and_shares_what_was_found() -> None:
    board = Board(HARD["fen"], rules=HARD["rules"])
    side = Side(HARD["side"])
    solver = Solver(board, side, memory=0.01)
    first = solver.run()
    assert first.strategy is not None
    there = board.after(first.strategy.line()[0])
    answer = solver.ask(there).run()
    assert answer.verdict is Verdict.PROVEN
    assert answer.strategy is not None
    assert answer.strategy.board == there
    assert answer.progress.nodes - first.progress.nodes < solve(there, side).progress.nodes
    with pytest.raises(BrandubhError, match="one ruleset"):
        solver.ask(Board(HARD["fen"], rules="wtf"))
    with pytest.raises(BrandubhError, match="no king"):
        solver.ask(Board("7/7/7/7/7/7/t6 b", rules=HARD["rules"]))
