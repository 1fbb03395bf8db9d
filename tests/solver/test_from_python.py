"""Proofs from Python: asked in one call, written to a file, and checked by what shares nothing with the search."""

import subprocess
import sys
from pathlib import Path

import pytest

from brandubh import Board, BrandubhError
from brandubh.solver import CertificateError, Verdict, solve, verify

POSITION = "7/7/7/2t4/2Kt3/1t1t3/5t1 w"


def test_a_question_is_answered_and_its_certificate_checked(tmp_path: Path) -> None:
    for side, proven in (("defenders", True), ("attackers", False)):
        answer = solve(Board(POSITION), side, memory=0.01)
        assert answer.verdict is (Verdict.PROVEN if proven else Verdict.DISPROVEN)
        path = tmp_path / f"{side}.txt.gz"
        claim = answer.write_certificate(str(path))
        assert verify(str(path)) == verify(path) == claim
        assert (claim.side, claim.proven) == (side, proven)
        assert repr(answer).startswith(f"<Answer: {answer.verdict} after ")


def test_what_is_not_known_is_not_certified(tmp_path: Path) -> None:
    answer = solve(Board(), nodes=10, memory=0.01)
    assert (answer.verdict, answer.line()) == (Verdict.UNKNOWN, [])
    with pytest.raises(CertificateError, match="nothing can be certified"):
        answer.write_certificate(tmp_path / "proof.txt")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("board", [None, "start", 5])
def test_what_is_no_board_is_refused(board: object) -> None:
    with pytest.raises(BrandubhError, match="a board is wanted here"):
        solve(board)  # type: ignore[arg-type]


def test_verify_is_a_function_wherever_it_comes_from() -> None:
    import brandubh.solver.verification

    assert callable(brandubh.solver.verify)
    assert brandubh.solver.verify is verify


def test_checking_loads_nothing_of_the_search() -> None:
    lines = (
        "import sys\nfrom brandubh.solver import verify\nprint([m for m in sys.modules if 'solver.core.search' in m])"
    )
    said = subprocess.run([sys.executable, "-c", lines], capture_output=True, text=True, check=True).stdout
    assert said == "[]\n"
