// What a person has chosen about look, sound and playing. Kept in the browser, and shared by all its tabs.
import { languages, type Language } from "./i18n";
import { keepStored, oneOf, parseStored, readStored } from "./stored.svelte";

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
  /** from 0 to 100 */
  volume: number;
  coordinates: boolean;
  /** glide, sink and pulse; never under prefers-reduced-motion, see `motion` */
  animation: boolean;
  /** nothing but the board, and what must be known */
  zen: boolean;
  /** against the computer, blunders are pointed out before they are made */
  coach: boolean;
  /** a move waits for a second tap */
  confirm: boolean;
  /** where two people share the screen, the board turns to the side to move */
  autoFlip: boolean;
  /** finished games are counted in the openings */
  openings: boolean;
  /** the next move may be set while the other side thinks */
  premove: boolean;
  /** what the other player says is shown */
  phrases: boolean;
  /** the system tells when it is one's turn and the page is out of sight */
  notify: boolean;
}

export const { theme: themes, boardTheme: boardThemes, pieceSet: pieceSets } = CHOICES;

const KEY = "brandubh-settings";
const DEFAULTS: Settings = {
  language: null,
  theme: "system",
  boardTheme: "ballinderry",
  pieceSet: "discs",
  sound: true,
  volume: 70,
  coordinates: true,
  animation: true,
  zen: false,
  coach: false,
  confirm: false,
  autoFlip: false,
  openings: true,
  premove: true,
  phrases: true,
  notify: false,
};

type Flag = { [name in keyof Settings]: Settings[name] extends boolean ? name : never }[keyof Settings];

/** Settings from their stored fields; whatever is missing or makes no sense is as if never chosen. */
export function parseSettings(given: Readonly<Record<string, unknown>>): Settings {
  const flag = (name: Flag) => oneOf([true, false], given[name], DEFAULTS[name]);
  const volume = Number.isFinite(given.volume) ? Number(given.volume) : DEFAULTS.volume;
  const codes = languages.map(({ code }) => code);
  return {
    language: oneOf<Language | null>(codes, given.language, DEFAULTS.language),
    theme: oneOf(themes, given.theme, DEFAULTS.theme),
    boardTheme: oneOf(boardThemes, given.boardTheme, DEFAULTS.boardTheme),
    pieceSet: oneOf(pieceSets, given.pieceSet, DEFAULTS.pieceSet),
    sound: flag("sound"),
    volume: Math.min(100, Math.max(0, volume)),
    coordinates: flag("coordinates"),
    animation: flag("animation"),
    zen: flag("zen"),
    coach: flag("coach"),
    confirm: flag("confirm"),
    autoFlip: flag("autoFlip"),
    openings: flag("openings"),
    premove: flag("premove"),
    phrases: flag("phrases"),
    notify: flag("notify"),
  };
}

/** The settings; assign to its fields to change them. */
export const settings: Settings = $state(parseSettings(readStored(KEY)));

const stillness = typeof matchMedia === "function" ? matchMedia("(prefers-reduced-motion: reduce)") : null;
let still = $state(stillness?.matches ?? false);
stillness?.addEventListener("change", (event) => (still = event.matches));

/** How loud sounds are: 1 is usual, 0 is silence. */
export function loudness(): number {
  return settings.sound ? settings.volume / DEFAULTS.volume : 0;
}

/** May things move? The person's choice here, and the system's. */
export function motion(): boolean {
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

/** The browser's own bar in the colour of the page, light and dark as index.html has them. */
function colorBrowser(theme: Theme): void {
  const metas = document.querySelectorAll<HTMLMetaElement>("meta[name='theme-color']");
  if (metas.length !== 2) return;
  const [light, dark] = (browserColors ??= Array.from(metas, (meta) => meta.content));
  metas[0]!.content = theme === "dark" ? dark! : light!;
  metas[1]!.content = theme === "light" ? light! : dark!;
}
let browserColors: string[] | undefined;

/** Keep the settings from now on and follow other tabs; returns a function that stops it. */
export function keepSettings(): () => void {
  const follow = (event: StorageEvent) => {
    if (event.key === KEY) Object.assign(settings, parseSettings(parseStored(event.newValue)));
  };
  addEventListener("storage", follow);
  const stopKeeping = keepStored(KEY, settings);
  const stopShowing = $effect.root(() => {
    $effect(() => {
      const root = document.documentElement;
      root.dataset.theme = settings.theme;
      colorBrowser(settings.theme);
      root.dataset.motion = motion() ? "on" : "off";
    });
  });
  return () => {
    stopKeeping();
    stopShowing();
    removeEventListener("storage", follow);
  };
}
