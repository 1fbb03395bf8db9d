"""The UCI program, talked to through a real pipe."""

import io
import os
import random
import re
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from brandubh import PRESETS, Board, Move, Rules
from brandubh.engine.engine import Engine
from brandubh.engine.levels import LEVELS
from brandubh.engine.uci import SELF
from brandubh.engine.uci.options import OPTIONS
from brandubh.engine.uci.program import UciProgram
from tests.support.conversation import Conversation

COMMAND = SELF
START = "3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3 b"
OVER = {
    "escape": "7/7/7/7/7/7/2t3K b",
    "no attacker": "7/7/7/3K3/7/7/7 w",
    "encirclement": "7/3tt2/2t2t1/2tK1t1/3tt2/7/7 w",
}
INFO = re.compile(
    r"info depth \d+ seldepth \d+ multipv \d+ score (cp|mate) -?\d+( wdl \d+ \d+ \d+)? nodes \d+ nps \d+ "
    r"hashfull \d+ tbhits \d+ time \d+ pv( [a-g][1-7][a-g][1-7])+"
)


@pytest.fixture(scope="module")
def program() -> Iterator[Conversation]:
    conversation = Conversation()
    yield conversation
    assert conversation.end() == ""


@pytest.fixture
def uci(program: Conversation) -> Conversation:
    """The one program of all these tests, with everything as it was when it started."""
    defaults = {"MultiPV": "1", "UCI_Variant": "wtf", "UCI_ShowWDL": "false", "Hash": "8", "Skill Level": "8"}
    settings = [f"setoption name {name} value {value}" for name, value in defaults.items()]
    assert program.ask("debug off", *settings, "position startpos") == []
    return program


def best(lines: list[str]) -> Move:
    return Move.from_uci(lines[-1].split()[1])


def test_uci_tells_name_author_and_options(uci: Conversation) -> None:
    lines = uci.ask("uci")
    assert lines[0].startswith("id name Brandubh ")
    assert lines[1].startswith("id author ")
    assert lines[-1] == "uciok"
    options = [line.split(" type ")[0].removeprefix("option name ") for line in lines[2:-1]]
    assert options == [
        *(
            "Hash",
            "Threads",
            "MultiPV",
            "UCI_Variant",
            "UCI_RulesFile",
            "TablePath",
            "Skill Level",
            "Variety",
            "Seed",
            "UCI_LimitStrength",
            "UCI_Elo",
        ),
        *("UCI_ShowWDL", "Ponder", "Clear Hash"),
    ]
    variants = " ".join(f"var {name}" for name in PRESETS)
    assert f"option name UCI_Variant type combo default wtf {variants}" in lines


def test_a_search_tells_its_lines_and_a_legal_move(uci: Conversation) -> None:
    lines = uci.search("go depth 6")
    assert all(INFO.fullmatch(line) for line in lines[:-1])
    assert lines[-2].startswith("info depth 6 ")
    board = Board()
    for word in lines[-2].split(" pv ")[1].split():
        board.push(Move.from_uci(word))
    assert re.fullmatch(r"bestmove \S{4} ponder \S{4}", lines[-1])
    assert best(lines) in Board().legal_moves


@pytest.mark.parametrize(
    "go",
    [
        "go nodes 5000",
        "go movetime 30",
        "go btime 500 wtime 1 binc 10",
        "go btime 300 movestogo 3",
        "go btime -40 wtime 9",
    ],
)
def test_every_limit_ends_a_search(uci: Conversation, go: str) -> None:
    assert best(uci.search(go)) in Board().legal_moves


def test_white_s_clock_is_the_defenders(uci: Conversation) -> None:
    uci.send("debug on", "position startpos moves d2e2")
    told = " ".join(uci.search("go wtime 90 winc 7 btime 80000 binc 9"))
    assert "Clock(remaining=0.09, increment=0.007" in told


def test_a_position_is_set_with_moves_in_either_notation(uci: Conversation) -> None:
    after = Board().play_all(["d2-e2", "c4-c2", "d6-c6", "d3-f3", "e2-f2xf3"]).fen()
    for moves in ("d2e2 c4c2 d6c6 d3f3 e2f2", "d2-e2 c4-c2 d6-c6 d3-f3 e2-f2xf3"):
        assert f"Fen: {after}" in uci.ask(f"position startpos moves {moves}", "d")
        assert f"Fen: {after}" in uci.ask(f"position fen {START} moves {moves}", "d")


