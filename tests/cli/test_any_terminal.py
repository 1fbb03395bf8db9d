"""The command in any terminal, pipe and shell: every encoding, readers that go away, files of other programs."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from brandubh import Board, Rules
from brandubh.cli.fallback import in_ascii
from brandubh.pictures.text import ASCII, UNICODE
from brandubh.puzzles import load
from tests.support.command import brandubh
from tests.support.gates import mainly
from tests.support.solving import CASES, certify, solve

GAME = '[Attackers "Ó Néill"]\n\n1. d2-e2 c4-c2 *\n'
TABLE = "7/2t4/7/1T5/4K2/t6/7 b"


def raw(*arguments: str, stdin: bytes = b"", **env: str) -> subprocess.CompletedProcess[bytes]:
    command = [sys.executable, "-m", "brandubh", *arguments]
    environment = {**os.environ, "COLUMNS": "100", **env}
    done = subprocess.run(command, input=stdin, capture_output=True, env=environment, timeout=120, check=False)
    assert b"Traceback" not in done.stderr
    return done


def test_the_board_falls_back_as_it_is_drawn_in_ascii() -> None:
    assert in_ascii("".join(UNICODE.values())) == "".join(ASCII.values())


@pytest.mark.parametrize(
    ("encoding", "command"),
    [
        ("ascii", ["show", "start"]),
        pytest.param("ascii", ["rules", "raven", "-l", "fr"], marks=pytest.mark.long),
        ("latin-1", ["analyse", "start", "--depth", "2"]),
        pytest.param("cp437", ["puzzles", "show", "22a83bbd"], marks=pytest.mark.long),
        pytest.param("cp437", ["openings", "show"], marks=pytest.mark.long),
    ],
)
def test_what_cannot_be_written_falls_back(encoding: str, command: list[str]) -> None:
    done = raw(*command, PYTHONIOENCODING=encoding)
    assert done.returncode == 0
    assert b"?" not in done.stdout, done.stdout
    if command[0] in ("show", "analyse"):
        assert b"  4  t  t  T  K  T  t  t  4" in done.stdout


def test_errors_and_typed_words_are_in_any_encoding() -> None:
    done = raw("show", "7/7 b", PYTHONIOENCODING="ascii", BRANDUBH_LANGUAGE="de")
    assert done.stderr == b'brandubh: Notig sind sieben Reihen mit "/" dazwischen; es sind 2.\n'
    assert raw("play", stdin="é\nd2-e2\n".encode(), PYTHONIOENCODING="ascii").returncode == 0


@pytest.mark.parametrize(
    "command", ["perft 1", *(pytest.param(each, marks=pytest.mark.long) for each in ("puzzles show", "rules raven"))]
)
def test_a_reader_that_goes_away_is_no_error(command: str) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    arguments = [sys.executable, "-m", "brandubh", *command.split()]
    done = subprocess.run(arguments, stdout=writer, stderr=subprocess.PIPE, timeout=120, check=False)
    os.close(writer)
    assert (done.returncode, done.stderr) == (1, b"")


def marked(text: str, how: str) -> bytes:
    lines = text.replace("\n", "\r\n")
    return lines.encode("utf-16") if how == "utf-16" else b"\xef\xbb\xbf" + lines.encode()


@pytest.mark.parametrize("how", mainly(["utf-16"], ["utf-8", "utf-16"]))
def test_files_are_read_as_other_programs_write_them(tmp_path: Path, how: str) -> None:
    texts = {
        "game.txt": GAME,
        "list.csv": "d2-e2 c4-c2,0,0,White\n",
        "rules.toml": 'name = "mine"\n',
        "rules.json": '{"name": "mine"}\n',
        "puzzles.jsonl": load("raven")[0].to_json() + "\n",
    }
    paths = {name: tmp_path / name for name in texts}
    for name, text in texts.items():
        paths[name].write_bytes(marked(text, how))
    assert brandubh("replay", str(paths["game.txt"]), str(paths["list.csv"])).returncode == 0
    assert brandubh("analyse", str(paths["game.txt"]), "--depth", "1").returncode == 0
    for name in ("rules.toml", "rules.json"):
        assert "mine" in brandubh("rules", str(paths[name])).stdout
    assert brandubh("puzzles", "show", "--file", str(paths["puzzles.jsonl"])).stdout.startswith("22a83bbd")
    data = str(tmp_path / "data")
    assert "1 game counted" in brandubh("openings", "build", str(paths["list.csv"]), "--data", data).stdout
    assert raw("replay", "-", stdin=marked(GAME, how)).stdout == b"-: 1 game is right\n"


@pytest.mark.long
def test_a_certificate_and_a_conversation_survive_marks_and_other_ends_of_lines(tmp_path: Path) -> None:
    case = CASES[0]
    board = Board(case["fen"], rules=case["rules"])
    path = tmp_path / "proof.txt"
    certify(solve(board, board.turn), path)
    path.write_bytes(b"\xef\xbb\xbf" + path.read_bytes().replace(b"\n", b"\r\n"))
    assert "It holds" in brandubh("verify", str(path)).stdout
    assert b"It holds" in raw("verify", "-", stdin=path.read_bytes()).stdout
    told = raw("engine", stdin=b"\xef\xbb\xbfuci\r\nposition startpos moves d2e2\r\nd\r\nquit\r\n").stdout
    assert b"uciok" in told
    assert b"there is no command" not in told


def test_standard_input_is_a_file_called_dash() -> None:
    fen = Board().fen()
    assert "40 moves" in brandubh("show", "-", "--ascii", stdin=f"{fen}\n").stdout
    assert brandubh("perft", "2", "--fen", "-", stdin=fen).stdout.startswith("960 paths")
    assert "mine" in brandubh("rules", "-", stdin='name = "mine"\n').stdout
    assert "d2-e2" in brandubh("analyse", "-", "--depth", "1", stdin=GAME).stdout
    assert "score" in brandubh("analyse", "-", "--depth", "1", stdin=fen).stdout
    assert brandubh("puzzles", "show", "--file", "-", stdin=load("raven")[0].to_json()).stdout.startswith("22a83bbd")
    twice = brandubh("show", "-", "--rules", "-", stdin='name = "own"\n')
    assert (twice.returncode, twice.stdout) == (2, "")
    assert "Standard input can be read once" in twice.stderr


def test_standard_output_is_a_file_called_dash(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text(GAME, "utf-8")
    done = raw("analyse", str(file), "--depth", "1", "--save", "-", PYTHONIOENCODING="ascii")
    assert done.stdout.decode("utf-8").startswith('[Attackers "Ó Néill"]'), "a file is UTF-8 whatever the terminal has"
    assert b"accuracy" in done.stderr
    toml = raw("rules", "-", "--toml", stdin='name = "Ó"\n'.encode(), PYTHONIOENCODING="ascii")
    assert Rules.from_toml(toml.stdout.decode("utf-8")).name == "Ó"
    assert raw("show", "start", "--svg", "-").stdout.startswith(b"<svg")


def test_a_certificate_goes_to_standard_output_and_all_else_to_standard_error(tmp_path: Path) -> None:
    case = CASES[0]
    question = ["solve", case["fen"], "--rules", case["rules"], "--memory", "0.01"]
    file = tmp_path / "proof.txt"
    assert brandubh(*question, "--certificate", str(file)).returncode == 0
    done = raw(*question, "--certificate", "-", PYTHONIOENCODING="utf-16")
    assert done.returncode == 0
    assert done.stdout == file.read_bytes()
    assert "proven" in done.stderr.decode("utf-16")
    unknown = brandubh("solve", "start", "--time", "0.1s", "--memory", "0.01", "--certificate", "-")
    assert (unknown.returncode, unknown.stdout) == (0, "")
    assert "There is no certificate to write." in unknown.stderr


def test_standard_output_takes_one_thing_and_gives_nothing_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("game.txt").write_text(GAME, "utf-8")
    for command in (
        "analyse game.txt --depth 1 --save -",
        "solve start --time 1s --certificate -",
        "match a b --save -",
    ):
        done = brandubh(*command.split(), "--json")
        assert (done.returncode, done.stdout) == (2, "")
        assert "Standard output takes one thing" in done.stderr
    for command in ("solve start --time 1s --save -", "openings search --out - --time 1"):
        done = brandubh(*command.split())
        assert (done.returncode, done.stdout) == (2, "")
        assert "read again" in done.stderr
    assert [path.name for path in tmp_path.iterdir()] == ["game.txt"]


def test_json_is_all_that_a_program_reads(tmp_path: Path) -> None:
    good, bad = tmp_path / "good.txt", tmp_path / "bad.txt"
    good.write_text(GAME, "utf-8")
    bad.write_text("1. d2-d9 *\n", "utf-8")
    replayed = brandubh("replay", str(good), str(bad), str(tmp_path / "none"), "--json")
    files = json.loads(replayed.stdout)["files"]
    assert [(each["games"], len(each["problems"]), bool(each["error"])) for each in files] == [
        (1, 0, False),
        (0, 1, False),
        (0, 0, True),
    ]
    assert (replayed.returncode, replayed.stderr) == (2, "")
    shown = json.loads(brandubh("show", "start", "--json").stdout)
    assert (shown["king"], len(shown["moves"]), shown["turn"]) == (["d4"], 40, "attackers")
    analysed = json.loads(brandubh("analyse", "start", "--depth", "2", "--lines", "2", "--json").stdout)
    assert len(analysed["lines"]) == 2
    assert analysed["lines"][0]["score"]["side"] == "attackers"
    review = json.loads(brandubh("analyse", str(good), "--depth", "1", "--json").stdout)
    assert [each["move"] for each in review["games"][0]["moves"]] == ["d2-e2", "c4-c2"]
    case = CASES[0]
    proof = tmp_path / "proof.txt"
    solved = brandubh("solve", case["fen"], "--rules", case["rules"], "--certificate", str(proof), "--json")
    assert json.loads(solved.stdout)["verdict"] == "proven"
    assert json.loads(brandubh("verify", str(proof), "--json").stdout)["holds"] is True
    proof.write_bytes(proof.read_bytes()[:-9])
    table = tmp_path / "tables" / "525183bd9af77362-1v0.table"
    table.parent.mkdir()
    table.write_bytes(b"no table")
    wrong = brandubh("tables", "verify", "--rules", "wtf", "--folder", str(table.parent), "--json")
    assert (wrong.returncode, json.loads(wrong.stdout)["right"]) == (1, False)
    broken = brandubh("verify", str(proof), "--json")
    assert (json.loads(broken.stdout)["holds"], broken.returncode) == (False, 1)
    checked = json.loads(brandubh("puzzles", "check", "--rules", "raven", "--sample", "1", "--json").stdout)
    assert (checked["puzzles"], checked["wrong"]) == (1, [])
    built = json.loads(brandubh("openings", "build", str(good), "--data", str(tmp_path), "--json").stdout)
    assert built["unfinished"] == 1
