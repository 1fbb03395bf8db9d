import { afterEach, describe, expect, test, vi } from "vitest";
import type { GameTree, ReportStep, TreeNode } from "../../api/shapes";
import { Study } from "../study.svelte";
import { Report } from "./report.svelte";

const START = "3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3 b";

function node(parent: number | null, move: string | null): TreeNode {
  return {
    parent,
    move,
    fen: parent === null ? START : null,
    comment: "",
    starting_comment: "",
    symbols: [],
    drawings: [],
  };
}

/** 1. d2-e2 d3-f3 2. b4-b3 (2. e2-e3), with a report on it that is on its way. */
function reported(...steps: Partial<ReportStep>[]): Report {
  const nodes = [node(null, null), node(0, "d2-e2"), node(1, "d3-f3"), node(2, "b4-b3"), node(2, "e2-e3")];
  const empty = {
    move: null,
    side: null,
    loss: null,
    accuracy: null,
    judgement: null,
    best: null,
    best_line: [],
    line: [],
  };
  const lines = steps.map((step, ply) =>
    JSON.stringify({
      kind: "step",
      ply,
      fen: START,
      score: { centimen: 30, wins_in: null, chance: 0.5 },
      ...empty,
      ...step,
    }),
  );
  vi.stubGlobal("fetch", async () => new Response(lines.join("\n") + "\n"));
  return new Report(new Study({ rules: "wtf", start: null, headers: {}, nodes } as GameTree));
}

afterEach(() => vi.unstubAllGlobals());

describe("a report", () => {
  test("gives a flawed move its sign, and the better line as a variation that says so", async () => {
    const blunder = { judgement: "blunder" as const, best: "d2-b2", best_line: ["d2-b2", "c4-c3", "a4-a5"] };
    const report = reported({}, blunder, { judgement: "good" });
    await report.run();
    report.annotate();
    const { tree } = report.study;
    const [played, better] = tree.node(0).children;
    expect(tree.node(played).symbols).toEqual([4]);
    expect(tree.node(better).startingComment).toBe("better:");
    expect(tree.moves(tree.line(better).at(-1))).toEqual(blunder.best_line);
    expect(tree.node(2).symbols).toEqual([]);
    expect(tree.node(1).children).toEqual([2]);
  });

  test("leaves what the player wrote: a sign, and a variation that was there", async () => {
    const mistake = { judgement: "mistake" as const, best: "e2-e3", best_line: ["e2-e3", "f3-f2"] };
    const report = reported({}, {}, {}, mistake);
    const { tree } = report.study;
    tree.toggleSymbol(3, 1);
    await report.run();
    report.annotate();
    report.annotate();
    expect(tree.node(3).symbols).toEqual([1]);
    expect(tree.node(4).startingComment).toBe("");
    expect(tree.node(2).children).toEqual([3, 4]);
    expect(tree.line(4).map((at) => tree.node(at).move)).toEqual(mistake.best_line);
  });

  test("steps through a side's flaws of a kind, and begins again", async () => {
    const blunder = { side: "attackers" as const, judgement: "blunder" as const };
    const report = reported({}, blunder, { side: "defenders", judgement: "blunder" }, blunder);
    await report.run();
    const { tree } = report.study;
    const walked = [1, 2, 3].map(() => {
      report.goToNext("attackers", "blunder");
      return tree.current;
    });
    expect(walked).toEqual([1, 3, 1]);
    report.goToNext("defenders", "inaccuracy");
    expect(tree.current).toBe(1);
  });

  test("knows how far it is, what the positions are worth, and what is worth trying again", async () => {
    const inaccuracy = { side: "attackers" as const, judgement: "inaccuracy" as const };
    const blunder = { side: "defenders" as const, judgement: "blunder" as const };
    const won = { score: { centimen: null, wins_in: -3, chance: 0 } };
    const report = reported({}, inaccuracy, { ...blunder, ...won });
    await report.run();
    expect(report.running).toBe(false);
    expect(report.progress).toBe(3 / 4);
    expect(report.mistakes("attackers")).toEqual([]);
    expect(report.mistakes("defenders")).toEqual([report.stepAt(2)]);
    expect(report.study.tree.node(1).evaluation).toBe("0.30");
    expect(report.study.tree.node(2).evaluation).toBe("#-3");
    expect(report.stepAt(4)).toBeUndefined();
  });
});
