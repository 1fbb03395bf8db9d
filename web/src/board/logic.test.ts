import { expect, test } from "vitest";
import { paint, palette, pieceDefinitions } from "./art";
import art from "./art.json";
import { moved, press, squareBelow } from "./drag";
import { carried, readPlacement } from "./fen";
import { center, place, rows, squareAt } from "./geometry";
import { command } from "./keyboard";
import { follow } from "./motion";
import { choose, clear, drop, isDestination, isMovable, type Table } from "./select";
import { arrow, jaw, ringOrder, ringPath } from "./shapes";
import type { Editor, PieceSet, Theme } from "./types";

const START = "3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3 b";

// Geometry

test.each([false, true])("every square is where it is found, turned: %s", (turned) => {
  for (const square of rows(turned).flat()) {
    const { column, row } = place(square, turned);
    expect(squareAt(column + 0.5, row + 0.99, turned)).toBe(square);
  }
});

test("rank 1 is at the defenders' side, rank 7 at the attackers'", () => {
  expect(rows(false)[6]).toEqual(["a1", "b1", "c1", "d1", "e1", "f1", "g1"]);
  expect(rows(true)[6]).toEqual(["g7", "f7", "e7", "d7", "c7", "b7", "a7"]);
  expect(center("a1", false)).toEqual({ x: 50, y: 650 });
});

test("beside the board there is no square", () => {
  expect(squareAt(-0.1, 3, false)).toBeNull();
  expect(squareAt(3, 7, false)).toBeNull();
  expect(squareAt(NaN, 3, false)).toBeNull();
  expect(() => place("h1", false)).toThrow("a1 to g7");
});

// Position text

test("a position text is read whatever follows the pieces", () => {
  const placement = readPlacement(START);
  expect(placement.size).toBe(13);
  expect([placement.get("d4"), placement.get("c4"), placement.get("a4"), placement.get("a1")]).toEqual([
    "king",
    "defender",
    "attacker",
    undefined,
  ]);
  expect(readPlacement("34/7/7/7/7/7/6K")).toEqual(new Map([["g1", "king"]]));
});

test.each(["", "7/7/7/7/7/7", "8/7/7/7/7/7/7", "7/7/7/3x3/7/7/7", "7/7/7/ttttttttt/7/7/7"])("%o is refused", (fen) => {
  expect(() => readPlacement(fen)).toThrow();
});

test("a piece is carried elsewhere, or off the board, and nothing is carried from an empty square", () => {
  const placement = readPlacement(START);
  expect(carried(placement, { from: "d2", to: "e2" }).get("e2")).toBe("attacker");
  expect(carried(placement, { from: "d2", to: null }).size).toBe(12);
  expect(carried(placement, { from: "a1", to: "a2" })).toBe(placement);
});

// Motion

test("the moved man keeps its key, and the captured one is gone", () => {
  const one = follow(null, readPlacement("7/7/7/7/1tT3t/7/3K3"), null);
  const two = follow(one, readPlacement("7/7/7/7/1t1t3/7/3K3"), { from: "g3", to: "d3" });
  const key = (scene: typeof one, square: string) => scene.men.find((man) => man.square === square)?.key;
  expect(key(two, "d3")).toBe(key(one, "g3"));
  expect(key(two, "b3")).toBe(key(one, "b3"));
  expect(two.gone.map(({ square, kind }) => [square, kind])).toEqual([["c3", "defender"]]);
  expect(two.men.some((man) => man.fresh)).toBe(false);
});

test("taking the capture back brings a fresh man, and the mover returns", () => {
  const one = follow(null, readPlacement("7/7/7/7/1t1t3/7/3K3"), null);
  const two = follow(one, readPlacement("7/7/7/7/1tT3t/7/3K3"), null);
  expect(two.men.find((man) => man.square === "g3")?.key).toBe(one.men.find((man) => man.square === "d3")?.key);
  expect(two.men.filter((man) => man.fresh).map((man) => man.square)).toEqual(["c3"]);
  expect(two.gone).toEqual([]);
});

