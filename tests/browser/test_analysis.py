"""The analysis board in the browser: the engine's live opinion, the tree of moves, opening, sharing, the report."""

import io
import os
import re
import signal
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest
from PIL import Image
from playwright.sync_api import Download, FilePayload, Locator, Page, Request, expect

from brandubh.record import read_games
from tests.browser.conftest import FINISHED, OpenPage, Server, ask, cell, move, piece_on, screenshot, sent, violations

DEPTH = re.compile(r"depth (\d+)")


def lines(page: Page) -> Locator:
    """The lines of the engine that have come."""
    return (
        page.get_by_role("region", name="The engine’s opinion")
        .get_by_role("listitem")
        .filter(has=page.locator(".chip"))
    )


def depth(page: Page) -> int:
    """How deep the engine says it has looked."""
    said = page.get_by_role("region", name="The engine’s opinion").locator(".depth")
    expect(said).to_contain_text(DEPTH)
    found = DEPTH.search(said.inner_text())
    assert found
    return int(found[1])


def moves(page: Page) -> Locator:
    """The tree of moves."""
    return page.get_by_role("group", name="Moves", exact=True)


def tree(page: Page) -> str:
    """The tree of moves as it is read."""
    return re.sub(r"\s+", " ", moves(page).inner_text())


def in_tree(page: Page, name: str) -> Locator:
    """A move of the tree; the engine's lines may name it, too."""
    return moves(page).get_by_role("button", name=name)


def button(page: Page, name: str) -> Locator:
    return page.get_by_role("button", name=name, exact=True)


def engine_off(page: Page) -> None:
    """Let the machine rest while other things are looked at."""
    button(page, "Stop the engine").click()


def paste(page: Page, text: str, rules: str = "wtf") -> None:
    page.keyboard.press("o")
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("textbox").fill(text)
    dialog.get_by_role("combobox").select_option(rules)
    dialog.get_by_role("button", name="Open", exact=True).click()


def shared(page: Page) -> str:
    """The link to the analysis, everything in it."""
    page.keyboard.press("s")
    field = page.get_by_role("textbox", name="Link to this analysis, everything in it")
    expect(field).to_have_value(re.compile("#g"))
    link = field.input_value()
    page.keyboard.press("Escape")
    return link


def test_lines_stream_deepen_and_stop(open_page: OpenPage) -> None:
    page = open_page("/analyse")
    asked: list[Request] = []
    page.on("request", lambda request: asked.append(request) if "/api/analysis" in request.url else None)
    first = depth(page)
    expect(lines(page)).to_have_count(3)
    while depth(page) == first:
        page.wait_for_timeout(50)
    assert depth(page) > first
    expect(page.get_by_role("img", name=re.compile(r"Defenders’ chance to win: \d+%\."))).to_be_visible()
    # the arrows are those of the lines' first moves
    drawn = page.evaluate(
        """() => [...document.querySelectorAll("[aria-label^='The engine'] li")].map((line) => {
            const move = line.querySelector("button.move").textContent.slice(0, 5);
            return document.querySelector(`[data-arrow="${move}"]`) !== null;
        })"""
    )
    assert drawn == [True, True, True]
    screenshot(page, "analysis")

    page.get_by_role("combobox", name="How many lines").select_option("5")
    expect(lines(page)).to_have_count(5)
    assert sent(asked[-1])["lines"] == 5
    with page.expect_request(lambda request: "/api/analysis" in request.url and sent(request)["lines"] == 1):
        page.locator("body").press("1")
    expect(lines(page)).to_have_count(1)

    # the search that is under way is let go; the browser tells of it in its own time
    with page.expect_event("requestfailed", lambda request: request == asked[-1]):
        engine_off(page)
    expect(button(page, "Start the engine")).to_be_visible()
    rested, count = depth(page), len(asked)
    page.wait_for_timeout(500)
    assert (depth(page), len(asked)) == (rested, count)
    button(page, "Start the engine").click()
    expect(page.locator(".depth")).to_contain_text(re.compile("depth"))
    page.wait_for_timeout(300)
    assert len(asked) == count + 1


