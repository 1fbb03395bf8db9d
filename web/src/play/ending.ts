// How the end of a game is told: who won, and in how many moves.
import type { GameView } from "../api/shapes";
import { t } from "../i18n";
import { playerTitle } from "../words/players";
import type { PlayedGame } from "./game.svelte";

/** Who won, as a headline. */
export function endTitle(game: PlayedGame, view: GameView): string {
  const winner = view.outcome?.winner;
  if (!winner) return t(view.outcome?.termination === "aborted" ? "end-aborted" : "end-drawn");
  if (game.own && view.mine && (winner === game.own || game.mode === "computer"))
    return t(winner === game.own ? "end-you-won" : "end-you-lost");
  const name = playerTitle(view.players, winner, view.match, view.mine, view.my_side);
  const bare = name === t("player-side", { side: winner });
  return bare ? t("end-side-won", { side: winner }) : t("end-name-won", { name });
}

/** In how many of the winner's moves, as in a match; a draw counts those of both as one. */
export function movesOfEnd(view: GameView): string {
  const winner = view.outcome?.winner;
  if (view.moves.length === 0 || view.outcome?.termination === "aborted") return "";
  if (!winner) return t("end-moves-drawn", { moves: Math.ceil(view.moves.length / 2) });
  const moves = view.moves.filter(({ side }) => side === winner).length;
  return moves ? t("end-moves", { moves }) : "";
}

/** The window's title in a game: whose turn it is, or who won; null before it has begun. */
export function titleOf(game: PlayedGame): string | null {
  const { view } = game;
  if (!view) return null;
  if (view.outcome) return endTitle(game, view);
  const { turn } = view.position;
  if (game.own === null || game.watching || (game.mode === "friend" && game.own !== turn))
    return t("side-to-move", { side: turn });
  return t(game.own === turn ? "your-move" : "computer-thinks");
}
