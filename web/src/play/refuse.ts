// Why a person cannot make a move in a game now.
import type { PositionRequest } from "../api/shapes";
import type { Move } from "../board";
import type { Refusal } from "../position/refusal.svelte";
import type { PlayedGame } from "./game.svelte";
import { options } from "./options.svelte";

/** Answer a move that was tried in a game and is not legal there, or not the person's to make. */
export function refuse(refusal: Refusal, game: PlayedGame, move: Move): void {
  const { fen, turn } = game.position;
  if (!game.isLast) refusal.say("earlier");
  else if (game.outcome) refusal.say("illegal-over");
  else if (game.view && !game.view.mine) refusal.say("forbidden");
  else if (game.view?.free_seat) refusal.say("no-opponent");
  else if (game.own && game.own !== turn) refusal.say("illegal-turn", { side: turn });
  else {
    const rules = (game.view?.preset ?? game.view?.rules ?? options.rules) as PositionRequest["rules"];
    void refusal.ask({ rules, fen }, move, game.own);
  }
}
