"""The app's times in a real browser: first board, also on a slow phone, move round trip, computer's answers, frames of
a drag.

    python -m bench.app [CHECKOUT …]

Needs what the browser tests need. Prints a table for bench/README.md. With checkouts of several versions, each with its
bundle built, they take turns, so that the machine's other work troubles all of them alike.
"""

import itertools
import os
import statistics
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.conftest import ARGUMENTS, Server, ask, cell
from tests.support.paths import ROOT

ROUNDS = 20
PUZZLE = "22a83bbd"
# From the click that puts the piece down until something is there: the piece itself on its square, or the server's
# answer in the list of moves.
ROUND_TRIP = """([square, wanted]) => new Promise((done) => {
    const started = performance.now();
    const look = () => {
        if (document.querySelector(wanted)) { seen.disconnect(); done(performance.now() - started); }
    };
    const seen = new MutationObserver(look);
    seen.observe(document.body, { subtree: true, childList: true, attributes: true });
    const at = document.querySelector(`[role=gridcell][data-square="${square}"]`).getBoundingClientRect();
    const place = { clientX: at.x + at.width / 2, clientY: at.y + at.height / 2, bubbles: true, pointerId: 1 };
    const target = document.elementFromPoint(place.clientX, place.clientY);
    for (const kind of ["pointerdown", "pointerup"]) target.dispatchEvent(new PointerEvent(kind, place));
    target.dispatchEvent(new MouseEvent("click", place));
})"""
ON_ITS_SQUARE = '[data-square="{square}"]:not([aria-label*="empty"])'
IN_THE_LIST = '[data-ply="{ply}"]'
# A slow phone: a quarter of this machine's speed, 1.6 Mbit/s with 150 ms there and back.
SLOWNESS = 4
SLOW_NETWORK = {"offline": False, "latency": 150, "downloadThroughput": 200_000, "uploadThroughput": 93_750}
SLOW_PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
FIRST_PAINT = "performance.getEntriesByName('first-contentful-paint')[0].startTime"
# of everything that the page has asked for, as it came
BYTES = """performance.getEntriesByType("navigation").concat(performance.getEntriesByType("resource"))
    .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)"""
FRAMES = """() => new Promise((done) => {
    const times = [];
    const next = (now) => { times.push(now); times.length < 60 ? requestAnimationFrame(next) : done(times); };
    requestAnimationFrame(next);
})"""


