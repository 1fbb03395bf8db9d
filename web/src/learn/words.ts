// What is said to a wrong move where the lesson has no words of its own for it: made from what the server found.
import type { StepView, TriedLesson } from "../api/shapes";
import { t } from "../i18n";
import { captureSentence, outcomeSentence, repetitionSentence } from "../words/board";

/** Why a move does not do what the step asks for; nothing where the answer to it says so. */
export function faultSentences(step: StepView, tried: TriedLesson): string[] {
  const { fault, positions } = tried;
  const [{ last, outcome }] = positions as [TriedLesson["positions"][0]];
  if (fault === "ended" && outcome) return [outcomeSentence(outcome), t("learn-wrong-ended")];
  if (fault === "repeated") {
    const warning = step.position.warnings.find(
      ({ from_square: from, to_square: to }) => from === last?.from_square && to === last.to_square,
    );
    return warning ? [repetitionSentence(warning)] : [];
  }
  if (!fault || fault === "answered") return [];
  return [t(`learn-wrong-${fault}`, { squares: step.squares.join(", "), goal: step.goal })];
}

/** What the opponent answers, and what comes of it. */
export function answerSentences(step: StepView, { positions, wins_in: moves }: TriedLesson): string[] {
  const [tried, answered] = positions;
  const reply = answered?.last;
  if (!tried || !reply) return [];
  const side = step.side === "attackers" ? "defenders" : "attackers";
  if (answered.outcome)
    return [
      t("learn-answer-wins", { move: tried.last!.text, reply: reply.text, side }),
      outcomeSentence(answered.outcome),
    ];
  if (moves) return [t("learn-answer-wins-in", { reply: reply.text, side, moves })];
  return [t("learn-answer", { reply: reply.text }), ...reply.captures.map(captureSentence)];
}
