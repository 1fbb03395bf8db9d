"""Everybody can use every page: axe finds nothing against it, nothing moves for those who do not want that, and the
first page is small and stands still."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import FINISHED, PHONE, OpenPage, ask, cell, move, screenshot, violations

PICTURES = {"analysis", "report", "games"}


def states(page: Page, base: str) -> Iterator[str]:
    """Bring the page into one state after the other, all that a visitor can meet; the name of each."""
    yield from _playing(page, base)
    yield from _analysing(page, base)
    page.goto(base + "/rules/federation")
    page.locator("figure").first.scroll_into_view_if_needed()  # its diagrams are drawn when they come near
    expect(page.locator("figure [role=grid]").first).to_be_visible()
    yield "rules"
    page.goto(base + "/editor")
    expect(page.get_by_text("They are the same as: Federation rules.")).to_be_visible()
    yield "rules editor"
    page.goto(base + "/about")
    expect(page.get_by_role("heading", name="About Brandubh")).to_be_visible()
    yield "about"
    page.goto(base + "/no-such-page")
    expect(page.get_by_role("heading", name="No such page")).to_be_visible()
    yield "no such page"
    page.goto(base + "/games")
    expect(page.get_by_role("article").first).to_be_visible()
    yield "games"
    page.get_by_role("button", name="Delete").first.click()
    yield from _dialog(page, "delete")


def _playing(page: Page, base: str) -> Iterator[str]:
    expect(page.get_by_role("grid")).to_be_visible()
    yield "first page"
    page.keyboard.press("?")
    yield from _dialog(page, "keys")
    menu = page.get_by_role("button", name="Menu", exact=True)
    if menu.is_visible():
        menu.click()
        for each in page.locator("dialog summary").all():
            each.click()
        yield from _dialog(page, "menu")
    else:
        for name in ("Language", "Playing", "Appearance"):
            page.get_by_role("button", name=name).click()
            yield f"menu {name}"
            page.keyboard.press("Escape")
    game = ask(page, "/api/games", {"mode": "local", "moves": ["d2-e2"], "match": True})
    page.goto(f"{base}/game/{game['id']}")
    expect(page.locator("[data-ply='1']")).to_be_visible()
    yield "a match"
    page.get_by_role("button", name="Resign").click()
    yield from _dialog(page, "resign")
    game = ask(page, "/api/games", FINISHED)
    page.goto(f"{base}/game/{game['id']}")
    expect(page.get_by_text("The king has escaped: the defenders win.")).to_be_visible()
    yield "finished"


def _analysing(page: Page, base: str) -> Iterator[str]:
    game = ask(page, "/api/games", FINISHED)
    page.goto(f"{base}/analyse/{game['id']}")
    page.get_by_role("button", name="b4-b3").click()
    page.get_by_role("button", name="Show the whole of line 1").click()
    yield "analysis"
    page.get_by_role("button", name="Draw", exact=True).click()
    yield "drawing"
    page.get_by_role("button", name="Draw", exact=True).click()
    page.keyboard.press("c")
    yield "comment"
    page.keyboard.press("Escape")
    for key, name in (("o", "open"), ("s", "share")):
        page.keyboard.press(key)
        yield from _dialog(page, name)
    page.keyboard.press("r")
    expect(page.get_by_role("heading", name="Turning points")).to_be_visible(timeout=60_000)
    yield "report"
    page.get_by_role("button", name=re.compile(r"Attackers \([1-9]")).click()
    page.get_by_role("button", name="Show the solution").click()
    yield "learning"
    page.get_by_role("button", name="Back to the analysis").click()
    page.keyboard.press("e")
    expect(page.get_by_text("This position is possible.")).to_be_visible()
    yield "position editor"


def _dialog(page: Page, name: str) -> Iterator[str]:
    expect(page.get_by_role("dialog")).to_be_visible()
    yield f"dialog {name}"
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


@pytest.mark.parametrize(
    ("options", "themes"),
    [
        pytest.param({}, ("light", "dark"), id="wide, light and dark", marks=pytest.mark.long),
        pytest.param(PHONE, ("dark",), id="phone, dark"),
        pytest.param(PHONE, ("light",), id="phone, light", marks=pytest.mark.long),
    ],
)
def test_axe_finds_nothing_on_any_page(open_page: OpenPage, options: dict[str, Any], themes: tuple[str, ...]) -> None:
    page = open_page(**options, reduced_motion="reduce")
    found = []
    for state in states(page, page.url.rstrip("/")):
        for theme in themes:
            page.evaluate("(theme) => (document.documentElement.dataset.theme = theme)", theme)
            # another colour is all that another theme changes
            rules = () if theme == themes[0] else ("color-contrast",)
            found += [f"{state}, {theme}: {each}" for each in violations(page, *rules)]
        if options and state in PICTURES:
            screenshot(page, f"{state}-phone-dark")
    assert not found, "\n".join(found)


def test_nothing_moves_for_those_who_do_not_want_it(open_page: OpenPage) -> None:
    page = open_page(reduced_motion="reduce")
    expect(cell(page, "d4")).to_be_visible()
    page.evaluate(
        """() => {
            window.moving = [];
            const look = () => {
                for (const { effect } of document.getAnimations())
                    if (effect.getComputedTiming().activeDuration > 1) moving.push(String(effect.target.className));
                requestAnimationFrame(look);
            };
            look();
        }"""
    )
    move(page, "d2-e2")
    expect(page.locator("[data-ply='2']")).to_be_visible()
    page.get_by_role("button", name="Language").click()
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()
    assert page.evaluate("moving") == []


@pytest.mark.long
def test_dark_and_light_follow_the_system_and_can_be_chosen(open_page: OpenPage) -> None:
    brightness = "() => Number(getComputedStyle(document.documentElement).backgroundColor.match(/\\d+/)[0])"
    page = open_page(color_scheme="dark")
    expect(cell(page, "d4")).to_be_visible()
    assert page.evaluate(brightness) < 60
    screenshot(page, "first-page-dark")
    page.get_by_role("button", name="Appearance").click()
    page.locator("label").filter(has_text="Light").click()
    assert page.evaluate(brightness) > 200
    screenshot(page, "appearance")
    page.reload()
    assert page.evaluate(brightness) > 200, "from the first moment"


def test_the_first_page_stands_still_and_is_small(open_page: OpenPage) -> None:
    page = open_page()
    expect(cell(page, "d4")).to_be_visible()
    page.wait_for_load_state("networkidle")
    loaded = page.evaluate(
        """() => performance.getEntriesByType("navigation").concat(performance.getEntriesByType("resource"))
            .map(({ name, encodedBodySize }) => [new URL(name).pathname, encodedBodySize])"""
    )
    assert len(loaded) > 4
    assert sum(size for _, size in loaded) <= 130_000, loaded
    move(page, "d2-e2")
    expect(page.locator("[data-ply='2']")).to_be_visible()
    shifts = page.evaluate(
        """() => new Promise((resolve) => new PerformanceObserver((list) => resolve(list.getEntries().map((each) =>
            [each.value, each.hadRecentInput, ...each.sources.map(({ node }) => node?.className ?? node?.nodeName)])))
            .observe({ type: "layout-shift", buffered: true }) || setTimeout(() => resolve([]), 1000))"""
    )
    assert sum(value for value, *_ in shifts) < 0.02, shifts
