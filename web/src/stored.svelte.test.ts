import { flushSync } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import { keepStored, oneOf, parseStored, readStored } from "./stored.svelte";

afterEach(() => vi.restoreAllMocks());

test.each(["", "{", "7", "null", '"dark"'])("rubbish (%j) is nothing chosen", (text) => {
  expect(parseStored(text)).toEqual({});
});

test("a choice is kept, and read again", () => {
  const choices = $state({ theme: "dark", clock: { initial: 60 } });
  const stop = keepStored("try", choices);
  choices.clock.initial = 180;
  flushSync();
  expect(readStored("try")).toEqual({ theme: "dark", clock: { initial: 180 } });
  stop();
});

test("what was never offered gives way to the usual", () => {
  expect(oneOf(["light", "dark"], "dark", "light")).toBe("dark");
  expect(oneOf(["light", "dark"], "marble", "light")).toBe("light");
});

test("the page does without storage", () => {
  const refuse = () => {
    throw new DOMException("full", "QuotaExceededError");
  };
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(refuse);
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(refuse);
  const stop = keepStored("try", {});
  expect(() => flushSync()).not.toThrow();
  expect(readStored("try")).toEqual({});
  stop();
});
