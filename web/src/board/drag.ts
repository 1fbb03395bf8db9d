// A pointer from press to release: when a press becomes a drag, and where on the field it is.
import { SIZE, squareAt, type Point } from "./geometry";
import type { Square } from "./types";

/** A finger trembles more than a mouse. */
const SLACK = { touch: 8, mouse: 4 };

/** The field on the screen. */
export type Area = Pick<DOMRect, "left" | "top" | "width" | "height">;

type Pointer = Pick<PointerEvent, "pointerId" | "pointerType" | "clientX" | "clientY">;

/** A press that may become a drag. */
export interface Press {
  pointer: number;
  square: Square;
  touch: boolean;
  start: Point;
  area: Area;
  dragging: boolean;
}

/** Where a pointer is, in columns and rows. */
export function locate({ clientX, clientY }: Pick<Pointer, "clientX" | "clientY">, area: Area): Point {
  return { x: ((clientX - area.left) / area.width) * SIZE, y: ((clientY - area.top) / area.height) * SIZE };
}

/** The square below a pointer; null beside the field. */
export function squareBelow(pointer: Pick<Pointer, "clientX" | "clientY">, area: Area, turned: boolean): Square | null {
  const { x, y } = locate(pointer, area);
  return squareAt(x, y, turned);
}

/** Begin a press; null beside the field. */
export function press(pointer: Pointer, area: Area, turned: boolean): Press | null {
  const square = squareBelow(pointer, area, turned);
  if (!square) return null;
  const start = { x: pointer.clientX, y: pointer.clientY };
  return { pointer: pointer.pointerId, square, touch: pointer.pointerType === "touch", start, area, dragging: false };
}

/** The same press after the pointer moved: once it is a drag, it remains one. */
export function moved(press: Press, { clientX, clientY }: Pick<Pointer, "clientX" | "clientY">): Press {
  if (press.dragging) return press;
  const way = Math.hypot(clientX - press.start.x, clientY - press.start.y);
  return way < (press.touch ? SLACK.touch : SLACK.mouse) ? press : { ...press, dragging: true };
}
