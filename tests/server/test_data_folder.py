"""The data folder: whatever is wrong with it is said before the server listens, and nothing in it is lost."""

import os
import shlex
import shutil
import sqlite3
import subprocess
from collections.abc import Iterable
from contextlib import closing
from pathlib import Path

import pytest

from brandubh.errors import BrandubhError, DataError, file_trouble
from brandubh.language import LANGUAGES
from brandubh.server import data_folder
from brandubh.server.data_folder import prepare
from brandubh.server.database import APPLICATION_ID, MIGRATIONS
from tests.support.gates import mainly
from tests.support.running import PATIENCE, quick
from tests.support.served import command
from tests.support.stores import of_the_first_version

NAME = "brandubh.sqlite"


def run(data: Path, *before: str, **variables: str) -> subprocess.CompletedProcess[str]:
    """The command that serves, which must end by itself."""
    return subprocess.run(
        [*before, *command(data)],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        env=os.environ | variables,
        check=False,
    )


def refused(data: Path, code: str) -> None:
    """The server says one sentence, ends with the status of its kind, and has left the folder as it was."""
    before = contents(data)
    done = run(data)
    check(done, code)
    assert contents(data) == before, "nothing was touched"


def check(done: subprocess.CompletedProcess[str], code: str) -> None:
    assert done.stdout == "", "it never listened"
    assert done.stderr.startswith("brandubh: "), done.stderr
    assert done.stderr.count("\n") == 1, done.stderr
    assert done.returncode == DataError.EXITS[code], done.stderr


def contents(data: Path) -> dict[str, bytes]:
    files: Iterable[Path] = data.rglob("*") if data.is_dir() else [data] if data.exists() else []
    return {str(file): file.read_bytes() for file in files if file.is_file()}


def said(data: Path) -> str:
    """The code of what is wrong with a folder."""
    with pytest.raises(DataError) as caught:
        prepare(quick(data))
    return caught.value.code


def current(data: Path) -> Path:
    """A database as this version makes it."""
    prepare(quick(data))
    return data / NAME


def test_a_folder_that_is_not_there_is_made_and_its_database_is_marked_as_ours(tmp_path: Path) -> None:
    with closing(sqlite3.connect(current(tmp_path / "new" / "folder"))) as database:
        assert database.execute("PRAGMA application_id").fetchone() == (APPLICATION_ID,)
        assert database.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    prepare(quick(tmp_path / "new" / "folder"))


def test_a_folder_that_cannot_be_made_ends_the_command_in_one_sentence(tmp_path: Path) -> None:
    refused(Path("/proc/brandubh"), "data-folder")
    (tmp_path / "file").write_text("mine")
    assert said(tmp_path / "file") == "data-folder"
    assert (tmp_path / "file").read_text() == "mine"
    assert said(tmp_path / "file" / "below") == "data-folder"
    (tmp_path / "folder" / NAME).mkdir(parents=True)
    assert said(tmp_path / "folder") == "data-folder"


def test_a_file_where_a_folder_is_wanted_is_named_before_the_server_listens(tmp_path: Path) -> None:
    file = tmp_path / "openings"
    file.write_text("mine")
    done = run(tmp_path)
    check(done, "data-folder")
    assert str(file) in done.stderr
    assert contents(tmp_path) == {str(file): b"mine"}, "nothing was touched, and nothing begun"
    for tables in (file, file / "below"):
        with pytest.raises(DataError, match=r"openings\. It is not a folder"):
            data_folder.check_folders(quick(tmp_path / "data", tables=tables))
    data_folder.check_folders(quick(tmp_path / "data", tables=tmp_path / "new" / "tables"))
    assert contents(tmp_path) == {str(file): b"mine"}


def test_a_file_that_is_no_database_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / NAME).write_text("my shopping list, " * 100)
    before = contents(tmp_path)
    assert said(tmp_path) == "data-foreign"
    assert contents(tmp_path) == before


@pytest.mark.parametrize("mark", [0, 252006675])
def test_a_database_of_another_program_is_left_alone(tmp_path: Path, mark: int) -> None:
    with closing(sqlite3.connect(tmp_path / NAME)) as database:
        database.executescript(f"PRAGMA application_id = {mark}; CREATE TABLE recipes (name)")
    before = contents(tmp_path)
    assert said(tmp_path) == "data-foreign"
    assert contents(tmp_path) == before


def test_a_database_of_a_newer_version_is_left_alone(tmp_path: Path) -> None:
    file = current(tmp_path)
    with closing(sqlite3.connect(file)) as database:
        database.executescript("UPDATE alembic_version SET version_num = '9999'; PRAGMA journal_mode = DELETE")
    before = contents(tmp_path)
    assert said(tmp_path) == "data-newer"
    assert contents(tmp_path) == before


