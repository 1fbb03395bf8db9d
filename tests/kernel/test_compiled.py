"""The compiled kernel's cache can never be stale, and nothing depends on it."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from brandubh.errors import BrandubhError
from tests.support.gates import mainly
from tests.support.paths import ROOT

ASK = "from brandubh import Board; print(len(Board().legal_moves))"


def run(source: Path, cache: Path, code: str = ASK) -> str:
    environment = {**os.environ, "PYTHONPATH": str(source), "BRANDUBH_CACHE": str(cache)}
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    return done.stdout.strip()


@pytest.mark.slow
def test_an_edit_in_a_called_file_is_noticed(tmp_path: Path) -> None:
    source, cache = tmp_path / "src", tmp_path / "cache"
    shutil.copytree(ROOT / "src", source)
    assert run(source, cache) == "40"
    squares = source / "brandubh" / "kernel" / "squares.py"
    # Only the callee changes; the function that is asked for does not.
    text = squares.read_text("utf-8")
    squares.write_text(text.replace("RESTRICTED = CORNERS | THRONE", "RESTRICTED = THRONE"), "utf-8")
    assert squares.read_text("utf-8") != text
    assert run(source, cache) != "40"
    assert len(list(cache.glob("kernel.play-*"))) == 2


def test_without_any_folder_that_can_be_written_it_only_costs_time(tmp_path: Path) -> None:
    blocker = tmp_path / "file"
    blocker.write_text("no folder")
    code = "import tempfile; tempfile.tempdir = {!r}; from brandubh import compiled; print(compiled.cache_root())"
    assert run(ROOT / "src", blocker, code.format(str(blocker))) == "None"
    said = BrandubhError("cache-nowhere", folder="there").say("en")
    assert said.startswith("Compiled code cannot be kept in there.")
    assert "BRANDUBH_CACHE" in said


@pytest.mark.slow
@pytest.mark.parametrize("kinds", mainly([1], [1, 3]))
def test_damaged_files_are_compiled_again(tmp_path: Path, kinds: int) -> None:
    ask = "from brandubh.kernel.symmetry import transform; print(transform(5, 1))"
    told = run(ROOT / "src", tmp_path, ask)
    files = sorted(tmp_path.glob("kernel.symmetry-*/*.nb?"))
    assert {file.suffix for file in files} == {".nbi", ".nbc"}
    for file in files:
        whole = file.read_bytes()
        flipped = bytearray(whole)
        flipped[len(whole) // 2] ^= 255
        for damage in (bytes(flipped), b"", whole[: len(whole) // 2])[:kinds]:
            file.write_bytes(damage)
            assert run(ROOT / "src", tmp_path, ask) == told
            assert len(file.read_bytes()) > len(whole) // 2, "it was written again"


@pytest.mark.skipif(not hasattr(os, "geteuid"), reason="Windows has no such modes")
def test_a_folder_that_others_may_write_is_refused_with_the_reason(tmp_path: Path) -> None:
    code = "from brandubh import compiled; compiled.cache_root()"
    own = tmp_path / "own"
    assert run(ROOT / "src", own, code) == ""
    assert own.stat().st_mode & 0o777 == 0o700
    own.chmod(0o777)
    with pytest.raises(subprocess.CalledProcessError) as refused:
        run(ROOT / "src", own, code)
    assert "others may write there" in refused.value.stderr


ROOT_OF_CACHE = "from brandubh import compiled; print(compiled.cache_root())"
modes = pytest.mark.skipif(not hasattr(os, "geteuid"), reason="Windows has no such modes")


def refusal(cache: Path) -> str:
    with pytest.raises(subprocess.CalledProcessError) as refused:
        run(ROOT / "src", cache, ROOT_OF_CACHE)
    return str(refused.value.stderr.splitlines()[-1])


@modes
@pytest.mark.parametrize(("mode", "below"), [(0o777, "cache"), (0o757, "deep/down/cache")])
def test_a_folder_in_one_that_others_may_write_is_refused(mode: int, below: str, tmp_path: Path) -> None:
    """They could put their own in its place, between the look at it and its use."""
    shared = tmp_path / "shared"
    cache = shared / below
    cache.mkdir(parents=True, mode=0o700)
    shared.chmod(mode)
    assert f"others may write in {shared}" in refusal(cache)


@modes
def test_a_folder_in_one_like_tmp_is_safe(tmp_path: Path) -> None:
    shared = tmp_path / "shared"
    shared.mkdir()
    shared.chmod(0o1777)
    assert run(ROOT / "src", shared / "own", ROOT_OF_CACHE) == str(shared / "own")
    assert (shared / "own").stat().st_mode & 0o777 == 0o700


@pytest.mark.slow
@modes
@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() != 0, reason="only root can give files away")
def test_what_belongs_to_somebody_else_is_refused(tmp_path: Path) -> None:
    foreign = tmp_path / "foreign"
    foreign.mkdir(mode=0o700)
    os.chown(foreign, 12345, 12345)
    assert "belongs to another user" in refusal(foreign)
    # The owner of a folder like /tmp may do as he likes with what is in it.
    foreign.chmod(0o1777)
    (foreign / "own").mkdir(mode=0o700)
    assert f"others may write in {foreign}" in refusal(foreign / "own")
    # A group of others, but not one's own, in which many users are alone.
    foreign.chmod(0o775)
    os.chown(foreign, 0, 12345)
    assert f"others may write in {foreign}" in refusal(foreign / "own")
    os.chown(foreign, 0, os.getegid())
    assert run(ROOT / "src", foreign / "own", ROOT_OF_CACHE) == str(foreign / "own")


@modes
def test_a_link_is_followed_once_and_for_all(tmp_path: Path) -> None:
    real, shared, link = tmp_path / "real", tmp_path / "shared", tmp_path / "link"
    shared.mkdir()
    shared.chmod(0o777)
    link.symlink_to(real, target_is_directory=True)
    real.mkdir(mode=0o700)
    assert run(ROOT / "src", link, ROOT_OF_CACHE) == str(real), "not by way of the link"
    link.unlink()
    link.symlink_to(shared, target_is_directory=True)
    assert "others may write there" in refusal(link)


@pytest.mark.long
def test_two_processes_may_warm_one_cache_at_once(tmp_path: Path) -> None:
    environment = {**os.environ, "BRANDUBH_CACHE": str(tmp_path)}
    command = [sys.executable, "-m", "brandubh", "warm"]
    both = [subprocess.Popen(command, env=environment, stderr=subprocess.DEVNULL) for _ in range(2)]
    assert [process.wait(timeout=300) for process in both] == [0, 0]
    ask = "from brandubh import Board; from brandubh.kernel.play import play; b = Board(); b.push_text('d2-e2'); "
    assert run(ROOT / "src", tmp_path, ask + "print(sum(play.stats.cache_hits.values()))") == "1"


WITHOUT_THE_COMPILER = (
    "brandubh",
    "brandubh.cli",
    "brandubh.language",
    "brandubh.move",
    "brandubh.notation",
    "brandubh.outcome",
    "brandubh.pictures.svg",
    "brandubh.rules",
    "brandubh.rules.clauses",
)


@pytest.mark.parametrize("module", WITHOUT_THE_COMPILER)
def test_what_needs_no_board_does_not_wait_for_the_compiler(module: str) -> None:
    code = f"import sys, {module}; print('numba' in sys.modules, 'numpy' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False False"
