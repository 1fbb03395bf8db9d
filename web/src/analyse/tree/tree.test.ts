import { describe, expect, test } from "vitest";
import type { GameTree, TreeNode } from "../../api/shapes";
import { PENS } from "../../board";
import { arrowOf, drawingText } from "./drawings";
import { layout } from "./layout";
import { signsOf } from "./symbols";
import { MoveTree, ROOT } from "./tree.svelte";

const remarks = { comment: "", starting_comment: "", symbols: [], drawings: [] };
const node = (parent: number | null, move: string | null, more: Partial<TreeNode> = {}): TreeNode => ({
  ...remarks,
  parent,
  move,
  ...more,
});

/** 1. d2-e2 d3-f3 (1… c4-c3 2. b4-b3 (2. a4-a5)) 2. e2-e3 */
function example(): MoveTree {
  const nodes = [
    node(null, null, { fen: "3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3 b" }),
    node(0, "d2-e2"),
    node(1, "d3-f3"),
    node(2, "e2-e3"),
    node(1, "c4-c3"),
    node(4, "b4-b3"),
    node(4, "a4-a5"),
  ];
  return new MoveTree({ rules: "wtf", start: null, headers: {}, nodes } as GameTree);
}

describe("the tree of a game", () => {
  test("is read from the server's nodes", () => {
    const tree = example();
    expect(tree.line()).toEqual([0, 1, 2, 3]);
    expect(tree.node(3).ply).toBe(3);
    expect(tree.moves(6)).toEqual(["d2-e2", "c4-c3", "a4-a5"]);
    expect(tree.line()).toEqual([0, 1, 2, 3]);
  });

  test("is sent as it was read", () => {
    const sent = example().toNodes();
    expect(sent.map(({ parent, move }) => [parent, move])).toEqual([
      [null, null],
      [0, "d2-e2"],
      [1, "d3-f3"],
      [2, "e2-e3"],
      [1, "c4-c3"],
      [4, "b4-b3"],
      [4, "a4-a5"],
    ]);
    expect(new MoveTree({ rules: "wtf", nodes: sent } as GameTree).toNodes()).toEqual(sent);
  });

  test("is walked along its main line and between its variations", () => {
    const tree = example();
    tree.last();
    expect(tree.current).toBe(3);
    tree.previous();
    expect(tree.beside(1)).toBe(true);
    expect(tree.current).toBe(4);
    tree.next();
    expect(tree.current).toBe(5);
    tree.first();
    tree.previous();
    expect(tree.current).toBe(ROOT);
    expect(tree.beside(1)).toBe(false);
  });

  test("gets a move only once, whether its captures are written or not", () => {
    const tree = example();
    expect(tree.add(1, "d3-f3xf4", "somewhere")).toBe(2);
    expect(tree.node(2).fen).toBe("somewhere");
    const fresh = tree.add(1, "e4-e3");
    expect(tree.node(1).children).toEqual([2, 4, fresh]);
    expect(tree.addLine(0, ["d2-e2", "d3-f3", "g4-g3"])).toBe(fresh + 1);
  });

  test("lets a variation become the main line", () => {
    const tree = example();
    tree.goTo(6);
    expect(tree.variation()).toBe(6);
    tree.promote();
    expect(tree.node(4).children).toEqual([6, 5]);
    tree.promote();
    expect(tree.line()).toEqual([0, 1, 4, 6]);
    expect(tree.variation()).toBe(null);
  });

  test("loses what is deleted, steps out of it, and gets it back", () => {
    const tree = example();
    tree.goTo(3);
    tree.remove(2);
    expect(tree.current).toBe(1);
    expect(tree.line()).toEqual([0, 1, 4, 5]);
    expect(tree.toNodes()).toHaveLength(5);
    tree.restore();
    expect(tree.line()).toEqual([0, 1, 2, 3]);
    expect(tree.current).toBe(2);
    tree.remove(ROOT);
    expect(tree.toNodes()).toHaveLength(7);
  });

  test("has one sign of each move at most, and leaves other programs' numbers alone", () => {
    const tree = example();
    tree.node(1).symbols = [146];
    tree.toggleSymbol(1, 1);
    tree.toggleSymbol(1, 5);
    expect(tree.node(1).symbols).toEqual([5, 146]);
    tree.toggleSymbol(1, 5);
    expect(tree.node(1).symbols).toEqual([146]);
  });
});

describe("what is said of a move", () => {
  test("is one sign for it and one for the position, the move's first", () => {
    const tree = example();
    for (const symbol of [13, 1, 2, 16]) tree.toggleSymbol(1, symbol);
    expect(tree.node(1).symbols).toEqual([2, 16]);
    expect(signsOf(tree.node(1).symbols).map(({ text }) => text)).toEqual(["?", "±"]);
    tree.toggleSymbol(1, 2);
    expect(tree.node(1).symbols).toEqual([16]);
  });

  test("are drawings in four colours, which are drawn over and wiped off", () => {
    const tree = example();
    for (const pen of PENS) tree.toggleDrawing(2, drawingText("d2", "e2", pen));
    tree.toggleDrawing(2, drawingText("d4", "d4", "blue"));
    expect(tree.node(2).drawings).toEqual(["Yd2e2", "Bd4"]);
    expect(tree.node(2).drawings.map(arrowOf)).toEqual([
      { from: "d2", to: "e2", color: "yellow" },
      { from: "d4", to: "d4", color: "blue" },
    ]);
    tree.toggleDrawing(2, "Bd4");
    expect(tree.toNodes()[2]!.drawings).toEqual(["Yd2e2"]);
  });

  test("is found again by the moves that lead to it", () => {
    const tree = example();
    expect(tree.follow(["d2-e2", "c4-c3", "a4-a5"])).toBe(6);
    expect(tree.follow(["d2-e2", "g4-g5"])).toBe(1);
    expect(tree.follow([])).toBe(ROOT);
  });
});

describe("the layout", () => {
  test("puts variations below the move they replace, and goes on in the right column", () => {
    const [first, aside, second] = layout(example(), "attackers");
    expect(first).toEqual({ kind: "row", number: 1, cells: [1, 2] });
    expect(aside).toMatchObject({ kind: "aside", of: 2, comment: "" });
    expect(second).toEqual({ kind: "row", number: 2, cells: [3, null] });
  });

  test("writes variations with numbers where they are needed", () => {
    const aside = layout(example(), "attackers")[1];
    if (aside?.kind !== "aside") throw new Error("no aside");
    const text = aside.variations[0]!.map((token) =>
      token.kind === "move" ? token.number + token.node : token.kind === "comment" ? token.text : token.kind,
    );
    expect(text).toEqual(["1…4", "2.5", "open", "2.6", "close"]);
  });

  test("breaks a row after a comment", () => {
    const tree = example();
    tree.remove(4);
    tree.node(1).comment = "the usual beginning";
    expect(layout(tree, "attackers")).toEqual([
      { kind: "row", number: 1, cells: [1, null] },
      { kind: "aside", of: 1, comment: "the usual beginning", variations: [] },
      { kind: "row", number: 1, cells: [null, 2] },
      { kind: "row", number: 2, cells: [3, null] },
    ]);
  });
});
