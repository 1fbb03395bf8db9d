// What was earned in drills: stars and the fewest moves, kept in this browser, without an account.
import { keepStored, readStored } from "../stored.svelte";

const KEY = "brandubh-drills";
export const MOST_STARS = 3;

/** The most stars, and the fewest moves in which they were earned. */
export interface Earned {
  stars: number;
  moves: number;
}

const earned: Record<string, Earned> = $state(readEarned(readStored(KEY).earned));
keepStored(KEY, {
  get earned() {
    return earned;
  },
});

export function readEarned(value: unknown): Record<string, Earned> {
  const entries = Object.entries((value ?? {}) as Record<string, unknown>);
  return Object.fromEntries(entries.filter((entry): entry is [string, Earned] => isEarned(entry[1])));
}

function isEarned(value: unknown): value is Earned {
  const { stars, moves } = (value ?? {}) as Record<string, unknown>;
  return isWithin(stars, MOST_STARS) && isWithin(moves, 1000);
}

// a function, because what is stored is read before the lines below are reached
function isWithin(value: unknown, most: number): boolean {
  return Number.isInteger(value) && Number(value) >= 1 && Number(value) <= most;
}

export const earnedIn = (id: string): Earned | null => earned[id] ?? null;

/** Note a drill that was done; a worse result at a later time takes nothing away. */
export function noteEarned(id: string, { stars, moves }: Earned): void {
  if (stars < 1) return;
  const before = earned[id];
  if (!before || stars > before.stars || (stars === before.stars && moves < before.moves))
    earned[id] = { stars, moves };
}
