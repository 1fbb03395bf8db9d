// The keys of the page that is open. Pages register theirs, and the shell runs them and lists them under `?`:
//
//     $effect(() => registerKeys([{ key: "f", label: "play-key-flip", run: flip }]));

import { untrack } from "svelte";

export interface KeyBinding {
  /** `KeyboardEvent.key`, one or several: "f", "ArrowLeft", ["Home", "ArrowUp"] */
  key: string | readonly string[];
  /** the message that says what it does */
  label: string;
  /** absent where the page handles the key itself, as the board does, and only wants it listed */
  run?: () => void;
}

let groups: readonly (readonly KeyBinding[])[] = $state.raw([]);

/** Add keys; the function returned takes them away again, so that an `$effect` can return it. */
export function registerKeys(bindings: readonly KeyBinding[]): () => void {
  // untracked: an effect that registers keys does not wait for others to do so
  groups = [...untrack(() => groups), bindings];
  return () => {
    groups = untrack(() => groups).filter((group) => group !== bindings);
  };
}

/** All keys that do something now, the page's before the shell's. */
export function keyBindings(): readonly KeyBinding[] {
  return groups.toReversed().flat();
}

/** Run what a key is bound to, unless somebody is writing, a dialog is open, or the key was already used. */
export function handleKey(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  const target = event.target instanceof HTMLElement ? event.target : null;
  if (target?.closest("input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable], dialog")) return;
  // radio buttons, sliders and tabs use the arrow keys, and buttons the space bar
  if (/^Arrow|^ $|^Enter$/.test(event.key) && target?.closest("input, button, a, [role=slider], [role=tab]")) return;
  if (press(event.key)) event.preventDefault();
}

/** Do what a key is bound to, whoever asks for it; false if it is bound to nothing. */
export function press(pressed: string): boolean {
  const binding = keyBindings().find(({ key, run }) => run && [key].flat().includes(pressed));
  binding?.run!();
  return binding !== undefined;
}

const SIGNS: Readonly<Record<string, string>> = {
  ArrowLeft: "←",
  ArrowRight: "→",
  ArrowUp: "↑",
  ArrowDown: "↓",
  Enter: "↵",
  " ": "␣",
  Escape: "Esc",
};

/** A key as it stands on a keyboard. */
export function keyName(key: string): string {
  return SIGNS[key] ?? key;
}
