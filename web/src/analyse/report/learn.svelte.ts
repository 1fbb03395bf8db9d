// Learning from one's mistakes: the position before each of them is set up, and something better is looked for.
import { answer, server } from "../../api/client";
import type { ReportStep, Side } from "../../api/shapes";
import { sameMove } from "../../position/notation";
import { toastError } from "../../shell/toasts.svelte";
import type { Report } from "./report.svelte";

export type LearnState = "asking" | "judging" | "played" | "not-yet" | "good" | "solution" | "done";

export class Learn {
  readonly mistakes: readonly ReportStep[];
  index = $state(0);
  state: LearnState = $state("asking");
  /** what was tried last */
  tried: string | null = $state(null);
  solvedAlone = $state(0);
  #helped = false;

  readonly step = $derived.by(() => this.mistakes[this.index]);

  constructor(
    readonly report: Report,
    readonly side: Side,
  ) {
    this.mistakes = report.mistakes(side);
    this.#ask();
  }

  /** The ply of the mistake. */
  get ply(): number {
    return this.report.steps.indexOf(this.step!);
  }

  /** The node of the position before the mistake. */
  get before(): number {
    return this.report.nodes[this.ply - 1]!;
  }

  #ask(): void {
    this.tried = null;
    this.#helped = false;
    if (!this.step) {
      this.state = "done";
      return;
    }
    this.report.study.tree.goTo(this.before);
    this.state = "asking";
  }

  /** Try a move; the board shows it while it is being judged. */
  async attempt(from: string, to: string): Promise<void> {
    const { study } = this.report;
    const attempt = `${from}-${to}`;
    this.tried = attempt;
    if (sameMove(attempt, this.step!.move)) {
      this.state = "played";
      return;
    }
    this.state = "judging";
    const step = this.step;
    try {
      const body = { ...study.request(this.before), attempt };
      const { good } = await answer(server.POST("/api/reports/try", { body }));
      // somebody has gone on meanwhile
      if (this.step !== step || this.state !== "judging") return;
      if (good) {
        await study.play(from, to);
        if (!this.#helped) this.solvedAlone += 1;
        this.state = "good";
      } else {
        this.#helped = true;
        this.state = "not-yet";
      }
    } catch (error) {
      this.state = "asking";
      toastError(error);
    }
  }

  /** Show what the engine would have played. */
  solve(): void {
    this.#helped = true;
    this.tried = null;
    this.report.study.tree.goTo(this.before);
    this.state = "solution";
  }

  next(): void {
    this.index += 1;
    this.#ask();
  }
}
