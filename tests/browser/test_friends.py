"""Playing a friend: two browsers, a link between them, and sometimes a third that watches."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import (
    PHONE,
    OpenPage,
    Server,
    ask,
    cell,
    missing_messages,
    move,
    piece_on,
    screenshot,
    violations,
)

ONE_MOVE = "7/7/7/t5t/7/7/3K3 w"  # the king is one move from two corners


def invite(page: Page) -> str:
    """Make a link on the first page; its path."""
    page.locator("label").filter(has_text="A friend").click()
    page.get_by_role("button", name="Make a link").click()
    link = page.get_by_role("textbox", name="Link for your friend").input_value()
    return re.sub(r"^.*(?=/join/)", "", link)


def join(page: Page) -> None:
    page.get_by_role("main").get_by_role("button", name="Play", exact=True).click()
    expect(page).to_have_url(re.compile("/game/"))


def do(page: Page, name: str) -> None:
    page.get_by_role("toolbar").get_by_role("button", name=name, exact=True).click()


def ply(page: Page, number: int) -> Locator:
    return page.locator(f"[data-ply='{number}']")


def two(open_page: OpenPage, **choices: object) -> tuple[Page, Page]:
    """Two pages with one game, the first one's with the attackers."""
    one = open_page()
    game = ask(one, "/api/games", {"mode": "friend", "side": "attackers"} | choices)
    one.goto(one.url.rstrip("/") + f"/game/{game['id']}")
    expect(one.get_by_role("heading", name="Waiting for your friend")).to_be_visible()
    other = open_page(f"/join/{game['invite']}")
    join(other)
    expect(one.get_by_role("heading", name="Waiting for your friend")).to_have_count(0)
    return one, other


def test_a_link_leads_to_a_game_with_a_move_taken_back_and_a_draw(open_page: OpenPage) -> None:
    one = open_page()
    path = invite(one)
    cell(one, "d2").click()
    expect(cell(one, "e2")).not_to_have_attribute("aria-label", re.compile("can go here"))
    screenshot(one, "friend-waiting")
    other = open_page(path)
    expect(other.get_by_role("heading", name="You are invited to a game")).to_be_visible()
    expect(other.get_by_text("You play the defenders.")).to_be_visible()
    other.get_by_role("textbox", name="Your name").fill("Bjorn")
    screenshot(other, "friend-invitation")
    join(other)
    expect(one.get_by_text("Your friend is here. Your move!")).to_be_visible()
    expect(one.locator("section.side").get_by_text("Bjorn")).to_be_visible()
    expect(one).to_have_title(re.compile("Your move"))
    expect(other).to_have_title(re.compile("Attackers to move"))
    cell(other, "d3").click()
    expect(cell(other, "e3")).not_to_have_attribute("aria-label", re.compile("can go here"))
    cell(other, "d3").click()  # put down again: a move may be set, not made

    move(one, "d2-e2")
    expect(ply(other, 1)).to_contain_text("d2-e2")
    expect(other).to_have_title(re.compile("Your move"))
    move(other, "d3-c3")
    expect(ply(one, 2)).to_be_visible()
    do(other, "Undo")
    expect(one.get_by_text("Bjorn asks to take a move back.")).to_be_visible()
    screenshot(one, "friend-offer")
    one.get_by_role("button", name="Accept").click()
    expect(ply(other, 2)).to_have_count(0)
    assert piece_on(other, "d3") == "defender"
    move(other, "d3-e3")
    expect(ply(one, 2)).to_contain_text("d3-e3")

    do(one, "Draw")
    expect(one.get_by_text("You have offered a draw.")).to_be_visible()
    other.get_by_role("button", name="Decline").click()
    expect(one.get_by_text("Your offer was declined.")).to_be_visible()
    move(one, "e2-d2")
    do(one, "Draw")
    other.get_by_role("button", name="Accept").click()
    for page in (one, other):
        expect(page.get_by_role("dialog", name="A draw")).to_be_visible()
    assert missing_messages(one) == frozenset()


def test_who_comes_late_watches_and_who_made_the_link_is_told(open_page: OpenPage) -> None:
    one = open_page()
    path = invite(one)
    base = re.sub(r"/game/.*", "", one.url)
    mine = one.context.new_page()
    mine.goto(base + path)
    expect(mine.get_by_role("heading", name="This is your own link")).to_be_visible()
    other, late = open_page(path), open_page(path)
    expect(late.get_by_role("heading", name="You are invited to a game")).to_be_visible()
    join(other)
    late.get_by_role("main").get_by_role("button", name="Play", exact=True).click()
    expect(late.get_by_role("heading", name="Somebody was quicker")).to_be_visible()
    late.get_by_role("link", name="Watch").click()
    expect(late.get_by_text("You are watching this game.")).to_be_visible()
    move(one, "d2-e2")
    expect(ply(late, 1)).to_contain_text("d2-e2")
    expect(late.get_by_role("button", name=re.compile("Draw|Resign|Abort|Undo"))).to_have_count(0)
    expect(late.get_by_text("Your friend")).to_have_count(0)
    other.goto(base + path)
    expect(other).to_have_url(re.compile("/game/"))  # who has the seat is led to it


