"""The command, as people use it."""

import io
import json
import os
import pty
import re
import select
import subprocess
import sys
import time
from contextlib import redirect_stdout
from pathlib import Path

import pytest

from brandubh import PRESETS, Game, Rules, read_games, write_game
from brandubh.__main__ import main
from brandubh.cli.screen import Screen
from brandubh.cli.terminal import Terminal
from brandubh.language import LANGUAGES
from brandubh.rules.clauses import clauses
from tests.support.command import brandubh, process
from tests.support.recorded import ESCAPE

START = "3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3 b"


def test_help_lists_every_command() -> None:
    done = process("--help")
    assert done.returncode == 0
    for command in ("play", "show", "perft", "replay", "rules", "bench"):
        assert re.search(rf"^  {command} ", done.stdout, re.MULTILINE)
    assert brandubh("--version").stdout == "brandubh 0.1.0\n"


def test_help_loads_nothing_that_is_slow_to_load() -> None:
    program = (
        "import sys; from brandubh.cli import app; app(['tables', 'build', '--help'], standalone_mode=False);"
        "sys.exit(bool({'numba', 'numpy', 'rich', 'brandubh.board'} & set(sys.modules)))"
    )
    assert subprocess.run([sys.executable, "-c", program], capture_output=True, check=False).returncode == 0


def test_perft_counts() -> None:
    assert brandubh("perft", "4").stdout.startswith("1007392 paths of 4 plies")
    report = json.loads(brandubh("perft", "2", "--json", "--divide", "--rules", "raven").stdout)
    assert report["paths"] == 960 == sum(report["divide"].values())
    assert report["rules"] == "raven"
    assert "d2-e2: 23" in brandubh("perft", "2", "--divide").stdout
    fen = "7/3tt2/t2T1t1/2tKTt1/3tt2/7/7 b"
    assert json.loads(brandubh("perft", "4", "--json", "--fen", fen).stdout)["paths"] == 88280
    assert json.loads(brandubh("perft", "0", "--json").stdout)["paths"] == 1
    assert json.loads(brandubh("perft", "6", "--json").stdout)["paths"] == 1111530080


def test_show_draws_text_and_pictures(tmp_path: Path) -> None:
    text = brandubh("show", START, "--ascii", "--moves").stdout
    assert "  4  t  t  T  K  T  t  t  4" in text
    assert "The attackers are to move and have 40 moves." in text
    assert "d2-e2" in text
    assert brandubh("show", *START.split(), "--ascii").returncode == 0
    picture = tmp_path / "start.svg"
    assert brandubh("show", "start", "--svg", str(picture), "--theme", "slate").returncode == 0
    assert picture.read_text("utf-8").startswith("<svg")
    assert brandubh("show", "start", "--svg", "-").stdout.startswith("<svg")
    assert "The king has escaped" in brandubh("show", "7/7/7/7/7/7/2t3K b").stdout
    impossible = brandubh("show", "7/7/7/7/7/7/7 b")
    assert impossible.returncode == 1
    assert "impossible: there is no king" in impossible.stdout


def test_rules_are_said_in_words_and_as_data(tmp_path: Path) -> None:
    listing = brandubh("rules").stdout
    assert all(name in listing for name in ("wtf", "wtf-de", "wtf-it", "raven"))
    assert "The game is then a draw." in brandubh("rules", "raven", "--language", "en").stdout
    assert "La partie est alors nulle." in brandubh("rules", "raven", "-l", "fr").stdout
    assert "en, fr, it, de, ga" in brandubh("rules", "raven", "-l", "xx").stderr
    toml = brandubh("rules", "wtf-it", "--toml").stdout
    assert Rules.from_toml(toml).name == "wtf-it"
    assert Rules.from_json(brandubh("rules", "--json").stdout) == Rules()
    file = tmp_path / "edge.toml"
    file.write_text(toml.replace('escape = "corners"', 'escape = "edges"'), "utf-8")
    assert "any square of the edge" in brandubh("rules", str(file), "-l", "en").stdout
    assert brandubh("perft", "2", "--rules", str(file)).returncode == 0


