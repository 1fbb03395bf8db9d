"""How two people at two screens get on with each other: who is there, what they say, moves set in advance."""

import re
from collections.abc import Iterator
from pathlib import Path
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
    walk,
)

WAIT = 4  # seconds after which a win can be claimed
CLOCK = {"initial": 600, "increment": 0}
PREMOVE = re.compile("can be set as your next move")


@pytest.fixture
def hasty_server(tmp_path: Path) -> Iterator[Server]:
    running = Server(tmp_path, BRANDUBH_CLAIM_AFTER=str(WAIT))
    yield running
    running.stop()


def two(open_page: OpenPage, address: str | None = None, **choices: object) -> tuple[Page, Page]:
    """Two pages with one game, the first one's with the attackers."""
    where: dict[str, Any] = {"address": address} if address else {}
    one = open_page(**where)
    game = ask(one, "/api/games", {"mode": "friend", "side": "attackers", "clock": CLOCK} | choices)
    base = one.url.rstrip("/")
    one.goto(f"{base}/game/{game['id']}")
    other = open_page(**where)
    ask(other, f"/api/invites/{game['invite']}", {})
    other.goto(f"{base}/game/{game['id']}")
    for page in (one, other):
        expect(presence(page)).to_have_class(re.compile("here"))
    return one, other


def presence(page: Page) -> Locator:
    return page.locator("section.side .dot")


def ply(page: Page, number: int) -> Locator:
    return page.locator(f"[data-ply='{number}']")


def say(page: Page, phrase: str) -> None:
    page.get_by_role("button", name="Say something").click()
    page.get_by_role("button", name=phrase, exact=True).click()


def test_a_move_set_in_advance_is_made_when_its_turn_comes_and_phrases_are_read_in_ones_own_language(
    open_page: OpenPage,
) -> None:
    one, other = two(open_page)
    move(one, "d2-e2")
    expect(ply(other, 1)).to_be_visible()
    cell(one, "d1").click()
    expect(cell(one, "d2")).to_have_attribute("aria-label", PREMOVE)
    cell(one, "d2").click()
    expect(one.get_by_text("Next move: d1-d2.")).to_be_attached()
    assert piece_on(one, "d1") == "attacker", "it stays until its turn has come"
    screenshot(one, "premove")
    move(other, "d3-e3")
    for page in (one, other):
        expect(ply(page, 3)).to_contain_text("d1-d2")
    expect(one.get_by_text("Next move")).to_have_count(0)

    say(one, "Hello!")
    for page, words in ((one, "You: Hello!"), (other, "Your friend: Hello!")):
        expect(page.get_by_role("status").filter(has_text=words)).to_be_visible()
    screenshot(other, "phrase")
    other.context.close()
    expect(presence(one)).not_to_have_class(re.compile("here"))
    expect(one.get_by_text("Your friend has left.")).to_be_visible()
    assert missing_messages(one) == frozenset()


@pytest.mark.long
def test_a_move_that_is_not_possible_any_more_is_dropped_and_one_can_think_again(open_page: OpenPage) -> None:
    one, other = two(open_page)
    move(one, "d2-e2")
    expect(ply(other, 1)).to_be_visible()
    move(one, "e2-e3")
    expect(one.get_by_text("Next move: e2-e3.")).to_be_attached()
    move(other, "d3-e3")
    expect(one.get_by_text("e2-e3 is not possible now.")).to_be_visible()
    expect(one).to_have_title(re.compile("Your move"))
    move(one, "d1-d2")
    expect(ply(other, 3)).to_be_visible()

    # cancelled by a click, by the key, and set again by drag and by the keyboard
    move(one, "d2-c2")
    expect(one.get_by_text("Next move: d2-c2.")).to_be_attached()
    cell(one, "a1").click()
    expect(one.get_by_text("Next move")).to_have_count(0)
    cell(one, "d2").focus()
    walk(one, "d2-c2")
    expect(one.get_by_text("Next move: d2-c2.")).to_be_attached()
    one.keyboard.press("Escape")
    expect(one.get_by_text("Next move")).to_have_count(0)
    cell(one, "d2").drag_to(cell(one, "b2"))
    expect(one.get_by_text("Next move: d2-b2.")).to_be_attached()
    move(other, "e3-d3")
    expect(ply(other, 5)).to_contain_text("d2-b2")


