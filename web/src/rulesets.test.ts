import { describe, expect, it } from "vitest";
import { rulesOfQuery, rulesOfText, rulesQuery } from "./rulesets";

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
});
