import { fireEvent, render, screen } from "@testing-library/svelte";
import { expect, test } from "vitest";
import type { GameTree } from "../../api/shapes";
import { Report } from "../report/report.svelte";
import { Study } from "../study.svelte";
import Moves from "./Moves.svelte";

const remarks = { comment: "", starting_comment: "", symbols: [], drawings: [] };

function study(): Study {
  const nodes = [
    { ...remarks, fen: "3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3 b" },
    { ...remarks, parent: 0, move: "d2-e2" },
    { ...remarks, parent: 1, move: "d3-f3", symbols: [2], comment: "too early" },
    { ...remarks, parent: 1, move: "c4-c3" },
  ];
  return new Study({ rules: "wtf", start: null, headers: {}, nodes } as GameTree);
}

test("the moves show signs, comments and variations, and lead to their positions", async () => {
  const game = study();
  render(Moves, { study: game, report: new Report(game) });
  expect(screen.getByText("too early")).toBeTruthy();
  expect(screen.getByRole("button", { name: /^d3-f3\s*\?$/ })).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name: "c4-c3" }));
  expect(game.tree.moves()).toEqual(["d2-e2", "c4-c3"]);
  expect(screen.getByRole("button", { name: "c4-c3" }).getAttribute("aria-current")).toBe("true");
});
