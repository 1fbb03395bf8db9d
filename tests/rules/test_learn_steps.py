"""The steps of the first lesson are data of the web client; by the kernel's rules each shows what it says."""

import json
from typing import Any

import pytest

from brandubh import Board, Move
from brandubh.outcome import Termination
from tests.support.paths import ROOT

STEPS: list[Any] = json.loads((ROOT / "web" / "src" / "learn" / "steps.json").read_text(encoding="utf-8"))
RULES = "wtf"


def right_moves(step: Any) -> list[Move]:
    return [Board(step["fen"], rules=RULES).parse_text(text) for text in step["right"]]


def wanted(step: Any, board: Board, move: Move) -> bool:
    """Whether a move does what the text of the step asks for."""
    outcome = board.after(move).outcome()
    match step["id"]:
        case "move" | "between":
            return move.target in step["goals"]
        case "capture" | "squares":
            return bool(board.captures(move))
        case "escape":
            return outcome is not None and outcome.termination is Termination.ESCAPE
        case "king":
            return outcome is not None and outcome.termination is Termination.CAPTURE
    raise AssertionError(step["id"])


def test_there_are_six_steps() -> None:
    assert [step["id"] for step in STEPS] == ["move", "capture", "between", "squares", "escape", "king"]


@pytest.mark.parametrize("step", STEPS, ids=lambda step: step["id"])
def test_the_moves_that_count_are_all_that_do_what_the_step_asks_for(step: Any) -> None:
    board = Board(step["fen"], rules=RULES)
    board.check()
    assert board.outcome() is None
    assert set(right_moves(step)) == {move for move in board.legal_moves if wanted(step, board, move)}


def test_who_moves_in_between_is_not_captured() -> None:
    step = STEPS[2]
    board = Board(step["fen"], rules=RULES)
    [move] = right_moves(step)
    after = board.after(move)
    left, right = (chr(ord(move.target[0]) + by) + move.target[1] for by in (-1, 1))
    assert after.piece_at(left) == after.piece_at(right) != after.piece_at(move.target) is not None
    assert len(after.pieces()) == len(board.pieces())
