"""Position files: read and written line by line, and what is wrong has its place."""

import io
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from brandubh import Board, BrandubhError, Move, PositionEntry, RecordError, Rules, read_positions, write_positions
from tests.support.strategies import any_texts, boards

FEN = "7/7/7/t5t/7/7/2K1t2 w"


def test_a_line_says_a_position_and_what_is_known_of_it() -> None:
    line = rf'  {FEN}  am c1-c2 c1-c3 ; bm c1-a1; wins in 1; id "a \"quote\"; and \\";c0 hello "two words"; flag'
    entry = PositionEntry.from_text(line)
    assert entry.best == (Move("c1", "a1"),)
    assert entry.avoid == (Move("c1", "c2"), Move("c1", "c3"))
    assert (entry.wins_in, entry.id, entry.rules.name) == (1, 'a "quote"; and \\', "wtf")
    assert entry.more == {"c0": ("hello", "two words"), "flag": ()}
    assert str(entry) == (
        rf'{FEN} bm c1-a1; am c1-c2 c1-c3; wins in 1; id "a \"quote\"; and \\"; c0 hello "two words"; flag;'
    )
    assert entry.board() == Board(FEN)


def test_a_line_may_name_its_rules() -> None:
    own = Rules(name="mine", king_armed=False)
    for rules in ("raven", own):
        entry = PositionEntry(FEN, rules=rules, best=["c1-c2"])
        assert PositionEntry.from_text(str(entry)) == entry
        assert PositionEntry.from_text(str(entry)).rules == entry.rules
    assert PositionEntry.from_text(FEN, rules="raven").rules.name == "raven"
    assert PositionEntry.from_text(f"{FEN} rules wtf;", rules="raven").rules.name == "wtf"


def test_captures_are_written_and_checked() -> None:
    taking = PositionEntry("7/7/7/7/1tT3t/7/3K3 b", best=["g3-d3"])
    assert "bm g3-d3xc3;" in str(taking)
    with pytest.raises(RecordError, match="captures are written wrong"):
        PositionEntry.from_text("7/7/7/7/1tT3t/7/3K3 b bm g3-d3xc4;")


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("7/7/7/t5t/7/7/2K1t2", "1:1: A position is"),
        ("7/7/7 w bm c1-a1;", "1:1: A board has seven ranks"),
        ("7/7/7/7/7/7/7 w", "1:1: There is no king"),
        (f"{FEN} bm c1-a2;", "1:23: c1-a2 is not legal"),
        (f"{FEN} bm;", "1:23: The operation bm is written like “bm d2-e2;”"),
        (f"{FEN} id a b;", "1:23: The operation id is written like"),
        (f"{FEN} wins in 0;", "1:23: The operation wins is written like “wins in 3;”"),
        (f"{FEN} wins 3;", "1:23: The operation wins"),
        (f"{FEN} id x; id y;", "1:29: The operation id stands here twice"),
        (f'{FEN} id "x;', "1:26: This quotation is never closed"),
        (f"{FEN} ; id x;", "1:23: An operation is written like"),
        (f"{FEN} 5 x;", "1:23: An operation is written like"),
        (f"{FEN} rules chess;", "1:23: No ruleset is called"),
        (f'{FEN} rules "{{";', "1:23: This is not JSON"),
        (f"{FEN} id {'x' * 10_000};", "1:10001: This line is too long"),
    ],
)
def test_what_is_wrong_has_its_place(line: str, message: str) -> None:
    with pytest.raises(RecordError) as caught:
        PositionEntry.from_text(line)
    assert str(caught.value).startswith(message)


def test_a_mistake_in_a_line_loses_no_other(tmp_path: Path) -> None:
    path = tmp_path / "suite.epd"
    path.write_bytes(f"\ufeff# mine\r\n\r\n{FEN} bm c1-a1;\r\nnonsense here x\r\n  # more\r\n{FEN} id last;".encode())
    errors: list[RecordError] = []
    entries = list(read_positions(path, on_error=errors.append))
    assert [entry.id for entry in entries] == ["", "last"]
    assert str(errors[0]).startswith(f"{path}:4:1: ")
    with pytest.raises(RecordError):
        list(read_positions(path))


operands = st.lists(st.text(max_size=8), max_size=3).map(tuple)


@st.composite
def entries(draw: st.DrawFn) -> PositionEntry:
    board = draw(boards().filter(lambda board: board.is_valid() and bool(board.legal_moves)))
    return PositionEntry(
        board.fen(),
        rules=board.rules,
        best=tuple(board.legal_moves)[:2],
        avoid=tuple(board.legal_moves)[2:4],
        wins_in=draw(st.none() | st.integers(1, 9999)),
        id=draw(st.text(max_size=20)),
        more=draw(st.dictionaries(st.from_regex("[a-c][0-9_]{0,3}", fullmatch=True), operands)),
    )


@given(st.lists(entries(), max_size=3))
def test_what_is_written_is_read_again(written: list[PositionEntry]) -> None:
    file = io.StringIO()
    write_positions(written, file)
    assert list(read_positions(file.getvalue())) == written


@given(any_texts)
def test_whatever_the_text_is_the_error_is_the_librarys(text: str) -> None:
    errors: list[RecordError] = []
    list(read_positions(text, on_error=errors.append))
    list(read_positions(f"{FEN} {text}", on_error=errors.append))
    assert all(error.code == "record" and str(error) for error in errors)


def test_what_cannot_be_an_entry_is_refused() -> None:
    wrong: list[Any] = [{"best": ["c1-a2"]}, {"wins_in": 0}, {"wins_in": "3"}, {"id": 5}, {"rules": "chess"}]
    wrong += [{"avoid": 5}, {"more": {"a b": ()}}, {"more": {"bm": ()}}, {"more": {"x": "text"}}, {"more": {"x": [5]}}]
    for fields in wrong:
        with pytest.raises(BrandubhError):
            PositionEntry(FEN, **fields)
    with pytest.raises(BrandubhError, match="a position of a position file"):
        write_positions([FEN], io.StringIO())  # type: ignore[list-item]
