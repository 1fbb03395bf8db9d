// Moves and positions as text: "e2-d2xc2", "3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3 b".
import type { Side } from "../api/shapes";
import type { Move, PieceKind, Placement } from "../board";

/** The squares of a move's text. */
export function squaresOf(move: string): Move {
  return { from: move.slice(0, 2), to: move.slice(3, 5) };
}

/** The move that somebody typed, as d2-e2, d2e2, D2 E2 or with a long dash; captures after it do not matter. */
export function readMove(text: string): Move | null {
  const move = /^([a-g][1-7])\s*[-–—−]?\s*([a-g][1-7])(x[a-g][1-7])*$/.exec(text.trim().toLowerCase());
  return move && { from: move[1]!, to: move[2]! };
}

/** Whether two texts are the same move, captures written or not. */
export function sameMove(one: string | null, other: string | null): boolean {
  return one !== null && other !== null && one.slice(0, 5) === other.slice(0, 5);
}

/** The number of the move that led to a ply, as in game files, and the side that made it: a move of the attackers and the
    answer to it share a number. */
export function moveNumber(ply: number, starts: Side): { number: number; side: Side } {
  // a game that the defenders begin begins with the answer
  const place = starts === "attackers" ? ply - 1 : ply;
  return { number: Math.floor(place / 2) + 1, side: place % 2 === 0 ? "attackers" : "defenders" };
}

/** A move's number as it is written before it: "1." for the attackers, "1…" for the defenders. */
export function numberText(ply: number, starts: Side): string {
  const { number, side } = moveNumber(ply, starts);
  return `${number}${side === "attackers" ? "." : "…"}`;
}

/** Whose turn a position text says it is. */
export function turnOf(fen: string): Side {
  return fen.trimEnd().endsWith("w") ? "defenders" : "attackers";
}

/** Whether a text that somebody pasted is a position rather than a game. */
export function looksLikePosition(text: string): boolean {
  return /^[tTK1-7]+(\/[tTK1-7]+){6}(\s+[bw])?$/.test(text.trim());
}

const LETTERS: Readonly<Record<PieceKind, string>> = { attacker: "t", defender: "T", king: "K" };

/** Where the pieces stand, as a text. */
export function placementText(placement: Placement): string {
  const ranks = [7, 6, 5, 4, 3, 2, 1].map((rank) => {
    const letters = Array.from("abcdefg", (file) => {
      const piece = placement.get(`${file}${rank}`);
      return piece ? LETTERS[piece] : "1";
    });
    // empty squares side by side are counted
    return letters.join("").replace(/1+/g, (run) => String(run.length));
  });
  return ranks.join("/");
}

/** The text of a position. */
export function positionText(placement: Placement, turn: Side): string {
  return `${placementText(placement)} ${turn === "attackers" ? "b" : "w"}`;
}
