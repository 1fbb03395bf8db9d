"""The rules in the browser: every ruleset in every language, its live diagrams, the differences, paper, one's own."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from brandubh import __version__
from brandubh.rules import PRESETS
from brandubh.rules.clauses import clauses, find
from tests.browser.conftest import PHONE, OpenPage, cell, missing_messages, move, screenshot, sent
from tests.support.gates import mainly

WTF = clauses(PRESETS["wtf"])


def figure(page: Page, clause: str) -> Locator:
    """The first diagram of a clause."""
    found = page.locator(f"article#{clause} figure").first
    found.scroll_into_view_if_needed()
    expect(found.get_by_role("grid")).to_be_visible()
    return found


@pytest.mark.parametrize("language", mainly(["it"], ["en", "fr", "it", "de", "ga"]))
def test_every_ruleset_opens_with_its_clauses(open_page: OpenPage, language: str) -> None:
    page = open_page("/rules/federation", locale=language)
    texts = {}
    for name, rules in PRESETS.items():
        address = name.replace("wtf", "federation")
        link = page.locator(f"main nav a.button[href='/rules/{address}']")
        link.click()
        expect(link).to_have_attribute("aria-current", "page")
        # rulesets can have the same clauses in other words, so the ids alone do not tell that the page has changed
        expect(page.locator(".origin strong")).to_have_text(f"{link.inner_text()}.")
        wanted = [clause.id for clause in clauses(rules)]
        page.wait_for_function(
            "(wanted) => [...document.querySelectorAll('article')].map(({ id }) => id).join() === wanted.join()",
            arg=wanted,
        )
        texts[name] = page.locator("article .words p").all_inner_texts()
        assert all(len(text) > 20 for text in texts[name])
        assert missing_messages(page) == set()
        assert re.match(".+ · Brandubh", page.title())
    assert len({tuple(each) for each in texts.values()}) == len(PRESETS), "no two rulesets are the same"
    expect(page.locator("html")).to_have_attribute("lang", language)
    if language == "ga":
        screenshot(page, "rules-irish")


def test_a_diagram_shows_its_clause_and_can_be_played_on(open_page: OpenPage) -> None:
    page = open_page("/rules/federation")
    diagram = find(WTF, "capture").diagrams[0]
    shown = figure(page, "capture")
    caption = shown.locator("figcaption p")
    screenshot(page, "rules")
    shown.get_by_role("button", name="Show me").click()
    expect(caption).to_contain_text("was captured between")
    # by hand, the same
    shown.get_by_role("button", name="Reset").click()
    expect(shown.get_by_role("button", name="Reset")).to_be_disabled()
    for square in diagram.moves[0][:5].split("-"):
        shown.locator(f"[data-square={square}]").click()
    expect(caption).to_contain_text("was captured between")
    # and by keyboard, something else
    other = figure(page, "movement")
    start = other.locator(".movable").first
    origin = start.get_attribute("data-square")
    start.focus()
    page.keyboard.press("Enter")
    target = other.locator(".target").first
    to = target.get_attribute("data-square")
    target.focus()
    page.keyboard.press("Enter")
    expect(other.locator("figcaption p")).to_contain_text(re.compile(f"{origin}.*{to}"))


@pytest.mark.long
def test_the_clause_in_the_address_is_shown_and_demonstrated(open_page: OpenPage) -> None:
    # by the address it once had: the new one has the same anchors
    page = open_page("/rules/wtf#encirclement")
    expect(page).to_have_url(re.compile("/rules/federation#encirclement$"))
    for clause, words in (("encirclement", "encircled"), ("escape", "The king has escaped"), ("repetition", "")):
        page.evaluate("(clause) => (location.hash = clause)", clause)
        article = page.locator(f"article#{clause}")
        expect(article).to_have_class(re.compile("current"))
        expect(article).to_be_in_viewport()
        assert (article.bounding_box() or {"y": 999})["y"] < 400, "it is at the top"
        shown = figure(page, clause)
        shown.get_by_role("button", name="Show me").click()
        expect(shown.get_by_role("button", name="Reset")).to_be_enabled()
        expect(shown.locator("figcaption p")).to_contain_text(words)


def test_the_rules_on_one_screen_come_first(open_page: OpenPage) -> None:
    for size in ({"width": 390, "height": 844}, {"width": 360, "height": 740}):
        phone = open_page("/rules", **PHONE | {"viewport": size})
        expect(phone).to_have_url(re.compile("/rules/federation$"))
        points = phone.get_by_role("region", name="In short").get_by_role("listitem")
        expect(points).to_have_count(4)
        for point in points.all():
            expect(point.get_by_role("img")).to_be_visible()
            expect(point).to_be_in_viewport(ratio=0.99)
    screenshot(phone, "rules-summary-phone")
    page = open_page("/rules/raven")
    summary = page.get_by_role("region", name="In short")
    expect(summary).to_be_in_viewport(ratio=1)
    expect(summary).not_to_contain_text("ring")
    screenshot(page, "rules-summary")
    # each leads to the clause that says it exactly; two clauses stand beside each other
    summary.get_by_role("link", name="How the king is captured").click()
    expect(page.locator("article#king-capture")).to_be_in_viewport()
    one, two = (page.locator(f"article#{name}").bounding_box() for name in ("king-capture", "king-on-throne"))
    assert one
    assert two
    assert one["y"] == two["y"]
    assert one["x"] < two["x"]


@pytest.mark.long
def test_about_is_reached_from_the_foot_of_pages_that_scroll(open_page: OpenPage) -> None:
    page = open_page("/games")
    foot = page.get_by_role("contentinfo")
    expect(foot).to_contain_text(__version__)
    foot.get_by_role("link", name="About").click()
    expect(page.get_by_role("heading", name="About Brandubh")).to_be_visible()
    for words in ("World Tafl Federation", "MIT", __version__, "OpenAPI"):
        expect(page.get_by_role("main").get_by_text(words).first).to_be_visible()
    screenshot(page, "about")
    page.get_by_role("main").get_by_role("button", name="Keys").click()
    expect(page.get_by_role("dialog", name="Keys")).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_role("main").get_by_role("link", name="Older sheet: Raven").click()
    expect(page).to_have_url(re.compile("/rules/raven$"))
    for path in ("/", "/analyse"):
        board = open_page(path, **PHONE)
        expect(cell(board, "d4")).to_be_visible()
        expect(board.get_by_role("contentinfo")).to_have_count(0)


@pytest.mark.long
def test_differences_paper_and_phone(open_page: OpenPage) -> None:
    page = open_page("/rules/raven")
    table = page.get_by_role("table")
    table.scroll_into_view_if_needed()
    expect(table.get_by_role("columnheader")).to_have_count(4)
    assert table.get_by_role("rowheader").count() > 5
    # a link in the table leads to the clause
    link = table.get_by_role("link").first
    wanted = (link.get_attribute("href") or "").lstrip("#")
    link.click()
    expect(page.locator(f"#{wanted}")).to_be_in_viewport()
    screenshot(page, "rules-clause")

    expect(page.get_by_role("navigation").first).to_be_visible()
    page.emulate_media(media="print")
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    for hidden in page.locator("nav, footer, .buttons").all():
        expect(hidden).to_be_hidden()
    expect(page.locator("article").first).to_be_visible()
    assert page.locator("figure").count() > 40
    assert page.locator("figure:not(:has(.board svg))").count() == 0, "on paper, every diagram is drawn"
    screenshot(page, "rules-print")

    phone = open_page("/rules/federation#capture", **PHONE)
    figure(phone, "capture")
    assert phone.evaluate("document.documentElement.scrollWidth <= innerWidth")
    screenshot(phone, "rules-phone")


def test_rules_of_ones_own_are_played_by_and_read(open_page: OpenPage) -> None:
    page = open_page("/editor")
    expect(page.get_by_text("They are the same as: Federation rules.")).to_be_visible()
    page.get_by_role("textbox", name="Name").fill("Open edge")
    page.get_by_role("group", name="Where the king escapes").get_by_text("The whole edge").click()
    page.get_by_role("group", name="Encirclement wins").get_by_text("No", exact=True).click()
    expect(page.get_by_text("These rules can be played.", exact=True)).to_be_visible()
    screenshot(page, "editor")

    page.get_by_text("Position as text").click()
    start = page.get_by_role("textbox", name="Position as text")
    good = start.input_value()
    play = page.get_by_role("button", name="Play by these rules")
    for bad in ("3t3/3t3/3T3/ttTKTtt", "7/7/7/7/7/7/7", "nonsense", ""):
        start.fill(bad)
        expect(page.locator(".note.bad")).to_contain_text(re.compile(r"\w+ \w+ \w+"))
        expect(play).to_be_disabled()
    start.fill(good)
    expect(page.get_by_text("These rules can be played.", exact=True)).to_be_visible()

    page.get_by_role("link", name="Read them").click()
    expect(page).to_have_url(re.compile("/rules/custom"))
    expect(page.get_by_text("Open edge.", exact=True)).to_be_visible()
    expect(page.locator("article#escape")).to_contain_text("edge")
    page.reload()
    expect(page.get_by_text("Open edge.", exact=True)).to_be_visible()
    page.get_by_role("link", name="Your own").click()
    expect(page.get_by_role("textbox", name="Name")).to_have_value("Open edge")

    play.click()
    expect(page.get_by_text("encircle him and all his men")).to_have_count(0)
    expect(page.get_by_role("grid")).to_be_visible()
    with page.expect_request("**/api/games") as asked:
        move(page, "d2-e2")
    rules = sent(asked.value)["rules"]
    assert (rules["name"], rules["escape"], rules["encirclement"]) == ("Open edge", "edges", False)
    expect(page.locator("[data-ply='2']")).to_be_visible()
    page.get_by_role("link", name="How to play: Open edge").click()
    expect(page.locator("article#escape")).to_contain_text("edge")
    # the choice is kept for the next game
    page.goto(page.url.split("/rules")[0])
    expect(page.get_by_role("link", name="How to play: Open edge")).to_be_visible()
    expect(cell(page, "d4")).to_be_visible()


def test_a_start_position_is_set_up_on_the_board(open_page: OpenPage) -> None:
    page = open_page("/editor")
    board = page.get_by_role("grid", name="Start position")
    page.get_by_text("Position as text").click()
    text = page.get_by_role("textbox", name="Position as text")
    expect(text).to_have_value("3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3")

    # by mouse: a man is put down, another taken away, a third carried
    page.get_by_title("Place a defender").click()
    board.locator("[data-square=b6]").click()
    page.get_by_title("Take a piece away").click()
    board.locator("[data-square=d7]").click()
    page.get_by_title("Carry pieces").click()
    board.locator("[data-square=a4]").click()
    board.locator("[data-square=a5]").click()
    expect(text).to_have_value("7/1T1t3/t2T3/1tTKTtt/3T3/3t3/3t3")
    expect(page.get_by_text("These rules can be played.", exact=True)).to_be_visible()
    screenshot(page, "editor-board")

    # by keyboard: the tool, a square, and what stands there off the board
    page.get_by_role("radio", name="Place a defender").focus()
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_role("radio", name="Place an attacker")).to_be_checked()
    board.locator("[data-square=d4]").focus()
    for key in ("ArrowUp", "ArrowUp", "ArrowUp", "Enter", "ArrowDown", "ArrowLeft", "ArrowLeft", "Delete"):
        page.keyboard.press(key)
    expect(text).to_have_value("3t3/3t3/t2T3/1tTKTtt/3T3/3t3/3t3")

    # what cannot be is said, and taken back
    page.get_by_role("button", name="Empty board").click()
    expect(page.locator(".note.bad")).to_be_visible()
    page.get_by_role("button", name="As it was").click()
    expect(page.get_by_text("They are the same as: Federation rules.")).to_be_visible()


@pytest.mark.long
def test_rules_are_saved_as_a_file_and_loaded_again(open_page: OpenPage) -> None:
    page = open_page("/editor")
    page.get_by_role("textbox", name="Name").fill("Zahm")
    page.get_by_role("group", name="The king captures").get_by_text("No", exact=True).click()
    with page.expect_download() as download:
        page.get_by_role("button", name="Save as a file").click()
    assert download.value.suggested_filename == "Zahm.json"
    path = download.value.path()
    other = open_page("/editor")
    expect(other.get_by_text("They are the same as: Federation rules.")).to_be_visible()
    other.locator("input[type=file]").set_input_files(path)
    expect(other.get_by_role("textbox", name="Name")).to_have_value("Zahm")
    expect(other.get_by_role("group", name="The king captures").get_by_label("No", exact=True)).to_be_checked()
    other.locator("input[type=file]").set_input_files({"name": "x.json", "mimeType": "text/plain", "buffer": b"{"})
    expect(other.get_by_text("There is no ruleset in x.json.")).to_be_visible()


@pytest.mark.long
def test_an_unknown_ruleset_is_said_to_be_unknown(open_page: OpenPage) -> None:
    page = open_page("/rules/chess")
    expect(page.get_by_role("alert")).to_contain_text("No ruleset is called “chess”")
    page.get_by_role("navigation", name="Rulesets").get_by_role("link", name="Federation rules", exact=True).click()
    expect(page.locator("article").first).to_be_visible()
