"""Five languages in the browser: chosen from its settings, complete on every page, switched without a reload, kept."""

import re

import pytest
from playwright.sync_api import Page, expect

from brandubh.rules import PRESETS
from tests.browser.conftest import FINISHED, PHONE, OpenPage, ask, cell, missing_messages, screenshot
from tests.support.gates import mainly

NAMES = {"en": "English", "fr": "Français", "it": "Italiano", "de": "Deutsch", "ga": "Gaeilge"}
LOCALES = {"en": "en-IE", "fr": "fr-CH", "it": "it-IT", "de": "de-AT", "ga": "ga-IE"}


@pytest.mark.parametrize("language", mainly(["ga"], NAMES))
def test_every_page_is_complete_in_every_language(open_page: OpenPage, language: str) -> None:
    page = open_page(locale=LOCALES[language])
    base = page.url.rstrip("/")
    expect(cell(page, "d4")).to_be_visible()
    _complete(page, language)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()
    _complete(page, language)
    game = ask(page, "/api/games", FINISHED)
    for path in (
        f"/game/{game['id']}",
        f"/analyse/{game['id']}",
        "/editor",
        "/games",
        "/learn",
        "/learn/minute",
        "/puzzle",
        "/puzzles",
        "/train",
        "/streak",
        "/storm",
        "/puzzles/history",
        "/drills",
        "/drill/five-moves",
        "/about",
        "/about/theory",
        "/no-such-page",
    ):
        page.goto(base + path)
        expect(page.locator("main h1")).to_have_count(1)
        _complete(page, language)
        if path.startswith("/analyse"):
            for key in "os":
                page.keyboard.press(key)
                expect(page.get_by_role("dialog")).to_be_visible()
                _complete(page, language)
                page.keyboard.press("Escape")
                expect(page.get_by_role("dialog")).to_have_count(0)
            page.keyboard.press("r")
            _complete(page, language)
            page.keyboard.press("e")
            expect(page.get_by_role("radio").first).to_be_attached()
            _complete(page, language)


def _complete(page: Page, language: str) -> None:
    assert missing_messages(page) == set()
    assert page.locator("html").get_attribute("lang") == language
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "long words fit, too"


def test_the_language_is_switched_without_a_reload_and_kept(open_page: OpenPage) -> None:
    page = open_page(locale="xx-XX")
    expect(page.get_by_text("Catch the king, or free him")).to_be_visible()  # nobody speaks xx
    page.evaluate("window.same = true")
    for language, name in NAMES.items():
        page.locator("header button[aria-expanded]").first.click()
        page.get_by_role("button", name=name, exact=True).click()
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(page.locator("header button[aria-expanded]").first).to_contain_text(name)
    assert page.evaluate("window.same") is True
    expect(page.get_by_text("Catch the king, or free him")).to_have_count(0)
    screenshot(page, "languages")
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "ga")
    expect(page.locator("header button[aria-expanded]").first).to_contain_text("Gaeilge")


@pytest.mark.parametrize("language", mainly(["de"], NAMES))
def test_the_rules_fit_a_small_phone_in_every_language(open_page: OpenPage, language: str) -> None:
    page = open_page(
        "/rules/federation", locale=LOCALES[language], **PHONE | {"viewport": {"width": 360, "height": 740}}
    )
    base = page.url.removesuffix("/rules/federation")
    for name in PRESETS:
        page.goto(f"{base}/rules/{name}")
        expect(page.locator("article .words p").last).to_be_attached()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), name
        cut = page.locator("article .words").evaluate_all(
            "(all) => all.filter((each) => each.scrollWidth > each.clientWidth).map((each) => each.innerText)"
        )
        assert cut == []


@pytest.mark.parametrize("language", mainly(["de"], ["de", "ga"]))
def test_long_words_fit_the_phone(open_page: OpenPage, language: str) -> None:
    page = open_page(locale=language, **PHONE)
    expect(cell(page, "d4")).to_be_visible()
    screenshot(page, f"first-page-phone-{language}")
    for path in ("", "/learn", "/learn/minute", "/puzzle", "/puzzles", "/train", "/storm", "/puzzles/history",
                 "/editor", "/analyse", "/rules/federation", "/about", "/games"):  # fmt: skip
        page.goto(re.sub(r"(//[^/]+).*", r"\1", page.url) + path)
        expect(page.locator("main h1")).to_have_count(1)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), path


def test_the_words_below_the_board_fit_a_small_phone_in_every_language(open_page: OpenPage) -> None:
    page = open_page(**PHONE | {"viewport": {"width": 360, "height": 740}})
    base = page.url.rstrip("/")
    games = [ask(page, "/api/games", {"mode": mode, "level": 1})["id"] for mode in ("computer", "local")]
    for language in NAMES:
        page.evaluate("(language) => localStorage.setItem('brandubh-settings', JSON.stringify({ language }))", language)
        for game in games:
            page.goto(f"{base}/game/{game}")
            expect(page.locator("html")).to_have_attribute("lang", language)
            words = page.locator(".actions span")
            expect(words).to_have_count(6)
            cut = words.evaluate_all(
                """(all) => all.filter((each) => each.scrollWidth > each.clientWidth || each.offsetHeight > 20)
                    .map((each) => each.textContent)"""
            )
            assert cut == [], language
