import { beforeEach, expect, test, vi } from "vitest";
import { CLOCKS, customClock, newGame, options, parseOptions } from "./options.svelte";

const nameless = { attackers: "", defenders: "" };
const usual = {
  mode: "computer",
  side: "attackers",
  level: 1,
  rules: "wtf",
  clock: null,
  match: false,
  names: nameless,
  name: "",
  rated: false,
};

test("options that make sense are kept beside others that do not", () => {
  expect(parseOptions({})).toEqual(usual);
  const rubbish = {
    mode: "post",
    side: "king",
    level: 9,
    rules: "chess",
    clock: { initial: 1 },
    match: "yes",
    rated: true, // which is asked for anew each time
    names: 7,
    name: {},
  };
  expect(parseOptions(rubbish)).toEqual(usual);
  const some = {
    level: 8,
    clock: { ...CLOCKS[2] },
    rules: { name: "mine" },
    names: { attackers: "Aoife", defenders: 3 },
  };
  expect(parseOptions({ ...rubbish, ...some })).toEqual({
    ...usual,
    level: 8,
    clock: CLOCKS[2],
    rules: { name: "mine" },
    names: { attackers: "Aoife", defenders: "" },
  });
});

test.each([
  [90, 0, { initial: 5400, increment: 0 }],
  [0.5, 1.4, { initial: 30, increment: 1 }],
  [0, -3, { initial: 5, increment: 0 }],
  [9999, 9999, { initial: 86_400, increment: 600 }],
  [NaN, NaN, { initial: 5, increment: 0 }],
])("a clock of %d minutes and %d seconds is one that the server takes, and is kept", (minutes, seconds, clock) => {
  expect(customClock(minutes, seconds)).toEqual(clock);
  expect(parseOptions({ clock }).clock).toEqual(clock);
});

beforeEach(() => void Object.assign(options, parseOptions({})));

test("a new game has the options that are chosen", () => {
  options.level = 5;
  expect(newGame("defenders", ["d2-e2"])).toMatchObject({ level: 5, side: "defenders", moves: ["d2-e2"] });
});

test("two people may have names; the computer's opponent has none", () => {
  options.names = { attackers: " Aoife ", defenders: " " };
  expect(newGame("attackers")).not.toHaveProperty("attackers_name");
  options.mode = "local";
  expect(newGame("attackers")).toMatchObject({ attackers_name: "Aoife", defenders_name: null });
});

test("what was chosen is there after a reload", async () => {
  options.side = "random";
  options.names.attackers = "Aoife";
  await vi.waitFor(() => expect(localStorage.getItem("brandubh-options")).toContain("Aoife"));
  vi.resetModules();
  const reloaded = await import("./options.svelte");
  expect(reloaded.options).toMatchObject({ side: "random", names: { attackers: "Aoife" } });
});

test("a friend is told one's own name, and no other", () => {
  options.mode = "friend";
  options.name = " Aoife ";
  expect(newGame("random")).toMatchObject({ mode: "friend", side: "random", name: "Aoife" });
  expect(newGame("random")).not.toHaveProperty("attackers_name");
});
