import { expect, test } from "vitest";
import { setLanguage } from "../../i18n";
import { advantage, compact, longScore, percent, scoreOfEnd, shortScore, verdict } from "./score";

const men = (centimen: number, chance = 0.5) => ({ centimen, wins_in: null, chance });
const win = (wins_in: number) => ({ centimen: null, wins_in, chance: wins_in > 0 ? 1 : 0 });

test("a score in men says whose it is", () => {
  expect(advantage(men(123))).toEqual({ side: "defenders", figure: "+1.2" });
  expect(advantage(men(-35))).toEqual({ side: "attackers", figure: "+0.4" });
  expect(advantage(men(0))).toEqual({ side: null, figure: "0.0" });
  expect(shortScore(men(123))).toBe("Defenders +1.2");
  expect(shortScore(men(-35))).toBe("Attackers +0.4");
  expect(shortScore(men(-8))).toBe("Even");
  expect(longScore(men(-123))).toBe("The attackers are better by 1.2 men.");
  expect(longScore(men(8))).toBe("Even");
});

test("a forced win says who and when", () => {
  expect(advantage(win(-3))).toEqual({ side: "attackers", figure: "#3" });
  expect(shortScore(win(3))).toBe("Defenders: win in 3");
  expect(shortScore(win(-3))).toBe("Attackers: win in 3");
  expect(longScore(win(1))).toBe("The defenders win in one move.");
  expect(longScore(win(-4))).toBe("The attackers win in 4 moves.");
});

test("a score beyond all men means that repetition decides", () => {
  expect(verdict(men(20_000, 1))).toEqual({ kind: "repetition", side: "defenders" });
  expect(shortScore(men(-20_000, 0))).toBe("Attackers: by repetition");
  expect(longScore(men(-20_000, 0))).toBe("Decided by repetition: the attackers win.");
});

test("a game that is over is won, not in a number of moves", () => {
  const over = { squares: [], clause: null };
  const won = scoreOfEnd({ ...over, winner: "attackers", termination: "capture" });
  expect(verdict(won)).toEqual({ kind: "win", side: "attackers", moves: 0 });
  expect(longScore(won)).toBe("The attackers have won.");
  expect([shortScore(won), advantage(won).figure]).toEqual(["Attackers have won", "✓"]);
  expect(scoreOfEnd({ ...over, winner: null, termination: "agreement" }).chance).toBe(0.5);
});

test("figures are written as the language does", async () => {
  expect(percent(0.634)).toBe("63%");
  expect(compact(834_123)).toBe("834K");
  await setLanguage("de");
  expect(shortScore(men(123))).toBe("Verteidiger +1,2");
});