def test_infinite_withholds_its_move_until_stop(uci: Conversation) -> None:
    uci.send("go infinite depth 2")
    uci.until("info depth 2")
    assert not any(line.startswith("bestmove") for line in uci.ask("d"))
    time.sleep(0.05)
    lines = uci.ask("stop")
    assert best(lines) in Board().legal_moves
    assert uci.ask("stop") == []


def test_eval_waits_for_the_search(uci: Conversation) -> None:
    uci.send("go infinite")
    uci.until("info depth 3")
    assert any("eval has to wait" in line for line in uci.ask("eval"))
    uci.search("stop")


def test_pondering_withholds_its_move_until_ponderhit_or_stop(uci: Conversation) -> None:
    for word in ("ponderhit", "stop"):
        uci.send("position startpos moves d2e2", "go ponder wtime 50 btime 50")
        uci.until("info depth 4")
        time.sleep(0.1)
        assert not any(line.startswith("bestmove") for line in uci.ask())
        board = Board().play_all(["d2-e2"])
        assert best(uci.search(word)) in board.legal_moves


def test_a_clock_runs_on_after_ponderhit(uci: Conversation) -> None:
    uci.send("go ponder movetime 400")
    uci.until("info depth 3")
    uci.send("ponderhit")
    assert best(uci.until("bestmove", timeout=10)) in Board().legal_moves


@pytest.mark.parametrize(
    "command",
    ["position startpos", "setoption name Hash value 9", "ucinewgame", "setoption name UCI_Variant value raven"],
)
def test_a_command_that_changes_something_ends_the_search_first(uci: Conversation, command: str) -> None:
    uci.send("position startpos moves d2e2", "go infinite")
    uci.until("info depth 3")
    lines = uci.ask(command)
    assert best(lines) in Board().play_all(["d2-e2"]).legal_moves


def test_a_second_go_ends_the_first(uci: Conversation) -> None:
    uci.send("go infinite", "go depth 2")
    uci.until("bestmove")
    assert uci.until("bestmove")[-2].startswith("info depth 2 ")


def test_stop_is_heard_however_early_it_comes(uci: Conversation) -> None:
    for _ in range(30):
        uci.send("go infinite", "stop")
        assert best(uci.until("bestmove", timeout=5)) in Board().legal_moves


def test_several_lines_are_told_best_first(uci: Conversation) -> None:
    lines = uci.search("setoption name MultiPV value 3", "go depth 4")
    last = [line for line in lines if line.startswith("info depth 4 ")]
    assert [line.split(" multipv ")[1][0] for line in last] == ["1", "2", "3"]
    firsts = [line.split(" pv ")[1][:4] for line in last]
    assert len(set(firsts)) == 3
    assert best(lines).uci() == firsts[0]


def test_searchmoves_are_the_only_ones_searched(uci: Conversation) -> None:
    assert best(uci.search("go depth 3 searchmoves g4g5")).uci() == "g4g5"
    assert best(uci.search("go searchmoves g4g5 a4a3 depth 3")).uci() in ("g4g5", "a4a3")


def test_win_draw_and_loss_are_told_on_demand(uci: Conversation) -> None:
    lines = uci.search("setoption name UCI_ShowWDL value true", "go depth 3")
    for line in lines[:-1]:
        match = re.search(r" wdl (\d+) (\d+) (\d+) ", line)
        assert match
        assert sum(map(int, match.groups())) == 1000


def test_a_win_is_told_in_moves_from_the_mover_s_side(uci: Conversation) -> None:
    lines = uci.search("position fen 7/7/7/t5t/7/7/2K1t2 w", "go depth 3")
    assert " score mate 1 " in lines[-2]
    assert best(lines).uci() == "c1a1"


@pytest.mark.parametrize("fen", OVER.values(), ids=list(OVER))
def test_there_is_no_best_move_when_the_game_is_over(uci: Conversation, fen: str) -> None:
    lines = uci.search(f"position fen {fen}", "go depth 3")
    assert lines[-1] == "bestmove (none)"
    assert lines[0].startswith("info string the game is over. ")
    assert uci.ask("go infinite")[1:] == []
    assert uci.ask("stop") == ["bestmove (none)"]


