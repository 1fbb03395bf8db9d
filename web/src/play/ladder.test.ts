import { beforeEach, expect, test, vi } from "vitest";
import type { GameView } from "../api/shapes";
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

test("only the end of one's own game against the computer counts, when it is seen", async () => {
  const ladder = await import("./ladder.svelte");
  const person = { kind: "person", level: null, name: null };
  const computer = { ...person, kind: "computer", level: 4 };
  const open = { id: "a", mine: true, outcome: null, players: { attackers: computer, defenders: person } };
  const won = { ...open, outcome: { winner: "defenders" } };
  const end = (view: object, before: object | null) => ladder.noteEnd(view as GameView, before as GameView | null);
  end(open, { ...open });
  end(won, null);
  end(won, won);
  end({ ...won, mine: false }, open);
  end({ ...won, players: { attackers: person, defenders: person } }, open);
  end(won, { ...open, id: "before" });
  expect(localStorage.getItem("brandubh-ladder")).toBeNull();
  end(won, open);
  end({ ...won, id: "b" }, { ...open, id: "b" });
  expect(ladder.levelOffer(4)).toBe(5);
  end({ ...open, id: "c", outcome: { winner: null } }, { ...open, id: "c" });
  expect(ladder.levelOffer(4)).toBeNull();
});
