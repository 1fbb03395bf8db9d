import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import Board from "./Board.svelte";
import MiniBoard from "./MiniBoard.svelte";
import PieceIcon from "./PieceIcon.svelte";
import type { BoardLabels, BoardProps, Editor, Move } from "./types";

const START = "3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3 b";
const AFTER = "3t3/3t3/3T3/ttTKTtt/3T3/4t2/3t3 w";
const destinations = { d2: ["c2", "e2", "g2"], d1: ["c1"] };

const labels: BoardLabels = {
  board: "The board",
  square: (square, piece, state) =>
    [
      square,
      piece ?? "empty",
      ...Object.entries(state).flatMap(([name, is]) => (is === true ? [name] : is || [])),
    ].join(" "),
};

class Pointer extends MouseEvent {
  readonly pointerId: number;
  readonly pointerType: string;
  constructor(type: string, init: PointerEventInit = {}) {
    super(type, init);
    this.pointerId = init.pointerId ?? 0;
    this.pointerType = init.pointerType ?? "mouse";
  }
}

beforeAll(() => {
  // jsdom knows no pointers and lays nothing out
  vi.stubGlobal("PointerEvent", Pointer);
  HTMLElement.prototype.setPointerCapture = () => undefined;
  HTMLElement.prototype.getBoundingClientRect = () => new DOMRect(0, 0, 700, 700);
});

let onmove: (move: Move) => unknown;

beforeEach(() => {
  onmove = vi.fn();
});

function show(props: Partial<BoardProps> = {}) {
  return render(Board, { fen: START, destinations, labels, onmove: (move: Move) => onmove(move), ...props });
}

const cell = (square: string) => screen.getByRole("gridcell", { name: new RegExp(`^${square} `) });
const name = (square: string) => cell(square).getAttribute("aria-label");
const grid = () => screen.getByRole("grid");

async function keys(...pressed: string[]) {
  for (const key of pressed) await fireEvent.keyDown(document.activeElement!, { key });
}

/** The middle of a square with the defenders at the bottom, for a pointer. */
function at(square: string) {
  const [file, rank] = ["abcdefg".indexOf(square[0]!), Number(square[1])];
  return { clientX: file * 100 + 50, clientY: (7 - rank) * 100 + 50, pointerId: 1, button: 0 };
}

async function press(square: string, more: object = {}) {
  await fireEvent.pointerDown(grid(), { ...at(square), ...more });
}

async function release(square: string, more: object = {}) {
  await fireEvent.pointerUp(grid(), { ...at(square), ...more });
}

async function drag(from: string, to: string, more: object = {}) {
  await press(from, more);
  await fireEvent.pointerMove(grid(), { ...at(to), ...more });
  await release(to, more);
}

test("the board is a grid of 49 named cells in 7 rows, one of them in the tab order", () => {
  show({ lastMove: { from: "a1", to: "d1" }, threatened: "d4" });
  expect(grid().getAttribute("aria-label")).toBe("The board");
  const rows = within(grid()).getAllByRole("row");
  expect(rows).toHaveLength(7);
  for (const row of rows) expect(within(row).getAllByRole("gridcell")).toHaveLength(7);
  expect(screen.getAllByRole("gridcell").filter((one) => one.tabIndex === 0)).toEqual([cell("d4")]);
  expect(name("d4")).toBe("d4 king threatened");
  expect(name("d1")).toBe("d1 attacker lastMove");
  expect(name("c4")).toBe("c4 defender");
});

test("a piece is moved by keyboard alone, and the cells say where it may go", async () => {
  show();
  cell("d4").focus();
  await keys("ArrowDown", "ArrowDown");
  expect(document.activeElement).toBe(cell("d2"));
  expect(cell("d2").getAttribute("aria-selected")).toBe("false");
  await keys("Enter");
  expect(cell("d2").getAttribute("aria-selected")).toBe("true");
  expect(name("d2")).toBe("d2 attacker selected");
  expect(name("e2")).toBe("e2 empty destination");
  await keys("ArrowRight", " ");
  expect(onmove).toHaveBeenCalledExactlyOnceWith({ from: "d2", to: "e2" });
  expect(document.activeElement).toBe(cell("e2"));
});

test("a move that ends the game is marked with what it brings, in words and by a shape of its own", async () => {
  const { container } = show({
    warned: [
      { from: "d2", to: "c2", verdict: "draw" },
      { from: "d2", to: "e2", verdict: "win" },
      { from: "d2", to: "g2", verdict: "loss" },
      { from: "d1", to: "c1", verdict: "loss" },
    ],
    destinations: { d2: ["a2", "c2", "e2", "g2"], d1: ["c1"] },
  });
  const shapes = () => [...container.querySelectorAll(".above [data-verdict]")].map(({ innerHTML }) => innerHTML);
  expect(name("g2")).toBe("g2 empty");
  expect(shapes()).toEqual([]);
  cell("d2").focus();
  await keys("Enter");
  expect(["a2", "c2", "e2", "g2"].map(name)).toEqual([
    "a2 empty destination",
    "c2 empty destination draw",
    "e2 empty destination win",
    "g2 empty destination loss",
  ]);
  const outlines = shapes().map((shape) => shape.replaceAll(/(fill|stroke)="#\w+"/g, ""));
  expect(new Set(outlines).size).toBe(3);
});

