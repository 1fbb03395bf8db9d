// Squares and where they are: names, columns and rows on the screen, points in the drawing (100 units to a square).
import type { Side, Square } from "./types";

export const SIZE = 7;
export const CELL = 100;
export const FIELD = SIZE * CELL;

const FILES = "abcdefg";
const RANKS = "1234567";

/** A column from the left and a row from the top, both from 0. */
export interface Place {
  column: number;
  row: number;
}

export interface Point {
  x: number;
  y: number;
}

/** With the attackers at the bottom, rank 7 is there. */
export function isTurned(orientation: Side): boolean {
  return orientation === "attackers";
}

export function place(square: Square, turned: boolean): Place {
  const file = FILES.indexOf(square.charAt(0));
  const rank = RANKS.indexOf(square.charAt(1));
  if (square.length !== 2 || file < 0 || rank < 0) throw new Error(`"${square}" is no square: use a1 to g7`);
  return turned ? { column: SIZE - 1 - file, row: rank } : { column: file, row: SIZE - 1 - rank };
}

/** The square in a column and a row, which may be fractions; null beside the board. */
export function squareAt(column: number, row: number, turned: boolean): Square | null {
  const [across, down] = [Math.floor(column), Math.floor(row)];
  if (!(across >= 0 && across < SIZE && down >= 0 && down < SIZE)) return null;
  return turned
    ? FILES.charAt(SIZE - 1 - across) + RANKS.charAt(down)
    : FILES.charAt(across) + RANKS.charAt(SIZE - 1 - down);
}

/** All squares row by row, as the screen shows them. */
export function rows(turned: boolean): Square[][] {
  const numbers = [...Array(SIZE).keys()];
  return numbers.map((row) => numbers.map((column) => squareAt(column, row, turned)!));
}

/** The middle of a square in the drawing. */
export function center(square: Square, turned: boolean): Point {
  const { column, row } = place(square, turned);
  return { x: (column + 0.5) * CELL, y: (row + 0.5) * CELL };
}

/** The letters below the board and the figures left of it, as the screen shows them. */
export function coordinates(turned: boolean): { files: string[]; ranks: string[] } {
  const [files, ranks] = [[...FILES], [...RANKS].reverse()];
  return turned ? { files: files.reverse(), ranks: ranks.reverse() } : { files, ranks };
}
