import { describe, expect, it, test } from "vitest";
import { comparedWith, presetOfPath, rulesOfQuery, rulesOfText, rulesPath, rulesQuery } from "./rulesets";

test.each([
  ["wtf", "/rules/federation"],
  ["wtf-de", "/rules/federation-de"],
  ["raven", "/rules/raven"],
])("the page of %s is %s", (preset, path) => {
  expect(rulesPath(preset)).toBe(path);
  expect(presetOfPath(path.slice("/rules/".length))).toBe(preset);
});

test("the documents' rulesets are compared with each other, any other with two of them", () => {
  expect(comparedWith("raven")).toEqual(["wtf", "wtf-de", "wtf-it", "raven"]);
  expect(comparedWith("custom")).toEqual(["wtf", "wtf-de", "wtf-it", "raven"]);
  expect(comparedWith("magpie")).toEqual(["wtf", "raven", "magpie"]);
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
});
