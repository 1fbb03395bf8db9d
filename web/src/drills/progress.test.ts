import { expect, it, vi } from "vitest";
import { earnedIn, noteEarned, readEarned } from "./progress.svelte";

it("keeps the best result of a drill", () => {
  noteEarned("a", { stars: 2, moves: 6 });
  noteEarned("a", { stars: 1, moves: 5 });
  expect(earnedIn("a")).toEqual({ stars: 2, moves: 6 });
  noteEarned("a", { stars: 2, moves: 5 });
  expect(earnedIn("a")).toEqual({ stars: 2, moves: 5 });
  noteEarned("a", { stars: 3, moves: 4 });
  expect(earnedIn("a")).toEqual({ stars: 3, moves: 4 });
});

it("keeps nothing of a drill that was not done", () => {
  noteEarned("b", { stars: 0, moves: 9 });
  expect(earnedIn("b")).toBeNull();
});

it("reads what is stored and drops rubbish", () => {
  const good = { stars: 3, moves: 2 };
  const stored = { good, four: { stars: 4, moves: 2 }, none: { stars: 0, moves: 1 }, text: "3", half: { stars: 1.5 } };
  expect(readEarned(stored)).toEqual({ good });
  expect(readEarned(null)).toEqual({});
  expect(readEarned([1])).toEqual({});
});

it("begins with what was stored the last time", async () => {
  localStorage.setItem("brandubh-drills", JSON.stringify({ earned: { c: { stars: 2, moves: 4 } } }));
  vi.resetModules();
  const again = await import("./progress.svelte");
  expect(again.earnedIn("c")).toEqual({ stars: 2, moves: 4 });
});
