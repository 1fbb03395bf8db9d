import { describe, expect, it } from "vitest";
import type { AttemptView } from "../api/shapes";
import { better, isSolved, markOf, nextOf, noteResult, readFilter, readSolved } from "./progress.svelte";

const note = (puzzle: string, result: AttemptView["result"]) => noteResult({ puzzle, result } as AttemptView);

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
    note("three", "helped");
    expect(nextOf(ids, "two")).toBe("four");
    note("two", "alone");
    note("four", "alone");
    expect(nextOf(ids, "four")).toBe("one");
    expect(nextOf(ids, "of another list")).toBe("one");
    note("one", "alone");
    expect(nextOf(ids, "four")).toBeNull();
  });

  it("keeps the better way in which one was solved", () => {
    note("five", "helped");
    note("five", "alone");
    note("five", "helped");
    note("five", "failed");
    expect(markOf("five")).toBe("alone");
    expect(markOf("six")).toBeNull();
    note("seven", null);
    note("eight", "failed");
    expect([isSolved("five"), isSolved("seven"), isSolved("eight")]).toEqual([true, false, false]);
    expect(better(undefined, "failed")).toBe("failed");
    expect(better("helped", "alone")).toBe("alone");
  });
});
