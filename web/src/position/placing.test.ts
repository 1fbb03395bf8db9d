import { expect, test } from "vitest";
import { carried, readPlacement } from "../board";
import { positionText } from "./notation";
import { placed } from "./placing";

const START = "3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3 b";

test("there is one king at most", () => {
  const moved = placed(readPlacement(START), "a1", "king");
  expect(positionText(moved, "attackers")).toBe("3t3/3t3/3T3/ttT1Ttt/3T3/3t3/K2t3 b");
});

test("pieces are put, taken away and carried", () => {
  const placement = new Map([["a1", "attacker" as const]]);
  expect([...placed(placement, "a1", null)]).toEqual([]);
  expect([...carried(placement, { from: "a1", to: "g7" })]).toEqual([["g7", "attacker"]]);
  expect([...carried(placement, { from: "a1", to: null })]).toEqual([]);
  expect(placement.size).toBe(1);
});
