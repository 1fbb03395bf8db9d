"""The two set-up commands, from a bare copy of the repository in a folder with a space in its name."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.support.paths import ROOT


@pytest.mark.long
def test_the_launcher_sets_itself_up_from_a_bare_copy(tmp_path: Path) -> None:
    clone = tmp_path / "a clone"
    tracked = subprocess.check_output(["git", "ls-files", "-z"], cwd=ROOT, text=True).split("\0")
    for name in filter(None, tracked):
        target = clone / name
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(ROOT / name, target)
    link = tmp_path / "link"
    link.symlink_to(clone / "brandubh")
    # No virtual environment is active, and nothing is compiled yet.
    environment = {name: value for name, value in os.environ.items() if name not in ("VIRTUAL_ENV", "PYTHONPATH")}
    path = os.pathsep.join(part for part in environment["PATH"].split(os.pathsep) if ".venv" not in part)
    environment |= {"PATH": path, "BRANDUBH_CACHE": str(tmp_path / "cache")}

    def run(*arguments: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [link, *arguments], cwd=tmp_path, env=environment, capture_output=True, text=True, timeout=600, check=False
        )

    first = run("perft", "3")
    assert first.returncode == 0, first.stderr
    assert first.stdout.startswith("39512 paths")
    assert "Setting up Brandubh" in first.stderr
    second = run("rules")
    assert second.returncode == 0
    assert second.stderr == ""
    assert not list(clone.glob("uv.lock"))