@pytest.mark.long
def test_a_piece_picked_up_in_the_others_turn_is_in_hand_when_ones_own_comes(open_page: OpenPage) -> None:
    one, other = two(open_page)
    move(one, "d2-e2")
    expect(ply(other, 1)).to_be_visible()
    cell(one, "d1").click()
    move(other, "d3-e3")
    expect(ply(one, 2)).to_be_visible()
    expect(cell(one, "d2")).to_have_attribute("aria-label", re.compile("can go here"))
    expect(cell(one, "d4")).not_to_have_attribute("aria-label", re.compile("can go here"))
    cell(one, "d2").click()
    expect(ply(other, 3)).to_contain_text("d1-d2")


@pytest.mark.long
def test_moves_are_set_against_the_computer_too_unless_somebody_does_not_want_it(
    open_page: OpenPage, own_server: Server
) -> None:
    page = open_page(address=own_server.address)
    game = ask(page, "/api/games", {"mode": "computer", "side": "attackers", "level": 8})
    page.goto(page.url + f"game/{game['id']}")
    move(page, "d2-e2")
    expect(ply(page, 1)).to_be_visible()
    cell(page, "d1").click()
    cell(page, "d2").click()  # while it thinks, or else as a move like any other
    expect(ply(page, 3)).to_contain_text("d1-d2")
    page.evaluate("localStorage.setItem('brandubh-settings', JSON.stringify({ premove: false }))")
    page.reload()
    expect(ply(page, 4)).to_be_visible()
    page.get_by_role("button", name="Playing", exact=True).first.click()
    expect(page.get_by_role("switch", name="Set the next move")).not_to_be_checked()
    screenshot(page, "manners-settings")


@pytest.mark.long
@pytest.mark.parametrize("what", ["Claim the win", "Call it a draw"])
def test_who_stays_claims_the_win_or_calls_it_a_draw(open_page: OpenPage, hasty_server: Server, what: str) -> None:
    one, other = two(open_page, hasty_server.address)
    for number, (page, text) in enumerate(((one, "d2-e2"), (other, "d3-e3"), (one, "e2-d2")), 1):
        move(page, text)
        expect(ply(one if page is other else other, number)).to_be_visible()
    other.goto("about:blank")
    expect(one.get_by_text(re.compile("You can claim the win in"))).to_be_visible()
    screenshot(one, "claim-wait")
    expect(one.get_by_role("button", name=what)).to_be_visible()
    screenshot(one, "claim-now")
    one.get_by_role("button", name=what).click()
    title = "You won" if what == "Claim the win" else "A draw"
    expect(one.get_by_role("dialog", name=title)).to_be_visible()
    expect(one.get_by_text("left").first).to_be_visible()
    other.go_back()
    expect(other.get_by_text(re.compile("have left: the attackers win|has left: a draw")).first).to_be_visible()


@pytest.mark.long
def test_whoever_comes_back_in_time_plays_on(open_page: OpenPage, hasty_server: Server) -> None:
    one, other = two(open_page, hasty_server.address)
    for number, (page, text) in enumerate(((one, "d2-e2"), (other, "d3-e3"), (one, "e2-d2")), 1):
        move(page, text)
        expect(ply(one if page is other else other, number)).to_be_visible()
    other.goto("about:blank")
    expect(one.get_by_text("Your friend has left.")).to_be_visible()
    other.go_back()
    expect(one.get_by_text("Your friend has left.")).to_have_count(0)
    expect(presence(one)).to_have_class(re.compile("here"))
    move(other, "e3-d3")
    expect(ply(one, 4)).to_be_visible()