@pytest.mark.long
def test_a_line_becomes_a_variation_by_a_click(open_page: OpenPage) -> None:
    page = open_page("/analyse")
    move(page, "d2-e2")
    expect(in_tree(page, "d2-e2")).to_have_attribute("aria-current", "true")
    page.keyboard.press("ArrowLeft")
    third = lines(page).nth(0).locator("button.move").nth(2)
    expect(third).to_be_visible()
    engine_off(page)  # its last lines stay
    wanted = lines(page).nth(0).locator("button.move").all_inner_texts()[:3]
    third.click()
    current = page.locator("[aria-current=true]").filter(has_text=wanted[2])
    expect(current).to_be_visible()
    for text in wanted:
        assert text in tree(page)


def test_leaving_or_closing_the_page_ends_the_search(open_page: OpenPage) -> None:
    page = open_page("/analyse")
    ended: list[str] = []
    page.on("requestfailed", lambda request: ended.append(request.url))
    depth(page)
    page.get_by_role("link", name="Play", exact=True).click()
    expect(page.get_by_role("heading", name="Catch the king, or free him")).to_be_visible()
    assert [url for url in ended if url.endswith("/api/analysis")]
    page.go_back()
    depth(page)
    # six searches at once, as many as a browser lets a page have, and the tab is closed in the midst of them
    page.evaluate(
        """async () => {
            const [headers, body] = [{ "content-type": "application/json" }, '{"rules": "wtf", "moves": []}'];
            for (let tries = 0; tries < 6; tries++) void fetch("/api/analysis", { method: "POST", headers, body });
        }"""
    )
    page.wait_for_timeout(500)
    page.close()
    # the next visitor does not wait behind them: each would have its second and a half before his turn came
    other = open_page("/analyse")
    expect(other.locator(".depth")).to_contain_text(DEPTH, timeout=6_000)


@pytest.mark.long
def test_the_tree_is_walked_remarked_promoted_and_pruned(open_page: OpenPage) -> None:
    page = open_page("/analyse")
    engine_off(page)
    for text in ("d2-e2", "d3-e3", "d1-c1"):
        move(page, text)
        expect(page.locator("[aria-current=true]").filter(has_text=text)).to_be_visible()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    assert piece_on(page, "d3") == "defender"
    move(page, "d5-e5")
    expect(page.locator(".variation")).to_have_text(re.compile(r"1….*d5-e5"))
    button(page, "Good move").click()
    page.keyboard.press("c")
    page.keyboard.type("Better than {the} other one: 50 % ü")
    page.keyboard.press("Escape")
    assert "d5-e5! Better than {the} other one: 50 % ü" in tree(page)
    page.keyboard.press("ArrowUp")  # the variation before it, which is the main line
    expect(page.locator("[aria-current=true]").filter(has_text="d3-e3")).to_be_visible()
    page.keyboard.press("ArrowDown")
    expect(page.locator("[aria-current=true]").filter(has_text="d5-e5")).to_be_visible()

    button(page, "Make this variation the main line").click()
    expect(page.locator(".variation")).to_have_text(re.compile("d3-e3.*d1-c1"))
    page.keyboard.press("Home")
    page.keyboard.press("End")
    expect(page.locator("[aria-current=true]").filter(has_text="d5-e5")).to_be_visible()
    page.keyboard.press("Delete")
    expect(page.locator(".variation")).to_have_count(0)
    assert "d5-e5" not in tree(page)
    button(page, "Bring back what was deleted").click()
    assert "d5-e5! Better than {the} other one: 50 % ü" in tree(page)
    whole = tree(page)

    # a reload, and another browser, show the same
    expect(page).to_have_url(re.compile("#g"))
    page.wait_for_timeout(1200)  # until the address holds the last change
    page.reload()
    expect(in_tree(page, "d1-c1")).to_be_visible()
    assert tree(page) == whole
    link = shared(page)
    other = open_page("/analyse" + link.split("/analyse")[1])
    expect(in_tree(other, "d1-c1")).to_be_visible()
    assert tree(other) == whole
    cut = open_page("/analyse" + link.split("/analyse")[1][:40])
    expect(cut.get_by_text("The link is not complete.")).to_be_visible()


