// What a diagram shows, and what has just happened on it.
import type { DiagramView, PositionView } from "../api/shapes";
import { t } from "../i18n";
import { captureSentence, outcomeSentence } from "../play/words";

/** What the last move did, and why. */
export function happened({ last, outcome }: PositionView): string {
  if (!last) return "";
  const [from, to] = [last.from_square, last.to_square];
  const sentences = last.captures.map(captureSentence);
  if (outcome) sentences.push(outcomeSentence(outcome));
  return sentences.length > 0 ? sentences.join(" ") : t("shows-moved", { from, to });
}

/** What the demonstration of a diagram will show. */
export function promised({ fen, moves, marks, captures, termination, winner }: DiagramView): string {
  const [first, last] = [moves[0], moves.at(-1)];
  if (!first || !last) return t("shows-turn", { side: fen.endsWith("b") ? "attackers" : "defenders" });
  if (Object.values(marks).includes("reach")) return t("shows-reach", { square: first.slice(0, 2) });
  const [from, to] = [last.slice(0, 2), last.slice(3, 5)];
  const sentences = moves.length > 1 ? [t("shows-line", { count: moves.length })] : [];
  if (captures.length > 0) {
    sentences.push(t("shows-captures", { from, to, squares: captures.join(", "), count: captures.length }));
  }
  if (termination) sentences.push(outcomeSentence({ winner, termination }));
  if (sentences.length === 0) return t("shows-moved", { from, to });
  if (moves.length > 1 && !termination) sentences.push(t("shows-goes-on"));
  return sentences.join(" ");
}
