// Setting up a position: pieces put on squares and taken away.
import type { PieceKind, Placement, Square } from "../board";

/** The pieces with one put on a square, or taken from it; there is one king at most. */
export function placed(placement: Placement, square: Square, piece: PieceKind | null): Placement {
  const next = new Map(placement);
  if (piece === "king") for (const [at, kind] of placement) if (kind === "king") next.delete(at);
  if (piece) next.set(square, piece);
  else next.delete(square);
  return next;
}
