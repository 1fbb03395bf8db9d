// A ruleset of one's own, in an address and in a file.
import type { RulesFields } from "../api/shapes";

/** The query that carries a ruleset: `/rules/custom?rules={…}`, and `/?rules={…}` for a game by it. */
export function rulesQuery(rules: RulesFields): string {
  return new URLSearchParams({ rules: JSON.stringify(rules) }).toString();
}

/** The ruleset of a query, or null. What it says is for the server to judge. */
export function rulesOfQuery(query: URLSearchParams): RulesFields | null {
  try {
    return rulesOfText(query.get("rules") ?? "");
  } catch {
    return null;
  }
}

/** The ruleset of a JSON text; throws a SyntaxError if there is none in it. */
export function rulesOfText(text: string): RulesFields {
  const value: unknown = JSON.parse(text);
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw new SyntaxError("not a ruleset");
  return { name: "custom", ...value };
}
