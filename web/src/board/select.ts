// Picking up and putting down: what choosing a square means, whether it was tapped, clicked or chosen by keyboard.
import type { BoardProps, Editor, Move, PieceKind, Placement, Square } from "./types";

/** What the choice depends on. */
export interface Table {
  placement: Placement;
  destinations: NonNullable<BoardProps["destinations"]>;
  editor: Editor | null;
}

/** What the host must be told. */
type Act =
  | ({ kind: "move" } & Move)
  | ({ kind: "refuse" } & Move)
  | { kind: "carry"; from: Square; to: Square | null }
  | { kind: "place"; square: Square; piece: PieceKind | null };

export interface Choice {
  selected: Square | null;
  act: Act | null;
}

/** May the piece on that square be picked up? */
export function isMovable(square: Square, { placement, destinations, editor }: Table): boolean {
  return placement.has(square) && (editor !== null || (destinations[square]?.length ?? 0) > 0);
}

/** May the piece picked up go there? In the editor a piece may go anywhere, so nothing needs to be shown. */
export function isDestination(selected: Square | null, square: Square, table: Table): boolean {
  return selected !== null && table.editor === null && (table.destinations[selected]?.includes(square) ?? false);
}

/** Choose a square. */
export function choose(selected: Square | null, square: Square, table: Table): Choice {
  const { editor, placement } = table;
  if (editor?.piece) {
    // choosing the same piece again takes it away
    const piece = editor.piece === "erase" || placement.get(square) === editor.piece ? null : editor.piece;
    return { selected: null, act: piece || placement.has(square) ? { kind: "place", square, piece } : null };
  }
  if (selected === square) return { selected: null, act: null };
  if (editor && selected) return { selected: null, act: { kind: "carry", from: selected, to: square } };
  if (isDestination(selected, square, table)) {
    return { selected: null, act: { kind: "move", from: selected!, to: square } };
  }
  if (isMovable(square, table)) return { selected: square, act: null };
  return { selected: null, act: refusal(selected, square, table) };
}

/** What is wrong with choosing a square that is neither a piece to pick up nor a place to go to. */
function refusal(selected: Square | null, square: Square, { placement }: Table): Act | null {
  if (selected && !isSameSide(placement.get(selected), placement.get(square))) {
    return { kind: "refuse", from: selected, to: square };
  }
  return placement.has(square) ? { kind: "refuse", from: square, to: square } : null;
}

function isSameSide(one: PieceKind | undefined, other: PieceKind | undefined): boolean {
  return one !== undefined && other !== undefined && (one === "attacker") === (other === "attacker");
}

/** Let a dragged piece fall on a square, or beside the board. */
export function drop(from: Square, square: Square | null, table: Table): Choice {
  if (square === from) return { selected: table.editor ? null : from, act: null };
  if (table.editor) return { selected: null, act: { kind: "carry", from, to: square } };
  if (square === null) return { selected: null, act: null };
  return { selected: null, act: { kind: isDestination(from, square, table) ? "move" : "refuse", from, to: square } };
}

/** Clear a square of the editor. */
export function clear(square: Square, { editor, placement }: Table): Choice {
  return { selected: null, act: editor && placement.has(square) ? { kind: "place", square, piece: null } : null };
}
