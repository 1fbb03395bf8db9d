"""The warning before a move that brings back an earlier position: how often it has been there, and what comes of it."""

import re
from itertools import cycle, islice

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import OpenPage, ask, cell, move, piece_on, screenshot
from tests.support.gates import mainly

LOOP = ("d1-c1", "d3-c3", "c1-d1", "c3-d3")
TIMES = {1: "once", 2: "twice", 3: "3 times"}
# the ply that ends the game, and who loses by it
ENDS = {"wtf": (12, "defenders"), "wtf-de": (12, "defenders"), "wtf-it": (12, "defenders"), "raven": (8, None)}


def open_game(open_page: OpenPage, rules: str, plies: int, **options: object) -> Page:
    """A game for two people at one screen that has gone round the loop for some plies."""
    page = open_page(**options)
    moves = list(islice(cycle(LOOP), plies))
    game = ask(page, "/api/games", {"mode": "local", "rules": rules, "moves": moves})
    page.goto(f"{page.url.rstrip('/')}/game/{game['id']}")
    expect(cell(page, "d4")).to_be_visible()
    if plies:
        expect(page.locator(f"[data-ply='{plies}']")).to_be_visible()
    return page


def warnings(page: Page) -> Locator:
    return page.locator(".news[aria-live] .notice")


@pytest.mark.parametrize("rules", mainly(["raven"], ENDS))
def test_every_round_is_warned_of_and_the_last_is_asked_about(open_page: OpenPage, rules: str) -> None:
    end, loser = ENDS[rules]
    consequence = re.compile(f"the {loser} (would )?lose" if loser else "draw")
    page = open_game(open_page, rules, 0)
    for ply, text in enumerate(islice(cycle(LOOP), end - 1), 1):
        if ply < 4:  # nothing has come back yet
            expect(warnings(page)).to_have_count(0)
        else:
            mover = "attackers" if ply % 2 else "defenders"
            expect(warnings(page)).to_have_count(1)
            expect(warnings(page)).to_contain_text(text)
            expect(warnings(page)).to_contain_text(TIMES[ply // 4])
            expect(warnings(page)).to_contain_text(consequence)
            expect(warnings(page)).to_have_class(re.compile("good" if loser and loser != mover else "warn"))
        move(page, text)
        expect(page.locator(f"[data-ply='{ply}']")).to_contain_text(text)

    expect(warnings(page)).to_contain_text("c3-d3")
    expect(warnings(page)).to_contain_text(TIMES[end // 4])
    expect(warnings(page)).to_contain_text(consequence)
    expect(warnings(page)).to_have_class(re.compile("danger" if loser else "warn"))
    cell(page, "c3").click()
    expect(cell(page, "d3")).to_have_attribute("aria-label", re.compile("loses" if loser else "draw"))
    expect(page.locator(f".board [data-verdict={'loss' if loser else 'draw'}]")).to_have_count(1)
    screenshot(page, f"repetition-{rules}")
    cell(page, "d3").click()
    question = page.get_by_role("dialog", name="This move loses" if loser else "This move draws")
    expect(question).to_contain_text(consequence)
    screenshot(page, f"repetition-{rules}-asked")
    question.get_by_role("button", name="Another move").click()
    assert piece_on(page, "c3") == "defender", "nothing was played"

    move(page, "c3-d3")
    question.get_by_role("button", name="Play it anyway").click()
    over = "The defenders repeated too often: the attackers win." if loser else "The position was repeated: a draw."
    expect(page.locator(".news[aria-live] .outcome")).to_contain_text(over)
    expect(warnings(page)).to_have_count(0)


def test_a_move_that_the_other_side_loses_by_is_marked_and_made_without_a_question(open_page: OpenPage) -> None:
    # one step into the loop already: so it is the attackers who close it, and the defenders who lose
    page = open_page()
    start = "3t3/3t3/2T4/ttTKTtt/3T3/3t3/2t4 w"
    loop = ("c5-d5", "c1-d1", "d5-c5", "d1-c1")
    game = ask(
        page, "/api/games", {"mode": "local", "rules": "wtf-it", "start": start, "moves": [*loop * 2, *loop[:3]]}
    )
    page.goto(f"{page.url.rstrip('/')}/game/{game['id']}")
    expect(warnings(page)).to_contain_text(re.compile("d1-c1.*3 times.*the defenders would lose"))
    expect(warnings(page)).to_have_class(re.compile("good"))
    cell(page, "d1").click()
    expect(cell(page, "c1")).to_have_attribute("aria-label", re.compile("win"))
    expect(page.locator(".board [data-verdict=win]")).to_have_count(1)
    screenshot(page, "repetition-win")
    cell(page, "c1").click()
    expect(page.locator(".news[aria-live] .outcome")).to_contain_text("The defenders repeated too often")
    expect(page.get_by_role("dialog", name="This move")).to_have_count(0)


@pytest.mark.long
def test_the_analysis_board_marks_the_same_moves(open_page: OpenPage) -> None:
    page = open_game(open_page, "raven", ENDS["raven"][0] - 1)
    page.goto(page.url.replace("/game/", "/analyse/"))
    expect(cell(page, "c3")).to_be_visible()
    page.keyboard.press("End")
    cell(page, "c3").click()
    expect(page.locator(".board [data-verdict=draw]")).to_have_count(1)
    expect(cell(page, "d3")).to_have_attribute("aria-label", re.compile("drawn by repetition"))


@pytest.mark.parametrize("language", mainly(["de"], ["de", "fr", "it", "ga"]))
@pytest.mark.parametrize("rules", mainly(["raven"], ["wtf", "raven"]))
def test_the_warning_fits_a_small_phone(open_page: OpenPage, rules: str, language: str) -> None:
    phone = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True, "locale": language}
    page = open_game(open_page, rules, ENDS[rules][0] - 1, **phone)
    expect(page.locator("html")).to_have_attribute("lang", language)
    warning = warnings(page)
    expect(warning).to_contain_text("c3-d3")
    warning.scroll_into_view_if_needed()
    expect(warning).to_be_in_viewport(ratio=1)
    cut = warning.evaluate(
        "(shown) => shown.scrollWidth > shown.clientWidth || shown.scrollHeight > shown.clientHeight"
    )
    assert not cut
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    screenshot(page, f"repetition-phone-{rules}-{language}")
    move(page, "c3-d3")
    question = page.get_by_role("dialog")
    expect(question).to_be_in_viewport(ratio=1)
    assert question.evaluate("(shown) => shown.scrollWidth <= shown.clientWidth")
    screenshot(page, f"repetition-phone-{rules}-{language}-asked")