def test_positions_and_games_are_opened_from_text_and_files(open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page("/analyse")
    engine_off(page)
    move(page, "d2-e2")
    expect(in_tree(page, "d2-e2")).to_be_visible()

    paste(page, "this is not a game")
    expect(page.get_by_role("alert")).not_to_be_empty()
    assert "A move is written like d2-e2" in page.get_by_role("alert").inner_text(), "a sentence that helps"
    assert page.get_by_role("dialog").get_by_role("textbox").input_value() == "this is not a game", "nothing is lost"
    page.keyboard.press("Escape")
    assert "d2-e2" in tree(page)
    paste(page, "1. d2-e2 d3-e3 2. d2-e2")
    expect(page.get_by_role("alert")).to_contain_text("Line 1, column 19: d2 is empty.")
    page.keyboard.press("Escape")

    paste(page, "7/7/7/7/1tT3t/7/3K3 b")
    expect(cell(page, "d1")).to_have_attribute("aria-label", re.compile("king"))
    assert piece_on(page, "d4") == "empty"
    paste(page, "1. d2-e2 {why not?} d3-e3 (1... d5-e5 2. d1-c1) 2. d1-c1")
    expect(page.get_by_text("why not?")).to_be_visible()
    assert "d5-e5" in tree(page)

    file = tmp_path / "game.txt"
    file.write_text('[Rules "raven"]\n[Attackers "Ana"]\n[Defenders "Ben"]\n\n1. d2-f2 d3-f3 *\n', "utf-8")
    page.keyboard.press("o")
    page.locator("input[type=file]").set_input_files(file)
    expect(in_tree(page, "d3-f3")).to_be_visible()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Ana")
    expect(page.get_by_role("link", name="Raven")).to_be_visible()
    page.keyboard.press("o")
    page.locator("input[type=file]").set_input_files(
        FilePayload(name="x.txt", mimeType="text/plain", buffer=b"\xff\x00")
    )
    expect(page.get_by_role("alert")).not_to_be_empty()


def test_the_board_is_set_up_by_mouse_and_by_keyboard(open_page: OpenPage) -> None:
    page = open_page("/analyse")
    engine_off(page)
    page.keyboard.press("e")
    text = page.get_by_role("textbox", name="Position as text")
    page.get_by_role("button", name="Empty board").click()
    expect(text).to_have_value("7/7/7/7/7/7/7 b")
    expect(button(page, "Analyse it")).to_be_disabled()
    expect(page.locator(".verdict")).to_contain_text("king")
    # by mouse
    page.locator("label[title='Place the king']").click()
    cell(page, "d1").click()
    page.locator("label[title='Place an attacker']").click()
    for square in ("b3", "g3", "g5"):
        cell(page, square).click()
    cell(page, "g5").click()  # once more takes it away
    page.locator("label[title='Carry pieces']").click()
    origin, target = (cell(page, square).bounding_box() for square in ("b3", "b4"))
    assert origin
    assert target
    page.mouse.move(origin["x"] + 20, origin["y"] + 20)
    page.mouse.down()
    page.mouse.move(target["x"] + 20, target["y"] + 20, steps=5)
    page.mouse.up()
    expect(text).to_have_value("7/7/7/1t5/6t/7/3K3 b")
    screenshot(page, "position-editor")
    # by keyboard alone
    page.get_by_role("radio", name="Place a defender").focus()
    page.keyboard.press("Space")
    cell(page, "c3").focus()
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Space")
    page.keyboard.press("Delete")
    page.get_by_role("radio", name="Defenders", exact=True).focus()
    page.keyboard.press("Space")
    expect(text).to_have_value("7/7/7/1t5/2T3t/7/3K3 w")
    expect(page.get_by_text("This position is possible.")).to_be_visible()
    text.fill("nonsense")
    expect(page.get_by_text("This is not a position text.")).to_be_visible()
    text.blur()
    expect(text).to_have_value("7/7/7/1t5/2T3t/7/3K3 w")
    button(page, "Analyse it").click()
    expect(button(page, "Analyse it")).to_have_count(0)
    expect(page).to_have_url(re.compile("fen="))
    assert piece_on(page, "c3") == "defender"
    move(page, "d1-a1")
    expect(page.get_by_text("The king has escaped: the defenders win.").first).to_be_visible()


def saved(page: Page, name: str) -> bytes:
    with page.expect_download() as download:
        button(page, name).click()
    return Path(_path(download.value)).read_bytes()


def _path(download: Download) -> Path:
    assert re.fullmatch(r"brandubh-ana-ben-2026-11-16\.(txt|svg|png|gif)", download.suggested_filename)
    return download.path()


@pytest.mark.long
def test_everything_can_be_saved(open_page: OpenPage) -> None:
    page = open_page("/analyse")
    engine_off(page)
    players = '[Attackers "Ana"]\n[Defenders "Ben"]\n[Date "2026.11.16"]\n\n'
    paste(page, players + "1. d2-e2! {first} d3-e3 (1... d5-e5) 2. d1-c1")
    expect(in_tree(page, "d1-c1")).to_be_visible()
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.keyboard.press("s")
    screenshot(page, "share")
    (game,) = read_games(io.StringIO(saved(page, "Game file").decode()))
    assert [str(move) for move in game.mainline()] == ["d2-e2", "d3-e3", "d1-c1"]
    drawing = ET.fromstring(saved(page, "SVG picture"))
    assert drawing.tag.endswith("svg")
    with Image.open(io.BytesIO(saved(page, "PNG picture"))) as picture:
        assert picture.format == "PNG"
        assert picture.width >= 720
    with Image.open(io.BytesIO(saved(page, "Animated GIF"))) as film:
        assert film.format == "GIF"
        assert getattr(film, "n_frames", 1) == 4
    for field in ("Link to this position", "This position as text"):
        assert page.get_by_role("textbox", name=field).input_value()


def painters(server: Server) -> list[int]:
    """The processes that draw a server's pictures."""
    started = Path(f"/proc/{server.pid}/task/{server.pid}/children").read_text().split()
    return [int(pid) for pid in started if b"pictures.painter" in Path(f"/proc/{pid}/cmdline").read_bytes()]


def test_a_film_tells_how_far_it_is_and_can_be_called_off(open_page: OpenPage, server: Server) -> None:
    page = open_page("/analyse")
    engine_off(page)
    paste(page, "1. a4-a3 d3-e3 2. d1-c1")
    expect(in_tree(page, "d1-c1")).to_be_visible()
    page.keyboard.press("s")
    with page.expect_download():
        button(page, "PNG picture").click()
    bar = page.get_by_role("progressbar", name="Making the GIF …")
    stopped = painters(server)
    assert stopped
    try:
        for pid in stopped:
            os.kill(pid, signal.SIGSTOP)
        button(page, "Animated GIF").click()
        expect(page.get_by_text("Frame 0 of 4")).to_be_visible()
        expect(bar).to_have_attribute("aria-valuetext", "Frame 0 of 4")
        assert bar.evaluate("bar => [bar.value, bar.max]") == [0, 4]
        assert violations(page) == []
        button(page, "Cancel").click()
        expect(bar).to_have_count(0)
    finally:
        for pid in stopped:
            os.kill(pid, signal.SIGCONT)
    with page.expect_download() as download:
        button(page, "Animated GIF").click()
    with Image.open(download.value.path()) as film:
        assert getattr(film, "n_frames", 1) == 4
    # whoever closes the dialog waits no more
    page.route("**/api/pictures/film", lambda route: None)
    button(page, "Animated GIF").click()
    expect(bar).to_be_visible()
    with page.expect_event("requestfailed", lambda request: request.url.endswith("/film")):
        page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def draw(page: Page, way: str, *keys: str) -> None:
    """Draw with the right button while some keys are held."""
    for key in keys:
        page.keyboard.down(key)
    for number, square in enumerate(way.split("-")):
        box = cell(page, square).bounding_box()
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=3)
        if number == 0:
            page.mouse.down(button="right")
    page.mouse.up(button="right")
    for key in keys:
        page.keyboard.up(key)


