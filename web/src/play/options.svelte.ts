// What kind of game to begin: opponent, level, rules, clock, match. Kept in the browser, but for the side, which is the
// attackers' until somebody says otherwise: they move first, so the first board can be played on at once.
import type { ClockChoice, NewGame, RulesFields, Side } from "../api/shapes";
import { PRESETS, type RulesChoice } from "../rulesets";

export const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8] as const;
/** Minutes and seconds a move; the first is no clock. */
export const CLOCKS: readonly (ClockChoice | null)[] = [
  null,
  { initial: 60, increment: 2 },
  { initial: 180, increment: 2 },
  { initial: 300, increment: 5 },
  { initial: 900, increment: 10 },
];

export type SideChoice = Side | "random";

export interface Options {
  mode: "computer" | "local";
  level: number;
  rules: RulesChoice;
  clock: ClockChoice | null;
  match: boolean;
}

const KEY = "brandubh-options";
const DEFAULTS: Options = { mode: "computer", level: 3, rules: "wtf", clock: null, match: false };

/** Options from their stored text; whatever makes no sense is as if never chosen. */
export function parseOptions(text: string | null): Options {
  let stored: unknown = null;
  try {
    stored = JSON.parse(text ?? "null");
  } catch {
    // rubbish
  }
  const given = (typeof stored === "object" && stored !== null ? stored : {}) as Partial<
    Record<keyof Options, unknown>
  >;
  const clock = CLOCKS.find((each) => JSON.stringify(each) === JSON.stringify(given.clock));
  return {
    mode: given.mode === "local" ? "local" : "computer",
    level: LEVELS.find((level) => level === given.level) ?? DEFAULTS.level,
    rules: isRules(given.rules) ? given.rules : DEFAULTS.rules,
    clock: clock ?? null,
    match: given.match === true,
  };
}

function isRules(value: unknown): value is RulesChoice {
  if (typeof value === "string") return PRESETS.includes(value);
  return typeof value === "object" && value !== null && typeof (value as RulesFields).name === "string";
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** The options for the next game; assign to its fields, then `keepOptions()`. */
export const options: Options = $state(parseOptions(stored()));

/** Remember the options for the next visit. */
export function keepOptions(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(options));
  } catch {
    // storage is forbidden: they last as long as the page
  }
}

/** What to ask the server for. */
export function newGame(side: SideChoice, moves: string[] = []): NewGame {
  const { mode, level, rules, clock, match } = options;
  return { mode, level, rules, clock, match, side, moves };
}
