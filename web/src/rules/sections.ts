// The clauses of a ruleset, section by section.
import type { ClauseView, Section } from "../api/shapes";

export interface RulesSection {
  section: Section;
  /** the first part of its clauses' numbers */
  number: string;
  clauses: ClauseView[];
}

export function sectionsOf(clauses: readonly ClauseView[]): RulesSection[] {
  const found: RulesSection[] = [];
  for (const clause of clauses) {
    const last = found.at(-1);
    if (last?.section === clause.section) last.clauses.push(clause);
    else found.push({ section: clause.section, number: clause.number.split(".")[0]!, clauses: [clause] });
  }
  return found;
}
