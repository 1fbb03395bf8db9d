"""The first use of all, with nothing compiled: it says what it does, and nobody who plays has to wait."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.paths import ROOT

PLAY = (
    "from brandubh import Board\n"
    "from brandubh.engine import Engine, Limit\n"
    "board = Board('3t3/2t4/3T3/tt1KTtt/7/2T2t1/3t3 w')\n"
    "for level in (1, 3, 4):\n"
    "    print(Engine(level=level, seed=7, hash_mb=1).play(board, Limit(depth=3)).move)\n"
    "print(Board().perft(2), sorted(map(str, board.legal_moves)))\n"
    "print(Engine(hash_mb=1).analyse(board, Limit(depth=2))[0])\n"
)


def run(code: str, **environment: str) -> subprocess.CompletedProcess[str]:
    named = {**os.environ, "PYTHONPATH": str(ROOT / "src"), **environment}
    command = [sys.executable, "-c", code]
    nothing = subprocess.DEVNULL
    return subprocess.run(command, env=named, stdin=nothing, capture_output=True, text=True, check=True)


def without_times(text: str) -> str:
    return text.partition("seconds=")[0]


def test_what_is_not_compiled_runs_as_plain_python_with_the_same_answers(tmp_path: Path) -> None:
    plain = run(f"from brandubh import compiled\ncompiled.meanwhile()\n{PLAY}", BRANDUBH_CACHE=str(tmp_path))
    assert not list(tmp_path.rglob("*.nb?")), "nothing was compiled"
    assert without_times(plain.stdout) == without_times(run(PLAY).stdout)
    assert plain.stderr == ""


def test_what_others_have_compiled_meanwhile_is_used(tmp_path: Path) -> None:
    code = (
        "import subprocess, sys\n"
        "from brandubh import compiled\n"
        "from brandubh.kernel.symmetry import transform\n"
        "compiled.meanwhile()\n"
        "print(transform(5, 1), len(transform.signatures))\n"
        "others = 'from brandubh.kernel.symmetry import transform; transform(5, 1)'\n"
        "subprocess.run([sys.executable, '-c', others], check=True)\n"
        "print(transform(5, 1), len(transform.signatures))"
    )
    before, none, after, one = run(code, BRANDUBH_CACHE=str(tmp_path)).stdout.split()
    assert (before, none, one) == (after, "0", "1")


def test_a_library_that_compiles_says_so_once(tmp_path: Path) -> None:
    code = "from brandubh.kernel import geometry, symmetry; symmetry.transform(5, 1), geometry.neighbours(5)"
    first, second = (run(code, BRANDUBH_CACHE=str(tmp_path)).stderr for _ in range(2))
    assert (first, second) == ("Compiling Brandubh's rules, once …\n", "")


@pytest.fixture
def blocked(tmp_path: Path) -> dict[str, str]:
    """A cache that cannot be, whoever asks."""
    blocker, temporary = tmp_path / "file", tmp_path / "temporary"
    blocker.write_text("no folder")
    temporary.mkdir(mode=0o700)
    return {"BRANDUBH_CACHE": str(blocker), "TMPDIR": str(temporary), "BRANDUBH_LANGUAGE": "en"}


NAMED = "BRANDUBH_CACHE names another folder."


def test_without_a_writable_cache_the_library_warns_once_and_names_the_way_out(blocked: dict[str, str]) -> None:
    code = (
        "import subprocess, sys; from brandubh import compiled; print(compiled.cache_root()); compiled.cache_root()\n"
        "subprocess.run([sys.executable, '-c', 'from brandubh import compiled; print(compiled.cache_root())'])"
    )
    done = run(code, **blocked)
    assert done.stdout.split() == 2 * [str(Path(blocked["TMPDIR"], f"brandubh-{os.geteuid()}"))]
    assert done.stderr.count(f"RuntimeWarning: Compiled code cannot be kept in {blocked['BRANDUBH_CACHE']}.") == 1
    assert done.stderr.count(NAMED) == 1


def test_without_a_writable_cache_a_command_says_so_in_one_line(blocked: dict[str, str]) -> None:
    code = "import sys; sys.argv[1:] = ['engine', '--at-once']; from brandubh.__main__ import main; main()"
    [said] = run(code, **blocked).stderr.splitlines()
    assert said.startswith(f"brandubh: Compiled code cannot be kept in {blocked['BRANDUBH_CACHE']}.")
    assert said.endswith(NAMED)
