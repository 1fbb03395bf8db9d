"""Files that are whole or not there at all, and the folders in which they lie."""

from pathlib import Path

import pytest

from brandubh.bulk.folders import cache_folder, data_folder, tables_folder
from brandubh.bulk.whole_file import check_place, part_of, replacing
from brandubh.errors import BrandubhError, RecordError
from brandubh.tablebase import default_folder


def test_a_file_is_replaced_once_all_is_written(tmp_path: Path) -> None:
    path = tmp_path / "new" / "games.txt"
    for text in ("one", "two"):
        with replacing(path) as part:
            part.write_text(text)
            assert not path.exists() or path.read_text() == "one"
        assert path.read_text() == text
    assert list(path.parent.iterdir()) == [path]


def test_a_file_stays_as_it_was_if_anything_fails(tmp_path: Path) -> None:
    path = tmp_path / "games.txt"
    path.write_text("whole")

    def fail() -> None:
        with replacing(path) as part:
            part.write_text("half")
            raise RecordError("no such move", 1, 1)

    with pytest.raises(RecordError):
        fail()
    assert path.read_text() == "whole"
    assert list(tmp_path.iterdir()) == [path]


def test_what_a_kill_left_is_written_over(tmp_path: Path) -> None:
    path = tmp_path / "games.txt"
    part_of(path).write_text("half of something longer")
    with replacing(path) as part:
        part.write_text("whole")
    assert path.read_text() == "whole"
    assert list(tmp_path.iterdir()) == [path]


def test_a_place_that_cannot_be_written_is_an_error_in_words(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    (tmp_path / "folder").mkdir()
    for path in (tmp_path / "file" / "games.txt", tmp_path / "folder"):
        with pytest.raises(BrandubhError, match="Cannot write"):
            check_place(path)
    with pytest.raises(BrandubhError, match="Cannot write"), replacing(tmp_path / "file" / "games.txt"):
        pass


def test_the_environment_names_other_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BRANDUBH_TABLES", str(tmp_path / "tables"))
    monkeypatch.setenv("BRANDUBH_CACHE", str(tmp_path / "cache"))
    assert (tables_folder(), default_folder(), cache_folder()) == (
        tmp_path / "tables",
        tmp_path / "tables",
        tmp_path / "cache",
    )
    for variable in ("BRANDUBH_TABLES", "BRANDUBH_CACHE"):
        monkeypatch.setenv(variable, "")
    assert tables_folder() == data_folder() / "tables"
    assert cache_folder().is_absolute()
