// What rulesets are called.
import { t } from "../i18n";
import { PRESETS, type RulesChoice } from "../rulesets";

/** A ruleset's name for people; a ruleset of one's own keeps the name that it was given. */
export function rulesTitle(rules: RulesChoice): string {
  if (typeof rules !== "string") return rules.name;
  return PRESETS.includes(rules) ? t(`rules-${rules}`) : rules;
}