def main() -> None:
    """Measure and print."""
    checkouts = [Path(name).resolve() for name in sys.argv[1:]] or [ROOT]
    servers: list[Server] = []
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=ARGUMENTS)
        try:
            for number, checkout in enumerate(checkouts):
                os.environ["PYTHONPATH"] = str(checkout / "src")
                servers.append(Server(Path(folder) / str(number)))
            first: list[list[float]] = [[] for _ in servers]
            puzzle: list[list[float]] = [[] for _ in servers]
            pages: list[Page] = []
            for _ in range(ROUNDS // 4):
                pages = [browser.new_context(viewport={"width": 1280, "height": 800}).new_page() for _ in servers]
                for page, server, times in zip(pages, servers, first, strict=True):
                    times.append(first_board(page, server.address))
                for server, times in zip(servers, puzzle, strict=True):  # by turns, each as somebody new
                    with browser.new_context(viewport={"width": 1280, "height": 800}) as context:
                        times.append(first_board(context.new_page(), f"{server.address}/puzzle/{PUZZLE}"))
            print("| what | median, worst | target |\n|---|---|---|")
            _row("first board visible, nothing cached", first, "< 1000 ms")
            _row("a puzzle's board visible, nothing cached", puzzle, "as the first")
            slow = [[slow_phone(browser, server) for server in servers] for _ in range(ROUNDS // 4)]
            _row("slow phone: something stands there", _column(slow, 0), "< 2000 ms")
            _row("slow phone: the board can be played on", _column(slow, 1), "")
            path = f"/puzzle/{PUZZLE}"
            slow_puzzle = [[slow_phone(browser, server, path) for server in servers] for _ in range(ROUNDS // 4)]
            _row("slow phone: a puzzle's position stands there", _column(slow_puzzle, 0), "as the first")
            _row("slow phone: a puzzle can be solved", _column(slow_puzzle, 1), "")
            print(f"| bytes of the first page | {'; '.join(f'{size:,.0f}' for _, _, size in slow[0])} | < 130,000 |")
            moved, written = [], []
            for _ in range(2):
                moved.append(
                    [round_trips(page, '[data-square="{square}"]:not([aria-label*="empty"])') for page in pages]
                )
                written.append([round_trips(page, '[data-ply="{ply}"]') for page in pages])
            _row("from the click to the piece on its square", _together(moved), "< 30 ms")
            _row("from the click to the server's answer in the list", _together(written), "< 30 ms")
            print(f"| frames while dragging | {'; '.join(frames(page) for page in pages)} | 60 a second |")
            for level in (1, 4, 7, 8):
                late = [answers(page, level) for page in pages]
                _row(f"computer's answer, level {level}", late, "< 1100 ms")
        finally:
            browser.close()
            for server in servers:
                server.stop()


def _row(what: str, times: list[list[float]], target: str) -> None:
    print(f"| {what} | {'; '.join(map(_milliseconds, times))} | {target} |", flush=True)


def _column(rounds: list[list[tuple[float, float, float]]], column: int) -> list[list[float]]:
    """One of the numbers that were measured in each round, for each server."""
    return [[measured[column] for measured in each] for each in zip(*rounds, strict=True)]


def _together(rounds: list[list[list[float]]]) -> list[list[float]]:
    """The times of all rounds, for each server."""
    return [list(itertools.chain(*times)) for times in zip(*rounds, strict=True)]


def first_board(page: Page, address: str) -> float:
    """Milliseconds until a board that can be played on is there."""
    page.goto(address, wait_until="commit")
    page.get_by_role("grid").wait_for()
    return float(page.evaluate("performance.now()"))


def slow_phone(browser: Browser, server: Server, path: str = "") -> tuple[float, float, float]:
    """On a slow phone that has never been here: milliseconds to the first paint and to the live board, and bytes."""
    context = browser.new_context(**SLOW_PHONE)
    page = context.new_page()
    throttle = context.new_cdp_session(page)
    throttle.send("Network.enable")
    throttle.send("Network.emulateNetworkConditions", SLOW_NETWORK)
    throttle.send("Emulation.setCPUThrottlingRate", {"rate": SLOWNESS})
    board = first_board(page, server.address + path)
    page.wait_for_load_state("networkidle")
    measured = page.evaluate(FIRST_PAINT), board, page.evaluate(BYTES)
    context.close()
    return measured


def round_trips(page: Page, wanted: str) -> list[float]:
    """Milliseconds from a click until what is wanted is there: the piece, or the server's answer."""
    loop = [("d1", "c1"), ("d3", "c3"), ("c1", "d1"), ("c3", "d3")]
    times = []
    game = ask(page, "/api/games", {"mode": "local"})
    page.goto(page.url.split("/game")[0].rstrip("/") + f"/game/{game['id']}")
    cell(page, "d1").wait_for()
    for ply in range(1, 12):  # the twelfth would end the game by repetition
        origin, target = loop[(ply - 1) % 4]
        cell(page, origin).click()
        times.append(page.evaluate(ROUND_TRIP, [target, wanted.format(square=target, ply=ply)]))
        page.wait_for_timeout(250)  # the piece comes to rest
    return times


def answers(page: Page, level: int) -> list[float]:
    """Milliseconds from a person's move to the computer's, as the page sees them."""
    times = []
    for _ in range(4):
        game = ask(page, "/api/games", {"level": level})
        page.goto(page.url.split("/game")[0] + f"/game/{game['id']}")
        cell(page, "d2").click()
        times.append(page.evaluate(ROUND_TRIP, ["e2", '[data-ply="2"]']))
    return times


def frames(page: Page) -> str:
    """Frames a second while a piece is dragged to and fro."""
    game = ask(page, "/api/games", {"mode": "local"})
    page.goto(page.url.split("/game")[0] + f"/game/{game['id']}")
    box = cell(page, "d2").bounding_box()
    assert box
    page.mouse.move(box["x"] + 30, box["y"] + 30)
    page.mouse.down()
    page.evaluate(f"window.frames60 = ({FRAMES})()")
    for step in range(40):
        page.mouse.move(box["x"] + 30 + 6 * step, box["y"] + 30 + step % 9)
    times = page.evaluate("window.frames60")
    page.mouse.up()
    gaps = [after - before for before, after in itertools.pairwise(times)]
    return f"{1000 / statistics.mean(gaps):.0f} a second, longest {max(gaps):.0f} ms"


def _milliseconds(times: list[float]) -> str:
    return f"{statistics.median(times):.0f}, {max(times):.0f} ms"


if __name__ == "__main__":
    main()
