// What a person has chosen about look and sound. Kept in the browser, and shared by all its tabs.
import { languages, type Language } from "./i18n";

const CHOICES = {
  theme: ["system", "light", "dark"],
  boardTheme: ["ballinderry", "manuscript", "slate"],
  pieceSet: ["discs", "pegs", "flat"],
} as const;

type Theme = (typeof CHOICES.theme)[number];
export type BoardTheme = (typeof CHOICES.boardTheme)[number];
export type PieceSet = (typeof CHOICES.pieceSet)[number];

export interface Settings {
  /** null: as the browser says */
  language: Language | null;
  theme: Theme;
  boardTheme: BoardTheme;
  pieceSet: PieceSet;
  sound: boolean;
  coordinates: boolean;
  /** glide, sink and pulse; never under prefers-reduced-motion, see `motion` */
  animation: boolean;
  /** nothing but the board */
  zen: boolean;
}

export const { theme: themes, boardTheme: boardThemes, pieceSet: pieceSets } = CHOICES;

const KEY = "brandubh-settings";
const DEFAULTS: Settings = {
  language: null,
  theme: "system",
  boardTheme: "ballinderry",
  pieceSet: "discs",
  sound: true,
  coordinates: true,
  animation: true,
  zen: false,
};

/** Settings from their stored text; whatever is missing or makes no sense is as if never chosen. */
export function parseSettings(text: string | null): Settings {
  let stored: unknown = null;
  try {
    stored = JSON.parse(text ?? "null");
  } catch {
    // rubbish, or an older way of keeping settings
  }
  const given = (typeof stored === "object" && stored !== null ? stored : {}) as Record<string, unknown>;
  const one = <T>(values: readonly T[], value: unknown, otherwise: T): T =>
    values.includes(value as T) ? (value as T) : otherwise;
  const flag = (name: "sound" | "coordinates" | "animation" | "zen") => one([true, false], given[name], DEFAULTS[name]);
  const codes = languages.map(({ code }) => code);
  return {
    language: one<Language | null>(codes, given.language, DEFAULTS.language),
    theme: one(themes, given.theme, DEFAULTS.theme),
    boardTheme: one(boardThemes, given.boardTheme, DEFAULTS.boardTheme),
    pieceSet: one(pieceSets, given.pieceSet, DEFAULTS.pieceSet),
    sound: flag("sound"),
    coordinates: flag("coordinates"),
    animation: flag("animation"),
    zen: flag("zen"),
  };
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    // storage is forbidden: the choices last as long as the page
    return null;
  }
}

/** The settings; assign to its fields to change them. */
export const settings: Settings = $state(parseSettings(stored()));

const stillness = typeof matchMedia === "function" ? matchMedia("(prefers-reduced-motion: reduce)") : null;
let still = $state(stillness?.matches ?? false);
stillness?.addEventListener("change", (event) => (still = event.matches));

/** May things move? The person's choice here, and the system's. */
function motion(): boolean {
  return settings.animation && !still;
}

/** How pieces are drawn: props of everything that draws some. */
export function look(): { theme: BoardTheme; pieces: PieceSet } {
  return { theme: settings.boardTheme, pieces: settings.pieceSet };
}

/** How a board is drawn and moves. */
export function boardLook() {
  return { ...look(), coordinates: settings.coordinates, animate: motion() };
}

/** Keep the settings from now on and follow other tabs; returns a function that stops it. */
export function keepSettings(): () => void {
  const follow = (event: StorageEvent) => {
    if (event.key === KEY) Object.assign(settings, parseSettings(event.newValue));
  };
  addEventListener("storage", follow);
  const stop = $effect.root(() => {
    $effect(() => {
      try {
        localStorage.setItem(KEY, JSON.stringify(settings));
      } catch {
        // full or forbidden: nothing to be done, and nothing the person must know
      }
    });
    $effect(() => {
      const root = document.documentElement;
      root.dataset.theme = settings.theme;
      root.dataset.motion = motion() ? "on" : "off";
    });
  });
  return () => {
    stop();
    removeEventListener("storage", follow);
  };
}
