// What the server sends when a game changes: not the whole game again, only what is new.
import type { GameChange, GameView } from "../api/shapes";

/** A game after a change of the version that is known. */
export function changed(view: GameView, change: GameChange): GameView {
  const { since: _, kept, moves, fens, ...rest } = change;
  return {
    ...view,
    ...rest,
    moves: [...view.moves.slice(0, kept), ...moves],
    fens: [...view.fens.slice(0, kept + 1), ...fens],
  };
}
