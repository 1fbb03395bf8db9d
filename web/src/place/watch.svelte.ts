// The games to watch, as they are played.
import { answer, server } from "../api/client";
import { listen } from "../api/live";
import type { WatchedGame, WatchView } from "../api/shapes";

export class Watched {
  games: readonly WatchedGame[] = $state.raw([]);
  featured: string | null = $state(null);
  loaded = $state(false);

  #stop: (() => void) | null = null;
  #closed = false;

  async open(): Promise<void> {
    this.#hear(await answer(server.GET("/api/watch")));
    if (this.#closed) return;
    this.#stop = listen<WatchView | WatchedGame>(
      "/api/watch/live",
      (news) => this.#hear(news),
      () => undefined,
    );
  }

  close(): void {
    this.#closed = true;
    this.#stop?.();
  }

  #hear(news: WatchView | WatchedGame): void {
    if ("games" in news) {
      this.games = news.games;
      this.featured = news.featured;
      this.loaded = true;
    } else this.games = this.games.map((game) => (game.id === news.id ? news : game));
  }
}
