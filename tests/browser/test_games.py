"""My games in the browser: listed, searched, gone on with, analysed, saved, deleted, and nobody else's business."""

import io

import pytest
from playwright.sync_api import Page, expect

from brandubh.record import read_games
from tests.browser.conftest import FINISHED, PHONE, OpenPage, ask, move, screenshot


def play_some(page: Page) -> None:
    """A finished game at one screen, an unfinished one by other rules, and two against the computer."""
    ask(page, "/api/games", {**FINISHED, "attackers_name": "Aoife", "defenders_name": "Brian"})
    ask(page, "/api/games", {"mode": "local", "rules": "raven", "moves": ["d2-e2"]})
    ask(page, "/api/games", {"level": 2, "side": "defenders", "rules": "wtf-it"})
    ask(page, "/api/games", {"level": 1, "start": "7/7/7/7/1tK3t/7/7 b", "moves": ["g3-d3"]})


def test_the_list_is_searched_opened_saved_and_pruned(open_page: OpenPage) -> None:
    page = open_page("/games")
    expect(page.get_by_role("heading", name="No games yet")).to_be_visible()
    screenshot(page, "games-empty")
    page.get_by_role("link", name="Play a game").click()
    expect(page.get_by_text("Catch the king, or free him")).to_be_visible()
    play_some(page)
    page.get_by_role("link", name="My games").click()
    cards = page.get_by_role("article")
    expect(cards).to_have_count(4)
    expect(page.get_by_text("4 games")).to_be_visible()
    screenshot(page, "games")

    search = page.get_by_role("searchbox")
    search.fill("aoife")
    expect(cards).to_have_count(1)
    expect(cards).to_contain_text("The king has escaped: the defenders win.")
    search.fill("nobody")
    expect(page.get_by_text("No game matches.")).to_be_visible()
    page.get_by_role("button", name="Show all games").click()
    expect(cards).to_have_count(4)
    for name, value, count in (
        ("Rules", "raven", 1),
        ("Result", "attackers", 1),
        ("Result", "open", 2),
        ("Who plays", "computer", 2),
        ("Who plays", "local", 2),
    ):
        box = page.get_by_role("combobox", name=name)
        box.select_option(value)
        expect(cards).to_have_count(count)
        box.select_option("")
        expect(cards).to_have_count(4)

    with page.expect_download() as download:
        page.get_by_role("link", name="Save all games").click()
    assert len(list(read_games(io.StringIO(download.value.path().read_text("utf-8"))))) == 4
    aoife = cards.filter(has_text="Aoife")
    with page.expect_download() as download:
        aoife.get_by_role("link", name="Save as a game file").click()
    (game,) = read_games(io.StringIO(download.value.path().read_text("utf-8")))
    assert [str(each) for each in game.mainline()] == FINISHED["moves"]

    aoife.get_by_role("link", name="Analyse").click()
    expect(page.get_by_role("button", name="g4-g7")).to_be_visible()
    page.go_back()
    aoife.get_by_role("link", name="Open").click()
    expect(page.locator("[data-ply='8']")).to_be_visible()
    page.go_back()
    cards.filter(has_text="Raven").get_by_role("link", name="Continue").click()
    expect(page.locator("[data-ply='1']")).to_be_visible()
    move(page, "d3-e3")
    expect(page.locator("[data-ply='2']")).to_have_text("d3-e3")
    page.go_back()

    aoife.get_by_role("button", name="Delete").click()
    page.get_by_role("dialog").get_by_role("button", name="Keep it").click()
    expect(cards).to_have_count(4)
    aoife.get_by_role("button", name="Delete").click()
    page.get_by_role("dialog").get_by_role("button", name="Delete").click()
    expect(cards).to_have_count(3)
    page.reload()
    expect(cards).to_have_count(3)
    expect(page.get_by_text("Aoife")).to_have_count(0)

    stranger = open_page("/games", **PHONE)
    expect(stranger.get_by_role("heading", name="No games yet")).to_be_visible()
    page.set_viewport_size(PHONE["viewport"])  # type: ignore[arg-type]
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    screenshot(page, "games-phone")


@pytest.mark.long
def test_many_games_come_in_parts(open_page: OpenPage) -> None:
    page = open_page("/games")
    page.evaluate(
        """async () => {
            const headers = { "content-type": "application/json" };
            const body = JSON.stringify({ mode: "local", moves: ["d2-e2"] });
            for (let game = 0; game < 55; game++) await fetch("/api/games", { method: "POST", headers, body });
        }"""
    )
    page.reload()
    cards = page.get_by_role("article")
    expect(page.get_by_text("55 games")).to_be_visible()
    expect(cards.first).to_be_visible()
    while (more := page.get_by_role("button", name="More games")).count():
        before = cards.count()
        more.click()
        expect(cards).not_to_have_count(before)
    expect(cards).to_have_count(55)
