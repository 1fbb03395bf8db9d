"""The programs in ``examples/`` run, and those that read a format agree with the library."""

import random
import runpy
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from brandubh import Board, Side
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


def test_the_examples_are_those_that_their_page_names() -> None:
    page = (EXAMPLES / "README.md").read_text("utf-8")
    assert [path.name for path in EXAMPLES.glob("*.py") if f"]({path.name})" not in page] == []


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
