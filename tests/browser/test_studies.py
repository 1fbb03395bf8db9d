"""A teacher's work in the browser: a study that others read, a sheet on two pages, a set to solve."""

import re

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from brandubh.puzzles import load
from tests.browser.conftest import (
    PHONE,
    OpenPage,
    ask,
    cell,
    missing_messages,
    move,
    screenshot,
    violations,
)

SIZES = [(1280, 800), (1920, 1080), (390, 844), (360, 740), (844, 390)]
SET_UP = "4t2/7/6t/3K1t1/2t4/3t3/4t2 w"
LESSON = {
    "name": "Escapes for beginners",
    "chapter": {
        "name": "Two corners",
        "tree": {
            "rules": "raven",
            "start": SET_UP,
            "nodes": [
                {"comment": "Two corners at once cannot be closed.\nWhere should the king go?", "drawings": ["Gd4a4"]},
                {"parent": 0, "move": "d4-a4", "symbols": [1], "comment": "Now a1 and a7 are both open."},
                {"parent": 1, "move": "e1-f1"},
                {"parent": 2, "move": "a4-a1", "comment": "Home."},
                {"parent": 0, "move": "d4-d7", "symbols": [2], "comment": "Too slow: one corner only."},
            ],
        },
    },
}


def pages_of(pdf: bytes) -> int:
    """How many pages a PDF of Chromium has."""
    return len(re.findall(rb"/Type\s*/Page\b(?!s)", pdf))


def saved(page: Page) -> None:
    expect(page.locator(".status")).to_have_text("Saved")


def chapters(page: Page) -> list[str]:
    return page.locator(".chapters .name").all_inner_texts()


def second_tab(page: Page) -> Page:
    """The same visitor in another window."""
    context: BrowserContext = page.context
    other = context.new_page()
    other.goto(page.url)
    return other


def test_a_study_is_made_on_the_analysis_board_put_in_order_and_read_by_others(open_page: OpenPage) -> None:
    page = open_page("/analyse")
    move(page, "d2-e2")
    expect(page.get_by_role("button", name="d2-e2").first).to_be_visible()
    page.keyboard.press("s")
    page.get_by_role("button", name="Save to a study").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Name of the study").fill("Openings")
    dialog.get_by_label("Name of the chapter").fill("To the right")
    assert violations(page) == []
    dialog.get_by_role("button", name="Save").click()
    page.wait_for_url("**/study/*/1")
    expect(page.get_by_role("heading", name="Openings")).to_be_visible()
    expect(page.get_by_role("button", name="d2-e2").first).to_be_visible()

    page.get_by_role("button", name="Comment").click()
    page.get_by_role("textbox", name="Comment").fill("Begin here.")
    saved(page)
    page.get_by_role("tab", name="Chapters").click()
    page.get_by_role("button", name="Add a chapter").click()
    dialog.get_by_label("Name of the chapter").fill("A lone king")
    dialog.get_by_text("A position or a game as text").click()
    dialog.get_by_role("textbox", name="A position or a game").fill(SET_UP)
    dialog.get_by_role("button", name="Add", exact=True).click()
    page.wait_for_url("**/study/*/2")
    expect(cell(page, "d4")).to_have_attribute("aria-label", re.compile("king"))
    page.get_by_role("tab", name="Chapters").click()
    page.get_by_role("button", name="Move the chapter up").click()
    expect(page.locator(".chapters .name").first).to_have_text("A lone king")
    assert violations(page) == []
    page.reload()
    page.get_by_role("tab", name="Chapters").click()
    assert chapters(page) == ["A lone king", "To the right"]

    other = open_page(page.url[page.url.index("/study") :])
    expect(other.get_by_text("Somebody else’s study")).to_be_visible()
    other.get_by_role("link", name="Next chapter").click()
    expect(other.get_by_text("Begin here.")).to_be_visible()
    expect(other.get_by_role("button", name="Comment")).to_have_count(0)
    move(other, "d1-c1")
    expect(other.get_by_role("button", name="d1-c1")).to_be_visible()
    other.get_by_role("tab", name="Chapters").click()
    expect(other.get_by_role("button", name="Add a chapter")).to_have_count(0)
    assert violations(other) == []
    other.reload()
    expect(other.get_by_text("Begin here.")).to_be_visible()
    expect(other.get_by_role("button", name="d1-c1")).to_have_count(0)  # what they tried was theirs
    other.get_by_role("button", name="Copy to my studies").click()
    expect(other.get_by_text("This copy is yours.")).to_be_visible()
    saved(other)


