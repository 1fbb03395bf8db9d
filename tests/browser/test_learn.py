"""Learn in a minute: six steps that are played, on a page of their own or in front of the board."""

import pytest
from playwright.sync_api import Page, expect

from brandubh.lessons import Step, minute
from tests.browser.conftest import PHONE, OpenPage, cell, missing_messages, move, screenshot, violations, walk

STEPS = minute().steps


def right(step: Step) -> str:
    return str(step.right_moves(step.board())[0])


def solve(page: Page, step: Step) -> None:
    expect(page.locator(".lesson .movable").first).to_be_attached()
    move(page, right(step))
    expect(page.locator(".lesson .said.done")).to_be_visible()


@pytest.mark.slow
def test_all_six_steps_are_played_and_wrong_moves_answered(open_page: OpenPage) -> None:
    page = open_page("/learn/minute")
    heading = page.get_by_role("heading", level=1)
    expect(heading).to_contain_text("Step 1 of 6: How pieces move")
    expect(page.get_by_role("button", name="Next")).to_have_count(0)
    for _ in range(2):
        expect(page.locator(".lesson .movable").first).to_be_attached()
        move(page, "d1-e1")
        expect(page.locator(".lesson .said")).to_contain_text("That move is allowed too")
        expect(cell(page, "d1")).to_have_attribute("aria-label", "d1, attacker")  # it goes back by itself
    expect(page.locator("[data-arrow=b2-g2]")).to_be_attached()  # who has tried twice is shown the move
    solve(page, STEPS[0])
    page.get_by_role("button", name="Next").click()
    expect(heading).to_contain_text("Step 2 of 6")
    expect(heading).to_be_focused()
    solve(page, STEPS[1])
    expect(page.locator(".lesson .said")).to_contain_text("The man on d2 was captured between e2 and c2.")
    page.get_by_role("button", name="Back").click()
    page.get_by_role("button", name="Next").click()  # what is solved need not be solved again
    page.get_by_role("button", name="Next").click()
    for step in STEPS[2:-1]:
        solve(page, step)
        page.get_by_role("button", name="Next").click()
    solve(page, STEPS[-1])
    expect(page.locator(".lesson .said")).to_contain_text("The king is captured: the attackers win.")
    screenshot(page, "learn-minute")
    assert violations(page) == []
    page.get_by_role("link", name="Play your first game").click()
    expect(page).to_have_url(page.url.split("/learn")[0].rstrip("/") + "/")


def test_the_lesson_is_played_in_french_by_the_keyboard_alone(open_page: OpenPage) -> None:
    page = open_page("/learn/minute", locale="fr-FR", reduced_motion="reduce")
    for number, step in enumerate(STEPS, 1):
        heading = page.get_by_role("heading", level=1)
        expect(heading).to_contain_text(f"Étape {number} sur 6")
        expect(heading).to_be_focused()
        expect(page.locator(".lesson .movable").first).to_be_attached()
        page.keyboard.press("Tab")  # from the heading to the board
        walk(page, right(step))
        next_one = page.locator(".lesson .foot .primary")
        expect(next_one).to_be_focused()
        assert missing_messages(page) == frozenset()
        page.keyboard.press("Enter")
    expect(page.get_by_role("grid")).to_be_visible()
    expect(page.locator(".lesson")).to_have_count(0)


def test_in_front_of_the_board_it_leaves_what_was_chosen_untouched(open_page: OpenPage) -> None:
    page = open_page("/")
    expect(cell(page, "d2")).to_have_attribute("aria-label", "d2, attacker")
    page.evaluate("document.querySelector('.play').dataset.same = 'yes'")
    link = page.get_by_role("link", name="Learn in a minute")
    for close in ("Skip", "Escape", "back"):
        link.click()
        lesson = page.get_by_role("dialog")
        expect(lesson.get_by_role("heading", level=1)).to_be_focused()
        expect(page).to_have_url(page.url.split("/learn")[0].rstrip("/") + "/learn/minute")
        if close == "Skip":
            lesson.get_by_role("button", name="Skip").click()
        elif close == "Escape":
            page.keyboard.press("Escape")
        else:
            page.go_back()
        expect(lesson).to_have_count(0)
        expect(page.locator(".play[data-same=yes]")).to_be_attached()
        expect(link).to_be_focused()


@pytest.mark.long
@pytest.mark.slow
def test_on_the_phone_nothing_is_hidden_and_axe_finds_nothing(open_page: OpenPage) -> None:
    for viewport in ({"width": 360, "height": 740}, {"width": 844, "height": 390}):
        page = open_page("/learn/minute", **PHONE | {"viewport": viewport}, locale="de-DE")
        expect(page.locator(".lesson .movable").first).to_be_attached()
        before = page.locator(".lesson [role=grid]").bounding_box()
        solve(page, STEPS[0])
        assert page.locator(".lesson [role=grid]").bounding_box() == before, "the board stays when the answer comes"
        expect(page.locator(".lesson .foot .primary")).to_be_in_viewport(ratio=1)
        screenshot(page, f"learn-{viewport['width']}")
        assert violations(page) == []
