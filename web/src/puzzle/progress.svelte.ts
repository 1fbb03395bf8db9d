// Which puzzles were solved, and which ones a person was looking through last: kept in this browser, without an account.
import { answer, server } from "../api/client";
import type { PuzzleList } from "../api/shapes";
import { keepStored, oneOf, readStored } from "../stored.svelte";

const KEY = "brandubh-puzzles";
export const RULES = ["wtf", "raven"] as const;
export const SIDES = ["attackers", "defenders"] as const;
export const GRADES = [1, 2, 3, 4, 5] as const;

/** What to look for; "" and 0 stand for any. */
export interface Filter {
  rules: (typeof RULES)[number] | "";
  side: (typeof SIDES)[number] | "";
  theme: string;
  grade: (typeof GRADES)[number] | 0;
  moves: number;
}

/** `alone`: at the first try, without a hint; `helped`: in the end. */
type Solved = "alone" | "helped";

const stored = readStored(KEY);

export const filter: Filter = $state(readFilter(stored.filter));
const solved: Record<string, Solved> = $state(readSolved(stored.solved));
keepStored(KEY, {
  get filter() {
    return filter;
  },
  get solved() {
    return solved;
  },
});

export function readFilter(value: unknown): Filter {
  const { rules, side, theme, grade, moves } = (value ?? {}) as Record<string, unknown>;
  return {
    rules: oneOf<Filter["rules"]>(RULES, rules, ""),
    side: oneOf<Filter["side"]>(SIDES, side, ""),
    theme: typeof theme === "string" && /^[a-z-]{1,40}$/.test(theme) ? theme : "",
    grade: oneOf<Filter["grade"]>(GRADES, grade, 0),
    moves: typeof moves === "number" && Number.isInteger(moves) && moves >= 1 && moves <= 20 ? moves : 0,
  };
}

export function readSolved(value: unknown): Record<string, Solved> {
  const entries = Object.entries((value ?? {}) as object);
  return Object.fromEntries(entries.filter(([, how]) => how === "alone" || how === "helped"));
}

export const howSolved = (id: string): Solved | null => solved[id] ?? null;

/** Note that a puzzle was solved; help at a later time takes nothing away. */
export function noteSolved(id: string, how: Solved): void {
  if (solved[id] !== "alone") solved[id] = how;
}

/** The puzzles that the filter lets through, the easiest first. */
export function fetchPuzzles(wanted: Filter, signal?: AbortSignal): Promise<PuzzleList> {
  const query = {
    rules: wanted.rules || undefined,
    side: wanted.side || undefined,
    theme: wanted.theme || undefined,
    grade: wanted.grade || undefined,
    moves: wanted.moves || undefined,
  };
  return answer(server.GET("/api/puzzles", { params: { query }, signal }));
}

/** The puzzle to solve after another one: of those that are not solved the next that is as hard or harder, or else the
    easiest that was left out; null if all are solved. */
export function nextOf(ids: readonly string[], id: string): string | null {
  const at = ids.indexOf(id);
  const order = [...ids.slice(at + 1), ...ids.slice(0, Math.max(at, 0))];
  return order.find((each) => each !== id && !howSolved(each)) ?? null;
}
