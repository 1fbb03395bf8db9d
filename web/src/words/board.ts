// The words for what happens on a board: squares for a screen reader, why a piece was taken, how a game ended.
import type { CaptureView, MoveView, OutcomeView, RepetitionView } from "../api/shapes";
import type { BoardLabels } from "../board";
import { t } from "../i18n";

const THRONE = "d4";

/** The board's words for those who do not see it. */
export function boardLabels(name: string, destination = t("square-destination")): BoardLabels {
  return {
    board: name,
    square: (square, piece, state) =>
      [
        t("square", { square, piece: piece ?? "none", special: specialOf(square) }),
        state.selected && t("square-selected"),
        state.destination && (state.warned ? t("square-warned", { verdict: state.warned }) : destination),
        state.lastMove && t("square-last-move"),
        state.threatened && t("square-threatened"),
      ]
        .filter(Boolean)
        .join(", "),
  };
}

function specialOf(square: string): "throne" | "corner" | "none" {
  return square === THRONE ? "throne" : /^[ag][17]$/.test(square) ? "corner" : "none";
}

/** Why a piece was taken: "d5 was taken between d6 and the empty throne." */
export function captureSentence(capture: CaptureView): string {
  const { square, piece, captors, hostile } = capture;
  const king = piece === "king" ? "yes" : "no";
  if (captors.length + hostile.length > 2) return t("taken-around", { square, king });
  const helper = hostile[0];
  if (!helper) return t("taken-between", { square, king, one: captors[0] ?? "", other: captors[1] ?? "" });
  return t("taken-hostile", { square, king, one: captors[0] ?? "", helper, kind: specialOf(helper) });
}

/** A move as it is read out: "Attacker d2 to e2; takes d3." */
export function moveSentence(move: MoveView): string {
  const { from_square: from, to_square: to, piece, captures } = move;
  const taken = captures.map(({ square }) => square).join(", ");
  return t("move-spoken", { piece, from, to, taken, captures: captures.length });
}

/** How a game ended, and for whom. */
export function outcomeSentence(outcome: Pick<OutcomeView, "winner" | "termination">): string {
  const { winner, termination } = outcome;
  return t(`ended-${termination.replace("_", "-")}`, { winner: winner ?? "nobody" });
}

/** What comes of a move that brings back an earlier position. */
export function repetitionSentence(warning: RepetitionView): string {
  const { move, loser, final, occurrences } = warning;
  return t(final ? "repetition-final" : "repetition-again", { move, loser: loser ?? "nobody", times: occurrences });
}
