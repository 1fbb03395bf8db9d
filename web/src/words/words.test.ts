import { beforeEach, expect, test } from "vitest";
import type { DiagramView, MatchView, PositionView } from "../api/shapes";
import { loadMessages } from "../i18n";
import { boardLabels } from "./board";
import { happened, promised } from "./diagrams";
import { matchPlayer, playerTitle } from "./players";
import { rulesTitle } from "./rulesets";

beforeEach(() => loadMessages("rules", "rules-page"));

const unnamed = { name: null, account: null, rating: null, provisional: false, bot: false, former: false };
const person = { kind: "person" as const, level: null, ...unnamed };
const computer = { kind: "computer" as const, level: 4, ...unnamed };

test("players have their names, or what they are", () => {
  expect(playerTitle({ attackers: person, defenders: computer }, "attackers")).toBe("You");
  expect(playerTitle({ attackers: person, defenders: computer }, "defenders")).toBe(
    "Computer, level 4 (plays at the kitchen table)",
  );
  expect(playerTitle({ attackers: person, defenders: person }, "attackers")).toBe("Attackers");
  expect(playerTitle({ attackers: { ...person, name: "Sigrid" }, defenders: person }, "attackers")).toBe("Sigrid");
  expect(playerTitle({ attackers: { ...person, former: true }, defenders: person }, "attackers")).toBe(
    "A former player",
  );
});

test("two people at one screen are told apart by their numbers in a match", () => {
  const players = { attackers: person, defenders: person };
  const match = { number: 2, sets: [{ first_side: "attackers" }, { first_side: "defenders" }] } as MatchView;
  expect(playerTitle(players, "attackers", match)).toBe("Player 2");
  expect(matchPlayer(players, match, "first")).toBe("Player 1");
  expect(matchPlayer({ ...players, defenders: computer }, match, "first")).toBe(
    "Computer, level 4 (plays at the kitchen table)",
  );
});

test("rulesets of one's own keep the name they were given", () => {
  expect(rulesTitle("wtf")).toBe("Federation rules");
  expect(rulesTitle("kitchen table")).toBe("kitchen table");
});

test("a square says what comes of going there", () => {
  const state = { selected: false, destination: true, lastMove: false, threatened: false };
  const names = ([null, "loss", "draw", "win"] as const).map((warned) =>
    boardLabels("").square("d3", null, { ...state, warned }),
  );
  expect(new Set(names).size).toBe(4);
});

test("a diagram's caption is what the server says that it shows, a sentence each", () => {
  const shows = [
    { key: "shows-line", args: { count: 12 } },
    { key: "shows-goes-on", args: {} },
  ];
  expect(promised({ shows } as unknown as DiagramView)).toBe("The line has 12 moves. The game goes on.");
});

test("a move on a diagram is told with its reasons", () => {
  const capture = { square: "c3", piece: "defender", captors: ["d3", "b3"], hostile: [], clause: "capture" };
  const last = { from_square: "g3", to_square: "d3", captures: [capture] };
  expect(happened({ last, outcome: null } as unknown as PositionView)).toContain("c3");
  expect(happened({ last: null, outcome: null } as unknown as PositionView)).toBe("");
});
