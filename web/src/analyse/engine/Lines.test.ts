import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeAll, expect, test, vi } from "vitest";
import type { LineView, PositionView } from "../../api/shapes";
import { fromView } from "../study.svelte";
import Lines from "./Lines.svelte";
import { Live } from "./live.svelte";

const START = "3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3 b";

function line(more: Partial<LineView>): LineView {
  const score = { centimen: -40, wins_in: null, chance: 0.45 };
  const counts = { seldepth: 9, nodes: 9, nps: 9, hashfull: 0, table_hits: 0 };
  return { kind: "line", rank: 1, depth: 9, ...counts, score, moves: ["d2-e2", "d3-f3"], uci: [], ...more };
}

function show(...lines: LineView[]) {
  const rest = { rules_id: "x", ply: 0, destinations: {}, king_threatened: false, last: null, warnings: [] };
  const study = fromView("wtf", null, { fen: START, turn: "attackers", outcome: null, ...rest } as PositionView);
  const live = new Live();
  live.lines = lines;
  render(Lines, { study, live, orientation: "defenders", rest: null, onpoint: vi.fn() });
  return study;
}

beforeAll(() => vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined })));

test("the engine says for whom an advantage is, and how deep it has looked", () => {
  show(line({}));
  const said = screen.getByRole("region", { name: "The engine’s opinion" }).textContent;
  expect(said).toContain("Attackers +0.4");
  expect(said).toContain("depth 9");
});

test.each([
  [12, "from the tables"],
  [0, "calculated to the end"],
])("a search that has seen the end, with %i table hits, is called %s", (table_hits, words) => {
  show(line({ depth: 6, table_hits, score: { centimen: null, wins_in: 3, chance: 1 } }));
  const said = screen.getByRole("region", { name: "The engine’s opinion" }).textContent;
  expect(said).toContain("Defenders: win in 3");
  expect(said).toContain(words);
  expect(said).not.toContain("depth");
});

test("a search that has seen everything does not boast of its depth", () => {
  show(line({ depth: 100 }));
  expect(screen.getByRole("region", { name: "The engine’s opinion" }).textContent).not.toContain("100");
});

test("a line is unfolded, and each of its moves can be played", async () => {
  const study = show(line({}));
  const second = screen.getByRole("button", { name: "d3-f3" });
  expect(second.tabIndex).toBe(-1);
  const unfold = screen.getByRole("button", { name: "Show the whole of line 1" });
  await fireEvent.click(unfold);
  expect(unfold.getAttribute("aria-expanded")).toBe("true");
  expect(second.tabIndex).toBe(0);
  await fireEvent.click(second);
  expect(study.tree.moves()).toEqual(["d2-e2", "d3-f3"]);
});
