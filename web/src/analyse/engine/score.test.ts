import { expect, test } from "vitest";
import { setLanguage } from "../../i18n";
import { compact, longScore, percent, scoreOfEnd, shortScore, verdict } from "./score";

const men = (centimen: number, chance = 0.5) => ({ centimen, wins_in: null, chance });
const win = (wins_in: number) => ({ centimen: null, wins_in, chance: wins_in > 0 ? 1 : 0 });

test("a score in men has a sign, seen from the defenders", () => {
  expect(shortScore(men(123))).toBe("+1.2");
  expect(shortScore(men(-35))).toBe("−0.4");
  expect(shortScore(men(0))).toBe("0.0");
  expect(longScore(men(-123))).toBe("The attackers are better by 1.2 men.");
  expect(longScore(men(8))).toBe("Even");
});

test("a forced win says who and when", () => {
  expect(shortScore(win(3))).toBe("#3");
  expect(shortScore(win(-3))).toBe("#−3");
  expect(longScore(win(1))).toBe("The defenders win in one move.");
  expect(longScore(win(-4))).toBe("The attackers win in 4 moves.");
});

test("a score beyond all men means that repetition decides", () => {
  expect(verdict(men(20_000, 1))).toEqual({ kind: "repetition", side: "defenders" });
  expect(shortScore(men(-20_000, 0))).toBe("−rep");
  expect(longScore(men(-20_000, 0))).toBe("Decided by repetition: the attackers win.");
});

test("a game that is over is won, not in a number of moves", () => {
  const over = { squares: [], clause: null };
  const won = scoreOfEnd({ ...over, winner: "attackers", termination: "capture" });
  expect(verdict(won)).toEqual({ kind: "win", side: "attackers", moves: 0 });
  expect(longScore(won)).toBe("The attackers have won.");
  expect(scoreOfEnd({ ...over, winner: null, termination: "agreement" }).chance).toBe(0.5);
});

test("figures are written as the language does", async () => {
  expect(percent(0.634)).toBe("63%");
  expect(compact(834_123)).toBe("834K");
  await setLanguage("de");
  expect(shortScore(men(123))).toBe("+1,2");
});
