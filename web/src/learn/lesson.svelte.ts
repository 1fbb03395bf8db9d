// A lesson under way: which step, the position on its board, and what came of the last try.
import { errorText } from "../api/errors";
import { fetchPosition } from "../api/requests";
import type { PositionView } from "../api/shapes";
import type { Move } from "../board";
import { sameMove } from "../position/notation";
import { RULES, STEPS, type Step } from "./steps";

/** A wrong move stands this long before it is taken back, in milliseconds. */
const PAUSE = 1100;
/** After so many wrong tries the right move is shown. */
const PATIENCE = 2;

export class Lesson {
  index = $state(0);
  /** the position before the move, with where pieces may go; null until the server has told */
  start = $state.raw<PositionView | null>(null);
  /** the position after a try */
  tried = $state.raw<PositionView | null>(null);
  state: "open" | "wrong" | "right" = $state("open");
  failure = $state("");
  /** how many steps from the first on have been solved */
  #solved = $state(0);
  #mistakes = $state(0);
  /** counts what was asked, so that an answer or a pause that has been overtaken is ignored */
  #turn = 0;

  readonly step: Step = $derived(STEPS[this.index]!);
  readonly isLast = $derived(this.index === STEPS.length - 1);
  readonly canGoOn = $derived(this.index < this.#solved);
  readonly needsHelp = $derived(this.#mistakes >= PATIENCE && this.state !== "right");

  constructor(readonly onplayed: (view: PositionView) => void = () => undefined) {
    void this.go(0);
  }

  /** Turn to a step. */
  async go(index: number): Promise<void> {
    this.index = index;
    this.start = null;
    this.tried = null;
    this.state = "open";
    this.#mistakes = 0;
    const start = await this.#ask([]);
    if (start) this.start = start;
  }

  /** Try a move: one that counts stays, any other is taken back after a moment. */
  async play({ from, to }: Move): Promise<void> {
    const text = `${from}-${to}`;
    const view = await this.#ask([text]);
    if (!view) return;
    const mine = this.#turn;
    this.tried = view;
    const right = this.step.right.some((move) => sameMove(move, text));
    this.state = right ? "right" : "wrong";
    this.onplayed(view);
    if (right) {
      this.#solved = Math.max(this.#solved, this.index + 1);
      return;
    }
    this.#mistakes += 1;
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
    // what was said of it stays until the next try
    if (mine === this.#turn) this.tried = null;
  }

  /** Expect no answer any more. */
  close(): void {
    this.#turn += 1;
  }

  async #ask(moves: string[]): Promise<PositionView | null> {
    const mine = ++this.#turn;
    this.failure = "";
    try {
      const view = await fetchPosition({ rules: RULES, fen: this.step.fen, moves });
      return mine === this.#turn ? view : null;
    } catch (error) {
      if (mine === this.#turn) this.failure = errorText(error);
      return null;
    }
  }
}
