// Reads where the pieces stand from a position text, for drawing; whose turn it is and what is legal is the host's matter.
import { SIZE, squareAt } from "./geometry";
import type { PieceKind, Placement, Square } from "./types";

const KINDS: Record<string, PieceKind> = { t: "attacker", T: "defender", K: "king" };

/** The pieces of a position text such as "3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3 b". */
export function readPlacement(fen: string): Placement {
  const found = new Map<Square, PieceKind>();
  const ranks = fen.trim().split(/\s+/, 1)[0]!.split("/");
  if (ranks.length !== SIZE) throw new Error(`"${fen}" is no position: it has ${ranks.length} ranks instead of 7`);
  ranks.forEach((rank, row) => {
    let column = 0;
    for (const letter of rank) {
      const kind = KINDS[letter];
      const square = squareAt(column, row, false);
      if (kind && square) found.set(square, kind);
      else if (!/[1-7]/.test(letter)) throw new Error(`"${letter}" in "${fen}" is no piece: use t, T, K or 1 to 7`);
      column += kind ? 1 : Number(letter);
    }
    if (column !== SIZE) throw new Error(`"${rank}" in "${fen}" is no rank of 7 squares`);
  });
  return found;
}

/** The pieces with one carried elsewhere, or off the board; it captures nothing. */
export function carried(placement: Placement, { from, to }: { from: Square; to: Square | null }): Placement {
  const kind = placement.get(from);
  if (!kind) return placement;
  const found = new Map(placement);
  found.delete(from);
  if (to) found.set(to, kind);
  return found;
}