test("men keep their order, so that none is moved in the document", () => {
  const one = follow(null, readPlacement(START), null);
  const two = follow(one, readPlacement("3t3/3t3/3T3/ttTKTtt/3T3/4t2/3t3"), { from: "d2", to: "e2" });
  expect(two.men.map((man) => man.key)).toEqual([...two.men.map((man) => man.key)].sort((a, b) => a - b));
});

// Choosing squares

const playing: Table = {
  placement: readPlacement(START),
  destinations: { d2: ["c2", "e2"], d1: ["c1"] },
  editor: null,
};

function editing(piece: Editor["piece"]): Table {
  return { ...playing, destinations: {}, editor: { piece, onplace: () => {}, onmovepiece: () => {} } };
}

test("a piece is picked up and put down on a square it may go to", () => {
  expect(choose(null, "d2", playing)).toEqual({ selected: "d2", act: null });
  expect(choose("d2", "e2", playing)).toEqual({ selected: null, act: { kind: "move", from: "d2", to: "e2" } });
});

test("another piece may be picked up instead, the same one is put back, and elsewhere nothing happens", () => {
  expect(choose("d2", "d1", playing)).toEqual({ selected: "d1", act: null });
  expect(choose("d2", "d2", playing)).toEqual({ selected: null, act: null });
  expect(choose("d2", "g7", playing)).toEqual({ selected: null, act: { kind: "refuse", from: "d2", to: "g7" } });
  expect(choose("d2", "d4", playing)).toEqual({ selected: null, act: { kind: "refuse", from: "d2", to: "d4" } });
  expect(choose(null, "d4", playing)).toEqual({ selected: null, act: { kind: "refuse", from: "d4", to: "d4" } });
  expect(choose(null, "a1", playing)).toEqual({ selected: null, act: null });
});

test("only what may move can be picked up", () => {
  expect(["d1", "d4", "c2"].map((square) => isMovable(square, playing))).toEqual([true, false, false]);
  expect([isDestination("d2", "e2", playing), isDestination(null, "e2", playing)]).toEqual([true, false]);
});

test("a dragged piece falls on its destination, stays in hand at home, and returns from anywhere else", () => {
  expect(drop("d2", "c2", playing).act).toEqual({ kind: "move", from: "d2", to: "c2" });
  expect(drop("d2", "d2", playing)).toEqual({ selected: "d2", act: null });
  expect(drop("d2", "a7", playing)).toEqual({ selected: null, act: { kind: "refuse", from: "d2", to: "a7" } });
  expect(drop("d2", null, playing)).toEqual({ selected: null, act: null });
});

test("the editor places, replaces, erases and carries", () => {
  expect(choose(null, "a1", editing("king")).act).toEqual({ kind: "place", square: "a1", piece: "king" });
  expect(choose(null, "d4", editing("king")).act).toEqual({ kind: "place", square: "d4", piece: null });
  expect(choose(null, "d4", editing("erase")).act).toEqual({ kind: "place", square: "d4", piece: null });
  expect(choose(null, "a1", editing("erase")).act).toBeNull();
  expect(choose("d4", "a1", editing(null)).act).toEqual({ kind: "carry", from: "d4", to: "a1" });
  expect(drop("d4", null, editing(null)).act).toEqual({ kind: "carry", from: "d4", to: null });
  expect(clear("d4", editing(null)).act).toEqual({ kind: "place", square: "d4", piece: null });
  expect(clear("d4", playing).act).toBeNull();
});

// Keyboard and pointer

