"""Playing in the browser: by click, drag, touch and keyboard, to every kind of end, through reloads and restarts."""

import re
import signal

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, OpenPage, Server, ask, cell, local_game, move, piece_on, screenshot
from tests.support.gates import mainly


def news(page: Page) -> str:
    return page.locator(".news[aria-live]").inner_text()


def test_the_first_page_is_a_game_that_can_be_won(open_page: OpenPage) -> None:
    page = open_page()
    move(page, "d2-e2")
    expect(page).to_have_url(re.compile("/game/"))
    expect(page.locator("[data-ply='2']")).to_be_visible()
    # a game won from a position, against the computer: one move takes the king
    game = ask(page, "/api/games", {"level": 1, "side": "attackers", "start": "7/7/7/7/1tK3t/7/7 b"})
    page.goto(page.url.split("/game/")[0] + f"/game/{game['id']}")
    move(page, "g3-d3")
    expect(page.locator(".news[aria-live]")).to_contain_text("The king is captured: the attackers win.")
    expect(page.get_by_role("dialog", name="You won")).to_be_visible()
    screenshot(page, "won")


@pytest.mark.long
def test_no_form_no_account_no_reload_before_the_first_move(open_page: OpenPage) -> None:
    page = open_page()
    page.evaluate("window.same = true")
    move(page, "d2-f2")
    expect(page.locator("[data-ply='1']")).to_have_text("d2-f2")
    assert page.evaluate("window.same") is True


def test_drag_and_drop(open_page: OpenPage) -> None:
    page = open_page()
    local_game(page)
    origin, target = (cell(page, square).bounding_box() for square in ("d2", "g2"))
    assert origin
    assert target
    page.mouse.move(origin["x"] + 20, origin["y"] + 20)
    page.mouse.down()
    page.mouse.move(target["x"] + 10, target["y"] + 20, steps=8)
    page.mouse.up()
    expect(page.locator("[data-ply='1']")).to_have_text("d2-g2")
    assert piece_on(page, "g2") == "attacker"


@pytest.mark.long
def test_an_illegal_drop_changes_nothing(open_page: OpenPage) -> None:
    page = open_page()
    local_game(page)
    move(page, "d2-e3")
    assert piece_on(page, "d2") == "attacker"
    assert piece_on(page, "e3") == "empty"
    expect(page.get_by_text("No moves yet.")).to_be_visible()


def test_touch_on_a_phone(open_page: OpenPage) -> None:
    page = open_page(**PHONE)
    local_game(page)
    for square in ("d2", "e2"):
        cell(page, square).tap()
    expect(page.locator("[data-ply='1']")).to_have_text("d2-e2")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "the page is not wider than the phone"
    screenshot(page, "game-phone")


def test_keyboard_alone_plays_a_whole_game(open_page: OpenPage) -> None:
    page = open_page()
    local_game(page, "7/7/4t2/2tK3/4t2/7/3t3 w")
    cell(page, "d4").focus()
    page.keyboard.press("Enter")  # picks up the king
    for _ in range(3):
        page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    expect(page.locator("[data-ply='1']")).to_have_text("d4-d7")
    cell(page, "d1").focus()
    page.keyboard.press("Space")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Space")
    expect(page.locator("[data-ply='2']")).to_have_text("d1-c1")
    page.keyboard.press("Escape")
    page.keyboard.press("m")  # writes the last move
    page.keyboard.type("d7-g7")
    page.keyboard.press("Enter")
    expect(page.locator(".news[aria-live]")).to_contain_text("The king has escaped: the defenders win.")


def test_every_control_is_reached_by_tab_and_shows_it(open_page: OpenPage) -> None:
    page = open_page()
    page.locator("summary").filter(has_text="More").click()
    page.evaluate("document.activeElement.blur()")
    reached = set()
    for _ in range(60):
        page.keyboard.press("Tab")
        seen = page.evaluate(
            """() => {
                const at = document.activeElement;
                const label = at.closest("label") ?? at;  // a hidden radio button shows its focus on its label
                const ring = [at, label].some((each) => getComputedStyle(each).outlineStyle !== "none")
                    || at.matches("[role=gridcell]");
                return [at.tagName, at.getAttribute("aria-label") ?? at.innerText ?? at.name, ring];
            }"""
        )
        reached.add(seen[0])
        assert seen[2] or seen[0] == "BODY", f"{seen} has no visible focus"
    assert {"A", "BUTTON", "INPUT", "SELECT", "DIV"} <= reached


@pytest.mark.long
def test_question_mark_lists_the_keys(open_page: OpenPage) -> None:
    page = open_page()
    expect(page.get_by_role("grid")).to_be_visible()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_contain_text("Turn the board")


