"""Every wrong move of the course can be told what is wrong with it, and is refuted where the rules alone do that."""

import re

import pytest

from brandubh import Board
from brandubh.lessons import Fault, Goal, Lesson, chapters, fault_of, minute, refuting_move
from brandubh.lessons.course import read_lesson
from tests.support.paths import ROOT

LESSONS = [minute(), *(lesson for chapter in chapters() for lesson in chapter.lessons)]


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)
def test_every_wrong_move_has_a_fault_and_what_should_be_prevented_is_shown(lesson: Lesson) -> None:
    for step in lesson.steps:
        if step.goal is Goal.LOOK:
            continue
        board = step.board()
        right = set(step.right_moves(board))
        for move in board.legal_moves:
            assert step.is_right(board, move) == (move in right)
            if move in right:
                continue
            fault = fault_of(step, board, move)
            after = board.copy().play_all([move])
            assert (fault is Fault.ENDED) == after.is_game_over()
            reply = refuting_move(step, after)
            if fault is Fault.ANSWERED:
                assert reply is not None
                assert after.after(reply).is_game_over() or step.is_loss(after.captures(reply))
            elif reply is not None:
                assert reply in after.winning_moves()


def test_the_last_move_of_a_line_is_slow_and_those_before_let_the_win_go() -> None:
    lesson = read_lesson(
        "mine",
        "[[steps]]\nname = 'a'\nposition = '7/7/7/6K/7/t6/7 w'\ngoal = 'line'\nline = ['g4-g1', 'a2-a3', 'g1-g2']",
    )
    [step] = lesson.steps
    board = step.board()
    move = Board(board.fen()).parse_text("g4-f4")
    assert fault_of(step, board, move, 0) is Fault.GONE
    assert fault_of(step, board, move, 2) is Fault.SLOW


def test_the_lesson_shown_in_the_docs_is_one() -> None:
    text = (ROOT / "docs" / "learning.md").read_text(encoding="utf-8")
    [shown] = re.findall(r"^```\n(# .*?)^```$", text, re.MULTILINE | re.DOTALL)
    lesson = read_lesson("shown", shown)
    assert lesson.clauses == ("movement",)
    for step in lesson.steps:
        right = {str(move) for move in step.right_moves(step.board())}
        legal = {str(move) for move in step.board().legal_moves}
        assert right
        assert all(set(mistake.moves) <= legal - right for mistake in step.mistakes)
