// The fields of a ruleset as the editor offers them: their values, and the clause that each of them makes.
import type { Section } from "../api/shapes";

export type Value = string | number | boolean;

export interface Field {
  name: string;
  section: Section;
  values: readonly Value[];
  /** the clause that says what the value means */
  clause: string;
}

const HOSTILITY = ["never", "when-empty", "always"] as const;
const RANGE = ["any", "one"] as const;
const YES_NO = [true, false] as const;
const TWO_FOUR = [2, 4] as const;

export const FIELDS: readonly Field[] = [
  { name: "first", section: "board", values: ["attackers", "defenders"], clause: "turns" },
  { name: "escape", section: "board", values: ["corners", "edges"], clause: "escape" },
  { name: "king_range", section: "movement", values: RANGE, clause: "movement" },
  { name: "men_range", section: "movement", values: RANGE, clause: "movement" },
  { name: "throne_restricted", section: "movement", values: YES_NO, clause: "restricted" },
  { name: "corners_restricted", section: "movement", values: YES_NO, clause: "restricted" },
  { name: "men_may_cross", section: "movement", values: YES_NO, clause: "throne-crossing" },
  { name: "king_may_return", section: "movement", values: YES_NO, clause: "king-return" },
  { name: "king_armed", section: "capture", values: YES_NO, clause: "king-armed" },
  { name: "corners_hostile", section: "capture", values: YES_NO, clause: "corners-hostile" },
  { name: "throne_hostile_to_attackers", section: "capture", values: HOSTILITY, clause: "throne-attackers" },
  { name: "throne_hostile_to_defenders", section: "capture", values: HOSTILITY, clause: "throne-defenders" },
  { name: "throne_hostile_to_king", section: "king", values: HOSTILITY, clause: "throne-king" },
  { name: "king_taken_elsewhere", section: "king", values: TWO_FOUR, clause: "king-capture" },
  { name: "king_taken_on_throne", section: "king", values: TWO_FOUR, clause: "king-on-throne" },
  { name: "king_taken_beside_throne", section: "king", values: TWO_FOUR, clause: "king-beside-throne" },
  {
    name: "king_taken_at_edge",
    section: "king",
    values: ["as-elsewhere", "by-two", "by-three", "never"],
    clause: "king-at-edge",
  },
  { name: "throne_counts_as_closed", section: "king", values: YES_NO, clause: "throne-king" },
  { name: "encirclement", section: "endings", values: YES_NO, clause: "encirclement" },
  { name: "no_moves", section: "endings", values: ["loss", "draw"], clause: "no-moves" },
  {
    name: "repetition",
    section: "repetition",
    values: ["three-loops", "third-loop", "fourth-time", "third-time", "second-time", "none"],
    clause: "repetition",
  },
  {
    name: "repetition_verdict",
    section: "repetition",
    values: ["choice", "defenders-lose", "draw", "none"],
    clause: "repetition-verdict",
  },
];

/** The key of a field's or a value's message: `field-no-moves`, `value-when-empty`. */
export function fieldKey(name: string): string {
  return `field-${name.replaceAll("_", "-")}`;
}

export function valueKey(value: Value): string {
  if (typeof value === "boolean") return value ? "value-yes" : "value-no";
  return `value-${value}`;
}
