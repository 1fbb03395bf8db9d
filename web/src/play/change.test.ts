import { expect, test } from "vitest";
import type { GameChange, GameView, MoveView } from "../api/shapes";
import { changed } from "./change";

const move = (text: string) => ({ text }) as MoveView;
const game = {
  id: "x7",
  version: 4,
  moves: [move("d2-e2"), move("d3-e3")],
  fens: ["start", "one", "two"],
  mine: true,
} as GameView;

test("a move is added to those that are known", () => {
  const change = { id: "x7", version: 5, since: 4, kept: 2, moves: [move("e2-f2")], fens: ["three"] } as GameChange;
  const after = changed(game, change);
  expect(after.moves.map(({ text }) => text)).toEqual(["d2-e2", "d3-e3", "e2-f2"]);
  expect(after).toMatchObject({ version: 5, fens: ["start", "one", "two", "three"], mine: true });
  expect(after).not.toHaveProperty("since");
});

test("moves that were taken back are gone", () => {
  const after = changed(game, {
    id: "x7",
    version: 5,
    since: 4,
    kept: 0,
    moves: [],
    fens: [],
  } as unknown as GameChange);
  expect(after).toMatchObject({ moves: [], fens: ["start"] });
});
