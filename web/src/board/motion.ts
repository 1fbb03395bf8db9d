// Who is who from one position to the next, so that pieces glide instead of jumping: each man keeps its key.
import { center, type Point } from "./geometry";
import type { Move, PieceKind, Placement, Square } from "./types";

/** A piece that is followed from position to position. */
export interface Man {
  key: number;
  kind: PieceKind;
  square: Square;
  /** it was not there before (a move was taken back) */
  fresh: boolean;
}

export interface Scene {
  men: readonly Man[];
  /** those that have just left the board */
  gone: readonly Man[];
}

/** The piece in somebody's hand: where it hangs, in columns and rows. */
export interface Held {
  square: Square;
  at: Point;
  /** by a finger */
  touch: boolean;
}

let lastKey = 0;

/** The men of a placement: as far as possible those of the scene before, each moved as little as possible. */
export function follow(before: Scene | null, placement: Placement, move: Move | null): Scene {
  const old = new Map((before?.men ?? []).map((man) => [man.square, man]));
  const men: Man[] = [];
  const claim = (man: Man, square: Square) => {
    old.delete(man.square);
    men.push({ ...man, square, fresh: false });
  };
  const waiting = new Map<Square, PieceKind>();

  for (const [square, kind] of placement) {
    const man = old.get(square);
    if (man?.kind === kind) claim(man, square);
    else waiting.set(square, kind);
  }
  const mover = move && old.get(move.from);
  if (mover && waiting.get(move.to) === mover.kind) {
    waiting.delete(move.to);
    claim(mover, move.to);
  }
  for (const [square, kind] of waiting) {
    const near = [...old.values()]
      .filter((man) => man.kind === kind)
      .sort((one, other) => distance(one.square, square) - distance(other.square, square))[0];
    if (near) claim(near, square);
    else men.push({ key: ++lastKey, kind, square, fresh: before !== null });
  }
  // Elements are moved in the document if their order changes, which would cut their motion short.
  men.sort((one, other) => one.key - other.key);
  return { men, gone: [...old.values()] };
}

function distance(one: Square, other: Square): number {
  const [a, b] = [center(one, false), center(other, false)];
  return Math.hypot(a.x - b.x, a.y - b.y);
}
