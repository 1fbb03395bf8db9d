"""The course is data: every step of it is played here by the kernel's rules, and what its words claim is proven."""

import functools
import re
from typing import Any

import pytest
from fluent.syntax import ast, parse

from brandubh import Board, Move
from brandubh.lessons import Claim, Goal, Lesson, LessonError, Step, chapters, find
from brandubh.lessons.course import read_lesson
from brandubh.lessons.drills import load
from brandubh.pieces import SQUARES
from brandubh.puzzles.proof import EFFORT, PATIENCE, Prover
from brandubh.rules import get_rules
from brandubh.rules.clauses import clauses
from brandubh.solver.solver import Solver, Verdict
from brandubh.tablebase import open_tables
from tests.support.paths import ROOT

LESSONS = [lesson for chapter in chapters() for lesson in chapter.lessons]
STEPS = [(lesson, step) for lesson in LESSONS for step in lesson.steps]
PLIES = 31
"""How far a claim without a number of moves is looked for as a plain win, before the proof search is asked."""
POSITIONS = 2_000_000
"""Positions that the proof search may expand for one claim."""


@functools.cache
def prover(rules: str) -> Prover:
    return Prover(get_rules(rules), open_tables(), PATIENCE * EFFORT)


@functools.cache
def messages(language: str) -> dict[str, str]:
    """The words of a language by their names."""
    found = {}
    for path in (ROOT / "src" / "brandubh" / "locales" / language).glob("*.ftl"):
        text = path.read_text(encoding="utf-8")
        for entry in parse(text).body:
            if isinstance(entry, ast.Message):
                assert entry.span is not None
                found[entry.id.name] = text[entry.span.start : entry.span.end].partition("=")[2].strip()
    return found


def names_of(lesson: Lesson, step: Step) -> tuple[set[str], set[str]]:
    """The messages that a step must have, and those that it may have."""
    begin = f"lesson-{lesson.id}-{step.name}-"
    mistakes = {f"{begin}{mistake.name}" for mistake in step.mistakes}
    if step.goal is Goal.LOOK:
        return {f"{begin}task"}, set()
    return {f"{begin}task", f"{begin}done"} | mistakes, {f"{begin}hint", f"{begin}wrong"}


def named(steps: list[tuple[Lesson, Step]]) -> list[Any]:
    return [pytest.param(lesson, step, id=f"{lesson.id}-{step.name}") for lesson, step in steps]


def test_every_lesson_has_a_name_of_its_own_and_every_step_too() -> None:
    ids = [lesson.id for lesson in LESSONS]
    assert len(ids) == len(set(ids))
    for lesson in LESSONS:
        steps = [step.name for step in lesson.steps]
        assert len(steps) == len(set(steps)), lesson.id
        for name in (lesson.id, *steps):
            assert re.fullmatch(r"[a-z]+(-[a-z]+)*", name)


def test_no_file_is_left_out_of_the_course() -> None:
    folder = ROOT / "src" / "brandubh" / "lessons" / "course"
    assert {path.stem for path in folder.iterdir()} == {lesson.id for lesson in LESSONS}


@pytest.mark.parametrize(("lesson", "step"), named(STEPS))
def test_the_goal_can_be_reached_but_not_by_every_move(lesson: Lesson, step: Step) -> None:
    board = step.board()
    board.check()
    assert board.outcome() is None
    if step.goal is Goal.LOOK:
        return
    right = step.right_moves(board)
    assert right
    assert set(right) < set(board.legal_moves), "whatever the learner does is right"
    wrong = {str(move) for move in board.legal_moves} - {str(move) for move in right}
    for mistake in step.mistakes:
        assert mistake.name not in ("task", "done", "hint", "wrong")
        assert set(mistake.moves) <= wrong, mistake.name
    for move in right:
        after = board.after(move)
        answer = step.answer_to(after, [move])
        assert answer is None or answer in after.legal_moves
    assert set(step.squares) | set(step.marks) <= set(SQUARES)


@pytest.mark.parametrize(("lesson", "step"), named([each for each in STEPS if each[1].line]))
def test_a_line_is_the_only_way_to_win_and_the_longest_resistance(lesson: Lesson, step: Step) -> None:
    assert step.goal is Goal.LINE
    board = step.board()
    line = [Move.from_text(text) for text in step.line]
    assert len(line) > 1
    assert prover(step.rules).proves(board, line)


