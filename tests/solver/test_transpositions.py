"""What the proof search remembers: its transposition table, and searches saved and resumed."""

import random
from pathlib import Path

import pytest

from brandubh import Board, Side
from brandubh.kernel.entries import probe
from brandubh.solver.core.settle import PROVEN
from brandubh.solver.core.transpositions import (
    NUMBERS,
    collect,
    kind_of,
    new_tags,
    new_transpositions,
    numbers,
    proven,
    store,
)
from brandubh.solver.errors import SavedSearchError
from brandubh.solver.saved_search import resume, save
from brandubh.solver.solver import Solver, Verdict
from tests.support.solving import HARD, solve


def test_collecting_drops_the_least_work() -> None:
    table, tags = new_transpositions(0.001), new_tags()
    rng = random.Random(6)
    works = {rng.getrandbits(63): work for work in range(1, 3000)}
    for key, work in works.items():
        store(table, tags, key, numbers(1, 1), work)
    before = sum(probe(table, key) != 0 for key in works)
    dropped = collect(table)
    kept = [work for key, work in works.items() if probe(table, key)]
    assert before - dropped == len(kept)
    assert 0.3 * before < len(kept) < 0.7 * before
    assert min(kept) > 1000


def test_the_table_keeps_a_proof_and_forgets_numbers_for_it() -> None:
    table, tags = new_transpositions(0.001), new_tags()
    store(table, tags, 12345, numbers(7, 9), 10)
    assert kind_of(probe(table, 12345)) == NUMBERS
    store(table, tags, 12345, proven(77, 5), 1)
    store(table, tags, 12345, numbers(7, 9), 10)
    store(table, tags, 12345, proven(78, 9), 10)
    assert kind_of(probe(table, 12345)) == PROVEN
    assert probe(table, 12345) >> 10 & 4095 == 77


def test_a_saved_search_is_resumed_with_another_memory(tmp_path: Path) -> None:
    path = tmp_path / "search"
    board, side = Board(HARD["fen"], rules=HARD["rules"]), Side(HARD["side"])
    whole = solve(board, side).progress.nodes
    solver = Solver(board, side, memory=0.01)
    solver.run(nodes=whole - 50)
    save(solver, path)
    again = Solver(board, side, memory=0.003)
    resume(again, path)
    assert again.nodes == solver.nodes
    answer = again.run(nodes=1_000_000)
    assert answer.verdict is Verdict.PROVEN
    assert again.nodes - solver.nodes < whole, "what was found out before is used"


def test_a_bad_saved_search_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "search"
    board, side = Board(HARD["fen"], rules=HARD["rules"]), Side(HARD["side"])
    solver = Solver(board, side, memory=0.001)
    solver.run(nodes=300)
    save(solver, path)
    whole = path.read_bytes()
    rng = random.Random(8)
    for _ in range(20):
        at = rng.randrange(len(whole))
        path.write_bytes(whole[:at] + bytes([whole[at] ^ 1 << rng.randrange(8)]) + whole[at + 1 :])
        with pytest.raises(SavedSearchError):
            resume(solver, path)
        path.write_bytes(whole[:at])
        with pytest.raises(SavedSearchError):
            resume(solver, path)
    path.write_bytes(whole)
    with pytest.raises(SavedSearchError, match="another question"):
        resume(Solver(board, side.other, memory=0.001), path)
    with pytest.raises(SavedSearchError, match="another question"):
        resume(Solver(Board(HARD["fen"], rules="wtf"), side, memory=0.001), path)
    with pytest.raises(SavedSearchError, match="Cannot read"):
        resume(solver, tmp_path / "nothing")
