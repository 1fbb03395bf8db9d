// Where somebody is in a study. It is noted with the address in the browser's history, so that a reload, and going back,
// find it again.
import { oneOf, parseStored } from "../stored.svelte";

const TABS = ["moves", "openings", "report"] as const;
export type Tab = (typeof TABS)[number];

export interface Place {
  /** the moves that lead to the position on the board */
  moves: string[];
  tab: Tab;
  flipped: boolean;
  /** whether there is a report */
  reported: boolean;
}

const KEY = "study";

export function notePlace(place: Place): void {
  const state: unknown = history.state;
  history.replaceState({ ...(typeof state === "object" ? state : null), [KEY]: JSON.stringify(place) }, "");
}

/** Note the place whenever it has changed, and when the page is left; null where there is none. For a component's setup.
 * Not at every step: browsers do not like that. */
export function keepPlace(place: () => Place | null): void {
  const keep = () => {
    const now = place();
    if (now && location.pathname.startsWith("/analyse")) notePlace(now);
  };
  $effect(() => {
    place();
    const timer = setTimeout(keep, 250);
    return () => clearTimeout(timer);
  });
  $effect(() => {
    addEventListener("pagehide", keep);
    return () => removeEventListener("pagehide", keep);
  });
}

/** The place that was noted with the present address; null if none was. */
export function notedPlace(): Place | null {
  const noted: unknown = (history.state as Record<string, unknown> | null)?.[KEY];
  if (typeof noted !== "string") return null;
  const { moves, tab, flipped, reported } = parseStored(noted);
  return {
    moves: Array.isArray(moves) ? moves.filter((move) => typeof move === "string") : [],
    tab: oneOf(TABS, tab, "moves"),
    flipped: flipped === true,
    reported: reported === true,
  };
}