def test_a_damaged_database_is_told_as_such(tmp_path: Path) -> None:
    file = current(tmp_path)
    with closing(sqlite3.connect(file)) as database:
        database.execute("PRAGMA journal_mode = DELETE")
    whole = file.read_bytes()
    file.write_bytes(whole[:5000])
    assert said(tmp_path) == "data-damaged"
    assert file.read_bytes() == whole[:5000]
    file.write_bytes(whole[:16] + b"\xff" * 200 + whole[216:])
    assert said(tmp_path) == "data-damaged"


def test_a_migration_that_fails_changes_nothing(tmp_path: Path) -> None:
    file = of_the_first_version(tmp_path, owners={"a": "token"})
    with closing(sqlite3.connect(file)) as database:  # 0002 goes well, and 0003 meets what it does not expect
        database.executescript("CREATE TRIGGER no BEFORE UPDATE ON games BEGIN SELECT RAISE(ABORT, 'no\nway'); END")
    assert said(tmp_path) == "data-upgrade"
    with closing(sqlite3.connect(file)) as database:
        assert database.execute("SELECT version_num FROM alembic_version").fetchall() == [("0001",)]
        assert "position" not in {column for _, column, *_ in database.execute("PRAGMA table_info(games)")}
        assert database.execute("SELECT owner FROM games").fetchall() == [("token",)]
        database.execute("DROP TRIGGER no")
    prepare(quick(tmp_path))
    with closing(sqlite3.connect(file)) as database:
        newest = max(path.stem.partition("_")[0] for path in MIGRATIONS.glob("versions/*.py"))
        assert database.execute("SELECT version_num FROM alembic_version").fetchall() == [(newest,)]


def test_a_database_that_somebody_keeps_locked_is_not_waited_for_for_ever(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(data_folder, "PATIENCE", 0.2)
    with closing(sqlite3.connect(current(tmp_path), isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        assert said(tmp_path) == "data-locked"
        other.execute("ROLLBACK")
    prepare(quick(tmp_path))


def mounted(data: Path, options: str) -> tuple[str, ...]:
    """What goes before a command so that a folder is a disk of its own for it, with what was in the folder."""
    place, kept = shlex.quote(str(data)), shlex.quote(f"{data}.kept")
    script = f"mkdir -p {kept} && cp -a {place}/. {kept} && mount -t tmpfs -o size=400k tmpfs {place}"
    script += f' && cp -a {kept}/. {place} && {options} && exec "$@"'
    return "unshare", "-rm", "sh", "-c", script, "sh"


def can_mount() -> bool:
    if not shutil.which("unshare"):
        return False
    return subprocess.run(["unshare", "-rm", "mount", "-t", "tmpfs", "tmpfs", "/mnt"], check=False).returncode == 0


@pytest.mark.skipif(not can_mount(), reason="this system does not let us mount a disk")
@pytest.mark.parametrize("is_new", mainly([False], [False, True]))
def test_a_full_disk_is_told_before_anything_listens(tmp_path: Path, is_new: bool) -> None:
    data = tmp_path / "data"
    data.mkdir()
    if not is_new:
        current(data)
    fill = f"! cat /dev/zero 2>/dev/null > {shlex.quote(str(data))}/filling"
    check(run(data, *mounted(data, fill)), "data-full")


@pytest.mark.skipif(not can_mount(), reason="this system does not let us mount a disk")
@pytest.mark.parametrize("is_new", mainly([False], [False, True]))
def test_a_disk_that_cannot_be_written_is_told_before_anything_listens(tmp_path: Path, is_new: bool) -> None:
    data = tmp_path / "data"
    data.mkdir()
    if not is_new:
        current(data)
    done = run(data, *mounted(data, f"mount -o remount,ro {shlex.quote(str(data))}"))
    check(done, "data-folder")
    assert "Access is not allowed." in done.stderr or "Read-only" in done.stderr


def test_what_is_wrong_is_said_in_the_users_language(tmp_path: Path) -> None:
    (tmp_path / NAME).write_text("no database")
    done = run(tmp_path, BRANDUBH_LANGUAGE="de")
    assert done.stderr.startswith(f"brandubh: {tmp_path / NAME} ist keine Datenbank von Brandubh")
    reason = file_trouble(PermissionError())
    for code in DataError.EXITS:
        error = DataError(code, file="brandubh.sqlite", reason=reason)
        assert len({error.say(language) for language in LANGUAGES}) == len(LANGUAGES)
    assert len(set(DataError.EXITS.values())) == len(DataError.EXITS)
    assert isinstance(reason, BrandubhError)
