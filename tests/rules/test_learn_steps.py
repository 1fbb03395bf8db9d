"""Learn in a minute: six steps before the course; by the kernel's rules each shows what it says."""

import re

import pytest
from fluent.syntax import ast, parse

from brandubh import Board, Move
from brandubh.lessons import Step, find, minute
from brandubh.outcome import Termination
from tests.support.paths import ROOT

STEPS = minute().steps
RULES = "wtf"
WORDS = ("title", "task", "wrong", "done")


def wanted(step: Step, board: Board, move: Move) -> bool:
    """Whether a move does what the text of the step asks for."""
    outcome = board.after(move).outcome()
    match step.name:
        case "move" | "between":
            return move.target in step.marks
        case "capture" | "squares":
            return bool(board.captures(move))
        case "escape":
            return outcome is not None and outcome.termination is Termination.ESCAPE
        case "king":
            return outcome is not None and outcome.termination is Termination.CAPTURE
    raise AssertionError(step.name)


def test_there_are_six_steps() -> None:
    assert [step.name for step in STEPS] == ["move", "capture", "between", "squares", "escape", "king"]
    assert find("minute") is minute()


@pytest.mark.parametrize("step", STEPS, ids=lambda step: step.name)
def test_the_moves_that_count_are_all_that_do_what_the_step_asks_for(step: Step) -> None:
    board = Board(step.position, rules=RULES)
    board.check()
    assert step.rules == RULES
    assert board.outcome() is None
    right = step.right_moves(board)
    assert set(right) == {move for move in board.legal_moves if wanted(step, board, move)}
    assert right


def test_who_moves_in_between_is_not_captured() -> None:
    step = STEPS[2]
    board = step.board()
    [move] = step.right_moves(board)
    after = board.after(move)
    left, right = (chr(ord(move.target[0]) + by) + move.target[1] for by in (-1, 1))
    assert after.piece_at(left) == after.piece_at(right) != after.piece_at(move.target) is not None
    assert len(after.pieces()) == len(board.pieces())


@pytest.mark.parametrize("language", ["en", "fr", "it", "de", "ga"])
def test_the_words_name_no_square_but_those_of_the_right_move(language: str) -> None:
    text = (ROOT / "src" / "brandubh" / "locales" / language / "learn.ftl").read_text(encoding="utf-8")
    entries = {entry.id.name: entry for entry in parse(text).body if isinstance(entry, ast.Message)}
    for step in STEPS:
        [move, *_] = step.right_moves(step.board())
        for part in WORDS:
            span = entries[f"learn-{step.name}-{part}"].span
            assert span is not None
            named = re.findall(r"\b[a-g][1-7]\b", text[span.start : span.end])
            assert set(named) <= {move.origin, move.target}, (step.name, part)
