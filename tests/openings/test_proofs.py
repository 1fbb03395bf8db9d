"""What is proven of openings: certificates that hold, and nothing else."""

from pathlib import Path

import pytest

from brandubh import Board, Side
from brandubh.errors import BrandubhError
from brandubh.move import Symmetry
from brandubh.openings.explorer import Explorer
from brandubh.openings.proofs import FILE, Proofs
from tests.support.solving import CASES, certify, solve

CASE = next(case for case in CASES if case["rules"] == "wtf" and case["wins_in"] == 2)


@pytest.fixture(scope="module")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("proof") / "win.txt.gz"
    board = Board(CASE["fen"])
    certify(solve(board, board.turn), path)
    return path


def test_a_proven_position_is_shown_in_every_orientation_and_so_is_the_move_that_leads_there(
    tmp_path: Path, certificate: Path
) -> None:
    board = Board(CASE["fen"])
    assert Explorer(tmp_path).explore(board).proven is None
    Proofs(tmp_path).add(certificate)
    explorer = Explorer(tmp_path)
    for symmetry in Symmetry:
        assert explorer.explore(board.transform(symmetry)).proven is board.turn
    assert explorer.explore(board.passed()).proven is None


def test_a_certificate_that_does_not_hold_is_refused(tmp_path: Path, certificate: Path) -> None:
    bad = tmp_path / "bad.txt"
    bad.write_bytes(certificate.read_bytes()[:-20])
    with pytest.raises(BrandubhError):
        Proofs(tmp_path).add(bad)
    assert not (tmp_path / FILE).exists()


def test_that_a_side_cannot_force_a_win_is_no_win_of_the_other(tmp_path: Path) -> None:
    board = Board("7/7/1t5/t6/K6/t6/7 b", rules="raven")
    path = tmp_path / "disproof.txt"
    claim = certify(solve(board, Side.ATTACKERS), path)
    Proofs(tmp_path).add(path)
    assert Explorer(tmp_path).explore(board).proven is (Side.ATTACKERS if claim.proven else None)


def test_a_damaged_file_is_an_error_that_says_so(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text("# brandubh proven openings 1\nwtf nonsense\n", "ascii")
    with pytest.raises(BrandubhError, match="damaged"):
        Explorer(tmp_path).explore(Board())
