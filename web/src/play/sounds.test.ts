import { expect, test, vi } from "vitest";
import type { GameView, Side } from "../api/shapes";
import { LOW, soundOf, warnOfTime } from "./sounds";

function view(plies: number, more: object = {}): GameView {
  const moves = Array.from({ length: plies }, () => ({ captures: [] }));
  return { mine: true, moves, outcome: null, position: { turn: "attackers" }, ...more } as unknown as GameView;
}

test("a move is heard, and what it did", () => {
  const took = { moves: [{ captures: [] }, { captures: ["d3"] }] };
  expect(soundOf(view(2), view(1), "attackers", false)).toBe("move");
  expect(soundOf(view(0, took), view(1), "attackers", false)).toBe("capture");
  expect(soundOf(view(2, { outcome: {} }), view(1), "attackers", false)).toBe("end");
  expect(soundOf(view(1), null, "attackers", false)).toBe("move");
  expect(soundOf(view(2), null, "attackers", false)).toBeNull();
  expect(soundOf(view(1), view(2), "attackers", false)).toBeNull();
});

test("whoever looks elsewhere is told of their turn", () => {
  expect(soundOf(view(2), view(1), "attackers", true)).toBe("turn");
  expect(soundOf(view(2), view(1), "defenders", true)).toBe("move");
  expect(soundOf(view(2, { mine: false }), view(1), "attackers", true)).toBe("move");
});

test("time running out is told of the own clock alone, and once", () => {
  vi.useFakeTimers();
  const clocked = (running: Side, left: number) => view(2, { clock: { running, attackers: left, defenders: left } });
  const now = performance.now();
  expect(warnOfTime(clocked("attackers", LOW + 5000), "attackers", now)).toBeTypeOf("function");
  expect(warnOfTime(clocked("attackers", LOW - 1), "attackers", now)).toBeUndefined();
  expect(warnOfTime(clocked("defenders", LOW + 5000), "attackers", now)).toBeUndefined();
  expect(warnOfTime(clocked("defenders", LOW + 5000), null, now)).toBeTypeOf("function");
  vi.useRealTimers();
});