def drawn(page: Page) -> list[tuple[str | None, str | None]]:
    """The arrows on the board with their colours."""
    arrows = page.locator("[data-arrow]").all()
    return [(arrow.get_attribute("data-arrow"), arrow.get_attribute("fill")) for arrow in arrows]


def test_drawings_in_four_colours_are_kept_in_the_link_and_the_wheel_walks(open_page: OpenPage) -> None:
    page = open_page("/analyse")
    engine_off(page)
    for text in ("d2-e2", "d3-e3"):
        move(page, text)
        expect(in_tree(page, text)).to_have_attribute("aria-current", "true")
    draw(page, "d6-c6")
    draw(page, "a4-a2", "Shift")
    draw(page, "g4-g2", "Alt")
    draw(page, "d1-b1", "Shift", "Alt")
    colours = drawn(page)
    assert [way for way, _ in colours] == ["d6-c6", "a4-a2", "g4-g2", "d1-b1"]
    assert len({colour for _, colour in colours}) == 4
    # by finger, with a pen
    box = cell(page, "d5").bounding_box()
    button(page, "Draw").click()
    button(page, "Red").click()
    assert cell(page, "d5").bounding_box() == box, "nothing shifts"
    page.mouse.move(box["x"] + 20, box["y"] + 20)
    page.mouse.down()
    page.mouse.move(box["x"] + 20 + 2 * box["width"], box["y"] + 20, steps=3)
    page.mouse.up()
    expect(page.locator("[data-arrow='d5-f5']")).to_be_visible()
    assert piece_on(page, "d5") == "defender", "nothing is moved"
    button(page, "Draw").click()
    colours = drawn(page)
    screenshot(page, "drawings")

    # the wheel walks; the drawings belong to their position
    cell(page, "d4").hover()
    page.mouse.wheel(0, -100)
    expect(in_tree(page, "d2-e2")).to_have_attribute("aria-current", "true")
    assert drawn(page) == []
    expect(page).to_have_url(re.compile("#g"))
    page.wait_for_timeout(1200)  # until the address holds the last change
    page.reload()
    engine_off(page)  # whose arrows would be counted, too
    expect(in_tree(page, "d2-e2")).to_have_attribute("aria-current", "true")
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-arrow]")).to_have_count(5)
    assert drawn(page) == colours


