// The sentences of a drill: what a move was worth, and how it ended.
import type { DrillResult, DrillView, PlayedDrill, Side } from "../api/shapes";
import { t } from "../i18n";

const other = (side: Side): Side => (side === "attackers" ? "defenders" : "attackers");

/** The task: who one is, and what is to be done. */
export function taskSentence({ goal, side, best }: Pick<DrillView, "goal" | "side" | "best">): string {
  return t("drill-task", { goal, side, moves: best });
}

/** What the last move was worth, and the answer to it. */
export function stepSentences(drill: DrillView, { step, positions }: PlayedDrill): string[] {
  const { move, verdict, lost, left, opponent_wins_in: against } = step;
  const goal = drill.goal === "hold" || drill.goal === "resist" ? "hold" : "win";
  const said: string[] = [];
  if (verdict === "best") said.push(t("drill-step-best", { move }));
  if (verdict === "slower") said.push(t("drill-step-slower", { move, lost }));
  if (verdict === "thrown") said.push(t("drill-step-thrown", { move, goal, sure: step.exact ? "yes" : "no" }));
  const reply = positions[1]?.last?.text;
  if (reply) said.push(t("drill-answer", { reply }));
  if (verdict === "thrown" && against) said.push(t("drill-opponent-wins", { side: other(drill.side), moves: against }));
  else if (goal === "win" && left && verdict !== "thrown") said.push(t("drill-left", { moves: left }));
  return said;
}

/** How a drill ended, compared with the best. */
export function resultSentence(drill: DrillView, state: PlayedDrill["state"], { moves, best }: DrillResult): string {
  if (drill.goal === "resist") return t("drill-lasted", { moves, best, how: moves >= best ? "best" : "other" });
  if (drill.goal === "hold")
    return state === "lost" ? t("drill-lasted", { moves, best, how: "other" }) : t("drill-held", { moves });
  if (state === "won")
    return t("drill-won", { moves, best, how: moves === best ? "best" : moves < best ? "faster" : "slower" });
  if (state === "lost") return t("drill-lost", { side: other(drill.side), best });
  return t("drill-late", { moves, best });
}
