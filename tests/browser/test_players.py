"""Players: a game for points from the choice to the end, and what the pages then tell of it."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import (
    PHONE,
    OpenPage,
    ask,
    missing_messages,
    move,
    screenshot,
    violations,
)

PASSWORD = "a horse on the stairs"
CLOCK = {"initial": 300, "increment": 2}


def registered(open_page: OpenPage, name: str) -> Page:
    page = open_page("/about")
    assert ask(page, "/api/account", {"name": name, "password": PASSWORD})["name"] == name
    return page


def site(page: Page) -> str:
    return re.sub(r"(?<!/)/(?!/).*", "", page.url)


def finished(one: Page, other: Page) -> str:
    """A game for points that the first has won; its id."""
    game = ask(one, "/api/games", {"mode": "friend", "side": "attackers", "rated": True, "clock": CLOCK})
    view = ask(other, f"/api/invites/{game['invite']}", {})
    first = {"move": "d2-e2", "ply": 0, "fen": view["position"]["fen"]}
    second = ask(one, f"/api/games/{game['id']}/moves", first)["position"]["fen"]
    ask(other, f"/api/games/{game['id']}/moves", {"move": "d3-e3", "ply": 1, "fen": second})
    ask(other, f"/api/games/{game['id']}/resign", {})
    return str(game["id"])


def test_a_game_for_points_is_chosen_played_and_told_on_the_profile(open_page: OpenPage) -> None:
    one, other = registered(open_page, "Sorcha Ní Bhriain"), registered(open_page, "Tadhg")
    one.goto(site(one) + "/")
    one.locator("label").filter(has_text="A friend").click()
    one.locator("summary").filter(has_text="More").click()
    one.get_by_role("switch", name="Rated: for rating points").click()
    expect(one.get_by_label("Clock")).to_have_value("3")  # there are no points without one
    one.get_by_role("button", name="Make a link").click()
    link = one.get_by_role("textbox", name="Link for your friend").input_value()
    stranger = open_page(re.sub(r"^.*(?=/join/)", "", link))
    stranger.get_by_role("main").get_by_role("button", name="Play", exact=True).click()
    expect(stranger.get_by_text("A rated game needs an account. Log in first.")).to_be_visible()
    other.goto(link)
    other.get_by_role("main").get_by_role("button", name="Play", exact=True).click()
    expect(one.get_by_text("1500?").filter(visible=True)).to_have_count(2)
    expect(one.get_by_role("toolbar").get_by_role("button", name="Undo")).to_have_count(0)
    move(one, "d2-e2")
    expect(other.locator("[data-ply='1']")).to_be_visible()
    move(other, "d3-e3")
    expect(one.locator("[data-ply='2']")).to_be_visible()
    other.get_by_role("toolbar").get_by_role("button", name="Resign", exact=True).click()
    other.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(one.get_by_role("dialog")).to_contain_text("Your rating: 1662 (+162)")
    screenshot(one, "rated-end")
    assert violations(one) == []
    one.get_by_role("dialog").get_by_role("button", name="Close").click()
    one.get_by_role("link", name="Tadhg").click()
    expect(one.get_by_role("heading", level=1)).to_have_text("Tadhg")
    expect(one.get_by_text("Won: 1 · drawn: 0 · lost: 0")).to_be_visible()  # together
    one.get_by_text("The same as a table").click()
    expect(one.get_by_role("cell", name="−162")).to_be_visible()
    assert violations(one) == []
    assert not missing_messages(one)


@pytest.mark.long
@pytest.mark.parametrize("language", ["en-GB", "fr-FR", "it-IT", "de-DE", "ga-IE"])
@pytest.mark.parametrize("options", [{}, PHONE], ids=["desk", "phone"])
def test_the_pages_of_players_are_sound_in_all_languages(
    open_page: OpenPage, language: str, options: dict[str, object]
) -> None:
    number = f"{language[:2]} {len(options)}"
    one, other = registered(open_page, f"Gráinne {number}"), registered(open_page, f"Órla {number}")
    for _ in range(3):
        finished(one, other)
    page = open_page(f"/player/Gráinne {number}", locale=language, **options)
    expect(page.get_by_role("heading", level=1)).to_have_text(f"Gráinne {number}")
    expect(page.locator("svg polyline")).to_be_visible()
    page.locator("label").nth(1).click()
    assert violations(page) == []
    assert not missing_messages(page)
    page.goto(site(page) + "/players?kind=defenders")
    page.get_by_role("searchbox").fill("gráin")
    expect(page.get_by_role("link", name=f"Gráinne {number}")).to_be_visible()
    assert violations(page) == []
    assert not missing_messages(page)
    width = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert width <= 0, "nothing sticks out at the side"


@pytest.mark.long
def test_a_name_that_nobody_has_is_told_so(open_page: OpenPage) -> None:
    page = open_page("/player/Nobody At All")
    expect(page.get_by_role("heading", name="No such player")).to_be_visible()
    page.get_by_role("link", name="Players").first.click()
    expect(page).to_have_url(re.compile("/players$"))
