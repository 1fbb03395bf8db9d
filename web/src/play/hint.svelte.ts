// A good move for whoever asks: shown on the board until the position changes.
import { answer, server } from "../api/client";
import type { HintView } from "../api/shapes";
import type { PlayedGame } from "./game.svelte";

export class Hint {
  #game: PlayedGame;
  #found: { view: HintView; for: string } | null = $state.raw(null);
  /** the engine is being asked */
  asked = $state(false);

  constructor(game: PlayedGame) {
    this.#game = game;
  }

  /** The hint for the position on the board. */
  readonly shown: HintView | null = $derived.by(() =>
    this.#found?.for === this.#game.place && this.#game.canMove ? this.#found.view : null,
  );

  async ask(): Promise<void> {
    if (this.asked || !this.#game.canHint) return;
    this.asked = true;
    try {
      const place = this.#game.place;
      this.#found = { view: await answer(server.POST("/api/hints", { body: this.#game.request() })), for: place };
    } finally {
      this.asked = false;
    }
  }
}
