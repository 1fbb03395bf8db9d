"""The course: its page, its lessons on the board, and how far somebody has come."""

import re

import pytest
from playwright.sync_api import Page, expect

from brandubh.lessons import Goal, Lesson, Step, chapters, find
from tests.browser.conftest import (
    PHONE,
    OpenPage,
    cell,
    come_to_rest,
    missing_messages,
    move,
    screenshot,
    violations,
    walk,
)

LESSONS = [lesson for chapter in chapters() for lesson in chapter.lessons]
FIRST, SECOND = LESSONS[:2]
TIGHTEST = (360, 740)


def right(step: Step) -> str:
    return str(step.right_moves(step.board())[0])


def wrong(step: Step) -> str:
    board = step.board()
    named = {text for mistake in step.mistakes for text in mistake.moves}
    return next(str(each) for each in board.legal_moves if not step.is_right(board, each) and str(each) not in named)


def ready(page: Page) -> None:
    expect(page.locator(".lesson .movable").first).to_be_attached()


def finish(page: Page, lesson: Lesson) -> None:
    """Solve all steps of a lesson that wait for one move."""
    for step in lesson.steps:
        if step.goal is not Goal.LOOK:
            ready(page)
            move(page, right(step))
            expect(page.locator(".lesson .said.done")).to_be_visible()
        page.locator(".lesson .foot .primary").click()


def test_a_lesson_is_learnt_step_by_step_and_the_browser_remembers(open_page: OpenPage) -> None:
    page = open_page("/learn")
    status = page.locator("main [role=status]")
    expect(status).to_have_text(f"0 of {len(LESSONS)} lessons done")
    assert violations(page) == []
    page.get_by_role("link", name="Begin the course").click()
    page.wait_for_url(f"**/learn/{FIRST.id}")
    ready(page)
    expect(page.get_by_role("heading", level=1)).to_contain_text(f"Step 1 of {len(FIRST.steps)}")
    step = FIRST.steps[0]
    said = page.locator(".lesson .said")
    hint = page.get_by_role("button", name="Hint")
    hint.click()
    origin, target = right(step).split("-")
    expect(said).to_contain_text(f"on {origin}.")
    hint.click()
    expect(page.locator(f"[data-arrow={origin}-{target}]")).to_be_attached()
    move(page, wrong(step))
    expect(page.locator(".lesson .said.wrong")).to_be_visible()
    again = page.get_by_role("button", name="Try again")
    expect(again).to_be_focused()
    again.click()
    ready(page)
    assert violations(page) == []
    finish(page, FIRST)
    expect(page.get_by_role("heading", name="Lesson done")).to_be_focused()
    expect(page.locator(".lesson")).to_contain_text(f"1 of {len(LESSONS)} lessons done")
    assert missing_messages(page) == frozenset()
    assert violations(page) == []
    page.get_by_role("link", name=re.compile("^Next: ")).click()
    page.wait_for_url(f"**/learn/{SECOND.id}")
    ready(page)
    page.reload()
    page.get_by_role("link", name="All lessons").click()
    expect(status).to_have_text(f"1 of {len(LESSONS)} lessons done")
    expect(page.locator("main ol a").first).to_contain_text("Done")
    screenshot(page, "course")
    expect(page.get_by_role("link", name="Continue")).to_have_attribute("href", f"/learn/{SECOND.id}")
    page.get_by_role("button", name="Clear my progress").click()
    page.get_by_role("dialog").get_by_role("button", name="Clear my progress").click()
    expect(status).to_have_text(f"0 of {len(LESSONS)} lessons done")


