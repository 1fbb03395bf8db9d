"""Phones: upright, sideways, and any page at 200 %: the whole board, squares as large as can be, and fingers."""

import io
import itertools
from collections.abc import Iterator

import pytest
from PIL import Image, ImageChops
from playwright.sync_api import CDPSession, Page, expect

from tests.browser.conftest import FINISHED, PHONE, OpenPage, ask, cell, piece_on, screenshot
from tests.support.gates import mainly

SIDEWAYS = {f"{width}x{height}": {"width": width, "height": height} for width, height in ((844, 390), (932, 430))}
SIDEWAYS["200 %"] = {"width": 640, "height": 400}
MEN = ("d1", "d2", "a4", "g4", "d7")

# What lies over the middles of squares that is not the square itself, and which squares are not wholly in the window.
COVERED = """(squares) => squares.filter((square) => {
    const cell = document.querySelector(`[role=gridcell][data-square="${square}"]`);
    const { x, y, right, bottom } = cell.getBoundingClientRect();
    const hit = document.elementFromPoint((x + right) / 2, (y + bottom) / 2);
    return hit !== cell || x < 0 || y < 0 || right > innerWidth || bottom > innerHeight;
})"""
ALL_SQUARES = [file + rank for file, rank in itertools.product("abcdefg", "1234567")]


def pages(page: Page) -> Iterator[str]:
    """The pages of one board, each with a game in it where it has one."""
    base = page.url.rstrip("/")
    yield "first"
    game = ask(page, "/api/games", {"mode": "local", "moves": ["f4-f3", "d3-c3", "f3-f4", "c3-d3"]})
    page.goto(f"{base}/game/{game['id']}")
    expect(page.locator(".notice")).to_be_in_viewport(ratio=1)  # that moves repeat, beside the board
    yield "game"
    page.goto(f"{base}/analyse")
    expect(cell(page, "d1")).to_be_visible()
    yield "analysis"


@pytest.mark.parametrize("viewport", mainly([{"width": 844, "height": 390}], SIDEWAYS.values()), ids=SIDEWAYS)
def test_sideways_the_whole_board_is_in_sight_and_nothing_lies_over_a_man(
    open_page: OpenPage, viewport: dict[str, int]
) -> None:
    page = open_page(**PHONE | {"viewport": viewport})
    for name in pages(page):
        expect(cell(page, "d1")).to_be_visible()
        assert page.evaluate(COVERED, ALL_SQUARES) == [], name
        panel = page.locator(".side").bounding_box()
        board = page.get_by_role("grid").bounding_box()
        assert panel
        assert board
        assert panel["x"] >= board["x"] + board["width"], "the panel stands beside the board"
        assert page.evaluate("document.documentElement.scrollHeight") <= viewport["height"], "only the panel scrolls"
        screenshot(page, f"{name}-{viewport['width']}x{viewport['height']}")
        if name == "game":
            for square in ("d1", "d2"):
                cell(page, square).tap()
                expect(cell(page, square)).to_have_attribute("aria-selected", "true")
            page.locator("[data-move-entry]").tap()  # what is below can be scrolled to
            expect(page.locator("[data-move-entry]")).to_be_focused()


@pytest.mark.parametrize(("width", "least"), [(390, 55), pytest.param(360, 51, marks=pytest.mark.long)])
def test_upright_the_squares_reach_from_edge_to_edge(open_page: OpenPage, width: int, least: int) -> None:
    page = open_page(**PHONE | {"viewport": {"width": width, "height": 2 * width}})
    for name in pages(page):
        square = cell(page, "d1").bounding_box()
        assert square
        assert square["width"] >= least, name
        assert page.evaluate(COVERED, MEN) == [], name
        assert page.evaluate("document.documentElement.scrollWidth") <= width, "nothing scrolls sideways"
        expect(page.locator(".inside-squares").first).to_be_visible()
        expect(page.locator(".beside-squares").first).to_be_hidden()


def swipe(page: Page, finger: CDPSession, square: str, dx: float, dy: float) -> None:
    """Put a finger on a square and draw it along."""
    box = cell(page, square).bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    for part in range(1, 11):
        point = {"x": x + dx * part / 10, "y": y + dy * part / 10}
        finger.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [point]})
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_a_swipe_on_an_empty_square_scrolls_and_a_drag_of_a_man_moves_it(open_page: OpenPage) -> None:
    page = open_page(**PHONE)
    game = ask(page, "/api/games", {"mode": "local"})
    page.goto(f"{page.url.rstrip('/')}/game/{game['id']}")
    expect(cell(page, "d2")).to_be_visible()
    finger = page.context.new_cdp_session(page)
    side = (cell(page, "d2").bounding_box() or {})["width"]
    swipe(page, finger, "d2", 2 * side, 0)
    expect(page.locator("[data-ply='1']")).to_contain_text("d2-f2")
    assert piece_on(page, "f2") == "attacker"
    assert page.evaluate("scrollY") == 0, "a man is dragged, not the page"
    swipe(page, finger, "f2", 0, -side)  # not this side's turn: a swipe like any other
    swipe(page, finger, "b2", 0, -200)
    page.wait_for_function("scrollY > 30")
    assert piece_on(page, "f2") == "attacker"
    expect(page.locator("[data-ply='2']")).to_have_count(0)


@pytest.mark.long
def test_a_hover_style_does_not_stay_behind_where_a_finger_was(open_page: OpenPage) -> None:
    page = open_page(**PHONE)
    game = ask(page, "/api/games", FINISHED)
    page.goto(f"{page.url.rstrip('/')}/game/{game['id']}")
    button = page.get_by_role("toolbar").get_by_role("button").nth(1)
    expect(page.locator("[data-ply='8']")).to_be_visible()
    before = button.evaluate("(button) => getComputedStyle(button).borderColor")
    button.tap()
    button.tap()
    assert button.evaluate("(button) => getComputedStyle(button).borderColor") == before


@pytest.mark.parametrize("size", mainly([(390, 844)], [(1280, 800), (390, 844), (844, 390)]), ids=str)
def test_the_board_stands_there_before_the_script_and_stays_where_it_is(
    open_page: OpenPage, size: tuple[int, int]
) -> None:
    pictures, places = [], []
    for script in (False, True):
        page = open_page(viewport={"width": size[0], "height": size[1]}, java_script_enabled=script)
        if script:
            expect(cell(page, "d4")).to_be_visible()
        board = page.locator(".carved")
        places.append(board.bounding_box())
        pictures.append(Image.open(io.BytesIO(board.screenshot(animations="disabled"))).convert("L"))
    assert places[0] == places[1]
    histogram = ImageChops.difference(*pictures).histogram()
    assert sum(histogram[60:]) < 0.002 * sum(histogram), "the picture is the live board's own"
