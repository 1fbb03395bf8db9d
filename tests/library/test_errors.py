"""Errors: every code has a sentence in every language, and every sentence has an input that leads to it."""

import ast
import errno
import itertools
import pickle
import re
import zlib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from brandubh import Board, Game, Match, Move, Piece, Rules, Side
from brandubh.bulk.whole_file import check_place
from brandubh.errors import BrandubhError, RecordError, file_trouble
from brandubh.game import Evaluation
from brandubh.language import LANGUAGES, say
from brandubh.outcome import Outcome, Termination
from brandubh.pieces import SQUARES
from brandubh.record import PositionEntry, read_csv, read_game, read_games, read_packed, write_game
from brandubh.record.opentafl import read_move, read_position, write_move
from brandubh.record.packed import MAGIC, MOST_BYTES
from brandubh.rules import get_rules, load_rules
from brandubh.rules.set_up import Status
from tests.support.paths import ROOT

PACKAGE = ROOT / "src" / "brandubh"
WEB = ROOT / "web" / "src"


def board(fen: str, move: str, **fields: Any) -> None:
    Board(fen, rules=Rules(**fields)).push(Move.from_text(move))


def record(text: str) -> None:
    list(read_games(text))


def in_list(text: str) -> None:
    list(read_csv(text))


OPEN = "7/7/7/t2K2t/7/7/7 b"
OVER = "7/7/7/t6/7/7/6K b"
TRIED = {
    "square": lambda: Move("d9", "d2"),
    "side": lambda: Board.from_pieces({}, "red"),
    "piece": lambda: Board.from_pieces({"d4": "q"}, Side.ATTACKERS),
    "move-text": lambda: Move.from_text("castles"),
    "move-uci": lambda: Move.from_uci("d2-e2"),
    "language": lambda: say("xx", "section-king"),
    "position-no-king": lambda: Board("7/7/7/7/7/7/t6 b").check(),
    "position-many-kings": lambda: Board("7/7/7/KK5/7/7/7 b").check(),
    "position-many-attackers": lambda: Board("1ttttt1/ttttttt/7/3K3/7/7/7 b").check(),
    "position-many-defenders": lambda: Board("1TTTTT1/7/7/3K3/7/7/7 b").check(),
    "position-man-on-throne": lambda: Board("7/7/7/K2t3/7/7/7 b").check(),
    "position-man-on-corner": lambda: Board("t6/7/7/3K3/7/7/7 b").check(),
    "position-ranks": lambda: Board("7/7 b"),
    "position-rank": lambda: Board("6/7/7/3K3/7/7/7 b"),
    "position-letter": lambda: Board("x6/7/7/3K3/7/7/7 b"),
    "position-fields": lambda: Board("7/7/7/3K3/7/7/7"),
    "position-side": lambda: Board("7/7/7/3K3/7/7/7 red"),
    "opentafl-piece": lambda: read_position("/7/7/7/3k3/7/7/7/"),
    "opentafl-empty": lambda: read_position("/12T3/7/7/3K3/7/7/7/"),
    "opentafl-resignation": lambda: read_move("---"),
    "opentafl-move": lambda: read_move("d2"),
    "illegal-over": lambda: board(OVER, "a4-a3"),
    "illegal-empty": lambda: board(OPEN, "a1-a2"),
    "illegal-turn": lambda: board(OPEN, "d4-d5"),
    "illegal-skip": lambda: board(OPEN, "a4-a4"),
    "illegal-shut-in": lambda: board("3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3 w", "d4-d4"),
    "illegal-straight": lambda: board(OPEN, "a4-b5"),
    "illegal-occupied": lambda: board(OPEN, "a4-d4"),
    "illegal-throne": lambda: board("7/7/7/t5t/7/7/3K3 b", "a4-d4"),
    "illegal-corner": lambda: board(OPEN, "a4-a1"),
    "illegal-return": lambda: board("7/7/7/tK4t/7/3t3/7 w", "b4-d4", king_may_return=False),
    "illegal-cross": lambda: board("7/7/7/t5t/7/7/3K3 b", "a4-e4", men_may_cross=False),
    "illegal-far": lambda: board(OPEN, "a4-a6", men_range="one"),
    "illegal-blocked": lambda: board(OPEN, "a4-f4"),
    "illegal-captures": lambda: Board(OPEN).push_text("a4-a3xd4"),
    "rules-unknown": lambda: get_rules("chess"),
    "rules-name": lambda: Rules(name=""),
    "rules-start": lambda: Rules(start="7/7/7/7/7/7/7"),
    "rules-start-men": lambda: Rules(start="t6/7/7/3K3/7/7/7"),
    "rules-start-over": lambda: Rules(start="7/7/7/3K3/7/7/7"),
    "rules-table": lambda: Rules.from_dict([]),
    "rules-field": lambda: Rules.from_dict({"king_armd": True}),
    "rules-value": lambda: Rules.from_dict({"escape": "sea"}),
    "rules-truth": lambda: Rules.from_dict({"encirclement": 1}),
    "rules-text": lambda: Rules.from_dict({"name": 5}),
    "rules-json": lambda: Rules.from_json('{"name": }'),
    "rules-toml": lambda: Rules.from_toml("name"),
    "rules-deep": lambda: Rules.from_json("[" * 100_000),
    "cannot-read": lambda: load_rules("/nowhere/none.toml"),
    "cannot-write": lambda: check_place(ROOT),
    "in-file": lambda: load_rules(str(ROOT / "pyproject.toml")),
    "record-none": lambda: read_game("; nothing"),
    "record-tag": lambda: record("[Event]"),
    "record-tag-twice": lambda: record('[Event "x"]\n[Event "y"]\n\n*'),
    "record-comment": lambda: record("1. d2-e2 {never"),
    "record-endless": lambda: list(read_games(itertools.repeat("x" * 100_000 + "\n"))),
    "record-letter": lambda: record("1. d2-e2 } *"),
    "record-symbol": lambda: record("$1 1. d2-e2 *"),
    "record-long": lambda: list(read_games("1. d2-e2 *", most_moves=0)),
    "record-variation-first": lambda: record("(1. d2-e2) *"),
    "record-variation-empty": lambda: record("1. d2-e2 () *"),
    "record-variation": lambda: record("1. d2-e2 (1. d2-c2"),
    "record-bracket": lambda: record("1. d2-e2 ) *"),
    "record-result": lambda: record('[Result "2-0"]\n\n*'),
    "record-result-tags": lambda: record('[Result "1-0"]\n\n0-1'),
    "record-result-board": lambda: record(f'[FEN "{OVER}"]\n\n0-1'),
    "record-end": lambda: record('[Result "1-0"]\n[Termination "magic"]\n\n1-0'),
    "record-end-board": lambda: record(f'[FEN "{OVER}"]\n[Termination "capture"]\n\n1-0'),
    "record-end-open": lambda: record('[Result "1-0"]\n[Termination "escape"]\n\n1-0'),
    "list-fields": lambda: in_list("d2-e2,0"),
    "list-lost": lambda: in_list("d2-e2,0,1,Ongoing"),
    "packed-file": lambda: list(read_packed(b"games")),
    "packed-version": lambda: Game.from_bytes(bytes([9])),
    "packed-short": lambda: Game.from_bytes(b""),
    "packed-damaged": lambda: Game.from_bytes(bytes(8).replace(b"\0", b"\1")),
    "packed-byte": lambda: Game.from_bytes(_sealed(1, 0, 208, 255)),
    "packed-move": lambda: Game.from_bytes(_sealed(1, 0, 40, 255)),
    "packed-long": lambda: Game.from_bytes(bytes(MOST_BYTES + 1)),
    "packed-game": lambda: list(read_packed(MAGIC + b"\1\0")),
    "positions-operation": lambda: PositionEntry.from_text(f"{OPEN} ;"),
    "positions-quote": lambda: PositionEntry.from_text(f'{OPEN} id "x'),
    "positions-twice": lambda: PositionEntry.from_text(f"{OPEN} id x; id y;"),
    "positions-operands": lambda: PositionEntry.from_text(f"{OPEN} wins 3;"),
    "positions-name": lambda: PositionEntry(OPEN, more={"a b": ()}),
    "positions-long": lambda: PositionEntry.from_text(f"{OPEN} id {'x' * 10_000};"),
    "clock": lambda: record("1. d2-e2 {[%clk soon]} *"),
    "evaluation": lambda: record("1. d2-e2 {[%eval good]} *"),
    "evaluation-both": lambda: Evaluation(),
    "header-own": lambda: write_game(Game(headers={"FEN": ""})),
    "header-name": lambda: write_game(Game(headers={"a b": ""})),
    "game-declared": lambda: Game().declare(Outcome(Side.DEFENDERS, Termination.ESCAPE)),
    "game-over": lambda: Game(OVER).resign(Side.ATTACKERS),
    "match-names": lambda: Match("One", "One"),
    "match-sets": lambda: Match.from_games(Game(), Game(rules="raven")),
    "match-over": lambda: _finished_match().next_set(),
    "first-set": lambda: Match("One", "Two").next_set(),
}
"""An input for every code of the library."""

