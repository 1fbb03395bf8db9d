// What the players are called.
import type { Side } from "../api/shapes";
import { t } from "../i18n";
import type { PlayedGame } from "./game.svelte";
import { options } from "./options.svelte";

/** The name of whoever has a side. */
export function playerName(game: PlayedGame, side: Side): string {
  const player = game.view?.players[side];
  if (player?.name) return player.name;
  if (game.own === null) {
    const match = game.view?.match;
    const first = match?.sets[match.number - 1]?.first_side;
    return first ? t("player-number", { number: first === side ? 1 : 2 }) : t("player-side", { side });
  }
  if (game.own === side) return t("you");
  return t("computer-level", { level: player?.level ?? options.level });
}

/** The name of a match's first or second player. */
export function matchPlayer(game: PlayedGame, who: "first" | "second"): string {
  const match = game.view!.match!;
  const first = match.sets[match.number - 1]!.first_side;
  const other = first === "attackers" ? "defenders" : "attackers";
  return playerName(game, who === "first" ? first : other);
}
