import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { PositionView } from "../api/shapes";
import { LinePlayer } from "./line.svelte";
import { numberOf, SOURCES } from "./sources";

const parts = import.meta.glob<string>("./*.svelte", { query: "?raw", import: "default", eager: true });

test("every source is cited, and nothing else is", () => {
  const cited = Object.values(parts)
    .flatMap((source) => [...source.matchAll(/(?:sources[:=]|lines:|guard:|net:)\s*\{?\[([^\]]*)\]/g)])
    .flatMap(([, list]) => [...list!.matchAll(/"([a-z]+)"/g)].map(([, id]) => id!));
  expect([...new Set(cited)].sort()).toEqual(SOURCES.map(({ id }) => id).sort());
  expect(() => numberOf("hearsay")).toThrow();
});

describe("a line that plays itself", () => {
  const line = { fen: "start", moves: ["d2-e2", "d3-e3", "e2-f2"] };
  const load = vi.fn(async ({ moves }: { moves?: string[] }) =>
    [0, 1, 2, 3].slice(0, moves!.length + 1).map((ply) => ({ ply }) as PositionView),
  );
  let player: LinePlayer;

  beforeEach(() => {
    vi.useFakeTimers();
    load.mockClear();
    player = new LinePlayer("wtf", 100, load as never);
    player.open(line);
  });
  afterEach(() => vi.useRealTimers());

  test("stands still until it is asked to play, and asks for nothing", async () => {
    await vi.advanceTimersByTimeAsync(1000);
    expect([player.ply, player.playing, player.shown]).toEqual([0, false, null]);
    expect(load).not.toHaveBeenCalled();
  });

  test("goes on to its end, stops there, and begins anew", async () => {
    await player.play();
    expect([player.ply, player.playing]).toEqual([1, true]);
    await vi.advanceTimersByTimeAsync(100);
    expect(player.ply).toBe(2);
    await vi.advanceTimersByTimeAsync(1000);
    expect([player.ply, player.playing]).toEqual([3, false]);
    await player.play();
    expect([player.ply, player.playing]).toEqual([0, true]);
    expect(load).toHaveBeenCalledTimes(1);
  });

  test("a step stops it, and does not leave the line", async () => {
    await player.play();
    await player.goTo(9);
    await vi.advanceTimersByTimeAsync(1000);
    expect([player.ply, player.playing]).toEqual([3, false]);
    await player.goTo(-1);
    expect(player.ply).toBe(0);
  });

  test("another line begins at its beginning", async () => {
    await player.play();
    player.open({ fen: "other", moves: ["a4-a5"] });
    await vi.advanceTimersByTimeAsync(1000);
    expect([player.ply, player.playing, player.fen]).toEqual([0, false, "other"]);
  });

  test("says why it cannot", async () => {
    load.mockRejectedValueOnce(new Error("away"));
    await player.play();
    expect(player.playing).toBe(false);
    expect(player.failure).not.toBe("");
    await player.goTo(1);
    expect([player.ply, player.failure]).toEqual([1, ""]);
  });
});