@pytest.mark.long
def test_the_engine_rests_in_a_hidden_tab(open_page: OpenPage) -> None:
    page = open_page("/analyse")
    depth(page)
    show = """(hidden) => {
        Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
        document.dispatchEvent(new Event("visibilitychange"));
    }"""
    with page.expect_event("requestfailed", lambda request: "/api/analysis" in request.url):
        page.evaluate(show, True)
    with page.expect_request(lambda request: "/api/analysis" in request.url):
        page.evaluate(show, False)


@pytest.mark.long
def test_the_threat_is_shown(open_page: OpenPage) -> None:
    page = open_page("/analyse?fen=7/7/7/7/1t5/6t/3K3+b&rules=wtf")
    with page.expect_request(lambda request: "/api/analysis" in request.url and sent(request)["threat"]):
        button(page, "Show the threat").first.click()
    # were it the defenders' turn, the king would walk into a corner
    expect(page.locator("[data-arrow='d1-a1'], [data-arrow='d1-g1']").first).to_be_visible()
    expect(button(page, "Show the threat").first).to_have_attribute("aria-pressed", "true")


def finish(panel: Locator) -> None:
    """Let the other mistakes, if the engine sees any, be solved, and come to the end."""
    onward = panel.get_by_role("button", name="Next", exact=True)
    while onward.count():
        onward.click()
        panel.get_by_role("button", name="Show the solution").click()
        expect(panel).to_contain_text("would have been best.")
    panel.get_by_role("button", name="Finish").click()


