// The ladder of levels: how the last games against the computer went, kept in the browser, and the level that this
// speaks for. The app offers it and never changes the level by itself.
import type { GameView } from "../api/shapes";
import { readStored, writeStored } from "../stored.svelte";
import { LEVELS } from "./options.svelte";

export interface Result {
  id: string;
  level: number;
  /** null: drawn */
  won: boolean | null;
}

const KEY = "brandubh-ladder";
const WINS = 2;
const LOSSES = 3;
/** as many games are remembered, so that an old one which is opened again does not count again */
const KEPT = 200;

let results: readonly Result[] = $state.raw(readResults());

function readResults(): readonly Result[] {
  const { games } = readStored(KEY);
  return Array.isArray(games) ? games.filter(isResult) : [];
}

function isResult(value: unknown): value is Result {
  const { id, level, won } = (value ?? {}) as Partial<Result>;
  return typeof id === "string" && typeof level === "number" && (won === null || typeof won === "boolean");
}

/** A game against the computer is over; `won` is null for a draw. Each game counts once, as it ended first. */
export function noteResult(gameId: string, level: number, won: boolean | null): void {
  results = readResults(); // another tab may have noted a game
  if (results.some(({ id }) => id === gameId)) return;
  results = [...results, { id: gameId, level, won }].slice(-KEPT);
  writeStored(KEY, { games: results });
}

/** A game has changed under our eyes: note its end, if it is one's own and against the computer. */
export function noteEnd(view: GameView, before: GameView | null): void {
  if (!view.outcome || before?.id !== view.id || before.outcome || !view.mine) return;
  const { attackers, defenders } = view.players;
  const level = attackers.level ?? defenders.level;
  if (level === null) return;
  const own = attackers.kind === "person" ? "attackers" : "defenders";
  const { winner } = view.outcome;
  noteResult(view.id, level, winner && winner === own);
}

/** The level to offer to somebody who plays at `level`: the next one after two wins in a row, the one below after three
 *  losses, else null. Reactive. */
export function levelOffer(level: number): number | null {
  return offerAfter(results, level);
}

/** What results, oldest first, speak for. Only games at this level since the last at another one count: whoever has
 *  just come down is not sent up again. */
export function offerAfter(results: readonly Result[], level: number): number | null {
  const since = results.findLastIndex((result) => result.level !== level) + 1;
  const ended = (count: number, won: boolean) =>
    results.length - since >= count && results.slice(-count).every((result) => result.won === won);
  const offer = ended(WINS, true) ? level + 1 : ended(LOSSES, false) ? level - 1 : null;
  return offer !== null && LEVELS.includes(offer) ? offer : null;
}
