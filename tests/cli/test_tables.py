"""What ``brandubh tables …`` says."""

import json
import shutil
from pathlib import Path

import pytest

from brandubh import Board
from brandubh.cli.tables import build_command, info_command, probe_command, verify_command
from brandubh.errors import BrandubhError
from brandubh.rules import Rules, get_rules
from brandubh.tablebase import MissingTableError, TableError, Tables
from brandubh.tablebase.build import ensure_small
from brandubh.tablebase.material import Material, materials
from brandubh.tablebase.table_file import TableFile, table_path, write_table

WTF = get_rules("wtf")
OWN = Rules(name="mine", throne_hostile_to_attackers="never")  # type: ignore[arg-type]  # as a file has it
LOST = "7/2t4/7/1T5/4K2/t6/7 b"

Capture = pytest.CaptureFixture[str]


@pytest.fixture
def folder(small_tables: Tables, tmp_path: Path) -> Path:
    """Tables that may be spoilt."""
    return Path(shutil.copytree(small_tables.folder, tmp_path / "tables"))


def said(capsys: Capture) -> str:
    return " ".join(capsys.readouterr().out.split())


def test_info_tells_what_there_is(folder: Path, capsys: Capture) -> None:
    info_command(None, folder)
    text = said(capsys)
    assert "wtf, wtf-de, wtf-it: up to 4 men" in text
    assert "raven: up to 4 men" in text
    assert f"In {folder}" in text
    info_command(WTF, folder, as_json=True)
    (report,) = json.loads(capsys.readouterr().out)
    assert (report["rules"], report["men"], report["bad"]) == (["wtf", "wtf-de", "wtf-it"], 4, [])
    listed = [(each["attackers"], each["defenders"], each["positions"]) for each in report["tables"]]
    assert listed == [(*each, 2 * each.positions) for men in (2, 3, 4) for each in materials(men)]


def test_looking_builds_nothing(tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BRANDUBH_TABLES", str(tmp_path / "none"))
    info_command(None, None)
    assert "No tables for raven yet." in said(capsys)
    with pytest.raises(BrandubhError, match=r"there are no tables to check in .*none"):
        verify_command(None, None, 1)
    assert list(tmp_path.iterdir()) == []


def test_a_bad_table_is_named_by_all_who_meet_it(folder: Path, capsys: Capture) -> None:
    bad = table_path(folder, WTF, Material(2, 1))
    bad.write_bytes(bad.read_bytes()[:-1])
    info_command(None, folder)
    text = said(capsys)
    assert f"{bad} is damaged" in text
    assert "build it again" in text
    assert "wtf, wtf-de, wtf-it: up to 3 men" in text
    with pytest.raises(TableError, match=r"2v1\.table is damaged .* build it again"):
        verify_command(WTF, folder, 1000)
    with pytest.raises(TableError, match=r"2v1\.table is damaged .* build it again"):
        probe_command(Board(LOST), folder)
    probe_command(Board("7/2t4/7/7/4K2/t6/7 b"), folder)
    verify_command(get_rules("raven"), folder, 1000)
    build_command(WTF, 4, folder, workers=1, cluster=None)
    verify_command(WTF, folder, 1000)
    assert "6 tables are right: 10,510 positions follow from their moves." in said(capsys)


def test_tables_of_ones_own_rules_are_not_passed_over(tmp_path: Path, capsys: Capture) -> None:
    ensure_small(tmp_path, OWN, 3)
    info_command(None, tmp_path)
    text = said(capsys)
    assert "3 tables of other rules" in text
    assert "--rules FILE" in text
    with pytest.raises(BrandubhError, match="3 tables of other rules can be checked with --rules FILE"):
        verify_command(None, tmp_path, 1000)
    info_command(OWN, tmp_path)
    assert "mine: up to 3 men" in said(capsys)
    verify_command(OWN, tmp_path, 1000)
    assert "3 tables are right" in said(capsys)


def test_verifying_finds_a_whole_table_that_is_wrong(folder: Path) -> None:
    material = Material(2, 1)
    path = table_path(folder, WTF, material)
    values = TableFile(path).values()
    values[:, values.shape[1] // 2] ^= 1  # who wins, in a position for each side
    write_table(path, WTF, material, values)
    with pytest.raises(TableError, match=r"2v1\.table is wrong about "):
        verify_command(WTF, folder, material.positions)


def test_a_position_is_judged_in_words_and_as_json(folder: Path, capsys: Capture) -> None:
    probe_command(Board(LOST), folder)
    text = said(capsys)
    assert text.startswith("The defenders win in 4 plies.")
    assert "Best play: " in text
    probe_command(Board(LOST), folder, as_json=True)
    report = json.loads(capsys.readouterr().out)
    assert (report["winner"], report["distance"], report["certain"]) == ("defenders", 4, True)
    assert len(report["moves"]) == len(Board(LOST).legal_moves)
    assert len(report["mainline"]) == 4
    with pytest.raises(MissingTableError, match="there is no table for 8v4 under 'wtf'"):
        probe_command(Board(), folder)
