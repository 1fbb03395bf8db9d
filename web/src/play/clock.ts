// A running clock between two reports of the server: it counts from the moment at which a report was sent, not from the one
// at which it came, and never jumps back.
import type { GameView } from "../api/shapes";

/** Milliseconds by which two reports of the same turn may differ because of the way they took. */
const NOISE = 1500;
const KEPT = 5;

/** How long news are on their way, by how long the server's answers took: half of the quickest of the last few. */
export class Way {
  #taken: number[] = [];

  saw(milliseconds: number): void {
    this.#taken = [...this.#taken, milliseconds].slice(-KEPT);
  }

  get delay(): number {
    return this.#taken.length ? Math.min(...this.#taken) / 2 : 0;
  }
}

/** The moment, by performance.now(), from which the clocks of a view run that has come now. */
export function clocksFrom(view: GameView, before: GameView | null, since: number, now: number, delay: number): number {
  const clock = view.clock;
  const running = clock?.running;
  const sent = now - delay;
  const earlier = before?.clock;
  if (!running || before?.id !== view.id || earlier?.running !== running) return sent;
  if (before.moves.length !== view.moves.length) return sent;
  const shown = earlier[running] - (now - since);
  const told = clock[running] - delay;
  // a little more than is shown: the report before this one was quicker; much more: time was given back
  return told > shown && told - shown < NOISE ? now - (clock[running] - shown) : sent;
}
