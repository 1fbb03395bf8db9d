import { expect, test } from "vitest";
import { CLOCKS, newGame, options, parseOptions } from "./options.svelte";

const usual = { mode: "computer", level: 3, rules: "wtf", clock: null, match: false };

test("options that make sense are kept beside others that do not", () => {
  expect(parseOptions({})).toEqual(usual);
  const rubbish = { mode: "post", level: 9, rules: "chess", clock: { initial: 1 }, match: "yes" };
  expect(parseOptions(rubbish)).toEqual(usual);
  expect(parseOptions({ ...rubbish, level: 8, clock: { ...CLOCKS[2] }, rules: { name: "mine" } })).toEqual({
    ...usual,
    level: 8,
    clock: CLOCKS[2],
    rules: { name: "mine" },
  });
});

test("a new game has the options that are chosen", () => {
  options.level = 5;
  expect(newGame("defenders", ["d2-e2"])).toMatchObject({ level: 5, side: "defenders", moves: ["d2-e2"] });
});
