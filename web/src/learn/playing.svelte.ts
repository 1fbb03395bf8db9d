// A lesson being played: which step, the position on its board, what came of the last try, and hints. The server judges
// every move.
import { answer, server } from "../api/client";
import { errorText } from "../api/errors";
import type { LessonHint, LessonView, PositionView, StepView, TriedLesson } from "../api/shapes";
import type { Move } from "../board";

/** The opponent answers after so many milliseconds, so that the move before can be seen. */
const PAUSE = 700;
/** In a quick lesson a wrong move stands this long before it is taken back. */
const TAKEN_BACK = 1100;
/** After so many wrong tries a quick lesson shows the right move. */
const PATIENCE = 2;

interface Options {
  /** wrong moves go back by themselves, and after two of them the right one is shown */
  quick?: boolean;
  onplayed?: (view: PositionView) => void;
  onsolved?: (step: StepView) => void;
}

/** `right` goes on in the same step, `done` is the end of it. */
type State = "open" | "right" | "wrong" | "done";

export class Playing {
  lesson = $state.raw<LessonView | null>(null);
  index = $state(0);
  state: State = $state("open");
  /** the position on the board */
  shown = $state.raw<PositionView | null>(null);
  /** what was said of the last try */
  verdict = $state.raw<TriedLesson | null>(null);
  hint = $state.raw<LessonHint | null>(null);
  failure = $state("");
  /** the moves of this step so far, with the answers to them, and the position they lead to */
  #line: readonly string[] = $state.raw([]);
  #current = $state.raw<PositionView | null>(null);
  #asking = $state(false);
  #mistakes = 0;
  /** counts what was asked, so that an answer or a pause that has been overtaken is ignored */
  #turn = 0;
  #options: Options;

  readonly step: StepView | null = $derived(this.lesson?.steps[this.index] ?? null);
  readonly count = $derived(this.lesson?.steps.length ?? 0);
  readonly isLast = $derived(this.index === this.count - 1);
  /** may a move be made now? */
  readonly canMove = $derived(
    !this.#asking && this.state !== "done" && this.step?.goal !== "look" && this.shown === this.#current,
  );

  constructor(options: Options = {}) {
    this.#options = options;
  }

  /** Open a lesson by its name, at a step. */
  async open(id: string, index: (lesson: LessonView) => number = () => 0): Promise<void> {
    const mine = ++this.#turn;
    this.lesson = this.shown = this.#current = this.verdict = this.hint = null;
    this.failure = "";
    try {
      const lesson = await answer(server.GET("/api/lessons/{lesson_id}", { params: { path: { lesson_id: id } } }));
      if (mine !== this.#turn) return;
      this.lesson = lesson;
      this.go(index(lesson));
    } catch (error) {
      if (mine === this.#turn) this.failure = errorText(error);
    }
  }

  /** Turn to a step. */
  go(index: number): void {
    this.index = index;
    this.#line = [];
    this.#current = this.step?.position ?? null;
    this.#mistakes = 0;
    this.verdict = null;
    this.retry();
    if (this.step?.goal === "look") this.#options.onsolved?.(this.step);
  }

  /** Take a wrong move back. */
  retry(): void {
    this.#turn += 1;
    this.#asking = false;
    this.shown = this.#current;
    this.hint = null;
    this.failure = "";
    this.state = "open";
  }

  /** Try a move, and see what is said to it. */
  async play({ from, to }: Move): Promise<void> {
    const { lesson, step } = this;
    if (!lesson || !step || !this.canMove) return;
    const mine = ++this.#turn;
    this.failure = "";
    this.#asking = true;
    try {
      const path = { lesson_id: lesson.id, step_name: step.name };
      const body = { moves: [...this.#line, `${from}-${to}`] };
      const tried = await answer(server.POST("/api/lessons/{lesson_id}/{step_name}/try", { params: { path }, body }));
      if (mine !== this.#turn) return;
      this.hint = null;
      const wrong = tried.verdict === "wrong";
      const positions = wrong && this.#options.quick ? tried.positions.slice(0, 1) : tried.positions;
      for (const [number, position] of positions.entries()) {
        if (number > 0) await pause(PAUSE);
        if (mine !== this.#turn) return;
        this.shown = position;
        this.#options.onplayed?.(position);
      }
      this.verdict = tried;
      this.state = tried.verdict;
      this.#asking = false;
      if (wrong) await this.#missed(mine);
      else this.#went(tried, step);
    } catch (error) {
      if (mine !== this.#turn) return;
      this.#asking = false;
      this.failure = errorText(error);
    }
  }

  #went(tried: TriedLesson, step: StepView): void {
    this.#line = tried.moves;
    this.#current = this.shown;
    if (tried.verdict === "done") this.#options.onsolved?.(step);
  }

  async #missed(mine: number): Promise<void> {
    this.#mistakes += 1;
    if (!this.#options.quick) return;
    await pause(TAKEN_BACK);
    if (mine !== this.#turn) return;
    this.shown = this.#current; // what was said of it stays until the next try
    if (this.#mistakes >= PATIENCE) await this.giveHint(2);
  }

  /** Show the piece that has a right move, or at level 2 the move. */
  async giveHint(level: 1 | 2): Promise<void> {
    const { lesson, step } = this;
    if (!lesson || !step || !this.canMove) return;
    const mine = this.#turn;
    try {
      const path = { lesson_id: lesson.id, step_name: step.name };
      const query = { level, ply: this.#line.length };
      const hint = await answer(server.GET("/api/lessons/{lesson_id}/{step_name}/hint", { params: { path, query } }));
      if (mine === this.#turn) this.hint = hint;
    } catch (error) {
      if (mine === this.#turn) this.failure = errorText(error);
    }
  }

  /** Expect no answer any more. */
  close(): void {
    this.#turn += 1;
  }
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
