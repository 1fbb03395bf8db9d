// What can be done in a game against somebody at another screen.
import type { Action } from "../play/action";
import type { PlayedGame } from "../play/game.svelte";

/** Games of fewer moves can be aborted. */
const ABORTABLE = 2;

type Common = Record<"flip" | "resign" | "tell" | "begin", Action>;

/** The actions of a player; some are the same in every game. */
export function actions(
  game: PlayedGame,
  attempt: (action: () => Promise<unknown>) => void,
  { flip, resign, tell, begin }: Common,
): Action[] {
  const view = game.view!;
  if (view.free_seat) return [flip, begin];
  const asked = view.offer;
  const over = view.outcome !== null;
  const back: Action = {
    name: "ask-back",
    icon: "undo",
    run: () => attempt(game.takeBack),
    disabled: over || asked !== null || game.backTo === null,
  };
  const draw: Action = {
    name: "offer-draw",
    icon: "handshake",
    run: () => attempt(game.draw),
    // while the other offers one, this accepts it
    disabled: over || (asked !== null && (asked.kind !== "draw" || asked.side === view.my_side)),
  };
  const abort: Action = { name: "abort", icon: "close", run: () => attempt(() => game.act("abort")) };
  const early = !over && view.moves.length < ABORTABLE && view.match?.number !== 2 && !view.tournament;
  // what is at stake is not taken back
  return [...(view.rated ? [] : [back]), draw, early ? abort : resign, flip, tell, begin];
}
