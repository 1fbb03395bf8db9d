// A puzzle being solved: the line so far, what came of the last try, hints, and the solution if it is asked for.
import { answer, server } from "../api/client";
import { errorText } from "../api/errors";
import { fetchTodaysPuzzle } from "../api/requests";
import type { PositionView, PuzzleView, SolutionView, TriedPuzzle } from "../api/shapes";
import type { Move } from "../board";

/** The opponent answers after so many milliseconds, so that the move before can be seen. */
const PAUSE = 600;
/** Themes that say no more than the task does. */
const ENDINGS = ["escape", "king-hunt", "encirclement", "last-man", "blockade"];

type State = "open" | "judging" | "right" | "wrong" | "solved" | "solution";

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
  /** without a wrong move, a hint or the solution, since the puzzle was opened */
  alone = true;
  hint = $state.raw<{ theme: string } | { square: string } | null>(null);
  /** the moves found so far, with the answers to them, and the position they lead to */
  #line: readonly string[] = $state.raw([]);
  #current = $state.raw<PositionView | null>(null);
  #themeTold = false;
  #turn = 0;

  readonly canMove = $derived(this.state === "open" || this.state === "right");
  /** over, so that the solution may be looked through */
  readonly isOver = $derived(this.state === "solved" || this.state === "solution");

  constructor(readonly onplayed: (view: PositionView) => void = () => undefined) {}

  /** Open a puzzle by its name, or today's. */
  async open(id: string | null): Promise<void> {
    const mine = ++this.#turn;
    this.puzzle = this.shown = this.#current = this.solution = null;
    this.alone = true;
    this.failure = "";
    try {
      const puzzle = id
        ? await answer(server.GET("/api/puzzles/{puzzle_id}", { params: { path: { puzzle_id: id } } }))
        : await fetchTodaysPuzzle();
      if (mine !== this.#turn) return;
      this.puzzle = puzzle;
      this.restart();
    } catch (error) {
      if (mine === this.#turn) this.failure = errorText(error);
    }
  }

  /** Begin once more from the puzzle's position. */
  restart(): void {
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
      const path = { puzzle_id: this.puzzle.id };
      const body = { moves: [...this.#line, this.tried] };
      const tried = await answer(server.POST("/api/puzzles/{puzzle_id}/try", { params: { path }, body }));
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
    this.tried = tried.positions[0]!.last!.text;
    if (tried.verdict !== "right" && tried.verdict !== "solved") {
      this.state = "wrong";
      this.alone = false;
      return;
    }
    this.#line = tried.moves;
    this.#current = this.shown;
    this.state = tried.verdict;
    if (tried.verdict === "solved") void this.#load();
  }

  /** Tell what the solution is about, or if that has been told, or would tell nothing, which piece to move. */
  async giveHint(): Promise<void> {
    const solution = await this.#load();
    if (!solution || !this.canMove) return;
    this.alone = false;
    const theme = solution.themes.find((each) => !ENDINGS.includes(each));
    if (theme && !this.#themeTold) {
      this.#themeTold = true;
      this.hint = { theme };
    } else {
      this.hint = { square: solution.moves[this.#line.length]!.slice(0, 2) };
    }
  }

  /** Show the next move of the solution; the others follow step by step. */
  async showSolution(): Promise<void> {
    const solution = await this.#load();
    if (!solution) return;
    this.#turn += 1;
    this.hint = null;
    this.state = "solution";
    this.alone = false;
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
      const params = { path: { puzzle_id: puzzle.id } };
      const solution = await answer(server.GET("/api/puzzles/{puzzle_id}/solution", { params }));
      if (puzzle === this.puzzle) this.solution = solution;
      return puzzle === this.puzzle ? solution : null;
    } catch (error) {
      if (puzzle === this.puzzle) this.failure = errorText(error);
      return null;
    }
  }
}
