"""``brandubh solve`` and ``brandubh verify``: what they say, refuse and keep."""

import contextlib
import math
import os
from pathlib import Path
from typing import Any

import pytest

from brandubh import PRESETS, Board
from brandubh.cli.solve import seconds_of, solve_command
from brandubh.cli.verify import verify_command
from brandubh.errors import BrandubhError
from brandubh.tablebase import Tables
from tests.support.solving import HARD


def test_solve_says_verdict_effort_and_line(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, small_tables: Tables
) -> None:
    path = tmp_path / "proof.txt.gz"
    saved = tmp_path / "search"
    for _ in range(2):
        solve_command(
            HARD["fen"],
            PRESETS["raven"],
            memory=0.01,
            limit="1m",
            threads=2,
            tables=small_tables.folder,
            certificate=path,
            save_to=saved,
        )
        said = capsys.readouterr().out
        assert said.startswith(f"proven: the {HARD['side']} can force a win on the board.\n")
        assert "positions in" in said
        assert "1. " in said
        verify_command(path)
        assert "It holds" in capsys.readouterr().out
    path.write_bytes(path.read_bytes()[:-5])
    with pytest.raises(SystemExit, match="1"):
        verify_command(path)
    assert "cannot be unpacked" in capsys.readouterr().err
    solve_command("start", PRESETS["wtf"], side="attackers", memory=0.01, limit="0.2s", tables=small_tables.folder)
    assert capsys.readouterr().out.startswith("unknown: ")


def test_what_cannot_be_written_is_refused_before_any_work(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("brandubh.cli.solve.Solver", None)
    file = tmp_path / "file"
    file.write_bytes(b"old")
    for place in (file / "below", tmp_path, Path(os.devnull), tmp_path / ("x" * 300)):
        with pytest.raises(BrandubhError, match="Cannot write"):
            solve_command(HARD["fen"], PRESETS["raven"], save_to=place)
        with pytest.raises(BrandubhError, match="Cannot write"):
            solve_command(HARD["fen"], PRESETS["raven"], certificate=place)
    with pytest.raises(BrandubhError, match="two files"):
        solve_command(HARD["fen"], PRESETS["raven"], certificate=file, save_to=tmp_path / "." / "file")
    with pytest.raises(BrandubhError, match="memory"):
        solve_command(HARD["fen"], PRESETS["raven"], certificate=file, memory=math.inf)
    assert file.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [file]


def test_the_verdict_is_said_though_it_cannot_be_saved(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, small_tables: Tables
) -> None:
    """A file that may not grow is like a full disk: the place is good, and then it is not."""
    resource = pytest.importorskip("resource")
    saved, certificate = tmp_path / "search", tmp_path / "proof.txt"

    def solve_hard(*, to_disk: bool) -> str:
        with contextlib.nullcontext() if to_disk else pytest.raises(BrandubhError, match="Cannot write"):
            solve_command(
                HARD["fen"],
                PRESETS["raven"],
                memory=0.01,
                tables=small_tables.folder,
                certificate=certificate,
                save_to=saved,
            )
        return capsys.readouterr().out

    for _ in range(2):  # Afterwards all is compiled, resuming too: that writes files of its own.
        assert solve_hard(to_disk=True).startswith("proven: ")
    was = saved.read_bytes()
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (100, hard))
    try:
        said = solve_hard(to_disk=False)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    assert said.startswith("proven: ")
    assert "1. " in said
    assert saved.read_bytes() == was
    assert sorted(tmp_path.iterdir()) == [certificate, saved]


@pytest.mark.parametrize(
    ("position", "more"),
    [
        (HARD["fen"], {}),
        ("start", {"side": "attackers"}),
        ("start", {"save_to": Path("search")}),
        ("start", {"certificate": Path("proof.txt")}),
    ],
)
def test_a_folder_is_for_the_campaign_alone(position: str, more: dict[str, Any], tmp_path: Path) -> None:
    with pytest.raises(BrandubhError, match="--folder"):
        solve_command(position, PRESETS["raven"], folder=tmp_path / "folder", **more)


@pytest.mark.parametrize("text", ["", "x", "-1", "0", "nan", "inf", "1d", "m"])
def test_a_strange_time_is_refused(text: str) -> None:
    with pytest.raises(BrandubhError):
        seconds_of(text)


def test_a_line_is_written_with_captures() -> None:
    board = Board("7/7/7/7/1tT3t/7/3K3 b")
    assert board.variation_text(["g3-d3"]) == "1. g3-d3xc3"


@pytest.mark.parametrize("memory", [math.inf, math.nan, -1.0, 1e8, 1e15, 1e300])
def test_a_memory_that_cannot_be_had_is_refused_at_once(memory: float) -> None:
    with pytest.raises(BrandubhError, match="memory"):
        solve_command("start", PRESETS["wtf"], memory=memory)