def test_the_ruleset_is_an_option(uci: Conversation, tmp_path: Path) -> None:
    # The throne does not help to take an attacker in raven.
    for rules in ("raven", "WTF-DE", "wtf"):
        shown = uci.ask(f"setoption name uci_variant value {rules}", "d")
        assert any(line.startswith(f"Rules: {rules.lower()} ") for line in shown)
    file = tmp_path / "of my own.json"
    rules_id = Rules(name="mine", first="defenders").rules_id  # type: ignore[arg-type]
    file.write_text(Rules(name="mine", first="defenders").to_json(), "utf-8")  # type: ignore[arg-type]
    shown = uci.ask(f"setoption name UCI_RulesFile value {file}", "d")
    assert f"Rules: mine ({rules_id})" in shown
    assert f"Fen: {START[:-1]}w" in shown
    assert best(uci.search("go depth 2")) in Board(START[:-1] + "w").legal_moves
    shown = uci.ask("setoption name UCI_RulesFile value <empty>", "d")
    assert any(line.startswith("Rules: wtf ") for line in shown)


def test_perft_counts_paths(uci: Conversation) -> None:
    uci.send("go perft 3")
    lines = uci.until("Nodes searched")
    assert lines[-1] == "Nodes searched: 39512"
    assert sum(int(line.split(": ")[1]) for line in lines[:-2]) == 39512
    uci.send("go perft 9")  # for hours
    time.sleep(0.1)
    assert uci.ask("stop") == []


def test_the_range_of_elo_is_that_of_the_levels() -> None:
    assert OPTIONS["uci_elo"].low <= LEVELS[0].elo
    assert LEVELS[-1].elo <= OPTIONS["uci_elo"].high


def test_a_level_and_an_elo_are_options(uci: Conversation) -> None:
    for setting in ("Skill Level value 1", "Skill Level value 8", "UCI_Elo value 1200", "UCI_LimitStrength value true"):
        assert uci.ask(f"setoption name {setting}") == []
    assert best(uci.search("go depth 2")) in Board().legal_moves
    assert uci.ask("setoption name UCI_LimitStrength value false") == []


def test_with_variety_full_strength_does_not_always_begin_alike(uci: Conversation) -> None:
    def beginnings() -> set[str]:
        return {uci.search("go depth 2")[-1] for _ in range(10)}

    assert len(beginnings()) == 1
    assert uci.ask("setoption name Variety value true") == []
    assert len(beginnings()) > 1
    assert uci.ask("setoption name Variety value false") == []


def test_people_get_an_evaluation_a_bench_and_help(uci: Conversation) -> None:
    assert len(uci.ask("eval")) > 1
    assert len(uci.ask("help")) > 5
    uci.send("bench 2")
    assert re.fullmatch(r"Nodes: [1-9]\d*", uci.until("Nodes:")[-1])
    assert uci.until("Nodes per second")


MALFORMED = [
    "fly",
    "UCI",
    "go depth",
    "go depth x",
    "go depth 0",
    "go depth 99999999999999999999999999",
    "go depth " + "9" * 5000,
    "go depth 1_0",
    "go depth ٣",
    "go nodes -5",
    "go movetime 1e3",
    "go perft 21",
    "go mate 0",
    "go sideways",
    "go searchmoves",
    "go searchmoves d2d9",
    "go searchmoves d2d3",
    "position",
    "position fen",
    "position fen 7/7 b",
    "position fen 7/7/7/7/7/7/7 b",
    f"position fen {START} extra",
    "position startpos moves d2d3",
    "position startpos moves d2e2 d2e2",
    "position startpos moves zz",
    "position startpos moves d2-e2xg7",
    "position moves d2e2",
    "setoption",
    "setoption name",
    "setoption value 3",
    "setoption name Hash",
    "setoption name Hash value",
    "setoption name Hash value 0",
    "setoption name Hash value 99999999",
    "setoption name Hash value many",
    "setoption name Threads value -1",
    "setoption name MultiPV value 1.5",
    "setoption name Skill Level value 9",
    "setoption name UCI_ShowWDL value maybe",
    "setoption name UCI_Variant value chess",
    "setoption name UCI_RulesFile value /nowhere.json",
    "setoption name UCI_RulesFile value /dev/zero",
    "setoption name UCI_RulesFile value a\x00b.json",
    "setoption name Contempt value 3",
    "debug",
    "debug maybe",
    "bench deep",
    "ponderhit",
    "\x00",
    "\x00uci",
    "go\x00depth 3",
    "🂡 🂢",
    b"\xff\xfe\xfa",
    b"position fen \x80\x81 b",
    b"x" * (3 << 20),
    b"position startpos moves " + b"d2e2 " * 300_000,
]


