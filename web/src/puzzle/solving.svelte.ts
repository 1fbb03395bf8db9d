// A puzzle being solved: the line so far, what came of the last try, hints, and the solution if it is asked for. The
// server keeps the attempt, and judges it.
import { boot } from "../api/boot";
import { answer, server } from "../api/client";
import { ApiError, errorText } from "../api/errors";
import { fetchTodaysPuzzle, today } from "../api/requests";
import type { AttemptView, PositionView, PuzzleView, SolutionView, TriedPuzzle } from "../api/shapes";
import type { Move } from "../board";

/** The opponent answers after so many milliseconds, so that the move before can be seen. */
const PAUSE = 600;

type State = "open" | "judging" | "right" | "wrong" | "solved" | "solution";

/** What to train; nothing means anything. */
export interface Wanted {
  rules?: string;
  theme?: string;
  side?: "attackers" | "defenders";
}

export class Solving {
  puzzle = $state.raw<PuzzleView | null>(null);
  failure = $state("");
  state: State = $state("open");
  /** the move that is being judged, or was judged last */
  tried = $state("");
  /** what was said of it */
  verdict = $state.raw<TriedPuzzle | null>(null);
  /** the position on the board */
  shown = $state.raw<PositionView | null>(null);
  solution = $state.raw<SolutionView | null>(null);
  /** the attempt as the server knows it; none before the first act, but in training */
  attempt = $state.raw<AttemptView | null>(null);
  hint = $state.raw<{ theme: string } | { square: string } | null>(null);
  /** the moves found so far, with the answers to them, and the position they lead to */
  #line: readonly string[] = $state.raw([]);
  #current = $state.raw<PositionView | null>(null);
  #themeTold = false;
  #turn = 0;

  readonly canMove = $derived(this.state === "open" || this.state === "right");
  /** over, so that the solution may be looked through */
  readonly isOver = $derived(this.state === "solved" || this.state === "solution");

  constructor(
    readonly mode: "train" | "free",
    readonly onplayed: (view: PositionView) => void = () => undefined,
  ) {}

