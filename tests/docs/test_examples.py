"""The programs in ``examples/`` run, and those that read a format agree with the library."""

import doctest
import io
import os
import random
import re
import runpy
import shlex
import sys
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

from brandubh import Board, Side, read_games
from brandubh.engine import Limit, UciEngine
from brandubh.notation import Placement, format_position
from brandubh.tablebase import Tables
from brandubh.tablebase.core.index import unrank
from brandubh.tablebase.core.shape import positions, shape
from examples import read_table
from tests.support.command import brandubh
from tests.support.paths import ROOT

EXAMPLES = ROOT / "examples"
Run = Callable[..., str]
POSITION = "7/7/7/2t4/2Kt3/1t1t3/5t1 w"


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Run an example in this process, which is quicker; what it prints."""

    def run(name: str, *arguments: str | Path) -> str:
        monkeypatch.setattr(sys, "argv", [name, *map(str, arguments)])
        runpy.run_path(str(EXAMPLES / name), run_name="__main__")
        return capsys.readouterr().out

    return run


PAGE = (EXAMPLES / "README.md").read_text("utf-8")
SAMPLE = re.compile(r"""\$ (?:printf "(?P<typed>[^"]*)" \| )?python examples/(?P<name>\w+\.py) ?(?P<words>.*)""")


