// A streak or a storm as it is played: the puzzle on the board, the count, and the time by the server's clock.
import { answer, server } from "../api/client";
import { errorText } from "../api/errors";
import type { PositionView, RunView } from "../api/shapes";
import type { Move } from "../board";

export type Kind = "streak" | "storm";

/** The answer comes after so many milliseconds, and after a puzzle's end the next one. */
const PAUSE = 220;
const END_PAUSE = 350;

export class Running {
  run = $state.raw<RunView | null>(null);
  /** the position on the board */
  shown = $state.raw<PositionView | null>(null);
  busy = $state(false);
  failure = $state("");
  /** what came of the last move; gone when the next is made */
  verdict = $state<"right" | "solved" | "wrong" | "">("");
  /** the seconds that it won or lost */
  seconds = $state(0);
  /** the milliseconds left when the server said so, and when that was, by performance.now() */
  left = $state(0);
  since = $state(0);
  /** the best before this run */
  before = $state(0);
  #turn = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  readonly isOn = $derived(this.run !== null && !this.run.over);
  readonly canMove = $derived(this.isOn && !this.busy);

  constructor(
    readonly kind: Kind,
    readonly onplayed: (view: PositionView) => void = () => undefined,
  ) {}

  get #key(): string {
    return `brandubh-${this.kind}`;
  }

  /** Go on with the run of this window, if there is one: after a reload, for example. */
  async resume(): Promise<void> {
    const id = sessionStorage.getItem(this.#key);
    if (!id) return;
    try {
      const run = await answer(server.GET("/api/training/runs/{run_id}", { params: { path: { run_id: id } } }));
      if (!run.over && !this.run) this.#take(run);
    } catch {
      sessionStorage.removeItem(this.#key);
    }
  }

  /** Begin; the time runs from now. */
  async start(rules: string): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.failure = "";
    this.verdict = "";
    try {
      const run = await answer(server.POST("/api/training/runs", { body: { kind: this.kind, rules } }));
      this.before = run.best;
      sessionStorage.setItem(this.#key, run.id);
      this.#take(run);
    } catch (error) {
      this.failure = errorText(error);
    } finally {
      this.busy = false;
    }
  }

  /** Make a move, and show what follows. */
  async play({ from, to }: Move): Promise<void> {
    const { run } = this;
    if (!run || !this.canMove) return;
    const mine = ++this.#turn;
    this.busy = true;
    this.failure = "";
    this.verdict = "";
    try {
      const body = { move: `${from}-${to}`, number: run.number, ply: run.ply };
      const params = { path: { run_id: run.id } };
      const played = await answer(server.POST("/api/training/runs/{run_id}/moves", { params, body }));
      if (mine !== this.#turn) return;
      this.#setTime(played.run);
      this.seconds = played.seconds;
      this.verdict = played.verdict === "over" ? "" : played.verdict;
      for (const [number, position] of played.positions.entries()) {
        if (number > 0) await pause(PAUSE);
        if (mine !== this.#turn) return;
        this.shown = position;
        this.onplayed(position);
      }
      if (played.verdict === "solved" || played.verdict === "wrong") await pause(END_PAUSE);
      if (mine === this.#turn) this.#take(played.run, played.verdict === "right");
    } catch (error) {
      if (mine === this.#turn) await this.#lookAgain(error);
    } finally {
      if (mine === this.#turn) this.busy = false;
    }
  }

  /** End it before its time. */
  async end(): Promise<void> {
    const { run } = this;
    if (!run || run.over) return;
    this.#turn += 1;
    try {
      this.#take(
        await answer(server.POST("/api/training/runs/{run_id}/end", { params: { path: { run_id: run.id } } })),
      );
    } catch (error) {
      this.failure = errorText(error);
    }
  }

  close(): void {
    this.#turn += 1;
    clearTimeout(this.#timer);
  }

  #take(run: RunView, sameBoard = false): void {
    this.run = run;
    if (!sameBoard) {
      const position = run.position ?? run.puzzle?.position;
      if (position) this.shown = position;
    }
    this.busy = false;
    this.#setTime(run);
    if (run.over) sessionStorage.removeItem(this.#key);
  }

  #setTime(run: RunView): void {
    clearTimeout(this.#timer);
    if (run.left === null) return;
    this.left = run.left * 1000;
    this.since = performance.now();
    // the server says when it is over; a page that thinks so asks
    if (!run.over) this.#timer = setTimeout(() => void this.#lookAgain(), this.left + 50);
  }

  /** See how the run stands: another window may have gone on with it, or its time is up. */
  async #lookAgain(error?: unknown): Promise<void> {
    const { run } = this;
    if (!run) return;
    this.#turn += 1;
    this.busy = false;
    try {
      const now = await answer(server.GET("/api/training/runs/{run_id}", { params: { path: { run_id: run.id } } }));
      if (now.over && !run.over) await this.end();
      else this.#take(now);
      if (error && !now.over) this.failure = errorText(error);
    } catch (trouble) {
      this.failure = errorText(error ?? trouble);
    }
  }
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
