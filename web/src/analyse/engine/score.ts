// What the engine thinks, in words and figures. Scores are seen from the defenders: above zero is good for them.
import type { PositionView, ScoreView, Side } from "../../api/shapes";
import { currentLanguage, t } from "../../i18n";

/** From here on a score means that repetition decides. */
const BY_REPETITION = 10_000;

export type Verdict =
  { kind: "men"; men: number } | { kind: "win"; side: Side; moves: number } | { kind: "repetition"; side: Side };

/** What a score says. */
export function verdict({ centimen, wins_in, chance }: ScoreView): Verdict {
  const side: Side = chance >= 0.5 ? "defenders" : "attackers";
  if (centimen === null) return { kind: "win", side, moves: Math.abs(wins_in ?? 0) };
  if (Math.abs(centimen) >= BY_REPETITION)
    return { kind: "repetition", side: centimen > 0 ? "defenders" : "attackers" };
  return { kind: "men", men: centimen / 100 };
}

/** Men that do not make a difference. */
const EVEN = 0.15;

/** Whose the advantage is, and how large, in a few characters: "+1.2", "#4" (a win in four), "rep". */
export function advantage(score: ScoreView): { side: Side | null; figure: string } {
  const said = verdict(score);
  if (said.kind === "repetition") return { side: said.side, figure: t("analyse-score-repetition-short") };
  if (said.kind === "win") return { side: said.side, figure: said.moves ? `#${said.moves}` : "✓" };
  const side = said.men > 0 ? "defenders" : "attackers";
  return { side: Math.abs(said.men) < EVEN ? null : side, figure: men(Math.abs(said.men)) };
}

/** A score with its owner: "Defenders +1.2", "Attackers: win in 4", "Even". */
export function shortScore(score: ScoreView): string {
  const said = verdict(score);
  const { side, figure } = advantage(score);
  if (side === null) return t("analyse-score-even");
  if (said.kind === "win") {
    return said.moves
      ? t("analyse-score-short-win", { side, moves: said.moves })
      : t("analyse-score-short-won", { side });
  }
  return t(said.kind === "men" ? "analyse-score-short-men" : "analyse-score-short-repetition", { side, figure });
}

/** A score in words. */
export function longScore(score: ScoreView): string {
  const said = verdict(score);
  if (said.kind === "repetition") return t(`analyse-score-repetition-${said.side}`);
  if (said.kind === "win") {
    return said.moves
      ? t(`analyse-score-win-${said.side}`, { moves: said.moves })
      : t(`analyse-score-won-${said.side}`);
  }
  const figure = Math.abs(said.men);
  if (figure < EVEN) return t("analyse-score-even");
  return t(`analyse-score-better-${said.men > 0 ? "defenders" : "attackers"}`, { men: men(figure, "never") });
}

function men(value: number, sign: "exceptZero" | "never" = "exceptZero"): string {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: sign } as const;
  return new Intl.NumberFormat(currentLanguage(), digits).format(value).replace("-", "−");
}

/** The defenders' chance as people say it: 0.634 is 63 %. */
export function percent(share: number): string {
  return new Intl.NumberFormat(currentLanguage(), { style: "percent" }).format(share);
}

/** A large number in a few characters: 834 k, 1.2 M. */
export function compact(value: number): string {
  return new Intl.NumberFormat(currentLanguage(), { notation: "compact", maximumSignificantDigits: 3 }).format(value);
}

/** What a game that is over is worth. */
export function scoreOfEnd(outcome: NonNullable<PositionView["outcome"]>): ScoreView {
  if (outcome.winner === null) return { centimen: 0, wins_in: null, chance: 0.5 };
  return { centimen: null, wins_in: 0, chance: outcome.winner === "defenders" ? 1 : 0 };
}
