import { describe, expect, it } from "vitest";
import type { RepetitionView, Side } from "../api/shapes";
import { tellable, verdictOf, warnedMoves } from "./repetition";

function warning(move: string, occurrences: number, loser: Side | null, final = false): RepetitionView {
  const [from_square, to_square] = move.split("-") as [string, string];
  return { move, from_square, to_square, occurrences, loser, final };
}

it("a repetition is judged by the side that makes the move", () => {
  expect(verdictOf({ loser: "defenders" }, "defenders")).toBe("loss");
  expect(verdictOf({ loser: "defenders" }, "attackers")).toBe("win");
  expect(verdictOf({ loser: null }, "attackers")).toBe("draw");
});

it("the board marks the moves that end the game, and no others", () => {
  const warnings = [
    warning("a4-a3", 3, "attackers", true),
    warning("b4-b3", 2, "attackers"),
    warning("f4-f3", 3, "defenders", true),
    warning("g4-g3", 2, null, true),
  ];
  expect(warnedMoves({ turn: "attackers", warnings })).toEqual([
    { from: "a4", to: "a3", verdict: "loss" },
    { from: "f4", to: "f3", verdict: "win" },
    { from: "g4", to: "g3", verdict: "draw" },
  ]);
});

describe("the player is told", () => {
  const moves = (warnings: RepetitionView[]) => tellable(warnings).map(({ move }) => move);

  it("of every move that ends the game, before all others", () => {
    const final = ["a4-a3", "b4-b3", "f4-f3"].map((move) => warning(move, 3, "attackers", true));
    expect(moves([warning("g4-g3", 5, "attackers"), ...final])).toEqual(["a4-a3", "b4-b3", "f4-f3", "g4-g3"]);
  });

  it("of two others, those that have come about most often", () => {
    const others = [1, 3, 1, 2].map((times, at) => warning(`a${at + 1}-b${at + 1}`, times, null));
    expect(moves(others)).toEqual(["a2-b2", "a4-b4"]);
  });
});
