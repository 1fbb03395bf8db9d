import { fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, describe, expect, test, vi } from "vitest";
import App from "../App.svelte";
import { currentLanguage, t } from "../i18n";
import { settings } from "../settings.svelte";
import { registerKeys } from "./keys.svelte";

// only the frame is tried here
vi.mock("../play/PlayPage.svelte", async () => await import("./NotFound.svelte"));

afterEach(() => {
  settings.zen = false;
});

describe("the frame", () => {
  test("changes its language without a reload", async () => {
    render(App);
    await fireEvent.click(screen.getByRole("button", { name: "Language: English" }));
    await fireEvent.click(screen.getByRole("button", { name: "Deutsch" }));
    await vi.waitFor(() => expect(currentLanguage()).toBe("de"));
    expect(await screen.findByRole("link", { name: "Regeln" })).toBeTruthy();
    expect(settings.language).toBe("de");
  });

  test("lists the page's keys under ?", async () => {
    const remove = registerKeys([{ key: "x", label: "try-again" }]);
    render(App);
    await fireEvent.keyDown(window, { key: "?" });
    expect(screen.getByRole("dialog").textContent).toContain(t("try-again"));
    remove();
  });

  test("is gone in zen mode, and comes back", async () => {
    render(App);
    await fireEvent.keyDown(window, { key: "z" });
    expect(screen.queryByRole("navigation")).toBeNull();
    await fireEvent.click(screen.getByRole("button", { name: t("leave-zen") }));
    expect(screen.getByRole("navigation")).toBeTruthy();
  });

  test("leaves keys alone while somebody writes", async () => {
    const run = vi.fn();
    const remove = registerKeys([{ key: "f", label: "try-again", run }]);
    render(App);
    const input = document.body.appendChild(document.createElement("input"));
    await fireEvent.keyDown(input, { key: "f" });
    expect(run).not.toHaveBeenCalled();
    await fireEvent.keyDown(document.body, { key: "f" });
    expect(run).toHaveBeenCalledOnce();
    input.remove();
    remove();
  });
});
