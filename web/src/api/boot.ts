// What the server puts into the page itself, so that the first board needs no request.
import type { PositionView } from "./shapes";

export interface Boot {
  version: string;
  /** the start position under the default rules */
  position: PositionView;
  /** the computer's levels, weakest first */
  levels: { number: number; elo: number }[];
  /** the fields of the presets */
  rulesets: Record<string, Record<string, unknown>>;
}

/** What the page brought along, or null where it was served as a bare file. */
export function readBoot(): Boot | null {
  const text = document.getElementById("boot")?.textContent.trim();
  return text ? (JSON.parse(text) as Boot) : null;
}
