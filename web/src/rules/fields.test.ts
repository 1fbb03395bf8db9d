import { beforeEach, expect, it } from "vitest";
import { loadMessages, t } from "../i18n";
import { FIELDS, fieldKey, valueKey } from "./fields";

beforeEach(() => loadMessages("rules", "rules-page"));

it("every field and every value of a ruleset has a name", () => {
  for (const { name, values } of FIELDS) {
    expect(t(fieldKey(name))).not.toBe(fieldKey(name));
    for (const value of values) expect(t(valueKey(value))).not.toBe(valueKey(value));
  }
});
