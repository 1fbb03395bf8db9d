import { expect, test } from "vitest";
import { isPacked, pack, unpack } from "./link";

const GAME = '[Attackers "Sigrid"]\n[Defenders "Branán"]\n\n1. d2-e2 {ní hea} d3-f3 2. e2-e3 *\n';

test("a game comes out of its link as it went in", async () => {
  const hash = await pack(GAME);
  expect(hash).toMatch(/^g\.[A-Za-z0-9_-]+$/);
  expect(isPacked(hash)).toBe(true);
  expect(await unpack(hash)).toBe(GAME);
});

test("a long game makes a short link", async () => {
  const long = GAME.repeat(50);
  expect((await pack(long)).length).toBeLessThan(long.length / 10);
});

test("a place on a page is no game", () => {
  expect(isPacked("turning-points")).toBe(false);
  expect(isPacked("")).toBe(false);
});

test("a link that was cut is an error", async () => {
  const hash = await pack(GAME);
  await expect(unpack(hash.slice(0, -12))).rejects.toThrow();
  await expect(unpack("g.***")).rejects.toThrow();
});