test("Escape puts the piece back, and is the host's key when none is picked up", async () => {
  const heard = vi.fn();
  addEventListener("keydown", heard);
  show();
  cell("d2").focus();
  await keys("Enter", "Escape");
  expect(name("d2")).toBe("d2 attacker");
  expect(heard).not.toHaveBeenCalled();
  await keys("Escape", "f");
  expect(heard).toHaveBeenCalledTimes(2);
  removeEventListener("keydown", heard);
});

test("turned round, the keys and the focus go with what is seen", async () => {
  const { rerender } = show();
  cell("d2").focus();
  await rerender({ orientation: "attackers" });
  await tick();
  expect(document.activeElement).toBe(cell("d2"));
  await keys("ArrowUp");
  expect(document.activeElement).toBe(cell("d1"));
  expect(screen.getAllByRole("gridcell")[0]).toBe(cell("g1"));
});

test("a piece is moved by click and click", async () => {
  show();
  await press("d2");
  expect(name("d2")).toBe("d2 attacker selected");
  await release("d2");
  expect(name("e2")).toBe("e2 empty destination");
  await press("e2");
  await release("e2");
  expect(onmove).toHaveBeenCalledExactlyOnceWith({ from: "d2", to: "e2" });
});

test("a second click puts the piece back, and a click elsewhere moves nothing", async () => {
  show();
  for (const square of ["d2", "d2"]) await press(square).then(() => release(square));
  expect(name("d2")).toBe("d2 attacker");
  for (const square of ["d2", "a7"]) await press(square).then(() => release(square));
  expect(name("d2")).toBe("d2 attacker");
  expect(onmove).not.toHaveBeenCalled();
});

test("a piece is moved by drag, and returns from where it may not go", async () => {
  show();
  await drag("d2", "a7");
  await drag("d4", "d2");
  expect(onmove).not.toHaveBeenCalled();
  await drag("d2", "c2");
  expect(onmove).toHaveBeenCalledExactlyOnceWith({ from: "d2", to: "c2" });
});

test("a screen reader's click counts", async () => {
  show();
  await fireEvent.click(cell("d2"));
  await fireEvent.click(cell("e2"));
  expect(onmove).toHaveBeenCalledExactlyOnceWith({ from: "d2", to: "e2" });
});

test("the piece stays on its new square until the host has answered", async () => {
  let answer = () => {};
  onmove = () => new Promise<void>((resolve) => (answer = resolve));
  const { rerender } = show();
  await drag("d2", "e2");
  expect([name("d2"), name("e2")]).toEqual(["d2 empty", "e2 attacker"]);
  await drag("d1", "c1"); // not before the host has answered
  expect(name("c1")).toBe("c1 empty");
  await rerender({ fen: AFTER, destinations: {}, lastMove: { from: "d2", to: "e2" } });
  answer();
  expect([name("d2"), name("e2")]).toEqual(["d2 empty lastMove", "e2 attacker lastMove"]);
});

test("a move that the host refuses is undone", async () => {
  show();
  await drag("d2", "e2");
  await vi.waitFor(() => expect(name("d2")).toBe("d2 attacker"));
  expect(name("e2")).toBe("e2 empty");
});

test("a whole game can be played on: the moved man is the same element, the captured one leaves", async () => {
  const { container, rerender } = show({ fen: "7/7/7/7/1tT3t/7/3K3 b", destinations: { g3: ["d3"] } });
  const men = () => [...container.querySelectorAll(".man:not(.gone)")];
  const before = men();
  await rerender({
    fen: "7/7/7/7/1t1t3/7/3K3 w",
    destinations: {},
    lastMove: { from: "g3", to: "d3" },
    captures: [{ square: "c3", piece: "defender", captors: ["b3", "d3"] }],
  });
  expect(men()).toHaveLength(3);
  expect(before).toEqual(expect.arrayContaining(men()));
  expect(container.querySelectorAll(".gone.taken")).toHaveLength(1);
  expect(container.querySelectorAll(".captor")).toHaveLength(2);
});

test("with nowhere to go the board can be read only", async () => {
  show({ destinations: {}, onmove: undefined });
  expect(grid().getAttribute("aria-readonly")).toBe("true");
  await fireEvent.click(cell("d2"));
  expect(name("d2")).toBe("d2 attacker");
  expect(cell("d2").getAttribute("aria-selected")).toBeNull();
});

