"""Tokens: made, shown once and revoked on their page, and an account becomes a bot's."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage, ask, missing_messages, screenshot, violations

SIZES = {"laptop": (1280, 800), "wide": (1920, 1080), "phone": (390, 844), "small": (360, 740), "lying": (844, 390)}


def register(page: Page, name: str) -> None:
    ask(page, "/api/account", {"name": name, "password": "a horse on the stairs"})
    page.goto(page.url)


def test_a_bot_gets_a_token_which_is_shown_once(open_page: OpenPage) -> None:
    page = open_page("/account/tokens")
    expect(page.get_by_text("Log in first")).to_be_visible()
    register(page, "Toirdealbhach")
    page.get_by_role("button", name="Make this account a bot").click()
    page.get_by_role("dialog").get_by_role("button", name="Make this account a bot").click()
    expect(page.get_by_text("This is a bot’s account")).to_be_visible()
    page.get_by_label("What it is for").fill("my engine")
    page.get_by_role("button", name="Make a token").click()
    token = page.get_by_role("textbox", name="The new token")
    expect(token).to_have_value(re.compile("^brd_"))
    assert missing_messages(page) == frozenset()
    assert violations(page) == []
    screenshot(page, "tokens")
    page.reload()
    expect(page.get_by_text("my engine")).to_be_visible()
    expect(token).to_have_count(0)
    page.get_by_role("button", name="Revoke the token “my engine”").click()
    page.get_by_role("dialog").get_by_role("button", name="Revoke").click()
    expect(page.get_by_text("There are no tokens yet")).to_be_visible()


@pytest.mark.long
@pytest.mark.parametrize("language", ["en", "fr", "it", "de", "ga"])
@pytest.mark.parametrize("size", SIZES)
def test_the_page_fits_every_screen_in_every_language(open_page: OpenPage, size: str, language: str) -> None:
    width, height = SIZES[size]
    scheme = "dark" if size in ("phone", "wide") else "light"
    viewport = {"width": width, "height": height}
    page = open_page("/account/tokens", viewport=viewport, locale=language, color_scheme=scheme)
    register(page, f"Bot {size} {language}")
    ask(page, "/api/account/tokens", {"name": "a script that reads my games", "scopes": ["read"], "days": 30})
    page.reload()
    page.locator("form button").click()
    expect(page.locator(".made input")).to_be_visible()
    assert missing_messages(page) == frozenset()
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    screenshot(page, f"tokens-{size}-{language}")