def test_replay_names_each_problem_on_a_line(tmp_path: Path) -> None:
    game = Game()
    for text in ESCAPE:
        game.push_text(text)
    good = tmp_path / "good.txt"
    good.write_text(write_game(game) + "\n" + write_game(game), "utf-8")
    bad = tmp_path / "bad.txt"
    bad.write_text(
        write_game(game) + '\n[Event "x"]\n\n1. d2-d9 *\n\n' + write_game(game) + '\n[Event "y"]\n1. d2-d2 *\n', "utf-8"
    )
    done = brandubh("replay", str(good))
    assert (done.returncode, done.stdout) == (0, f"{good}: 2 games are right\n")
    done = brandubh("replay", str(bad), str(good), "--quiet")
    assert done.returncode == 1
    assert len(done.stdout.splitlines()) == 2
    assert done.stdout.startswith(f"{bad}:10:4: A move is written")
    listing = tmp_path / "list.csv"
    listing.write_text(" ".join(ESCAPE) + ",1,1,White\nd2-d9,0,0,Ongoing\n", "utf-8")
    done = brandubh("replay", str(listing))
    assert (done.returncode, len(done.stdout.splitlines())) == (1, 1)


@pytest.mark.parametrize(
    "arguments",
    [
        ["perft", "x"],
        ["perft", "-1"],
        ["perft", "2", "--rules", "chess"],
        ["perft", "2", "--rules", "nowhere.toml"],
        ["perft", "2", "--fen", "nonsense"],
        ["perft", "2", "--fen", "7/7/7/7/7/7/7 b"],
        ["show", "nonsense"],
        ["show", "start", "--theme", "neon"],
        ["show", "start", "--svg", "/dev/null/all.svg"],
        ["show", "start", "--size", "0"],
        ["replay", "/nowhere/at/all.txt"],
        ["rules", "chess"],
        ["play", "--fen", "7/7/7/7/7/7/7 b"],
        ["play", "--fen", START, "--match"],
        ["nonsense"],
    ],
)
def test_bad_input_gets_a_clear_line_and_an_exit_status(arguments: list[str]) -> None:
    done = brandubh(*arguments)
    assert done.returncode in (1, 2)
    assert done.stderr.strip() or done.stdout.strip()


def test_bad_input_shows_no_traceback_to_the_shell() -> None:
    assert process("perft", "2", "--fen", "nonsense").stderr.startswith("brandubh: A position is")


def test_a_binary_file_is_no_game_file(tmp_path: Path) -> None:
    path = tmp_path / "picture.png"
    path.write_bytes(bytes(range(256)))
    done = brandubh("replay", str(path))
    assert done.returncode == 2
    assert "not a text file" in done.stdout


