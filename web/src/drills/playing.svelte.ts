// A drill being played: the line so far with what each move was worth, wrong turns, hints, and best play to be watched.
import { answer, server } from "../api/client";
import { errorText } from "../api/errors";
import type { DrillHint, DrillLine, DrillResult, DrillStep, DrillView, PlayedDrill, PositionView } from "../api/shapes";
import type { Move } from "../board";

/** The opponent answers after so many milliseconds, so that the move before can be seen. */
const PAUSE = 600;
/** Best play is shown at this pace. */
const PACE = 1100;

/** `thrown`: the goal was given up, and the learner says whether to take that back; `line`: best play is shown. */
type State = "open" | "judging" | "thrown" | "over" | "line";

export class Playing {
  drill = $state.raw<DrillView | null>(null);
  failure = $state("");
  state: State = $state("open");
  /** the move that is being judged */
  tried = $state("");
  /** what came of the last move */
  played = $state.raw<PlayedDrill | null>(null);
  /** the learner's moves so far */
  steps = $state.raw<readonly DrillStep[]>([]);
  /** every position so far */
  positions = $state.raw<readonly PositionView[]>([]);
  /** the number of the position on the board, among those of the game or of best play */
  at = $state(0);
  hint = $state.raw<DrillHint | null>(null);
  result = $state.raw<DrillResult | null>(null);
  best = $state.raw<DrillLine | null>(null);
  helped = $state(false);
  #moves: readonly string[] = [];
  #turn = 0;
  /** what best play was looked at instead of */
  #before: State = "open";

  readonly walked = $derived(this.state === "line" ? (this.best?.positions ?? []) : this.positions);
  /** the position on the board */
  readonly shown = $derived(this.walked[this.at] ?? null);
  readonly canMove = $derived(this.state === "open" && this.at === this.positions.length - 1);
  /** the learner's next move, counted from 1 */
  readonly count = $derived(this.steps.length + 1);

  constructor(readonly onplayed: (view: PositionView) => void = () => undefined) {}

  async open(id: string): Promise<void> {
    const mine = ++this.#turn;
    this.drill = this.best = null;
    this.positions = [];
    this.failure = "";
    try {
      const drill = await answer(server.GET("/api/drills/{drill_id}", { params: { path: { drill_id: id } } }));
      if (mine !== this.#turn) return;
      this.drill = drill;
      this.restart();
    } catch (error) {
      if (mine === this.#turn) this.failure = errorText(error);
    }
  }

  /** One more try. */
  restart(): void {
    this.#turn += 1;
    this.#moves = [];
    this.steps = [];
    this.positions = this.drill ? [this.drill.position] : [];
    this.at = 0;
    this.played = this.result = this.hint = null;
    this.helped = false;
    this.failure = "";
    this.state = "open";
  }

  /** Make a move, and see the answer. */
  async play({ from, to }: Move): Promise<void> {
    if (!this.drill || !this.canMove) return;
    const mine = ++this.#turn;
    this.hint = null;
    this.failure = "";
    this.tried = `${from}-${to}`;
    this.state = "judging";
    try {
      const params = { path: { drill_id: this.drill.id } };
      const body = { moves: [...this.#moves, this.tried], helped: this.helped };
      const played = await answer(server.POST("/api/drills/{drill_id}/move", { params, body }));
      if (mine !== this.#turn) return;
      this.steps = [...this.steps, played.step];
      this.played = played;
      for (const [number, position] of played.positions.entries()) {
        if (number > 0) await pause(PAUSE);
        if (mine !== this.#turn) return;
        this.positions = [...this.positions, position];
        this.at = this.positions.length - 1;
        this.onplayed(position);
      }
      this.#moves = played.moves;
      this.result = played.result ?? null;
      this.state = played.state !== "on" ? "over" : played.step.verdict === "thrown" ? "thrown" : "open";
    } catch (error) {
      if (mine !== this.#turn) return;
      this.state = "open";
      this.failure = errorText(error);
    }
  }

  /** Take the last move back, with the answer to it. That counts as help. */
  takeBack(): void {
    if (!this.steps.length || this.state === "judging") return;
    this.#turn += 1;
    this.helped = true;
    this.steps = this.steps.slice(0, -1);
    this.#moves = this.#moves.slice(0, 2 * this.steps.length);
    this.positions = this.positions.slice(0, 2 * this.steps.length + 1);
    this.at = this.positions.length - 1;
    this.played = this.result = this.hint = null;
    this.failure = "";
    this.state = "open";
  }

  /** Play on although the goal was given up. */
  goOn(): void {
    if (this.state === "thrown") this.state = "open";
  }

  /** Tell the move of best play. */
  async giveHint(): Promise<void> {
    if (!this.drill || !this.canMove) return;
    const mine = ++this.#turn;
    try {
      const params = { path: { drill_id: this.drill.id } };
      const body = { moves: [...this.#moves] };
      const hint = await answer(server.POST("/api/drills/{drill_id}/hint", { params, body }));
      if (mine !== this.#turn) return;
      this.helped = true;
      this.hint = hint;
    } catch (error) {
      if (mine === this.#turn) this.failure = errorText(error);
    }
  }

  /** Show best play from the first move, one after the other. In the middle of a drill that ends the try. */
  async showLine(): Promise<void> {
    const { drill } = this;
    if (!drill || this.state === "judging") return;
    const mine = ++this.#turn;
    try {
      this.best ??= await answer(
        server.GET("/api/drills/{drill_id}/line", { params: { path: { drill_id: drill.id } } }),
      );
    } catch (error) {
      if (mine === this.#turn) this.failure = errorText(error);
      return;
    }
    if (mine !== this.#turn) return;
    if (this.state !== "line") this.#before = this.state;
    this.hint = null;
    this.state = "line";
    this.at = 0;
    for (const [number, position] of this.best.positions.entries()) {
      if (number === 0) continue;
      await pause(PACE);
      if (mine !== this.#turn) return;
      this.at = number;
      this.onplayed(position);
    }
  }

  /** Back from best play to what came of one's own. */
  leaveLine(): void {
    if (this.state !== "line" || this.#before !== "over") return this.restart();
    this.#turn += 1;
    this.state = "over";
    this.at = this.positions.length - 1;
  }

  /** Walk through the moves. */
  goTo(at: number): void {
    if (this.state === "judging" || !this.walked[at]) return;
    if (this.state === "line") this.#turn += 1; // by hand from now on
    const forward = at > this.at;
    this.at = at;
    if (forward) this.onplayed(this.walked[at]!);
  }

  /** Expect no answer any more. */
  close(): void {
    this.#turn += 1;
  }
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
