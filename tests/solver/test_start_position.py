"""The campaign about the start position: its questions, its answers, and what a kill costs."""

import _thread
import json
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from brandubh import PRESETS, Board, Rules, Side
from brandubh.cli.solve import solve_command
from brandubh.solver import verify
from brandubh.solver.errors import SavedSearchError
from brandubh.solver.solver import Solver
from brandubh.solver.start_position import Campaign, Question, first_moves
from brandubh.tablebase import Tables


def test_the_first_moves_stand_for_all() -> None:
    start = Board()
    moves = first_moves(start)
    assert [str(move) for move in moves] == ["d1-e1", "d1-f1", "d2-e2", "d2-f2", "d2-g2"], "as players call them"
    images = {start.copy().play_all([move]).canonical().fen() for move in start.legal_moves}
    assert len(images) == len(moves)


def quick(board: Board, side: Side) -> Solver:
    return Solver(board, side, memory=0.005)


def near_the_end() -> Rules:
    """A ruleset whose start position is soon decided."""
    return Rules(name="short", start="7/7/7/2t4/2Kt3/1t1t3/5t1", first=Side.ATTACKERS)


def test_a_campaign_answers_all_questions_and_keeps_certificates(tmp_path: Path) -> None:
    campaign = Campaign(tmp_path / "campaign", near_the_end())
    assert campaign.verdict() == "not settled yet"
    for question in campaign.turns():
        campaign.work(question, 5.0, quick)
    assert "from the start" in campaign.verdict()
    again = Campaign(tmp_path / "campaign", near_the_end())
    assert again.verdict() == "not settled yet", "until it is checked"
    assert again.check() == []
    assert again.verdict() == campaign.verdict()
    assert again.questions == campaign.questions
    for question in campaign.questions:
        path = tmp_path / "campaign" / f"{question.name}.txt.gz"
        if path.exists():
            assert verify(path).proven is (question.verdict == "proven")
    with pytest.raises(SavedSearchError, match="another ruleset"):
        Campaign(tmp_path / "campaign", PRESETS["wtf"])
    (tmp_path / "campaign" / "campaign.json").write_text("{", "utf-8")
    with pytest.raises(SavedSearchError):
        Campaign(tmp_path / "campaign", near_the_end())


def test_a_campaign_is_reported_as_questions_and_answers(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    solve_command("start", near_the_end(), memory=0.01, folder=tmp_path, tables=tmp_path)
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].split() == ["after", "question", "answer", "positions", "time"]
    assert max(len(line) for line in lines[:-1]) <= 80
    said = [" ".join(line.split()[:9]) for line in lines]
    for answer in ("1. b2-c2 can the defenders force a win? no", "1. b2-c2 can the attackers force a win? yes"):
        assert answer in said
    assert "The start position: the attackers win from the start." in lines
    assert lines[-1] == f"All questions are answered. The campaign is kept in {tmp_path}"


@pytest.fixture
def ctrl_c() -> Iterator[None]:
    """Ctrl-C interrupts, also where the tests were started by something that ignores it, such as a shell's ``&``."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("ctrl_c")
def test_a_campaign_that_is_ended_says_why_and_that_it_goes_on(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, small_tables: Tables
) -> None:
    solve_command("start", PRESETS["wtf"], memory=0.01, limit="0.1s", folder=tmp_path / "1", tables=small_tables.folder)
    out = capsys.readouterr().out
    assert "1. d2-g2  can the attackers force a win?  not known yet" in out
    assert "The time is up." in out
    assert out.endswith("The same command goes on from here.\n")

    def press_ctrl_c() -> None:
        while not (tmp_path / "2" / "campaign.json").exists():
            time.sleep(0.05)
        time.sleep(0.5)
        _thread.interrupt_main()
        while not noticed.wait(10):  # as a person would, if nothing happens
            _thread.interrupt_main()

    noticed = threading.Event()
    threading.Thread(target=press_ctrl_c).start()
    try:
        with pytest.raises(KeyboardInterrupt):
            solve_command("start", PRESETS["wtf"], memory=0.01, folder=tmp_path / "2", tables=small_tables.folder)
    finally:
        noticed.set()
    out = capsys.readouterr().out
    assert "The start position: not settled yet.\nIt was interrupted." in out
    assert out.endswith("The same command goes on from here.\n")


def test_a_campaign_goes_on_after_a_kill(tmp_path: Path) -> None:
    folder = tmp_path / "campaign"
    program = (
        "from pathlib import Path; from brandubh import PRESETS; from brandubh.solver.solver import Solver;"
        "from brandubh.solver.start_position import Campaign;"
        f"campaign = Campaign(Path({str(folder)!r}), PRESETS['wtf']);"
        "[campaign.work(each, 0.3, lambda *asked: Solver(*asked, memory=0.01)) for each in campaign.turns()]"
    )
    process = subprocess.Popen([sys.executable, "-c", program])
    # The second search is kept when all about the first is.
    while process.poll() is None and len(list(folder.glob("*.search"))) < 2:
        time.sleep(0.05)
    process.send_signal(signal.SIGKILL if hasattr(signal, "SIGKILL") else signal.SIGTERM)
    process.wait()
    campaign = Campaign(folder, PRESETS["wtf"])
    question = next(question for question in campaign.questions if question.nodes)
    before = question.nodes
    campaign.work(question, 0.2, quick)
    assert question.nodes > before
    assert Question(**json.loads(campaign.file.read_text("utf-8"))["questions"][0]).move == campaign.questions[0].move
