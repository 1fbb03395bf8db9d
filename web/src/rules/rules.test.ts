// The rules page's words and its addresses; the page itself is tried in a browser.
import { beforeEach, describe, expect, it } from "vitest";
import type { DiagramView, PositionView } from "../api/shapes";
import { loadMessages, t } from "../i18n";
import { rulesOfQuery, rulesOfText, rulesQuery } from "./custom";
import { FIELDS, fieldKey, valueKey } from "./fields";
import { happened, promised } from "./words";

beforeEach(() => loadMessages("rules", "rules-page"));

it("a diagram's caption is what the server says that it shows, a sentence each", () => {
  const shows = [
    { key: "shows-line", args: { count: 12 } },
    { key: "shows-goes-on", args: {} },
  ];
  expect(promised({ shows } as unknown as DiagramView)).toBe("The line has 12 moves. The game goes on.");
});

it("a move on a diagram is told with its reasons", () => {
  const capture = { square: "c3", piece: "defender", captors: ["d3", "b3"], hostile: [], clause: "capture" };
  const last = { from_square: "g3", to_square: "d3", captures: [capture] };
  expect(happened({ last, outcome: null } as unknown as PositionView)).toContain("c3");
  expect(happened({ last: null, outcome: null } as unknown as PositionView)).toBe("");
});

describe("a ruleset of one's own", () => {
  it("goes into an address and comes back", () => {
    const rules = { name: "Éire & co", escape: "edges" as const };
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
