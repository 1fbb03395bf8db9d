import { describe, expect, it } from "vitest";
import { howSolved, nextOf, noteSolved, readFilter, readSolved } from "./progress.svelte";

describe("what was stored", () => {
  it("is read, and rubbish is left out", () => {
    expect(readFilter({ rules: "raven", side: "attackers", theme: "sacrifice", grade: 3, moves: 4 })).toEqual({
      rules: "raven",
      side: "attackers",
      theme: "sacrifice",
      grade: 3,
      moves: 4,
    });
    for (const rubbish of [null, undefined, 5, "x", [], { rules: "chess", side: 1, theme: "<b>", grade: 9, moves: -1 }])
      expect(readFilter(rubbish)).toEqual({ rules: "", side: "", theme: "", grade: 0, moves: 0 });
    expect(readSolved({ a: "alone", b: "helped", c: "bought", d: 1 })).toEqual({ a: "alone", b: "helped" });
    expect(readSolved(null)).toEqual({});
  });
});

describe("the next puzzle", () => {
  it("is the next that is not solved, then the easiest that was left out, then none", () => {
    const ids = ["one", "two", "three", "four"];
    noteSolved("three", "helped");
    expect(nextOf(ids, "two")).toBe("four");
    noteSolved("two", "alone");
    noteSolved("four", "alone");
    expect(nextOf(ids, "four")).toBe("one");
    expect(nextOf(ids, "of another list")).toBe("one");
    noteSolved("one", "alone");
    expect(nextOf(ids, "four")).toBeNull();
  });

  it("keeps the better way in which one was solved", () => {
    noteSolved("five", "helped");
    noteSolved("five", "alone");
    noteSolved("five", "helped");
    expect(howSolved("five")).toBe("alone");
    expect(howSolved("six")).toBeNull();
  });
});
