// A study's changes are kept in the address: a reload brings them back, and the address can be passed on.
import type { Study } from "../study.svelte";
import { pack } from "./link";

/** Once a person pauses, changes are kept. */
const PAUSE_MS = 900;

/** Keep the changes of whatever study is open. For a component's setup. */
export function keepInAddress(study: () => Study | null): void {
  let opened: Study | null = null;
  /** the study as it was opened: nothing needs to be kept while it is the same */
  let untouched = "";

  $effect(() => {
    const changed = study();
    if (!changed) return;
    const now = JSON.stringify(changed.toGameTree());
    if (changed !== opened) [opened, untouched] = [changed, now];
    if (now === untouched) return;
    const timer = setTimeout(async () => {
      try {
        const hash = await pack(await changed.toText());
        if (changed === study() && location.pathname.startsWith("/analyse")) {
          history.replaceState(history.state, "", `${location.pathname}#${hash}`);
        }
      } catch {
        // the server is away for a moment; the next change tries again
      }
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  });
}
