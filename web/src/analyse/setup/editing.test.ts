import { expect, test } from "vitest";
import { readPlacement } from "../../board";
import { carried, looksLikePosition, placed, positionText } from "./editing";

const START = "3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3 b";

test("a position text is written as it was read", () => {
  expect(positionText(readPlacement(START), "attackers")).toBe(START);
  expect(positionText(new Map(), "defenders")).toBe("7/7/7/7/7/7/7 w");
});

test("there is one king at most", () => {
  const moved = placed(readPlacement(START), "a1", "king");
  expect(positionText(moved, "attackers")).toBe("3t3/3t3/3T3/ttT1Ttt/3T3/3t3/K2t3 b");
});

test("pieces are put, taken away and carried", () => {
  const placement = new Map([["a1", "attacker" as const]]);
  expect([...placed(placement, "a1", null)]).toEqual([]);
  expect([...carried(placement, "a1", "g7")]).toEqual([["g7", "attacker"]]);
  expect([...carried(placement, "a1", null)]).toEqual([]);
  expect(placement.size).toBe(1);
});

test("a pasted position is told from a pasted game", () => {
  expect(looksLikePosition(` ${START}\n`)).toBe(true);
  expect(looksLikePosition("3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3")).toBe(true);
  expect(looksLikePosition("1. d2-e2 d3-f3")).toBe(false);
});
