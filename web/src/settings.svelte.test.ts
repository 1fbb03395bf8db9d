import { flushSync } from "svelte";
import { afterEach, describe, expect, test } from "vitest";
import { keepSettings, parseSettings, settings } from "./settings.svelte";
import { readStored } from "./stored.svelte";

const DEFAULTS = parseSettings({});

afterEach(() => {
  Object.assign(settings, DEFAULTS);
});

test("settings that make sense are kept beside others that do not", () => {
  const given = { theme: "dark", boardTheme: "marble", sound: false, zen: "yes", language: "xx", volume: 250 };
  expect(parseSettings(given)).toEqual({ ...DEFAULTS, theme: "dark", sound: false, volume: 100 });
});

describe("keepSettings", () => {
  test("keeps a choice and shows the theme", () => {
    const stop = keepSettings();
    settings.theme = "dark";
    settings.language = "ga";
    flushSync();
    expect(readStored("brandubh-settings")).toMatchObject({ theme: "dark", language: "ga" });
    expect(document.documentElement.dataset.theme).toBe("dark");
    stop();
  });

  test("follows another tab", () => {
    const stop = keepSettings();
    dispatchEvent(new StorageEvent("storage", { key: "brandubh-settings", newValue: '{"pieceSet":"pegs"}' }));
    expect(settings.pieceSet).toBe("pegs");
    stop();
  });
});