def test_a_sheet_of_twelve_puzzles_has_two_pages_and_can_be_solved_on_a_phone(open_page: OpenPage) -> None:
    page = open_page("/puzzles")
    page.get_by_role("combobox", name="Theme").select_option("two-corners")
    page.get_by_role("combobox", name="Rules").select_option("wtf")
    page.get_by_role("link", name="Print a sheet").click()
    boards = page.locator(".paper").first.locator("li svg")
    expect(boards).to_have_count(12)
    assert violations(page) == []
    for paper in ("A4", "Letter"):
        assert pages_of(page.pdf(format=paper)) == 2, paper
    page.get_by_role("switch", name="With solutions").uncheck()
    expect(page.locator(".paper")).to_have_count(1)
    assert pages_of(page.pdf(format="A4")) == 1
    page.get_by_label("Title on the sheet").fill("For Tuesday")
    page.keyboard.press("Enter")
    expect(page.locator(".paper h2")).to_have_text("For Tuesday")
    page.get_by_role("combobox", name="How many puzzles").select_option("6")
    expect(boards).to_have_count(6)
    address = page.get_by_role("link", name="Solve on the screen").get_attribute("href") or ""

    pupil = open_page(address, **PHONE)
    expect(pupil.get_by_text("Puzzle 1 of 6")).to_be_visible()
    expect(pupil.locator(".puzzle .movable").first).to_be_attached()
    name = re.findall("[0-9a-f]{8}", address)[0]
    puzzle = next(each for each in load() if each.id == name)
    for text in puzzle.moves[::2]:
        move(pupil, text[:5])
        expect(pupil.locator(".said .verdict")).to_contain_text("Solved!" if text == puzzle.moves[-1] else "is right")
    expect(pupil.get_by_text("1 solved")).to_be_visible()
    pupil.get_by_role("button", name="Next puzzle").click()
    expect(pupil.get_by_text("Puzzle 2 of 6")).to_be_visible()
    assert violations(pupil) == []


@pytest.mark.long
def test_what_a_second_window_overtook_is_not_lost(open_page: OpenPage) -> None:
    page = open_page("/studies")
    expect(page.get_by_role("heading", name="No studies yet")).to_be_visible()
    study = ask(page, "/api/studies", LESSON)["id"]
    page.goto(page.url.replace("/studies", f"/study/{study}"))
    saved(page)
    other = second_tab(page)
    saved(other)
    for window, words in ((page, "First window."), (other, "Second window.")):
        window.get_by_role("button", name="Comment").click()
        window.get_by_role("textbox", name="Comment").fill(words)
        if window is page:
            saved(page)
    expect(other.get_by_text("This chapter was changed in another window.")).to_be_visible()
    assert violations(other) == []
    screenshot(other, "study-conflict")
    other.get_by_role("button", name="Save mine as a new chapter").click()
    other.wait_for_url("**/study/*/2")
    expect(other.locator(".moves").get_by_text("Second window.")).to_be_visible()
    page.reload()
    expect(page.locator(".moves").get_by_text("First window.")).to_be_visible()
    expect(page.get_by_text("Chapter 1 of 2")).to_be_visible()

    page.get_by_role("button", name="More about this study").click()
    page.get_by_role("button", name="Rename the study").click()
    page.get_by_role("dialog").get_by_label("Name of the study").fill("Other name")
    page.get_by_role("button", name="Rename", exact=True).click()
    expect(page.get_by_role("heading", name="Other name")).to_be_visible()
    other.get_by_role("tab", name="Chapters").click()
    other.get_by_role("button", name="Move the chapter up").click()
    expect(other.get_by_text("The study was changed in another window")).to_be_visible()
    expect(other.get_by_role("heading", name="Other name")).to_be_visible()


@pytest.mark.long
def test_a_study_is_begun_renamed_exported_read_again_and_deleted(open_page: OpenPage) -> None:
    page = open_page("/studies")
    page.get_by_role("button", name="New study").click()
    page.get_by_role("dialog").get_by_label("Name of the study").fill("<b>Mine</b>")
    page.get_by_role("button", name="Create").click()
    expect(page.get_by_role("heading", name="<b>Mine</b>")).to_be_visible()
    move(page, "d2-e2")
    saved(page)
    page.get_by_role("tab", name="Chapters").click()
    page.get_by_role("button", name="Rename the chapter").click()
    page.get_by_role("dialog").get_by_label("Name of the chapter").fill("Only one")
    page.get_by_role("button", name="Rename", exact=True).click()
    expect(page.locator(".chapters .name")).to_have_text("Only one")
    expect(page.get_by_role("button", name="Delete the chapter")).to_be_disabled()
    page.get_by_role("button", name="More about this study").click()
    with page.expect_download() as download:
        page.get_by_role("link", name="Save as a game file").click()
    file = download.value.path()
    page.goto(page.url.partition("/study")[0] + "/studies")
    page.locator("input[type=file]").set_input_files(file)
    page.wait_for_url("**/study/*")
    expect(page.get_by_role("heading", name="<b>Mine</b>")).to_be_visible()
    expect(page.get_by_role("button", name="d2-e2").first).to_be_visible()
    page.get_by_role("button", name="Analyse").click()
    page.wait_for_url("**/analyse*")
    expect(page.get_by_role("button", name="d2-e2").first).to_be_visible()
    page.goto(page.url.partition("/analyse")[0] + "/studies")
    cards = page.get_by_role("article")
    expect(cards).to_have_count(2)
    cards.first.get_by_role("button", name="Delete the study").click()
    assert violations(page) == []
    page.get_by_role("dialog").get_by_role("button", name="Keep it").click()
    expect(cards).to_have_count(2)
    cards.first.get_by_role("button", name="Delete the study").click()
    page.get_by_role("dialog").get_by_role("button", name="Delete the study").click()
    expect(cards).to_have_count(1)


