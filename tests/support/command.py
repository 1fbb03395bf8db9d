"""The command ``brandubh``, run by tests."""

import io
import os
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout

import pytest

from brandubh.__main__ import main


def brandubh(*arguments: str, stdin: str = "") -> subprocess.CompletedProcess[str]:
    """Run the command in this process, which is quicker; an exception that gets out fails the test."""
    out, err = io.StringIO(), io.StringIO()
    status = 0
    with pytest.MonkeyPatch.context() as patch, redirect_stdout(out), redirect_stderr(err):
        patch.setattr(sys, "argv", ["brandubh", *arguments])
        patch.setattr(sys, "stdin", io.StringIO(stdin))
        patch.setenv("COLUMNS", "100")
        try:
            main()
        except SystemExit as end:
            status = end.code if isinstance(end.code, int) else 1 if end.code else 0
    return subprocess.CompletedProcess(arguments, status, out.getvalue(), err.getvalue())


def process(*arguments: str, stdin: str = "", **env: str) -> subprocess.CompletedProcess[str]:
    """Run the command in a process of its own."""
    done = subprocess.run(
        [sys.executable, "-m", "brandubh", *arguments],
        input=stdin,
        capture_output=True,
        encoding="utf-8",
        env={**os.environ, "PYTHONIOENCODING": "utf-8", "COLUMNS": "100", **env},
        timeout=120,
        check=False,
    )
    assert "Traceback" not in done.stderr + done.stdout
    return done
