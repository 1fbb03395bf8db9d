// What kind of game to begin: opponent, side, level, rules, clock, match, names. Kept in the browser.
import { boot } from "../api/boot";
import type { ClockChoice, ClockSetting, NewGame, Side } from "../api/shapes";
import { PRESETS, type RulesChoice } from "../rulesets";
import { settings } from "../settings.svelte";
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
/** Days for each move, between two people at two screens. */
export const DAYS = [1, 2, 3, 5, 7, 14] as const;
/** The clocks that the server takes, in seconds. */
export const CLOCK_BOUNDS = { initial: [5, 86_400], increment: [0, 600] } as const;
/** The longest name that the server takes. */
export const NAME_LENGTH = 60;

export type SideChoice = Side | "random";

export interface Options {
  mode: "computer" | "local" | "friend";
  side: SideChoice;
  level: number;
  rules: RulesChoice;
  clock: ClockSetting | null;
  match: boolean;
  /** two people at one screen; empty: nameless */
  names: Record<Side, string>;
  /** one's own, for a friend */
  name: string;
  /** for points; asked for anew each time */
  rated: boolean;
}

const KEY = "brandubh-options";

/** Options from their stored fields; whatever makes no sense is as if never chosen. */
export function parseOptions(given: Readonly<Record<string, unknown>>): Options {
  const { mode, side, level, rules, clock, match, names } = given;
  const text = (found: unknown) => (typeof found === "string" ? found.slice(0, NAME_LENGTH) : "");
  const name = (side: Side) => text(fieldsOf(names)[side]);
  return {
    mode: oneOf(["computer", "local", "friend"], mode, "computer"),
    side: oneOf<SideChoice>(["attackers", "defenders", "random"], side, "attackers"),
    level: oneOf(LEVELS, level, LEVELS[0]!),
    rules: isRules(rules) ? rules : "wtf",
    clock: readClock(clock),
    match: match === true,
    names: { attackers: name("attackers"), defenders: name("defenders") },
    name: text(given.name),
    rated: false,
  };
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
}

function isRules(value: unknown): value is RulesChoice {
  return typeof value === "string" ? PRESETS.includes(value) : typeof fieldsOf(value).name === "string";
}

function isClock(value: unknown): value is Required<ClockChoice> {
  const { initial, increment } = fieldsOf(value);
  const within = (seconds: unknown, [least, most]: readonly [number, number]) =>
    typeof seconds === "number" && seconds >= least && seconds <= most;
  return within(initial, CLOCK_BOUNDS.initial) && within(increment, CLOCK_BOUNDS.increment);
}

function readClock(clock: unknown): ClockSetting | null {
  const days = DAYS.find((each) => each === fieldsOf(clock).days);
  if (days) return { days };
  return isClock(clock) ? { initial: clock.initial, increment: clock.increment } : null;
}

/** The clock of the next game: days are for two people at two screens. */
export function chosenClock(): ClockSetting | null {
  const { clock, mode } = options;
  return clock && "days" in clock && mode !== "friend" ? null : clock;
}

/** A clock of one's own from what was written, brought within the bounds. */
export function customClock(minutes: number, seconds: number): Required<ClockChoice> {
  const within = (value: number, [least, most]: readonly [number, number]) =>
    Math.min(most, Math.max(least, Math.round(value) || 0));
  return {
    initial: within(60 * minutes, CLOCK_BOUNDS.initial),
    increment: within(seconds, CLOCK_BOUNDS.increment),
  };
}

/** The options for the next game; assign to its fields to change them. */
export const options: Options = $state(parseOptions(readStored(KEY)));
keepStored(KEY, options);

/** Whether the next game can be for points, if it has a clock. */
export function canRate(): boolean {
  return options.mode !== "local" && typeof options.rules === "string";
}

/** What to ask the server for. */
export function newGame(side: SideChoice, moves: string[] = []): NewGame {
  const { mode, level, rules, match, names } = options;
  const clock = chosenClock();
  const rated = options.rated && canRate() && clock !== null && !moves.length;
  const game = { mode, level, rules, clock, match, side, moves, rated, in_openings: settings.openings };
  if (mode === "computer") return game;
  if (mode === "friend") return { ...game, name: options.name.trim() || null };
  return { ...game, attackers_name: names.attackers.trim() || null, defenders_name: names.defenders.trim() || null };
}
