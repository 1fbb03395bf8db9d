// How a diagram of the rules is drawn: what its marks look like, and which of its moves become arrows.
import type { DiagramView } from "../api/shapes";
import type { Arrow, Mark } from "../board";
import { squaresOf } from "../position/notation";

const SHAPES = {
  reach: { shape: "dot", color: "green" },
  forbidden: { shape: "cross", color: "red" },
  hostile: { shape: "square", color: "red" },
  special: { shape: "square", color: "blue" },
} as const;

/** The marks of a diagram; those of its squares, not of what can be moved there, stay when it is played on. */
export function marksOf(diagram: DiagramView, untouched = true): Mark[] {
  return Object.entries(diagram.marks)
    .map(([square, kind]) => ({ square, ...SHAPES[kind as keyof typeof SHAPES] }))
    .filter(({ shape }) => untouched || shape === "square");
}

/** The moves of the line, there and back again drawn once; where dots show all moves of a piece, one would hide them. */
export function arrowsOf(diagram: DiagramView): Arrow[] {
  if (Object.values(diagram.marks).includes("reach")) return [];
  const drawn = new Map<string, Arrow>();
  for (const move of diagram.moves) {
    const { from, to } = squaresOf(move);
    if (!drawn.has(to + from)) drawn.set(from + to, { from, to, color: "green" });
  }
  return [...drawn.values()];
}

/** A diagram as a picture that nobody plays on: what the move takes is crossed out. */
export function pictureOf(diagram: DiagramView): { fen: string; marks: Mark[]; arrows: Arrow[] } {
  const crossed = diagram.captures.map((square): Mark => ({ square, shape: "cross", color: "red" }));
  const arrows = arrowsOf(diagram);
  // where dots show its moves, a ring shows which piece it is
  const moved = arrows.length
    ? []
    : diagram.moves.map((move): Mark => ({ square: squaresOf(move).from, shape: "ring" }));
  return { fen: diagram.fen, marks: [...marksOf(diagram), ...crossed, ...moved], arrows };
}