@pytest.mark.parametrize(("lesson", "step"), named([each for each in STEPS if each[1].goal is Goal.MOVES]))
def test_moves_that_are_named_rest_on_a_claim(lesson: Lesson, step: Step) -> None:
    assert step.right
    assert step.claims


def wins(board: Board, claim: Claim) -> bool:
    """Whether the claimed side is proven to win by force from a position."""
    outcome = board.outcome()
    if outcome is not None:
        return outcome.winner is claim.winner
    if claim.within is not None:
        within = 2 * claim.within - 1
        if board.turn is claim.winner:
            return prover(board.rules.name).wins_within(board, within) is not None
        answers = [board.after(move) for move in board.legal_moves]
        return all(
            after.outcome() is None and prover(board.rules.name).wins_within(after, within) is not None
            for after in answers
        )
    solver = Solver(board, claim.winner, memory=0.05, tables=open_tables())
    return solver.run(nodes=POSITIONS).verdict is Verdict.PROVEN


def cannot_win(board: Board, claim: Claim) -> bool:
    solver = Solver(board, claim.winner, memory=0.05, tables=open_tables())
    return solver.run(nodes=POSITIONS).verdict is Verdict.DISPROVEN


CLAIMS = [
    pytest.param(step, claim, id=f"{lesson.id}-{step.name}-{number}")
    for lesson in LESSONS
    for step in lesson.steps
    for number, claim in enumerate(step.claims, 1)
]


@pytest.mark.parametrize(("step", "claim"), CLAIMS)
def test_what_a_step_claims_is_proven(step: Step, claim: Claim) -> None:
    board = step.board().play_all(claim.after)
    assert cannot_win(board, claim) if claim.false else wins(board, claim)


def test_every_clause_of_the_federation_that_can_be_shown_is_taught() -> None:
    taught = {clause for lesson in LESSONS for clause in lesson.clauses}
    known = {clause.id for preset in ("wtf", "wtf-de", "wtf-it", "raven") for clause in clauses(get_rules(preset))}
    assert taught <= known
    spoken_of = {"position-text", "move-text", "set-up", "resignation", "agreement", "order-of-endings"}
    missing = {clause.id for clause in clauses(get_rules("wtf"))} - taught - spoken_of
    assert sorted(missing) == []


@pytest.mark.parametrize("language", ["en", "fr", "it", "de", "ga"])
def test_every_text_of_the_course_is_there_and_none_is_left_over(language: str) -> None:
    said = {name for name in messages(language) if name.startswith(("lesson-", "chapter-"))}
    needed = {f"chapter-{chapter.id}-{part}" for chapter in chapters() for part in ("title", "text")}
    allowed: set[str] = set()
    for lesson in LESSONS:
        needed.add(f"lesson-{lesson.id}-title")
        for step in lesson.steps:
            must, may = names_of(lesson, step)
            needed |= must
            allowed |= may
    assert sorted(needed - said) == []
    assert sorted(said - needed - allowed) == []


@pytest.mark.parametrize("language", ["fr", "it", "de", "ga"])
def test_all_languages_speak_of_the_same_squares(language: str) -> None:
    english, other = messages("en"), messages(language)
    for name, text in english.items():
        if name.startswith("lesson-"):
            squares = re.findall(r"\b[a-g][1-7]\b", text)
            assert sorted(re.findall(r"\b[a-g][1-7]\b", other[name])) == sorted(squares), name


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("steps = 5", "not iterable"),
        ("rules = 'chess'\nsteps = []", "no ruleset"),
        ("[[steps]]\nname = 'a'\nposition = 'x'\ngoal = 'fly'", "fly"),
        ("[[steps]]\nname = 'a'\nposition = 'x'\ngoal = 'look'\ncolour = 'red'", "colour"),
        ("steps = []\ncolour = 'red'", "colour"),
        ("[[steps", "Expected"),
    ],
)
def test_a_file_that_is_no_lesson_is_refused_with_the_reason(text: str, reason: str) -> None:
    with pytest.raises(LessonError, match=reason):
        read_lesson("mine", text)


def test_the_drill_that_practises_a_lesson_is_there() -> None:
    named = {lesson.drill for lesson in LESSONS if lesson.drill}
    assert named
    assert named <= set(load())


def test_an_unknown_lesson_is_refused() -> None:
    with pytest.raises(LessonError, match="no lesson is called"):
        find("chess")
