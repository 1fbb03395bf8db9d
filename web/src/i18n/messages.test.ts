import { describe, expect, test } from "vitest";
import { currentLanguage, languages, loadMessages, setLanguage, t } from ".";
import { preferredLanguage } from "./messages.svelte";

describe("preferredLanguage", () => {
  test.each([
    [["de-AT", "en"], "de"],
    [["ga-IE"], "ga"],
    [["pt", "it-CH", "fr"], "it"],
    [["ja"], "en"],
    [[], "en"],
  ])("%j speaks %s", (requested, language) => {
    expect(preferredLanguage(requested)).toBe(language);
  });
});

describe("t", () => {
  test("puts in what it is given, without marks around it", () => {
    expect(t("title", { page: "Rules" })).toBe("Rules · Brandubh");
  });

  test("gives the key of a message that nobody wrote", () => {
    expect(t("nobody-wrote-this")).toBe("nobody-wrote-this");
  });
});

test.each(languages.map(({ code }) => code))("%s can be chosen", async (code) => {
  await setLanguage(code);
  expect(currentLanguage()).toBe(code);
  expect(document.documentElement.lang).toBe(code);
  expect(t("nav-play")).not.toBe("nav-play");
});

test("the last of several choices holds", async () => {
  await Promise.all([setLanguage("fr"), setLanguage("de")]);
  expect(currentLanguage()).toBe("de");
});

test("a file that is loaded while a language is on its way does not call it back", async () => {
  await Promise.all([setLanguage("fr"), loadMessages("about")]);
  expect(currentLanguage()).toBe("fr");
});

test("an unknown file of messages harms nobody", async () => {
  await loadMessages("no-such-file");
  expect(t("nav-play")).toBe("Play");
});
