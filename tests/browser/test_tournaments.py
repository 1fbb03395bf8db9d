"""Tournaments: a maker and two others, a round played by resigning, standings that everybody sees change."""

import itertools
import random
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, OpenPage, ask, missing_messages, screenshot, violations

_numbers = itertools.count(1)


def enrol(page: Page) -> str:
    """Make an account; its name."""
    name = f"Tafl {next(_numbers)}x{random.randrange(10**6)}"
    ask(page, "/api/account", {"name": name, "password": "a horse on the stairs"})
    return name


def test_a_round_of_two_sets_is_played_and_the_standings_follow(open_page: OpenPage) -> None:
    maker, other, viewer = open_page("/"), open_page("/"), open_page("/tournaments")
    base = maker.url.rstrip("/")
    names = [enrol(maker), enrol(other)]
    title = f"Samhain {random.randrange(10**6)}"
    expect(viewer.get_by_text("you need an account")).to_be_visible()
    maker.goto(f"{base}/tournaments")
    maker.get_by_role("textbox", name="Name").fill(title)
    maker.get_by_role("spinbutton", name="Rounds").fill("1")
    screenshot(maker, "tournaments-new")
    maker.get_by_role("button", name="Create the tournament").click()
    expect(maker).to_have_url(re.compile("/tournament/"))
    expect(maker.get_by_role("heading", name=title)).to_be_visible()
    other.goto(f"{base}/tournaments")
    other.get_by_role("link", name=re.compile(title)).click()
    other.get_by_role("button", name="Join").click()
    expect(maker.get_by_role("row", name=re.compile(names[1]))).to_be_visible()
    viewer.goto(maker.url)
    screenshot(viewer, "tournament-open")
    maker.get_by_role("button", name="Start now").click()
    for page in (maker, other):
        expect(page).to_have_url(re.compile("/game/"))
    assert maker.url == other.url
    expect(viewer.get_by_role("link", name=re.compile(f"{names[0]}.*0 : 0|{names[1]}.*0 : 0"))).to_be_visible()
    first = maker.url
    resign(maker)
    for page in (maker, other):
        page.wait_for_url(lambda url: "/game/" in url and url != first)
    resign(maker)
    expect(viewer.get_by_role("row", name=re.compile(f"1 {names[1]} 1"))).to_be_visible()
    expect(viewer.get_by_role("status").filter(has_text="Over")).to_be_visible()
    expect(viewer.get_by_role("link", name=re.compile("0 : 2|2 : 0"))).to_be_visible()
    screenshot(viewer, "tournament-over")
    maker.get_by_role("link", name="To the tournament").first.click()
    expect(maker).to_have_url(re.compile("/tournament/"))
    for page in (maker, other, viewer):
        assert missing_messages(page) == frozenset()


def resign(page: Page) -> None:
    page.get_by_role("button", name=re.compile("Resign")).first.click()
    page.get_by_role("dialog").get_by_role("button", name=re.compile("Resign")).click()


@pytest.mark.long
@pytest.mark.parametrize("options", [{}, PHONE], ids=["wide", "phone"])
@pytest.mark.parametrize("language", ["en", "fr", "it", "de", "ga"])
def test_axe_finds_nothing_and_every_word_is_there(open_page: OpenPage, options: dict[str, Any], language: str) -> None:
    settings = options | {"locale": language, "reduced_motion": "reduce"}
    people = [open_page(**settings) for _ in range(3)]
    base = people[0].url.rstrip("/")
    for each in people:
        enrol(each)
    found: list[str] = []

    def look(page: Page, state: str) -> None:
        assert missing_messages(page) == frozenset(), state
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), state
        screenshot(page, f"tournament-{state}-{language}-{'phone' if options else 'wide'}")
        for theme in ("light", "dark"):
            page.evaluate("(theme) => (document.documentElement.dataset.theme = theme)", theme)
            found.extend(f"{state}, {theme}: {each}" for each in violations(page))

    clock = {"initial": 300, "increment": 3}
    for kind in ("swiss", "arena"):
        body = {"name": f"Samhain {kind}", "kind": kind, "clock": clock}
        held = ask(people[0], "/api/tournaments", body)["tournament"]["id"]
        for each in people[1:]:
            ask(each, f"/api/tournaments/{held}/join", {})
        people[1].goto(f"{base}/tournament/{held}")
        expect(people[1].locator("tbody tr")).to_have_count(3)
        look(people[1], f"{kind}-open")
        people[1].goto("about:blank")
        ask(people[0], f"/api/tournaments/{held}/start", {})
        stranger = open_page(f"/tournament/{held}", **settings)
        expect(stranger.locator(".pairings li").first).to_be_visible()
        look(stranger, f"{kind}-running")
        people[1].goto(base)
    people[0].goto(f"{base}/tournaments")
    expect(people[0].locator("form input").first).to_be_visible()
    look(people[0], "list")
    assert not found, "\n".join(found)
