// The rules page's words and its addresses; the page itself is tried in a browser.
import { beforeEach, describe, expect, it } from "vitest";
import type { DiagramView, PositionView } from "../api/shapes";
import { loadMessages, t } from "../i18n";
import { rulesOfQuery, rulesOfText, rulesQuery } from "./custom";
import { FIELDS, fieldKey, valueKey } from "./fields";
import { happened, promised } from "./words";

beforeEach(() => loadMessages("rules", "rules-page"));

const diagram: DiagramView = {
  fen: "7/7/4K2/7/1tT3t/7/7 b",
  moves: ["g3-d3"],
  captures: ["c3"],
  winner: null,
  termination: null,
  marks: {},
};

describe("what a diagram shows", () => {
  it("is the capture that its move makes", () => {
    expect(promised(diagram)).toBe("g3 to d3: the piece on c3 is captured.");
  });

  it("is that nothing is captured, where nothing is", () => {
    expect(promised({ ...diagram, captures: [] })).toBe("g3 to d3: nothing is captured.");
  });

  it("is where a piece can go, if that is marked", () => {
    expect(promised({ ...diagram, marks: { d3: "reach" } })).toBe("The piece on g3 can go to the marked squares.");
  });

  it("is whose turn it is, if no move is shown", () => {
    expect(promised({ ...diagram, moves: [] })).toBe("The attackers are to move.");
  });

  it("is how a long line ends", () => {
    const moves = Array.from({ length: 12 }, () => "d1-c1");
    const lost = promised({ ...diagram, moves, captures: [], winner: "attackers", termination: "repetition" });
    expect(lost).toMatch(/^The line has 12 moves\. .*attackers win/);
    expect(promised({ ...diagram, moves, captures: [] })).toBe("The line has 12 moves. The game goes on.");
  });
});

it("a move on a diagram is told with its reasons", () => {
  const capture = { square: "c3", piece: "defender", captors: ["d3", "b3"], hostile: [], clause: "capture" };
  const last = { from_square: "g3", to_square: "d3", captures: [capture] };
  expect(happened({ last, outcome: null } as unknown as PositionView)).toContain("c3");
  expect(happened({ last: null, outcome: null } as unknown as PositionView)).toBe("");
});

describe("a ruleset of one's own", () => {
  it("goes into an address and comes back", () => {
    const rules = { name: "Éire & co", escape: "edges" };
    expect(rulesOfQuery(new URLSearchParams(rulesQuery(rules)))).toEqual(rules);
  });

  it("is none where the address holds none", () => {
    expect(rulesOfQuery(new URLSearchParams("rules=[1]"))).toBeNull();
    expect(rulesOfQuery(new URLSearchParams("rules={"))).toBeNull();
    expect(rulesOfQuery(new URLSearchParams())).toBeNull();
    expect(() => rulesOfText("7")).toThrow(SyntaxError);
  });

  it("has a name for every field and every value", () => {
    for (const { name, values } of FIELDS) {
      expect(t(fieldKey(name))).not.toBe(fieldKey(name));
      for (const value of values) expect(t(valueKey(value))).not.toBe(valueKey(value));
    }
  });
});
