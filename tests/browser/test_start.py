"""The first page: what the game is, both goals, and one Play. Choosing only chooses, and what was chosen is kept."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Request, Route, expect

from tests.browser.conftest import PHONE, OpenPage, ask, cell, move, screenshot, sent, violations
from tests.support.gates import mainly

SIZES: dict[str, dict[str, Any]] = {
    "wide": {},
    "large": {"viewport": {"width": 1920, "height": 1080}},
    "phone": PHONE,
    "small phone": PHONE | {"viewport": {"width": 360, "height": 740}},
    "phone sideways": PHONE | {"viewport": {"width": 844, "height": 390}},
}


def play_button(page: Page) -> Locator:
    return page.get_by_role("main").get_by_role("button", name="Play", exact=True)


def choose(page: Page, name: str) -> None:
    page.locator("label").filter(has_text=name).click()


def open_more(page: Page) -> None:
    page.locator("summary").filter(has_text="More").click()


@pytest.mark.parametrize("size", mainly(["wide", "phone sideways"], SIZES))
def test_the_first_visit_says_the_game_and_what_to_press(open_page: OpenPage, size: str) -> None:
    page = open_page(**SIZES[size])
    expect(page.get_by_role("heading", name="Catch the king, or free him")).to_be_in_viewport(ratio=1)
    expect(play_button(page)).to_be_in_viewport(ratio=1)
    board = page.get_by_role("grid")
    expect(board).to_be_in_viewport(ratio=0.5 if size == "phone sideways" else 1)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    screenshot(page, f"first-page-{size.replace(' ', '-')}")
    links = [page.get_by_role("link", name="Learn in a minute"), page.get_by_role("link", name="How to play")]
    for each in [page.get_by_role("radio", name="Random"), page.get_by_role("slider"), *links]:
        each.scroll_into_view_if_needed()
        expect(each).to_be_in_viewport()


@pytest.mark.long
@pytest.mark.parametrize("options", [{}, PHONE], ids=["wide", "phone"])
def test_axe_finds_nothing_on_it_with_everything_open(open_page: OpenPage, options: dict[str, Any]) -> None:
    page = open_page(**options, reduced_motion="reduce")
    open_more(page)
    page.get_by_role("combobox", name="Clock").select_option("custom")
    found = []
    for mode in ("Computer", "Two people here"):
        choose(page, mode)
        for theme in ("light", "dark"):
            page.evaluate("(theme) => (document.documentElement.dataset.theme = theme)", theme)
            found += [f"{mode}, {theme}: {each}" for each in violations(page)]
    assert not found, "\n".join(found)


def test_choosing_starts_nothing_and_play_does(open_page: OpenPage) -> None:
    page = open_page()
    begun: list[str] = []

    def note(request: Request) -> None:
        if request.method == "POST" and request.url.endswith("/api/games"):
            begun.append(request.url)

    page.on("request", note)
    hint = page.locator(".hint")
    expect(hint).to_have_text("Or simply make a move: the game starts with it.")
    for name, words in (("Random", "draw lots"), ("Defenders", "The computer moves first: press Play.")):
        choose(page, name)
        expect(hint).to_contain_text(words)
        cell(page, "d2").click()  # the board waits for Play
        expect(cell(page, "e2")).not_to_have_attribute("aria-label", re.compile("can go here"))
    choose(page, "Two people here")
    choose(page, "Computer")
    page.get_by_role("slider").press("ArrowRight")
    page.get_by_role("slider").press("ArrowLeft")
    expect(page).to_have_url(re.compile(r"/$"))
    assert begun == []
    # the defenders at level 1: the computer begins, and the first move of one's own is made
    play_button(page).click()
    expect(page).to_have_url(re.compile("/game/"))
    expect(page.locator("[data-ply='1']")).to_be_visible()
    expect(page.locator(".side .bar.turn")).to_contain_text("defenders")
    move(page, "d5-c5")
    expect(page.locator("[data-ply='2']")).to_have_text("d5-c5")


def test_what_is_chosen_outlives_reloads_and_new(open_page: OpenPage) -> None:
    page = open_page()
    expect(page.get_by_text("learned the rules a minute ago")).to_be_visible()
    choose(page, "Defenders")
    for _ in range(3):
        page.get_by_role("slider").press("ArrowRight")
    expect(page.get_by_text("plays at the kitchen table")).to_be_visible()
    open_more(page)
    page.get_by_role("combobox", name="Rules").select_option("raven")
    page.get_by_role("combobox", name="Clock").select_option("custom")
    page.get_by_label("Minutes").fill("7.5")
    page.get_by_label("Seconds per move").fill("3")
    page.get_by_role("switch", name="A match").check()
    wanted = {
        "mode": "computer",
        "side": "defenders",
        "level": 4,
        "rules": "raven",
        "clock": {"initial": 450, "increment": 3},
        "match": True,
        "rated": False,
        "in_openings": True,
    }
    for _ in range(2):
        page.reload()
        expect(page.get_by_role("radio", name="Defenders")).to_be_checked()
        with page.expect_request("**/api/games") as asked:
            play_button(page).click()
        assert sent(asked.value) == wanted | {"moves": []}
        expect(page.locator(".side .clock").first).to_be_visible()
        page.get_by_role("button", name="New", exact=True).click()
        expect(page.get_by_role("radio", name="Defenders")).to_be_checked()
        open_more(page)
        expect(page.get_by_label("Minutes")).to_have_value("7.5")


def test_two_people_have_names(open_page: OpenPage) -> None:
    page = open_page()
    choose(page, "Two people here")
    page.get_by_label("plays the attackers").fill("Aoife")
    page.get_by_label("plays the defenders").fill("Brian")
    page.reload()
    expect(page.get_by_label("plays the attackers")).to_have_value("Aoife")
    move(page, "d2-e2")
    expect(page).to_have_url(re.compile("/game/"))
    expect(page.locator(".side")).to_contain_text("Aoife")
    expect(page.locator(".side .bar.turn")).to_contain_text("Brian")


@pytest.mark.parametrize("rules", mainly(["raven"], ["wtf-de", "wtf-it", "raven"]))
def test_the_board_plays_by_the_chosen_rules(open_page: OpenPage, rules: str) -> None:
    page = open_page()
    open_more(page)
    page.get_by_role("combobox", name="Rules").select_option(rules)
    expect(page.get_by_text("or close the ring")).to_have_count(0 if rules == "raven" else 1)
    with page.expect_request("**/api/games") as asked:
        move(page, "d2-e2")
    assert sent(asked.value)["rules"] == rules


@pytest.mark.long
def test_goals_are_those_of_rules_of_ones_own(open_page: OpenPage) -> None:
    page = open_page()
    expect(page.get_by_text("Bring the king to a corner.")).to_be_visible()
    page.evaluate("""localStorage.setItem("brandubh-options", '{"rules": {"name": "mine", "escape": "edges"}}')""")
    page.reload()
    expect(page.get_by_text("Bring the king to the edge.")).to_be_visible()


def test_two_wins_in_a_row_offer_the_next_level(open_page: OpenPage) -> None:
    page = open_page()
    base = page.url.rstrip("/")
    for _ in range(2):
        expect(page.get_by_text("Two wins in a row")).to_have_count(0)
        game = ask(page, "/api/games", {"level": 1, "start": "7/7/7/7/1tK3t/7/7 b"})
        page.goto(f"{base}/game/{game['id']}")
        move(page, "g3-d3")
        expect(page.locator("[data-ply='1']")).to_be_visible()
        page.reload()  # a game counts once
        page.goto(base)
    expect(page.get_by_text("Two wins in a row")).to_be_visible()
    page.get_by_role("button", name="Level 2: has played a few games").click()
    expect(page.get_by_role("slider")).to_have_attribute("aria-valuetext", "Level 2: has played a few games")
    expect(page.get_by_text("Two wins in a row")).to_have_count(0)


def test_todays_puzzle_and_the_open_game_come_without_moving_anything(open_page: OpenPage) -> None:
    page = open_page()
    learn = page.get_by_role("link", name="Learn in a minute")
    expect(learn).to_have_attribute("href", "/learn/minute")
    game = ask(page, "/api/games", {"level": 2, "moves": ["d2-e2"]})
    puzzle = {"id": "p", "fen": "7/7/7/7/1tK3t/7/7 b", "turn": "attackers"}
    page.route("**/api/puzzles/today*", lambda route: route.fulfill(json=puzzle))

    def late(route: Route) -> None:
        page.wait_for_timeout(300)
        route.continue_()

    page.route("**/api/games?*", late)
    page.reload()
    places = [each.bounding_box() for each in (learn, play_button(page))]
    today = page.get_by_role("link", name="Today’s puzzle")
    expect(today).to_have_attribute("href", "/puzzle")
    go_on = page.get_by_role("link", name="Go on with your game")
    expect(go_on).to_contain_text("Computer, level 2 (has played a few games)")
    assert [each.bounding_box() for each in (learn, play_button(page))] == places
    go_on.click()
    expect(page).to_have_url(re.compile(f"/game/{game['id']}"))


@pytest.mark.long
def test_a_first_visitor_is_asked_for_no_name_before_the_first_game(open_page: OpenPage) -> None:
    page = open_page()
    page.wait_for_load_state("networkidle")
    assert page.context.cookies() == []
    move(page, "d2-e2")
    expect(page).to_have_url(re.compile("/game/"))
    assert len(page.context.cookies()) == 1
