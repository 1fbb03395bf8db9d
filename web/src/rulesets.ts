// Rulesets: the presets, by their names, and one's own, in an address and in a file.
import { boot } from "./api/boot";
import type { GameTree, RulesFields } from "./api/shapes";

export const PRESETS: readonly string[] = Object.keys(boot.rulesets);

/** Those that the five documents describe. */
export const DOCUMENTED = boot.documented;

/** The rulesets that a page compares: the documents' with each other, any other preset with two of them. */
export function comparedWith(preset: string): readonly string[] {
  return PRESETS.includes(preset) && !DOCUMENTED.includes(preset) ? ["wtf", "raven", preset] : DOCUMENTED;
}

/** A preset by its name, or a ruleset of one's own in full. */
export type RulesChoice = GameTree["rules"];

/** The page of a preset: what files and requests call `wtf` stands as `federation` in an address. */
export function rulesPath(preset: string): string {
  return `/rules/${preset.replace(/^wtf(?=-|$)/, "federation")}`;
}

/** The preset that an address names; any other name as it is. */
export function presetOfPath(name: string): string {
  return name.replace(/^federation(?=-|$)/, "wtf");
}

/** The page of a ruleset of one's own. */
export function ownRulesPath(rules: RulesFields): string {
  return `/rules/custom?${rulesQuery(rules)}`;
}

/** The query that carries a ruleset: `/rules/custom?rules={…}`. */
export function rulesQuery(rules: RulesFields): string {
  return new URLSearchParams({ rules: JSON.stringify(rules) }).toString();
}

/** The ruleset of a query, or null. The server judges what it says. */
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
