"""What stands in files and comes from engines is shown as it is: it gives neither rich nor the terminal orders."""

import hashlib
import io
import json
import re
import shlex
import struct
import sys
import zlib
from pathlib import Path

import pytest

from brandubh import Board, Game, Rules, Side
from brandubh.cli.screen import Screen
from brandubh.cli.terminal import Quit, Terminal
from brandubh.errors import BrandubhError, printable
from brandubh.puzzles.puzzle import load
from brandubh.rules import get_rules
from brandubh.tablebase import Tables
from brandubh.tablebase.material import Material
from brandubh.tablebase.table_file import HEADER, table_path
from tests.support.command import brandubh
from tests.support.paths import ROOT
from tests.support.solving import HARD, certify, solve

MARKUP = "[bold red]x[/] [link=http://x.org]y[/link] :crown: \\[z]"
ORDERS = "\x1b[2J\x1b]0;mine\x07\x9b31m\r\x7f\u202e"
HOSTILE = f"[bold]{ORDERS}[/bold]"


def shown(*arguments: str) -> str:
    """What a command prints, in all; as it goes to no terminal, rich adds no orders of its own."""
    done = brandubh(*arguments)
    text = done.stdout + done.stderr
    assert not re.search("[\x00-\x08\x0b-\x1f\x7f-\x9f\u202e]", text), ascii(text)
    assert "Traceback" not in text
    return text


def test_a_ruleset_is_called_what_it_is_called(tmp_path: Path) -> None:
    path = tmp_path / "rules.json"
    path.write_text(json.dumps({"name": MARKUP, "escape": "edges"}), "utf-8")
    assert MARKUP in shown("rules", str(path))
    assert MARKUP in shown("tables", "info", "--rules", str(path), "--folder", str(tmp_path))
    path.write_text(json.dumps({"name": HOSTILE}), "utf-8")
    shown("rules", str(path))
    path.write_text(json.dumps({"name": "x", HOSTILE: HOSTILE, "escape": HOSTILE}), "utf-8")
    shown("rules", str(path))


def test_a_certificate_is_read_and_not_obeyed(tmp_path: Path) -> None:
    rules = Rules.from_dict(get_rules(HARD["rules"]).to_dict() | {"name": MARKUP})
    path = tmp_path / "proof.txt"
    certify(solve(Board(HARD["fen"], rules=rules), Side(HARD["side"])), path)
    assert json.dumps(MARKUP) in shown("verify", str(path))
    good = path.read_bytes()
    for line in (b"rules", b"position", b"side", b"claim", b"entries"):
        at = good.index(b"\n" + line) + 1
        path.write_bytes(sealed(good[:at] + line + b" " + HOSTILE.encode() + good[good.index(b"\n", at) :]))
        assert path.name in shown("verify", str(path))


def sealed(text: bytes) -> bytes:
    body = text[: text.rfind(b"checksum ")]
    return body + f"checksum {hashlib.sha256(body).hexdigest()}\n".encode()


def test_a_table_is_read_and_not_obeyed(small_tables: Tables, tmp_path: Path) -> None:
    wtf = get_rules("wtf")
    good = small_tables.file(wtf, Material(1, 0)).path.read_bytes()
    end = 16 + 4 * 4 + 8 + 16 + 16 + 2 * 8 + 6 * 8 + 32
    for place in (40, 56):  # the rules id, the generator
        header = bytearray(good[:HEADER])
        header[place : place + 16] = b"\x1b[2J[bold]\r\x07".ljust(16, b"x")
        header[end : end + 4] = struct.pack("<I", zlib.crc32(header[:end]))
        path = table_path(tmp_path, wtf, Material(1, 0))
        path.write_bytes(bytes(header) + good[HEADER:])
        for command in ("info", "verify"):
            assert "[bold]" in shown("tables", command, "--folder", str(tmp_path))


def test_a_folder_may_have_any_name(tmp_path: Path) -> None:
    folder = tmp_path / "[bold]" / ORDERS
    folder.mkdir(parents=True)
    assert "[bold]" in shown("tables", "info", "--folder", str(folder))
    assert "[bold]" in shown("replay", str(folder / "missing"))
    assert "[bold]" in shown("solve", "start", "--memory", "0.01", "--time", "0.01s", "--folder", str(folder))