@pytest.mark.long
def test_a_lesson_is_printed_with_its_tasks_and_solutions(open_page: OpenPage) -> None:
    page = open_page("/sheet?lesson=pincer")
    expect(page.locator(".paper").first.locator("li svg")).to_have_count(4)
    expect(page.locator(".paper h2").first).to_have_text("The pincer")
    expect(page.locator(".paper").first).to_contain_text("capture a defender")
    assert pages_of(page.pdf(format="A4")) == 2
    assert missing_messages(page) == frozenset()
    assert violations(page) == []


@pytest.mark.long
def test_a_study_is_printed_with_its_words_and_no_board_is_cut(open_page: OpenPage) -> None:
    page = open_page("/studies")
    study = ask(page, "/api/studies", LESSON)["id"]
    for _ in range(7):
        ask(page, f"/api/studies/{study}/chapters", LESSON["chapter"])
    page.goto(page.url.replace("/studies", f"/study/{study}"))
    saved(page)
    screenshot(page, "study")
    page.get_by_role("button", name="More about this study").click()
    page.get_by_role("link", name="Print").click()
    expect(page.locator(".paper h2").first).to_have_text("Escapes for beginners")
    expect(page.locator(".paper").first.locator("li svg")).to_have_count(8)
    expect(page.locator(".paper").first).to_contain_text("Where should the king go?")
    assert pages_of(page.pdf(format="A4")) == 3  # four boards on each, and the solutions
    page.goto(page.url.partition("/sheet")[0] + "/sheet?study=nosuchname")
    expect(page.get_by_role("heading", name="This sheet cannot be made")).to_be_visible()


@pytest.mark.long
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_pages_fit_every_window_and_axe_finds_nothing(
    open_page: OpenPage, size: tuple[int, int], scheme: str
) -> None:
    width, height = size
    page = open_page("/studies", viewport={"width": width, "height": height}, color_scheme=scheme)
    expect(page.get_by_role("heading", name="No studies yet")).to_be_visible()
    assert violations(page) == []
    study = ask(page, "/api/studies", LESSON)["id"]
    ask(page, f"/api/studies/{study}/chapters", {"name": "A long name for a chapter that hardly fits into a line"})
    for path, ready in (
        ("/studies", "article"),
        (f"/study/{study}", ".moves"),
        (f"/sheet?study={study}", ".paper"),
        ("/sheet?count=6", ".paper"),
        ("/puzzle/22a83bbd?set=22a83bbd,f5eeb840", ".dots"),
        ("/study/nosuchname", ".empty"),
    ):
        page.goto(re.sub(r"(//[^/]+)/.*", r"\1", page.url) + path)
        expect(page.locator(ready).first).to_be_visible()
        assert violations(page) == [], path
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), path
        screenshot(page, f"{re.sub('[^a-z]+', '-', path)[1:12]}-{width}-{scheme}")


@pytest.mark.long
@pytest.mark.parametrize("language", ["fr", "it", "de", "ga"])
def test_every_word_is_there_in_every_language_and_twelve_puzzles_fit(open_page: OpenPage, language: str) -> None:
    page = open_page("/studies", locale=language)
    expect(page.locator(".empty")).to_be_visible()
    assert missing_messages(page) == frozenset()
    study = ask(page, "/api/studies", LESSON)["id"]
    base = re.sub(r"(//[^/]+)/.*", r"\1", page.url)
    for path, ready in ((f"/study/{study}", ".moves"), ("/puzzle/22a83bbd?set=22a83bbd,f5eeb840", ".dots")):
        page.goto(base + path)
        expect(page.locator(ready).first).to_be_visible()
        assert missing_messages(page) == frozenset(), path
    for query in ("count=12", "theme=encirclement", "side=attackers"):
        page.goto(f"{base}/sheet?{query}")
        expect(page.locator(".paper").first.locator("li svg")).to_have_count(12)
        assert missing_messages(page) == frozenset()
        for paper in ("A4", "Letter"):
            assert pages_of(page.pdf(format=paper)) == 2, (query, paper)
        # three lines of words at most, and none of them below the next board
        assert page.evaluate(
            """() => Array.from(document.querySelectorAll(".grid > li"))
                .every((each) => each.scrollHeight <= each.clientHeight + 1)"""
        )
