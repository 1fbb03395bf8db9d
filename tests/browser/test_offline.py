"""The app without its server: what has been here before opens, shows the board, and says that the server is away."""

import json

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage, Server, cell, move, piece_on, screenshot

KEPT = """async () => {
    await navigator.serviceWorker.ready;
    while (!navigator.serviceWorker.controller) await new Promise((resolve) => setTimeout(resolve, 50));
    const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = await Promise.all(caches_.map((cache) => cache.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
}"""


def kept(page: Page) -> list[str]:
    """The paths of everything that the service worker keeps, once it does its work."""
    paths: list[str] = page.evaluate(KEPT)
    return paths


def test_the_shell_opens_without_the_server_and_says_that_it_is_away(open_page: OpenPage, own_server: Server) -> None:
    page = open_page(address=own_server.address, service_workers="allow", locale="de")
    assert {"/", "/games", "/theme.js"} <= set(kept(page))
    own_server.stop()
    page.reload()
    expect(cell(page, "d4")).to_be_visible()
    assert page.locator("[role=gridcell]").count() == 49
    notice = page.get_by_role("status").get_by_text("Der Server antwortet nicht.")
    expect(notice).to_be_visible()
    screenshot(page, "offline")
    page.goto(f"{own_server.address}/rules/raven")
    expect(page.get_by_role("status").get_by_text("Der Server antwortet nicht.")).to_be_visible()
    page.goto(f"{own_server.address}/")
    expect(notice).to_be_visible()
    own_server.start()
    expect(page.get_by_text("Der Server antwortet wieder.")).to_be_visible()
    expect(notice).to_have_count(0)
    move(page, "d2-e2")
    expect(page.locator("[data-ply='1']")).to_be_visible()
    assert [path for path in kept(page) if path.startswith("/api/")] == []


@pytest.mark.long
def test_a_new_version_is_taken_up_at_once(open_page: OpenPage) -> None:
    page = open_page(service_workers="allow")
    kept(page)
    # what is kept is older than what the server has
    page.evaluate(
        """async () => {
            const cache = await caches.open((await caches.keys())[0]);
            const old = new Response("an old page", { headers: { "content-type": "text/html" } });
            await cache.put("/", old);
        }"""
    )
    page.reload()
    expect(cell(page, "d4")).to_be_visible()
    text = page.evaluate("caches.match('/').then((response) => response.text())")
    assert "an old page" not in text, "the newest is kept"


def test_the_app_can_be_installed(open_page: OpenPage) -> None:
    page = open_page()
    session = page.context.new_cdp_session(page)
    manifest = session.send("Page.getAppManifest")
    assert manifest["errors"] == []
    told = json.loads(manifest["data"])
    assert told["display"] == "standalone"
    sizes = {icon["sizes"] for icon in told["icons"] if icon["type"] == "image/png"}
    assert {"192x192", "512x512"} <= sizes
    assert any(icon.get("purpose") == "maskable" for icon in told["icons"])
    for icon in told["icons"]:
        size = page.evaluate(
            """async (src) => {
                const image = new Image();
                image.src = src;
                await image.decode();
                return `${image.naturalWidth}x${image.naturalHeight}`;
            }""",
            icon["src"],
        )
        assert icon["sizes"] in (size, "any")
    colors = page.locator("meta[name=theme-color]").evaluate_all("(metas) => metas.map(({ content }) => content)")
    page.get_by_role("button", name="Appearance").click()
    page.locator("label").filter(has_text="Dark").click()
    chosen = page.locator("meta[name=theme-color]").evaluate_all("(metas) => metas.map(({ content }) => content)")
    assert chosen == [colors[1]] * 2, "the browser's bar takes the colour of the theme that was chosen"
    assert piece_on(page, "d4") == "king"
