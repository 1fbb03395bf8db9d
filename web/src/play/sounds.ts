// What is heard of a game: moves and captures, its end, the turn of somebody who looks elsewhere, and time running out.
import type { GameView, Side } from "../api/shapes";
import { loudness } from "../settings.svelte";
import { play, type Sound } from "../sound";

/** Milliseconds that are little time. */
export const LOW = 10_000;

/** The sound of a change; null if there is none. */
export function soundOf(view: GameView, before: GameView | null, own: Side | null, hidden: boolean): Sound | null {
  const begun = !before && view.moves.length === 1;
  if (!begun && view.moves.length <= (before?.moves.length ?? Infinity)) return null;
  if (view.outcome) return "end";
  if (hidden && view.mine && own === view.position.turn) return "turn";
  return view.moves.at(-1)!.captures.length ? "capture" : "move";
}

/** Play the sound of a change. */
export function hear(view: GameView, before: GameView | null, own: Side | null): void {
  const sound = soundOf(view, before, own, document.hidden);
  if (sound) play(sound, loudness());
}

/** Warn once the clock that is running has little time left; returns a function that stops it. */
export function warnOfTime(view: GameView | null, own: Side | null, since: number): (() => void) | undefined {
  const clock = view?.clock;
  if (!view?.mine || !clock?.running || (own && own !== clock.running)) return;
  const left = clock[clock.running] - (performance.now() - since);
  // who begins the turn with less has been warned
  if (left <= LOW) return;
  const timer = setTimeout(() => play("low", loudness()), left - LOW);
  return () => clearTimeout(timer);
}
