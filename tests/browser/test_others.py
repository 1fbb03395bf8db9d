"""Games of others and with others: watching, names, matches, addresses without a game, and games from any position."""

from urllib.parse import quote

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import FINISHED, OpenPage, ask, cell, local_game, move, play, screenshot, sent


def test_who_watches_is_told_so_and_can_analyse(open_page: OpenPage) -> None:
    page = open_page()
    game = local_game(page, mode="computer", level=1, moves=["d2-e2"])
    stranger = open_page(f"/game/{game}")
    expect(stranger.get_by_text("You are watching this game.")).to_be_visible()
    side = stranger.locator("section.side")
    expect(side.get_by_text("A visitor")).to_be_visible()
    expect(side.get_by_text("Computer, level 1")).to_be_visible()
    for name in ("Undo", "Hint", "Resign"):
        expect(stranger.get_by_role("button", name=name)).to_have_count(0)
    expect(stranger.get_by_role("textbox")).to_have_count(0)
    screenshot(stranger, "watching")
    stranger.get_by_role("button", name="Analyse").click()
    expect(stranger).to_have_url(f"{stranger.url.split('/analyse')[0]}/analyse/{game}")


@pytest.mark.long
def test_two_people_at_one_screen_have_their_names(open_page: OpenPage) -> None:
    page = open_page()
    local_game(page, "7/7/7/7/1tK3t/7/7 b", attackers_name="Sigrid", defenders_name="Brian")
    side = page.locator("section.side")
    expect(side.get_by_text("Sigrid")).to_be_visible()
    expect(side.get_by_text("Brian")).to_be_visible()
    move(page, "g3-d3")
    expect(page.get_by_role("dialog", name="Sigrid won")).to_be_visible()


def test_an_address_without_a_game_says_so(open_page: OpenPage) -> None:
    page = open_page("/game/nothinghere")
    expect(page.get_by_role("heading", name="No such game")).to_be_visible()
    expect(page.get_by_role("grid")).to_have_count(0)
    page.get_by_role("link", name="New game").click()
    expect(page.get_by_role("grid")).to_be_visible()


def test_a_whole_match_is_decided_by_fewest_moves(open_page: OpenPage) -> None:
    page = open_page()
    start = "7/7/4t2/2tK3/4t2/7/3t3 w"
    first = local_game(page, start, match=True)
    play(page, "d4-d7", "d1-c1", "d7-g7")  # the defenders, player 2, win in two
    page.get_by_role("button", name="Second set").click()
    match = page.locator("section.match")
    expect(match).to_contain_text("Set 2 of 2")
    expect(match.locator("dl div")).to_have_text(["Player 1 0", "Player 2 1"])
    # sides are swapped: player 1 has the defenders now, and needs three
    play(page, "d4-d3", "e5-e6", "d3-d4", "e6-e5", "d4-d7", "d1-c1", "d7-g7")
    expect(page.get_by_role("dialog", name="Player 1 won")).to_contain_text("A set each. Match winner: Player 2")
    screenshot(page, "match-decided")
    page.keyboard.press("Escape")
    match.get_by_role("link", name="Set 1: Player 2, in 2 moves").click()
    expect(page).to_have_url(f"{page.url.split('/game/')[0]}/game/{first}")
    expect(page.get_by_role("button", name="Undo")).to_be_disabled()


def test_moves_are_numbered_as_in_the_file(open_page: OpenPage) -> None:
    page = open_page()
    local_game(page, "7/7/4t2/2tK3/4t2/7/3t3 w", moves=["d4-d7", "d1-c1"])
    expect(page.get_by_role("list", name="Moves").locator("li")).to_have_text(["1. … d4-d7", "2. d1-c1"])


@pytest.mark.long
def test_a_finished_game_is_played_on_from_any_position(open_page: OpenPage) -> None:
    page = open_page()
    game = ask(page, "/api/games", FINISHED)
    page.goto(page.url.rstrip("/") + f"/game/{game['id']}")
    expect(page.locator("[data-ply='8']")).to_be_visible()
    for _ in range(2):
        page.keyboard.press("ArrowLeft")
    page.get_by_role("button", name="Play from here").click()
    dialog = page.get_by_role("dialog", name="Play from here")
    dialog.get_by_text("Two people here").click()
    with page.expect_request("**/api/games") as asked:
        dialog.get_by_role("button", name="Play", exact=True).click()
    assert (sent(asked.value)["start"], sent(asked.value)["mode"]) == (game["fens"][6], "local")
    expect(page.get_by_text("No moves yet.")).to_be_visible()


def test_a_position_under_analysis_is_played_against_a_level(open_page: OpenPage) -> None:
    fen = "7/7/4t2/2tK3/4t2/7/3t3 w"
    page = open_page(f"/analyse?fen={quote(fen)}")
    expect(cell(page, "d4")).to_be_visible()
    page.get_by_role("button", name="Play from here").click()
    dialog = page.get_by_role("dialog", name="Play from here")
    dialog.get_by_role("slider", name="Level").fill("2")
    dialog.get_by_role("button", name="Play", exact=True).click()
    expect(page.locator("section.side").get_by_text("Computer, level 2")).to_be_visible()
    move(page, "d4-d7")
    expect(page.locator("[data-ply='2']")).to_be_visible()