  /** Open a puzzle by its name, or today's. */
  open(id: string | null): Promise<void> {
    const here = boot.puzzle;
    const embedded = here && (id ? here.id === id : here.date === today()) ? here : null;
    return this.#open(embedded, () =>
      id
        ? answer(server.GET("/api/puzzles/{puzzle_id}", { params: { path: { puzzle_id: id } } }))
        : fetchTodaysPuzzle(),
    );
  }

  /** Open the next puzzle of the training. The first one may have come with the page. */
  async openNext(wanted: Wanted): Promise<void> {
    const embedded = boot.puzzle && location.pathname === "/train" ? boot.puzzle : null;
    await this.#open(embedded, () => answer(server.GET("/api/training/next", { params: { query: wanted } })));
    // the server's clock runs from here
    if (this.puzzle) await this.#begun().catch(() => undefined);
  }

  async #open(embedded: PuzzleView | null, fetch: () => Promise<PuzzleView>): Promise<void> {
    const mine = ++this.#turn;
    this.puzzle = this.shown = this.#current = this.solution = this.attempt = null;
    this.#beginning = null;
    this.#themeTold = false;
    this.failure = "";
    delete boot.puzzle; // it was for this page alone
    try {
      const puzzle = embedded ?? (await fetch());
      if (mine !== this.#turn) return;
      this.puzzle = puzzle;
      this.restart();
    } catch (error) {
      if (mine === this.#turn) this.failure = errorText(error);
    }
  }

  /** Begin once more from the puzzle's position; after its end that is another attempt. */
  restart(): void {
    if (this.isOver) this.attempt = null;
    this.#line = [];
    this.#current = this.puzzle?.position ?? null;
    this.verdict = null;
    this.retry();
  }

  /** Take a wrong move back. */
  retry(): void {
    this.#turn += 1;
    this.shown = this.#current;
    this.hint = null;
    this.failure = "";
    this.state = "open";
  }

  /** Try a move, and see what the opponent says to it. */
  async play({ from, to }: Move): Promise<void> {
    if (!this.puzzle || !this.canMove) return;
    const mine = ++this.#turn;
    const before = this.state;
    this.hint = null;
    this.failure = "";
    this.tried = `${from}-${to}`;
    this.state = "judging";
    try {
      const body = { moves: [...this.#line, this.tried] };
      const tried = await this.#inAttempt((path) =>
        answer(server.POST("/api/training/attempts/{attempt_id}/try", { params: { path }, body })),
      );
      if (mine !== this.#turn) return;
      for (const [number, position] of tried.positions.entries()) {
        if (number > 0) await new Promise((resolve) => setTimeout(resolve, PAUSE));
        if (mine !== this.#turn) return;
        this.shown = position;
        this.onplayed(position);
      }
      this.#judged(tried);
    } catch (error) {
      if (mine !== this.#turn) return;
      this.state = before;
      this.failure = errorText(error);
    }
  }

  #judged(tried: TriedPuzzle): void {
    this.verdict = tried;
    this.attempt = tried.attempt;
    this.tried = tried.positions[0]!.last!.text;
    if (tried.verdict !== "right" && tried.verdict !== "solved") {
      this.state = "wrong";
      return;
    }
    this.#line = tried.moves;
    this.#current = this.shown;
    this.state = tried.verdict;
    if (tried.verdict === "solved") void this.#load();
  }

  /** Tell what the solution is about, or if that has been told, or would tell nothing, which piece to move. */
  async giveHint(): Promise<void> {
    if (!this.puzzle || !this.canMove) return;
    const mine = this.#turn;
    const body = { moves: [...this.#line], about: this.#themeTold ? ("piece" as const) : ("theme" as const) };
    try {
      const hint = await this.#inAttempt((path) =>
        answer(server.POST("/api/training/attempts/{attempt_id}/hint", { params: { path }, body })),
      );
      if (mine !== this.#turn) return;
      this.attempt = hint.attempt;
      this.#themeTold = true;
      this.hint = hint.theme ? { theme: hint.theme } : { square: hint.square! };
    } catch (error) {
      if (mine === this.#turn) this.failure = errorText(error);
    }
  }

  /** Show the next move of the solution; the others follow step by step. */
  async showSolution(): Promise<void> {
    const solution = await this.#load();
    if (!solution) return;
    this.#turn += 1;
    this.hint = null;
    this.state = "solution";
    this.goTo(this.#line.length + 1);
  }

  /** Step through the solution. */
  goTo(ply: number): void {
    const position = this.solution?.positions[ply];
    if (!this.isOver || !position) return;
    this.shown = position;
    this.onplayed(position);
  }

  /** Expect no answer any more. */
  close(): void {
    this.#turn += 1;
  }

  async #load(): Promise<SolutionView | null> {
    const puzzle = this.puzzle;
    if (!puzzle || this.solution) return this.solution;
    try {
      const solution = await this.#inAttempt((path) =>
        answer(server.POST("/api/training/attempts/{attempt_id}/solution", { params: { path } })),
      );
      if (puzzle !== this.puzzle) return null;
      this.solution = solution;
      const path = { attempt_id: this.attempt!.id };
      this.attempt = await answer(server.GET("/api/training/attempts/{attempt_id}", { params: { path } }));
      return solution;
    } catch (error) {
      if (puzzle === this.puzzle) this.failure = errorText(error);
      return null;
    }
  }

  /** Do something in the attempt; in another one if the server has forgotten it. */
  async #inAttempt<T>(act: (path: { attempt_id: string }) => Promise<T>): Promise<T> {
    try {
      return await act({ attempt_id: (await this.#begun()).id });
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 404) throw error;
      this.attempt = null;
      return act({ attempt_id: (await this.#begun()).id });
    }
  }

  #beginning: Promise<AttemptView> | null = null;

  /** The attempt, begun if there is none; two acts at once begin one. */
  async #begun(): Promise<AttemptView> {
    if (this.attempt) return this.attempt;
    const path = { puzzle_id: this.puzzle!.id };
    this.#beginning ??= answer(
      server.POST("/api/training/puzzles/{puzzle_id}", { params: { path }, body: { mode: this.mode } }),
    ).finally(() => (this.#beginning = null));
    const attempt = await this.#beginning;
    if (this.puzzle?.id === attempt.puzzle) this.attempt ??= attempt;
    return attempt;
  }
}
