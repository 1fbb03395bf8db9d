"""What is known, in the browser: the page opens, a longest win is played by keyboard, and it is for everybody."""

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, OpenPage, missing_messages, piece_on, screenshot, violations
from tests.support.gates import mainly
from tests.support.paths import ROOT

THEORY: Any = json.loads((ROOT / "web" / "src" / "about" / "theory.json").read_text("utf-8"))
FOUR = next(win for win in THEORY["wins"] if win["pieces"] == 4)
LANGUAGES = ["en", "fr", "it", "de", "ga"]


def parts(page: Page) -> None:
    """The page is there, and what it asks the server for has arrived."""
    expect(page.locator("main h2")).to_have_count(7)
    expect(page.locator("section[aria-labelledby=openings] li p")).to_have_count(5)
    page.wait_for_function(
        """() => [...document.querySelectorAll("section[aria-labelledby=openings] li p")]
            .every((each) => each.innerText.trim().includes("\\n"))"""
    )


def test_a_longest_win_is_played_by_keyboard(open_page: OpenPage) -> None:
    page = open_page("/about")
    page.locator("main").get_by_role("link", name="What is known").click()
    expect(page.get_by_role("heading", name="What is known", level=1)).to_be_visible()
    assert page.title() == "What is known · Brandubh"
    parts(page)
    player = page.locator("section[aria-labelledby=longest]")
    place = player.locator(".place")
    expect(place).to_have_text("Step 0 of 61")
    player.get_by_role("radio", name="4", exact=True).focus()
    page.keyboard.press("Space")
    expect(place).to_have_text("Step 0 of 10")
    expect(player.get_by_text("the defenders win in 5 moves")).to_be_visible()

    # by the slider, by the arrow keys from a button, and by itself
    player.get_by_role("slider").focus()
    page.keyboard.press("ArrowRight")
    expect(place).to_have_text("Step 1 of 10")
    start, target = FOUR["moves"][0].split("-")
    assert (piece_on(page, start), piece_on(page, target)) == ("empty", "attacker")
    button = player.get_by_role("button", name="Play")
    button.focus()
    page.keyboard.press("ArrowRight")
    expect(place).to_have_text("Step 2 of 10")
    for key in ("End", "ArrowLeft", "ArrowLeft"):
        page.keyboard.press(key)
    expect(place).to_have_text("Step 8 of 10")
    page.keyboard.press("Enter")
    expect(player.get_by_role("button", name="Pause")).to_be_focused()
    expect(place).to_have_text("Step 10 of 10")
    expect(player.locator(".said")).to_contain_text("The king has escaped: the defenders win.")
    expect(button).to_be_focused()
    page.keyboard.press("Home")
    expect(place).to_have_text("Step 0 of 10")

    # from a number in the text to its source
    page.locator("a[href='#source-museum']").first.click()
    expect(page.locator("#source-museum")).to_be_in_viewport()
    assert violations(page) == []
    screenshot(page, "theory")


@pytest.mark.parametrize("language", mainly([], LANGUAGES))
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_it_is_complete_and_fits_a_small_phone_in_every_language(
    open_page: OpenPage, language: str, scheme: str
) -> None:
    small = PHONE | {"viewport": {"width": 360, "height": 740}}
    page = open_page("/about/theory", locale=language, color_scheme=scheme, **small)
    parts(page)
    assert missing_messages(page) == set()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert violations(page) == []
    page.locator("#tables").scroll_into_view_if_needed()
    screenshot(page, f"theory-{language}-{scheme}")


@pytest.mark.long
def test_nothing_glides_for_those_who_do_not_want_that_but_the_line_is_played(open_page: OpenPage) -> None:
    page = open_page("/about/theory", reduced_motion="reduce")
    player = page.locator("section[aria-labelledby=longest]")
    player.get_by_role("button", name="Play").click()
    expect(player.locator(".place")).to_have_text("Step 3 of 61")
    assert page.evaluate("document.getAnimations().length") == 0
    player.get_by_role("button", name="Pause").click()
    shown = player.locator(".place").inner_text()
    page.wait_for_timeout(1500)
    assert player.locator(".place").inner_text() == shown


@pytest.mark.long
def test_on_paper_there_is_nothing_to_press(open_page: OpenPage) -> None:
    page = open_page("/about/theory")
    parts(page)
    page.emulate_media(media="print")
    for name in ("Play", "Learn it by playing"):
        expect(page.locator("main").get_by_text(name, exact=True)).to_be_hidden()
    expect(page.locator("tr:visible")).to_have_count(5 + 7)
