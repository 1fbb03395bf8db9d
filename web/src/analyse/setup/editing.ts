// Position texts for the board editor: written from where the pieces stand.
import type { Side } from "../../api/shapes";
import type { PieceKind, Placement, Square } from "../../board";

const LETTERS: Readonly<Record<PieceKind, string>> = { attacker: "t", defender: "T", king: "K" };

/** "3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3 b" */
export function positionText(placement: Placement, turn: Side): string {
  const ranks = [7, 6, 5, 4, 3, 2, 1].map((rank) => {
    const letters = Array.from("abcdefg", (file) => {
      const piece = placement.get(`${file}${rank}`);
      return piece ? LETTERS[piece] : "1";
    });
    // empty squares side by side are counted
    return letters.join("").replace(/1+/g, (run) => String(run.length));
  });
  return `${ranks.join("/")} ${turn === "attackers" ? "b" : "w"}`;
}

/** The pieces with one put on a square, or taken from it; there is one king at most. */
export function placed(placement: Placement, square: Square, piece: PieceKind | null): Placement {
  const next = new Map(placement);
  if (piece === "king") for (const [at, kind] of placement) if (kind === "king") next.delete(at);
  if (piece) next.set(square, piece);
  else next.delete(square);
  return next;
}

/** The pieces with one carried elsewhere, or off the board. */
export function carried(placement: Placement, from: Square, to: Square | null): Placement {
  const piece = placement.get(from);
  const next = new Map(placement);
  next.delete(from);
  if (piece && to) next.set(to, piece);
  return next;
}

/** Whether a text that somebody pasted is a position rather than a game. */
export function looksLikePosition(text: string): boolean {
  return /^[tTK1-7]+(\/[tTK1-7]+){6}(\s+[bw])?$/.test(text.trim());
}
