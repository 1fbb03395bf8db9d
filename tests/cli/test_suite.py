"""``brandubh suite``: totals, JSON, exit statuses, standard input, Ctrl-C, and the suite that comes along."""

import json
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from brandubh import puzzles, read_positions
from tests.support.command import brandubh
from tests.support.paths import ROOT
from tools import make_suite

WIN = '7/7/7/t5t/7/7/2K1t2 w bm c1-a1; wins in 1; id "corner";\n'
LOST = '7/7/7/t5t/7/7/2K1t2 w bm c1-c2; id "other";\n'
OPEN = "7/7/7/t5t/7/7/2K1t2 w\n"
TINY = f"{sys.executable} {ROOT / 'tests' / 'support' / 'tiny_engine.py'}"


def test_a_suite_that_is_solved_ends_well(tmp_path: Path) -> None:
    file = tmp_path / "suite.epd"
    file.write_text(f"# mine\n\n{WIN}{WIN}", "utf-8")
    done = brandubh("suite", str(file), "--depth", "3", "--hash", "1")
    assert done.returncode == 0
    assert "   1  solved      corner: c1-a1 after 0." in done.stdout
    assert "2 of 2 solved; to a solution" in done.stdout


def test_what_fails_is_named_and_the_exit_status_tells() -> None:
    done = brandubh("suite", "-", "--nodes", "200", stdin=WIN + LOST + OPEN)
    assert done.returncode == 1
    assert "failed      other: c1-a1 in 0." in done.stdout
    assert "instead of c1-c2" in done.stdout
    assert "not judged  position 3: c1-a1" in done.stdout
    assert "1 of 2 solved, 1 not judged" in done.stdout


def test_a_wrong_line_is_named_and_passed_over() -> None:
    done = brandubh("suite", "-", "--depth", "2", stdin=f"nonsense\n{WIN}")
    assert (done.returncode, done.stderr.count("-:1:1: A position is")) == (1, 1)
    assert "1 of 1 solved" in done.stdout
    assert brandubh("suite", "nowhere.epd").returncode == 2


def test_json_has_everything() -> None:
    done = brandubh("suite", "-", "--depth", "2", "--json", "--engine", TINY, stdin=WIN + OPEN)
    report = json.loads(done.stdout)
    assert (report["positions"], report["tried"], report["not_judged"], report["interrupted"]) == (2, 2, 1, False)
    first = report["trials"][0]
    assert (first["id"], first["bm"], first["wins_in"]) == ("corner", ["c1-a1"], 1)
    assert done.returncode == (0 if report["solved"] == 1 else 1)


def test_an_engine_that_breaks_down_does_not_take_the_results_along() -> None:
    done = brandubh("suite", "-", "--depth", "1", "--engine", f"{TINY} crash@2", stdin=OPEN * 3)
    assert done.returncode == 2
    assert "not judged  position 1" in done.stdout
    assert "1 not judged, 2 not tried" in done.stdout
    assert "middle of the conversation" in done.stderr


@pytest.mark.slow
def test_ctrl_c_prints_what_there_is(tmp_path: Path) -> None:
    file = tmp_path / "suite.epd"
    file.write_text(WIN + "3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3 b bm d2-e2;\n" * 3, "utf-8")
    code = (
        "import signal, sys; from brandubh.__main__ import main\n"
        # who started the tests may ignore it, and so would this process
        "signal.signal(signal.SIGINT, signal.default_int_handler)\n"
        "sys.argv = ['brandubh', 'suite', sys.argv[1], '--depth', '90', '--hash', '16']; main()"
    )
    command = [sys.executable, "-u", "-c", code, str(file)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout
            assert "solved" in process.stdout.readline()
            process.send_signal(signal.SIGINT)
            out, err = process.communicate(timeout=30)
        finally:
            process.kill()
    assert process.returncode == 130
    assert "1 of 1 solved, 3 not tried" in out
    assert "Traceback" not in err


def test_the_suite_that_comes_along_is_made_of_proven_puzzles() -> None:
    assert make_suite.FILE.read_text("utf-8") == make_suite.text()
    by_position = {(puzzle.rules, puzzle.fen): puzzle for puzzle in puzzles.load()}
    entries = list(read_positions(make_suite.FILE))
    assert len(entries) == 40
    for entry in entries:
        puzzle = by_position[entry.rules.name, entry.fen]
        assert puzzle.is_solution([], entry.best[0])
        assert entry.wins_in == puzzle.wins_in


def test_replay_reads_standard_input() -> None:
    done = brandubh("replay", "-", stdin="1. d2-e2 *\n\n1. d2-d9 *\n")
    assert done.returncode == 1
    assert done.stdout.startswith("-:3:4: ")
    assert brandubh("replay", "-", stdin="\ufeff1. d2-e2 *\r\n").stdout == "-: 1 game is right\n"
