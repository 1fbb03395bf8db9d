// A line of moves that plays itself on a board, forwards and back: the server tells every position once, when the first
// of them is wanted.
import { errorText } from "../api/errors";
import { fetchLine } from "../api/requests";
import type { PositionView } from "../api/shapes";

interface Line {
  fen: string;
  moves: readonly string[];
}

export class LinePlayer {
  /** how many moves have been made */
  ply = $state(0);
  playing = $state(false);
  failure = $state("");
  #positions: readonly PositionView[] = $state.raw([]);
  #line: Line = $state.raw({ fen: "", moves: [] });
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** counts the requests, so that an answer that comes too late is ignored */
  #turn = 0;
  readonly #rules: string;
  readonly #pace: number;
  readonly #load: typeof fetchLine;

  constructor(rules: string, pace = 900, load = fetchLine) {
    this.#rules = rules;
    this.#pace = pace;
    this.#load = load;
  }

  get moves(): readonly string[] {
    return this.#line.moves;
  }

  get fen(): string {
    return this.#line.fen;
  }

  /** What stands on the board; null before anything was asked. */
  get shown(): PositionView | null {
    return this.#positions[this.ply] ?? null;
  }

  /** Show another line from its beginning; nothing moves by itself. */
  open(line: Line): void {
    this.pause();
    this.#turn++;
    this.#line = line;
    this.#positions = [];
    this.ply = 0;
    this.failure = "";
  }

  async goTo(ply: number): Promise<void> {
    this.pause();
    await this.#show(ply);
  }

  /** Play on from here, or from the beginning if this is the end. */
  async play(): Promise<void> {
    this.playing = true;
    const next = this.ply < this.moves.length ? this.ply + 1 : 0;
    if ((await this.#show(next)) && this.playing) this.#wait();
    else this.playing = false;
  }

  pause(): void {
    clearTimeout(this.#timer);
    this.playing = false;
  }

  #wait(): void {
    if (this.ply >= this.moves.length) {
      this.playing = false;
      return;
    }
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.ply++;
      this.#wait();
    }, this.#pace);
  }

  async #show(ply: number): Promise<boolean> {
    if (!(await this.#ready())) return false;
    this.ply = Math.min(Math.max(ply, 0), this.moves.length);
    return true;
  }

  async #ready(): Promise<boolean> {
    if (this.#positions.length > 0) return true;
    const mine = ++this.#turn;
    const { fen, moves } = this.#line;
    try {
      const positions = await this.#load({ rules: this.#rules, fen, moves: [...moves] });
      if (mine !== this.#turn) return false;
      this.#positions = positions;
      this.failure = "";
      return true;
    } catch (error) {
      if (mine === this.#turn) this.failure = errorText(error);
      return false;
    }
  }
}
