"""The commands ``brandubh openings …``."""

import json
from pathlib import Path

import pytest

from brandubh import Board
from brandubh.openings.verdicts import read_verdicts
from tests.support.command import brandubh
from tests.support.solving import CASES, certify, solve

CASE = next(case for case in CASES if case["rules"] == "wtf" and case["wins_in"] == 2)


def test_games_are_counted_and_shown(tmp_path: Path) -> None:
    file = tmp_path / "games.csv"
    file.write_text("d2-e2 c4-c2,0,0,White\nd2-c2 e4-e2,0,0,Black\nd2-g2,0,0,Ongoing\n", "utf-8")
    done = brandubh("openings", "build", str(file), "--data", str(tmp_path))
    assert (done.returncode, done.stdout.splitlines()[0]) == (0, "2 games counted; 1 not finished")
    again = brandubh("openings", "build", str(file), "--data", str(tmp_path))
    assert again.stdout.splitlines()[0] == "0 games counted; 2 counted before; 1 not finished"
    shown = brandubh("openings", "show", "--data", str(tmp_path)).stdout
    assert "2 games: the attackers won 1, the defenders 1, drawn 0" in shown
    [row] = [line for line in shown.splitlines() if "d2-e2" in line]
    assert row.split()[:8] == ["d2-e2", "×8", "2", "50", "%", "0", "%", "50"]


def test_what_is_shown_can_be_read_by_programs(tmp_path: Path) -> None:
    found = json.loads(brandubh("openings", "show", "start", "--json", "--data", str(tmp_path)).stdout)
    assert found["fen"] == Board().fen()
    assert sum(len(each["alike"]) for each in found["moves"]) == 40
    assert found["proven"] is None
    assert (found["score"] is None) is (found["depth"] is None)


def test_broken_games_are_said_and_the_rest_is_counted(tmp_path: Path) -> None:
    file = tmp_path / "games.csv"
    file.write_text("d2-d9,0,0,White\nd2-e2,0,0,White\n", "utf-8")
    done = brandubh("openings", "build", str(file), str(tmp_path / "none.txt"), "--data", str(tmp_path))
    assert done.returncode == 2, "a file is missing"
    assert "1 game counted; 1 with mistakes" in done.stdout
    assert "games.csv:1:1" in done.stderr
    assert "none.txt" in done.stderr


def test_the_games_of_a_server_that_is_no_database_are_refused_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "brandubh.sqlite").write_text("no database" * 100)
    done = brandubh("openings", "build", "--data", str(tmp_path))
    assert done.returncode == 12
    assert brandubh("openings", "build", "--no-server", "--data", str(tmp_path)).returncode == 0


def test_certificates_are_checked_before_they_are_believed(tmp_path: Path) -> None:
    proofs = tmp_path / "proofs"
    proofs.mkdir()
    board = Board(CASE["fen"])
    certify(solve(board, board.turn), proofs / "win.txt.gz")
    (proofs / "bad.txt.gz").write_bytes((proofs / "win.txt.gz").read_bytes()[:-9])
    done = brandubh("openings", "build", "--proof", str(proofs), "--data", str(tmp_path))
    assert done.returncode == 1
    assert f"win.txt.gz: proven, the {board.turn} win from" in done.stdout
    assert "bad.txt.gz" in done.stderr
    shown = brandubh("openings", "show", *CASE["fen"].split(), "--data", str(tmp_path)).stdout
    assert f"proven: the {board.turn} win" in shown


@pytest.mark.slow
def test_a_search_ends_in_time_and_goes_on_from_there(tmp_path: Path) -> None:
    out = tmp_path / "verdicts.txt"
    options = ["--nodes", "100", "--hash", "1", "--plies", "2", "--replies", "0", "--out", str(out)]
    done = brandubh("openings", "search", "--time", "0", *options)
    assert (done.returncode, len(read_verdicts(out))) == (0, 0)
    assert brandubh("openings", "search", *options).stdout.endswith("126 positions\n")
    assert len(read_verdicts(out)) == 126
