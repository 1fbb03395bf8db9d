"""``brandubh match``: what it says while it plays, and at the end."""

import json
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from brandubh import BrandubhError, read_games
from brandubh.cli.match import match_command, read_control
from tests.support.paths import ROOT

TINY = f"{sys.executable} {ROOT / 'tests/support/tiny_engine.py'}"


def test_the_command_prints_a_report_or_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    openings, saved = tmp_path / "openings.txt", tmp_path / "games.txt"
    openings.write_text("d2-e2 c4-c2\n", "utf-8")
    saved.write_text("", "utf-8")
    for as_json in (False, True):
        control = read_control(depth=1)
        match_command(
            TINY, f"{TINY} illegal", control, games=2, openings=openings, save=saved, sprt="0,10", as_json=as_json
        )
        out, err = capsys.readouterr()
        assert "2/2  +2 =0 -0" in err
        assert "chose an illegal move" in err
        if as_json:
            assert json.loads(out)["faults"] == {"a": {}, "b": {"illegal move": 2}}
        else:
            assert "2 of 2 (100.0 %): +2 =0 -0" in out
            assert "B lost by illegal move (2×)" in out
    assert sum(1 for _ in read_games(saved.read_text("utf-8"))) == 4
    with pytest.raises(BrandubhError, match="Cannot write"):
        match_command(TINY, TINY, control, openings=openings, save=openings / "games.txt")


@pytest.mark.slow
def test_ctrl_c_prints_what_there_is(tmp_path: Path) -> None:
    openings = tmp_path / "openings.txt"
    openings.write_text("d2-e2 c4-c2\n", "utf-8")
    code = (
        "import signal, sys; from pathlib import Path; from brandubh.cli.match import match_command, read_control\n"
        # who started the tests may ignore it, and so would this process
        "signal.signal(signal.SIGINT, signal.default_int_handler)\n"
        "try: match_command(*sys.argv[1:3], read_control(), games=1000, openings=Path(sys.argv[3]), concurrency=2)\n"
        "except KeyboardInterrupt: sys.exit(130)"
    )
    command = [sys.executable, "-c", code, TINY, f"{TINY} illegal@2", str(openings)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        try:
            assert process.stderr
            assert process.stderr.readline().startswith("There is 1 opening for 500 pairs")
            assert "illegal" in process.stderr.readline()
            process.send_signal(signal.SIGINT)
            out, err = process.communicate(timeout=30)
        finally:
            process.kill()
    assert process.returncode == 130
    assert "The match was interrupted." in out
    assert "A in all" in out
    assert "Traceback" not in err
