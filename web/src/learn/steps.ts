// The steps of the first lesson, as data: a position under the federation's rules, the moves that count, and squares to
// be marked. What each says is in messages, `learn-<id>-title`, `-task`, `-wrong` and `-done`. The tests of the Python
// package read the same file and play every step by the kernel's rules.
import steps from "./steps.json";

export interface Step {
  id: string;
  fen: string;
  /** the moves that solve it */
  right: readonly string[];
  /** the squares to go to, where the task speaks of a ring */
  goals: readonly string[];
}

export const RULES = "wtf";
export const STEPS: readonly Step[] = steps;
