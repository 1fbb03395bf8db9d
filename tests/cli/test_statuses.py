"""One rule for exit statuses, one for folders that are missing, and sentences that say what is wrong."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from brandubh.cli.command import app
from brandubh.puzzles import load
from tests.support.command import brandubh
from tests.support.paths import ROOT

TABLE = "7/2t4/7/1T5/4K2/t6/7 b"
GAME = "1. d2-e2 c4-c2 *\n"


@pytest.fixture
def files(tmp_path: Path) -> Path:
    """A folder with files of every kind."""
    (tmp_path / "good.txt").write_text(GAME)
    (tmp_path / "bad.txt").write_text("1. d2-d9 *\n")
    (tmp_path / "empty.txt").write_text("")
    (tmp_path / "binary.txt").write_bytes(bytes(range(256)))
    (tmp_path / "list.csv").write_text("d2-e2 c4-c2,0,0,White\n")
    (tmp_path / "folder").mkdir()
    return tmp_path


@pytest.mark.parametrize(
    ("command", "status", "words"),
    [
        ("replay good.txt list.csv", 0, ""),
        ("replay bad.txt", 1, ""),
        ("replay empty.txt", 1, ""),
        ("replay none.txt", 2, ""),
        ("replay bad.txt none.txt", 2, ""),
        ("replay folder", 2, ""),
        ("replay binary.txt", 2, ""),
        ("analyse good.txt --depth 1", 0, ""),
        ("analyse list.csv --depth 1", 0, ""),
        ("analyse bad.txt --depth 1", 1, ""),
        ("analyse empty.txt --depth 1", 1, "There is no game"),
        ("analyse none.txt --depth 1", 2, "Cannot read none.txt. There is no such file"),
        ("analyse folder --depth 1", 2, "Cannot read folder. It is a folder"),
        ("analyse binary.txt --depth 1", 2, "Cannot read binary.txt. It is not a text file"),
        ("analyse 7/7/7 b", 2, "seven ranks"),
        ("analyse start --depth 1 --save x.txt", 2, "--save"),
        ("show start", 0, ""),
        ("show 7/7/7/7/7/7/7 b", 1, ""),
        ("show nonsense", 2, "A position is"),
        ("verify none.txt", 2, "Cannot read none.txt"),
        ("verify folder", 2, "Cannot read folder"),
        ("verify bad.txt", 1, "no certificate"),
        ("rules none.toml", 2, "Cannot read none.toml"),
        ("rules folder.toml", 2, "Cannot read folder.toml"),
        ("puzzles show --file none.jsonl", 2, "Cannot read none.jsonl"),
        ("puzzles show --file binary.txt", 2, "Cannot read binary.txt"),
        ("puzzles show random --file empty.txt", 2, "No puzzle is like that"),
        ("puzzles solve --theme flying", 2, "No theme is called"),
        ("puzzles solve --side nobody", 2, "A side is"),
        ("tables probe start", 1, "there is no table"),
        ("tables info --folder none", 2, "Cannot read none"),
        ("tables verify --folder none", 2, "Cannot read none"),
        ("tables probe start --folder none", 2, "Cannot read none"),
        ("openings show --data none", 2, "Cannot read none"),
        ("openings build none.txt --data data", 2, "none.txt"),
        ("openings build bad.txt --data data", 1, "bad.txt:1:4"),
        ("match self self --openings none.txt --games 2", 2, "Cannot read none.txt"),
        ("play --side defenders", 2, "--side goes with --level"),
        ("play --level 1 --attackers A --defenders B", 2, "only one player"),
        ("bench nothing", 2, "bench"),
        ("perft 99", 2, ""),
        ("show start --nonsense", 2, "--nonsense"),
        ("nonsense", 2, "nonsense"),
    ],
)
def test_a_status_says_whether_it_was_done_and_what_the_answer_is(
    command: str, status: int, words: str, files: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(files)
    (files / "folder.toml").mkdir()
    monkeypatch.setenv("BRANDUBH_LANGUAGE", "en")
    first, *rest = command.split(" ")
    if "/" in command:  # a position has a space in it
        rest = [" ".join(rest)]
    done = brandubh(first, *rest)
    assert (done.returncode, done.stderr if done.returncode != status else "") == (status, "")
    assert words in done.stderr
    assert done.stdout or done.stderr


def test_folders_are_made_where_something_is_written(files: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(files)
    tiny = f"{sys.executable} {ROOT / 'tests/support/tiny_engine.py'}"
    (files / "openings.txt").write_text("d2-e2 c4-c2\n")
    options = ["--games", "2", "--depth", "1", "--openings", "openings.txt", "--save", "new/1/games.txt"]
    assert brandubh("match", tiny, tiny, *options).returncode == 0
    assert brandubh("analyse", "good.txt", "--depth", "1", "--save", "new/2/judged.txt").returncode == 0
    assert brandubh("show", "start", "--svg", "new/3/board.svg").returncode == 0
    assert brandubh("play", stdin="d2-e2\nsave new/4/game.txt\n").returncode == 0
    assert brandubh("openings", "build", "list.csv", "--data", "new/5").returncode == 0
    assert sorted(path.name for path in (files / "new").iterdir()) == ["1", "2", "3", "4", "5"]
    assert brandubh("replay", *map(str, (files / "new").rglob("*.txt"))).returncode == 0


def test_small_numbers_are_said_right(files: Path) -> None:
    assert brandubh("perft", "0").stdout.startswith("1 path of 0 plies in ")
    assert brandubh("perft", "1").stdout.startswith("40 paths of 1 ply in ")
    assert "0 million" not in brandubh("perft", "1").stdout
    title = brandubh("analyse", "start", "--depth", "1").stdout
    assert "0.0 million" not in title
    assert "nodes" in title


def test_a_score_says_for_whom(files: Path) -> None:
    lines = brandubh("analyse", str(files / "good.txt"), "--depth", "2").stdout
    assert lines.count("for the ") >= 2
    assert "The attackers: accuracy" in lines
    assert "attackers win" in brandubh("analyse", "start", "--depth", "2").stdout


def test_tables_that_cannot_be_written_are_told_from_those_that_are_not_there(
    files: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BRANDUBH_TABLES", str(files / "good.txt" / "tables"))
    done = brandubh("tables", "probe", TABLE)
    assert done.returncode == 2
    assert "cannot be written" in done.stderr
    assert brandubh("tables", "probe", "start").returncode == 1


def interrupted(arguments: list[str], until: str) -> tuple[int, str]:
    """Run a command, press Ctrl-C when it has said something, and return its status and what it printed."""
    command = [
        sys.executable,
        "-c",
        "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)\n"
        "from brandubh.__main__ import main; main()",
        *arguments,
    ]
    with subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        bufsize=1,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
    ) as running:
        assert running.stdout
        try:
            seen = ""
            while until not in seen:
                line = running.stdout.readline()
                assert line, seen
                seen += line
            time.sleep(1)
            running.send_signal(signal.SIGINT)
            out, err = running.communicate(timeout=60)
        finally:
            running.kill()
    assert "Traceback" not in err
    return running.returncode, seen + out


@pytest.mark.slow
def test_ctrl_c_prints_what_an_analysis_has_found(files: Path) -> None:
    status, said = interrupted(["analyse", "start", "--time", "600"], "a  b  c  d  e  f  g")
    assert status == 130
    assert "score" in said
    many, saved = files / "many.txt", files / "judged.txt"
    many.write_text(100 * ((files / "good.txt").read_text("utf-8") + "\n"), "utf-8")
    status, said = interrupted(["analyse", str(many), "--time", "0.5", "--save", str(saved)], "accuracy")
    assert status == 130
    assert "%eval" in saved.read_text("utf-8"), "what was judged is kept"


def bytes_written() -> int:
    """What this process has written to files until now."""
    counters = Path("/proc/self/io")
    if not counters.exists():
        pytest.skip("this system does not count what a process writes")
    return int(dict(line.split(": ") for line in counters.read_text().splitlines())["wchar"])


def test_judged_games_are_added_to_their_file_one_by_one(files: Path) -> None:
    many, saved = files / "many.txt", files / "judged.txt"
    many.write_text(40 * (GAME + "\n"))
    saved.write_text("what was there before")
    command = ["analyse", str(many), "--depth", "1", "--save", str(saved)]
    assert brandubh(*command).returncode == 0  # whatever is compiled and kept for the first time
    before = bytes_written()
    assert brandubh(*command).returncode == 0
    written = bytes_written() - before
    assert saved.read_text("utf-8").count("%eval") == 80
    assert written < 3 * saved.stat().st_size, "and not again with every further game"


@pytest.mark.slow
def test_a_kill_loses_no_game_that_was_judged(files: Path) -> None:
    many, saved = files / "many.txt", files / "judged.txt"
    many.write_text(500 * (GAME + "\n"))
    command = [sys.executable, "-m", "brandubh", "analyse", str(many), "--depth", "1", "--save", str(saved)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as running:
        assert running.stdout
        begun = 0
        while begun < 20:  # then nineteen are done
            begun += running.stdout.readline().startswith("<Game")
        running.kill()
    assert saved.read_text("utf-8").count("[Result") >= 19
    assert "are right" in brandubh("replay", str(saved)).stdout


@pytest.mark.parametrize(
    "program",
    ["cat", "true", *(pytest.param(each, marks=pytest.mark.long) for each in ("yes", "nosuch", "sh -c 'sleep 100'"))],
)
def test_a_program_that_speaks_no_uci_is_named_soon(program: str, files: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("brandubh.engine.matches.play.HANDSHAKE", 0.5)
    done = brandubh("match", program, program, "--games", "2", "--depth", "1")
    assert done.returncode == 2
    assert program.split()[0] in done.stderr
    assert "UCI" in done.stderr or "cannot start" in done.stderr
    children = subprocess.run(["ps", "-o", "args=", "--ppid", str(os.getpid())], capture_output=True, text=True)
    assert not [line for line in children.stdout.splitlines() if line.startswith(program)]


def test_ten_seconds_are_not_reached() -> None:
    from brandubh.engine.matches.play import HANDSHAKE

    assert HANDSHAKE < 10


def test_the_help_fits_a_terminal_and_every_command_has_some(monkeypatch: pytest.MonkeyPatch) -> None:
    groups = {"tables": ["build", "info", "verify", "probe"], "openings": ["build", "search", "show"]}
    groups["puzzles"] = ["solve", "show", "check", "make"]
    commands = [[command.name or ""] for command in app.registered_commands]
    commands += [[group, name] for group, names in groups.items() for name in names]
    assert ["warm"] in commands
    for command in [[], *commands]:
        done = brandubh(*command, "--help")
        assert "Usage: brandubh" in done.stdout
        assert not [line for line in done.stdout.splitlines() if len(line) > 80], command


def test_a_puzzle_is_solved_by_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    puzzle = load("raven")[0]
    right = "\n".join(puzzle.moves[::2])
    done = brandubh("puzzles", "solve", puzzle.id, "-l", "en", stdin=f"hint\nhint\nfly\nd4-d5\nd4\nhelp\n{right}\n")
    assert done.returncode == 0
    for words in ("Think of this: Two corners", "Move the king on d4", "neither a move", "lets the win go", "Solved!"):
        assert words in done.stdout
    assert "With hints: 1" in done.stdout
    given_up = brandubh("puzzles", "solve", puzzle.id, "--words", "-l", "de", stdin="d4-d5\nsolution\n")
    assert given_up.returncode == 1
    assert "König: d4" in given_up.stdout
    assert "a4-a1" in given_up.stdout
    assert "●" not in given_up.stdout
    assert brandubh("puzzles", "solve", puzzle.id, stdin="").returncode == 1
    assert brandubh("puzzles", "solve", "daily", stdin="").returncode == 1


@pytest.mark.parametrize("language", ["en", "fr", "it", "de", "ga"])
def test_puzzles_are_solved_in_every_language(language: str) -> None:
    puzzle = load("wtf")[0]
    board = puzzle.board()
    wrong = next(move for move in board.legal_moves if move is not puzzle.line()[0])
    lines = f"help\nhint\nhint\n{wrong}\nmoves\nflip\nboard\nagain\n" + "\n".join(puzzle.moves[::2])
    options = ["--rules", "wtf", "--grade", "1", "--side", puzzle.side.value, "-l", language]
    done = brandubh("puzzles", "solve", puzzle.id, *options, stdin=lines)
    assert done.returncode == 0


def test_one_puzzle_follows_another_until_it_is_enough() -> None:
    done = brandubh("puzzles", "solve", "--count", "2", "-l", "en", stdin="next\n\nsolution\n")
    assert done.returncode == 1
    assert done.stdout.count("Puzzle ") == 2
    assert "Solved: 0 of 1 puzzle." in done.stdout