test("arrows are drawn with the right button", async () => {
  const onarrow = vi.fn();
  show({ onarrow });
  await drag("d2", "e2", { button: 2 });
  await drag("d4", "d4", { button: 2, shiftKey: true });
  expect(onarrow.mock.calls).toEqual([
    ["d2", "e2", "green"],
    ["d4", "d4", "red"],
  ]);
  expect(onmove).not.toHaveBeenCalled();
});

test("with a pen every press draws, and moves nothing", async () => {
  const onarrow = vi.fn();
  show({ onarrow, pen: "blue" });
  await drag("d2", "e2");
  await press("d2").then(() => release("d2"));
  expect(onarrow.mock.calls).toEqual([
    ["d2", "e2", "blue"],
    ["d2", "d2", "blue"],
  ]);
  expect(onmove).not.toHaveBeenCalled();
});

test("the editor places by click and by keyboard, and carries off the board", async () => {
  const editor: Editor = { piece: "king", onplace: vi.fn(), onmovepiece: vi.fn() };
  const { rerender } = show({ editor });
  await press("a1").then(() => release("a1"));
  expect(editor.onplace).toHaveBeenLastCalledWith("a1", "king");
  cell("d2").focus();
  await keys("Enter");
  expect(editor.onplace).toHaveBeenLastCalledWith("d2", "king");
  await keys("Delete");
  expect(editor.onplace).toHaveBeenLastCalledWith("d2", null);
  await rerender({ editor: { ...editor, piece: null } });
  await keys("Enter", "ArrowRight", "Enter");
  expect(editor.onmovepiece).toHaveBeenLastCalledWith("d2", "e2");
  await press("d4");
  await fireEvent.pointerMove(grid(), { ...at("d4"), clientX: 900 });
  await release("d4", { clientX: 900 });
  expect(editor.onmovepiece).toHaveBeenLastCalledWith("d4", null);
});

test("a wrong move is told to the host, by click, by drag and by keyboard", async () => {
  const onrefuse = vi.fn();
  show({ onrefuse });
  for (const square of ["d2", "a7"]) await press(square).then(() => release(square));
  expect(onrefuse).toHaveBeenLastCalledWith({ from: "d2", to: "a7" });
  await drag("d2", "d5");
  expect(onrefuse).toHaveBeenLastCalledWith({ from: "d2", to: "d5" });
  await drag("d3", "e3");
  expect(onrefuse, "a piece that cannot be moved now").toHaveBeenLastCalledWith({ from: "d3", to: "e3" });
  cell("d4").focus();
  await keys("Enter");
  expect(onrefuse).toHaveBeenLastCalledWith({ from: "d4", to: "d4" });
  expect(onrefuse).toHaveBeenCalledTimes(4);
});

test("an empty square, a swipe over one and a piece let go beside the board are nothing wrong", async () => {
  const onrefuse = vi.fn();
  show({ onrefuse });
  await press("a1").then(() => release("a1"));
  await drag("a1", "a3");
  await press("d2");
  await fireEvent.pointerMove(grid(), { ...at("d2"), clientX: 900 });
  await release("d2", { clientX: 900 });
  expect(onrefuse).not.toHaveBeenCalled();
});

test("each ending is shown on its squares", async () => {
  const { container, rerender } = show({ ending: { kind: "escape", squares: ["g1"] } });
  expect(container.querySelectorAll(".open path")).toHaveLength(4);
  await rerender({ ending: { kind: "encirclement", squares: ["c4", "d5", "e4", "d3"] } });
  expect(container.querySelectorAll(".draw")).toHaveLength(2);
  await rerender({ ending: { kind: "capture", squares: ["b3", "d3"] } });
  expect(container.querySelectorAll(".fade circle")).toHaveLength(4);
  await rerender({ ending: { kind: "agreement", squares: [] } });
  expect(container.querySelectorAll(".fade, .draw, .open")).toHaveLength(0);
});

test("two boards on a page share no id, and refer to nothing that is not there", () => {
  show();
  show({ theme: "slate", pieces: "pegs", coordinates: false });
  render(MiniBoard, { fen: START, pieces: "flat", label: "A small board", marks: [{ square: "d5", shape: "cross" }] });
  render(PieceIcon, { piece: "king", label: "King" });
  const ids = [...document.querySelectorAll("[id]")].map((element) => element.id);
  expect(new Set(ids).size).toBe(ids.length);
  const text = document.body.innerHTML;
  for (const [, id] of text.matchAll(/(?:href="#|url\(#)([^")]+)/g)) expect(ids).toContain(id);
  expect(screen.getByRole("img", { name: "A small board" })).toBeTruthy();
});