@pytest.mark.long
def test_a_link_can_be_cancelled(open_page: OpenPage) -> None:
    one = open_page()
    path = invite(one)
    one.get_by_role("button", name="Cancel the game").click()
    expect(one.get_by_role("heading", name="Catch the king, or free him")).to_be_visible()
    other = open_page(path)
    expect(other.get_by_role("heading", name="No such invitation")).to_be_visible()


@pytest.mark.long
def test_a_rematch_leads_both_to_one_game_with_the_sides_swapped(open_page: OpenPage) -> None:
    one, other = two(open_page)
    do(one, "Abort")
    for page in (one, other):
        expect(page.get_by_role("dialog", name="Aborted")).to_be_visible()
    other.get_by_role("button", name="Rematch").first.click()
    expect(other.get_by_text("You have offered a rematch.")).to_be_visible()
    one.keyboard.press("Escape")
    expect(one.get_by_text("Your friend would like a rematch.")).to_be_visible()
    before = one.url
    one.get_by_role("button", name="Accept").click()
    for page in (one, other):
        expect(page).not_to_have_url(before)
    assert one.url == other.url
    expect(other).to_have_title(re.compile("Your move"))
    move(other, "d2-e2")
    expect(ply(one, 1)).to_be_visible()
    move(one, "d3-e3")
    expect(ply(other, 2)).to_be_visible()
    do(other, "Resign")
    other.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(one.get_by_role("dialog", name="You won")).to_be_visible()
    expect(other.get_by_role("dialog", name="Your friend won")).to_be_visible()


@pytest.mark.long
def test_a_match_goes_through_both_sets_by_itself(open_page: OpenPage) -> None:
    one, other = two(open_page, match=True, start=ONE_MOVE)
    move(other, "d1-a1")
    expect(one.get_by_text("The second set begins in a moment")).to_be_visible()
    for page in (one, other):
        expect(page.locator("section.match")).to_contain_text("Set 2 of 2")
    assert one.url == other.url
    expect(one).to_have_title(re.compile("Your move"))
    move(one, "d1-d2")
    expect(ply(other, 1)).to_be_visible()
    move(other, "a4-a5")
    expect(ply(one, 2)).to_be_visible()
    move(one, "d2-d1")
    expect(ply(other, 3)).to_be_visible()
    move(other, "a5-a4")
    expect(ply(one, 4)).to_be_visible()
    move(one, "d1-a1")
    expect(other.get_by_role("dialog")).to_contain_text("A set each. Match winner: You, in one move against 3.")
    expect(one.get_by_role("dialog")).to_contain_text("Match winner: Your friend")
    screenshot(other, "friend-match")


@pytest.mark.long
def test_both_go_on_after_the_server_was_away(open_page: OpenPage, own_server: Server) -> None:
    one = open_page(address=own_server.address)
    path = invite(one)
    other = open_page(path, address=own_server.address)
    join(other)
    move(one, "d2-e2")
    expect(ply(other, 1)).to_be_visible()
    own_server.stop()
    expect(one.get_by_text("The server does not answer").first).to_be_visible()
    own_server.start()
    for page in (one, other):
        expect(page.get_by_text("trying again")).to_have_count(0)
    move(other, "d3-e3")
    expect(ply(one, 2)).to_contain_text("d3-e3")


@pytest.mark.long
@pytest.mark.parametrize("options", [{}, PHONE], ids=["wide", "phone"])
@pytest.mark.parametrize("language", ["en", "fr", "it", "de", "ga"])
def test_axe_finds_nothing_and_every_word_is_there(open_page: OpenPage, options: dict[str, Any], language: str) -> None:
    settings = options | {"locale": language, "reduced_motion": "reduce"}
    one = open_page(**settings)
    game = ask(one, "/api/games", {"mode": "friend", "side": "attackers", "clock": {"initial": 300, "increment": 3}})
    base = one.url.rstrip("/")
    one.goto(f"{base}/game/{game['id']}")
    other = open_page(f"/join/{game['invite']}", **settings)
    expect(other.locator(".invitation")).to_be_visible()
    expect(one.locator(".waiting")).to_be_visible()
    found: list[str] = []

    def look(page: Page, state: str) -> None:
        assert missing_messages(page) == frozenset(), state
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), state
        for theme in ("light", "dark"):
            page.evaluate("(theme) => (document.documentElement.dataset.theme = theme)", theme)
            found.extend(f"{state}, {theme}: {each}" for each in violations(page))

    look(one, "waiting")
    look(other, "invitation")
    other.locator(".invitation button.primary").click()
    expect(one.locator(".waiting")).to_have_count(0)
    move(one, "d2-e2")
    expect(ply(other, 1)).to_be_visible()
    ask(one, f"/api/games/{game['id']}/draw", {})
    expect(other.locator(".between .buttons")).to_be_visible()
    look(one, "own offer")
    look(other, "offer")
    late = open_page(f"/join/{game['invite']}", **settings)
    expect(late.locator(".invitation")).to_be_visible()
    look(late, "taken")
    late.goto(f"{base}/join/nosuchlink")
    expect(late.get_by_role("alert")).to_be_visible()
    look(late, "gone")
    one.goto(f"{base}/games")
    expect(one.get_by_role("article")).to_be_visible()
    look(one, "list")
    assert not found, "\n".join(found)
