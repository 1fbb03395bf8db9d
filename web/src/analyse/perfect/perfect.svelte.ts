// What the tables of perfect play say about the position on the board. They cover positions with few pieces only: the
// server says once how many, and is not asked about others.
import { answer, server } from "../../api/client";
import { errorText, isRefusal } from "../../api/errors";
import type { PositionView, Side, TableMoveView, TableView, VerdictView } from "../../api/shapes";
import { readPlacement } from "../../board";
import type { Study } from "../study.svelte";

/** What a move is worth to the side that makes it. */
export type Worth = "win" | "win-repetition" | "draw" | "repetition" | "loss-repetition" | "loss";

export function worthOf({ winner, forced, certain }: VerdictView, turn: Side): Worth {
  if (!certain) return "repetition";
  if (!winner) return "draw";
  const won = winner === turn ? "win" : "loss";
  return forced ? won : `${won}-repetition`;
}

/** Moves that are worth the same. */
export interface Row {
  worth: Worth;
  /** the winner's moves until the end, if it can be forced */
  winsIn: number | null;
  moves: TableMoveView[];
}

/** The moves in rows, the best first. */
export function rowsOf({ moves, turn }: Pick<TableView, "moves" | "turn">): Row[] {
  const rows: Row[] = [];
  for (const move of moves) {
    const [worth, winsIn] = [worthOf(move.verdict, turn), move.verdict.wins_in];
    const last = rows.at(-1);
    if (last?.worth === worth && last.winsIn === winsIn) last.moves.push(move);
    else rows.push({ worth, winsIn, moves: [move] });
  }
  return rows;
}

export class PerfectPlay {
  /** what was found last; it stays until the next position's answer is here, so that nothing flickers */
  found: TableView | null = $state.raw(null);
  /** why the server will not say anything about this position */
  refused = $state("");
  /** the move that is pointed at */
  aimed: TableMoveView | null = $state.raw(null);

  readonly #rules: Study["rules"];
  #mostMen: Promise<number> | undefined;
  readonly #known = new Map<string, TableView>();
  #turn = 0;

  constructor({ rules }: Pick<Study, "rules">) {
    this.#rules = rules;
  }

  /** Follow the board to a position. */
  async look(view: PositionView): Promise<void> {
    const mine = ++this.#turn;
    this.aimed = null;
    let found: TableView | null = null;
    let refused = "";
    try {
      found = await this.#tables(view);
    } catch (error) {
      if (isRefusal(error)) refused = errorText(error); // what else cannot be fetched is not shown
    }
    if (mine === this.#turn) [this.found, this.refused] = [found, refused];
  }

  async #tables({ fen, outcome }: PositionView): Promise<TableView | null> {
    if (outcome) return null;
    const known = this.#known.get(fen);
    if (known) return known;
    if (readPlacement(fen).size > (await this.#extent())) return null;
    const found = await answer(server.POST("/api/tables", { body: { rules: this.#rules, fen, moves: [] } }));
    this.#known.set(fen, found);
    return found;
  }

  async #extent(): Promise<number> {
    const body = { rules: this.#rules };
    this.#mostMen ??= answer(server.POST("/api/tables/extent", { body })).then(({ most_men }) => most_men);
    try {
      return await this.#mostMen;
    } catch (error) {
      this.#mostMen = undefined; // the next position asks again
      throw error;
    }
  }
}
