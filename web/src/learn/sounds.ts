// What a lesson sounds like.
import type { PositionView } from "../api/shapes";
import { loudness } from "../settings.svelte";
import { play } from "../sound";

/** The sound of a move that has just been made. */
export function playSound({ last, outcome }: PositionView): void {
  if (last) play(outcome ? "end" : last.captures.length ? "capture" : "move", loudness());
}
