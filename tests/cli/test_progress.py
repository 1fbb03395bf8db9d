"""What long work shows: a bar for people, nothing for files and pipes, and never anything on standard output."""

import os
import pty
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from brandubh.bulk.counted import CountedLine
from brandubh.cli.progress import bar, compile_first, live
from tests.support.command import brandubh

Capture = pytest.CaptureFixture[str]


def test_off_a_terminal_only_what_is_said_is_printed(capsys: Capture) -> None:
    with bar("counting", 3) as shown:
        assert not shown.is_shown
        shown.step()
        shown.say("[bold] is no markup")
        shown.at(3, doing="resting", remark="done")
    with live("begins") as show:
        show("goes on")
    assert capsys.readouterr() == ("", "[bold] is no markup\n")


def test_what_is_compiled_is_not_compiled_again(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    brandubh("warm")
    capsys.readouterr()
    monkeypatch.setattr("brandubh.compiled.warm", None)
    compile_first("brandubh.engine.engine")
    assert capsys.readouterr() == ("", "")


def test_off_a_terminal_compiling_is_one_line(tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("brandubh.compiled.is_warm", lambda module: False)
    monkeypatch.setattr("brandubh.compiled.warm", lambda module, progress: [progress(n, 3) for n in range(4)])
    monkeypatch.setenv("BRANDUBH_LANGUAGE", "de")
    monkeypatch.setattr("brandubh.cli.progress._said", set())
    compile_first("brandubh.engine.engine")
    compile_first("brandubh.tablebase.build")
    assert capsys.readouterr() == ("", "Kompilieren, nur einmal; es dauert etwa eine halbe Minute.\n")


def test_a_counted_line_counts_in_a_terminal_and_leaves_no_trace(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("brandubh.bulk.counted._is_terminal", lambda: True)
    line = CountedLine("Compiling")
    for done in range(3):
        line(done, 2)
    assert capsys.readouterr() == ("", "\r\x1b[KCompiling: 0/2\r\x1b[KCompiling: 1/2\r\x1b[K")


def test_the_bar_is_in_the_terminal_and_the_output_in_its_pipe() -> None:
    terminal, its_end = pty.openpty()
    command = [sys.executable, "-m", "brandubh", "perft", "6", "--divide"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=its_end, text=True)
    os.close(its_end)
    shown: list[bytes] = []

    def watch() -> None:
        try:
            while part := os.read(terminal, 65536):
                shown.append(part)
        except OSError:
            pass  # Linux says so when the other end is closed

    watcher = threading.Thread(target=watch)
    watcher.start()
    printed = process.communicate(timeout=120)[0].splitlines()
    watcher.join()
    os.close(terminal)
    assert len(printed) == 41
    assert all(": " in line for line in printed[:40])
    assert printed[40].startswith("1111530080 paths of 6 plies")
    assert b"counting" in b"".join(shown)
    assert b"40/40" in b"".join(shown)


def test_a_command_goes_on_where_nothing_can_be_compiled_ahead(tmp_path: Path) -> None:
    code = (
        "import sys; sys.executable = '/bin/false'\n"
        "from brandubh.cli.progress import compile_first; compile_first('brandubh.kernel.play'); print('goes on')"
    )
    environment = {**os.environ, "BRANDUBH_CACHE": str(tmp_path)}
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    assert done.stdout == "goes on\n"
    assert "could not be compiled" in done.stderr
    assert "Traceback" not in done.stderr
    assert not list(tmp_path.glob("*.warm"))
