import { expect, test } from "vitest";
import { readPlacement } from "../board";
import {
  looksLikePosition,
  moveNumber,
  numberText,
  positionText,
  readMove,
  sameMove,
  squaresOf,
  turnOf,
} from "./notation";

const START = "3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3 b";

test("moves are the same by their squares", () => {
  expect(squaresOf("e2-d2xc2xd3")).toEqual({ from: "e2", to: "d2" });
  expect(sameMove("e2-d2xc2", "e2-d2")).toBe(true);
  expect(sameMove("e2-d2", "e2-c2")).toBe(false);
  expect(sameMove(null, null)).toBe(false);
});

test("a move is read however it is typed", () => {
  for (const text of ["d2-e2", "d2e2", " D2-E2 ", "d2–e2", "d2 — e2", "d2 e2", "d2-e2xf2"]) {
    expect(readMove(text), text).toEqual({ from: "d2", to: "e2" });
  }
  for (const text of ["", "d2", "d2-h2", "d2-e2 f2", "castles"]) expect(readMove(text), text).toBeNull();
});

test("moves are numbered as in game files", () => {
  expect(turnOf("3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3 w")).toBe("defenders");
  expect(moveNumber(1, "attackers")).toEqual({ number: 1, side: "attackers" });
  expect(moveNumber(4, "attackers")).toEqual({ number: 2, side: "defenders" });
  expect(numberText(4, "attackers")).toBe("2…");
  expect(numberText(3, "attackers")).toBe("2.");
  // where the defenders begin, theirs is the answer to a move that was not made
  expect(moveNumber(1, "defenders")).toEqual({ number: 1, side: "defenders" });
  expect([1, 2, 3].map((ply) => numberText(ply, "defenders"))).toEqual(["1…", "2.", "2…"]);
});

test("a position text is written as it was read", () => {
  expect(positionText(readPlacement(START), "attackers")).toBe(START);
  expect(positionText(new Map(), "defenders")).toBe("7/7/7/7/7/7/7 w");
});

test("a pasted position is told from a pasted game", () => {
  expect(looksLikePosition(` ${START}\n`)).toBe(true);
  expect(looksLikePosition("3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3")).toBe(true);
  expect(looksLikePosition("1. d2-e2 d3-f3")).toBe(false);
});
