// What the server puts into the page itself, so that the first board needs no request.
import type { PersonView, PositionView, PuzzleView } from "./shapes";

interface Boot {
  version: string;
  /** the start position under the default rules */
  position: PositionView;
  /** the computer's levels, weakest first */
  levels: readonly { number: number }[];
  /** the fields of the presets, by their names */
  rulesets: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** those of the presets that the five documents describe */
  documented: readonly string[];
  /** on the page of a puzzle: that puzzle, and its date if it is the day's */
  puzzle?: PuzzleView & { date?: string };
  /** who is logged in; a guest's pages say nothing */
  account?: PersonView;
}

export const boot = JSON.parse(document.getElementById("boot")!.textContent) as Boot;
