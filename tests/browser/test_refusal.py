"""A wrong move is answered: by click, drag, keyboard and text, beside the board and aloud, in the page's language."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage, cell, local_game, move, screenshot
from tests.support.gates import mainly

WORDS = {
    "en-IE": {
        "corner": "Only the king may stop on a corner.",
        "straight": "Pieces move in straight lines.",
        "occupied": "d5 is occupied.",
        "not-yours": "This piece is not yours.",
        "empty": "a1 is empty.",
        "unread": "“d2 to e2” is no move you can make now. Write it like d2-e2.",
    },
    "de-AT": {
        "corner": "Nur der König darf auf einem Eckfeld stehen bleiben.",
        "straight": "Figuren ziehen nur waagerecht oder senkrecht.",
        "occupied": "d5 ist besetzt.",
        "not-yours": "Diese Figur gehört nicht dir.",
        "empty": "a1 ist leer.",
        "unread": "„d2 to e2“ ist jetzt kein möglicher Zug. Schreib ihn so: d2-e2.",
    },
}


def drag(page: Page, origin: str, target: str) -> None:
    for square, act in ((origin, page.mouse.down), (target, page.mouse.up)):
        box = cell(page, square).bounding_box()
        assert box
        page.mouse.move(box["x"] + 20, box["y"] + 20, steps=4)
        act()


@pytest.mark.parametrize("locale", mainly(["de-AT"], WORDS))
def test_a_wrong_move_is_answered_however_it_is_made(open_page: OpenPage, locale: str) -> None:
    words = WORDS[locale]
    page = open_page(locale=locale)
    answer = page.locator(".stage [role=status]")
    board = page.locator(".stage").bounding_box()
    expect(answer).to_be_empty()

    move(page, "d1-a1")
    expect(answer).to_have_text(words["corner"])
    assert page.locator(".stage").bounding_box() == board, "nothing shifts"
    screenshot(page, f"refusal-{locale[:2]}")
    cell(page, "c2").click()
    expect(answer, "gone with the next action").to_be_empty()
    cell(page, "d4").click()
    expect(answer).to_have_text(words["not-yours"])
    drag(page, "d2", "d5")
    expect(answer).to_have_text(words["occupied"])
    drag(page, "d3", "e3")
    expect(answer).to_have_text(words["not-yours"])

    cell(page, "d2").focus()
    for key in ("Enter", "ArrowRight", "ArrowUp", "Enter"):
        page.keyboard.press(key)
    expect(answer).to_have_text(words["straight"])

    assert "/game/" not in page.url, "no game has begun"

    local_game(page)
    entry = page.locator("[data-move-entry]")
    for text, said in (("a1-a2", "empty"), ("d2d5", "occupied"), ("d2 to e2", "unread")):
        entry.fill(text)
        entry.press("Enter")
        expect(page.locator("form [role=alert]")).to_have_text(words[said])
        expect(entry).to_have_attribute("aria-invalid", "true")


def test_whoever_types_moves_keeps_typing(open_page: OpenPage) -> None:
    page = open_page()
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page).to_have_url(re.compile("/game/"))
    page.keyboard.press("m")
    entry = page.locator("[data-move-entry]")
    expect(entry).to_be_focused()
    page.keyboard.type("D2–E2")
    page.keyboard.press("Enter")
    expect(page.locator("[data-ply='1']")).to_have_text("d2-e2")
    address = page.url
    # n begins a new game, f turns the board, z hides the panel: not while somebody writes
    page.keyboard.type("nfz")
    expect(entry).to_be_focused()
    expect(entry).to_have_value("nfz")
    expect(page.locator("[data-ply='2']")).not_to_be_empty()
    expect(entry).to_be_focused()
    assert page.url == address


def test_wrong_moves_and_wrong_texts_are_answered_on_the_other_pages(open_page: OpenPage) -> None:
    page = open_page("/analyse", locale="fr-FR")
    expect(cell(page, "d4")).to_be_visible()
    cell(page, "d4").click()
    expect(page.locator(".stage [role=status]")).to_have_text("C’est aux assaillants de jouer.")
    page.keyboard.press("o")
    page.get_by_role("dialog").get_by_role("textbox").fill("1. d2-e2\nc4-d4")
    page.get_by_role("dialog").locator("button.primary").click()
    expect(page.get_by_role("alert")).to_have_text("Ligne 2, colonne 1\u202f: d4 est occupée.")
    page.keyboard.press("Escape")
    base = page.url.split("/analyse")[0]
    page.goto(base + "/rules/chess")
    expect(page.get_by_role("alert")).to_contain_text("Aucun jeu de règles ne s’appelle «\u202fchess\u202f»")
    page.goto(base + "/rules/wtf")
    diagram = page.locator("figure").first
    diagram.scroll_into_view_if_needed()
    # the first diagram shows the start
    for square in ("d1", "a1"):
        diagram.locator(f'[data-square="{square}"]').click()
    expect(diagram.locator("[aria-live]")).to_have_text("Seul le roi peut s’arrêter dans un coin.")
