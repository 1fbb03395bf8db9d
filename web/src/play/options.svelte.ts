// What kind of game to begin: opponent, level, rules, clock, match. Kept in the browser, except for the side: it is the
// attackers' until somebody says otherwise, since they move first, so the first board can be played on at once.
import { boot } from "../api/boot";
import type { ClockChoice, NewGame, Side } from "../api/shapes";
import { PRESETS, type RulesChoice } from "../rulesets";
import { keepStored, oneOf, readStored } from "../stored.svelte";

export const LEVELS: readonly number[] = boot.levels.map(({ number }) => number);
/** Seconds, and seconds added by each move; the first is no clock. */
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

/** Options from their stored fields; whatever makes no sense is as if never chosen. */
export function parseOptions({ mode, level, rules, clock, match }: Readonly<Record<string, unknown>>): Options {
  return {
    mode: oneOf(["computer", "local"], mode, "computer"),
    level: oneOf(LEVELS, level, 3),
    rules: isRules(rules) ? rules : "wtf",
    clock: CLOCKS.find((each) => JSON.stringify(each) === JSON.stringify(clock)) ?? null,
    match: match === true,
  };
}

function isRules(value: unknown): value is RulesChoice {
  if (typeof value === "string") return PRESETS.includes(value);
  return typeof value === "object" && value !== null && "name" in value && typeof value.name === "string";
}

/** The options for the next game; assign to its fields to change them. */
export const options: Options = $state(parseOptions(readStored(KEY)));
keepStored(KEY, options);

/** What to ask the server for. */
export function newGame(side: SideChoice, moves: string[] = []): NewGame {
  const { mode, level, rules, clock, match } = options;
  return { mode, level, rules, clock, match, side, moves };
}
