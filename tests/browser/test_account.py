"""Accounts in the browser: a guest keeps what was played, finds it again elsewhere, and is never pushed."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Download, Locator, Page, expect

from tests.browser.conftest import (
    FINISHED,
    PHONE,
    OpenPage,
    Server,
    ask,
    missing_messages,
    screenshot,
    violations,
)

PASSWORD, OTHER = "a horse on the stairs", "a boat under the bridge"
CODE = re.compile(r"^[a-z2-9]{4}(-[a-z2-9]{4}){4}$")


def write(page: Page, **fields: str) -> None:
    """Fill in the form by its labels."""
    for label, text in fields.items():
        page.get_by_label(label.replace("_", " "), exact=True).fill(text)


def register(page: Page, name: str) -> str:
    """Make an account by the page; the recovery code, which is kept."""
    page.get_by_role("link", name="Log in").first.click()
    page.get_by_role("button", name="New account").click()
    write(page, Name=name, Password=PASSWORD)
    page.get_by_role("button", name="Make the account").click()
    expect(page.get_by_role("heading", name="Your recovery code")).to_be_focused()
    code = page.locator(".code").inner_text()
    assert CODE.match(code)
    expect(page.get_by_role("button", name="Continue")).to_be_disabled()
    page.get_by_label("I have kept it").check()
    page.get_by_role("button", name="Continue").click()
    expect(mine(page, name)).to_be_visible()
    return code


def mine(page: Page, name: str) -> Locator:
    return page.get_by_role("button", name=f"Your account: {name}")


def log_in(page: Page, name: str, password: str = PASSWORD) -> None:
    page.get_by_role("link", name="Log in").first.click()
    write(page, Name=name, Password=password)
    page.get_by_role("main").get_by_role("button", name="Log in").last.click()


def log_out(page: Page, name: str) -> None:
    page.get_by_role("button", name=f"Your account: {name}").click()
    page.get_by_role("button", name="Log out").click()
    expect(page.get_by_role("link", name="Log in").first).to_be_visible()


def test_a_guest_registers_and_has_the_games_in_another_browser(open_page: OpenPage) -> None:
    page = open_page()
    ask(page, "/api/games", FINISHED)
    page.get_by_role("link", name="My games").first.click()
    expect(page.locator("article")).to_have_count(1)
    code = register(page, "Sigrid")
    expect(page).to_have_url(re.compile("/games$"))  # where the guest came from
    expect(page.locator("article")).to_have_count(1)
    page.goto(page.url.replace("/games", "/"))
    page.locator("label").filter(has_text="A friend").click()
    expect(page.get_by_role("button", name="Make a link")).to_be_visible()
    expect(page.get_by_role("textbox", name="Your name")).to_have_count(0)  # the account has one
    page.get_by_role("button", name="Make a link").click()
    link = page.get_by_role("link", name="Sigrid")
    expect(link.first).to_have_attribute("href", "/player/Sigrid")
    log_out(page, "Sigrid")

    elsewhere = open_page("/games")
    log_in(elsewhere, "Sigrid", "not this one")
    expect(elsewhere.get_by_role("alert")).to_have_text("Name and password do not belong together.")
    assert violations(elsewhere) == []
    elsewhere.get_by_role("link", name="Forgotten your password?").click()
    write(elsewhere, Name="Sigrid", Recovery_code=code.upper(), New_password=OTHER)
    elsewhere.get_by_role("button", name="Set the password").click()
    expect(elsewhere.locator(".code")).not_to_have_text(code)
    screenshot(elsewhere, "account-code")
    assert violations(elsewhere) == []
    assert missing_messages(elsewhere) == frozenset()
    elsewhere.get_by_label("I have kept it").check()
    elsewhere.get_by_role("button", name="Continue").click()
    expect(elsewhere.locator("article")).to_have_count(2)


@pytest.mark.long
def test_the_page_of_an_account_changes_the_password_and_ends_other_sessions(open_page: OpenPage) -> None:
    page, phone = open_page(), open_page(**PHONE)
    register(page, "Ingrid")
    log_in(phone, "Ingrid")
    expect(mine(phone, "Ingrid")).to_be_visible()
    page.goto(page.url + "account")
    rows = page.locator("section", has_text="Where you are logged in").get_by_role("listitem")
    expect(rows).to_have_count(2)
    expect(rows.filter(has_text="this browser")).to_have_count(1)
    screenshot(page, "account")
    assert violations(page) == []
    assert missing_messages(page) == frozenset()
    write(page, Current_password=OTHER, New_password=OTHER)
    page.get_by_role("button", name="Change the password").click()
    expect(page.get_by_role("alert")).to_have_text("This is not your password.")
    write(page, Current_password=PASSWORD)
    page.get_by_role("button", name="Change the password").click()
    expect(page.get_by_text("Your password is changed.")).to_be_visible()
    expect(rows).to_have_count(1)
    phone.reload()
    expect(phone.get_by_role("link", name="Log in").first).to_be_visible()


@pytest.mark.long
def test_everything_is_saved_and_the_account_deleted_once_the_name_is_written(
    open_page: OpenPage, tmp_path: Path
) -> None:
    page = open_page()
    register(page, "Frida")
    page.goto(page.url + "account")
    with page.expect_download() as coming:
        page.get_by_role("link", name="Save everything").click()
    saved: Download = coming.value
    saved.save_as(tmp_path / "all.zip")
    assert (tmp_path / "all.zip").read_bytes()[:2] == b"PK"
    part = page.locator("section", has_text="This cannot be undone.")
    button = part.get_by_role("button", name="Delete the account")
    part.get_by_label("Password", exact=True).fill(PASSWORD)
    expect(button).to_be_disabled()
    part.get_by_label("Write “Frida” to confirm it").fill("Frida")
    button.click()
    expect(page.get_by_role("link", name="Log in").first).to_be_visible()
    log_in(page, "Frida")
    expect(page.get_by_role("alert")).to_be_visible()


@pytest.mark.long
def test_an_account_is_made_and_left_by_the_keyboard_alone(open_page: OpenPage) -> None:
    page = open_page("/login?new")
    page.get_by_label("Name", exact=True).focus()
    page.keyboard.type("Astrid")
    page.keyboard.press("Tab")
    page.keyboard.type(PASSWORD)
    page.keyboard.press("Tab")
    page.keyboard.press("Space")  # it is shown
    expect(page.get_by_label("Password", exact=True)).to_have_attribute("type", "text")
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Your recovery code")).to_be_focused()
    for _ in range(4):
        page.keyboard.press("Tab")
    page.keyboard.press("Space")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    button = page.get_by_role("button", name="Your account: Astrid")
    expect(button).to_be_visible()
    button.focus()
    page.keyboard.press("Enter")
    for _ in range(3):
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.get_by_role("link", name="Log in").first).to_be_visible()


@pytest.fixture
def club(tmp_path: Path) -> Iterator[str]:
    """The address of a server that has a name among others."""
    running = Server(tmp_path, "--allow-host", "club.example")
    yield f"http://club.example:{running.port}"
    running.stop()


@pytest.mark.long
def test_who_has_games_to_lose_is_told_quietly_and_on_their_own_machine_not_at_all(
    open_page: OpenPage, club: str
) -> None:
    own, guest = open_page(), open_page(address=club)
    for page in (own, guest):
        ask(page, "/api/games", FINISHED)
        page.get_by_role("link", name="My games").first.click()
        expect(page.locator("article")).to_have_count(1)
    hint = guest.get_by_role("link", name="Keep your games: make an account")
    expect(hint).to_be_visible()
    expect(own.get_by_text("Keep your games")).to_have_count(0)
    assert violations(guest) == []
    hint.click()
    write(guest, Name="Thora", Password=PASSWORD)
    guest.get_by_role("button", name="Make the account").click()
    guest.get_by_label("I have kept it").check()
    guest.get_by_role("button", name="Continue").click()
    expect(guest.locator("article")).to_have_count(1)
    expect(guest.get_by_text("Keep your games")).to_have_count(0)


@pytest.mark.long
@pytest.mark.parametrize("locale", ["en-GB", "fr", "it", "de", "ga"])
@pytest.mark.parametrize("width", [360, 390, 844, 1000, 1280, 1440])
def test_a_long_name_fits_into_the_bar_in_every_language(open_page: OpenPage, locale: str, width: int) -> None:
    page = open_page("/about", locale=locale, viewport={"width": width, "height": 740})
    name = f"Wilhelmina{width}{locale[:2]} Mmm"
    ask(page, "/api/account", {"name": name, "password": PASSWORD})
    page.reload()
    expect(page.get_by_role("button", name=re.compile(name))).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    for path in ("/account", "/login"):
        page.goto(re.sub(r"(//[^/]+)/.*", r"\1", page.url) + path)
        expect(page.locator("h1")).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert missing_messages(page) == frozenset()
