// The sound of a move on a puzzle's board.
import type { PositionView } from "../api/shapes";
import { loudness } from "../settings.svelte";
import { play } from "../sound";

export function soundOf({ last, outcome }: PositionView): void {
  if (last) play(outcome ? "end" : last.captures.length ? "capture" : "move", loudness());
}
