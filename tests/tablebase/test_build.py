"""Building tables: however often it is killed, and whoever does the work, the files come out the same.

Run as a module it is the process that builds and is killed: python -m tests.tablebase.test_build WORK FOLDER …
"""

import json
import multiprocessing
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from brandubh.bulk.executor import open_executor
from brandubh.rules import get_rules
from brandubh.tablebase import TableError, Tables, builder, open_tables
from brandubh.tablebase import build as building
from brandubh.tablebase.build import State, build_up_to, ensure_small
from brandubh.tablebase.builder import Builder, forget_unsaved, share_done
from brandubh.tablebase.material import Material, board_rules, materials
from brandubh.tablebase.table_file import table_path
from tests.support.paths import ROOT

WTF = get_rules("wtf")
NEVER = 1e9


def contents(folder: Path) -> dict[str, bytes]:
    """All files of a folder, whatever they are."""
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def expected(tables: Tables, rules: str = "wtf", pieces: int = 4) -> dict[str, bytes]:
    """The files of the tables that were built without a break."""
    sizes = range(2, pieces + 1)
    wanted = [table_path(tables.folder, get_rules(rules), material) for size in sizes for material in materials(size)]
    return {path.name: path.read_bytes() for path in wanted}


def run(work: str, folder: Path, *arguments: object, timeout: float = 1800) -> Any:
    """Have this file's own process do some work, and return what it says."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.tablebase.test_build", work, folder, *map(str, arguments)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=timeout,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout.splitlines()[-1])


# What the process does


def in_a_fork(work: Callable[[], object], until: Callable[[int], None] | None = None) -> int:
    """Do some work in a process of its own, and return the status with which it ends."""
    child = os.fork()
    if child == 0:
        try:
            work()
        except BaseException as error:
            print(f"{type(error).__name__}: {error}", file=sys.stderr, flush=True)
            os._exit(1)
        os._exit(0)
    if until is not None:
        until(child)
    return os.waitpid(child, 0)[1]


def warm_up(folder: Path) -> None:
    """Have the compiled code ready, so that a fork costs nothing and begins at once."""
    ensure_small(folder, WTF, 3)


def count_steps(then: int | None) -> list[int]:
    """Count how often the work is kept from now on; the process is killed once that is ``then`` times."""
    steps = [0]
    keep = builder.Builder._keep

    def counted(self: builder.Builder, progress: builder.Progress, *, now: bool = False) -> None:
        if steps[0] == then:
            os.kill(os.getpid(), signal.SIGKILL)
        steps[0] += 1
        keep(self, progress, now=now)

    builder.Builder._keep = counted  # type: ignore[method-assign]
    return steps


def kill_at_every_step(folder: Path, chunk: int, safe_every: float, most: int) -> dict[str, Any]:
    """Kill the building of the tables of three pieces before each of its steps in turn, and then finish it."""
    warm_up(folder / "warm")
    builder.CHUNK, builder.SAFE_EVERY = chunk, safe_every
    whole = folder / "whole"

    def all_steps() -> None:
        steps = count_steps(None)
        ensure_small(whole, WTF, 3)
        (folder / "steps").write_text(str(steps[0]))

    assert in_a_fork(all_steps) == 0
    steps = int((folder / "steps").read_text())
    good = contents(whole)
    wrong = []
    tried = range(0, steps, max(1, steps // most))
    for step in tried:
        part = folder / str(step)

        def until_killed(part: Path = part, step: int = step) -> None:
            count_steps(step)
            ensure_small(part, WTF, 3)

        assert in_a_fork(until_killed) == signal.SIGKILL
        assert in_a_fork(lambda part=part: ensure_small(part, WTF, 3)) == 0  # type: ignore[misc]
        if contents(part) != good:
            wrong.append(step)
    return {"steps": steps, "tried": len(tried), "wrong": wrong, "names": sorted(good)}


def kill_at_random(folder: Path, pieces: int, seed: int, chunk: int, safe_every: float) -> dict[str, Any]:
    """Kill a building again and again at random moments until it is finished."""
    with tempfile.TemporaryDirectory() as elsewhere:
        warm_up(Path(elsewhere))
    builder.CHUNK, builder.SAFE_EVERY = chunk, safe_every
    rng = random.Random(seed)
    kills = 0
    while True:
        patience = rng.uniform(0.02, 0.2 * 1.15**kills)

        def kill(child: int, patience: float = patience) -> None:
            time.sleep(patience)
            os.kill(child, signal.SIGKILL)

        status = in_a_fork(lambda: ensure_small(folder, WTF, pieces), kill)
        if status == 0:
            return {"kills": kills}
        if status != signal.SIGKILL:
            raise SystemExit(f"the build ended with {status}")
        kills += 1


def build_in_a_pool(folder: Path, pieces: int, workers: int) -> dict[str, Any]:
    """Build with worker processes, and tell what was reported."""
    building.LOOKS_EVERY = 0.05
    states: list[State] = []
    with open_executor(workers) as executor:
        build_up_to(folder, WTF, pieces, executor, states.append, at_once=workers)
    at_work = [len(state.at_work) for state in states]
    return {"done": [state.done for state in states], "total": states[-1].total, "at_work": at_work}


def build_for_long(folder: Path, workers: int) -> dict[str, Any]:
    """Begin a work that nobody awaits; say who does it."""
    with open_executor(workers) as executor:
        executor.submit(int).result()

        def report(state: State) -> None:
            if len(state.at_work) > 1:
                print(json.dumps([process.pid for process in multiprocessing.active_children()]), flush=True)

        build_up_to(folder, WTF, 6, executor, report)
    return {}


def build_on_a_cluster(folder: Path, pieces: int) -> dict[str, Any]:
    """Build on a Dask cluster of two worker processes here."""
    from dask.distributed import LocalCluster

    with LocalCluster(n_workers=2, threads_per_worker=1, host="127.0.0.1", dashboard_address=None) as cluster:
        states: list[State] = []
        with open_executor(2, cluster.scheduler_address) as executor:
            build_up_to(folder, WTF, pieces, executor, states.append)
    return {"done": states[-1].done, "total": states[-1].total}


# Killed and resumed


@pytest.mark.long
def test_a_build_killed_at_any_step_and_resumed_gives_the_same_bytes(tmp_path: Path) -> None:
    # Nothing is kept between the first look and the end if it is never made safe: all of that is done twice.
    said = run("kill_at_every_step", tmp_path, 1500, NEVER, 40)
    assert said["wrong"] == []
    assert said["tried"] >= 40
    assert [name.partition("-")[2] for name in said["names"]] == ["1v0.table", "1v1.table", "2v0.table"]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("safe_every", "most"),
    [
        (0, 8),
        pytest.param(0.01, 1000, marks=pytest.mark.long),
        pytest.param(NEVER, 1000, marks=pytest.mark.long),
    ],
)
def test_a_build_killed_at_every_step_and_resumed_gives_the_same_bytes(
    safe_every: float, most: int, tmp_path: Path
) -> None:
    said = run("kill_at_every_step", tmp_path, 1000, safe_every, most)
    assert said["wrong"] == []
    assert said["tried"] >= most or said["tried"] == said["steps"]


@pytest.mark.long
def test_a_build_killed_again_and_again_gives_the_same_bytes(tmp_path: Path, small_tables: Tables) -> None:
    said = run("kill_at_random", tmp_path, 4, 1, 5000, 0.02)
    assert said["kills"] >= 3
    assert contents(tmp_path) == expected(small_tables)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(5))
def test_many_builds_killed_again_and_again_give_the_same_bytes(
    seed: int, tmp_path: Path, small_tables: Tables
) -> None:
    run("kill_at_random", tmp_path, 4, seed, 2000, [0, 0.02, 0.1, 0.3, 1][seed])
    assert contents(tmp_path) == expected(small_tables)


def test_leftovers_that_cannot_be_trusted_are_begun_anew(tmp_path: Path, small_tables: Tables) -> None:
    path = table_path(tmp_path, WTF, Material(1, 1))
    size = 2 * Material(1, 1).positions
    notes = {"generator": "brandubh 1", "look": False, "value": 200, "side": 0, "ask": False, "next": 0}
    notes |= {"longest": 1, "done": 0}
    leftovers: list[tuple[bytes, bytes | None]] = [
        (b"\7" * size, None),  # no notes
        (b"\7" * size, b""),
        (b"\7" * size, b"{"),
        (b"\7" * size, b"[1]"),
        (b"\7" * size, b"null"),
        (b"\7" * size, b'{"generator": "brandubh 1"}'),
        (b"\7" * size, json.dumps(notes | {"generator": "brandubh 0"}).encode()),
        (b"\7" * (size - 1), json.dumps(notes).encode()),
        (b"", json.dumps(notes).encode()),
        (b"\7" * size, b"\xff\xfe"),
    ]
    for values, said in leftovers:
        path.unlink(missing_ok=True)
        path.with_suffix(".values").write_bytes(values)
        if said is not None:
            path.with_suffix(".progress").write_bytes(said)
        path.with_suffix(".share").write_text("nonsense")
        path.with_suffix(".table.part").write_text("half a table")
        path.with_suffix(".lock").write_text("")
        ensure_small(tmp_path, WTF, 3)
        assert contents(tmp_path) == expected(small_tables, pieces=3)


def test_what_was_said_of_a_table_of_which_nothing_was_kept_is_forgotten(tmp_path: Path) -> None:
    for material, kept in ((Material(1, 0), False), (Material(2, 0), True)):
        path = table_path(tmp_path, WTF, material)
        path.with_suffix(".share").write_text("0.5")
        if kept:
            path.with_suffix(".progress").write_text("{}")
        forget_unsaved(path)
        assert share_done(tmp_path, WTF, material) == (0.5 if kept else 0)


def test_what_a_kill_left_beside_a_finished_table_is_cleared_away(tmp_path: Path, small_tables: Tables) -> None:
    ensure_small(tmp_path, WTF, 3)
    path = table_path(tmp_path, WTF, Material(1, 1))
    kept = (".values", ".progress", ".share")
    for suffix in (*kept, *(f"{each}.part" for each in (*kept, ".table")), ".lock"):
        path.with_suffix(suffix).write_text("{}")
    ensure_small(tmp_path, WTF, 3)
    assert contents(tmp_path) == expected(small_tables, pieces=3)


@pytest.mark.skipif(not hasattr(os, "posix_fallocate"), reason="files have holes here")
def test_the_room_for_a_table_is_taken_before_the_work(tmp_path: Path, small_tables: Tables) -> None:
    """Where it is taken only when values are written, a full disk kills the process that writes them."""
    material = Material(2, 1)
    for smaller in material.smaller:
        path = table_path(tmp_path, WTF, smaller)
        path.write_bytes(small_tables.file(WTF, smaller).path.read_bytes())
    Builder(tmp_path, WTF, material)._resume()
    status = table_path(tmp_path, WTF, material).with_suffix(".values").stat()
    assert status.st_size == 2 * material.positions
    assert 512 * status.st_blocks >= status.st_size


def test_a_finished_table_is_not_touched(tmp_path: Path) -> None:
    ensure_small(tmp_path, WTF, 3)
    before = {path: path.stat().st_mtime_ns for path in tmp_path.iterdir()}
    ensure_small(tmp_path, WTF, 3)
    assert {path: path.stat().st_mtime_ns for path in tmp_path.iterdir()} == before


# Whoever does the work


def test_two_workers_give_the_same_bytes_and_report_how_far_they_are(tmp_path: Path, small_tables: Tables) -> None:
    said = run("build_in_a_pool", tmp_path, 4, 2)
    assert contents(tmp_path) == expected(small_tables)
    assert said["done"] == sorted(said["done"])
    assert said["done"][-1] == said["total"] == 2 * sum(each.positions for n in (2, 3, 4) for each in materials(n))
    assert max(said["at_work"]) == 2
    assert said["at_work"][-1] == 0


@pytest.mark.long
def test_one_worker_gives_the_same_bytes(tmp_path: Path, small_tables: Tables) -> None:
    run("build_in_a_pool", tmp_path, 4, 1)
    assert contents(tmp_path) == expected(small_tables)


@pytest.mark.slow
def test_a_cluster_gives_the_same_bytes(tmp_path: Path, small_tables: Tables) -> None:
    said = run("build_on_a_cluster", tmp_path, 4)
    assert said["done"] == said["total"]
    assert contents(tmp_path) == expected(small_tables)


@pytest.mark.long
def test_a_cluster_builds_five_pieces_as_a_pool_does(tmp_path: Path) -> None:
    run("build_on_a_cluster", tmp_path / "cluster", 5)
    run("build_in_a_pool", tmp_path / "pool", 5, 2)
    assert contents(tmp_path / "cluster") == contents(tmp_path / "pool")
    assert len(contents(tmp_path / "pool")) == 1 + 2 + 3 + 4
    assert open_tables(tmp_path / "cluster").most_pieces("wtf") == 5


@pytest.mark.slow
def test_workers_end_when_who_asked_for_the_work_is_killed(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tests.tablebase.test_build", "build_for_long", str(tmp_path), "2"]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        workers = json.loads(process.stdout.readline())
        assert len(workers) == 2
        process.kill()
        patience = time.monotonic() + 30
        while any(map(is_running, workers)):
            assert time.monotonic() < patience, "a worker has outlived its master"
            time.sleep(0.1)
    # What they leave is a building to be gone on with.
    assert len(list(tmp_path.glob("*.lock"))) >= 1


def is_running(process: int) -> bool:
    try:
        state = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0]
    except FileNotFoundError:
        return False
    return state != "Z"


# What cannot be built


@pytest.mark.parametrize("pieces", [-1, 0, 1, 14])
def test_only_what_there_is_can_be_built(pieces: int, tmp_path: Path) -> None:
    with pytest.raises(TableError, match="2 to 13 men"):
        ensure_small(tmp_path, WTF, pieces)


def test_a_folder_that_cannot_be_made_is_an_error_in_words(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    folder = tmp_path / "file" / "tables"
    with ThreadPoolExecutor(1) as executor, pytest.raises(TableError, match="cannot make the folder"):
        build_up_to(folder, WTF, 2, executor)
    # Where the small ones are merely welcome, there are just none.
    ensure_small(folder, WTF, 2)
    assert Tables(folder, small=True).most_pieces(WTF) == 0


def test_rules_that_differ_only_beyond_the_board_have_the_same_files(tmp_path: Path) -> None:
    for name in ("wtf", "wtf-de", "wtf-it"):
        assert table_path(tmp_path, get_rules(name), Material(1, 0)) == table_path(tmp_path, WTF, Material(1, 0))
    assert board_rules(get_rules("raven")).rules_id != board_rules(WTF).rules_id


if __name__ == "__main__":
    works: dict[str, Callable[..., dict[str, Any]]] = {
        each.__name__: each
        for each in (kill_at_every_step, kill_at_random, build_in_a_pool, build_for_long, build_on_a_cluster)
    }
    print(json.dumps(works[sys.argv[1]](Path(sys.argv[2]), *map(json.loads, sys.argv[3:]))))
