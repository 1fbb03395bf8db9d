"""The puzzle of the day and puzzles by their names, solved on the page."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from brandubh.puzzles import load
from tests.browser.conftest import PHONE, OpenPage, missing_messages, move, screenshot, violations

LONG = next(puzzle for puzzle in load("wtf") if puzzle.wins_in == 3 and puzzle.proof == "at-once")


def ready(page: Page) -> None:
    expect(page.locator(".puzzle .movable").first).to_be_attached()


def test_the_puzzle_of_the_day_is_solved_by_its_solution(open_page: OpenPage) -> None:
    page = open_page("/puzzle")
    expect(page.get_by_role("heading", name="Puzzle of the day")).to_be_visible()
    ready(page)
    screenshot(page, "puzzle")
    assert violations(page) == []
    today: Any = page.evaluate("fetch('/api/puzzles/today').then((answer) => answer.json())")
    moves = next(puzzle.moves for puzzle in load() if puzzle.id == today["id"])
    page.goto(page.url + f"/{today['id']}")  # by its name, should midnight be near
    ready(page)
    for number, text in enumerate(moves):
        if number % 2 == 0:
            move(page, text[:5])
            said = "Solved!" if number == len(moves) - 1 else f"{text} is right."
            expect(page.locator(".said")).to_contain_text(said)
    solution = page.get_by_role("region", name="Solution").get_by_role("listitem")
    expect(solution).to_have_count(len(moves))
    for row in solution.all():  # each move says why it is played
        assert len(row.locator(".why").inner_text()) > 10


def test_a_wrong_move_is_refuted_and_can_be_tried_again(open_page: OpenPage) -> None:
    page = open_page(f"/puzzle/{LONG.id}")
    ready(page)
    board = LONG.board()
    wrong = next(text for text in map(str, board.legal_moves) if text != LONG.moves[0][:5])
    move(page, wrong)
    expect(page.locator(".said.wrong")).to_contain_text(f"{wrong} is a mistake: after")
    again = page.get_by_role("button", name="Try again")
    expect(again).to_be_focused()
    again.press("Enter")
    ready(page)
    expect(page.locator(".said")).to_contain_text("Find the winning move")
    move(page, LONG.moves[0][:5])
    expect(page.locator(".said.right")).to_contain_text(f"The answer is {LONG.moves[1]}.")


def test_puzzles_are_chosen_from_a_list_solved_one_after_the_other_and_marked(open_page: OpenPage) -> None:
    page = open_page("/puzzles")
    cards = page.locator("main li a")
    status = page.locator("main [role=status]")
    expect(status).to_have_text(f"{len(load())} puzzles")
    page.get_by_role("combobox", name="Theme").select_option(label="Two corners")
    page.get_by_role("combobox", name="Length").select_option(label="In 2 moves")
    page.get_by_role("combobox", name="Rules").select_option(label="Federation rules")
    chosen = [
        puzzle
        for puzzle in sorted(load(), key=lambda each: (each.difficulty, each.id))
        if "two-corners" in puzzle.themes and puzzle.wins_in == 2 and puzzle.rules == "wtf"
    ]
    assert len(chosen) > 2
    expect(status).to_have_text(f"{len(chosen)} puzzles")
    assert violations(page) == []
    screenshot(page, "puzzles")
    first, second = chosen[:2]
    expect(cards.first).to_have_attribute("href", f"/puzzle/{first.id}")
    cards.first.click()
    ready(page)
    for text in first.moves[::2]:
        move(page, text[:5])
        expect(page.locator(".said .verdict")).to_contain_text("is right" if text != first.moves[-1] else "Solved!")
    page.get_by_role("button", name="Next puzzle").click()
    page.wait_for_url(f"**/puzzle/{second.id}")
    ready(page)
    page.get_by_role("button", name="Hint").click()
    for text in second.moves[::2]:
        move(page, text[:5])
        expect(page.locator(".said .verdict").first).to_contain_text(
            "is right" if text != second.moves[-1] else "Solved!"
        )
    page.get_by_role("link", name="All puzzles").click()
    expect(status).to_have_text(f"{len(chosen)} puzzles, 2 of them solved")
    expect(cards.nth(0)).to_contain_text("Solved")
    expect(cards.nth(0)).not_to_contain_text("with help")
    expect(cards.nth(1)).to_contain_text("Solved with help")
    page.reload()  # what was chosen and solved is kept
    expect(status).to_have_text(f"{len(chosen)} puzzles, 2 of them solved")


@pytest.mark.long
def test_hints_and_the_solution_step_by_step_on_the_phone(open_page: OpenPage) -> None:
    page = open_page(f"/puzzle/{LONG.id}", **PHONE, locale="it-IT")
    ready(page)
    for _ in range(2):
        page.get_by_role("button", name="Suggerimento").click()
        expect(page.locator(".said .verdict")).to_be_visible()
    expect(page.locator(".said .verdict")).to_contain_text(f" in {LONG.moves[0][:2]}.")
    page.get_by_role("button", name="Mostra la soluzione").click()
    line = page.get_by_role("region", name="Soluzione")
    expect(line.locator("[aria-current=step]")).to_contain_text(LONG.moves[0])
    line.get_by_role("button", name="Una mossa avanti").click()
    expect(line.locator("[aria-current=step]")).to_contain_text(LONG.moves[1])
    assert missing_messages(page) == frozenset()
    screenshot(page, "puzzle-phone")
    assert violations(page) == []


@pytest.mark.long
def test_a_puzzle_that_does_not_exist_says_so(open_page: OpenPage) -> None:
    page = open_page("/puzzle/nosuchpuzzle")
    expect(page.locator(".said")).to_contain_text("There is nothing here by that name")
    page.get_by_role("link", name="Puzzle of the day").click()
    ready(page)
