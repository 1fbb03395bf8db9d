// Short notices at the foot of the window: `toast("Link copied")`, `toastError(error)`.
import { errorText, NetworkError } from "../api/errors";

export interface Toast {
  id: number;
  text: string;
  kind: "info" | "error";
}

/** milliseconds; an error is longer and less expected */
const TIMES = { info: 5000, error: 9000 };

let list: readonly Toast[] = $state.raw([]);
let last = 0;

export function toasts(): readonly Toast[] {
  return list;
}

/** Show a notice for a while; the same notice is not shown twice at once. Returns its id, for `dismiss`. */
export function toast(text: string, kind: Toast["kind"] = "info", time = TIMES[kind]): number {
  const shown = list.find((each) => each.text === text);
  if (shown) return shown.id;
  const id = ++last;
  list = [...list, { id, text, kind }];
  if (time < Infinity) setTimeout(() => dismiss(id), time);
  return id;
}

/** Tell the person about a failure, in their language. */
export function toastError(error: unknown): void {
  if (error instanceof DOMException && error.name === "AbortError") return;
  // connection.svelte.ts says so, until the server is back
  if (error instanceof NetworkError) return;
  toast(errorText(error), "error");
}

export function dismiss(id: number): void {
  list = list.filter((each) => each.id !== id);
}
