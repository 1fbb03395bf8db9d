// What a diagram shows, and what has just happened on it.
import type { DiagramView, PositionView } from "../api/shapes";
import { t } from "../i18n";
import { captureSentence, outcomeSentence } from "./board";

/** What the last move did, and why. */
export function happened({ last, outcome }: PositionView): string {
  if (!last) return "";
  const [from, to] = [last.from_square, last.to_square];
  const sentences = last.captures.map(captureSentence);
  if (outcome) sentences.push(outcomeSentence(outcome));
  return sentences.length > 0 ? sentences.join(" ") : t("shows-moved", { from, to });
}

/** What the demonstration of a diagram will show. */
export function promised({ shows }: DiagramView): string {
  return shows.map(({ key, args }) => t(key, args)).join(" ");
}
