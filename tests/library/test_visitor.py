"""Huge files: headers scanned without the moves, games found again by their offsets, and visitors."""

import io
import tracemalloc
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from brandubh import (
    SKIP,
    Board,
    BrandubhError,
    Evaluation,
    Game,
    Move,
    RecordError,
    Visitor,
    read_game,
    read_games,
    scan_headers,
    visit_games,
    write_game,
    write_games,
)
from tests.support.strategies import any_texts, games

FILE = """[Event "one"]
[Site "Béal Feirste"]

1. d2-e2 {[%clk 0:04:58] well} (1. d2-c2! {no} c4-c5) c4-c2?! 2. d6-c6 1-0

[Event "two"]

{1-0 *} 1. d2-e2 ; 0-1
c4-c2 * 1. d2-c2 * 1. d2-b2 0-1

[Event "three"]

"""


class Notes(Visitor):
    """Writes down what it is told."""

    def __init__(self, **skips: Any) -> None:
        self.notes: list[str] = []
        self.skips = skips

    def begin_game(self) -> None:
        self.notes.append("begin")

    def visit_header(self, name: str, value: str) -> None:
        self.notes.append(f"{name}={value}")

    def end_headers(self, board: Board) -> Any:
        self.notes.append(f"from {board.ply}")
        return self.skips.get("moves")

    def visit_move(self, board: Board, move: Move) -> None:
        self.notes.append(f"{board.ply}:{board.text(move)}")

    def visit_symbol(self, symbol: int) -> None:
        self.notes.append(f"${symbol}")

    def visit_comment(self, comment: str) -> None:
        self.notes.append(f"{{{comment}}}")

    def visit_clock(self, seconds: float) -> None:
        self.notes.append(f"clock {seconds:g}")

    def visit_evaluation(self, evaluation: Evaluation) -> None:
        self.notes.append(f"eval {evaluation}")

    def visit_drawing(self, drawing: object) -> None:
        self.notes.append(f"draw {drawing}")

    def begin_variation(self) -> Any:
        self.notes.append("(")
        return self.skips.get("variations")

    def end_variation(self) -> None:
        self.notes.append(")")

    def visit_result(self, board: Board, outcome: object) -> None:
        self.notes.append(f"result {outcome}")

    def end_game(self) -> None:
        self.notes.append("end")

    def visit_error(self, error: RecordError) -> None:
        self.notes.append(f"error {error.line}:{error.column}")


def told(text: str, **skips: Any) -> list[str]:
    notes = Notes(**skips)
    visit_games(text, notes)
    return notes.notes


def test_a_visitor_is_told_everything_in_its_order() -> None:
    text = (
        '[Event "x"]\n\n{hello} 1. d2-e2! {[%clk 0:01:00][%eval -0.35][%cal Gd2e2] ok} ({or} 1. d2-c2 c4-c5) c4-c2 0-1'
    )
    assert told(text) == [
        *("begin", "Event=x", "from 0", "{hello}", "0:d2-e2", "$1", "clock 60", "eval -0.35", "draw Gd2e2", "{ok}"),
        *("(", "{or}", "0:d2-c2", "1:c4-c5", ")", "1:c4-c2"),
        *("result The defenders resigned: the attackers win.", "end"),
    ]


def test_a_visitor_may_skip_variations_and_moves() -> None:
    text = "1. d2-e2 (1. d2-d9 {nonsense )} (c4-c4) ) c4-c2 *"
    assert told(text, variations=SKIP) == ["begin", "from 0", "0:d2-e2", "(", ")", "1:c4-c2", "result None", "end"]
    assert told("1. d9-d9 * 1. d2-e2 *", moves=SKIP) == ["begin", "from 0", "end"] * 2
    assert told("1. d2-e2 (1. d2-c2 *", variations=SKIP)[-1] == "error 1:10"


def test_a_mistake_in_a_game_loses_no_other() -> None:
    text = '1. d2-e2 *\n\n[Event "bad"]\n\n1. d2-d9 *\n\n[Event "worse]\n\n*\n\n1. d2-c2 *'
    notes = told(text)
    assert [note for note in notes if note in ("end",) or note.startswith("error")] == [
        *("end", "error 5:4", "error 7:1", "end")
    ]


