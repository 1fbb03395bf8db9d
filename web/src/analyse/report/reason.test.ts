import { expect, test } from "vitest";
import type { ReportStep, ScoreView } from "../../api/shapes";
import { reasonOf } from "./reason";

const men = (centimen: number, chance: number): ScoreView => ({ centimen, wins_in: null, chance });
const win = (wins_in: number): ScoreView => ({ centimen: null, wins_in, chance: wins_in > 0 ? 1 : 0 });

function reason(before: ScoreView, after: ScoreView): string {
  const step = { side: "attackers", move: "g4-g3", best: "f3-f7", score: after } as ReportStep;
  return reasonOf(step, before);
}

test("a mistake lets the other side win, or a win slip, or both, or it costs chances", () => {
  expect(reason(men(30, 0.56), win(4))).toBe("After g4-g3 the defenders can force a win in 4 moves.");
  expect(reason(win(-3), men(30, 0.56))).toBe("f3-f7 would have forced a win in 3 moves.");
  expect(reason(win(-1), win(2))).toBe(
    "f3-f7 would have won at once. After g4-g3 the defenders can force a win in 2 moves.",
  );
  expect(reason(men(-50, 0.4), men(80, 0.7))).toBe("g4-g3 lowers the attackers’ chance to win from 60% to 30%.");
});
