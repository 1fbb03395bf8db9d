// Which puzzles were solved, and which ones a person was looking through last. The server knows how each went; what was
// solved before it kept that is still in the browser.
import { untrack } from "svelte";
import { answer, server } from "../api/client";
import type { AttemptView, MarksView, PuzzleList } from "../api/shapes";
import { keepStored, oneOf, readStored, writeStored } from "../stored.svelte";

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
type Mark = MarksView["marks"][string];

const stored = readStored(KEY);

export const filter: Filter = $state(readFilter(stored.filter));
/** what the browser knows of earlier times */
const solved: Readonly<Record<string, Solved>> = readSolved(stored.solved);
/** what the server knows */
let marks: Readonly<Record<string, Mark>> = $state.raw({});
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

/** How a puzzle went; null if it was not tried. */
export function markOf(id: string): Mark | null {
  return better(marks[id], solved[id]);
}

export function isSolved(id: string): boolean {
  const mark = markOf(id);
  return mark === "alone" || mark === "helped";
}

const ORDER = ["alone", "helped", "failed"] as const;

/** What went well once stays so. */
export function better(...all: (Mark | undefined)[]): Mark | null {
  return ORDER.find((mark) => all.includes(mark)) ?? null;
}

/** Ask the server how the puzzles went. */
export async function loadMarks(): Promise<void> {
  marks = (await answer(server.GET("/api/training/marks"))).marks;
}

/** Note what has become of an attempt, as the server does. */
export function noteResult(attempt: AttemptView | null): void {
  if (!attempt?.result) return;
  const { puzzle, result } = attempt;
  const known = untrack(() => marks);
  marks = { ...known, [puzzle]: better(known[puzzle], result)! };
}

/** Nothing was ever tried: what the browser knew is gone, too. */
export function forgetMarks(): void {
  marks = {};
  for (const id of Object.keys(solved)) delete (solved as Record<string, Solved>)[id];
  writeStored(KEY, { filter, solved });
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
  return order.find((each) => each !== id && !isSolved(each)) ?? null;
}
