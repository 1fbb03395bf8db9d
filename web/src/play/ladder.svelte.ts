// How one fares against the levels: two wins in a row and the next level is offered, three losses and the one below.
import { keepStored, readStored } from "../stored.svelte";
import { LEVELS } from "./options.svelte";

const KEY = "brandubh-ladder";

interface Ladder {
  level: number;
  /** wins in a row if above zero, losses if below */
  streak: number;
  /** the last game that was counted */
  last: string;
}

function read({ level, streak, last }: Readonly<Record<string, unknown>>): Ladder {
  return { level: Number(level) || 0, streak: Number(streak) || 0, last: typeof last === "string" ? last : "" };
}

const ladder: Ladder = $state(read(readStored(KEY)));
keepStored(KEY, ladder);

/** Count a game against a level, once. */
export function noteResult(gameId: string, level: number, won: boolean): void {
  if (ladder.last === gameId) return;
  const before = ladder.level === level ? ladder.streak : 0;
  ladder.level = level;
  ladder.last = gameId;
  ladder.streak = won ? Math.max(0, before) + 1 : Math.min(0, before) - 1;
}

/** The level to try next after games at a level; null: stay. */
export function levelOffer(level: number): number | null {
  if (ladder.level !== level) return null;
  const step = ladder.streak >= 2 ? 1 : ladder.streak <= -3 ? -1 : 0;
  return step && LEVELS.includes(level + step) ? level + step : null;
}