def test_a_report_on_a_game_and_learning_from_it(open_page: OpenPage) -> None:
    page = open_page()
    game = ask(page, "/api/games", FINISHED)
    page.goto(page.url.rstrip("/") + f"/game/{game['id']}")
    page.get_by_role("link", name="Review").click()  # with the report running
    expect(page).to_have_url(re.compile(f"/analyse/{game['id']}"))
    expect(page.get_by_role("heading", name="Turning points")).to_be_visible(timeout=60_000)
    row = page.get_by_role("row", name="Accuracy")
    assert re.fullmatch(r"Accuracy\s+\d+%\s+\d+%", row.inner_text().strip())
    accuracy = row.inner_text()
    screenshot(page, "report")

    turning = page.get_by_role("listitem").filter(has_text="chance fell from").get_by_role("button").first
    named = turning.locator("strong").inner_text()
    turning.click()
    graph = page.get_by_role("slider", name="How the game went")
    assert named.split()[-1] in (graph.get_attribute("aria-valuetext") or "")
    graph.focus()
    page.keyboard.press("Home")
    expect(graph).to_have_attribute("aria-valuetext", re.compile("Start: defenders’ chance"))
    box = graph.bounding_box()
    assert box
    page.mouse.click(box["x"] + box["width"] - 2, box["y"] + 20)
    expect(graph).to_have_attribute("aria-valuenow", "8")

    page.mouse.move(box["x"] + 2, box["y"] + 20)
    expect(page.locator(".tip")).to_contain_text(re.compile("Start.*chance", re.DOTALL))
    # its blunders are points on the graph, and their number leads to them
    page.get_by_role("button", name=re.compile("^Attackers: 1 blunder. Go to the next.")).click()
    expect(graph).to_have_attribute("aria-valuetext", re.compile("Blunder$"))
    place = graph.get_attribute("aria-valuenow")
    assert page.locator(".point .blunder").count() >= 1
    # after a reload everything is as it was, and the report says the same
    page.wait_for_timeout(400)
    page.reload()
    expect(graph).to_have_attribute("aria-valuenow", place or "")
    expect(page.get_by_role("heading", name="Turning points")).to_be_visible(timeout=60_000)
    assert page.get_by_role("row", name="Accuracy").inner_text() == accuracy

    # the attackers let the king out
    page.get_by_role("button", name=re.compile(r"Attackers \([1-9]")).click()
    panel = page.get_by_role("region", name="Learn from your mistakes")
    expect(panel).to_contain_text("Find a better move for the attackers.")
    played = re.search(r"([a-g]\d)-([a-g]\d)", panel.inner_text())
    assert played
    move(page, played[0])
    expect(panel).to_contain_text("That is what was played.")
    move(page, "d1-c1")
    expect(panel).to_contain_text("Try another move.", timeout=30_000)
    screenshot(page, "learn")
    button(page, "Show the solution").click()
    expect(panel).to_contain_text("would have been best.")
    best = re.search(r"([a-g]\d-[a-g]\d)\S* would", panel.inner_text())
    assert best
    # the whole line, and why
    expect(panel).to_contain_text(re.compile(r"After \S+ the defenders can force a win in \d moves\."))
    expect(panel.get_by_role("heading", name="What was played, and what follows")).to_be_visible()
    expect(panel).to_contain_text("The king has escaped: the defenders win.")
    expect(page.locator(f"[data-arrow='{best[1]}']")).to_be_visible()
    finish(panel)
    expect(panel).to_contain_text("That was all.")
    button(page, "Back to the analysis").click()
    # once more, and found
    page.get_by_role("button", name=re.compile(r"Attackers \([1-9]")).click()
    move(page, best[1])
    expect(panel).to_contain_text(f"Good! {best[1]}", timeout=30_000)
    finish(panel)
    expect(panel).to_contain_text(re.compile(r"you found one of \d+ at the first try"))
    button(page, "Back to the analysis").click()
    page.get_by_role("button", name="Put better moves into the tree").click()
    # signs behind the mistakes, and the better move as a variation
    assert re.search(rf"\?.* \d+\.+ ?{best[1]}", tree(page)), tree(page)
