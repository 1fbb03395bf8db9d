// What the page on what is known shows, as data: how many positions there are, who wins with few pieces, positions that
// show an idea, the longest wins move by move. The tests of the Python package read the same file: they compare it with
// docs/tables.md, count again, and play every line by the kernel's rules.
import theory from "./theory.json";

/** The tables of perfect play up to so many pieces. */
export interface TableFacts {
  pieces: number;
  /** symmetric ones counted once, both sides to move together */
  positions: number;
  seconds: number;
  bytes: number;
  /** plies of the longest win */
  longest: number;
}

/** Who wins with some material, in per cent of its positions. */
export interface Share {
  attackers: number;
  defenders: number;
  /** by the attackers */
  won: number;
  lost: number;
  neither: number;
  longest: number;
}

export interface Idea {
  id: string;
  fen: string;
  arrows: readonly string[];
}

/** A win that takes longest among all positions of so many pieces. */
export interface LongestWin {
  pieces: number;
  fen: string;
  moves: readonly string[];
}

export const RULES = "wtf";
export const TABLES: readonly TableFacts[] = theory.tables;
export const SHARES: readonly Share[] = theory.shares;
export const IDEAS: readonly Idea[] = theory.ideas;
export const WINS: readonly LongestWin[] = theory.wins;
/** Those that are no mirror images of each other. */
export const FIRST_MOVES: readonly string[] = theory.firstMoves;
export const SIZE = theory.size;

/** The winner's own moves in a win of so many plies. */
export function movesOf(plies: number): number {
  return Math.ceil(plies / 2);
}
