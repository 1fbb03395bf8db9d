// Why a move of a solution is played: the facts that the server found about it, as sentences.
import type { Fact, PositionView } from "../api/shapes";
import { t } from "../i18n";
import { captureSentence, outcomeSentence } from "./board";

/** The sentences about the move that led to a position. */
export function whyMove(position: PositionView, facts: readonly Fact[]): string {
  return facts.flatMap((fact) => factSentences(position, fact)).join(" ");
}

function factSentences({ last, outcome }: PositionView, fact: Fact): string[] {
  const { name, squares = [], goal = null, count = 0 } = fact;
  if (name === "takes") return last?.captures.map(captureSentence) ?? [];
  if (name === "wins") {
    const king = last?.captures.filter(({ piece }) => piece === "king").map(captureSentence) ?? [];
    return [...king, outcome ? outcomeSentence(outcome) : ""].filter(Boolean);
  }
  return [t(`explain-${name}`, { squares: squares.join(", "), goal: goal ?? "none", count })];
}
