// What rulesets are called.
import { t } from "../i18n";
import { PRESETS, type RulesChoice } from "../rulesets";

/** A ruleset's name for people; one of somebody's own has the name that was given to it. */
export function rulesTitle(rules: RulesChoice): string {
  if (typeof rules !== "string") return rules.name;
  return PRESETS.includes(rules) ? t(`rules-${rules}`) : rules;
}