@pytest.mark.parametrize("line", MALFORMED, ids=lambda line: ascii(line[:40]))
def test_a_malformed_command_gets_exactly_one_clear_line(uci: Conversation, line: str | bytes) -> None:
    lines = uci.ask(line)
    assert len(lines) == 1
    assert re.fullmatch(r"info string [ -~é‘-⁵…\ufffd🂡🂢٣]{15,300}", lines[0]), lines
    assert f"Fen: {START}" in uci.ask("d")


@pytest.mark.parametrize("line", ["", " ", "\t\r", "stop"])
def test_nothing_is_said_to_nothing(uci: Conversation, line: str) -> None:
    assert uci.ask(line) == []


WORDS = [
    *("uci", "setoption", "name", "value", "Hash", "MultiPV", "UCI_Variant", "raven", "wtf", "ucinewgame"),
    *(
        "position",
        "startpos",
        "fen",
        START,
        "moves",
        "d2e2",
        "d2-e2",
        "c4c2",
        "a1a1",
        "go",
        "depth",
        "nodes",
        "infinite",
    ),
    *("ponder", "movetime", "wtime", "btime", "searchmoves", "stop", "ponderhit", "d", "eval", "debug", "on", "true"),
    *("1", "2", "0", "-1", "99999999999999999999", "\x00", "\x1b[2J", "ÿ", "%s", "{}", "'", '"', "\\", "\u2028", "\r"),
]


def test_hostile_talk_never_ends_the_program(uci: Conversation) -> None:
    rng = random.Random(7749)
    for _ in range(60):
        lines: list[str | bytes] = [" ".join(rng.choices(WORDS, k=rng.randint(1, 8))) for _ in range(10)]
        lines += [rng.randbytes(rng.randint(1, 60)).replace(b"\n", b"") for _ in range(3)]
        answers = uci.ask(*lines, "stop")
        assert not any("failed" in answer for answer in answers), (lines, answers)
    assert uci.ask("ucinewgame", "debug off") is not None


@pytest.mark.slow
def test_the_end_of_input_ends_the_program_cleanly() -> None:
    for commands, last in (("", ""), ("uci", "uciok"), ("uci\nquit\nfly\n", "uciok"), ("go infinite\n", "bestmove ")):
        done = subprocess.run(COMMAND, input=commands, capture_output=True, text=True, timeout=60, check=False)
        assert (done.returncode, done.stderr) == (0, "")
        assert "".join(done.stdout.splitlines()[-1:]).startswith(last)


@pytest.mark.slow
def test_a_reader_that_goes_away_ends_the_program_without_a_word() -> None:
    read, write = os.pipe()
    process = subprocess.Popen(COMMAND, stdin=subprocess.PIPE, stdout=write, stderr=subprocess.PIPE)
    os.close(write)
    os.close(read)
    _, said = process.communicate(b"go infinite\nisready\nd\n", timeout=60)
    assert said == b""


class BrokenEngine(Engine):
    """It loads, but every search for a move fails."""

    def play(self, *_: Any, **__: Any) -> Any:
        raise ZeroDivisionError("the search divided by zero")


def test_a_bug_in_the_search_is_told_and_survived(capsys: pytest.CaptureFixture[str]) -> None:
    answers = io.StringIO()
    UciProgram(io.BytesIO(b"go depth 2\nisready\nposition startpos\nfly\n"), answers, make_engine=BrokenEngine).run()
    lines = answers.getvalue().splitlines()
    assert lines.count("bestmove (none)") == 1
    assert any("the search failed: ZeroDivisionError('the search divided by zero')" in line for line in lines)
    assert lines[-1] == "info string there is no command 'fly'; help lists them"
    assert "Traceback" in capsys.readouterr().err
