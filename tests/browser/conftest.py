"""A real server in a process of its own and Debian's chromium, driven by Playwright: what a visitor would meet.

Screenshots of the main pages go to build/screenshots, to be looked at.
"""

import functools
import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request, expect, sync_playwright

from tests.support.paths import ROOT

SCREENSHOTS = ROOT / "build" / "screenshots"
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--host-resolver-rules=MAP club.example 127.0.0.1",  # a server that others can reach, too
]
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}

# a game at one screen in which each side overlooks a win or a threat, and the king escapes
FINISHED = {"mode": "local", "moves": ["f4-f3", "e4-e7", "g4-g3", "d4-g4", "d1-c1", "c4-c6", "b4-b3", "g4-g7"]}


expect.set_options(timeout=30_000)  # on a busy machine, too


class Server:
    """`brandubh serve` as a process that can be killed and started again."""

    def __init__(self, data: Path, *options: str, **variables: str) -> None:
        self.data = data
        self._options = options
        self._variables = variables
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self.start()

    def start(self) -> None:
        """Start it, and wait until it listens."""
        command = [sys.executable, "-m", "brandubh", "serve", "--no-open", "--port", str(self.port)]
        environment = os.environ | {"BRANDUBH_LIMITS": "10"} | self._variables  # all tests come from one address
        self._process = subprocess.Popen(
            [*command, "--data", str(self.data), *self._options], stdout=subprocess.PIPE, text=True, env=environment
        )
        assert self._process.stdout is not None
        assert "Brandubh is at" in self._process.stdout.readline()
        until = time.monotonic() + 60
        while time.monotonic() < until:
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", self.port)) == 0:
                    return
            time.sleep(0.05)
        raise AssertionError("the server does not listen")

    @property
    def pid(self) -> int:
        """The number of its process."""
        return self._process.pid

    def stop(self, number: int = signal.SIGTERM) -> int:
        """End it by a signal."""
        self._process.send_signal(number)
        code = self._process.wait(30)
        assert self._process.stdout is not None
        self._process.stdout.close()
        return code


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("data"))
    yield running
    running.stop()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server that a test may kill."""
    running = Server(tmp_path)
    yield running
    running.stop()


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        path = os.environ.get("CHROMIUM", "/usr/bin/chromium")
        browser = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        yield browser
        browser.close()


OpenPage = Callable[..., Page]


@pytest.fixture
def open_page(chromium: Browser, server: Server) -> Iterator[OpenPage]:
    """Open an address in a browser of one's own; at the end, nothing may have gone wrong in any of its pages.

    Requests to anything but the server, and errors on the console, fail the test.
    """
    contexts: list[BrowserContext] = []
    wrong: list[str] = []

    def heard(message: ConsoleMessage) -> None:
        # a refused request or a lost connection is the page's business; the browser reports it all the same, and that
        # a header means nothing without https
        expected = ("Failed to load resource", "WebSocket connection to", "The Cross-Origin-Opener-Policy header")
        if message.type == "error" and not message.text.startswith(expected):
            wrong.append(message.text)

    def open_it(path: str = "/", *, address: str = server.address, **options: Any) -> Page:
        # nothing is kept between pages, unless a test is about that
        settings = {
            "viewport": {"width": 1280, "height": 800},
            "locale": "en-GB",
            "service_workers": "block",
            **options,
        }
        context = chromium.new_context(**settings)
        contexts.append(context)
        context.set_default_timeout(20_000)
        page = context.new_page()
        page.on("pageerror", lambda error: wrong.append(str(error)))
        page.on("console", heard)
        page.on("request", lambda request: None if _is_ours(request.url, address) else wrong.append(request.url))
        page.goto(address + path)
        return page

    yield open_it
    for context in contexts:
        context.close()
    assert wrong == []


def _is_ours(url: str, address: str) -> bool:
    return url.startswith((address, address.replace("http", "ws"), "data:", "blob:"))


def cell(page: Page, square: str) -> Any:
    """A square of the board that is played on."""
    return page.locator(f'[role=gridcell][data-square="{square}"]').first


def move(page: Page, text: str) -> None:
    """Make a move by click and click."""
    for square in text.split("-"):
        cell(page, square).click()


def walk(page: Page, text: str) -> None:
    """Make a move by the keyboard alone: the arrows from wherever the focus stands on the board."""
    for square in text.split("-"):
        now = page.evaluate("document.activeElement.dataset.square")
        across, up = ord(square[0]) - ord(now[0]), int(square[1]) - int(now[1])
        for _ in range(abs(across)):
            page.keyboard.press("ArrowRight" if across > 0 else "ArrowLeft")
        for _ in range(abs(up)):
            page.keyboard.press("ArrowUp" if up > 0 else "ArrowDown")
        page.keyboard.press("Enter")


def local_game(page: Page, start: str | None = None, **more: object) -> str:
    """Begin a game for two people at one screen, or what else is said; its id."""
    game = ask(page, "/api/games", {"mode": "local", "start": start, **more})
    page.goto(re.sub(r"(//[^/]+)/.*", r"\1", page.url) + f"/game/{game['id']}")
    expect(page.locator(".moves")).to_be_attached()  # it has arrived
    return str(game["id"])


def play(page: Page, *moves: str) -> None:
    """Make moves one after the other, each once the one before has arrived."""
    for ply, text in enumerate(moves, 1):
        move(page, text)
        expect(page.locator(f"[data-ply='{ply}']")).to_contain_text(text)


def piece_on(page: Page, square: str) -> str:
    """What stands on a square, as a screen reader says it."""
    name = cell(page, square).get_attribute("aria-label") or ""
    found = re.search("attacker|defender|king|empty", name)
    assert found, name
    return found[0]


def ask(page: Page, path: str, body: object) -> Any:
    """Post to the API as this visitor."""
    return page.evaluate(
        """async ([path, body]) => {
            const headers = { "content-type": "application/json" };
            const response = await fetch(path, { method: "POST", headers, body: JSON.stringify(body) });
            return await response.json();
        }""",
        [path, body],
    )


def sent(request: Request) -> Any:
    """The JSON that a request carries."""
    assert request.post_data_json is not None
    return request.post_data_json


@functools.cache
def message_keys() -> frozenset[str]:
    """The keys of all messages that cannot be taken for a word."""
    files = (ROOT / "src" / "brandubh" / "locales" / "en").glob("*.ftl")
    keys = (key for file in files for key in re.findall(r"^([a-z0-9-]+) =", file.read_text("utf-8"), re.MULTILINE))
    return frozenset(key for key in keys if "-" in key)


def missing_messages(page: Page) -> frozenset[str]:
    """Keys that stand on the page in the place of what they should say, in a name, a hint or the text itself."""
    shown = page.evaluate(
        """() => [document.title, document.body.innerText, ...Array.from(document.querySelectorAll("*"), (element) =>
            ["aria-label", "title", "placeholder", "alt", "aria-valuetext"]
                .map((name) => element.getAttribute(name)).join(" "))].join(" ")"""
    )
    return message_keys() & set(re.findall(r"[a-z0-9-]+", shown))


def come_to_rest(page: Page) -> None:
    """Wait until nothing on the page glides or fades any more: until then, colours are not what they will be."""
    page.evaluate(
        """async () => {
            await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
            await Promise.allSettled(document.getAnimations().map((animation) => animation.finished));
        }"""
    )


def screenshot(page: Page, name: str) -> None:
    """Keep a picture of the page, to be looked at."""
    come_to_rest(page)
    SCREENSHOTS.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=SCREENSHOTS / f"{name}.png")


def violations(page: Page, *rules: str) -> list[str]:
    """What axe finds against the page, by all of its rules or by some."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))  # evaluated, not added as a script: the page's own policy forbids that
    options = {"resultTypes": ["violations"]} | ({"runOnly": list(rules)} if rules else {})
    come_to_rest(page)
    found = page.evaluate("(options) => axe.run(document, options)", options)
    return [
        f"{violation['id']}: {violation['help']} at {node['target']}"
        for violation in found["violations"]
        for node in violation["nodes"]
    ]
