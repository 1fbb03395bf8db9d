// Which puzzles stand on a sheet, and sets of puzzles in an address.
import type { Filter } from "../puzzle/progress.svelte";
import { readFilter } from "../puzzle/progress.svelte";

export const COUNTS = [6, 12, 24, 36, 48] as const;
export const MOST = 48;
export const USUAL = 12;

/** The names of puzzles in a part of an address; what is no name is left out. */
export function readIds(text: string | null): string[] {
  const names = (text ?? "").split(",").filter((name) => /^[0-9a-z]{1,8}$/.test(name));
  return [...new Set(names)].slice(0, MOST);
}

export function readCount(text: string | null): number {
  const count = Number(text ?? USUAL);
  return Number.isInteger(count) && count >= 1 ? Math.min(count, MOST) : USUAL;
}

/** The filter of an address: `theme=sacrifice&grade=2`. */
export function filterOf(query: URLSearchParams): Filter {
  const numbers = { grade: Number(query.get("grade")), moves: Number(query.get("moves")) };
  return readFilter({ ...Object.fromEntries(query), ...numbers });
}

/** The query of a filter; what is left open is left out. */
export function queryOf(filter: Filter): string {
  const chosen = Object.entries(filter).filter(([, value]) => value);
  return new URLSearchParams(chosen.map(([name, value]) => [name, String(value)])).toString();
}

/** Some of a list, from its beginning to its end at even distances: of puzzles by difficulty, the easy and the hard. */
export function spread<T>(list: readonly T[], count: number): T[] {
  if (list.length <= count) return [...list];
  if (count === 1) return list.slice(0, 1);
  return Array.from({ length: count }, (_, at) => list[Math.round((at * (list.length - 1)) / (count - 1))]!);
}

/** Some of a list by chance, in its order. */
export function draw<T>(list: readonly T[], count: number, random: () => number = Math.random): T[] {
  const left = list.map((_, index) => index);
  while (left.length > count) left.splice(Math.floor(random() * left.length), 1);
  return left.map((index) => list[index]!);
}

/** The address of a puzzle within a set. */
export function setAddress(ids: readonly string[], id = ids[0]!): string {
  return `/puzzle/${id}?set=${ids.join(",")}`;
}

/** The one to solve after another: the next that is not solved, or else the next; null at the end, when all are. */
export function nextInSet(ids: readonly string[], id: string, isSolved: (id: string) => boolean): string | null {
  const at = ids.indexOf(id);
  const order = [...ids.slice(at + 1), ...ids.slice(0, Math.max(at, 0))];
  return order.find((each) => !isSolved(each)) ?? ids[at + 1] ?? null;
}
