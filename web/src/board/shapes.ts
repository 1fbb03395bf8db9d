// Lines drawn on the board: arrows, the ring of an encirclement, the jaws of a capture; as SVG paths.
import { center, place, type Point } from "./geometry";
import { PENS, type Pen, type Square } from "./types";

/** The colour that the keys held with the right button choose: none green, Shift or Ctrl red, Alt blue, both yellow. */
export function penOf(keys: Pick<PointerEvent, "shiftKey" | "ctrlKey" | "altKey" | "metaKey">): Pen {
  return PENS[(keys.shiftKey || keys.ctrlKey ? 1 : 0) + (keys.altKey || keys.metaKey ? 2 : 0)]!;
}

/** An arrow along the x axis; `transform` puts it on the board. */
export interface ArrowShape {
  path: string;
  transform: string;
}

/** An arrow between two squares; `gaps` stay free at its ends, where pieces stand. */
export function arrow(from: Point, to: Point, gaps: readonly [number, number], width: number): ArrowShape {
  const start = gaps[0];
  const tip = Math.hypot(to.x - from.x, to.y - from.y) - gaps[1];
  const neck = tip - Math.min(16 + 16 * width, 0.7 * (tip - start));
  const [shaft, barb] = [6 * width, 6 + 12 * width];
  const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  const n = (value: number) => Number(value.toFixed(1));
  return {
    path: `M${start} ${n(-shaft)}H${n(neck)}V${n(-barb)}L${n(tip)} 0L${n(neck)} ${n(barb)}V${n(shaft)}H${start}Z`,
    transform: `translate(${from.x} ${from.y}) rotate(${n(angle)})`,
  };
}

/** Squares that touch, at a side or a corner. */
function touch(one: Square, other: Square): boolean {
  const [a, b] = [place(one, false), place(other, false)];
  return one !== other && Math.abs(a.column - b.column) <= 1 && Math.abs(a.row - b.row) <= 1;
}

/** The squares in the order in which a ring goes through them: of all the closed ways, one around the largest area. */
export function ringOrder(squares: readonly Square[]): Square[] {
  let best: Square[] = [];
  let most = 0;
  // There are never more than eight attackers, so every way can be tried; with many more it would take too long.
  if (squares.length > 10) return best;
  const extend = (way: Square[]) => {
    const last = way[way.length - 1]!;
    if (way.length > 3 && touch(last, way[0]!)) {
      const area = Math.abs(twiceArea(way));
      if (area > most) [best, most] = [[...way], area];
    }
    for (const next of squares) {
      // The first square is the smallest of the ring: so each ring is found from one start only.
      if (next > way[0]! && !way.includes(next) && touch(last, next)) extend([...way, next]);
    }
  };
  for (const square of squares) extend([square]);
  return best;
}

function twiceArea(way: readonly Square[]): number {
  const points = way.map((square) => center(square, false));
  return points.reduce((sum, one, i) => {
    const other = points[(i + 1) % points.length]!;
    return sum + one.x * other.y - one.y * other.x;
  }, 0);
}

/** The ring as a smooth closed path through the middles of its squares; empty if they form none. */
export function ringPath(squares: readonly Square[], turned: boolean): string {
  const points = ringOrder(squares).map((square) => center(square, turned));
  const at = (i: number): Point => points[(i + points.length) % points.length]!;
  // At each point the curve runs parallel to the line between its neighbours.
  const handle = (i: number, sign: 1 | -1) => {
    const [previous, here, next] = [at(i - 1), at(i), at(i + 1)];
    return `${Math.round(here.x + (sign * (next.x - previous.x)) / 6)} ${Math.round(here.y + (sign * (next.y - previous.y)) / 6)}`;
  };
  const curves = points.map((_, i) => `C${handle(i, 1)} ${handle(i + 1, -1)} ${at(i + 1).x} ${at(i + 1).y}`);
  return points.length ? `M${at(0).x} ${at(0).y}${curves.join("")}Z` : "";
}

/** Where the jaws that closed on a piece are drawn: on the side of its square that faces the captor. */
export function jaw(captured: Square, captor: Square, turned: boolean): string {
  const [at, from] = [center(captured, turned), center(captor, turned)];
  const angle = (Math.atan2(at.y - from.y, at.x - from.x) * 180) / Math.PI;
  const side = { x: at.x + Math.sign(from.x - at.x) * 50, y: at.y + Math.sign(from.y - at.y) * 50 };
  return `translate(${side.x} ${side.y}) rotate(${angle})`;
}