@pytest.mark.parametrize("field", ["id", "rules", "fen", "moves", "proof", "source", "themes"])
def test_a_puzzle_is_read_and_not_obeyed(field: str, tmp_path: Path) -> None:
    puzzle = json.loads(load()[0].to_json())
    puzzle[field] = [HOSTILE] if field == "themes" else HOSTILE
    path = tmp_path / "puzzles.jsonl"
    path.write_text(json.dumps(puzzle) + "\n", "utf-8")
    shown("puzzles", "show", "--file", str(path))
    shown("puzzles", "show", "random", "--file", str(path), "--solution")
    path.write_text(f"{HOSTILE}\n", "utf-8")
    shown("puzzles", "show", "--file", str(path))


def test_a_campaign_is_read_and_not_obeyed(tmp_path: Path) -> None:
    (tmp_path / "campaign.json").write_text(
        json.dumps({"version": HOSTILE, "rules": HOSTILE, "questions": [{"move": HOSTILE}]}), "utf-8"
    )
    shown("solve", "start", "--folder", str(tmp_path), "--memory", "0.01", "--time", "0.01s")


GAME = f'[Event "{HOSTILE}"]\n[Attackers "{HOSTILE}"]\n[Defenders "{MARKUP}"]\n\n1. d2-e2 {{{HOSTILE}}} '


def test_a_game_is_read_and_not_obeyed(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    for end in ("*\n", f"{HOSTILE} *\n", f'[{HOSTILE} "x"]\n*\n', "1. a1-a2 *\n", f"{{{HOSTILE}"):
        path.write_bytes((GAME + end).encode())
        shown("replay", str(path))
    path.write_bytes(f"[Rules '{HOSTILE}']\n1. d2-e2 *\n".encode())
    shown("replay", str(path))


@pytest.mark.slow
def test_a_game_is_reviewed_and_not_obeyed(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_text(f'[Attackers "{MARKUP}"]\n\n1. d2-e2 {HOSTILE} c4-c2 *\n', "utf-8")
    shown("analyse", str(path), "--depth", "1")
    path.write_text('[Attackers "[bold]Ann[/bold]"]\n\n1. d2-e2 c4-c2 *\n', "utf-8")
    assert "[bold]Ann[/bold]" in shown("analyse", str(path), "--depth", "1")


def test_players_may_have_any_name() -> None:
    out = io.StringIO()
    prompts = []

    def ask(prompt: str) -> str:
        prompts.append(prompt)
        return ["d2-e2", "record", "quit"][len(prompts) - 1]

    terminal = Terminal(Screen(file=out, width=300), ask)
    game = Game(headers={"Attackers": HOSTILE, "Defenders": MARKUP})
    with pytest.raises(Quit):
        terminal.play_game(game)
    text = out.getvalue() + "".join(prompts)
    assert MARKUP in text
    assert not re.search("[\x00-\x08\x0b-\x1f\x7f-\x9f\u202e]", text), ascii(text)


ENGINE = f"""
import sys
for line in sys.stdin:
    if line.strip() == "uci":
        print({f"id name {HOSTILE}"!r}, {f"option name {HOSTILE} type button"!r}, "uciok", sep="\\n")
    elif line.strip() == "isready":
        print("readyok")
    elif line.startswith("go"):
        print({f"info string {HOSTILE}"!r}, {f"bestmove {HOSTILE}"!r}, sep="\\n")
    sys.stdout.flush()
    if "go" in line:
        sys.exit({HOSTILE!r})
"""


@pytest.mark.long
def test_an_engine_is_heard_and_not_obeyed(tmp_path: Path) -> None:
    program, openings = tmp_path / "engine.py", tmp_path / "openings.txt"
    program.write_text(ENGINE, "utf-8")
    openings.write_text("d2-e2 c4-c2\n", "utf-8")
    engine = shlex.join([sys.executable, str(program)])
    tiny = shlex.join([sys.executable, str(ROOT / "tests/support/tiny_engine.py")])
    said = shown("match", engine, tiny, "--games", "2", "--depth", "1", "--openings", str(openings))
    assert "\\x1b" in said


def test_an_error_gives_no_orders_whatever_it_quotes() -> None:
    assert str(BrandubhError(f"the engine said: {HOSTILE}")).isprintable()
    assert str(BrandubhError("rules-unknown", name=HOSTILE, presets=HOSTILE)).isprintable()


@pytest.mark.parametrize("text", ["l’été «\xa0où\xa0?\u202f»", "Ó Néill", "a\tb\nc", "می\u200cخواهم", "♔"])
def test_what_people_write_stays_as_it_is(text: str) -> None:
    assert printable(text) == text


def test_every_console_is_a_screen() -> None:
    """So that there is one place that sees to this."""
    for path in (ROOT / "src" / "brandubh").rglob("*.py"):
        text = path.read_text("utf-8")
        assert path.name == "screen.py" or not re.search(
            r"\bConsole\(|from_markup|import Console\b|rich import print", text
        )