FILES = {
    "file-missing": FileNotFoundError(),
    "file-folder": IsADirectoryError(),
    "file-forbidden": PermissionError(),
    "file-encoding": UnicodeDecodeError("utf-8", b"\xff", 0, 1, "no"),
    "file-large": OSError(errno.EFBIG, "File too large"),
    "file-system": OSError(28, "No space left on device"),
}

ELSEWHERE = {
    "cache-elsewhere": "tests/kernel/test_first_use.py",
    "cache-nowhere": "tests/kernel/test_compiled.py",
    "record": "every RecordError",
    "file-other": "the reason of cannot-write, above",
    "network": "the web client",
    "unexpected": "the web client and the server",
    "not-yours": "the web client",
    "earlier": "the web client",
}
"""Codes that no single input of the library has. Those of the server are in tests/server/test_codes.py."""


def _sealed(*body: int) -> bytes:
    return bytes(body) + zlib.crc32(bytes(body)).to_bytes(4, "little")


def _finished_match() -> Match:
    match = Match("One", "Two")
    match.current.resign(Side.ATTACKERS)
    match.next_set().resign(Side.ATTACKERS)
    return match


def error_of(attempt: Callable[[], object]) -> BrandubhError:
    with pytest.raises(BrandubhError) as caught:
        attempt()
    error = caught.value
    return error.reason if isinstance(error, RecordError) else error


