import { describe, expect, test } from "vitest";
import { draw, filterOf, nextInSet, queryOf, readCount, readIds, setAddress, spread } from "./selection";

test.each([
  [null, []],
  ["", []],
  ["22a83bbd,f5eeb840", ["22a83bbd", "f5eeb840"]],
  ["22a83bbd,22a83bbd", ["22a83bbd"]],
  ["<b>,22a83bbd,../x,toolongname", ["22a83bbd"]],
])("%s names %j", (text, ids) => {
  expect(readIds(text)).toEqual(ids);
});

test("no more puzzles are asked for than a sheet may have", () => {
  expect(readIds(Array.from({ length: 99 }, (_, at) => `p${at}`).join(","))).toHaveLength(48);
});

test.each([
  [null, 12],
  ["6", 6],
  ["1000", 48],
  ["0", 12],
  ["-3", 12],
  ["many", 12],
])("a count of %s is %d", (text, count) => {
  expect(readCount(text)).toBe(count);
});

test("a filter goes into an address and comes back", () => {
  const filter = { rules: "wtf", side: "", theme: "two-corners", grade: 2, moves: 3 } as const;
  expect(queryOf(filter)).toBe("rules=wtf&theme=two-corners&grade=2&moves=3");
  expect(filterOf(new URLSearchParams(queryOf(filter)))).toEqual(filter);
});

describe("choosing", () => {
  const list = Array.from({ length: 100 }, (_, at) => at);

  test("evenly, from the first to the last", () => {
    const chosen = spread(list, 12);
    expect(new Set(chosen).size).toBe(12);
    expect([chosen[0], chosen.at(-1)]).toEqual([0, 99]);
    expect(spread([1, 2, 3], 12)).toEqual([1, 2, 3]);
    expect(spread(list, 1)).toEqual([0]);
  });

  test("by chance, in the list's order", () => {
    const chosen = draw(list, 12);
    expect(new Set(chosen).size).toBe(12);
    expect(chosen).toEqual(chosen.toSorted((one, other) => one - other));
  });
});

describe("a set", () => {
  const ids = ["a", "b", "c"];

  test("has an address for each of its puzzles", () => {
    expect(setAddress(ids)).toBe("/puzzle/a?set=a,b,c");
    expect(setAddress(ids, "c")).toBe("/puzzle/c?set=a,b,c");
  });

  test("goes on with the next that is not solved, and begins again with those left out", () => {
    const solved = new Set(["a"]);
    const isSolved = (id: string) => solved.has(id);
    expect(nextInSet(ids, "a", isSolved)).toBe("b");
    solved.add("b").add("c").delete("a");
    expect(nextInSet(ids, "c", isSolved)).toBe("a");
    solved.add("a");
    expect(nextInSet(ids, "a", isSolved)).toBe("b");
    expect(nextInSet(ids, "c", isSolved)).toBe(null);
  });
});