def test_a_lesson_is_learnt_by_the_keyboard_alone(open_page: OpenPage) -> None:
    page = open_page(f"/learn/{FIRST.id}", reduced_motion="reduce")
    for number, step in enumerate(FIRST.steps, 1):
        heading = page.get_by_role("heading", level=1)
        expect(heading).to_contain_text(f"Step {number} of {len(FIRST.steps)}")
        expect(heading).to_be_focused()
        ready(page)
        page.keyboard.press("Tab")  # from the heading to the board
        if number == 1:
            walk(page, wrong(step))
            expect(page.get_by_role("button", name="Try again")).to_be_focused()
            page.keyboard.press("Enter")
            ready(page)  # and back to the board
        walk(page, right(step))
        expect(page.locator(".lesson .foot .primary")).to_be_focused()
        page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Lesson done")).to_be_focused()


def test_a_wrong_move_is_refuted_on_the_board(open_page: OpenPage) -> None:
    lesson, step = next(
        (lesson, step) for lesson in LESSONS for step in lesson.steps if step.goal is Goal.STOP and not step.before
    )
    page = open_page(f"/learn/{lesson.id}?step={step.name}")
    ready(page)
    text = wrong(step)
    board = step.board()
    after = board.after(board.parse_text(text))
    move(page, text)
    expect(page.locator(".lesson .said.wrong")).to_contain_text("win at once")
    reply = after.winning_moves()[0]
    expect(cell(page, reply.target)).to_have_attribute("aria-label", re.compile("last move"))
    screenshot(page, "learn")
    page.keyboard.press("r")
    ready(page)
    page.keyboard.press("h")
    expect(page.locator(".lesson .said")).to_contain_text(re.compile(r"\w"))


@pytest.mark.long
def test_a_lesson_that_does_not_exist_says_so(open_page: OpenPage) -> None:
    page = open_page("/learn/nosuchlesson")
    expect(page.locator(".lesson .said")).to_contain_text("There is nothing here by that name")
    assert violations(page) == []
    page.get_by_role("link", name="All lessons").click()
    expect(page.locator("main ol a").first).to_be_visible()


@pytest.mark.long
def test_other_rules_are_named_and_repetitions_marked(open_page: OpenPage) -> None:
    page = open_page("/learn/raven")
    ready(page)
    expect(page.locator(".lesson .note")).to_contain_text("Raven")
    step = next(step for step in find("repetition").steps if step.goal is Goal.NEW)
    page.goto(page.url.replace("raven", f"repetition?step={step.name}"))
    ready(page)
    board = step.board()
    final = next(each for each, warning in board.repetition_warnings().items() if warning.final)
    cell(page, final.origin).click()
    expect(cell(page, final.target)).to_have_attribute("aria-label", re.compile("by repetition"))


@pytest.mark.long
@pytest.mark.slow
@pytest.mark.parametrize("size", [(390, 844), TIGHTEST, (844, 390)])
def test_on_the_phone_board_and_words_are_seen_together_and_nothing_jumps(
    open_page: OpenPage, size: tuple[int, int]
) -> None:
    options = PHONE | {"viewport": {"width": size[0], "height": size[1]}}
    page = open_page(f"/learn/{FIRST.id}", **options)
    base = page.url.split("/learn")[0]
    for lesson in LESSONS:
        steps = lesson.steps if size == TIGHTEST else lesson.steps[:1]
        for step in steps:
            page.goto(f"{base}/learn/{lesson.id}?step={step.name}")
            expect(page.locator(".lesson .words p")).to_be_visible()
            come_to_rest(page)
            where = f"{lesson.id} {step.name}"
            grid = page.locator(".lesson [role=grid]")
            before = grid.bounding_box()
            assert before is not None
            assert min(before["width"], before["height"]) > 0.6 * min(size), where
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), where
            expect(grid).to_be_in_viewport(ratio=0.99)
            expect(page.locator(".lesson .words")).to_be_in_viewport(ratio=0.99)
            if step.goal is Goal.LOOK:
                continue
            move(page, right(step))
            expect(page.locator(".lesson .said:is(.done, .right)")).to_be_visible()
            assert grid.bounding_box() == before, f"{where}: the board stays when the answer comes"
    assert violations(page) == []
    screenshot(page, f"lesson-{size[0]}")
