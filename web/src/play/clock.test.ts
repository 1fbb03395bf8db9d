import { expect, test } from "vitest";
import type { GameView, Side } from "../api/shapes";
import { loadMessages } from "../i18n";
import { timeText } from "../words/clocks";
import { clocksFrom, Way } from "./clock";

function view(running: Side | null, left: number, plies = 1): GameView {
  const clock = { running, attackers: left, defenders: left };
  return { id: "x", moves: Array.from({ length: plies }), clock } as unknown as GameView;
}

/** what is shown at a moment */
const shown = (seen: GameView, since: number, now: number) => seen.clock!.defenders - (now - since);

test("a clock counts from when the report was sent", () => {
  const seen = view("defenders", 5000);
  const since = clocksFrom(seen, null, 0, 1000, 40);
  expect(shown(seen, since, 1000)).toBe(4960);
});

test("a clock never jumps back while somebody thinks, and goes on at the new pace", () => {
  const first = view("defenders", 5000);
  const since = clocksFrom(first, null, 0, 1000, 0);
  const again = view("defenders", 4500); // sent at 1500, and slow to come: 1700
  const then = clocksFrom(again, first, since, 1700, 0);
  expect(shown(again, then, 1700)).toBe(4300);
  const quick = view("defenders", 3900);
  expect(shown(quick, clocksFrom(quick, again, then, 1800, 0), 1800)).toBe(3900);
});

test("time that was given back is shown, and so is another turn", () => {
  const first = view("defenders", 5000);
  expect(clocksFrom(view("defenders", 5000), first, 0, 4000, 0)).toBe(4000);
  expect(clocksFrom(view("defenders", 5000, 2), first, 0, 400, 0)).toBe(400);
  expect(clocksFrom(view("attackers", 5000), first, 0, 400, 0)).toBe(400);
});

test("the way is half of the quickest answer", () => {
  const way = new Way();
  expect(way.delay).toBe(0);
  for (const taken of [300, 80, 120]) way.saw(taken);
  expect(way.delay).toBe(40);
  for (let more = 0; more < 5; more++) way.saw(200);
  expect(way.delay).toBe(100);
});

test("what is left is said in days, hours, minutes or tenths", async () => {
  await loadMessages("clocks");
  const [minute, hour] = [60_000, 3_600_000];
  expect(timeText(72 * hour, true)).toBe("3 d 0 h");
  expect(timeText(72 * hour - 1, true)).toBe("3 d 0 h");
  expect(timeText(71 * hour, true)).toBe("2 d 23 h");
  expect(timeText(5 * hour + 20 * minute, true)).toBe("5 h 20 min");
  expect(timeText(59 * minute, true)).toBe("59:00");
  expect(timeText(90 * minute)).toBe("90:00");
  expect(timeText(61_000 - 1)).toBe("1:01");
  expect(timeText(9_950)).toBe("0:09.9");
});