ENDINGS = {
    "escape": ("wtf", "7/7/7/7/7/7/1K3t1 w", ["b1-a1"], "The king has escaped"),
    "king captured": ("wtf", "7/7/7/7/1tK3t/7/7 b", ["g3-d3"], "The king is captured"),
    "king captured on the throne by two, raven": ("raven", "7/7/7/2tK2t/7/7/7 b", ["g4-e4"], "The king is captured"),
    "encirclement, federation only": ("wtf", "7/2t4/1tKt3/1t4t/2tt3/7/7 b", ["g4-e4"], "encircled"),
}


@pytest.mark.parametrize("case", mainly(["escape"], ENDINGS))
def test_an_end_on_the_board_says_why(open_page: OpenPage, case: str) -> None:
    rules, start, moves, words = ENDINGS[case]
    page = open_page()
    local_game(page, start, rules=rules)
    for text in moves:
        move(page, text)
    expect(page.locator(".news[aria-live]")).to_contain_text(words)
    page.get_by_role("link", name="Why?").click()
    expect(page).to_have_url(re.compile(f"/rules/{rules.replace('wtf', 'federation')}#"))


@pytest.mark.long
def test_encirclement_draws_its_ring(open_page: OpenPage) -> None:
    rules, start, moves, words = ENDINGS["encirclement, federation only"]
    page = open_page()
    local_game(page, start, rules=rules)
    move(page, moves[0])
    expect(page.locator(".news[aria-live]")).to_contain_text(words)
    page.wait_for_timeout(1500)
    screenshot(page, "encirclement")
    local_game(page, start, rules="raven")
    move(page, moves[0])
    expect(page.locator("[data-ply='1']")).to_be_visible()
    assert "encircled" not in news(page)


def test_a_capture_names_its_pincers(open_page: OpenPage) -> None:
    page = open_page()
    local_game(page, "7/7/7/7/1tT3t/7/3K3 b")
    move(page, "g3-d3")
    expect(page.locator(".news[aria-live]")).to_contain_text("The man on c3 was captured between d3 and b3.")
    assert piece_on(page, "c3") == "empty"


def test_take_back_resign_rematch_flip(open_page: OpenPage) -> None:
    page = open_page()
    local_game(page)
    move(page, "d2-e2")
    expect(page.locator("[data-ply='1']")).to_be_visible()
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_text("No moves yet.")).to_be_visible()
    assert piece_on(page, "d2") == "attacker"
    before = cell(page, "a1").bounding_box()
    page.get_by_role("button", name="Flip", exact=True).click()
    assert cell(page, "a1").bounding_box() != before
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(page.locator(".news[aria-live]")).to_contain_text("The attackers resigned: the defenders win.")
    expect(page.get_by_role("link", name="Why?")).to_have_count(0)
    first = page.url
    page.get_by_role("button", name="Rematch").click()
    expect(page).not_to_have_url(first)
    expect(page.get_by_text("No moves yet.")).to_be_visible()


@pytest.mark.long
def test_a_clock_runs_out(open_page: OpenPage) -> None:
    page = open_page()
    local_game(page, clock={"initial": 5, "increment": 0}, moves=["d2-e2"])
    expect(page.locator(".side .clock.running")).to_be_visible()
    over = "The defenders ran out of time: the attackers win."
    expect(page.locator(".news[aria-live]")).to_contain_text(over, timeout=15_000)


def test_reload_in_mid_game_and_from_another_browser(open_page: OpenPage) -> None:
    page = open_page()
    move(page, "d2-e2")
    expect(page.locator("[data-ply='2']")).to_be_visible()
    moves = page.locator("[data-ply]").all_inner_texts()
    page.reload()
    expect(page.locator("[data-ply='2']")).to_be_visible()
    assert page.locator("[data-ply]").all_inner_texts() == moves
    stranger = open_page("/game/" + page.url.split("/game/")[1])
    expect(stranger.locator("[data-ply='2']")).to_be_visible()
    cell(stranger, "d1").click()
    expect(cell(stranger, "c1")).not_to_have_attribute("aria-label", re.compile("can go here"))


def test_the_server_killed_in_mid_game_loses_nothing(open_page: OpenPage, own_server: Server) -> None:
    page = open_page(address=own_server.address)
    local_game(page)
    move(page, "d2-e2")
    expect(page.locator("[data-ply='1']")).to_be_visible()
    own_server.stop(signal.SIGKILL)
    expect(page.get_by_text("The server does not answer.").first).to_be_visible()
    own_server.start()
    move(page, "c4-c2")
    expect(page.locator("[data-ply='2']")).to_have_text("c4-c2", timeout=30_000)
    page.reload()
    expect(page.locator("[data-ply='2']")).to_have_text("c4-c2")
