// A move on its way to the server. It may wait for a person's answer first: where it ends the game badly by repetition,
// where the coach warns of it, or where every move is to be confirmed. Meanwhile the board shows it as made.
import { answer, server } from "../api/client";
import type { RepetitionView, TryAnswer } from "../api/shapes";
import type { Move } from "../board";
import { verdictOf } from "../position/repetition";
import { settings } from "../settings.svelte";
import type { PlayedGame } from "./game.svelte";

export type Waiting = { move: Move } & (
  { why: "confirm" } | { why: "coach"; advice: TryAnswer } | { why: "fatal"; warning: RepetitionView }
);

/** Milliseconds after which a move is no longer held up for the coach. */
const PATIENCE = 3000;

export class Moving {
  /** the move that waits for an answer */
  waiting: Waiting | null = $state.raw(null);

  /** ... where a bar below the board asks, */
  readonly doubted = $derived(this.waiting?.why === "fatal" ? null : this.waiting);
  /** and where a dialog does */
  readonly fatal = $derived(this.waiting?.why === "fatal" ? this.waiting : null);

  #game: PlayedGame;
  #send: (move: Move) => Promise<void>;
  #settle: ((play: boolean) => void) | null = null;

  constructor(game: PlayedGame, send: (move: Move) => Promise<void>) {
    this.#game = game;
    this.#send = send;
  }

  /** Make a move, and ask before where that is needed; one that was typed has been thought over. */
  async make(move: Move, typed = false): Promise<void> {
    this.answer(false);
    const question = await this.#question(move, typed);
    if (question && !(await this.#ask(question))) return;
    await this.#send(move);
  }

  /** Play the move that waits, or leave it. */
  answer(play: boolean): void {
    this.waiting = null;
    this.#settle?.(play);
    this.#settle = null;
  }

  #ask(waiting: Waiting): Promise<boolean> {
    return new Promise((resolve) => {
      this.waiting = waiting;
      this.#settle = resolve;
    });
  }

  async #question(move: Move, typed: boolean): Promise<Waiting | null> {
    const { warnings, turn } = this.#game.position;
    const warning = warnings.find((each) => each.from_square === move.from && each.to_square === move.to);
    if (warning?.final && verdictOf(warning, turn) !== "win") return { why: "fatal", move, warning };
    const advice = settings.coach && this.#game.helped ? await this.#advice(move) : null;
    if (advice) return { why: "coach", move, advice };
    return settings.confirm && !typed ? { why: "confirm", move } : null;
  }

  /** What the coach says of a move; null if it will do, or if there is no telling in time. */
  async #advice({ from, to }: Move): Promise<TryAnswer | null> {
    try {
      const body = { ...this.#game.request(), attempt: `${from}-${to}` };
      const signal = AbortSignal.timeout(PATIENCE);
      const advice = await answer(server.POST("/api/reports/try", { body, signal }));
      return ["mistake", "blunder"].includes(advice.judgement) && advice.reply ? advice : null;
    } catch {
      return null;
    }
  }
}