def sentences(error: BrandubhError) -> list[str]:
    return [error.say(language) for language in LANGUAGES]


@pytest.mark.parametrize("code", TRIED)
def test_a_wrong_input_has_its_code_and_a_sentence_in_every_language(code: str) -> None:
    error = error_of(TRIED[code])
    assert error.code == code
    said = sentences(error)
    assert len(set(said)) == len(LANGUAGES), "each in its own words"
    assert all(re.search(r"[.?»“”]$", sentence) for sentence in said), said
    again = pickle.loads(pickle.dumps(error))
    assert (type(again), again.code, str(again)) == (type(error), code, str(error))


@pytest.mark.parametrize("code", FILES)
def test_what_is_wrong_with_a_file_is_said_in_every_language(code: str) -> None:
    error = file_trouble(FILES[code])
    assert error.code == code
    assert len(set(sentences(error))) == len(LANGUAGES)


def test_a_mistake_in_a_file_is_said_with_its_place_and_its_reason_in_one_language() -> None:
    with pytest.raises(RecordError) as caught:
        record("1. d2-e2\nc4-d4 *")
    error = caught.value
    assert sentences(error) == [
        "Line 2, column 1: d4 is occupied.",
        "Ligne 2, colonne 1\u202f: d4 est occupée.",
        "Riga 2, colonna 1: d4 è occupata.",
        "Zeile 2, Spalte 1: d4 ist besetzt.",
        "Líne 2, colún 1: Tá píosa ar d4 cheana.",
    ]
    assert str(error) == "2:1: c4-d4 is not legal. d4 is occupied."
    reason = {"code": "illegal-occupied", "arguments": {"move": "c4-d4", "square": "d4"}}
    assert error.to_dict() == {"code": "record", "arguments": {"line": 2, "column": 1, "reason": reason}}
    assert str(pickle.loads(pickle.dumps(error))) == str(error)


