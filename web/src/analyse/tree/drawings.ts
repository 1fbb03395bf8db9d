// Drawings on a position, as game files write them: "Gd2e2" is a green arrow, "Rd4" a red ring.
import { PENS, type Arrow, type Pen, type Square } from "../../board";

export function drawingText(from: Square, to: Square, pen: Pen): string {
  return pen[0]!.toUpperCase() + from + (from === to ? "" : to);
}

export function arrowOf(drawing: string): Arrow {
  const [from, to] = [drawing.slice(1, 3), drawing.slice(3, 5)];
  const color = PENS.find((pen) => pen[0]!.toUpperCase() === drawing[0]);
  return { from, to: to || from, color };
}
