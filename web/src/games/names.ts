// What rulesets and players are called in lists and titles.
import type { PlayersView, Side } from "../api/shapes";
import { t } from "../i18n";
import { PRESETS } from "../play/options.svelte";

/** A ruleset's name for people; one of somebody's own has the name that was given to it. */
export function rulesTitle(name: string): string {
  return (PRESETS as readonly string[]).includes(name) ? t(`rules-${name}`) : name;
}

/** Who has a side of a game of this visitor. */
export function playerTitle(players: PlayersView, side: Side): string {
  const { name, kind, level } = players[side];
  if (name) return name;
  if (kind === "computer") return t("computer-level", { level: level ?? 1 });
  const alone = players.attackers.kind !== players.defenders.kind;
  return alone ? t("you") : t("player-side", { side });
}