def test_a_wrong_result_does_not_take_the_next_game_along() -> None:
    errors: list[RecordError] = []
    text = '[Result "1-0"]\n\n1. d2-e2 0-1 1. d2-c2 * 1. d2-b2 *'
    found = [str(game.mainline()[0]) for game in read_games(text, on_error=errors.append)]
    assert (found, len(errors)) == (["d2-c2", "d2-b2"], 1)


def test_without_a_say_in_it_a_visitor_raises_the_mistake() -> None:
    with pytest.raises(RecordError, match="1:4"):
        visit_games("1. d9-d2 *", Visitor())


SOURCES: dict[str, Callable[[Path], Any]] = {
    "text": lambda path: path.read_bytes().decode(),
    "path": lambda path: path,
    "text stream": lambda path: path.open(encoding="utf-8"),
    "binary stream": lambda path: path.open("rb"),
    "text in memory": lambda path: io.StringIO(path.read_text("utf-8")),
    "bytes in memory": lambda path: io.BytesIO(path.read_bytes()),
}


@pytest.mark.parametrize("ends", ["\n", "\r\n", "\r"])
@pytest.mark.parametrize("mark", ["", "\ufeff"])
@pytest.mark.parametrize("kind", SOURCES)
def test_every_game_is_found_again_by_its_offset(kind: str, mark: str, ends: str, tmp_path: Path) -> None:
    path = tmp_path / "games.txt"
    path.write_bytes((mark + FILE.replace("\n", ends)).encode())
    whole = list(read_games(FILE))
    source = SOURCES[kind](path)
    found = list(scan_headers(source))
    assert [game.headers.get("Event") for game in found] == ["one", "two", None, None, "three"]
    assert [game.line for game in found] == [1, 6, 9, 9, 11]
    for game, place in reversed(list(zip(whole, found, strict=True))):
        assert read_game(source, place) == game
    if hasattr(source, "close"):
        source.seek(0)
    assert list(read_games(source)) == whole
    if hasattr(source, "close"):
        source.close()


def test_a_mistake_in_a_game_that_was_found_has_the_files_line(tmp_path: Path) -> None:
    path = tmp_path / "games.txt"
    path.write_text('[Event "one"]\n\n*\n\n[Event "two"]\n\n1. d2-d9 *\n', "utf-8")
    found = list(scan_headers(path))
    with pytest.raises(RecordError, match=r"games\.txt:7:4"):
        read_game(path, found[1])
    with pytest.raises(BrandubhError, match="no game"):
        read_game(path, path.stat().st_size)


def test_a_scan_sees_mistakes_in_tags_alone() -> None:
    errors: list[RecordError] = []
    text = '[Event one]\n\n*\n\n[Event "two"]\n\n1. d9-d9 *'
    assert [game.headers for game in scan_headers(text, on_error=errors.append)] == [{"Event": "two"}]
    assert [(error.line, error.column) for error in errors] == [(1, 1)]


def test_a_pipe_is_scanned_but_cannot_go_back() -> None:
    def lines() -> Iterator[str]:
        yield from FILE.splitlines(keepends=True)

    assert len(list(scan_headers(lines()))) == 5
    with pytest.raises(BrandubhError, match="cannot go back"):
        read_game(lines(), 5)


@given(any_texts)
def test_a_scan_finds_as_many_games_as_there_are_right_and_wrong_ones(text: str) -> None:
    wrong: list[RecordError] = []
    right = sum(1 for _ in read_games(text, on_error=wrong.append))
    bad_tags: list[RecordError] = []
    found = list(scan_headers(text, on_error=bad_tags.append))
    assert len(found) + len(bad_tags) == right + len(wrong)


@given(st.lists(games(), min_size=1, max_size=3))
def test_what_was_written_is_found_and_read_one_by_one(written: list[Game]) -> None:
    file = io.StringIO()
    write_games(written, file)
    found = list(scan_headers(file.getvalue()))
    assert [read_game(file.getvalue(), place) for place in found] == written


def test_no_more_than_one_game_is_in_memory() -> None:
    text = write_game(next(read_games(FILE)))

    def endless(number: int) -> Iterator[str]:
        for _ in range(number):
            yield from text.splitlines(keepends=True)
            yield "\n"

    def peak(number: int) -> int:
        tracemalloc.start()
        assert visit_games(endless(number), Visitor()) == number
        most = tracemalloc.get_traced_memory()[1]
        tracemalloc.stop()
        return most

    peak(10)
    assert peak(300) < 1.5 * peak(30)
