"""Table files that are cut, spoilt or replaced while a process has them open: right answers or errors, and it lives.

Each test runs in a process of its own, because the danger is that the process dies.
"""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from brandubh import Board
from brandubh.rules import get_rules
from brandubh.tablebase import Tables
from brandubh.tablebase.material import Material
from brandubh.tablebase.table_file import table_path

WTF = get_rules("wtf")
FENS = [
    "7/2t4/7/1T5/4K2/T6/7 b",
    "7/2T4/7/1T5/4K2/t6/7 w",
    "5t1/7/1T5/7/T6/7/3K3 b",
    "7/7/t6/7/3K3/2T4/1T5 b",
    "7/7/t6/7/7/2T2K1/1T5 w",
]
"""Positions of a table of several pages."""
CUT = Material(1, 2)
OTHER = "7/2t4/7/1t5/4K2/t6/7 b"
"""A position of another table."""

PROBE = """
import json, sys
from pathlib import Path
from brandubh import Board
from brandubh.tablebase import TableError, Tables, table_file

table_file.MOST_IN_MEMORY = int(sys.argv[1])
tables = Tables(Path(sys.argv[2]))

def answer(fen):
    try:
        return str(tables.probe(Board(fen)))
    except TableError as error:
        return f"error: {error}"

for line in sys.stdin:
    print(json.dumps([answer(fen) for fen in json.loads(line)]), flush=True)
"""

pytestmark = pytest.mark.skipif(os.name == "nt", reason="Windows does not let an open file be cut")


def cut_in_half(path: Path) -> None:
    os.truncate(path, path.stat().st_size // 2)


def empty(path: Path) -> None:
    os.truncate(path, 0)


def spoil(path: Path) -> None:
    path.write_bytes(bytes(byte ^ 0x55 for byte in path.read_bytes()))


def remove(path: Path) -> None:
    path.unlink()


def replace(path: Path) -> None:
    other = path.with_suffix(".new")
    other.write_bytes(b"something else")
    other.replace(path)


READ_WHOLE, READ_BY_BLOCKS = 1 << 30, 0


@pytest.mark.slow
@pytest.mark.parametrize("most_in_memory", [READ_WHOLE, READ_BY_BLOCKS], ids=["whole", "by blocks"])
@pytest.mark.parametrize("harm", [cut_in_half, empty, spoil, remove, replace])
def test_a_process_outlives_what_becomes_of_its_tables(
    harm: Callable[[Path], None], most_in_memory: int, small_tables: Tables, tmp_path: Path
) -> None:
    folder = tmp_path / "tables"
    shutil.copytree(small_tables.folder, folder)
    right = [str(small_tables.probe(Board(fen))) for fen in (*FENS, OTHER)]
    command = [sys.executable, "-c", PROBE, str(most_in_memory), str(folder)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8") as process:
        assert process.stdin
        assert process.stdout

        def ask(fens: list[str]) -> list[str]:
            assert process.stdin
            assert process.stdout
            process.stdin.write(json.dumps(fens) + "\n")
            process.stdin.flush()
            line = process.stdout.readline()
            assert line, f"the process has ended with {process.wait()}"
            answers: list[str] = json.loads(line)
            return answers

        assert ask([*FENS[:2], OTHER]) == [*right[:2], right[-1]]
        path = table_path(folder, WTF, CUT)
        assert path.stat().st_size > 2 * 4096, "so large that a part of it can go"
        harm(path)
        answers = ask([*FENS, OTHER])
        assert answers[-1] == right[-1], "the others are as good as ever"
        if most_in_memory == READ_WHOLE or harm in (remove, replace):
            assert answers == right
        damaged = f"error: {path} is damaged: build it again"
        assert all(answer in (true, damaged) for answer, true in zip(answers, right, strict=True))
        if most_in_memory == READ_BY_BLOCKS and harm in (empty, spoil):
            assert answers[:-1] == [damaged] * len(FENS)
        process.stdin.close()
        assert process.wait() == 0


def test_a_table_is_read_by_blocks_as_it_is_read_whole(small_tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    from brandubh.tablebase import table_file

    whole = {header.material: small_tables.file(WTF, header.material) for header in small_tables.headers(WTF)}
    monkeypatch.setattr(table_file, "MOST_IN_MEMORY", READ_BY_BLOCKS)
    for material, file in whole.items():
        by_blocks = table_file.TableFile(file.path, WTF, material)
        assert by_blocks.is_intact()
        assert (by_blocks.values() == file.values()).all()
    tables = Tables(small_tables.folder)
    for fen in (*FENS, OTHER):
        assert tables.probe_moves(Board(fen)) == small_tables.probe_moves(Board(fen))


def test_a_pipe_in_place_of_a_table_is_refused_and_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(table_path(tmp_path, WTF, CUT))
    (error,) = Tables(tmp_path).bad(WTF)
    assert "is not a table" in str(error)
