"""The engine's search of the first plies: what is searched, in which order, and that nothing changes its result."""

import subprocess
import sys
import time
from concurrent.futures import Executor, ThreadPoolExecutor
from importlib import resources
from pathlib import Path

import pytest

from brandubh import Board
from brandubh.bulk.executor import open_executor
from brandubh.openings.search import Plan, plies, run, tasks
from brandubh.openings.verdicts import HEAD, SHIPPED, Journal, OpeningsError, Verdict, better, read_verdicts, shipped
from brandubh.rules import get_rules

WTF = get_rules("wtf")
SMALL = Plan(nodes=150, deep=4, replies=1, plies=2, hash_mb=1)


def searched(path: Path, plan: Plan = SMALL, executor: Executor | None = None, at_once: int = 1) -> bytes:
    journal = Journal(path)
    if executor is not None:
        run(WTF, plan, journal, executor, at_once=at_once)
    else:
        with ThreadPoolExecutor(1) as here:
            run(WTF, plan, journal, here)
    journal.close()
    return path.read_bytes()


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """The file of a small search that nobody has interrupted."""
    return searched(tmp_path_factory.mktemp("whole") / "verdicts.txt")


def test_all_positions_of_two_plies_and_the_main_lines_are_searched(tmp_path: Path, whole: bytes) -> None:
    file = tmp_path / "verdicts.txt"
    file.write_bytes(whole)
    verdicts = read_verdicts(file)
    wanted = {("wtf", fen) for level in plies(WTF, 2) for fen in level}
    assert len(wanted) == 126
    assert wanted < set(verdicts)
    assert list(tasks(WTF, SMALL, verdicts)) == []
    for _, first in zip(range(5), plies(WTF, 1)[1].values(), strict=False):
        best = max(
            (first.after(move).canonical() for move in first.legal_moves),
            key=lambda board: tuple(-part for part in verdicts["wtf", board.fen()].score.worth),
        )
        verdict = verdicts["wtf", best.fen()]
        assert verdict.decided or ("wtf", best.after(verdict.line[0]).canonical().fen()) in verdicts


def test_what_matters_most_is_searched_first(whole: bytes, tmp_path: Path) -> None:
    todo = [task.fen for task in tasks(WTF, Plan(), {})]
    assert todo[0] == Board().canonical().fen()
    assert len(todo) == 1 + 5 + 120 + 2623
    file = tmp_path / "verdicts.txt"
    file.write_bytes(whole)
    third = [task for task in tasks(WTF, Plan(nodes=150, plies=3), read_verdicts(file)) if task.nodes == 15]
    assert third


@pytest.mark.long
def test_a_search_killed_and_resumed_gives_the_same_file(tmp_path: Path, whole: bytes) -> None:
    file = tmp_path / "verdicts.txt"
    options = ["--nodes", "150", "--deep", "4", "--replies", "1", "--plies", "2", "--hash", "1"]
    command = [sys.executable, "-m", "brandubh", "openings", "search", "--out", str(file), *options]
    for lines in (20, 60):
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        while process.poll() is None and (not file.exists() or file.read_bytes().count(b"\n") < lines):
            time.sleep(0.01)
        process.kill()
        process.wait()
        found = file.read_bytes().count(b"\n")
        with file.open("ab") as cut:
            cut.write(b"wtf 3t3/3t3/3T3/ttTKT")  # as a kill may leave it
        assert found >= lines
    assert searched(file) == whole


@pytest.mark.long
def test_the_number_of_workers_changes_nothing(tmp_path: Path, whole: bytes) -> None:
    with open_executor(2) as executor:
        assert searched(tmp_path / "verdicts.txt", executor=executor, at_once=3) == whole


def test_more_nodes_search_again_and_the_better_verdict_stays(tmp_path: Path, whole: bytes) -> None:
    file = tmp_path / "verdicts.txt"
    file.write_bytes(whole)
    more = Plan(nodes=300, deep=2, replies=1, plies=2, hash_mb=1)
    undecided = [verdict for verdict in read_verdicts(file).values() if not verdict.decided]
    assert len(list(tasks(WTF, more, read_verdicts(file)))) >= 100
    old = undecided[0]
    deeper = Verdict(old.rules, old.fen, old.score, old.depth + 1, 300, old.engine, old.line)
    assert better(old, deeper) is deeper
    assert better(deeper, old) is deeper


@pytest.mark.parametrize(
    "content", [b"something else\n", b"# brandubh openings 1\nnonsense\n", b"# brandubh openings 1\n\xff\n"]
)
def test_a_file_that_is_none_is_refused_and_stays(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "verdicts.txt"
    file.write_bytes(content)
    with pytest.raises(OpeningsError):
        Journal(file)
    assert file.read_bytes() == content


def test_a_file_cut_anywhere_is_read_as_far_as_it_is_whole(tmp_path: Path, whole: bytes) -> None:
    file = tmp_path / "verdicts.txt"
    for length in (0, 5, 21, 22, 100, 1000, len(whole) - 1):
        file.write_bytes(whole[:length])
        assert len(read_verdicts(file)) == max(0, whole[:length].count(b"\n") - 1)


# What comes with the game


def test_shipped_verdicts_are_of_folded_positions_with_legal_lines() -> None:
    for (rules, fen), verdict in shipped().items():
        board = Board(fen, rules=rules)
        assert board.canonical().fen() == fen
        assert not board.is_game_over()
        assert verdict.score.side is board.turn
        assert verdict.line
        board.play_all(verdict.line)  # which raises where a move is not legal


def test_shipped_verdicts_are_what_the_plan_does_first() -> None:
    known = shipped()
    [start], first, second = plies(WTF, 2)
    wtf = {fen: verdict for (rules, fen), verdict in known.items() if rules == "wtf"}
    assert {start, *first} <= wtf.keys()
    beyond = [verdict for fen, verdict in wtf.items() if fen not in {start, *first, *second}]
    if beyond:
        assert second.keys() <= wtf.keys()
    if any(verdict.nodes == Plan().fewer for verdict in beyond):
        assert {task.nodes for task in tasks(WTF, Plan(), known)} <= {Plan().fewer}, "the main lines come before"


def test_the_shipped_file_is_in_order_and_each_position_stands_once() -> None:
    head, *lines = resources.files("brandubh.openings").joinpath(SHIPPED).read_text("ascii").splitlines()
    assert head + "\n" == HEAD
    assert lines == sorted(lines)
    assert len(lines) == len(shipped())
