"""The lobby: two browsers find each other, a third one watches."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import (
    PHONE,
    OpenPage,
    ask,
    missing_messages,
    move,
    screenshot,
    violations,
)


def begin(one: Page, other: Page) -> str:
    """A game from the lobby, the first one's with the attackers; its path."""
    seek = ask(one, "/api/lobby/seeks", {"side": "attackers", "name": "Ailbhe", "clock": {"initial": 606}})["seek_id"]
    game = ask(other, f"/api/lobby/seeks/{seek}", {"name": "Bjorn"})["game_id"]
    return f"/game/{game}"


def test_an_offer_is_accepted_with_one_tap_and_a_third_one_watches(open_page: OpenPage) -> None:
    one, other = open_page("/lobby"), open_page("/lobby")
    one.get_by_role("textbox", name="Your name").fill("Ailbhe")
    one.get_by_text("Defenders", exact=True).click()
    one.get_by_role("button", name="Make an offer").click()
    expect(one.get_by_text("Your offer")).to_be_visible()
    screenshot(other, "lobby")
    other.get_by_role("button", name=re.compile("^Play. Opponent: Ailbhe")).click()
    for page in (one, other):
        expect(page).to_have_url(re.compile("/game/"))
    assert one.url == other.url
    expect(other).to_have_title(re.compile("Your move"))
    third = open_page("/watch")
    expect(third.get_by_role("link", name=re.compile("Ailbhe"))).to_be_visible()
    move(other, "d2-e2")
    expect(one.locator("[data-ply='1']")).to_contain_text("d2-e2")
    screenshot(third, "watch")
    third.get_by_role("link", name=re.compile("Ailbhe")).click()
    expect(third.get_by_text("You are watching this game.")).to_be_visible()
    for page in (one, other, third):
        expect(page.get_by_text("One person watching")).to_be_visible()
        assert missing_messages(page) == frozenset()
    third.goto("about:blank")
    expect(one.get_by_text("One person watching")).to_have_count(0)


@pytest.mark.long
def test_two_who_press_the_same_clock_play_and_who_comes_back_waits_again(open_page: OpenPage) -> None:
    one, other = open_page("/lobby"), open_page("/lobby")
    pool = "30+20"
    one.get_by_role("button", name=pool).click()
    expect(one.get_by_text("Waiting for an opponent")).to_be_visible()
    one.get_by_role("button", name="Stop waiting").click()
    expect(one.get_by_text("Waiting for an opponent")).to_have_count(0)
    one.get_by_role("button", name=pool).click()
    expect(one.get_by_role("button", name=pool)).to_have_attribute("aria-pressed", "true")
    other.get_by_role("button", name=pool).click()
    for page in (one, other):
        expect(page).to_have_url(re.compile("/game/"))
    assert one.url == other.url
    one.get_by_role("link", name="Lobby").first.click()
    expect(one.get_by_role("heading", name="Quick pairing")).to_be_visible()
    one.wait_for_timeout(4000)  # it was told of the game for some seconds
    expect(one).to_have_url(re.compile("/lobby$"))


@pytest.mark.long
def test_the_tv_goes_on_with_the_next_game(open_page: OpenPage) -> None:
    one, other, viewer = open_page(), open_page(), open_page()
    base = one.url.rstrip("/")
    first, second = begin(one, other), begin(one, other)
    for path in (first, second):
        one.goto(base + path)
        move(one, "d2-e2")
        expect(one.locator("[data-ply='1']")).to_be_visible()
    viewer.goto(base + "/tv")
    expect(viewer.locator("[data-ply='1']")).to_be_visible()
    screenshot(viewer, "tv")
    shown = ask_get(one, "/api/watch")["featured"]
    if shown not in (first.removeprefix("/game/"), second.removeprefix("/game/")):
        pytest.skip("a game of another test is on TV")
    ask(other, f"/api/games/{shown}/resign", {})
    expect(viewer.get_by_text("The next game comes in a moment.")).to_be_visible()
    expect(viewer.get_by_text("Attackers won")).to_have_count(0)


def ask_get(page: Page, path: str) -> Any:
    return page.evaluate("async (path) => (await fetch(path)).json()", path)


@pytest.mark.long
@pytest.mark.parametrize("options", [{}, PHONE], ids=["wide", "phone"])
@pytest.mark.parametrize("language", ["en", "fr", "it", "de", "ga"])
def test_axe_finds_nothing_and_every_word_is_there(open_page: OpenPage, options: dict[str, Any], language: str) -> None:
    settings = options | {"locale": language, "reduced_motion": "reduce"}
    one, other = open_page(**settings), open_page(**settings)
    base = one.url.rstrip("/")
    begin(other, one)
    ask(other, "/api/lobby/seeks", {"side": "attackers", "match": True})
    one.goto(f"{base}/lobby")
    one.locator("form button").click()
    expect(one.locator("li.own")).to_be_visible()
    one.locator(".pools button").last.click()
    expect(one.locator(".pools [aria-pressed='true']")).to_be_visible()
    found: list[str] = []

    def look(page: Page, state: str) -> None:
        assert missing_messages(page) == frozenset(), state
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), state
        screenshot(page, f"lobby-{state}-{language}-{'phone' if options else 'wide'}")
        for theme in ("light", "dark"):
            page.evaluate("(theme) => (document.documentElement.dataset.theme = theme)", theme)
            found.extend(f"{state}, {theme}: {each}" for each in violations(page))

    look(one, "offers")
    one.locator(".pools [aria-pressed='true']").click()
    one.locator("li.own button").click()
    other.goto(f"{base}/watch")
    expect(other.locator(".cards a").first).to_be_visible()
    look(other, "games")
    assert not found, "\n".join(found)


@pytest.mark.long
@pytest.mark.parametrize("language", ["en", "fr", "it", "de", "ga"])
def test_the_bar_has_room_for_all_its_pages(open_page: OpenPage, language: str) -> None:
    page = open_page("/about", locale=language)
    for width in (1000, 1139, 1140, 1199, 1200, 1280):
        page.set_viewport_size({"width": width, "height": 800})
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), width
        bar = page.locator("header").first
        overlap = bar.evaluate(
            """(bar) => {
                const nav = bar.querySelector("nav").getBoundingClientRect();
                const tools = bar.querySelector(".tools").getBoundingClientRect();
                return getComputedStyle(bar.querySelector("nav")).display !== "none"
                    && (nav.right > tools.left || tools.right > innerWidth);
            }"""
        )
        assert not overlap, width
