"""The app's times in a real browser: first board, move round trip, computer's answers, frames of a drag.

    python bench/app.py

Needs what the browser tests need. Prints a table for bench/README.md.
"""

import itertools
import statistics
import tempfile
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from tests.browser.conftest import ARGUMENTS, Server, ask, cell

ROUNDS = 20
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
FRAMES = """() => new Promise((done) => {
    const times = [];
    const next = (now) => { times.push(now); times.length < 60 ? requestAnimationFrame(next) : done(times); };
    requestAnimationFrame(next);
})"""


def main() -> None:
    """Measure and print."""
    rows: list[tuple[str, str, str]] = []
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=ARGUMENTS)
        try:
            first = []
            for _ in range(ROUNDS // 4):
                page = browser.new_context(viewport={"width": 1280, "height": 800}).new_page()
                page.goto(server.address, wait_until="commit")
                page.get_by_role("grid").wait_for()
                first.append(page.evaluate("performance.now()"))
            rows.append(("first board visible, nothing cached", _milliseconds(first), "< 1000 ms"))
            moved, written = round_trips(page)
            rows.append(("from the click to the piece on its square", _milliseconds(moved), "< 30 ms"))
            rows.append(("from the click to the server's answer in the list", _milliseconds(written), "< 30 ms"))
            rows.append(("frames while dragging", frames(page), "60 a second"))
            for level in (1, 4, 7, 8):
                late = answers(page, level)
                rows.append((f"computer's answer, level {level}", _milliseconds(late), "< 1100 ms"))
        finally:
            browser.close()
            server.stop()
    print("| what | median, worst | target |\n|---|---|---|")
    for row in rows:
        print(f"| {' | '.join(row)} |")


def round_trips(page: Page) -> tuple[list[float], list[float]]:
    """Milliseconds from a click to the piece on its square, and to the server's answer in the list of moves."""
    loop = [("d1", "c1"), ("d3", "c3"), ("c1", "d1"), ("c3", "d3")]
    times: tuple[list[float], list[float]] = ([], [])
    for found, wanted in zip(
        times, ('[data-square="{square}"]:not([aria-label*="empty"])', '[data-ply="{ply}"]'), strict=True
    ):
        game = ask(page, "/api/games", {"mode": "local"})
        page.goto(page.url.split("/game")[0].rstrip("/") + f"/game/{game['id']}")
        cell(page, "d1").wait_for()
        for ply in range(1, 12):  # the twelfth would end the game by repetition
            origin, target = loop[(ply - 1) % 4]
            cell(page, origin).click()
            found.append(page.evaluate(ROUND_TRIP, [target, wanted.format(square=target, ply=ply)]))
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
