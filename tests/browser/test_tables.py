"""Perfect play on the analysis board: what the tables know of a position, and every move with what it is worth."""

import re
from typing import Any
from urllib.parse import quote

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import FINISHED, PHONE, OpenPage, ask, cell, move, screenshot, violations

LOST = "7/7/7/t6/7/3K3/7 b"  # the defenders win in two moves
MIXED = "7/6t/6K/7/t5t/7/7 b"  # the attackers win at once, or by repetition, or lose
DRAWN = "7/7/1t5/t6/K6/t6/7 b"  # under raven


def address(fen: str, rules: str = "wtf") -> str:
    return f"/analyse?fen={quote(fen)}&rules={rules}"


def panel(page: Page) -> Locator:
    return page.get_by_role("region", name="Perfect play")


def best(page: Page) -> Locator:
    return panel(page).get_by_role("button").first


def test_the_best_moves_lead_to_the_end_by_clicks(open_page: OpenPage) -> None:
    page = open_page(address(LOST))
    expect(panel(page)).to_contain_text("The defenders win in 2 moves.")
    expect(panel(page).get_by_role("listitem").first).to_contain_text("Loss in 2")
    screenshot(page, "perfect-play")
    wanted = best(page).inner_text()
    best(page).hover()
    expect(page.locator(f'[data-arrow="{wanted}"]')).to_be_visible()
    best(page).click()
    expect(page.get_by_role("group", name="Moves", exact=True)).to_contain_text(wanted)
    expect(panel(page).get_by_role("listitem").first).to_contain_text("Win in 2")
    best(page).click()
    expect(panel(page)).to_contain_text("The defenders win in one move.")
    best(page).click()
    expect(panel(page).get_by_role("listitem").first).to_contain_text("Win in 1")
    best(page).click()
    expect(page.get_by_text("The king has escaped: the defenders win.").first).to_be_visible()
    expect(panel(page)).to_have_count(0)


@pytest.mark.long
def test_the_best_line_is_played_with_the_keyboard_alone(open_page: OpenPage) -> None:
    page = open_page(address(LOST))
    best(page).focus()
    expect(page.locator(f'[data-arrow="{best(page).inner_text()}"]')).to_be_visible()
    for sentence in ("in 2 moves", "in one move", "in one move"):
        page.keyboard.press("Enter")
        expect(panel(page)).to_contain_text(sentence)
        expect(panel(page)).to_have_attribute("aria-busy", "false")
        expect(best(page)).to_be_focused()
    page.keyboard.press("ArrowLeft")
    expect(panel(page)).to_contain_text("in one move")


@pytest.mark.long
def test_every_move_has_its_worth(open_page: OpenPage) -> None:
    page = open_page(address(MIXED))
    rows = panel(page).locator("li")
    expect(rows.first).to_contain_text("Win in 1")
    answer = ask(page, "/api/tables", {"fen": MIXED})
    assert panel(page).get_by_role("button").all_inner_texts() == [each["text"] for each in answer["moves"]]
    name = best(page).get_attribute("aria-label")
    assert name == f"{answer['moves'][0]['text']}: The attackers win in one move."


@pytest.mark.long
def test_a_draw_is_called_one(open_page: OpenPage) -> None:
    page = open_page(address(DRAWN, "raven"))
    expect(panel(page)).to_contain_text("Neither side can force a win: a draw.")
    expect(panel(page).get_by_role("listitem").first).to_contain_text("Draw")


@pytest.mark.long
def test_where_there_are_no_tables_nothing_is_shown_or_asked(open_page: OpenPage) -> None:
    page = open_page()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if "/api/tables" in request.url else None)
    game = ask(page, "/api/games", FINISHED)
    page.goto(page.url.rstrip("/") + f"/analyse/{game['id']}")
    expect(page.get_by_role("button", name="b4-b3")).to_be_visible()
    for _ in FINISHED["moves"]:
        page.keyboard.press("ArrowLeft")
    expect(page.get_by_text("depth").first).to_be_visible()
    expect(panel(page)).to_have_count(0)
    assert [url.split("/api/")[1] for url in asked] == ["tables/extent"]


def test_a_capture_brings_the_tables_and_going_back_takes_them_away(open_page: OpenPage) -> None:
    page = open_page(address("7/7/7/t6/T5t/2t4/3K3 b"))
    expect(cell(page, "a4")).to_be_visible()
    expect(page.get_by_text(re.compile("from the tables|calculated to the end")).first).to_be_visible()
    expect(panel(page)).to_have_count(0)
    move(page, "c2-a2")  # takes a3
    expect(panel(page)).to_contain_text(re.compile("win"))
    page.keyboard.press("ArrowLeft")
    expect(panel(page)).to_have_count(0)
    page.keyboard.press("ArrowRight")
    expect(panel(page)).to_be_visible()


@pytest.mark.long
def test_nothing_flickers_while_somebody_walks_through_a_game(open_page: OpenPage) -> None:
    page = open_page(address(LOST))
    for _ in range(3):
        text = best(page).inner_text()
        best(page).click()
        expect(page.get_by_role("group", name="Moves", exact=True)).to_contain_text(text)
        expect(panel(page)).to_have_attribute("aria-busy", "false")
    page.evaluate(
        """() => {
            window.seen = new Set();
            const look = () => {
                const panel = document.querySelector("[aria-labelledby=perfect-play]");
                seen.add(panel ? panel.getBoundingClientRect().height : 0);
                requestAnimationFrame(look);
            };
            look();
        }"""
    )
    for key in ["ArrowLeft"] * 3 + ["ArrowRight"] * 3:
        page.keyboard.press(key)
        page.wait_for_timeout(60)
    heights = page.evaluate("[...seen]")
    assert len(heights) == 1, heights
    assert heights[0] > 100


@pytest.mark.long
@pytest.mark.parametrize("options", [{}, PHONE], ids=["wide", "phone"])
def test_axe_finds_nothing_against_it_in_light_and_dark(open_page: OpenPage, options: dict[str, Any]) -> None:
    for fen, rules in ((LOST, "wtf"), (MIXED, "wtf"), (DRAWN, "raven")):
        page = open_page(address(fen, rules), reduced_motion="reduce", **options)
        expect(panel(page)).to_be_visible()
        for theme in ("light", "dark"):
            page.evaluate("(theme) => (document.documentElement.dataset.theme = theme)", theme)
            assert violations(page) == [], (fen, theme)
        if options:
            screenshot(page, f"perfect-play-phone-{rules}-dark")
