"""The end of a game: told over the board or on a sheet below it, with what can follow; nothing of it is lost in zen."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE, OpenPage, cell, local_game, move, screenshot, violations

WON = "7/7/7/7/1tK3t/7/7 b"  # g3-d3 captures the king


@pytest.mark.parametrize("size", ["wide", "phone"])
def test_the_end_says_who_won_and_how_and_can_be_closed(open_page: OpenPage, size: str) -> None:
    options: dict[str, Any] = PHONE if size == "phone" else {}
    page = open_page(**options)
    local_game(page, WON, mode="computer", level=1)
    move(page, "g3-d3")
    end = page.get_by_role("dialog", name="You won")
    expect(end).to_contain_text("The king is captured: the attackers win.")
    expect(end).to_contain_text("Won in one move.")
    expect(end.get_by_role("heading")).to_be_focused()
    assert violations(page) == []
    screenshot(page, f"end-{size}")
    (box, board), buttons = (
        (end.bounding_box(), page.locator(".board").bounding_box()),
        [each.bounding_box() for each in end.locator(".afterwards .button").all()],
    )
    assert box
    assert board
    if size == "phone":  # a sheet at the foot, below the board
        assert box["y"] + box["height"] >= 843
        assert box["y"] >= board["y"] + board["height"]
    else:
        assert board["y"] <= box["y"] <= box["y"] + box["height"] <= board["y"] + board["height"]
    assert len({round(each["width"]) for each in buttons if each}) == 1, "equal buttons"
    assert len({round(each["y"]) for each in buttons if each}) == 1, "in one row"
    page.keyboard.press("Escape")
    expect(end).to_have_count(0)
    expect(page.get_by_role("link", name="Review")).to_be_visible()


def test_a_review_opens_the_analysis_with_the_report_running(open_page: OpenPage) -> None:
    page = open_page()
    local_game(page, WON)
    with page.expect_request("**/api/reports"):
        move(page, "g3-d3")
        page.get_by_role("dialog").get_by_role("link", name="Review").click()
    expect(page.get_by_role("tab", name="Report")).to_have_attribute("aria-selected", "true")


@pytest.mark.long
def test_two_wins_offer_the_next_level(open_page: OpenPage) -> None:
    page = open_page()
    for _ in range(2):
        local_game(page, WON, mode="computer", level=1)
        move(page, "g3-d3")
        end = page.get_by_role("dialog", name="You won")
        expect(end).to_be_visible()
    with page.expect_response("**/api/games") as begun:
        end.get_by_role("button", name="Level 2").click()
    assert begun.value.json()["players"]["defenders"]["level"] == 2
    expect(end).to_have_count(0)


@pytest.mark.long
def test_an_old_game_is_opened_without_a_banner(open_page: OpenPage) -> None:
    page = open_page()
    local_game(page, WON, moves=["g3-d3"])
    expect(page.locator(".news[aria-live]")).to_contain_text("The king is captured")
    expect(page.get_by_role("link", name="Review")).to_be_visible()
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_zen_mode_keeps_turn_warnings_and_outcome(open_page: OpenPage) -> None:
    page = open_page()
    local_game(page, "7/7/7/7/1tK3t/7/3t3 w", clock={"initial": 60, "increment": 0})
    page.keyboard.press("z")
    expect(page.get_by_role("navigation")).to_have_count(0)
    expect(page.locator(".bar-of").get_by_text("to move")).to_be_visible()
    expect(page.locator(".bar-of .clock").first).to_be_visible()
    expect(page.get_by_text("The king is in danger.")).to_be_visible()
    screenshot(page, "zen")
    for text in ("c3-c1", "d1-d2", "c1-a1"):
        move(page, text)
        expect(cell(page, text[3:])).to_have_attribute("aria-label", re.compile("last move"))
    expect(page.locator(".news[aria-live]")).to_contain_text("The king has escaped")
    expect(page.get_by_role("dialog", name="The defenders won")).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("z")
    expect(page.get_by_role("navigation").first).to_be_visible()


@pytest.mark.long
def test_the_title_says_whose_turn_it_is_and_who_won(open_page: OpenPage) -> None:
    page = open_page()
    expect(page).to_have_title("Play · Brandubh")
    local_game(page, WON, mode="computer", level=1)
    expect(page).to_have_title("Your move · Brandubh")
    local_game(page, WON)
    expect(page).to_have_title("Attackers to move · Brandubh")
    move(page, "g3-g4")
    expect(page).to_have_title("Defenders to move · Brandubh")
    cell(page, "c3").click()
    cell(page, "c1").click()
    expect(page).to_have_title(re.compile("to move"))
