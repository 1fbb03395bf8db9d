// What the players of a game are called.
import type { MatchView, PlayersView, Side } from "../api/shapes";
import { t } from "../i18n";

/** What is needed of the players to call them by something. */
type Named = Record<Side, Pick<PlayersView[Side], "kind" | "level" | "name"> & { bot?: boolean; former?: boolean }>;

/** Who has a side. Two people without names at one screen are players 1 and 2 of their match, or else just the sides; in
    a game that is not `mine`, whoever plays against the computer is somebody else. Whoever has the seat `own` plays a
    friend at another screen. */
export function playerTitle(
  players: Named,
  side: Side,
  match: MatchView | null = null,
  mine = true,
  own: Side | null = null,
): string {
  const { name, kind, level, bot, former } = players[side];
  if (name) return bot ? t("bot-named", { name }) : name;
  if (former) return t("player-former");
  if (kind === "computer") return t("computer-named", { level: level ?? 1, name: t(`level-${level ?? 1}`) });
  if (players.attackers.kind !== players.defenders.kind) return t(mine ? "you" : "player-somebody");
  if (own) return t(own === side ? "you" : "player-friend");
  const first = match && firstSide(match);
  return first ? t("player-number", { number: first === side ? 1 : 2 }) : t("player-side", { side });
}

/** The name of a match's first or second player. */
export function matchPlayer(
  players: Named,
  match: MatchView,
  who: "first" | "second",
  mine = true,
  own: Side | null = null,
): string {
  const first = firstSide(match)!;
  const second = first === "attackers" ? "defenders" : "attackers";
  return playerTitle(players, who === "first" ? first : second, match, mine, own);
}

/** Who has won a match and by what; null while it goes on. */
export function matchVerdict(players: Named, match: MatchView, mine = true, own: Side | null = null): string | null {
  const { result, sets } = match;
  if (!result) return null;
  const moves = sets.map(({ winning_moves }) => winning_moves ?? 0);
  const winner = result.winner ? matchPlayer(players, match, result.winner, mine, own) : "";
  const decision = result.decision.replaceAll(" ", "-");
  return t(`match-${decision}`, { winner, fewer: Math.min(...moves), more: Math.max(...moves) });
}

/** The side that the first player has in the present set. */
function firstSide({ sets, number }: MatchView): Side | undefined {
  return sets[number - 1]?.first_side;
}

/** Whether one of the players has deleted the account: nothing begins between them any more. */
export function hasLeft({ attackers, defenders }: PlayersView): boolean {
  return attackers.former || defenders.former;
}
