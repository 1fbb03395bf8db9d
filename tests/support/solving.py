"""Questions to the proof search, for tests."""

import json
from pathlib import Path

from brandubh import Board, Side
from brandubh.solver import verify
from brandubh.solver.certificate import Claim, write_certificate
from brandubh.solver.solver import Answer, Solver, Verdict
from tests.support.paths import DATA

CASES = json.loads((DATA / "tactics.json").read_text("utf-8"))

HARD = next(case for case in CASES if case["wins_in"] == 7 and case["rules"] == "raven")


def solve(board: Board, side: Side, *, memory: float = 0.005, threads: int = 1, nodes: int = 2_000_000) -> Answer:
    return Solver(board, side, memory=memory, threads=threads).run(nodes=nodes)


def certify(answer: Answer, path: Path) -> Claim:
    """Write the certificate of an answer and have it verified."""
    strategy = answer.strategy
    assert strategy is not None
    claim = strategy.claim()
    write_certificate(path, claim, strategy.rows.tolist())
    verified = verify(path)
    assert (verified.board, verified.side, verified.proven) == (claim.board, claim.side, claim.proven)
    assert verified.proven is (answer.verdict is Verdict.PROVEN)
    return claim
