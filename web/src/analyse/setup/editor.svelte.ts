// A position that is being set up: what stands where, whose turn it is, by which rules; and whether it is possible.
import { errorText } from "../../api/errors";
import { fetchPosition } from "../../api/requests";
import type { Side } from "../../api/shapes";
import { carried, readPlacement, type Editor, type Placement } from "../../board";
import { positionText, turnOf } from "../../position/notation";
import { placed } from "../../position/placing";
import type { RulesChoice } from "../../rulesets";

export class PositionEditor {
  placement: Placement = $state.raw(new Map());
  turn: Side = $state("attackers");
  rules: RulesChoice = $state.raw("wtf");
  tool: Editor["piece"] = $state(null);
  /** what the server says of it; null while it is being asked */
  verdict: { good: boolean; text: string } | null = $state.raw(null);

  readonly fen = $derived(positionText(this.placement, this.turn));

  /** What the board needs to be edited on. */
  readonly board: Editor = $derived({
    piece: this.tool,
    onplace: (square, piece) => (this.placement = placed(this.placement, square, piece)),
    onmovepiece: (from, to) => (this.placement = carried(this.placement, { from, to })),
  });

  constructor(fen: string, rules: RulesChoice) {
    this.rules = rules;
    this.set(fen);
  }

  /** Take over a position text; an error if it is none. */
  set(fen: string): void {
    this.placement = readPlacement(fen);
    this.turn = turnOf(fen);
  }

  clear(): void {
    this.placement = new Map();
  }

  /** The start position of the rules. */
  async reset(): Promise<void> {
    this.set((await fetchPosition({ rules: this.rules, fen: null, moves: [] })).fen);
  }

  /** Ask the server whether the position is possible. */
  async judge(fen: string, rules: RulesChoice, signal: AbortSignal, fine: string): Promise<void> {
    this.verdict = null;
    try {
      await fetchPosition({ rules, fen, moves: [] }, signal);
      this.verdict = { good: true, text: fine };
    } catch (error) {
      if (!signal.aborted) this.verdict = { good: false, text: errorText(error) };
    }
  }
}
