import { beforeEach, expect, test, vi } from "vitest";
import { offerAfter, type Result } from "./ladder.svelte";

/** Games at a level, each a letter: won, lost or drawn. */
function games(level: number, letters: string): Result[] {
  const won = { w: true, l: false, d: null } as const;
  return [...letters].map((letter, index) => ({ id: `${level}-${index}`, level, won: won[letter as "w" | "l" | "d"] }));
}

test.each([
  ["", null],
  ["w", null],
  ["ww", 4],
  ["www", 4],
  ["lww", 4],
  ["wlw", null],
  ["wdw", null],
  ["wwl", null],
  ["wwd", null],
  ["ll", null],
  ["lll", 2],
  ["wlll", 2],
  ["lldl", null],
])("at level 3, after %j, the offer is %j", (letters, offer) => {
  expect(offerAfter(games(3, letters), 3)).toBe(offer);
});

test("there is no level above the last and none below the first", () => {
  expect(offerAfter(games(8, "ww"), 8)).toBeNull();
  expect(offerAfter(games(1, "lll"), 1)).toBeNull();
});

test("games at another level neither count nor are forgotten", () => {
  expect(offerAfter([...games(2, "w"), ...games(3, "w")], 3)).toBeNull();
  expect(offerAfter([...games(3, "ww"), ...games(4, "lll")], 3)).toBeNull();
  expect(offerAfter([...games(3, "ww"), ...games(4, "lll")], 4)).toBe(3);
});

beforeEach(() => vi.resetModules());

test("each game counts once, and is kept", async () => {
  const ladder = await import("./ladder.svelte");
  ladder.noteResult("a", 1, true);
  ladder.noteResult("a", 1, true);
  expect(ladder.levelOffer(1)).toBeNull();
  ladder.noteResult("b", 1, true);
  expect(ladder.levelOffer(1)).toBe(2);
  vi.resetModules();
  const reloaded = await import("./ladder.svelte");
  expect(reloaded.levelOffer(1)).toBe(2);
  reloaded.noteResult("b", 1, false);
  expect(reloaded.levelOffer(1)).toBe(2);
});

test("rubbish in the storage is no game", async () => {
  localStorage.setItem("brandubh-ladder", '{"games": [null, 7, {"id": "a"}, {"id": "b", "level": 1, "won": "yes"}]}');
  const ladder = await import("./ladder.svelte");
  ladder.noteResult("c", 1, true);
  expect(ladder.levelOffer(1)).toBeNull();
});