def test_a_text_without_a_code_is_its_own_sentence() -> None:
    error = BrandubhError("the table is damaged")
    assert (error.code, error.say("fr"), str(error)) == ("", "the table is damaged", "the table is damaged")


def test_what_a_user_wrote_is_shown_without_control_characters_and_cut() -> None:
    error = error_of(lambda: Move.from_text("\x1b[31m" + "d" * 500))
    assert isinstance(error.arguments["text"], str)
    assert error.arguments["text"].startswith("\\x1b[31md")
    assert len(error.arguments["text"]) < 120


def _messages() -> set[str]:
    texts = [path.read_text(encoding="utf-8") for path in (PACKAGE / "locales" / "en").glob("*.ftl")]
    return {code for text in texts for code in re.findall("^error-([a-z-]+) =", text, re.MULTILINE)}


def _raised() -> Iterator[tuple[Path, str]]:
    """The codes in the package: the strings that are given first to an error, or to what makes one."""
    makers = ("no", "wrong", "conflict", "busy", "_error", "ProblemError")
    for path in PACKAGE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            name = getattr(node.func, "id", getattr(node.func, "attr", ""))
            if not node.args or not (name.endswith("Error") or name in makers):
                continue
            first = node.args[1 if name == "ProblemError" and len(node.args) > 1 else 0]
            for part in (first.body, first.orelse) if isinstance(first, ast.IfExp) else (first,):
                if isinstance(part, ast.Constant) and isinstance(part.value, str) and " " not in part.value:
                    yield path, part.value


def test_every_code_in_the_source_has_a_message_and_every_message_is_raised() -> None:
    known = _messages()
    assert sorted({code for _, code in _raised()} - known) == []
    sources = [path.read_text(encoding="utf-8") for path in PACKAGE.rglob("*.py")]
    sources += [path.read_text(encoding="utf-8") for path in WEB.rglob("*.ts")]
    everything = "\n".join(sources)
    assert [code for code in sorted(known) if f'"{code}"' not in everything and f"error-{code}" not in everything] == []


def test_every_code_of_the_library_is_tried_here() -> None:
    tools = ("cli", "server", "engine", "solver", "tablebase", "puzzles")
    codes = {code for path, code in _raised() if path.relative_to(PACKAGE).parts[0] not in tools}
    codes |= {part.code for part in Status}
    assert sorted(codes - TRIED.keys() - FILES.keys() - ELSEWHERE.keys()) == []


READERS: list[Callable[[str], object]] = [
    Board,
    Move.from_text,
    Move.from_uci,
    Board().parse_text,
    Rules.from_json,
    Rules.from_toml,
    get_rules,
    Evaluation.from_text,
    read_position,
    read_move,
    record,
    in_list,
    lambda text: write_move(Move("d2", "e2"), [text]),
    lambda text: Board.from_pieces({text: Piece.KING}, text),
]


def _wrong(read: Callable[[], object]) -> BrandubhError | None:
    """The only error that reading may end with."""
    try:
        read()
    except BrandubhError as error:
        return error
    return None


texts = st.one_of(st.text(max_size=40), st.text("tTK1234567/ bwdex-{}()[]$\"'=,\n", max_size=60))


@given(texts, st.sampled_from(READERS))
def test_whatever_is_read_what_is_wrong_has_a_code_and_can_be_said(text: str, read: Callable[[str], object]) -> None:
    error = _wrong(lambda: read(text))
    if error is not None:
        assert error.code
        assert all(sentences(error))


squares = st.sampled_from(SQUARES)


@given(st.sampled_from(["wtf", "raven"]), squares, squares)
def test_every_illegal_move_has_a_reason_in_every_language(rules: str, origin: str, target: str) -> None:
    error = _wrong(lambda: Board(rules=rules).push(Move(origin, target)))
    if error is not None:
        assert error.code.startswith("illegal-")
        assert error.arguments["move"] == f"{origin}-{target}"
        assert all(sentences(error))
