// What games, the engine and proofs say of the position on the board and of its moves. The server is asked while
// somebody looks at it.
import { answer, server } from "../../api/client";
import type { OpeningMoveView, OpeningView, PositionView } from "../../api/shapes";
import type { Study } from "../study.svelte";

/** Whether anything is known of a move. */
export function isKnown({ counts, opinion, proven }: OpeningMoveView): boolean {
  return counts.games > 0 || opinion !== null || proven !== null;
}

/** The move that the engine likes best; null where it has looked at fewer than two. */
export function bestOf({ moves, turn }: Pick<OpeningView, "moves" | "turn">): OpeningMoveView | null {
  const sign = turn === "defenders" ? 1 : -1;
  const judged = moves.filter(({ opinion }) => opinion !== null);
  const worth = ({ opinion }: OpeningMoveView) => {
    const { centimen, wins_in } = opinion!.score;
    // a win before any number of men, the sooner the better
    return sign * (centimen ?? (wins_in! > 0 ? 1e6 - wins_in! : -1e6 - wins_in!));
  };
  return judged.length < 2 ? null : judged.reduce((best, move) => (worth(move) > worth(best) ? move : best));
}

/** The results of games as shares of all: attackers, draws, defenders. */
export function sharesOf({ games, attackers, draws, defenders }: OpeningMoveView["counts"]): number[] {
  return [attackers, draws, defenders].map((number) => (games ? number / games : 0));
}

export class Openings {
  /** what was found last; it stays until the next position's answer is here, so that nothing flickers */
  found: OpeningView | null = $state.raw(null);
  /** why the last answer did not come */
  failure: unknown = $state.raw(null);
  /** the move that is pointed at */
  aimed: OpeningMoveView | null = $state.raw(null);

  readonly #rules: Study["rules"];
  readonly #known = new Map<string, OpeningView>();
  #turn = 0;

  constructor({ rules }: Pick<Study, "rules">) {
    this.#rules = rules;
  }

  /** Follow the board to a position. */
  async look({ fen }: Pick<PositionView, "fen">): Promise<void> {
    const mine = ++this.#turn;
    this.aimed = null;
    try {
      const found = this.#known.get(fen) ?? (await this.#ask(fen));
      if (mine !== this.#turn) return;
      this.found = found;
      this.failure = null;
    } catch (error) {
      if (mine === this.#turn) this.failure = error;
    }
  }

  async #ask(fen: string): Promise<OpeningView> {
    const found = await answer(server.POST("/api/openings", { body: { rules: this.#rules, fen, moves: [] } }));
    this.#known.set(fen, found);
    return found;
  }
}
