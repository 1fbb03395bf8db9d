// The tables of perfect play and the engine follow the board. The engine rests while it is off, while something else
// needs the machine, and while nobody sees the page.
import { untrack } from "svelte";
import type { PerfectPlay } from "../perfect/perfect.svelte";
import type { Study } from "../study.svelte";
import type { Live } from "./live.svelte";

/** Each field is read by itself, so that the engine does not start again when something else has changed. */
interface Followed {
  readonly study: Study | null;
  readonly perfect: PerfectPlay | null;
  /** whether the engine rests although it is on */
  readonly resting: boolean;
}

/** Let them follow. For a component's setup. */
export function followBoard(live: Live, now: Followed): void {
  let hidden = $state(document.hidden);
  const position = $derived(now.study?.key());

  $effect(() => {
    const look = () => (hidden = document.hidden);
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  });
  $effect(() => {
    const { perfect } = now;
    const view = now.study?.view;
    if (perfect && view) untrack(() => void perfect.look(view));
  });
  $effect(() => {
    void [now.study, position, live.threat];
    untrack(() => live.forget());
  });
  $effect(() => {
    void [position, live.count, live.threat];
    const { study } = now;
    if (!live.on || !study?.view || study.view.outcome || now.resting || hidden) return;
    return untrack(() => {
      const key = study.key();
      return live.run(study.request(), (line) => {
        if (!live.threat) study.scores.set(key, line.score);
      });
    });
  });
}
