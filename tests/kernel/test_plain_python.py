"""The kernel gives the same answers as plain Python, without the compiler."""

import hashlib
import json
import os
import random
import subprocess
import sys

import pytest

from brandubh import Board, Symmetry, compiled
from tests.support.paths import CONFORMANCE, ROOT
from tests.support.strategies import random_rules, random_set_up


def answers() -> str:
    """A digest of everything the kernel says about many positions."""
    digest = hashlib.sha256()
    rng = random.Random(2026)
    for _ in range(40):
        board = random_set_up(rng, random_rules(rng))
        for _ in range(12):
            moves = list(board.legal_moves)
            said = [board.fen(), board.key(), len(board.legal_moves), board.canonical().fen(), board.perft(1)]
            said += [board.transform(symmetry).key() for symmetry in Symmetry]
            said += [f"{board.text(move)} {board.repetition_warning(move)}" for move in moves[:5]]
            digest.update(repr((said, moves, board.outcome())).encode())
            if not moves:
                break
            board.push(rng.choice(moves))
    for case in json.loads((CONFORMANCE / "repetition.json").read_text("utf-8"))[:16]:
        cycle = case["cycle"].split()
        board = Board(case["fen"], rules=case["rules"])
        board.play_all(cycle[ply % len(cycle)] for ply in range(case["ends_at_ply"]))
        digest.update(repr(board.outcome()).encode())
    digest.update(repr([Board(rules=rules).perft(2) for rules in ("wtf", "raven")]).encode())
    return digest.hexdigest()


@pytest.mark.slow
def test_the_same_answers_without_the_compiler() -> None:
    assert compiled.JIT
    plain = subprocess.run(
        [sys.executable, "-m", "tests.kernel.test_plain_python"],
        env={**os.environ, "NUMBA_DISABLE_JIT": "1"},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    assert plain.stdout.split() == ["plain", answers()]


if __name__ == "__main__":
    print("compiled" if compiled.JIT else "plain", answers())
