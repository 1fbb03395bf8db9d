// What a tournament is, in few words.
import type { TournamentHead } from "../api/shapes";
import { t } from "../i18n";
import { localeTag } from "../players/numbers";
import { clockName } from "../place/words";
import { rulesTitle } from "../words/rulesets";

/** How it is played: kind, length, rules, clock. */
export function facts(held: TournamentHead): string {
  return [
    t(`tournament-kind-${held.kind}`),
    held.kind === "swiss"
      ? t("tournament-in-rounds", { count: held.rounds ?? 0 })
      : t("tournament-in-minutes", { count: held.minutes ?? 0 }),
    clockName(held.clock),
    t(held.match ? "match" : "tournament-single"),
    rulesTitle(held.rules),
    t(held.rated ? "lobby-rated" : "lobby-casual"),
  ].join(" · ");
}

/** A moment of today by its time, any other by its day as well. */
export function timeName(seconds: number): string {
  const when = new Date(seconds * 1000);
  const today = when.toDateString() === new Date().toDateString();
  return new Intl.DateTimeFormat(localeTag(), {
    ...(today ? {} : { day: "numeric", month: "short" }),
    hour: "2-digit",
    minute: "2-digit",
  }).format(when);
}

/** Where it stands. */
export function stateName(held: TournamentHead): string {
  if (held.state === "over" || held.state === "off") return t(`tournament-state-${held.state}`);
  if (held.state === "open") return held.starts_at ? t("tournament-starts", { time: timeName(held.starts_at) }) : "";
  if (held.kind === "swiss") return t("tournament-round", { round: held.round, rounds: held.rounds ?? 0 });
  return held.ends_at ? t("tournament-ends", { time: timeName(held.ends_at) }) : "";
}

/** Points as people write them: 2½. */
export function points(value: number): string {
  const whole = Math.floor(value);
  if (value === whole) return String(whole);
  if (value - whole !== 0.5) return String(value);
  return whole ? `${whole}½` : "½";
}
