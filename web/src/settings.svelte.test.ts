import { flushSync } from "svelte";
import { afterEach, describe, expect, test, vi } from "vitest";
import { keepSettings, parseSettings, settings } from "./settings.svelte";

const DEFAULTS = parseSettings(null);

afterEach(() => {
  vi.restoreAllMocks();
  Object.assign(settings, DEFAULTS);
});

describe("parseSettings", () => {
  test.each(["", "{", "7", "null", '"dark"', "[]"])("takes rubbish (%j) for nothing chosen", (text) => {
    expect(parseSettings(text)).toEqual(DEFAULTS);
  });

  test("keeps what makes sense beside what does not", () => {
    const text = JSON.stringify({ theme: "dark", boardTheme: "marble", sound: false, zen: "yes", language: "xx" });
    expect(parseSettings(text)).toEqual({ ...DEFAULTS, theme: "dark", sound: false });
  });
});

describe("keepSettings", () => {
  test("keeps a choice and shows the theme", () => {
    const stop = keepSettings();
    settings.theme = "dark";
    settings.language = "ga";
    flushSync();
    expect(parseSettings(localStorage.getItem("brandubh-settings"))).toMatchObject({ theme: "dark", language: "ga" });
    expect(document.documentElement.dataset.theme).toBe("dark");
    stop();
  });

  test("follows another tab", () => {
    const stop = keepSettings();
    dispatchEvent(new StorageEvent("storage", { key: "brandubh-settings", newValue: '{"pieceSet":"pegs"}' }));
    expect(settings.pieceSet).toBe("pegs");
    stop();
  });

  test("does without storage", () => {
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    const stop = keepSettings();
    settings.theme = "light";
    expect(() => flushSync()).not.toThrow();
    stop();
  });
});
