// Short notices at the foot of the window: `toast("Link copied")`, `toastError(error)`.
import { errorText } from "../api/errors";

export interface Toast {
  id: number;
  text: string;
  kind: "info" | "error";
}

let list: readonly Toast[] = $state.raw([]);
let last = 0;

export function toasts(): readonly Toast[] {
  return list;
}

/** Show a notice for a while; the same notice is not shown twice at once. */
export function toast(text: string, kind: Toast["kind"] = "info"): void {
  if (list.some((each) => each.text === text)) return;
  const id = ++last;
  list = [...list, { id, text, kind }];
  // an error is longer and less expected
  setTimeout(() => dismiss(id), kind === "error" ? 9000 : 5000);
}

/** Tell the person about a failure, in their language. */
export function toastError(error: unknown): void {
  if (error instanceof DOMException && error.name === "AbortError") return;
  toast(errorText(error), "error");
}

export function dismiss(id: number): void {
  list = list.filter((each) => each.id !== id);
}
