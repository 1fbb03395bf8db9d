// The drawings of the project's one source (tools/web_art.py writes art.json), coloured for a theme.
import art from "./art.json";
import type { Color, MarkShape, PieceKind, PieceSet, Theme, Verdict } from "./types";

export type Palette = (typeof art.themes)[Theme];

export const KINDS: readonly PieceKind[] = ["attacker", "defender", "king"];
export const PETAL = art.petal;
export const GLYPHS: Readonly<Record<string, string>> = art.glyphs;
export const GRID = art.grid;

/** The holes that the pieces of a set stand in; below other pieces they would be taken for moves. */
export function holes(set: PieceSet): string {
  return art.pieces[set].in_holes ? art.holes : "";
}

/** The board's wood, and how wide its margin is; a board without coordinates has a narrower one. */
export function board(coordinates: boolean): { margin: number; wood: string } {
  return art.boards[coordinates ? "coordinates" : "plain"];
}

export function palette(theme: Theme): Palette {
  return art.themes[theme];
}

export const INK = "#000";
const INKED = /^attacker\.light$|\.(dark|edge)$|^(defender|king)\.emblem$/;

/** The colours of boards on paper: white faces, black lines, and the attackers black all over. */
export const PAPER = Object.fromEntries(
  Object.keys(art.themes.manuscript).map((name) => [name, INKED.test(name) ? INK : "#fff"]),
) as unknown as Palette;

/** A drawing in a theme's colours, its ids made unique by a prefix. */
export function paint(drawing: string, colors: Palette, prefix: string): string {
  return drawing.replace(/\{([\w.]+)\}/g, (_, name: string) =>
    name === "id" ? `${prefix}-` : String(colors[name as keyof Palette]),
  );
}

/** What goes into <defs>: the pieces as groups, each with the id of `pieceId`, and their gradients. */
export function pieceDefinitions(set: PieceSet, colors: Palette, prefix: string, kinds = KINDS): string {
  const drawings = art.pieces[set];
  const groups = kinds.map((kind) => `<g id="${pieceId(kind, prefix)}">${drawings[kind]}</g>`);
  return paint(drawings.gradients + groups.join(""), colors, prefix);
}

export function pieceId(kind: PieceKind, prefix: string): string {
  return `${prefix}-${kind}`;
}

/** The theme's own shade of green, red, blue or yellow; any other colour stays as it is. */
export function shade(color: Color, colors: Palette): Color {
  return { green: colors.green, red: colors.red, blue: colors.blue, yellow: colors.yellow }[color] ?? color;
}

/** The colour of a square that a piece may go to: green, unless going there loses or draws at once. */
export function targetColor(verdict: Verdict | undefined, colors: Palette): Color {
  return verdict === "loss" ? colors.red : verdict === "draw" ? colors.yellow : colors.green;
}

/** Do the pieces of a set stand up? Then a ring lies around their feet, not over their heads. */
export function isStanding(set: PieceSet): boolean {
  return set === "pegs";
}

/** Which marks lie below the pieces of a set, and which above. */
export function layers(set: PieceSet): { below: readonly MarkShape[]; above: readonly MarkShape[] } {
  return isStanding(set)
    ? { below: ["square", "ring"], above: ["dot", "cross"] }
    : { below: ["square"], above: ["dot", "cross", "ring"] };
}