@pytest.mark.long
def test_what_the_other_says_can_be_hidden(open_page: OpenPage) -> None:
    one, other = two(open_page)
    other.get_by_role("button", name="Playing", exact=True).first.click()
    other.get_by_role("switch", name="Show what the other player says").click()
    other.keyboard.press("Escape")
    say(one, "Good luck!")
    expect(one.get_by_text("You: Good luck!")).to_be_visible()
    say(other, "Thank you!")
    expect(one.get_by_text("Your friend: Thank you!")).to_be_visible()
    expect(other.get_by_text("You: Thank you!")).to_be_visible()
    expect(other.get_by_text("Good luck!")).to_have_count(0)


NOTIFICATIONS = """
    window.told = [];
    window.Notification = class {
        static permission = "default";
        static requestPermission = async () => (Notification.permission = "granted");
        constructor(title, { body }) { window.told.push([title, body]); }
        close() {}
    };
    Object.defineProperty(document, "hidden", { get: () => window.outOfSight === true });
"""


@pytest.mark.long
def test_a_player_who_looks_elsewhere_is_told_by_the_system_once_they_have_asked_for_it(open_page: OpenPage) -> None:
    one, other = two(open_page)
    one.context.add_init_script(NOTIFICATIONS)
    one.reload()
    assert one.evaluate("Notification.permission") == "default", "nobody is asked when the page opens"
    one.get_by_role("button", name="Notify me").click()
    expect(one.get_by_role("button", name="Notify me")).to_have_attribute("aria-pressed", "true")
    move(one, "d2-e2")
    expect(ply(other, 1)).to_be_visible()
    one.evaluate("window.outOfSight = true")
    move(other, "d3-e3")
    expect(ply(one, 2)).to_be_visible()
    ask(other, f"/api/games/{other.url.rpartition('/')[2]}/draw", {})
    expect(one.get_by_text("Your friend offers a draw.")).to_be_visible()
    one.wait_for_function("window.told.length === 2")
    assert one.evaluate("window.told") == [
        ["Your move", "Your friend has played d3-e3."],
        ["Play", "Your friend offers a draw."],
    ]


@pytest.mark.long
@pytest.mark.parametrize("options", [{}, PHONE], ids=["wide", "phone"])
@pytest.mark.parametrize("language", ["en", "fr", "it", "de", "ga"])
def test_axe_finds_nothing_and_every_word_is_there(open_page: OpenPage, options: dict[str, Any], language: str) -> None:
    settings = options | {"locale": language, "reduced_motion": "reduce"}
    one = open_page(**settings)
    game = ask(one, "/api/games", {"mode": "friend", "side": "attackers", "clock": CLOCK})
    base = one.url.rstrip("/")
    one.goto(f"{base}/game/{game['id']}")
    found: list[str] = []

    def look(state: str) -> None:
        assert missing_messages(one) == frozenset(), state
        assert one.evaluate("document.documentElement.scrollWidth <= innerWidth"), state
        for theme in ("light", "dark"):
            one.evaluate("(theme) => (document.documentElement.dataset.theme = theme)", theme)
            screenshot(one, f"manners-{state}-{language}-{theme}{'-phone' if options else ''}")
            found.extend(f"{state}, {theme}: {each}" for each in violations(one))

    if options:
        one.locator("summary").click()
    expect(one.locator("figure svg")).to_be_visible()
    look("waiting")
    other = open_page(**settings)
    ask(other, f"/api/invites/{game['invite']}", {})
    other.goto(f"{base}/game/{game['id']}")
    for page, text in ((one, "d2-e2"), (other, "d3-e3"), (one, "e2-d2")):
        move(page, text)
        expect(one.locator(".moves")).to_contain_text(text)
        expect(other.locator(".moves")).to_contain_text(text)
    move(one, "d1-e1")
    ask(other, f"/api/games/{game['id']}/phrases", {"phrase": "well-defended"})
    expect(one.locator(".said")).to_be_visible()
    one.locator(".saying button[aria-expanded]").click()
    look("phrases")
    other.context.close()
    expect(one.locator(".away .wait")).to_be_visible()
    look("away")
    assert not found, "\n".join(found)
