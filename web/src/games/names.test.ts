import { expect, test } from "vitest";
import { playerTitle, rulesTitle } from "./names";

const person = { kind: "person" as const, level: null, name: null };
const computer = { kind: "computer" as const, level: 4, name: null };

test("players have their names, or what they are", () => {
  expect(playerTitle({ attackers: person, defenders: computer }, "attackers")).toBe("You");
  expect(playerTitle({ attackers: person, defenders: computer }, "defenders")).toBe("Computer, level 4");
  expect(playerTitle({ attackers: person, defenders: person }, "attackers")).toBe("Attackers");
  expect(playerTitle({ attackers: { ...person, name: "Sigrid" }, defenders: person }, "attackers")).toBe("Sigrid");
});

test("rulesets of one's own keep the name they were given", () => {
  expect(rulesTitle("wtf")).toBe("Federation");
  expect(rulesTitle("kitchen table")).toBe("kitchen table");
});
