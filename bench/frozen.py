"""An earlier version of the engine as an opponent: the UCI program as it was at a commit or tag.

    brandubh match self "python bench/frozen.py d3d1654" --games 200 --movetime 40 --rules raven

It is taken out of the repository once and kept in the cache folder. The versions that the engine has been measured
against are in bench/README.md.
"""

import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path

import platformdirs

REPOSITORY = Path(__file__).resolve().parents[1]


def sources(version: str) -> Path:
    """The folder with the package as it was at a commit or tag."""
    git = ["git", "-C", str(REPOSITORY)]
    answer = subprocess.run(
        [*git, "rev-parse", "--verify", "--quiet", f"{version}^{{commit}}"], capture_output=True, text=True
    )
    if answer.returncode:
        sys.exit(f"there is no version {version!r} in {REPOSITORY}")
    commit = answer.stdout.strip()
    frozen = Path(platformdirs.user_cache_dir("brandubh", appauthor=False)) / "frozen"
    folder = frozen / commit
    if not folder.is_dir():
        frozen.mkdir(parents=True, exist_ok=True)
        taken = Path(tempfile.mkdtemp(dir=frozen))
        with subprocess.Popen([*git, "archive", commit, "src"], stdout=subprocess.PIPE) as archive:
            assert archive.stdout is not None
            with tarfile.open(fileobj=archive.stdout, mode="r|") as tar:
                tar.extractall(taken, filter="data")
        try:
            taken.rename(folder)
        except OSError:  # somebody else was faster
            shutil.rmtree(taken)
    return folder / "src"


def main() -> None:
    """Become the engine of that version."""
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    environment = {**os.environ, "PYTHONPATH": str(sources(sys.argv[1]))}
    os.execve(sys.executable, [sys.executable, "-m", "brandubh", "engine"], environment)


if __name__ == "__main__":
    main()
