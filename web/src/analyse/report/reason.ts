// Why a move was a mistake, in a sentence or two: what it let slip, and what it let the other side do.
import type { ReportStep, ScoreView } from "../../api/shapes";
import { t } from "../../i18n";
import { percent, verdict } from "../engine/score";

/** The reason; `before` is what the position was worth in which the move was made. */
export function reasonOf(step: ReportStep, before: ScoreView): string {
  const [side, move, best] = [step.side!, step.move!, step.best ?? ""];
  const [then, now] = [verdict(before), verdict(step.score)];
  const missed = then.kind === "win" && then.side === side;
  const lost = now.kind === "win" && now.side !== side;
  const said: string[] = [];
  if (missed) said.push(t("analyse-why-missed", { move: best, moves: then.moves }));
  if (lost && now.moves) said.push(t("analyse-why-lost", { move, winner: now.side, moves: now.moves }));
  if (!said.length) {
    const chance = (score: ScoreView) => percent(side === "defenders" ? score.chance : 1 - score.chance);
    said.push(t("analyse-why-chance", { move, side, from: chance(before), to: chance(step.score) }));
  }
  return said.join(" ");
}