test("keys go by what is seen on the screen", () => {
  const key = (name: string, square: string, turned = false, ctrlKey = false) =>
    command({ key: name, ctrlKey, altKey: false, metaKey: false }, square, turned);
  expect(key("ArrowUp", "d4")).toEqual({ kind: "go", square: "d5" });
  expect(key("ArrowUp", "d4", true)).toEqual({ kind: "go", square: "d3" });
  expect(key("ArrowLeft", "a4")).toEqual({ kind: "go", square: "a4" });
  expect(key("Home", "d4")).toEqual({ kind: "go", square: "a4" });
  expect(key("End", "d4", true)).toEqual({ kind: "go", square: "a4" });
  expect(key("Home", "d4", false, true)).toEqual({ kind: "go", square: "a7" });
  expect(key("End", "d4", false, true)).toEqual({ kind: "go", square: "g1" });
  expect(key(" ", "d4")).toEqual({ kind: "choose" });
  expect(key("Escape", "d4")).toEqual({ kind: "cancel" });
  expect(key("f", "d4")).toBeNull();
  expect(key("ArrowUp", "d4", false, true)).toBeNull();
});

test("a press becomes a drag beyond a slack, larger for a finger", () => {
  const area = { left: 100, top: 50, width: 700, height: 700 };
  const at = { pointerId: 1, clientX: 450, clientY: 400 };
  const mouse = press({ ...at, pointerType: "mouse" }, area, false)!;
  const finger = press({ ...at, pointerType: "touch" }, area, false)!;
  expect(mouse.square).toBe("d4");
  expect(moved(mouse, { clientX: 452, clientY: 401 }).dragging).toBe(false);
  expect(moved(mouse, { clientX: 455, clientY: 400 }).dragging).toBe(true);
  expect(moved(finger, { clientX: 455, clientY: 400 }).dragging).toBe(false);
  expect(squareBelow({ clientX: 99, clientY: 400 }, area, false)).toBeNull();
  expect(press({ ...at, clientX: 0, pointerType: "mouse" }, area, false)).toBeNull();
});

// Drawings

test("an arrow spans its squares and leaves its ends free", () => {
  const { path, transform } = arrow({ x: 50, y: 50 }, { x: 350, y: 50 }, [33, 10], 1);
  expect(path).toBe("M33 -6H258V-18L290 0L258 18V6H33Z");
  expect(transform).toBe("translate(50 50) rotate(0)");
});

test("a ring goes once through all its squares, whatever their order", () => {
  const squares = ["d6", "d2", "b4", "f4", "c5", "e5", "c3", "e3"];
  const order = ringOrder(squares);
  expect([...order].sort()).toEqual([...squares].sort());
  expect(order.join()).toMatch(/^b4,c3,d2,e3,f4,e5,d6,c5$|^b4,c5,d6,e5,f4,e3,d2,c3$/);
  expect(ringPath(squares, false).match(/C/g)).toHaveLength(8);
});

test("men beside a ring do not bend it inwards, and no ring is drawn through an open row", () => {
  expect(ringOrder(["b2", "c1", "d1", "e2", "c3", "d3", "b3"])).toHaveLength(7);
  expect(ringOrder(["a1", "b1", "c1"])).toEqual([]);
  expect(ringPath(["a1", "b1", "c1"], false)).toBe("");
});

test("the jaws of a capture point at the captured piece", () => {
  expect(jaw("c3", "b3", false)).toBe("translate(200 450) rotate(0)");
  expect(jaw("c3", "b3", true)).toBe("translate(500 250) rotate(180)");
});

test.each(Object.keys(art.themes) as Theme[])("all drawings are coloured in %s", (theme) => {
  for (const set of Object.keys(art.pieces) as PieceSet[]) {
    const drawn = pieceDefinitions(set, palette(theme), "x");
    expect(drawn).not.toMatch(/[{}]|undefined|style=/);
    expect(drawn).toContain('id="x-king"');
  }
  for (const { wood } of Object.values(art.boards)) {
    expect(paint(wood + art.grid, palette(theme), "x")).not.toMatch(/[{}]|undefined|style=/);
  }
});
