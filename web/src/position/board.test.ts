import { expect, test } from "vitest";
import type { MoveView, OutcomeView, PositionView } from "../api/shapes";
import { boardOf } from "./board";

const VIEW: PositionView = {
  fen: "7/7/7/3K3/7/7/t6 w",
  rules_id: "x",
  turn: "defenders",
  ply: 1,
  destinations: { d4: ["d5"] },
  king_threatened: true,
  last: null,
  outcome: null,
  warnings: [],
};

test("a threat to the king is shown while the defenders can meet it", () => {
  expect(boardOf(VIEW).threatened).toBe("d4");
  expect(boardOf({ ...VIEW, turn: "attackers" }).threatened).toBeNull();
  expect(boardOf({ ...VIEW, king_threatened: false }).threatened).toBeNull();
});

test("the last move is shown with what it took, and the square that helped", () => {
  const capture = { square: "b1", piece: "defender", captors: ["c1"], hostile: ["a1"], clause: "capture" };
  const last = { from_square: "c3", to_square: "c1", captures: [capture] } as unknown as MoveView;
  const { lastMove, captures } = boardOf({ ...VIEW, last });
  expect(lastMove).toEqual({ from: "c3", to: "c1" });
  expect(captures).toMatchObject([{ square: "b1", captors: ["c1"], hostile: "a1" }]);
  expect(boardOf(VIEW)).toMatchObject({ lastMove: null, captures: [], ending: null });
});

test("an ending is shown by its squares, a fatal repetition by its move", () => {
  const outcome: OutcomeView = { winner: "defenders", termination: "escape", squares: ["a1"], clause: "escape" };
  expect(boardOf({ ...VIEW, outcome }).ending).toEqual({ kind: "escape", squares: ["a1"] });
  const move = { move: "d4-d5", from_square: "d4", to_square: "d5", occurrences: 3, loser: null, final: true };
  expect(boardOf({ ...VIEW, warnings: [move] }).warned).toEqual([{ from: "d4", to: "d5", verdict: "draw" }]);
});
