// A move that is set while the other side thinks. It is made the moment the turn comes, if it is legal then: the server's
// destinations say so.
import type { GameView } from "../api/shapes";
import { readPlacement, type Move } from "../board";
import { settings } from "../settings.svelte";
import type { PlayedGame } from "./game.svelte";

const FILES = [..."abcdefg"];
const RANKS = [..."1234567"];

/** The squares on the lines through one: nobody knows yet what will stand there. */
function lines(square: string): string[] {
  const [file, rank] = [square[0]!, square[1]!];
  return [...RANKS.map((each) => file + each), ...FILES.map((each) => each + rank)].filter((each) => each !== square);
}

export class Premove {
  /** the move that was set */
  move: Move | null = $state.raw(null);

  #game: PlayedGame;

  constructor(game: PlayedGame) {
    this.#game = game;
  }

  /** May a move be set now? */
  readonly able: boolean = $derived.by(() => {
    const { view, own, outcome, watching, isLast, position } = this.#game;
    return (
      settings.premove && !!view && !view.free_seat && !outcome && !watching && isLast && !!own && own !== position.turn
    );
  });

  /** From where to where. */
  readonly reach: Readonly<Record<string, readonly string[]>> = $derived.by(() => {
    if (!this.able) return {};
    const own = [...readPlacement(this.#game.position.fen)].filter(
      ([, kind]) => (kind === "attacker") === (this.#game.own === "attackers"),
    );
    return Object.fromEntries(own.map(([square]) => [square, lines(square)]));
  });

  clear = (): void => {
    this.move = null;
  };

  /** The game has changed: whether the move that was set is to be made now. It is forgotten when its time has come. */
  due(view: GameView, before: GameView | null): { move: Move; legal: boolean } | null {
    const { move } = this;
    if (!move) return null;
    const gone = view.id !== before?.id || view.outcome || view.moves.length < before.moves.length;
    const mine = view.position.turn === this.#game.own;
    if (gone || mine) this.clear();
    if (gone || !mine) return null;
    return { move, legal: view.position.destinations[move.from]?.includes(move.to) ?? false };
  }
}
