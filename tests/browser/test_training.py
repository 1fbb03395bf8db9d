"""Training on the pages: rated puzzles, hints, streak, storm, history. What a page says, the server has judged."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from brandubh.puzzles import Puzzle, load
from tests.browser.conftest import PHONE, OpenPage, missing_messages, move, screenshot, violations

PUZZLES = {puzzle.id: puzzle for puzzle in load()}


def ready(page: Page) -> None:
    expect(page.locator(".board-page .movable").first).to_be_attached()


def trained(page: Page) -> Puzzle:
    """The puzzle on the training page."""
    ready(page)
    link = page.locator('.panel a[href^="/puzzle/"]').first.get_attribute("href")
    assert link
    return PUZZLES[link.removeprefix("/puzzle/")]


def solve(page: Page, puzzle: Puzzle) -> None:
    for number, text in enumerate(puzzle.moves[::2]):
        move(page, text[:5])
        last = 2 * number == len(puzzle.moves) - 1
        expect(page.locator(".said .verdict").first).to_contain_text("Solved!" if last else "is right")


def wrong(puzzle: Puzzle) -> str:
    return next(str(each) for each in puzzle.board().legal_moves if not puzzle.is_solution([], each))


def of_run(page: Page, answer: Any) -> Puzzle:
    """The puzzle of a run, of which the page was told in an answer."""
    body = answer.json()
    return PUZZLES[body.get("run", body)["puzzle"]["id"]]


def test_training_rates_what_is_solved_and_what_is_not(open_page: OpenPage) -> None:
    """The board is there with the page, before anything was asked."""
    page = open_page("/puzzles")
    page.get_by_role("link", name="Training", exact=True).click()
    puzzle = trained(page)
    expect(page.locator(".rating .number")).to_have_text("1200?")
    assert violations(page) == []
    solve(page, puzzle)
    change = page.locator(".standing .change > :first-child")
    expect(change).to_have_text(re.compile(r"^\+\d+$"))
    risen = int(change.inner_text())
    expect(page.locator(".rating .number")).to_have_text(f"{1200 + risen}?")
    screenshot(page, "train-solved")
    page.get_by_role("button", name="Next puzzle").click()
    expect(page.locator(".said")).to_contain_text("Find the winning move")
    other = trained(page)
    assert other.id != puzzle.id
    move(page, wrong(other))
    expect(page.locator(".said.wrong")).to_be_visible()
    expect(change).to_have_text(re.compile(r"^−\d+$"))
    page.get_by_role("link", name="Training history").click()
    expect(page.locator(".attempts li")).to_have_count(2)
    expect(page.locator(".attempts li").first).to_contain_text("Not solved")
    expect(page.get_by_role("img", name="Your rating over 2 rated puzzles")).to_be_visible()
    assert violations(page) == []
    screenshot(page, "training-history")
    page.get_by_role("link", name="Puzzles", exact=True).click()
    expect(page.locator("main [role=status]")).to_contain_text(", 1 of them solved")


def test_a_storm_goes_by_the_servers_clock_and_shows_what_went_wrong(open_page: OpenPage) -> None:
    page = open_page("/storm")
    screenshot(page, "storm-before")
    assert violations(page) == []
    with page.expect_response("**/api/training/runs") as begun:
        page.get_by_role("button", name="Start").click()
    puzzle = of_run(page, begun.value)
    ready(page)
    for text in puzzle.moves[::2]:
        ready(page)
        with page.expect_response("**/moves") as played:
            move(page, text[:5])
    expect(page.locator(".count")).to_have_text("1")
    missed = of_run(page, played.value)
    ready(page)
    with page.expect_response("**/moves") as played:
        move(page, wrong(missed))
    assert played.value.json()["seconds"] == -10
    ready(page)
    screenshot(page, "storm")
    assert violations(page) == []
    left = page.get_by_role("timer")
    expect(left).to_have_text(re.compile(r"^2:\d\d$"))
    page.reload()  # which gains nothing
    ready(page)
    expect(left).to_have_text(re.compile(r"^2:\d\d$"))
    expect(page.locator(".count")).to_have_text("1")
    page.get_by_role("button", name="End").click()
    expect(page.get_by_role("heading", name="One puzzle solved")).to_be_focused()
    expect(page.locator(".result li a")).to_have_attribute("href", f"/puzzle/{missed.id}")
    screenshot(page, "storm-result")
    assert violations(page) == []
    assert missing_messages(page) == frozenset()


@pytest.mark.long
def test_a_page_whose_clock_is_wrong_cannot_end_a_storm(open_page: OpenPage) -> None:
    page = open_page("/storm")
    page.clock.install()
    page.reload()
    page.get_by_role("button", name="Start").click()
    ready(page)
    with page.expect_response(re.compile("/api/training/runs/[a-z0-9]+$")) as looked:
        page.clock.fast_forward(200_000)
    assert not looked.value.json()["over"]
    expect(page.get_by_role("timer")).to_be_visible()
    ready(page)


@pytest.mark.long
def test_the_time_of_a_storm_runs_out(open_page: OpenPage) -> None:
    """Eighteen mistakes are three minutes."""
    page = open_page("/storm", **PHONE)
    with page.expect_response("**/api/training/runs") as played:
        page.get_by_role("button", name="Start").click()
    for _ in range(18):
        puzzle = of_run(page, played.value)
        ready(page)
        with page.expect_response("**/moves") as played:
            move(page, wrong(puzzle))
        if played.value.json()["run"]["over"]:
            break
    expect(page.get_by_role("heading", name="No puzzle solved")).to_be_visible()
    expect(page.locator(".result li")).to_have_count(len(played.value.json()["run"]["done"]))
    screenshot(page, "storm-result-phone")
    assert violations(page) == []


@pytest.mark.long
def test_a_streak_ends_with_the_first_mistake(open_page: OpenPage) -> None:
    page = open_page("/streak", locale="de-DE")
    with page.expect_response("**/api/training/runs") as played:
        page.get_by_role("button", name="Los").click()
    for solved in range(1, 3):
        puzzle = of_run(page, played.value)
        for text in puzzle.moves[::2]:
            ready(page)
            with page.expect_response("**/moves") as played:
                move(page, text[:5])
        expect(page.locator(".count")).to_have_text(str(solved))
    ready(page)
    screenshot(page, "streak")
    assert violations(page) == []
    puzzle = of_run(page, played.value)
    ready(page)
    move(page, wrong(puzzle))
    expect(page.get_by_role("heading", name="2 Aufgaben gelöst")).to_be_visible()
    expect(page.locator(".best")).to_be_visible()
    assert missing_messages(page) == frozenset()
    page.get_by_role("button", name="Noch einmal").click()
    ready(page)
    expect(page.locator(".count")).to_have_text("0")


@pytest.mark.long
def test_a_hint_costs_the_point_and_a_theme_can_be_trained(open_page: OpenPage) -> None:
    page = open_page("/train?theme=sacrifice&rules=wtf")
    puzzle = trained(page)
    assert "sacrifice" in puzzle.themes
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".said .verdict")).to_contain_text("Think of this")
    expect(page.locator(".standing .change > :first-child")).to_have_text(re.compile(r"^−\d+$"))
    expect(page.locator(".standing [role=status]")).to_contain_text("Counted as not solved")
    solve(page, puzzle)
    page.reload()
    assert trained(page).id != puzzle.id
    page.get_by_role("combobox", name="Side to move").select_option(label="Attackers")
    page.wait_for_url("**side=attackers")
    expect(page.locator(".task")).to_contain_text("Attackers to move")


@pytest.mark.long
def test_the_history_is_cleared_after_a_question(open_page: OpenPage) -> None:
    page = open_page("/train", **PHONE)
    solve(page, trained(page))
    page.goto(re.sub("/train", "/puzzles/history", page.url))
    screenshot(page, "training-history-phone")
    page.get_by_role("button", name="Clear the history").click()
    page.get_by_role("button", name="Keep it").click()
    expect(page.locator(".attempts li")).to_have_count(1)
    page.get_by_role("button", name="Clear the history").click()
    page.get_by_role("button", name="Clear", exact=True).click()
    expect(page.locator(".empty")).to_contain_text("Nothing yet")
    page.goto(re.sub("/history", "", page.url))
    expect(page.locator("main [role=status]")).to_have_text(f"{len(PUZZLES)} puzzles")
