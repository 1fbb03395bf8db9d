import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { canonical, here, leave, match, navigate, startRouter } from "./router.svelte";

describe("match", () => {
  test.each([
    ["/", "title-play", {}],
    ["/game/x7", "title-game", { id: "x7" }],
    ["/learn", "title-course", {}],
    ["/learn/minute", "title-learn", {}],
    ["/learn/moving", "title-lesson", { id: "moving" }],
    ["/puzzle", "title-puzzle", {}],
    ["/puzzle/22a83bbd", "title-puzzle", { id: "22a83bbd" }],
    ["/drills", "title-drills", {}],
    ["/drill/open-lines", "title-drill", { id: "open-lines" }],
    ["/analyse", "title-analyse", {}],
    ["/analyse/x7", "title-analyse", { id: "x7" }],
    ["/rules/federation-de", "title-rules", { ruleset: "federation-de" }],
    ["/rules/my%20rules", "title-rules", { ruleset: "my rules" }],
    ["/rules/%", "title-rules", { ruleset: "%" }],
    ["/editor", "title-editor", {}],
    ["/games", "title-games", {}],
    ["/about", "title-about", {}],
    ["/studies", "title-studies", {}],
    ["/study/x7", "title-study", { id: "x7" }],
    ["/study/x7/3", "title-study", { id: "x7", chapter: "3" }],
    ["/sheet", "title-sheet", {}],
    ["/game", "title-not-found", {}],
    ["/game/x7/y", "title-not-found", {}],
    ["/nowhere", "title-not-found", {}],
  ])("%s is %s", (path, title, params) => {
    const found = match(path);
    expect(found.route.title).toBe(title);
    expect(found.params).toEqual(params);
  });
});

test.each([
  ["/rules", "/rules/federation"],
  ["/rules/", "/rules/federation"],
  ["/rules/wtf", "/rules/federation"],
  ["/rules/wtf-it/", "/rules/federation-it"],
  ["/rules/raven", "/rules/raven"],
  ["/games/", "/games"],
  ["/", "/"],
])("%s is written %s", (path, written) => {
  expect(canonical(path)).toBe(written);
});

describe("going about", () => {
  let stop: () => void;

  beforeEach(async () => {
    history.replaceState(null, "", "/nowhere");
    stop = await startRouter();
  });

  afterEach(() => {
    stop();
    document.body.innerHTML = "";
  });

  /** Click on what is inside a link; true if the router took the click. */
  function click(html: string, init: MouseEventInit = {}): boolean {
    document.body.innerHTML = html;
    let taken = false;
    const last = (event: Event) => {
      taken = event.defaultPrevented;
      event.preventDefault(); // jsdom cannot leave the page
    };
    addEventListener("click", last, { once: true });
    const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...init });
    document.querySelector("a")!.firstChild!.dispatchEvent(event);
    return taken;
  }

  test("the first address is opened as it is", () => {
    expect(here()).toMatchObject({ path: "/nowhere", title: "title-not-found" });
  });

  test("the query and the place on the page are told", async () => {
    await navigate("/rules?from=game#capture");
    expect(here().path).toBe("/rules/federation");
    expect(here().query.get("from")).toBe("game");
    expect(here().hash).toBe("capture");
  });

  test("a link of this site is followed without a reload", async () => {
    expect(click('<a href="/games"><b>games</b></a>')).toBe(true);
    await vi.waitFor(() => expect(here().title).toBe("title-games"));
    expect(location.pathname).toBe("/games");
  });

  test.each([
    ["another site", '<a href="https://example.org/games"><b>x</b></a>', {}],
    ["a download", '<a href="/games" download><b>x</b></a>', {}],
    ["the server's own", '<a href="/api/games/export"><b>x</b></a>', {}],
    ["another tab", '<a href="/games" target="_blank"><b>x</b></a>', {}],
    ["a click with Ctrl", '<a href="/games"><b>x</b></a>', { ctrlKey: true }],
    ["a place on this page", '<a href="#main"><b>x</b></a>', {}],
  ])("%s is left to the browser", (_, html, init) => {
    expect(click(html, init)).toBe(false);
  });

  test("a page that stands in front of the board leaves the page behind it as it is", async () => {
    await navigate("/game/x7");
    const { page, params } = here();
    await navigate("/learn/minute");
    expect(here()).toMatchObject({ path: "/learn/minute", title: "title-learn", page, params });
    expect(here().front?.behind).toBe("/game/x7");
    await leave();
    expect(here()).toMatchObject({ path: "/game/x7", page, params, front: null });
  });

  test("where there is no board it is a page like any other, and is left for the first page", async () => {
    await navigate("/learn/minute");
    expect(here()).toMatchObject({ path: "/learn/minute", front: null });
    await leave();
    expect(here().path).toBe("/");
  });

  test("the browser's back button opens the page before", async () => {
    await navigate("/games");
    history.back();
    await vi.waitFor(() => expect(here().title).toBe("title-not-found"));
  });

  test("the heading of a new page takes the focus", async () => {
    document.body.innerHTML = "<main><h1>Games</h1></main>";
    await navigate("/games");
    await vi.waitFor(() => expect(document.activeElement?.tagName).toBe("H1"));
  });
});
