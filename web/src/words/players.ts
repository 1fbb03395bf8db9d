// What the players of a game are called.
import type { MatchView, PlayersView, Side } from "../api/shapes";
import { t } from "../i18n";

/** Who has a side. Two people without names at one screen are players 1 and 2 of their match, or else just the sides. */
export function playerTitle(players: PlayersView, side: Side, match: MatchView | null = null): string {
  const { name, kind, level } = players[side];
  if (name) return name;
  if (kind === "computer") return t("computer-named", { level: level ?? 1, name: t(`level-${level ?? 1}`) });
  if (players.attackers.kind !== players.defenders.kind) return t("you");
  const first = match && firstSide(match);
  return first ? t("player-number", { number: first === side ? 1 : 2 }) : t("player-side", { side });
}

/** The name of a match's first or second player. */
export function matchPlayer(players: PlayersView, match: MatchView, who: "first" | "second"): string {
  const first = firstSide(match)!;
  const second = first === "attackers" ? "defenders" : "attackers";
  return playerTitle(players, who === "first" ? first : second, match);
}

/** The side that the first player has in the present set. */
function firstSide({ sets, number }: MatchView): Side | undefined {
  return sets[number - 1]?.first_side;
}
