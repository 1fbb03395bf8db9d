"""Drills, played on the page: won, thrown away, taken back, tried once more."""

import pytest
from playwright.sync_api import Page, expect

from brandubh.lessons.drills import load
from tests.browser.conftest import PHONE, OpenPage, missing_messages, move, screenshot, violations

DRILLS = load()
SIZES = [(1920, 1080), (390, 844), (360, 740), (844, 390)]


def ready(page: Page) -> None:
    expect(page.locator(".drill .movable").first).to_be_attached()


def test_a_drill_is_won_compared_and_marked_in_the_list(open_page: OpenPage) -> None:
    page = open_page("/drills")
    cards = page.locator("main li a")
    expect(cards).to_have_count(len(DRILLS))
    status = page.locator("main [role=status]")
    expect(status).to_have_text(f"{len(DRILLS)} drills, 0 of {3 * len(DRILLS)} stars")
    screenshot(page, "drills")
    assert violations(page) == []
    page.get_by_role("link", name="Begin").click()
    page.wait_for_url("**/drill/open-lines")
    ready(page)
    expect(page.get_by_text("Move 1 of 2", exact=True)).to_be_visible()
    said = page.locator(".said")
    # Too slow at first: that is said, and costs a star.
    move(page, "b5-b3")
    expect(said).to_contain_text("b5-b3 costs one move.")
    for _ in range(2):
        page.get_by_role("button", name="Hint").click()
        hint = said.locator(".verdict")
        expect(hint).to_contain_text("Best play is")
        text = hint.inner_text().split("Best play is ")[1][:5]
        move(page, text)
        expect(said).not_to_contain_text(f"Looking at {text}")
    expect(said).to_contain_text("Won in 3 moves, the best was 2.")
    expect(said.get_by_role("img", name="One star of three")).to_be_visible()
    expect(page.get_by_role("region", name="Your game").get_by_role("listitem").first).to_contain_text("+1")
    again = page.get_by_role("button", name="One more try")
    expect(again).to_be_focused()
    assert violations(page) == []
    again.press("Enter")
    ready(page)
    move(page, "b5-a5")
    expect(said).to_contain_text("b5-a5 is best play.")
    expect(said).to_contain_text("The answer is c5-b5.")
    move(page, "a5-a1")
    expect(said).to_contain_text("Won in 2 moves: nobody is faster.")
    expect(said.get_by_role("img", name="3 stars of three")).to_be_visible()
    screenshot(page, "drill-won")
    page.reload()  # what was earned is kept
    expect(page.locator("header").get_by_role("img", name="3 stars of three")).to_be_visible()
    page.get_by_role("link", name="All drills").click()
    expect(status).to_have_text(f"{len(DRILLS)} drills, 3 of {3 * len(DRILLS)} stars")
    expect(cards.first).to_contain_text("Your best: 2 moves")
    page.get_by_role("link", name="Go on").click()
    page.wait_for_url("**/drill/one-guard")


def test_a_win_that_is_thrown_away_can_be_taken_back_or_played_on(open_page: OpenPage) -> None:
    page = open_page("/drill/four-hunters")
    ready(page)
    said = page.locator(".said")
    move(page, "c6-c3")
    expect(page.locator(".said.thrown")).to_contain_text("c6-c3")
    back = page.get_by_role("button", name="Take back")
    expect(back).to_be_focused()
    assert violations(page) == []
    back.press("Enter")
    expect(said).to_contain_text("Taken back. Try another move.")
    ready(page)
    move(page, "c6-c3")
    page.get_by_role("button", name="Play on").click()
    expect(page.get_by_text("Move 2 of 4", exact=True)).to_be_visible()
    page.get_by_role("button", name="From the start").click()
    expect(page.get_by_text("Move 1 of 4", exact=True)).to_be_visible()
    page.get_by_role("button", name="Show me").click()
    line = page.get_by_role("region", name="Best play")
    expect(line.locator("[aria-current=step]")).to_contain_text("c6-c2")
    expect(line.get_by_role("listitem")).to_have_count(7)
    page.keyboard.press("ArrowRight")
    page.get_by_role("button", name="One more try").click()
    ready(page)


@pytest.mark.long
@pytest.mark.parametrize("size", SIZES)
def test_the_verdict_is_in_sight_at_every_size(open_page: OpenPage, size: tuple[int, int]) -> None:
    width, height = size
    options = PHONE if width < 900 else {}
    page = open_page("/drill/open-lines", **(options | {"viewport": {"width": width, "height": height}}))
    for text in DRILLS["open-lines"].line[::2]:
        ready(page)
        move(page, text[:5])
        expect(page.locator(".said")).not_to_contain_text("Looking")
    result = page.locator(".said .result")
    expect(result).to_be_in_viewport(ratio=1)
    covered = page.evaluate(
        """() => {
            const box = document.querySelector(".said .result").getBoundingClientRect();
            const top = document.elementFromPoint(box.left + 8, box.bottom - 4);
            return !top?.closest(".said");
        }"""
    )
    assert not covered
    assert violations(page) == []
    screenshot(page, f"drill-{width}")


@pytest.mark.long
@pytest.mark.parametrize("language", ["fr-FR", "it-IT", "de-DE", "ga-IE"])
def test_drills_speak_every_language(open_page: OpenPage, language: str) -> None:
    page = open_page("/drills", locale=language)
    expect(page.locator("main li a")).to_have_count(len(DRILLS))
    assert missing_messages(page) == frozenset()
    page.locator("main li a").first.click()
    ready(page)
    for text in DRILLS["open-lines"].line[::2]:
        ready(page)
        move(page, text[:5])
        expect(page.locator(".said.judging")).to_have_count(0)
    expect(page.locator(".said .result")).to_be_visible()
    assert missing_messages(page) == frozenset()
