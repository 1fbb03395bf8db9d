"""The openings on the analysis board: the moves with their games, the engine's opinion, and how one plays them."""

from collections.abc import Iterator
from pathlib import Path
from urllib.parse import quote

import pytest
from playwright.sync_api import Locator, Page, expect

from brandubh import Board, Side
from brandubh.move import Move, Symmetry
from brandubh.openings.store import Played, Store
from brandubh.rules import get_rules
from tests.browser.conftest import PHONE, OpenPage, Server, missing_messages, screenshot, violations

LINE = tuple(Move.from_text(text) for text in ("d2-e2", "c4-c2", "d1-e1"))
ADDRESS_AT_REST = """() => {
    const now = location.hash;
    if (now !== window.kept) [window.kept, window.since] = [now, Date.now()];
    return now && Date.now() - window.since > 2500;
}"""
"""Changes are kept in the address a second after the last, when the server has written them down."""
UNKNOWN = "7/7/1t3T1/t1T3t/1K4t/t6/3t3 b"


@pytest.fixture(scope="module")
def counting(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that has counted some games."""
    folder = tmp_path_factory.mktemp("openings")
    winners = [Side.ATTACKERS, Side.DEFENDERS, Side.DEFENDERS, None]
    mirrored = tuple(Symmetry.MIRROR_FILES.move(move) for move in LINE)
    wtf = get_rules("wtf")
    games = [Played(wtf, (LINE, mirrored)[at % 2], winner, f"game {at}") for at, winner in enumerate(winners)]
    Store(folder / "openings").add([*games, Played(wtf, (Move("d2", "g2"),), Side.DEFENDERS, "another")])
    running = Server(Path(folder))
    yield running
    running.stop()


def openings(page: Page) -> Locator:
    page.get_by_role("tab", name="Openings").click()
    return page.get_by_role("tabpanel")


@pytest.mark.long
def test_moves_are_pointed_at_and_played_from_the_openings(open_page: OpenPage, counting: Server) -> None:
    page = open_page("/analyse", address=counting.address)
    panel = openings(page)
    expect(panel).to_contain_text("5 games")
    rows = panel.locator("tbody tr")
    expect(rows).to_have_count(5)
    first = rows.first.get_by_role("button")
    expect(first).to_have_accessible_name(
        "d2-e2. 4 games. The attackers won 25%, the defenders 50%, drawn 25%. The defenders are better by 0.7 men."
    )
    assert violations(page) == []
    screenshot(page, "openings")
    rows.first.hover()
    expect(page.locator('[data-arrow="d2-e2"]')).to_be_visible()
    rows.first.click()
    expect(panel).to_contain_text("4 games")
    expect(rows.first).to_contain_text("c4-c2")
    # by keyboard, and the focus stays on the first move
    first.focus()
    expect(page.locator('[data-arrow="c4-c2"]')).to_be_visible()
    page.keyboard.press("Enter")
    expect(rows.first).to_contain_text("d1-e1")
    page.get_by_role("tab", name="Moves").click()
    expect(page.get_by_role("group", name="Moves", exact=True)).to_contain_text("c4-c2")
    # a reload comes back to the openings
    page.get_by_role("tab", name="Openings").click()
    page.wait_for_function(ADDRESS_AT_REST, polling=100)
    page.reload()
    expect(page.get_by_role("tab", name="Openings")).to_have_attribute("aria-selected", "true")
    expect(rows.first).to_contain_text("d1-e1")


@pytest.mark.long
def test_a_position_of_which_nothing_is_known_says_what_to_do(open_page: OpenPage) -> None:
    page = open_page(f"/analyse?fen={quote(UNKNOWN)}&rules=wtf")
    panel = openings(page)
    expect(panel).to_contain_text("Nothing is known of this position yet.")
    expect(panel).to_contain_text("Go back a move, or ask the engine above.")
    assert violations(page) == []


@pytest.mark.long
def test_a_mirrored_board_shows_its_own_moves(open_page: OpenPage, counting: Server) -> None:
    board = Board().after(Move("d2", "e2")).transform(Symmetry.TURN_LEFT)
    page = open_page(f"/analyse?fen={quote(board.fen())}&rules=wtf", address=counting.address)
    move = Symmetry.TURN_LEFT.move(Move("c4", "c2"))
    expect(openings(page).locator("tbody tr").first).to_contain_text(str(move))


@pytest.mark.long
@pytest.mark.parametrize("locale", ["en-GB", "fr-FR", "it-IT", "de-DE", "ga-IE"])
def test_the_openings_speak_every_language_on_a_phone(open_page: OpenPage, counting: Server, locale: str) -> None:
    page = open_page("/analyse", address=counting.address, locale=locale, **PHONE)
    page.get_by_role("tab").nth(1).click()
    expect(page.get_by_role("tabpanel").locator("tbody tr")).to_have_count(5)
    assert missing_messages(page) == frozenset()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert violations(page) == []
    screenshot(page, f"openings-phone-{locale[:2]}")


@pytest.mark.long
def test_whoever_does_not_want_it_has_no_games_counted(open_page: OpenPage) -> None:
    page = open_page("/")
    page.evaluate("localStorage.setItem('brandubh-settings', JSON.stringify({openings: false}))")
    page.reload()
    with page.expect_request(lambda request: request.method == "POST" and request.url.endswith("/api/games")) as asked:
        page.get_by_role("button", name="Play", exact=True).click()
    assert asked.value.post_data_json["in_openings"] is False  # type: ignore[index]