def test_two_people_play_a_game(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    moves = "\n".join(text.split("x")[0].replace("-", " ") for text in ESCAPE)
    words = (
        f"help\nd2\nmoves\nfoo\nd2-d9\nundo\n{moves.splitlines()[0]}\nundo\nflip\nflip\nrecord\nsave {file}\n{moves}\n"
    )
    done = brandubh("play", "--ascii", stdin=words)
    assert done.returncode == 0
    assert "The king has escaped: the defenders win." in done.stdout
    assert "d1-d2xc2" in done.stdout
    assert "There is no move to take back" in done.stdout
    assert "“foo” is neither a move" in done.stdout
    assert file.read_text("utf-8").startswith("[Rules")


def test_two_people_play_a_whole_match() -> None:
    words = "\n".join([*ESCAPE, "", "d2-e2", "c4-c2", "resign", "y", ""])
    done = brandubh("play", "--match", "--attackers", "Ann", "--defenders", "Bo", stdin=words)
    assert "Set 2 of 2: Bo (attackers) against Ann (defenders)" in done.stdout
    assert "Bo wins the match" not in done.stdout
    # Bo won the first set with the defenders, Ann the second.
    assert "Ann wins the match by fewer moves." in done.stdout
    assert "7 to 1" in done.stdout


def test_a_repetition_is_warned_of_and_may_be_declined() -> None:
    loop = "d1-c1\nd3-c3\nc1-d1\nc3-d3\nn\nc3-d3\ny\nquit\n"
    done = brandubh("play", "--ascii", stdin=loop)
    assert done.stdout.count("This position has stood on the board once before") == 2
    assert "the defenders lose" in " ".join(done.stdout.split())


def test_the_end_of_input_ends_the_game_politely() -> None:
    done = process("play", stdin="d2-e2\n")
    assert done.returncode == 0
    assert "Until next time." in done.stdout


def test_hostile_input_never_ends_in_a_traceback() -> None:
    words = "\n".join(
        ["\x00", "x" * 5000, "save", "save /nowhere/x", "[bold]", "d2-e2xg7", "é", "1. d2-e2", "moves z9", ""]
    )
    assert process("play", stdin=words).returncode == 0


def test_a_terminal_without_unicode_gets_an_ascii_board() -> None:
    done = process("play", stdin="quit\n", PYTHONIOENCODING="ascii")
    assert "  4  t  t  T  K  T  t  t  4" in done.stdout


@pytest.mark.long
def test_a_game_in_a_terminal_survives_its_window(tmp_path: Path) -> None:
    env = {**os.environ, "HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path), "TERM": "dumb"}

    def session(keys: list[tuple[str, str]]) -> None:
        """Wait for each text and type each answer at a real terminal; then kill the program without mercy."""
        master, slave = pty.openpty()
        command = [sys.executable, "-m", "brandubh", "play"]
        process = subprocess.Popen(command, stdin=slave, stdout=slave, stderr=slave, env=env)
        os.close(slave)
        seen = ""
        for expected, answer in keys:
            deadline = time.monotonic() + 60
            while expected not in seen:
                assert time.monotonic() < deadline, seen
                if select.select([master], [], [], 1)[0]:
                    seen += os.read(master, 65536).decode("utf-8", "replace")
            seen = seen.split(expected, 1)[1]
            os.write(master, answer.encode())
        process.kill()
        process.wait()
        os.close(master)

    session([("1. attackers>", "d2-e2\n"), ("1. defenders>", "c4-c2\n"), ("2. attackers>", "")])
    session(
        [
            ("attackers against defenders, rules wtf, 2 moves played", "y\n"),
            ("2. attackers>", "b4-b3\n"),
            ("2. defenders>", ""),
        ]
    )
    # A new game does not overwrite the one that was declined.
    session(
        [
            ("attackers against defenders, rules wtf, 3 moves played", "n\n"),
            ("terminal-game-1.txt", ""),
            ("1. attackers>", ""),
        ]
    )
    assert "b4-b3" in (tmp_path / "brandubh" / "terminal-game-1.txt").read_text("utf-8")


def test_what_is_kept_is_replaced_in_one_step(tmp_path: Path) -> None:
    keep = tmp_path / "deep" / "game.txt"
    answers = iter(["d2-e2", "resign", "y"])
    Terminal(Screen(quiet=True), lambda _prompt: next(answers), keep=keep).play_game(Game())
    assert "d2-e2 0-1" in keep.read_text("utf-8")
    assert [path.name for path in keep.parent.iterdir()] == ["game.txt"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_break_no_line_where_it_must_not_break_at_80_columns(language: str) -> None:
    for name in PRESETS:
        with redirect_stdout(io.StringIO()) as out, pytest.MonkeyPatch.context() as patch:
            patch.setenv("COLUMNS", "80")
            patch.setattr(sys, "argv", ["brandubh", "rules", name, "--language", language])
            with pytest.raises(SystemExit):
                main()
        lines = out.getvalue().splitlines()
        assert len(lines) > 80
        assert [line for line in lines if len(line) > 80] == []
        # A line may not begin with a mark that belongs to the word before, nor end with an opening one.
        assert [line for line in lines if re.match(r"\s*[:;?!»,.)”]", line) or re.search(r"[«(„]\s*$", line)] == []
        assert [line for line in lines if re.search(r"[.:;?!,]\u202f?[.:;?!,](?!\.)", line.replace("...", ""))] == []


def test_the_rules_have_the_numbers_of_the_clauses() -> None:
    for name, rules in PRESETS.items():
        found = re.findall(r"^(\d\.\d+) ", brandubh("rules", name, "-l", "en").stdout, re.MULTILINE)
        assert found == [clause.number for clause in clauses(rules)]


def test_nothing_is_said_in_a_language_that_nobody_speaks() -> None:
    done = brandubh("rules", "wtf", "--language", "xx")
    assert (done.stdout, done.returncode) == ("", 2)


LOOP = ["d1-c1", "d3-c3", "c1-d1", "c3-d3"]


@pytest.mark.parametrize(
    ("rules", "plies", "consequence"),
    [
        ("wtf", 12, "the defenders lose"),
        ("wtf-de", 12, "the defenders lose"),
        ("wtf-it", 12, "the defenders lose"),
        ("raven", 8, "the game is drawn"),
    ],
)
def test_the_terminal_says_before_a_move_how_often_its_position_has_been_there(
    rules: str, plies: int, consequence: str
) -> None:
    answers: list[str] = []
    for ply in range(plies):
        answers += [LOOP[ply % 4], "y"] if ply >= 3 else [LOOP[ply % 4]]
    shown = io.StringIO()
    waiting = iter([*answers, "quit"])
    Terminal(Screen(file=shown, width=200), lambda _prompt: next(waiting)).play_game(Game(rules=rules))
    pattern = r"stood on the board (\w+)(?: times)? before: (if the players keep going round,|with this move) (.*)\."
    said = re.findall(pattern, shown.getvalue())
    times = ["once"] * 4 + ["twice"] * 4 + ["3"]
    warned = plies - 3  # from the fourth move on, each brings back a position
    assert [number for number, _, _ in said] == times[:warned]
    assert {end for _, _, end in said} == {consequence}
    assert [then for _, then, _ in said] == ["if the players keep going round,"] * (warned - 1) + ["with this move"]


def test_analyse_shows_lines_and_draws_them(tmp_path: Path) -> None:
    picture = tmp_path / "lines.svg"
    done = brandubh("analyse", "start", "--depth", "4", "--lines", "2", "--svg", str(picture))
    assert done.returncode == 0
    assert "for the attackers" in done.stdout
    assert picture.read_text("utf-8").startswith("<svg")
    assert "The king has escaped" in brandubh("analyse", "7/7/7/7/7/7/2t3K b").stdout
    assert brandubh("analyse", "nonsense").returncode == 2


def test_analyse_judges_the_moves_of_a_game(tmp_path: Path) -> None:
    game = Game()
    for text in ESCAPE:
        game.push_text(text)
    file, judged = tmp_path / "game.txt", tmp_path / "judged.txt"
    file.write_text(write_game(game), "utf-8")
    done = brandubh("analyse", str(file), "--depth", "4", "--save", str(judged))
    assert done.returncode == 0
    assert "d1-d2xc2" in done.stdout
    assert "[%eval" in judged.read_text("utf-8")
    assert brandubh("replay", str(judged)).returncode == 0


def test_judged_games_may_take_the_place_of_the_file_they_are_read_from(tmp_path: Path) -> None:
    file = tmp_path / "games.txt"
    file.write_text('[Event "one"]\n\n1. d2-e2 *\n\n[Event "two"]\n\n1. d2-c2 *\n', "utf-8")
    assert brandubh("analyse", str(file), "--depth", "1", "--save", str(file)).returncode == 0
    games = list(read_games(file.read_text("utf-8")))
    assert [game.headers["Event"] for game in games] == ["one", "two"]
    assert all(game.end().evaluation is not None for game in games)
    assert [path.name for path in tmp_path.iterdir()] == ["games.txt"]


def test_a_picture_replaces_a_file_and_not_a_link_or_a_device(tmp_path: Path) -> None:
    target, link = tmp_path / "target.svg", tmp_path / "link.svg"
    target.write_text("old", "utf-8")
    link.symlink_to(target)
    for place in (str(link), os.devnull, str(tmp_path / "new" / "folder" / "x.svg")):
        assert brandubh("show", "start", "--svg", place).returncode == 0
    assert link.is_symlink()
    assert target.read_text("utf-8").startswith("<svg")
    assert not Path(os.devnull).is_file()
    assert (tmp_path / "new" / "folder" / "x.svg").read_text("utf-8").startswith("<svg")
    assert "Cannot write" in brandubh("show", "start", "--svg", str(tmp_path)).stderr


def test_the_computer_answers_in_the_terminal() -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("brandubh.cli.play.Computer.RHYTHM", 0.01)
        done = brandubh("play", "--level", "2", "--side", "attackers", stdin="d2-e2\nundo\nd2-c2\ndraw\nquit\n")
    assert done.stdout.count("Computer, level 2 (defenders): ") == 2
    assert "The computer plays on" in done.stdout
    assert brandubh("play", "--level", "2", "--side", "nobody").returncode == 2


def test_a_match_against_the_computer_swaps_its_side() -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("brandubh.cli.play.Computer.RHYTHM", 0.01)
        done = brandubh("play", "--level", "1", "--match", stdin="resign\ny\n\nresign\ny\n")
    assert "Set 2 of 2: Computer, level 1 (attackers) against You (defenders)" in done.stdout
    assert "Computer, level 1 wins the match by two wins." in done.stdout


def test_names_are_not_markup(tmp_path: Path) -> None:
    assert "[/x]" in brandubh("play", "--attackers", "[/x]", stdin="d2-e2\nquit\n").stdout
    rules = tmp_path / "m.toml"
    rules.write_text('name = "[/x]"\n', "utf-8")
    assert "[/x]" in brandubh("rules", str(rules)).stdout
    file = tmp_path / "g.txt"
    file.write_text('[Attackers "[/x]"]\n\n1. d2-e2 *\n', "utf-8")
    assert "[/x]" in brandubh("analyse", str(file), "--depth", "1").stdout


@pytest.mark.parametrize("arguments", [["analyse", "a" * 5000], ["tune", "/dev/null/x", "--pieces", "1"]])
def test_impossible_names_of_files_are_named(arguments: list[str]) -> None:
    done = brandubh(*arguments)
    assert (done.returncode, done.stderr.strip()[:9]) == (2, "brandubh:")


def test_missing_weights_are_named(tmp_path: Path) -> None:
    done = brandubh("tune", str(tmp_path), "--weights", str(tmp_path / "none.json"))
    assert done.returncode == 2
    assert "none.json" in done.stderr
    assert list(tmp_path.iterdir()) == []


def test_words_at_the_keyboard_may_be_in_capitals() -> None:
    done = brandubh("play", stdin="D2-E2\nsave ~nosuchuser/x\nsave a\x00b\nQUIT\n")
    assert "attackers: d2-e2" in done.stdout
    assert done.stdout.count("Cannot write") == 2
    assert done.returncode == 0


def test_replay_takes_the_rules_of_games_that_name_none(tmp_path: Path) -> None:
    file = tmp_path / "raven.txt"
    file.write_text('[FEN "7/7/7/2tK2t/7/7/3t3 b"]\n\n1. g4-e4xd4 0-1\n', "utf-8")
    assert brandubh("replay", str(file)).returncode == 1
    assert brandubh("replay", str(file), "--rules", "raven").returncode == 0


def test_commands_say_their_errors_in_the_users_language(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    bad = tmp_path / "bad.txt"
    bad.write_text("1. d2-e2 c4-d4 *")
    monkeypatch.setenv("BRANDUBH_LANGUAGE", "de")
    assert brandubh("show", "7/7 b").stderr == "brandubh: Nötig sind sieben Reihen mit „/“ dazwischen; es sind 2.\n"
    assert brandubh("replay", str(bad)).stdout == f"{bad}:1:10: d4 ist besetzt.\n"
    assert "ist leer" in brandubh("play", stdin="a1\nquit\n").stdout
    assert "Níl aon tacar rialacha" in brandubh("rules", "chess", "-l", "ga").stderr, "--language comes first"
    monkeypatch.delenv("BRANDUBH_LANGUAGE")
    monkeypatch.setenv("LC_ALL", "it_IT.UTF-8")
    assert "Nessun regolamento" in brandubh("show", "start", "--rules", "chess").stderr
    assert "brandubh rules NOME" in brandubh("rules").stdout
