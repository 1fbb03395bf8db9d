"""Clocks as people see them: days per move, from the first page to the other's screen, and a flag that falls."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE, OpenPage, ask, missing_messages, move, screenshot, violations
from tests.support.gates import mainly


@pytest.mark.parametrize("size", mainly([{}], [{}, PHONE]), ids=lambda size: "phone" if size else "desk")
def test_days_per_move_are_chosen_for_a_friend_and_shown_to_both(open_page: OpenPage, size: dict[str, Any]) -> None:
    name = "phone" if size else "desk"
    one = open_page("/", **size)
    one.get_by_text("More", exact=True).click()
    clock = one.get_by_role("combobox", name="Clock")
    expect(clock.locator("optgroup")).to_have_count(0)
    one.locator("label").filter(has_text="A friend").click()
    clock.select_option(label="3 days per move")
    expect(one.locator("summary")).to_contain_text("3 days per move")
    screenshot(one, f"clocks-choice-{name}")
    assert violations(one) == []
    one.locator("label").filter(has_text="Computer").click()
    expect(one.locator("summary")).to_contain_text("no clock")
    one.locator("label").filter(has_text="A friend").click()
    one.get_by_role("button", name="Make a link").click()
    expect(one.get_by_role("heading", name="Waiting for your friend")).to_be_visible()
    expect(one.get_by_text("3 days per move")).to_be_visible()
    screenshot(one, f"clocks-waiting-{name}")
    link = one.get_by_role("textbox", name="Link for your friend").input_value()
    other = open_page(re.sub(r"^.*(?=/join/)", "", link), **size)
    expect(other.get_by_text("3 days per move")).to_be_visible()
    screenshot(other, f"clocks-invitation-{name}")
    other.get_by_role("main").get_by_role("button", name="Play", exact=True).click()
    expect(other.get_by_role("timer")).to_have_text(["3 d 0 h", "3 d 0 h"])
    move(one, "d2-e2")
    expect(other).to_have_title(re.compile("Your move"))
    for page in (one, other):
        expect(page.get_by_role("timer")).to_have_text(["3 d 0 h", "3 d 0 h"])
        assert not missing_messages(page)
    screenshot(other, f"clocks-days-{name}")
    assert violations(other) == []
    one.goto(re.sub(r"/game/.*", "/games", one.url))
    expect(one.get_by_role("article")).to_contain_text("3 days per move")
    expect(one.get_by_role("article")).to_contain_text(re.compile(r", 3 d 0 h left"))
    screenshot(one, f"clocks-list-{name}")


@pytest.mark.long
def test_the_flag_falls_on_a_page_that_only_waits(open_page: OpenPage) -> None:
    page = open_page()
    game = ask(page, "/api/games", {"mode": "local", "clock": {"initial": 5, "increment": 0}, "moves": ["d2-e2"]})
    page.goto(page.url.rstrip("/") + f"/game/{game['id']}")
    expect(page.get_by_role("timer").filter(has_text="0:00.0")).to_be_visible(timeout=30_000)
    expect(page.get_by_text("The defenders ran out of time").first).to_be_visible()