def samples() -> list[tuple[str, list[str], str, str]]:
    """The commands that the page shows: the program, its arguments, what is typed, and what is printed."""
    found = []
    for block in re.findall(r"^```console\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL):
        for command, printed in re.findall(r"^(\$ .*)\n((?:(?!\$ ).*\n)*)", block, re.MULTILINE):
            match = SAMPLE.fullmatch(command)
            assert match, command
            found.append(
                (match["name"], shlex.split(match["words"]), (match["typed"] or "").replace("\\n", "\n"), printed)
            )
    return found


def test_the_examples_are_those_that_their_page_names() -> None:
    named = set(re.findall(r"\]\((\w+\.py)\)", PAGE))
    assert named == {path.name for path in EXAMPLES.glob("*.py")}


def test_new_programs_show_what_they_print() -> None:
    linked = set(re.findall(r"^\| \[(\w+\.py)\]\(#", PAGE, re.MULTILINE))
    assert linked == {name for name, *_ in samples()}


LONG = "engine_match.py"  # it starts processes
NAMES = dict.fromkeys(name for name, *_ in samples())


@pytest.mark.parametrize("name", [pytest.param(name, marks=pytest.mark.long if name == LONG else ()) for name in NAMES])
def test_the_program_prints_what_its_page_shows(
    run: Run, name: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "examples").symlink_to(EXAMPLES)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PATH", str(Path(sys.executable).parent), prepend=os.pathsep)  # for "python …" in a command
    for _, words, typed, shown in (sample for sample in samples() if sample[0] == name):
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        printed = run(name, *words)
        assert doctest.OutputChecker().check_output(shown, printed, doctest.ELLIPSIS), printed
    if name == LONG:
        assert len(list(read_games(tmp_path / "match.txt"))) == 2


def test_the_arrays_say_what_was_played(run: Run, tmp_path: Path) -> None:
    run("dataset.py", tmp_path / "positions.npz", "--games", "1", "--nodes", "50")
    arrays = np.load(tmp_path / "positions.npz")
    planes, turn, move, result = (arrays[name] for name in ("planes", "turn", "move", "result"))
    assert len(planes) == len(turn) == len(move) == len(result)
    assert planes[0].sum(axis=(1, 2)).tolist() == [8, 4, 1]
    assert planes[0, 2, 3, 3], "the king is in the middle"
    assert turn[:4].tolist() == [0, 1, 0, 1]
    assert (result[1:] == -result[:-1]).all(), "what one side wins the other loses"
    assert divmod(int(move[0]), 64)[0] in (3, 10, 21, 22, 26, 27, 38, 45), "an attacker's square"


def test_the_sheet_has_a_diagram_and_a_solution_for_each_puzzle(run: Run, tmp_path: Path) -> None:
    run("puzzle_sheet.py", tmp_path / "sheet.html", "--grade", "3", "--count", "4")
    page = (tmp_path / "sheet.html").read_text("utf-8")
    assert page.count("<svg") == page.count("<figcaption>") == page.count("<li>") == 4


def test_a_list_with_a_mistake_is_refused_with_its_place(
    run: Run, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "list.csv"
    path.write_text("d2-e2,0,0,Ongoing\nd2-d9,0,0,White\n", "utf-8")
    with pytest.raises(SystemExit) as ended:
        run("check_list.py", path, "--language", "de")
    assert ended.value.code == 1
    assert capsys.readouterr().out.startswith(f"{path}: Zeile 2, Spalte 1: ")


def test_a_position_that_nobody_knows_is_said_to_be_so(run: Run) -> None:
    with pytest.raises(SystemExit, match="Nobody knows"):
        run("prove.py", Board().fen(), "--seconds", "0.1")


def test_the_trainer_tells_slow_from_wrong_and_asks_again(
    run: Run, monkeypatch: pytest.MonkeyPatch, small_tables: Tables
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("e3-e9\ne3-e2\n"))
    printed = run("endgame_trainer.py", "7/2t4/7/1T5/4K2/t6/7 w", "--tables", small_tables.folder)
    assert "A move is written like" in printed
    assert "slower: the defenders win in 5 plies" in printed


def test_a_wrong_move_in_the_quiz_brings_the_solution(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("f5-f7\n"))
    printed = run("puzzle_quiz.py", "--count", "1", "--seed", "1")
    assert "No. The solution: 1... f5-g5" in printed
    assert "0 of 1 solved" in printed


def test_the_bot_takes_a_win_and_is_legal_elsewhere() -> None:
    with UciEngine.start([sys.executable, str(EXAMPLES / "bot.py")]) as bot:
        winning = Board("7/7/7/7/1tK3t/7/7 b")
        winning.push(bot.play(winning, Limit(depth=1)).move)  # type: ignore[arg-type]  # it is its turn
        assert winning.outcome() is not None
        board = Board(rules="raven")
        for _ in range(6):
            board.push(bot.play(board, Limit(depth=1)).move)  # type: ignore[arg-type]


def test_the_analysis_names_the_mistakes_of_a_game(run: Run) -> None:
    printed = run("analyse_games.py", EXAMPLES / "game.txt", "4")
    assert printed.startswith("Level 3 against Level 4: The king has escaped")
    assert "better" in printed


def test_the_rules_of_your_own_are_told_and_played(run: Run) -> None:
    printed = run("own_rules.py")
    assert "differs from wtf in: escape" in printed
    assert "The king has escaped: the defenders win." in printed


def test_the_picture_is_drawn(run: Run, tmp_path: Path) -> None:
    target = tmp_path / "board.svg"
    run("draw_board.py", "7/7/2t4/2T4/tT1Tt2/7/2t1K2 b", "c1-c3", target)
    assert target.read_text("utf-8").startswith("<svg")


@pytest.mark.parametrize(("side", "said"), [("defenders", "can"), ("attackers", "cannot")])
def test_certificates_are_found_true_and_altered_ones_refused(run: Run, side: str, said: str, tmp_path: Path) -> None:
    path = tmp_path / "proof.txt"
    brandubh("solve", POSITION, "--side", side, "--memory", "0.01", "--certificate", str(path))
    assert run("check_certificate.py", path) == f"true: the {side} {said} force a win, {POSITION}\n"
    path.write_text(path.read_text("utf-8").replace("c3-a3", "c3-b3"), "utf-8")
    with pytest.raises(SystemExit, match="refused"):
        run("check_certificate.py", path)


def test_tables_are_read_as_the_library_reads_them(small_tables: Tables) -> None:
    rng = random.Random(7749)
    for attackers, defenders in ((1, 0), (2, 1), (3, 0), (1, 2)):
        (path,) = small_tables.folder.glob(f"525183bd9af77362-{attackers}v{defenders}.table")
        for place in rng.sample(range(positions(attackers, defenders)), 10):
            side = rng.choice(list(Side))
            fen = format_position(Placement(*unrank(shape(), attackers, defenders, place)), side)
            assert read_table.place_of(fen) == (attackers, defenders, place)
            board = Board(fen)
            if board.outcome() is None:
                verdict = small_tables.probe(board)
                value = read_table.probe(str(path), fen)
                assert (value - 1 if value else None) == verdict.distance
                assert verdict.winner is (side if value % 2 == 0 else side.other) or value == 0


def test_the_index_is_that_of_the_page_for_many_men_too() -> None:
    rng = random.Random(8)
    for attackers, defenders in ((8, 4), (5, 2)):
        place = rng.randrange(positions(attackers, defenders))
        fen = format_position(Placement(*unrank(shape(), attackers, defenders, place)), Side.ATTACKERS)
        assert read_table.place_of(fen) == (attackers, defenders, place)
