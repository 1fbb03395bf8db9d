"""Help while playing: hints, the coach, moves to be confirmed, and where all of that is chosen."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage, cell, local_game, move, piece_on, violations

LETS_HIM_OUT = "7/7/7/2t4/1tKt3/1t1t3/5t1 b"  # only f1-c1 keeps the king in


def choose(page: Page, setting: str) -> None:
    page.get_by_role("button", name="Playing").click()
    page.get_by_role("switch", name=setting).click()
    page.keyboard.press("Escape")


def test_a_hint_shows_the_best_move(open_page: OpenPage) -> None:
    page = open_page()
    local_game(page, "7/7/7/7/1tK3t/7/7 b", mode="computer", level=1)
    page.keyboard.press("h")
    expect(page.locator(".news[aria-live]")).to_contain_text("Hint: g3-d3xc3 is a good move here.")
    expect(page.locator("[data-arrow=g3-d3]")).to_have_count(1)
    expect(page.get_by_role("button", name="Hint")).to_be_enabled()
    local_game(page, mode="computer", clock={"initial": 60, "increment": 0})
    expect(page.get_by_role("button", name="Flip")).to_be_visible()
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)  # not against the clock


def test_the_coach_warns_of_a_blunder_and_offers_to_take_it_back(open_page: OpenPage) -> None:
    page = open_page()
    local_game(page, LETS_HIM_OUT, mode="computer", level=1)
    choose(page, "Coach")
    move(page, "f1-f2")
    warning = page.get_by_role("group", name="f1-f2 lets the king out: c3-c1 follows.")
    expect(warning).to_be_visible()
    assert piece_on(page, "f2") == "attacker"
    assert violations(page) == []
    warning.get_by_role("button", name="Take back").click()
    expect(warning).to_have_count(0)
    assert piece_on(page, "f1") == "attacker"
    expect(page.get_by_text("No moves yet.")).to_be_visible()
    move(page, "f1-c1")  # nothing is said of the best move
    expect(page.locator("[data-ply='1']")).to_contain_text("f1-c1")


def test_a_move_waits_for_a_second_tap_or_enter(open_page: OpenPage) -> None:
    page = open_page()
    local_game(page)
    choose(page, "Confirm each move")
    move(page, "d2-e2")
    question = page.get_by_role("group", name="Play d2-e2?")
    expect(question.get_by_role("button", name="Play")).to_be_focused()
    expect(page.get_by_text("No moves yet.")).to_be_visible()
    page.keyboard.press("Escape")
    expect(question).to_have_count(0)
    assert piece_on(page, "d2") == "attacker"
    move(page, "d2-e2")
    cell(page, "e2").click()  # once more
    expect(page.locator("[data-ply='1']")).to_have_text("d2-e2")
    move(page, "c4-c2")
    expect(page.get_by_role("group", name="Play c4-c2?")).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.locator("[data-ply='2']")).to_have_text("c4-c2")


@pytest.mark.long
def test_the_board_follows_the_turn_of_two_people(open_page: OpenPage) -> None:
    page = open_page(reduced_motion="reduce")
    local_game(page)
    before = cell(page, "a1").bounding_box()
    choose(page, "Turn the board to the side to move")
    assert cell(page, "a1").bounding_box() == before
    move(page, "d2-e2")
    expect(page.locator("[data-ply='1']")).to_be_visible()
    page.wait_for_function("y => document.querySelector('[data-square=a1]').getBoundingClientRect().y < y", arg=300)


def test_the_goal_stays_in_sight(open_page: OpenPage) -> None:
    page = open_page()
    local_game(page, mode="computer", level=1)
    move(page, "d2-e2")
    expect(page.locator("[data-ply='2']")).to_be_visible()
    goal = page.get_by_text("Your goal: capture the king, or encircle him and all his men.")
    expect(goal).to_be_visible()
    expect(page.locator(".news[aria-live]")).to_contain_text(" to ")  # what was played, below it
