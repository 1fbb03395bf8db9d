// The keys of the board: an ARIA grid's, by what is seen on the screen.
import { place, SIZE, squareAt } from "./geometry";
import type { Square } from "./types";

const STEPS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export type Command = { kind: "go"; square: Square } | { kind: "choose" } | { kind: "cancel" } | { kind: "clear" };

type Key = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey">;

/** What a key asks for while a square has the focus; null: the key is not the board's. */
export function command(key: Key, square: Square, turned: boolean): Command | null {
  if (key.altKey || key.metaKey || (key.ctrlKey && key.key !== "Home" && key.key !== "End")) return null;
  const { column, row } = place(square, turned);
  const last = SIZE - 1;
  const go = (toColumn: number, toRow: number): Command => ({
    kind: "go",
    square: squareAt(Math.min(last, Math.max(0, toColumn)), Math.min(last, Math.max(0, toRow)), turned)!,
  });
  const step = STEPS[key.key];
  if (step) return go(column + step[0], row + step[1]);
  switch (key.key) {
    case "Home":
      return go(0, key.ctrlKey ? 0 : row);
    case "End":
      return go(last, key.ctrlKey ? last : row);
    case "PageUp":
      return go(column, 0);
    case "PageDown":
      return go(column, last);
    case "Enter":
    case " ":
      return { kind: "choose" };
    case "Escape":
      return { kind: "cancel" };
    case "Delete":
    case "Backspace":
      return { kind: "clear" };
    default:
      return null;
  }
}
